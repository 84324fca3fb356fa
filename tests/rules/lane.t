# Sunrise Lane / Sunrise Avenue, statement by statement: docs/rules/sunrise-lane.md has the statements, docs/rule-cases.md
# the format. In boards `a2` is a House of seat 0 with two storeys, `p` a Park; rows are separated by `/`.

# Set-up

case LANE-1: two to four play
  new sunrise-lane players=2
  new sunrise-lane players=3
  new sunrise-lane players=4
  refused sunrise-lane players=1
  because allowed player counts: 2, 3, 4
  refused sunrise-lane players=5
  because allowed player counts: 2, 3, 4

case LANE-1: 28 pieces each with two or three players, 22 with four
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=Y,G deck=YGRBV board=\
    a5a5a5....a5..a5/.a3........./.........../.........../.........../\
    .........../.........../.........../.........../.........../...........
  position sunrise-lane players=3 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0,0 hands=Y,G,R deck=YGRBV board=\
    b5b5b5....b5..b5/.b3........./.........../.........../.........../\
    .........../.........../.........../.........../.........../...........
  position sunrise-lane players=4 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0,0,0 hands=Y,G,R,B deck=YGRBV board=\
    d5d5d5....d5..d2/.........../.........../.........../.........../\
    .........../.........../.........../.........../.........../...........
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=Y,G deck=YGRBV board=\
    a5a5a5....a5..a5/.a4........./.........../.........../.........../\
    .........../.........../.........../.........../.........../...........
  because more pieces than seat 0 has
  refused sunrise-lane players=3 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0,0 hands=Y,G,R deck=YGRBV board=\
    b5b5b5....b5..b5/.b4........./.........../.........../.........../\
    .........../.........../.........../.........../.........../...........
  because more pieces than seat 1 has
  refused sunrise-lane players=4 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0,0,0 hands=Y,G,R,B deck=YGRBV board=\
    d5d5d5....d5..d3/.........../.........../.........../.........../\
    .........../.........../.........../.........../.........../...........
  because more pieces than seat 3 has

case LANE-2: scores start at 0 and don't stop at the end of the track
  new sunrise-lane players=3
  scores 0 0 0
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=147,59 hands=GGGG,Y deck=YGRBV board=\
    .........../.........../.........../.........../.....a1a1..../......b1..../\
    .........../.........../.........../.........../...........
  scores 147 59
  play 0: park 3,5 G
  scores 147 59
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=147,59 hands=RRR,Y deck=YGRBV board=\
    .........../.........../.........../.........../.....a1...../......b1..../\
    .........../.........../.........../.........../...........
  play 0: house 4,6 3
  scores 156 59

case LANE-3: twenty Parks for everybody together
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=GGG,Y deck=YGRBV board=\
    ppp..p.p..p/.ppppp.pppp/.p..pppp.../.........../.........../.........../\
    .........../.........../.........../.........../...........
  count 0 park: 0
  legal 0: house 4,5 3
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=GGG,Y deck=YGRBV board=\
    ppp..p.p..p/.ppppp.pppp/.p..ppp..../.........../.........../.........../\
    .........../.........../.........../.........../...........
  legal 0: park 4,5 G
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=GGG,Y deck=YGRBV board=\
    ppp..p.p..p/.ppppp.pppp/.p..pppp.p./.........../.........../.........../\
    .........../.........../.........../.........../...........
  because more than 20 Parks

case LANE-4: eleven cards of each colour, three to each player, secretly
  new sunrise-lane players=2 first=1
  only chance: deal 1 Y; deal 1 G; deal 1 R; deal 1 B; deal 1 V
  weight deal 1 Y: 11
  weight deal 1 V: 11
  play chance: deal 1 Y
  seen 1: deal 1 Y
  seen 0: deal 1 ?
  seen watch: deal 1 ?
  event card seat=1 colour=yellow
  event some-card seat=1
  weight deal 1 Y: 10
  weight deal 1 G: 11
  play chance: deal 1 Y
  weight deal 1 Y: 9
  play chance: deal 1 R
  only chance: deal 0 Y; deal 0 G; deal 0 R; deal 0 B; deal 0 V
  play chance: deal 0 G
  play chance: deal 0 B
  play chance: deal 0 V
  to-act 1
  is hands=GBV,YYR
  hidden 0: hands=GBV,???
  hidden 1: hands=???,YYR
  hidden watch: hands=???,???
  hidden 0: deck=YYYYYYYYYYYGGGGGGGGGGRRRRRRRRRRRBBBBBBBBBBVVVVVVVVVV

case LANE-4: a colour can't be dealt a twelfth time
  position sunrise-lane players=2 | phase=drawing first=0 seat=0 deals=2 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=,YYYYY deck=GGG board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  only chance: deal 0 G
  weight deal 0 G: 3

case LANE-5: the first player is drawn by lot, all equally likely
  new sunrise-lane players=3
  to-act chance
  only chance: first 0; first 1; first 2
  weight first 0: 1
  weight first 1: 1
  weight first 2: 1
  play chance: first 2
  event first seat=2
  legal chance: deal 2 Y
  illegal chance: deal 0 Y

