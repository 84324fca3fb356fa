# Shibuya, statement by statement: docs/rules/shibuya.md has the statements. In positions `street` has the cells of the tile
# grid in reading order, `12.3` being tile 12 turned three times and `12.3+4.0` tile 4 on top of it; every pedestrian is a
# square, a goal or `start`. Many cases lay only the tiles they need, which construction=off allows, and take them from a
# set with plain tiles: 0 to 9 are all black circles, 10 to 19 all white squares.

case SHIB-1: two or four play
  new shibuya players=2
  new shibuya players=4
  refused shibuya players=1
  because allowed player counts: 2, 4
  refused shibuya players=3
  because allowed player counts: 2, 4

case SHIB-1: the first player is drawn by lot, all seats equally likely, or chosen
  new shibuya players=4
  only chance: first 0; first 1; first 2; first 3
  weight first 0: 1
  weight first 3: 1
  play chance: first 2
  is seat=2
  play chance: tile 4
  to-act 2
  new shibuya players=2
  only chance: first 0; first 1
  new shibuya players=2 first=1
  is first=1
  illegal chance: first 1
  play chance: tile 0
  to-act 1
  refused shibuya players=2 first=2
  because names seat 2

case SHIB-1: 30 tiles face down, each as likely as any other
  new shibuya players=2 first=0
  count chance tile: 30
  legal chance: tile 29
  illegal chance: tile 30
  weight tile 0: 1
  weight tile 29: 1
  play chance: tile 17
  play 0: place 0,0 0
  count chance tile: 29
  illegal chance: tile 17

case SHIB-1 SHIB-13: clockwise with four players, red in the north and the south, blue in the east and the west
  new shibuya players=4 first=2
  play chance: tile 0
  play 2: place 0,0 0
  play chance: tile 1
  play 3: place 0,1 0
  play chance: tile 2
  play 0: place 0,2 0
  play chance: tile 3
  play 1: place 0,3 0
  play chance: tile 4
  to-act 2
  position shibuya players=4 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rN0=start rN1=start rN2=start rN3=start rS4=start rS5=start rS6=start rS7=start \
    bE4=start bE5=start bE6=start bE7=start bW0=start bW1=start bW2=start bW3=start since=-
  count 0 walk rN0: 40
  count 0 walk rN3: 40
  count 0 walk rS4: 0
  count 0 walk rS5: 0
  count 0 walk rS6: 0
  count 0 walk rS7: 0
  count 0 walk bE4: 0
  count 0 walk bE5: 0
  count 0 walk bE6: 0
  count 0 walk bE7: 0
  count 0 walk bW0: 0
  count 0 walk bW1: 0
  count 0 walk bW2: 0
  count 0 walk bW3: 0
  position shibuya players=4 | phase=turn first=0 seat=1 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rN0=start rN1=start rN2=start rN3=start rS4=start rS5=start rS6=start rS7=start \
    bE4=start bE5=start bE6=start bE7=start bW0=start bW1=start bW2=start bW3=start since=-
  count 1 walk bE4: 24
  count 1 walk bE7: 20
  count 1 walk rN0: 0
  count 1 walk rN1: 0
  count 1 walk rN2: 0
  count 1 walk rN3: 0
  count 1 walk rS4: 0
  count 1 walk rS5: 0
  count 1 walk rS6: 0
  count 1 walk rS7: 0
  count 1 walk bW0: 0
  count 1 walk bW1: 0
  count 1 walk bW2: 0
  count 1 walk bW3: 0
  position shibuya players=4 | phase=turn first=0 seat=2 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rN0=start rN1=start rN2=start rN3=start rS4=start rS5=start rS6=start rS7=start \
    bE4=start bE5=start bE6=start bE7=start bW0=start bW1=start bW2=start bW3=start since=-
  count 2 walk rS4: 37
  count 2 walk rS7: 19
  count 2 walk rN0: 0
  count 2 walk rN1: 0
  count 2 walk rN2: 0
  count 2 walk rN3: 0
  count 2 walk bE4: 0
  count 2 walk bE5: 0
  count 2 walk bE6: 0
  count 2 walk bE7: 0
  count 2 walk bW0: 0
  count 2 walk bW1: 0
  count 2 walk bW2: 0
  count 2 walk bW3: 0
  position shibuya players=4 | phase=turn first=0 seat=3 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rN0=start rN1=start rN2=start rN3=start rS4=start rS5=start rS6=start rS7=start \
    bE4=start bE5=start bE6=start bE7=start bW0=start bW1=start bW2=start bW3=start since=-
  count 3 walk bW0: 38
  count 3 walk bW3: 17
  count 3 walk rN0: 0
  count 3 walk rN1: 0
  count 3 walk rN2: 0
  count 3 walk rN3: 0
  count 3 walk rS4: 0
  count 3 walk rS5: 0
  count 3 walk rS6: 0
  count 3 walk rS7: 0
  count 3 walk bE4: 0
  count 3 walk bE5: 0
  count 3 walk bE6: 0
  count 3 walk bE7: 0

case SHIB-2: two players: red waits in the south and goes north, blue waits in the west and goes east
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=0,3 rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=4,7 bW5=start bW6=start bW7=start since=-
  legal 0: walk rS3 N3
  illegal 0: walk rS3 E3
  illegal 0: walk bW4 E4
  play 0: walk rS3 N3
  is rS3=N3
  legal 1: walk bW4 E4
  illegal 1: walk bW4 N4
  play 1: walk bW4 E4
  is bW4=E4
  scores 1 1
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  count 0 walk rS0: 7
  count 0 walk rS1: 9
  count 0 walk rS2: 19
  count 0 walk rS3: 19
  count 0 walk rS4: 42
  count 0 walk rS5: 42
  count 0 walk rS6: 42
  count 0 walk rS7: 17
  count 0 walk b: 0
  position shibuya players=2 | phase=turn first=0 seat=1 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  count 1 walk bW0: 39
  count 1 walk bW1: 26
  count 1 walk bW2: 39
  count 1 walk bW3: 15
  count 1 walk bW4: 26
  count 1 walk bW5: 15
  count 1 walk bW6: 5
  count 1 walk bW7: 4
  count 1 walk r: 0

case SHIB-3: in turn, the tile that comes up goes on any empty cell in any rotation
  new shibuya players=2 first=1
  to-act chance
  play chance: tile 24
  event tile seat=1 tile=24
  seen 0: tile 24
  seen watch: tile 24
  to-act 1
  count 1: 64
  legal 1: place 3,3 0
  legal 1: place 0,2 3
  illegal 1: place 0,0 4
  illegal 1: place 4,0 0
  illegal 1: build
  play 1: place 1,2 1
  event place seat=1 tile=24 cell=1,2 turns=1
  to-act chance
  play chance: tile 3
  to-act 0
  count 0: 60
  illegal 0: place 1,2 0
  play 0: place 0,0 0
  is street=3.0,-,-,-/-,-,24.1,-/-,-,-,-/-,-,-,-

case SHIB-3: one quarter turn clockwise brings the bottom left square to the top left
  # Tile 24 is abcd: turned once it shows c a, d b. From c, red reaches only a (circle) and d (white).
  new shibuya players=2 first=0 construction=off
  play 0: build
  play chance: tile 24
  play 0: place 3,1 1
  play 1: build
  play chance: tile 0
  play 1: place 0,3 0
  only 0: walk rS2 7,2; walk rS2 7,3; walk rS2 6,2; walk rS3 7,3; walk rS3 6,3; walk rS3 7,2; build

case SHIB-3: after sixteen tiles the Crossing part begins with the first player again; 14 tiles are left
  new shibuya players=4 first=3
  play chance: tile 0
  play 3: place 0,0 0
  play chance: tile 1
  play 0: place 0,1 0
  play chance: tile 2
  play 1: place 0,2 0
  play chance: tile 3
  play 2: place 0,3 0
  play chance: tile 4
  play 3: place 1,0 0
  play chance: tile 5
  play 0: place 1,1 0
  play chance: tile 6
  play 1: place 1,2 0
  play chance: tile 7
  play 2: place 1,3 0
  play chance: tile 8
  play 3: place 2,0 0
  play chance: tile 9
  play 0: place 2,1 0
  play chance: tile 10
  play 1: place 2,2 0
  play chance: tile 11
  play 2: place 2,3 0
  play chance: tile 12
  play 3: place 3,0 0
  play chance: tile 13
  play 0: place 3,1 0
  play chance: tile 14
  play 1: place 3,2 0
  play chance: tile 15
  play 2: place 3,3 0
  event crossing seat=3
  is phase=turn
  to-act 3
  legal 3: build
  play 3: build
  count chance tile: 14
  illegal chance: tile 15

case SHIB-4: a turn is exactly one walk or one build
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  play 0: walk rS3 7,3
  to-act 1
  is quiet=1
  is since=-
  play 1: build
  to-act chance
  play chance: tile 20
  to-act 1
  illegal 1: walk bW3 3,1
  legal 1: place 0,0 0
  play 1: place 0,0 0
  to-act 0
  illegal 0: pass

case SHIB-5: a walk keeps to one trait of the square it starts from
  data tiles=tests/data/shibuya-plain.txt
  # Around rS2 on the black circle 2,2: black 2,3 2,4 2,5 in the row, circles 3,2 4,2 4,3 5,2 5,3 downwards. The white
  # circles 3,4 3,5 lie behind the black square 2,3: the trait would have to change.
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/-,20.0,24.0,-/-,23.0,-,-/-,-,-,- \
    rS0=start rS1=start rS2=2,2 rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  only 0: walk rS2 2,3; walk rS2 2,4; walk rS2 2,5; walk rS2 3,2; walk rS2 4,2; walk rS2 4,3; walk rS2 5,2; \
    walk rS2 5,3; build
  illegal 0: walk rS2 3,4
  illegal 0: walk rS2 3,3