case LANE-5: or named when the table is set up; then there is no such draw
  new sunrise-lane players=2 first=1
  illegal chance: first 1
  legal chance: deal 1 Y
  refused sunrise-lane players=2 first=2
  because the seats are 0 to 1
  refused sunrise-lane players=3 first=3
  because the seats are 0 to 2
  refused sunrise-lane players=4 first=4
  because allowed: random, 0, 1, 2, 3

case LANE-5: turns go clockwise from the first player
  new sunrise-lane players=3 first=2
  seed 11
  deal
  to-act 2
  illegal 0: draw
  because seat 0 is not to act
  play 2: draw
  deal
  to-act 0
  play 0: draw
  deal
  to-act 1
  play 1: draw
  deal
  to-act 2

# A turn

case LANE-6: a turn is BUILD or DRAW, not both
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=GG,Y deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  legal 0: draw
  legal 0: house 4,5 1
  play 0: house 4,5 1
  illegal 0: draw
  undo
  play 0: draw
  to-act chance
  illegal 0: house 4,5 1
  play chance: deal 0 Y
  play chance: deal 0 G
  to-act 1

case LANE-7: the first plots are those beside the fountain, not diagonal to it
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YYGGR,Y deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  only 0: draw; house 5,6 1; house 5,6 2; house 4,5 1; house 4,5 2; house 5,4 1; park 4,5 Y; park 4,5 G; park 4,5 R; \
    park 5,4 Y; park 5,4 G; park 5,4 R; park 5,6 Y; park 5,6 G; park 5,6 R; park 6,5 Y; park 6,5 G; park 6,5 R
  illegal 0: house 4,4 1
  illegal 0: house 6,6 1
  illegal 0: park 4,4 Y
  illegal 0: house 0,0 1
  illegal 0: park 5,5 Y
  illegal 0: house 5,5 1

case LANE-7: later also beside anybody's House or Park, and the fountain always counts
  position sunrise-lane players=3 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0,0 hands=YYYR,G,B deck=YGRBV board=\
    .........../.........../.....p...../.....c2...../.....b1...../.........../\
    .........../.........../.........../.........../...........
  legal 0: house 4,4 3
  legal 0: house 4,6 1
  legal 0: house 2,4 1
  legal 0: house 2,6 1
  legal 0: park 1,5 Y
  legal 0: park 3,6 R
  legal 0: house 5,6 1
  legal 0: house 5,4 1
  illegal 0: house 1,3 1
  illegal 0: house 7,5 1

case LANE-8: what is built never changes: nothing is added to a House or put on a Park
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YGGR,G deck=YGRBV board=\
    .........../.........../.........../.........../.....a1...../....p.b1..../\
    .........../.........../.........../.........../...........
  illegal 0: house 4,5 1
  illegal 0: house 4,5 2
  illegal 0: house 5,6 1
  illegal 0: house 5,4 1
  illegal 0: park 4,5 G
  illegal 0: park 5,6 Y
  illegal 0: park 5,4 R
  count 0 park 6,5: 3

case LANE-9: a House of n storeys takes n cards of the plot's colour
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YYYGG,G deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  legal 0: house 4,5 1
  legal 0: house 4,5 2
  illegal 0: house 4,5 3
  legal 0: house 5,6 3
  illegal 0: house 5,6 4
  illegal 0: house 5,4 1
  illegal 0: house 6,5 1
  illegal 0: house 4,5 0
  play 0: house 5,6 2
  is phase=chain hands=YGG,G

case LANE-9: and n of the player's own pieces
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=GGGGG,G deck=YGRBV board=\
    a5a5a5....a5..a5/.........../.........../.........../.........../\
    .........../.........../.........../.........../.........../...........
  legal 0: house 4,5 3
  illegal 0: house 4,5 4
  illegal 0: house 4,5 5
  legal 0: park 4,5 G
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=1 quiet=0,1 scores=0,0 hands=GGGGG,G deck=YGRBV board=\
    a5a5a5....a5..a5/.a3........./.........../.........../.........../\
    .........../.........../.........../.........../.........../...........
  count 0 house: 0
  legal 0: park 4,5 G

case LANE-10: points are storeys times dots, at once
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=5,8 hands=YYRRR,G deck=YGRBV board=\
    .........../.........../.........../.........../.....b1...../.........../\
    .........../.........../.........../.........../...........
  play 0: house 4,6 3
  event house seat=0 storeys=3 plot=4,6 points=9
  scores 14 8

case LANE-10: the cards played lie open on the discard pile
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YRR,GB deck=YYGGRRBBVV board=\
    .........../.........../.........../.........../.....b1...../.........../\
    .........../.........../.........../.........../...........
  hidden 1: hands=???,GB deck=YYYGGRRRRBBVV
  play 0: house 4,6 2
  hidden 1: hands=?,GB deck=YYYGGRRBBVV
  hidden watch: hands=?,?? deck=YYYGGGRRBBBVV