case SHIB-5: only orthogonally, any number of squares, and never back to where it stood
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/-,0.0,-,-/-,-,1.0,-/-,-,-,- \
    rS0=start rS1=start rS2=3,3 rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  only 0: walk rS2 2,2; walk rS2 2,3; walk rS2 3,2; build
  illegal 0: walk rS2 3,3
  illegal 0: walk rS2 4,4

case SHIB-5: a square reached by colour and by shape is one move
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/-,0.0,1.0,-/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=3,3 rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  count 0 walk rS2: 7
  count 0 walk rS2 2,5: 1

case SHIB-6: never onto or past another pedestrian of either colour
  data tiles=tests/data/shibuya-plain.txt
  # One black lane from 2,2 to 2,6, free, then closed by a pedestrian of the other colour, then by one of the own.
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/-,24.0,29.0,0.0/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=2,2 rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  legal 0: walk rS2 2,4
  legal 0: walk rS2 2,5
  legal 0: walk rS2 2,6
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/-,24.0,29.0,0.0/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=2,2 rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=2,4 bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  only 0: walk rS2 2,3; walk rS2 3,2; walk rS2 3,3; walk rS2 3,4; build
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/-,24.0,29.0,0.0/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=2,2 rS3=start rS4=start rS5=2,4 rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  count 0 walk rS2: 3
  illegal 0: walk rS2 2,4
  illegal 0: walk rS2 2,6

case SHIB-7: no stop on a tile where another of the own colour stands, but the way across is free
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/-,0.0,1.0,2.0/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=2,2 rS3=start rS4=start rS5=2,4 rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  illegal 0: walk rS2 2,5
  illegal 0: walk rS2 3,4
  illegal 0: walk rS2 3,5
  legal 0: walk rS2 2,6
  legal 0: walk rS2 3,6
  legal 0: walk rS2 3,3
  legal 0: walk rS5 3,5
  illegal 0: walk rS5 3,3
  why 0 3,5 rS2: SHIB-7 own-tile
  why 0 3,5 rS5: possible
  why 0 3,5: possible
  why 0 2,4 rS2: SHIB-6 occupied
  why 0 0,0 rS2: SHIB-9 no-tile
  why 0 3,7 rS2: SHIB-8 others-place
  why 0 3,3 rS7: SHIB-9 start-shut

case SHIB-7: beside an opponent's pedestrian on its tile a stop is allowed
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/-,0.0,1.0,2.0/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=2,2 rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=2,4 bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  legal 0: walk rS2 2,5
  legal 0: walk rS2 3,4
  legal 0: walk rS2 3,5

case SHIB-8: no stop before a start or goal of the other colour, but the way across is free
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/0.0,-,-,3.0/1.0,-,-,-/-,-,-,- \
    rS0=start rS1=3,1 rS2=start rS3=start rS4=start rS5=start rS6=3,6 rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  illegal 0: walk rS1 3,0
  illegal 0: walk rS1 2,0
  legal 0: walk rS1 2,1
  legal 0: walk rS1 4,1
  illegal 0: walk rS6 3,7
  illegal 0: walk rS6 2,7
  legal 0: walk rS6 2,6
  # 29 is aaad: the only way from 2,1 to the tile below leads over 2,0 3,0 4,0, and on the other side over 2,7 3,7 4,7.
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/29.0,-,-,-/0.0,-,-,-/-,-,-,- \
    rS0=start rS1=2,1 rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  only 0: walk rS1 4,1; walk rS1 5,1; build
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/-,-,-,29.1/-,-,-,1.0/-,-,-,- \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=2,6 rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  only 0: walk rS6 4,6; walk rS6 5,6; build
  # Blue may not stop in rows 0 and 7.
  position shibuya players=2 construction=off | phase=turn first=0 seat=1 hand=- quiet=0 \
    street=-,0.0,-,-/-,-,-,-/-,-,-,-/-,1.0,-,- \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=1,2 bW2=start bW3=start bW4=start bW5=start bW6=6,2 bW7=start since=-
  only 1: walk bW1 1,3; walk bW6 6,3; build

case SHIB-8: occupied or not, for the whole game
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/0.0,-,-,3.0/-,-,-,-/-,-,-,- \
    rS0=start rS1=3,1 rS2=start rS3=start rS4=start rS5=start rS6=3,6 rS7=start \
    bW0=start bW1=start bW2=E3 bW3=E4 bW4=start bW5=start bW6=start bW7=start since=-
  illegal 0: walk rS1 3,0
  illegal 0: walk rS1 2,0
  illegal 0: walk rS6 3,7

case SHIB-8 SHIB-13: with four players the squares before the other team are others
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=4 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,22.0,26.0/25.0,29.0,21.0,20.0 \
    rN0=start rN1=3,3 rN2=start rN3=start rS4=start rS5=start rS6=start rS7=start \
    bE4=start bE5=start bE6=start bE7=start bW0=start bW1=start bW2=start bW3=start since=-
  illegal 0: walk rN1 0,4
  illegal 0: walk rN1 0,5
  illegal 0: walk rN1 0,6
  illegal 0: walk rN1 0,7
  illegal 0: walk rN1 7,0
  illegal 0: walk rN1 7,1
  illegal 0: walk rN1 7,2
  illegal 0: walk rN1 7,3
  illegal 0: walk rN1 0,0
  illegal 0: walk rN1 1,0
  illegal 0: walk rN1 2,0
  illegal 0: walk rN1 3,0
  illegal 0: walk rN1 4,7
  illegal 0: walk rN1 5,7
  illegal 0: walk rN1 6,7
  illegal 0: walk rN1 7,7
  legal 0: walk rN1 0,1
  legal 0: walk rN1 0,2
  legal 0: walk rN1 0,3
  legal 0: walk rN1 7,4
  legal 0: walk rN1 7,5
  legal 0: walk rN1 4,0
  legal 0: walk rN1 5,0
  legal 0: walk rN1 6,0
  legal 0: walk rN1 1,7
  legal 0: walk rN1 2,7
  legal 0: walk rN1 3,7
  position shibuya players=4 | phase=turn first=0 seat=1 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,22.0,26.0/25.0,29.0,21.0,20.0 \
    rN0=start rN1=start rN2=start rN3=start rS4=start rS5=start rS6=start rS7=start \
    bE4=start bE5=3,3 bE6=start bE7=start bW0=start bW1=start bW2=start bW3=start since=-
  illegal 1: walk bE5 0,0
  illegal 1: walk bE5 0,1
  illegal 1: walk bE5 0,2
  illegal 1: walk bE5 0,3
  illegal 1: walk bE5 7,4
  illegal 1: walk bE5 7,5
  illegal 1: walk bE5 7,6
  illegal 1: walk bE5 7,7
  illegal 1: walk bE5 4,0
  illegal 1: walk bE5 5,0
  illegal 1: walk bE5 6,0
  illegal 1: walk bE5 7,0
  illegal 1: walk bE5 0,7
  illegal 1: walk bE5 1,7
  illegal 1: walk bE5 2,7
  illegal 1: walk bE5 3,7
  legal 1: walk bE5 0,4
  legal 1: walk bE5 0,5
  legal 1: walk bE5 0,6
  legal 1: walk bE5 7,1
  legal 1: walk bE5 7,2
  legal 1: walk bE5 1,0
  legal 1: walk bE5 2,0
  legal 1: walk bE5 3,0
  legal 1: walk bE5 4,7
  legal 1: walk bE5 5,7
  legal 1: walk bE5 6,7

case SHIB-9: the first move starts from the square before the pedestrian, which may be its end
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/-,-,-,-/-,10.0,-,-/-,0.0,-,- \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  only 0: walk rS2 7,2; walk rS2 7,3; walk rS2 6,2; walk rS2 6,3; \
    walk rS3 7,2; walk rS3 7,3; walk rS3 6,2; walk rS3 6,3; build

case SHIB-9: it may not stop there if SHIB-7 or SHIB-8 forbid it, and can still go on
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/-,-,-,-/-,-,-,-/0.0,1.0,-,- \
    rS0=start rS1=start rS2=start rS3=6,3 rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  illegal 0: walk rS0 7,0
  legal 0: walk rS0 7,1
  illegal 0: walk rS2 7,2
  legal 0: walk rS2 6,1
  illegal 0: walk rS2 6,0

case SHIB-9: it can not move while somebody stands there, or while there is no tile
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/-,-,-,-/-,-,-,-/0.0,1.0,-,- \
    rS0=start rS1=7,2 rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  count 0 walk rS2: 0
  count 0 walk rS3: 2
  count 0 walk rS4: 0
  count 0 walk rS7: 0

case SHIB-10: who stops before an empty goal of its colour may step in at once or later, or stay
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,0.0,-/-,-,1.0,-/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=start rS3=start rS4=2,4 rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  only 0: walk rS4 2,5; walk rS4 3,4; walk rS4 3,5; walk rS4 1,4; walk rS4 1,5; walk rS4 0,4; walk rS4 0,5; walk rS4 N4; \
    walk rS4 N5; build
  play 0: walk rS4 N5
  event home seat=0 pedestrian=rS4 goal=N5 home=1
  scores 1 0
  undo
  play 0: walk rS4 0,4
  scores 0 0
  play 1: build
  play chance: tile 20
  play 1: place 3,0 0
  legal 0: walk rS4 N4
  legal 0: walk rS4 N5
  legal 0: walk rS4 0,5
  play 0: walk rS4 N4
  scores 1 0
  is rS4=N4