case LANE-11: the chain goes on beside the plot just built, not beside earlier ones
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=GGRBV,G deck=YGRBV board=\
    .........../.........../.........../.........../.........../......b1..../\
    .........../.........../.........../.........../...........
  play 0: house 5,7 1
  only 0: stop; house 5,8 1; park 5,8 G; park 5,8 R; park 5,8 B; park 6,7 G; park 6,7 R; park 6,7 B
  play 0: house 5,8 1
  legal 0: house 4,8 1
  legal 0: house 5,9 2
  illegal 0: park 6,7 R
  illegal 0: house 4,5 1
  illegal 0: house 5,4 1
  play 0: house 5,9 2
  only 0: stop; house 4,9 1; park 4,9 R; house 5,10 1; park 5,10 R
  scores 9 0

case LANE-11: for as long as the cards allow; without cards only stopping is left
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=G,G deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 0: house 4,5 1
  only 0: stop

case LANE-12: a Park takes one card of any colour, gives no points, and comes once a turn
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YGRV,G deck=YGRBV board=\
    .........../.........../.........../.........../.....b1...../.........../\
    .........../.........../.........../.........../...........
  legal 0: park 4,6 Y
  legal 0: park 4,6 G
  legal 0: park 4,6 R
  legal 0: park 4,6 V
  illegal 0: park 4,6 B
  illegal 0: park 2,5 Y
  play 0: park 4,6 G
  event park seat=0 plot=4,6 colour=green
  scores 0 0
  is park=1 hands=YRV,G
  count 0 park: 0
  legal 0: house 3,6 1

case LANE-12: the Park may be the first, a middle, the last or the only link of the chain
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YGRVV,G deck=YGRBV board=\
    .........../.........../.........../.........../.....b1...../.........../\
    .........../.........../.........../.........../...........
  play 0: park 4,6 G
  play 0: house 3,6 1
  play 0: stop
  undo
  undo
  undo
  play 0: house 4,6 1
  play 0: park 3,6 V
  play 0: stop
  undo
  undo
  play 0: park 3,6 Y
  count 0 park: 0
  illegal 0: house 2,6 1
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=RRVV,G deck=YGRBV board=\
    .........../.........../.........../.........../.....b1...../.........../\
    .........../.........../.........../.........../...........
  play 0: house 4,6 1
  play 0: park 3,6 V
  play 0: house 2,6 1
  legal 0: stop
  count 0 park: 0
  scores 6 0
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=V,G deck=YGRBV board=\
    .........../.........../.........../.........../.....b1...../.........../\
    .........../.........../.........../.........../...........
  play 0: park 4,6 V
  only 0: stop

case LANE-12: in the next turn there may be a Park again
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,GR deck=YGRBV board=\
    .........../.........../.........../.........../.....b1...../.........../\
    .........../.........../.........../.........../...........
  play 0: park 4,6 Y
  play 0: stop
  play chance: deal 0 Y
  legal 1: park 3,6 G
  play 1: park 3,6 G
  play 1: stop
  play chance: deal 1 G
  legal 0: park 2,6 Y

case LANE-13: no Park when all twenty are used
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,R deck=YGRBV board=\
    ppp..p.p..p/.ppppp.pppp/.p..ppp..../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 0: park 4,5 Y
  play 0: stop
  deal
  count 1 park: 0
  legal 1: draw

case LANE-14: after a Park the chain goes on from the Park
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=RBVV,G deck=YGRBV board=\
    .........../.........../.........../.........../.........../......b1..../\
    .........../.........../.........../.........../...........
  play 0: park 5,7 R
  legal 0: house 5,8 1
  illegal 0: house 4,5 1
  illegal 0: house 6,5 1
  play 0: house 5,8 1
  legal 0: house 6,8 2
  scores 1 0

case LANE-15: after building one card is drawn and the turn ends
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=GV,Y deck=YYG board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  illegal 0: stop
  play 0: house 4,5 1
  play 0: stop
  event stop seat=0
  to-act chance
  is deals=1
  weight deal 0 Y: 2
  weight deal 0 G: 1
  play chance: deal 0 Y
  to-act 1
  is hands=YV,Y

case LANE-15: stopping can't stand for a turn: BUILD needs a placement
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=,Y deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  only 0: draw

case LANE-16: DRAW takes two cards, whatever the hand
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YYGGG,Y deck=YYG board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 0: draw
  is phase=drawing deals=2
  play chance: deal 0 Y
  is deals=1
  play chance: deal 0 Y
  is hands=YYYYGGG,Y phase=discarding
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=,Y deck=YYG board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 0: draw
  play chance: deal 0 G
  play chance: deal 0 Y
  is hands=YG,Y
  to-act 1

case LANE-17: down to five cards, of one's own choice, one by one and open
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YYGGR,Y deck=VVV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 0: draw
  play chance: deal 0 V
  play chance: deal 0 V
  only 0: discard Y; discard G; discard R; discard V
  illegal 0: draw
  illegal 0: discard B
  play 0: discard V
  event discard seat=0 colour=violet
  seen 1: discard V
  only 0: discard Y; discard G; discard R; discard V
  play 0: discard R
  to-act 1
  is hands=YYGGV,Y

case LANE-17: with five or fewer nothing is discarded; six need one
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YYG,Y deck=VVV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 0: draw
  play chance: deal 0 V
  play chance: deal 0 V
  to-act 1
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YYGG,Y deck=VVV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 0: draw
  play chance: deal 0 V
  play chance: deal 0 V
  to-act 0
  play 0: discard Y
  to-act 1

case LANE-18: when the last card is taken the discards become the deck, also between two draws
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YYG,YY deck=V board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 0: draw
  only chance: deal 0 V
  play chance: deal 0 V
  event shuffle cards=49
  to-act chance
  weight deal 0 Y: 7
  weight deal 0 G: 10
  weight deal 0 V: 10
  play chance: deal 0 G
  is deck=YYYYYYYGGGGGGGGGRRRRRRRRRRRBBBBBBBBBBBVVVVVVVVVV

case LANE-18: what is discarded later waits for the next deck
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YYGGG,YY deck=VV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 0: draw
  play chance: deal 0 V
  play chance: deal 0 V
  event shuffle cards=46
  is deck=YYYYYYYGGGGGGGGRRRRRRRRRRRBBBBBBBBBBBVVVVVVVVV
  play 0: discard V
  play 0: discard G
  is deck=YYYYYYYGGGGGGGGRRRRRRRRRRRBBBBBBBBBBBVVVVVVVVV
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YYG,YY deck= board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because the deck is never empty

# The end

case LANE-19: with two pieces left the final phase begins; the turn goes on and the round is completed
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=GGRV,Y deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../a5..a5....a5a5a5
  play 0: house 4,5 1
  event last-pieces seat=0 pieces=2
  is ending=1
  legal 0: house 4,6 1
  play 0: house 4,6 1
  play 0: stop
  deal
  to-act 1
  play 1: draw
  deal
  to-act none

case LANE-19: three pieces left are one too many
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=GGRV,Y deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../a4..a5....a5a5a5
  play 0: house 4,5 1
  is ending=0
  play 0: house 4,6 1
  event last-pieces seat=0 pieces=2
  is ending=1

case LANE-19: the last player of a round ends the game with his own turn
  position sunrise-lane players=3 | phase=turn first=0 seat=2 deals=0 last=- \
    park=0 ending=0 quiet=0,0 scores=0,0,0 hands=Y,G,GR deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../c5..c5....c5c5c5
  play 2: house 4,5 1
  play 2: stop
  to-act chance
  deal
  to-act none

case LANE-19: a round is counted from the first player, not from seat 0
  position sunrise-lane players=3 | phase=turn first=1 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,0 scores=0,0,0 hands=GR,Y,G deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../a5..a5....a5a5a5
  play 0: house 4,5 1
  play 0: stop
  deal
  to-act none
  position sunrise-lane players=3 | phase=turn first=2 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,0 scores=0,0,0 hands=GR,Y,G deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../a5..a5....a5a5a5
  play 0: house 4,5 1
  play 0: stop
  deal
  to-act 1
  play 1: draw
  deal
  to-act none

case LANE-20: edition avenue: when the four zones are full the game ends at once, the points counted, no card drawn
  position sunrise-lane players=3 edition=avenue | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=10,0,0 hands=RRV,Y,G deck=YGRBV board=\
    ppp....p..p/.pppp..pppp/.p..p.a1b1.c1a1/b1c1a1...b1..c1./..a1b1c1a1..a1b1./\
    .........../.c1a1.b1.c1a1b1../.c1..a1...b1c1a1/b1c1.a1b1.c1..a1./\
    b1c1a1b1..c1a1b1c1./a1..b1....c1a1b1
  play 0: house 4,6 2
  event house seat=0 storeys=2 plot=4,6 points=6
  event zones-full seat=0
  to-act none
  scores 16 0 0
  is hands=V,Y,G phase=over

case LANE-20: edition avenue: a Park can be the last plot too, in the middle of a round
  position sunrise-lane players=3 edition=avenue | phase=turn first=0 seat=1 deals=0 last=- \
    park=0 ending=0 quiet=0,0 scores=0,0,0 hands=YY,RRV,G deck=YGRBV board=\
    ppp....p..p/.pppp..pppp/.p..p.a1b1.c1a1/b1c1a1...b1..c1./..a1b1c1a1..a1b1./\
    .........../.c1a1.b1.c1a1b1../.c1..a1...b1c1a1/b1c1.a1b1.c1..a1./\
    b1c1a1b1..c1a1b1c1./a1..b1....c1a1b1
  play 1: park 4,6 V
  to-act none
  is hands=YY,RR,G

case LANE-20: edition lane: the turn goes on and the round is completed
  position sunrise-lane players=3 edition=lane | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0,0 hands=RRV,Y,G deck=YGRBV board=\
    ppp....p..p/.pppp..pppp/.p..p.a1b1.c1a1/b1c1a1...b1..c1./..a1b1c1a1..a1b1./\
    .........../.c1a1.b1.c1a1b1../.c1..a1...b1c1a1/b1c1.a1b1.c1..a1./\
    b1c1a1b1..c1a1b1c1./a1..b1....c1a1b1
  play 0: house 4,6 2
  event zones-full seat=0
  is ending=1
  to-act 0
  legal 0: stop
  play 0: stop
  play chance: deal 0 Y
  to-act 1
  play 1: draw
  deal
  play 2: draw
  deal
  to-act none