case SHIB-10: with the goal taken it just stops there; who is home never moves again
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,0.0,-/-,-,1.0,-/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=N4 rS3=start rS4=2,4 rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  legal 0: walk rS4 0,4
  illegal 0: walk rS4 N4
  legal 0: walk rS4 N5
  count 0 walk rS2: 0

case SHIB-10: a team mate may bring it home too
  position shibuya players=4 | phase=turn first=0 seat=2 hand=- quiet=1 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rN0=start rN1=5,0 rN2=start rN3=start rS4=start rS5=start rS6=start rS7=start \
    bE4=start bE5=start bE6=start bE7=start bW0=start bW1=start bW2=start bW3=start since=-
  legal 2: walk rN1 W5
  play 2: walk rN1 W5
  scores 1 0 1 0

case SHIB-10: goal=stop: the square before the goal must be one to stop on, so that six goals can be reached
  data tiles=tests/data/shibuya-plain.txt
  # The squares 0,0 and 0,7 lie before blue places; on the tile of 0,4 and 0,5 another red pedestrian stands.
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/-,-,-,-/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=1,2 rS3=start rS4=start rS5=1,5 rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  only 0: walk rS2 0,1; walk rS2 1,1; walk rS2 0,2; walk rS2 0,3; walk rS2 1,3; walk rS2 0,6; walk rS2 1,6; walk rS2 N1; \
    walk rS2 N2; walk rS2 N3; walk rS2 N6; walk rS5 0,1; walk rS5 1,1; walk rS5 0,4; walk rS5 0,5; walk rS5 1,4; \
    walk rS5 0,6; walk rS5 1,6; walk rS5 N1; walk rS5 N4; walk rS5 N5; walk rS5 N6; build

case SHIB-10: goal=through: any empty goal the walk passes, but not past anybody
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 goal=through construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/-,-,-,-/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=1,2 rS3=start rS4=start rS5=1,5 rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  legal 0: walk rS2 N0
  legal 0: walk rS2 N1
  legal 0: walk rS2 N2
  legal 0: walk rS2 N3
  legal 0: walk rS2 N4
  legal 0: walk rS2 N5
  legal 0: walk rS2 N6
  legal 0: walk rS2 N7
  legal 0: walk rS5 N0
  legal 0: walk rS5 N2
  illegal 0: walk rS2 0,0
  illegal 0: walk rS2 0,4
  position shibuya players=2 goal=through construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/-,-,-,-/-,-,-,-/-,-,-,- \
    rS0=start rS1=N1 rS2=1,2 rS3=start rS4=start rS5=0,4 rS6=start rS7=start \
    bW0=start bW1=1,4 bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  illegal 0: walk rS2 N1
  illegal 0: walk rS2 N4
  illegal 0: walk rS2 N5
  illegal 0: walk rS2 N7
  legal 0: walk rS2 N3
  legal 0: walk rS5 N4

case SHIB-11: a tile goes over one in place, not over people and not as a third
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0+16.3,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=7,3 rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=1,1 bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  play 0: build
  count chance tile: 13
  play chance: tile 29
  count 0: 52
  illegal 0: place 0,0 0
  illegal 0: place 3,1 0
  illegal 0: place 1,2 0
  legal 0: place 3,3 3
  illegal 0: pass
  play 0: place 3,3 3
  is street=0.0,1.0,2.0,3.0/4.0,5.0,6.0+16.3,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0+29.3
  to-act 1

case SHIB-11: no BUILD without a tile in the stack, or without a cell
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0+16.0,1.0+17.0,2.0+18.0,3.0+19.0/4.0+20.0,5.0+21.0,6.0+22.0,7.0+23.0/\
    8.0+24.0,9.0+25.0,10.0+26.0,11.0+27.0/12.0+28.0,13.0+29.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  illegal 0: build
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0+16.0,1.0+17.0,2.0+18.0,3.0+19.0/4.0+20.0,5.0+21.0,6.0+22.0,7.0+23.0/\
    8.0+24.0,9.0+25.0,10.0+26.0,11.0+27.0/12.0+28.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=7,3 rS4=7,4 rS5=start rS6=7,6 rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  illegal 0: build
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0+16.0,1.0+17.0,2.0+18.0,3.0+19.0/4.0+20.0,5.0+21.0,6.0+22.0,7.0+23.0/\
    8.0+24.0,9.0+25.0,10.0+26.0,11.0+27.0/12.0+28.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=7,3 rS4=7,4 rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  legal 0: build
  play 0: build
  only chance: tile 29
  play chance: tile 29
  only 0: place 3,3 0; place 3,3 1; place 3,3 2; place 3,3 3