case LANE-20: edition lane: in the same turn one may go on building on the cross
  position sunrise-lane players=3 edition=lane | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0,0 hands=GRR,Y,G deck=YGRBV board=\
    ppp....p..p/.pppp..pppp/.p..p.a1b1.c1a1/b1c1a1...b1..c1./..a1b1c1...a1b1./\
    ......b1..../.c1a1.b1.c1a1b1../.c1..a1...b1c1a1/b1c1.a1b1.c1..a1./\
    b1c1a1b1..c1a1b1c1./a1..b1....c1a1b1
  play 0: house 4,6 2
  legal 0: house 4,5 1
  play 0: house 4,5 1
  scores 7 0 0

case LANE-20: free plots of the cross don't keep the game going
  position sunrise-lane players=3 edition=avenue | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0,0 hands=RRV,Y,G deck=YGRBV board=\
    ppp....p..p/.pppp..pppp/.p..p.a1b1.c1a1/b1c1a1...b1..c1./..a1b1c1a1..a1b1./\
    .........../.c1a1.b1.c1a1b1../.c1..a1...b1c1a1/b1c1.a1b1.c1..a1./\
    b1c1a1b1..c1a1b1c1./a1..b1....c1a1b1
  legal 0: park 5,6 V
  play 0: park 5,6 V
  to-act 0
  undo
  play 0: house 4,6 1
  to-act none

# Bonuses. The positions are those of the last discard, so that the bonuses are told.

case LANE-21: five bonuses: A1, A2, B1, B2 and the whole board; the cross counts for the last only
  position sunrise-lane players=2 | phase=discarding first=0 seat=1 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0 hands=,YYYYYY deck=YGRBV board=\
    .........../.........../.........../.........../....a2.a1..../......b5..../\
    ....b1.b2..../.........../.........../.........../...........
  play 1: discard Y
  to-act none
  event bonus seat=0 bonus=tallest Houses, zone A1 points=10
  event bonus seat=1 bonus=tallest Houses, zone A2 points=10
  event bonus seat=0 bonus=most Houses, zone B1 points=10
  event bonus seat=1 bonus=most Houses, zone B2 points=10
  event bonus seat=1 bonus=largest group, whole board points=10
  event bonus seat=0 bonus=largest group, whole board points=6
  final 26 30
  position sunrise-lane players=2 | phase=discarding first=0 seat=1 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0 hands=,YYYYYY deck=YGRBV board=\
    .........../.........../.........../.........../.....a5...../....a5.b1b1.../\
    .........../.........../.........../.........../...........
  play 1: discard Y
  to-act none
  final 6 10

case LANE-22: tallest: first the height of the tallest House, then how many of that height
  position sunrise-lane players=3 | phase=discarding first=0 seat=2 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0,0 hands=,,YYYYYY deck=YGRBV board=\
    .........../.c2........./.........../.........../..b2b2a3....../.........../\
    .........../.........../.........../.........../...........
  play 2: discard Y
  to-act none
  event bonus seat=0 bonus=tallest Houses, zone A1 points=10
  event bonus seat=1 bonus=tallest Houses, zone A1 points=6
  event bonus seat=2 bonus=tallest Houses, zone A1 points=3
  event bonus seat=1 bonus=largest group, whole board points=10
  final 16 16 9
  position sunrise-lane players=2 | phase=discarding first=0 seat=1 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0 hands=,YYYYYY deck=YGRBV board=\
    .........../.........../.........../.........../...b5a3....../.........../\
    .........../.........../.........../.........../...........
  play 1: discard Y
  to-act none
  event bonus seat=1 bonus=tallest Houses, zone A1 points=10
  event bonus seat=0 bonus=tallest Houses, zone A1 points=6

case LANE-22: Houses of one storey don't count
  position sunrise-lane players=2 | phase=discarding first=0 seat=1 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0 hands=,YYYYYY deck=YGRBV board=\
    .........../.b2........./.........../.........../...a1a1....../.........../\
    .........../.........../.........../.........../...........
  play 1: discard Y
  to-act none
  event bonus seat=1 bonus=tallest Houses, zone A1 points=10
  final 10 16

case LANE-22: option level: lower levels don't break a tie
  position sunrise-lane players=2 tallest=level | phase=discarding first=0 seat=1 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0 hands=,YYYYYY deck=YGRBV board=\
    .........../.b2........./.........../.........../..b2b3a3....../.........../\
    .........../.........../.........../.........../...........
  play 1: discard Y
  to-act none
  event bonus seat=0 bonus=tallest Houses, zone A1 points=10
  event bonus seat=1 bonus=tallest Houses, zone A1 points=10

case LANE-22: option vector: they do, level after level
  position sunrise-lane players=2 tallest=vector | phase=discarding first=0 seat=1 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0 hands=,YYYYYY deck=YGRBV board=\
    .........../.b2........./.........../.........../..b2b3a3....../.........../\
    .........../.........../.........../.........../...........
  play 1: discard Y
  to-act none
  event bonus seat=1 bonus=tallest Houses, zone A1 points=10
  event bonus seat=0 bonus=tallest Houses, zone A1 points=6
  position sunrise-lane players=2 tallest=vector | phase=discarding first=0 seat=1 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0 hands=,YYYYYY deck=YGRBV board=\
    .........../.b3........./.........../.........../..b3b3a4....../.........../\
    .........../.........../.........../.........../...........
  play 1: discard Y
  to-act none
  event bonus seat=0 bonus=tallest Houses, zone A1 points=10
  event bonus seat=1 bonus=tallest Houses, zone A1 points=6
  position sunrise-lane players=2 tallest=vector | phase=discarding first=0 seat=1 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0 hands=,YYYYYY deck=YGRBV board=\
    .........../.........../.........../.........../..b1b4a4....../.........../\
    .........../.........../.........../.........../...........
  play 1: discard Y
  to-act none
  event bonus seat=0 bonus=tallest Houses, zone A1 points=10
  event bonus seat=1 bonus=tallest Houses, zone A1 points=10

case LANE-23: most: Houses are counted, not their storeys
  position sunrise-lane players=2 | phase=discarding first=0 seat=1 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0 hands=,YYYYYY deck=YGRBV board=\
    .........../.........../......b1b1.../......b1..../......a5.a5../\
    .........../.........../.........../.........../.........../...........
  play 1: discard Y
  to-act none
  event bonus seat=1 bonus=most Houses, zone B1 points=10
  event bonus seat=0 bonus=most Houses, zone B1 points=6
  position sunrise-lane players=2 | phase=discarding first=0 seat=1 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0 hands=,YYYYYY deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    ....a5....../....b1....../....b1....../.........../...........
  play 1: discard Y
  to-act none
  event bonus seat=1 bonus=most Houses, zone B2 points=10
  event bonus seat=0 bonus=most Houses, zone B2 points=6

case LANE-24: the largest group connects orthogonally; branches count
  position sunrise-lane players=2 | phase=discarding first=0 seat=1 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0 hands=,YYYYYY deck=YGRBV board=\
    .........../.........../.........../.........../...a1a1a1...../....a1....../\
    ....b1....../....b1....../....b1....../.........../...........
  play 1: discard Y
  to-act none
  event bonus seat=0 bonus=largest group, whole board points=10
  event bonus seat=1 bonus=largest group, whole board points=6
  position sunrise-lane players=2 | phase=discarding first=0 seat=1 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0 hands=,YYYYYY deck=YGRBV board=\
    .........../.........../.........../.........../.....a1...../....a1.a1..../\
    ....b1....../....b1....../.........../.........../...........
  play 1: discard Y
  to-act none
  event bonus seat=1 bonus=largest group, whole board points=10
  event bonus seat=0 bonus=largest group, whole board points=6

case LANE-24: Parks, the fountain and other players' Houses don't connect
  position sunrise-lane players=2 | phase=discarding first=0 seat=1 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0 hands=,YYYYYY deck=YGRBV board=\
    .........../.........../.....a1...../.....p...../.....a1...../.........../\
    .....a1...../.....b1...../.....a1...../.b1b1......../...........
  play 1: discard Y
  to-act none
  event bonus seat=1 bonus=largest group, whole board points=10
  event bonus seat=0 bonus=largest group, whole board points=6

case LANE-25: 10, 6, 3 and 0 points
  position sunrise-lane players=4 | phase=discarding first=0 seat=3 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0,0,0 hands=,,,YYYYYY deck=YGRBV board=\
    c1c1........./.b1b1b1......./.........../.........../.........../\
    .........d1./.........../.........../.........../......a1a1a1a1./...........
  play 3: discard Y
  to-act none
  event bonus seat=0 bonus=largest group, whole board points=10
  event bonus seat=1 bonus=largest group, whole board points=6
  event bonus seat=2 bonus=largest group, whole board points=3
  final 10 6 3 0

case LANE-26: edition avenue: the tied fill the places: 10, 10, then 3, then 0
  position sunrise-lane players=4 edition=avenue | phase=discarding first=0 seat=3 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0,0,0 hands=,,,YYYYYY deck=YGRBV board=\
    c1c1........./.b1b1b1......./.........../.........../.........../\
    .........d1./.........../.........../.........../......a1a1a1../...........
  play 3: discard Y
  to-act none
  event bonus seat=0 bonus=largest group, whole board points=10
  event bonus seat=1 bonus=largest group, whole board points=10
  event bonus seat=2 bonus=largest group, whole board points=3
  final 10 10 3 0

case LANE-26: edition lane: after the tied comes the next place: 10, 10, then 6, then 3
  position sunrise-lane players=4 edition=lane | phase=discarding first=0 seat=3 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0,0,0 hands=,,,YYYYYY deck=YGRBV board=\
    c1c1........./.b1b1b1......./.........../.........../.........../\
    .........d1./.........../.........../.........../......a1a1a1../...........
  play 3: discard Y
  to-act none
  event bonus seat=0 bonus=largest group, whole board points=10
  event bonus seat=1 bonus=largest group, whole board points=10
  event bonus seat=2 bonus=largest group, whole board points=6
  event bonus seat=3 bonus=largest group, whole board points=3
  final 10 10 6 3