case SHIB-11: a rotation that looks like a lower one is not listed
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=place first=0 seat=0 hand=0 quiet=0 \
    street=-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,1.0 \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  count 0: 16
  legal 0: place 0,0 0
  illegal 0: place 0,0 1
  position shibuya players=2 construction=off | phase=place first=0 seat=0 hand=21 quiet=0 \
    street=-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,1.0 \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  count 0: 32
  legal 0: place 0,0 1
  illegal 0: place 0,0 2
  illegal 0: place 0,0 3
  position shibuya players=2 construction=off | phase=place first=0 seat=0 hand=25 quiet=0 \
    street=-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,1.0 \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  count 0: 64
  refused shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=21.2,-,-,-/-,-,-,-/-,-,-,-/-,-,-,1.0 \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  because looks the same in a lower rotation

case SHIB-12: three more home than the opponent win at once
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=start rS3=start rS4=start rS5=start rS6=start rS7=0,6 \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  play 0: walk rS7 N6
  to-act none
  scores 3 0
  final 3 0
  winners 0
  event winners seats=0
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=N3 rS3=start rS4=start rS5=start rS6=start rS7=0,6 \
    bW0=E1 bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  play 0: walk rS7 N6
  to-act none
  final 4 1
  winners 0
  position shibuya players=2 | phase=turn first=0 seat=1 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=E1 bW1=E2 bW2=E3 bW3=E4 bW4=start bW5=start bW6=start bW7=6,7 since=-
  play 1: walk bW7 E6
  to-act none
  final 2 5
  winners 1

case SHIB-12: two more do not, six home do
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=N3 rS3=N4 rS4=start rS5=start rS6=start rS7=0,6 \
    bW0=E1 bW1=E2 bW2=E3 bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  play 0: walk rS7 N6
  scores 5 3
  to-act 1
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=N3 rS3=N4 rS4=N5 rS5=start rS6=start rS7=0,6 \
    bW0=E1 bW1=E2 bW2=E3 bW3=E4 bW4=E5 bW5=start bW6=start bW7=start since=-
  play 0: walk rS7 N6
  to-act none
  final 6 5
  winners 0
  position shibuya players=2 | phase=turn first=0 seat=1 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=N3 rS3=N4 rS4=N5 rS5=start rS6=start rS7=start \
    bW0=E1 bW1=E2 bW2=E3 bW3=E4 bW4=E5 bW5=start bW6=start bW7=6,7 since=-
  play 1: walk bW7 E6
  winners 1

case SHIB-13: four players: home pedestrians count for the team, and both seats win
  position shibuya players=4 | phase=turn first=0 seat=0 hand=- quiet=1 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rN0=W4 rN1=start rN2=6,0 rN3=start rS4=E1 rS5=start rS6=start rS7=start \
    bE4=start bE5=start bE6=start bE7=start bW0=start bW1=start bW2=start bW3=start since=-
  scores 2 0 2 0
  play 0: walk rN2 W6
  to-act none
  final 3 0 3 0
  winners 0 2
  position shibuya players=4 | phase=turn first=0 seat=3 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rN0=W4 rN1=start rN2=start rN3=start rS4=start rS5=start rS6=start rS7=start \
    bE4=N4 bE5=N5 bE6=start bE7=start bW0=start bW1=start bW2=start bW3=7,2 since=-
  scores 1 2 1 2
  play 3: walk bW3 S2
  to-act 0
  scores 1 3 1 3

case SHIB-13: the layout: red goes west or east, blue north or south
  position shibuya players=4 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rN0=4,0 rN1=start rN2=start rN3=start rS4=3,7 rS5=start rS6=start rS7=start \
    bE4=start bE5=start bE6=start bE7=start bW0=start bW1=start bW2=start bW3=start since=-
  legal 0: walk rN0 W4
  legal 0: walk rS4 E3
  illegal 0: walk rN0 W3
  position shibuya players=4 | phase=turn first=0 seat=1 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rN0=start rN1=start rN2=start rN3=start rS4=start rS5=start rS6=start rS7=start \
    bE4=0,5 bE5=start bE6=start bE7=start bW0=7,1 bW1=start bW2=start bW3=start since=-
  legal 1: walk bE4 N5
  legal 1: walk bW0 S1
  illegal 1: walk bE4 E5

case SHIB-13: the Construction part is the same
  new shibuya players=4 first=0
  play chance: tile 0
  count 0: 64
  play 0: place 0,0 0
  play chance: tile 1
  count 1: 60
  illegal 1: place 0,0 0

case SHIB-14: only its owner brings a pedestrian onto the street, then both team mates move it
  position shibuya players=4 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rN0=start rN1=start rN2=start rN3=start rS4=start rS5=start rS6=start rS7=start \
    bE4=start bE5=start bE6=start bE7=start bW0=start bW1=start bW2=start bW3=start since=-
  count 0 walk rS: 0
  count 0 walk b: 0
  position shibuya players=4 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rN0=start rN1=start rN2=start rN3=start rS4=start rS5=6,5 rS6=start rS7=start \
    bE4=start bE5=start bE6=start bE7=start bW0=start bW1=start bW2=start bW3=start since=-
  count 0 walk rS5: 15
  count 0 walk rS4: 0
  count 0 walk rS6: 0
  position shibuya players=4 | phase=turn first=0 seat=2 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rN0=start rN1=start rN2=start rN3=start rS4=start rS5=6,5 rS6=start rS7=start \
    bE4=start bE5=start bE6=start bE7=start bW0=start bW1=start bW2=start bW3=start since=-
  count 2 walk rS5: 15
  count 2 walk rN: 0
  position shibuya players=4 | phase=turn first=0 seat=1 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rN0=start rN1=start rN2=start rN3=start rS4=start rS5=6,5 rS6=start rS7=start \
    bE4=start bE5=start bE6=start bE7=start bW0=start bW1=start bW2=start bW3=start since=-
  count 1 walk r: 0

case SHIB-15: construction=off starts with the Crossing part on an empty street
  new shibuya players=2 construction=off first=1
  only 1: build
  play 1: build
  play chance: tile 5
  count 1: 64
  play 1: place 3,3 0
  play 0: build
  play chance: tile 6
  count 0: 64
  legal 0: place 3,3 0
  play 0: place 3,3 1
  is street=-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,5.0+6.1
  play 1: build
  play chance: tile 7
  count 1: 60
  illegal 1: place 3,3 0

case SHIB-15: then four home win, and three ahead still do
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=N3 rS3=start rS4=start rS5=start rS6=start rS7=0,6 \
    bW0=E1 bW1=E2 bW2=E3 bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  play 0: walk rS7 N6
  to-act none
  final 4 3
  winners 0
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=start rS3=start rS4=start rS5=start rS6=start rS7=0,6 \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  play 0: walk rS7 N6
  winners 0
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=start rS3=start rS4=start rS5=start rS6=start rS7=0,6 \
    bW0=E1 bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  play 0: walk rS7 N6
  to-act 1
  refused shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=N3 rS3=N4 rS4=start rS5=start rS6=start rS7=start \
    bW0=E1 bW1=E2 bW2=E3 bW3=E4 bW4=start bW5=start bW6=start bW7=start since=-

case SHIB-16: pass only when nothing else is legal; as many passes in a row as players end the game
  data tiles=tests/data/shibuya-checkered.txt
  # No square shares a trait with one beside it, the stack is empty, and no tile has room for another of a colour.
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0+16.0,1.0+17.0,2.0+18.0,3.0+19.0/4.0+20.0,5.0+21.0,6.0+22.0,7.0+23.0/\
    8.0+24.0,9.0+25.0,10.0+26.0,11.0+27.0/12.0+28.0,13.0+29.0,14.0,15.0 \
    rS0=start rS1=7,1 rS2=7,2 rS3=start rS4=7,4 rS5=start rS6=7,6 rS7=start \
    bW0=start bW1=1,0 bW2=2,0 bW3=start bW4=4,0 bW5=start bW6=6,0 bW7=start since=-
  only 0: pass
  play 0: pass
  event pass seat=0
  only 1: pass
  is since=pass
  play 1: pass
  event passes-end
  to-act none
  final 0 0
  winners none
  event draw

case SHIB-16: anything else in between starts the count again
  data tiles=tests/data/shibuya-checkered.txt
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0+16.0,1.0+17.0,2.0+18.0,3.0+19.0/4.0+20.0,5.0+21.0,6.0+22.0,7.0+23.0/\
    8.0+24.0,9.0+25.0,10.0+26.0,11.0+27.0/12.0+28.0,13.0+29.0,14.0,15.0 \
    rS0=start rS1=7,1 rS2=7,2 rS3=start rS4=7,4 rS5=start rS6=7,6 rS7=start \
    bW0=start bW1=1,0 bW2=2,0 bW3=start bW4=4,0 bW5=start bW6=start bW7=start since=-
  play 0: pass
  only 1: walk bW6 6,0
  play 1: walk bW6 6,0
  only 0: pass
  play 0: pass
  to-act 1
  play 1: pass
  to-act none

case SHIB-16: four players must all pass
  data tiles=tests/data/shibuya-checkered.txt
  position shibuya players=4 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0+16.0,1.0+17.0,2.0+18.0,3.0+19.0/4.0+20.0,5.0+21.0,6.0+22.0,7.0+23.0/\
    8.0+24.0,9.0+25.0,10.0+26.0,11.0+27.0/12.0+28.0,13.0+29.0,14.0,15.0 \
    rN0=start rN1=0,1 rN2=0,2 rN3=start rS4=7,4 rS5=start rS6=7,6 rS7=start \
    bE4=start bE5=5,7 bE6=6,7 bE7=start bW0=start bW1=1,0 bW2=2,0 bW3=start since=-
  only 0: pass
  play 0: pass
  play 1: pass
  play 2: pass
  to-act 3
  only 3: pass
  play 3: pass
  to-act none
  winners none