case LANE-26: a tie for the second place: 10, 6, 6, then 0 (avenue) or 3 (lane)
  position sunrise-lane players=4 edition=avenue | phase=discarding first=0 seat=3 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0,0,0 hands=,,,YYYYYY deck=YGRBV board=\
    c1c1........./.b1b1......../.........../.........../.........../\
    .........d1./.........../.........../.........../......a1a1a1../...........
  play 3: discard Y
  to-act none
  final 10 6 6 0
  position sunrise-lane players=4 edition=lane | phase=discarding first=0 seat=3 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0,0,0 hands=,,,YYYYYY deck=YGRBV board=\
    c1c1........./.b1b1......../.........../.........../.........../\
    .........d1./.........../.........../.........../......a1a1a1../...........
  play 3: discard Y
  to-act none
  final 10 6 6 3

case LANE-27: without a House in a zone there is no rank in it
  position sunrise-lane players=3 | phase=discarding first=0 seat=2 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0,0 hands=,,YYYYYY deck=YGRBV board=\
    .........../.........../......b1b1.../.........../......a1..../.........../\
    .........../.........../.........../.........../...........
  play 2: discard Y
  to-act none
  event bonus seat=1 bonus=most Houses, zone B1 points=10
  event bonus seat=0 bonus=most Houses, zone B1 points=6
  final 12 20 0

case LANE-27: in A without a House of two storeys, for the group without any House
  position sunrise-lane players=3 | phase=discarding first=0 seat=2 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0,0 hands=,,YYYYYY deck=YGRBV board=\
    .........../.........../.........../.........../...b2a1....../.........../\
    .........../.........../.........../.........../...........
  play 2: discard Y
  to-act none
  event bonus seat=1 bonus=tallest Houses, zone A1 points=10
  event bonus seat=0 bonus=largest group, whole board points=10
  event bonus seat=1 bonus=largest group, whole board points=10
  final 10 20 0
  position sunrise-lane players=2 | phase=discarding first=0 seat=1 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0 hands=,YYYYYY deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 1: discard Y
  to-act none
  final 0 0

case LANE-28: most points win, bonuses included
  position sunrise-lane players=2 | phase=discarding first=0 seat=1 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=20,13 hands=,YYYYYY deck=YGRBV board=\
    .........../.........../......b1b1.../.........../......a1..../.........../\
    .........../.........../.........../.........../...........
  play 1: discard Y
  to-act none
  final 32 33
  winners 1

case LANE-28: a tie goes to the player with more cards in hand
  position sunrise-lane players=2 | phase=discarding first=0 seat=1 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=20,20 hands=GGG,YYYYYY deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 1: discard Y
  final 20 20
  winners 1

case LANE-28: and is shared if those are equal too
  position sunrise-lane players=3 | phase=discarding first=0 seat=2 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=20,20,20 hands=GGGGG,,YYYYYY deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 2: discard Y
  final 20 20 20
  winners 0 2

case LANE-29: twelve rounds of nothing but DRAW end the game, after the last discard
  position sunrise-lane players=2 | phase=turn first=0 seat=1 deals=0 last=- \
    park=0 ending=0 quiet=11,1 scores=3,4 hands=GGGGG,YYYYY deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 1: draw
  deal
  to-act 1
  is phase=discarding
  position sunrise-lane players=2 | phase=turn first=0 seat=1 deals=0 last=- \
    park=0 ending=0 quiet=11,1 scores=3,4 hands=GGGGG,YYY deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 1: draw
  play chance: deal 1 Y
  play chance: deal 1 G
  event quiet-end rounds=12
  to-act none
  final 3 4
  winners 1
  position sunrise-lane players=2 | phase=discarding first=0 seat=1 deals=0 last=- \
    park=0 ending=0 quiet=11,1 scores=3,4 hands=GGGGG,YYYYYYY deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 1: discard Y
  to-act 1
  play 1: discard Y
  event quiet-end rounds=12
  to-act none

case LANE-29: one BUILD in the round starts the count again
  position sunrise-lane players=2 | phase=turn first=0 seat=1 deals=0 last=- \
    park=0 ending=0 quiet=11,1 scores=0,0 hands=GGGGG,GGG deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 1: house 4,5 1
  play 1: stop
  deal
  to-act 0
  is quiet=0,1
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=11,1 scores=0,0 hands=G,YYY deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 0: park 4,5 G
  play 0: stop
  deal
  play 1: draw
  deal
  is quiet=0,1

case LANE-29: a round starts with the first player's turn
  position sunrise-lane players=3 | phase=turn first=2 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=11,1 scores=0,0,0 hands=GG,YYY,R deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 0: draw
  deal
  to-act 1
  position sunrise-lane players=3 | phase=turn first=1 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=11,1 scores=0,0,0 hands=GG,YYY,R deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  play 0: draw
  deal
  to-act none

# The worked examples of both rulebooks: red is seat 0, blue seat 1, yellow seat 2.

case LANE-7 LANE-10 LANE-11 LANE-12 LANE-14 LANE-15 LANE-16: the example turns of the rulebook, edition lane
  position sunrise-lane players=3 edition=lane | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0,0 hands=YGBV,GBV,YGRBV deck=YYYYGGGGRRRRBBBBVVVV board=\
    .........../.........../.....p...../.....c1...../.....a1...../......b1..../\
    .........../.........../.........../.........../...........
  play 0: house 5,7 1
  event house points=2
  play 0: house 5,8 1
  event house points=1
  play 0: house 5,9 1
  event house points=3
  scores 6 0 0
  play 0: stop
  play chance: deal 0 R
  legal 1: house 6,5 1
  play 1: draw
  play chance: deal 1 G
  play chance: deal 1 G
  play 2: house 2,4 1
  event house points=4
  play 2: house 1,4 1
  event house points=1
  only 2: stop; house 1,3 1; house 1,5 1; park 1,3 Y; park 1,3 G; park 1,3 B; park 1,5 Y; park 1,5 G; park 1,5 B
  play 2: house 1,3 1
  event house points=2
  illegal 2: house 1,5 1
  play 2: house 1,2 1
  event house points=3
  scores 6 0 10
  play 2: stop
  play chance: deal 2 Y
  play 0: draw
  play chance: deal 0 R
  play chance: deal 0 Y
  is hands=YYRR,GGGBV,YB
  play 1: house 0,2 1
  event house points=3
  only 1: stop; park 0,1 G; park 0,1 B
  play 1: park 0,1 B
  scores 6 3 10
  play 1: house 0,0 3
  event house points=15
  scores 6 18 10
  only 1: stop
  play 1: stop
  play chance: deal 1 Y
  to-act 2

case LANE-21 LANE-22 LANE-24 LANE-25: the scoring example of the rulebook, edition lane
  position sunrise-lane players=3 edition=lane | phase=discarding first=0 seat=2 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0,0 hands=,,YYYYYY deck=YGRBV board=\
    b3p........./.b2.c2c2....../.b1..c1....../.b2a1......../..a2a1a1....../\
    .........../.........../.........../.........../.........../...........
  play 2: discard Y
  to-act none
  event bonus seat=1 bonus=tallest Houses, zone A1 points=10
  event bonus seat=2 bonus=tallest Houses, zone A1 points=6
  event bonus seat=0 bonus=tallest Houses, zone A1 points=3
  event bonus seat=0 bonus=largest group, whole board points=10
  event bonus seat=1 bonus=largest group, whole board points=6
  event bonus seat=2 bonus=largest group, whole board points=6
  final 13 16 12
  winners 1

case LANE-7 LANE-10 LANE-11 LANE-12 LANE-14 LANE-15 LANE-16: the example turns of the rulebook, edition avenue
  position sunrise-lane players=3 edition=avenue | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0,0 hands=YGBV,GBV,YGRBV deck=YYYYGGGGRRRRBBBBVVVV board=\
    .........../.........../.....p...../.....c1...../.....a1...../......b1..../\
    .........../.........../.........../.........../...........
  play 0: house 5,7 1
  event house points=2
  play 0: house 5,8 1
  event house points=1
  play 0: house 5,9 1
  event house points=3
  scores 6 0 0
  play 0: stop
  play chance: deal 0 R
  legal 1: house 6,5 1
  play 1: draw
  play chance: deal 1 G
  play chance: deal 1 G
  play 2: house 2,4 1
  event house points=4
  play 2: house 1,4 1
  event house points=1
  only 2: stop; house 1,3 1; house 1,5 1; park 1,3 Y; park 1,3 G; park 1,3 B; park 1,5 Y; park 1,5 G; park 1,5 B
  play 2: house 1,3 1
  event house points=2
  illegal 2: house 1,5 1
  play 2: house 1,2 1
  event house points=3
  scores 6 0 10
  play 2: stop
  play chance: deal 2 Y
  play 0: draw
  play chance: deal 0 R
  play chance: deal 0 Y
  is hands=YYRR,GGGBV,YB
  play 1: house 0,2 1
  event house points=3
  only 1: stop; park 0,1 G; park 0,1 B
  play 1: park 0,1 B
  scores 6 3 10
  play 1: house 0,0 3
  event house points=15
  scores 6 18 10
  only 1: stop
  play 1: stop
  play chance: deal 1 Y
  to-act 2

case LANE-21 LANE-22 LANE-24 LANE-25: the scoring example of the rulebook, edition avenue
  position sunrise-lane players=3 edition=avenue | phase=discarding first=0 seat=2 deals=0 last=- \
    park=0 ending=1 quiet=0,0 scores=0,0,0 hands=,,YYYYYY deck=YGRBV board=\
    b3p........./.b2.c2c2....../.b1..c1....../.b2a1......../..a2a1a1....../\
    .........../.........../.........../.........../.........../...........
  play 2: discard Y
  to-act none
  event bonus seat=1 bonus=tallest Houses, zone A1 points=10
  event bonus seat=2 bonus=tallest Houses, zone A1 points=6
  event bonus seat=0 bonus=tallest Houses, zone A1 points=3
  event bonus seat=0 bonus=largest group, whole board points=10
  event bonus seat=1 bonus=largest group, whole board points=6
  event bonus seat=2 bonus=largest group, whole board points=6
  final 13 16 12
  winners 1