case SHIB-16: a position that occurs for the third time ends the game
  data tiles=tests/data/shibuya-plain.txt
  # Red walks to and fro on one tile, blue on another.
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/-,0.0,-,1.0/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=2,2 rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=2,6 bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  play 0: walk rS2 2,3
  play 1: walk bW2 3,6
  play 0: walk rS2 2,2
  play 1: walk bW2 2,6
  is since=rS2:2,2-2,3/bW2:2,6-3,6/rS2:2,3-2,2/bW2:3,6-2,6
  play 0: walk rS2 2,3
  play 1: walk bW2 3,6
  play 0: walk rS2 2,2
  to-act 1
  play 1: walk bW2 2,6
  event repeated-end
  to-act none
  winners none

case SHIB-16: a position remembers what was there before
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=4 \
    street=-,-,-,-/-,0.0,-,1.0/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=2,2 rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=2,6 bW3=start bW4=start bW5=start bW6=start bW7=start since=\
    rS2:2,2-2,3/bW2:2,6-3,6/rS2:2,3-2,2/bW2:3,6-2,6
  play 0: walk rS2 3,2
  play 1: walk bW2 3,6
  play 0: walk rS2 2,2
  play 1: walk bW2 2,6
  to-act none
  winners none

case SHIB-16: the same places with another seat to act are another position
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/-,0.0,-,1.0/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=2,2 rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=2,6 bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  play 0: walk rS2 2,3
  play 1: walk bW2 3,6
  play 0: walk rS2 3,3
  play 1: walk bW2 2,6
  play 0: walk rS2 2,2
  play 1: walk bW2 3,6
  play 0: walk rS2 2,3
  play 1: walk bW2 2,6
  play 0: walk rS2 2,2
  to-act 1
  play 1: walk bW2 3,6
  play 0: walk rS2 2,3
  play 1: walk bW2 2,6
  to-act 0
  play 0: walk rS2 2,2
  to-act none

case SHIB-16: pedestrians are told apart by their names
  data tiles=tests/data/shibuya-plain.txt
  # Two of red change places and change back: the same squares are taken three times, but not by the same pedestrians.
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/-,0.0,2.0,1.0/-,-,-,-/-,-,-,3.0 \
    rS0=start rS1=start rS2=2,2 rS3=2,4 rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=6,6 bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  play 0: walk rS2 3,6
  play 1: walk bW2 6,7
  play 0: walk rS3 2,3
  play 1: walk bW2 6,6
  play 0: walk rS3 2,2
  play 1: walk bW2 6,7
  play 0: walk rS2 2,4
  play 1: walk bW2 6,6
  play 0: walk rS2 3,6
  play 1: walk bW2 6,7
  play 0: walk rS3 2,3
  play 1: walk bW2 6,6
  play 0: walk rS3 2,4
  play 1: walk bW2 6,7
  play 0: walk rS2 2,2
  play 1: walk bW2 6,6
  is rS2=2,2
  is rS3=2,4
  is bW2=6,6
  to-act 0

case SHIB-16: what can not be undone makes the positions before it impossible, and they are forgotten
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=4 \
    street=-,-,-,-/-,0.0,-,1.0/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=2,2 rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=2,6 bW3=start bW4=start bW5=start bW6=start bW7=start since=\
    rS2:2,2-2,3/bW2:2,6-3,6/rS2:2,3-2,2/bW2:3,6-2,6
  play 0: build
  play chance: tile 20
  play 0: place 0,0 0
  is since=-
  is quiet=0

case SHIB-16: the hundredth turn in a row without a tile or anybody home ends the game; more home wins
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=98 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=start rS3=start rS4=start rS5=start rS6=1,5 rS7=start \
    bW0=E1 bW1=start bW2=start bW3=start bW4=start bW5=start bW6=5,3 bW7=start since=-
  play 0: walk rS6 4,3
  to-act 1
  is quiet=99
  play 1: walk bW6 3,1
  event quiet-end turns=100
  to-act none
  final 2 1
  winners 0

case SHIB-16: a tile or somebody home in the hundredth turn lets it go on
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=99 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=0,6 \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  play 0: walk rS7 N6
  to-act 1
  is quiet=0
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=99 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=0,6 \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  play 0: build
  play chance: tile 20
  play 0: place 3,3 0
  to-act 1
  is quiet=0
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=99 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=0,6 \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  play 0: walk rS3 7,3
  to-act none
  winners none
