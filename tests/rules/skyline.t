# Project Skyline, statement by statement: docs/rules/project-skyline.md has the statements, docs/rule-cases.md the
# format. In boards `a2` is a building of seat 0 with two floors, `a3` a skyscraper; rows are separated by `/`. Money is in
# thousands. `pile` is the order of the cards seen, from the next to come; `unseen` is what may come before them.

# Set-up

case SKY-1 SKY-10: each street space borders one cell, a corner cell two spaces, an action space none
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=b1....b1/....../....../...a3../....../b1....b1
  play chance: dice 1 1
  event rent seat=0 owner=1 rent=10 cell=0,0
  undo
  play chance: dice 6 1
  event rent cell=0,5
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=b1....b1/....../....../...a3../....../b1....b1
  play chance: dice 1 1
  event rent cell=0,5
  undo
  play chance: dice 6 1
  event rent cell=5,5
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700 pawns=14,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=b1....b1/....../....../...a3../....../b1....b1
  play chance: dice 1 1
  event rent cell=5,5
  undo
  play chance: dice 6 1
  event rent cell=5,0
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700 pawns=21,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=b1....b1/....../....../...a3../....../b1....b1
  play chance: dice 1 1
  event rent cell=5,0
  undo
  play chance: dice 6 1
  event rent cell=0,0

case SKY-1: every space of the street in clockwise order
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../....../....../...a3../....../......
  play chance: dice 3 1
  event rent cell=0,2
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../.....b1/...a3../....../......
  play chance: dice 3 1
  event rent cell=2,5
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700 pawns=14,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../...a3../....../...b1..
  play chance: dice 3 1
  event rent cell=5,3
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700 pawns=21,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../b1..a3../....../......
  play chance: dice 3 1
  event rent cell=3,0

case SKY-1: cell 5,5 pays from street 13 and 15, not from 14
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700 pawns=12,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../...a3../....../.....b3
  play chance: dice 1 1
  event rent rent=100 cell=5,5
  undo
  play chance: dice 3 1
  event rent rent=100 cell=5,5
  undo
  play chance: dice 2 1
  scores 700 700
  is phase=draw

case SKY-2: two to four play; 700 each, all pawns on action space 0, 20 cards
  new project-skyline players=2
  scores 700 700
  new project-skyline players=3
  scores 700 700 700
  new project-skyline players=4
  scores 700 700 700 700
  is pawns=0,0,0,0
  is unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13
  to-act chance
  only chance: first 0; first 1; first 2; first 3
  weight first 2: 1
  refused project-skyline players=1
  because allowed player counts: 2, 3, 4
  refused project-skyline players=5
  because allowed player counts: 2, 3, 4

case SKY-2 SKY-20: five skyscrapers each, seven with two players: one less than all can stand on the board
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=5,0 roll=- card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a3a3a3a3a3/....../....../....../....../b1.....
  refused project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=5,0 roll=- card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a3a3a3a3a3/a3...../....../....../....../b1.....
  because too many skyscrapers
  position project-skyline players=3 | phase=roll first=0 seat=0 turns=40 \
    architect=5,0 roll=- card=- rent=- end=- \
    cash=700,700,700 pawns=3,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a3a3a3../....../....../....../....../b1.....
  refused project-skyline players=3 | phase=roll first=0 seat=0 turns=40 \
    architect=5,0 roll=- card=- rent=- end=- \
    cash=700,700,700 pawns=3,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a3a3a3a3./....../....../....../....../b1.....
  because too many skyscrapers

case SKY-2: the first player can be named, if the seat exists
  new project-skyline players=3 first=2
  to-act 2
  refused project-skyline players=2 first=2
  because the seats are 0 to 1

case SKY-3: free start: first player first, counter-clockwise, pawns may share an action space
  new project-skyline players=3 start=free first=1
  to-act 1
  only 1: start 0; start 7; start 14; start 21
  play 1: start 7
  to-act 0
  only 0: start 0; start 7; start 14; start 21
  play 0: start 7
  to-act 2
  illegal 2: start 1
  play 2: start 21
  is pawns=7,7,21
  is phase=towers
  to-act 1
  new project-skyline players=3 start=together first=1
  illegal 1: start 7
  legal 1: tower 2,2

case SKY-4: one skyscraper each on a free centre cell, counter-clockwise
  new project-skyline players=4 first=1
  only 1: tower 2,2; tower 2,3; tower 3,2; tower 3,3
  illegal 1: tower 0,0
  illegal 1: floor 0,0
  play 1: tower 2,3
  to-act 0
  only 0: tower 2,2; tower 3,2; tower 3,3
  play 0: tower 2,2
  to-act 3
  play 3: tower 3,3
  to-act 2
  only 2: tower 3,2
  play 2: tower 3,2
  is phase=floors
  is board=....../....../..a3b3../..c3d3../....../......
  to-act 1

case SKY-5: three floors each, counter-clockwise, anywhere free; who places last has the architect and the first turn
  new project-skyline players=3 first=0
  play 0: tower 2,2
  play 2: tower 2,3
  play 1: tower 3,2
  to-act 0
  count 0: 33
  illegal 0: floor 2,2
  legal 0: floor 3,3
  play 0: floor 0,0
  to-act 2
  illegal 2: floor 0,0
  play 2: floor 0,1
  to-act 1
  play 1: floor 0,2
  to-act 0
  play 0: floor 1,0
  play 2: floor 1,1
  play 1: floor 1,2
  play 0: floor 5,0
  play 2: floor 5,1
  is architect=-
  play 1: floor 5,2
  event architect seat=1 cell=5,2
  is architect=5,2
  is seat=1
  is phase=roll
  to-act chance
  play chance: dice 1 1
  to-act 1

case SKY-5 SKY-6: then turns go clockwise, so that the first player plays last
  position project-skyline players=3 | phase=build first=0 seat=1 turns=0 \
    architect=0,0 roll=3,1 card=- rent=- end=- \
    cash=700,700,700 pawns=0,3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1...../....../....../...a3b3./....../c1.....
  play 1: build 0,1
  is seat=2
  to-act chance
  play chance: dice 2 1
  to-act 2
  play 2: build 0,2
  is seat=0
  is turns=2

# A turn

case SKY-6 SKY-7: both dice at once, 36 throws; the pawn goes clockwise, corners count
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700 pawns=26,5 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../...a3../....../......
  count chance: 36
  weight dice 1 1: 1
  weight dice 6 5: 1
  play chance: dice 3 2
  is pawns=1,5
  to-act 0
  undo
  play chance: dice 1 2
  is pawns=27,5

case SKY-6: a turn may end after the second step (a card) or the third (a floor on an empty cell)
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=3,3 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../...a3../....../......
  play chance: card 3
  is seat=1
  is phase=roll
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,3 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../...a3../....../......
  play 0: build 1,3
  is seat=1
  is phase=roll

case SKY-7: pawns share spaces
  position project-skyline players=3 | phase=roll first=0 seat=0 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700,700 pawns=1,3,3 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../...a3../....../......
  play chance: dice 2 1
  is pawns=3,3,3

case SKY-7 SKY-8: a first move from an action space never ends on one
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../...a3../....../......
  play chance: dice 1 1
  is phase=build
  undo
  play chance: dice 2 1
  is phase=build
  undo
  play chance: dice 3 1
  is phase=build
  undo
  play chance: dice 4 1
  is phase=build
  undo
  play chance: dice 5 1
  is phase=build
  undo
  play chance: dice 6 1
  is phase=build
  undo
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../...a3../....../......
  play chance: dice 1 1
  is phase=build
  undo
  play chance: dice 2 1
  is phase=build
  undo
  play chance: dice 3 1
  is phase=build
  undo
  play chance: dice 4 1
  is phase=build
  undo
  play chance: dice 5 1
  is phase=build
  undo
  play chance: dice 6 1
  is phase=build
  undo
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700 pawns=14,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../...a3../....../......
  play chance: dice 1 1
  is phase=build
  undo
  play chance: dice 2 1
  is phase=build
  undo
  play chance: dice 3 1
  is phase=build
  undo
  play chance: dice 4 1
  is phase=build
  undo
  play chance: dice 5 1
  is phase=build
  undo
  play chance: dice 6 1
  is phase=build
  undo
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700 pawns=21,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../...a3../....../......
  play chance: dice 1 1
  is phase=build
  undo
  play chance: dice 2 1
  is phase=build
  undo
  play chance: dice 3 1
  is phase=build
  undo
  play chance: dice 4 1
  is phase=build
  undo
  play chance: dice 5 1
  is phase=build
  undo
  play chance: dice 6 1
  is phase=build
  undo

case SKY-8: on an action space the top card is drawn, each unseen one as likely; it goes under the pile and the turn ends
  position project-skyline players=3 | phase=roll first=0 seat=0 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700,700 pawns=5,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../...a3../....../......
  play chance: dice 2 6
  is phase=draw
  to-act chance
  only chance: card 1; card 2; card 3; card 4; card 5; card 6; card 7; card 8; card 9; card 10; card 11; card 12; card 13
  weight card 2: 2
  weight card 1: 1
  play chance: card 6
  is pile=6
  is unseen=1,2,2,3,3,4,5,5,7,7,8,8,9,10,11,11,12,12,13
  is seat=1

case SKY-8: the pile is never reshuffled: once all cards have been seen their order is known
  position project-skyline players=3 | phase=draw first=0 seat=0 turns=40 \
    architect=3,3 roll=4,2 card=- rent=- end=- \
    cash=700,700,700 pawns=7,0,0 unseen=3,3 pile=6,4,1,2,2,5,5,7,7,8,8,9,10,11,11,12,12,13 \
    board=....../....../....../...a3../....../......
  only chance: card 3
  weight card 3: 2
  play chance: card 3
  is unseen=3
  position project-skyline players=3 | phase=draw first=0 seat=0 turns=40 \
    architect=3,3 roll=4,2 card=- rent=- end=- \
    cash=700,700,700 pawns=7,0,0 unseen=3 pile=6,3,4,1,2,2,5,5,7,7,8,8,9,10,11,11,12,12,13 \
    board=....../....../....../...a3../....../......
  play chance: card 3
  is unseen=-
  is pile=6,3,4,1,2,2,5,5,7,7,8,8,9,10,11,11,12,12,13,3
  position project-skyline players=3 | phase=draw first=0 seat=0 turns=40 \
    architect=3,3 roll=4,2 card=- rent=- end=- \
    cash=700,700,700 pawns=7,0,0 unseen=- pile=6,3,4,1,2,2,5,5,7,7,8,8,9,10,11,11,12,12,13,3 \
    board=....../....../....../...a3../....../......
  only chance: card 6
  weight card 6: 1
  play chance: card 6
  is pile=3,4,1,2,2,5,5,7,7,8,8,9,10,11,11,12,12,13,3,6
  is seat=1

case SKY-8: cards are open to all: nothing of them is hidden from anybody, the order seen included
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=3,3 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=3,10,13 pile=6,3,4,1,2,2,5,5,7,7,8,8,9,11,11,12,12 \
    board=....../....../....../...a3../....../......
  hidden 1: pile=6,3,4,1,2,2,5,5,7,7,8,8,9,11,11,12,12
  hidden watch: unseen=3,10,13
  play chance: card 3
  seen 1: card 3
  seen watch: card 3

case SKY-9: nothing to pay beside an empty cell or an own building
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a2...../....../....../...b3../....../......
  play chance: dice 1 1
  scores 700 700
  undo
  play chance: dice 2 1
  scores 700 700
  is rent=-

case SKY-10: the rulebook's three examples: 10 for a building alone, 120 for 100 + 10 + 10, 40 for 20 + 10 + 10
  position project-skyline players=4 | phase=roll first=0 seat=2 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700,700,700 pawns=0,0,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1.a1..a1/....../....../..b3d1../....../......
  play chance: dice 1 1
  event rent seat=2 owner=0 rent=10 cell=0,0
  scores 710 700 690 700
  position project-skyline players=4 | phase=roll first=0 seat=1 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700,700,700 pawns=0,0,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..d1.../..d1.../..d3.../...b3../....../......
  play chance: dice 3 1
  event rent seat=1 owner=3 rent=120 cell=0,2
  scores 700 580 700 820
  position project-skyline players=4 | phase=roll first=0 seat=0 turns=40 \
    architect=3,3 roll=- card=- rent=- end=- \
    cash=700,700,700,700 pawns=21,0,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../b1...../b2b1..../...d3../....../......
  play chance: dice 4 1
  event rent seat=0 owner=1 rent=40 cell=2,0
  scores 660 740 700 700

case SKY-10: the whole connected group counts, corners don't connect
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,5 roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../.....a1/....../......
  play chance: dice 3 1
  event rent rent=120 cell=0,2 ones=2 twos=0 skyscrapers=1 group=0,2 1,2 2,2
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,5 roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../.b1b1.../..b3.../.....a1/....../......
  play chance: dice 3 1
  event rent rent=130
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,5 roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=.b1b1.../.b1b1.../..b3.../.....a1/....../......
  play chance: dice 3 1
  event rent rent=140 cell=0,2
  undo
  play chance: dice 2 1
  event rent rent=140 cell=0,1
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,5 roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=.b1b1.../.b1b1.../..b3.../...b1.a1/....../......
  play chance: dice 3 1
  event rent rent=140
  position project-skyline players=3 | phase=roll first=0 seat=0 turns=40 \
    architect=3,5 roll=- card=- rent=- end=- \
    cash=700,700,700 pawns=0,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=.b1c1b1../....../....../.....a1/....../......
  play chance: dice 2 1
  event rent owner=1 rent=10
  undo
  play chance: dice 3 1
  event rent owner=2 rent=10

# Building

case SKY-11: exactly as many steps from the architect as the black die shows, over anything
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=0,0 roll=3,6 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1...../....../....../....../....../......
  only 0: build 1,5; build 2,4; build 3,3; build 4,2; build 5,1
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=2,2 roll=3,6 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../..a3.../....../....../......
  only 0: build 5,5
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=2,2 roll=3,5 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../..a3.../....../....../......
  only 0: build 0,5; build 4,5; build 5,0; build 5,4
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=2,2 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../..b1.../.b3a3b3../..b1.../....../......
  only 0: build 0,2; build 1,1; build 1,3; build 2,0; build 2,4; build 3,1; build 3,3; build 4,2

case SKY-12: an empty cell or an own building of one or two floors, never a skyscraper or an opponent's
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3.b1.../.a3..../b2...../....../....../......
  only 0: pass
  illegal 0: build 0,2
  illegal 0: build 1,1
  illegal 0: build 2,0
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3...../.a1..../..b1.../.b1..../....../......
  only 0: build 0,2; build 2,0; grow 1,1 2,2; grow 1,1 3,1
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3...../.a2..../..b1.../..b2.../.b1..../......
  only 0: build 0,2; build 2,0; grow 1,1 3,2; grow 1,1 4,1

case SKY-13: on an empty cell the floor is placed, the architect moves there, the turn ends
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3...../....../....../....../....../......
  play 0: build 1,1
  event build seat=0 cell=1,1
  is architect=1,1
  is board=a3...../.a1..../....../....../....../......
  is seat=1
  is phase=roll

case SKY-14: nothing can be built: that is said, the architect stays, the turn ends with a pass
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=0,0 roll=- card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3.b1.../.a3..../b2...../....../....../......
  play chance: dice 1 2
  event nothing seat=0 black=2 architect=0,0 reach=0,2 1,1 2,0
  to-act 0
  only 0: pass
  play 0: pass
  event pass seat=0
  is architect=0,0
  is board=a3.b1.../.a3..../b2...../....../....../......
  is seat=1
  is turns=41
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3...../....../....../....../....../......
  illegal 0: pass

case SKY-15: the grown building moves exactly 2 or 3 onto an opponent's smaller one, or it isn't grown
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=b3...../.a1..../....../.b2..../....../......
  only 0: build 0,2; build 2,0
  illegal 0: grow 1,1 3,1
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=b3...../.a2..../....../..b2.../.b3..../......
  only 0: build 0,2; build 2,0; grow 1,1 3,2
  illegal 0: grow 1,1 4,1
  illegal 0: grow 1,1 2,3
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3...../.a1a1.../.a1..../....../....../......
  only 0: build 0,2; build 2,0

case SKY-15: never the building under the architect
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=b1...../.a1..../....../.b1..../....../......
  only 0: build 0,2; build 2,0; grow 1,1 3,1
  illegal 0: grow 1,1 0,0

case SKY-15: an opponent's building of any other player may fall
  position project-skyline players=3 | phase=build first=0 seat=0 turns=40 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=700,700,700 pawns=3,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=b1...../.a1.c1../..c1.../.b1..../....../......
  only 0: build 0,2; build 2,0; grow 1,1 1,3; grow 1,1 2,2; grow 1,1 3,1

case SKY-15: the rulebook's figure of yellow's two floors: five buildings in reach, one can fall
  # yellow is seat 0, red 1, blue 2; both blue neighbours of the same size, or with the architect, stay
  position project-skyline players=3 | phase=build first=0 seat=0 turns=40 \
    architect=2,4 roll=3,2 card=- rent=- end=- \
    cash=700,700,700 pawns=3,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..c1.c1./.....b1/..a1.c1./.c2.b3.b2/..c3.a1./.....c1
  only 0: build 1,3; grow 2,2 0,2; grow 4,4 5,5
  play 0: grow 2,2 0,2
  event demolish seat=0 owner=2 cell=0,2 floors=1
  is board=..a2.c1./.....b1/....c1./.c2.b3.b2/..c3.a1./.....c1
  is architect=0,2

case SKY-16: the demolished floors go back, the old cell is empty, the architect ends on the moved building
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=b3...../.a2..../....../..b2.../.b3..../......
  play 0: grow 1,1 3,2
  event grow seat=0 cell=1,1 floors=3
  event demolish seat=0 owner=1 cell=3,2 floors=2
  is board=b3...../....../....../..a3.../.b3..../......
  is architect=3,2
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=b3...../.a1..../....../.b1..../....../......
  play 0: grow 1,1 3,1
  event demolish floors=1
  is board=b3...../....../....../.a2..../....../......
  is architect=3,1
  is seat=1

case SKY-17: three floors that have moved become a skyscraper; the rulebook's figure of green's four
  # green is seat 0, yellow 1, blue 2: of four buildings or cells in reach one is empty and one a skyscraper
  position project-skyline players=3 | phase=build first=0 seat=0 turns=40 \
    architect=2,2 roll=3,4 card=- rent=- end=- \
    cash=700,700,700 pawns=3,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a2...../..c3..c1/.b1a1.../b2...../....b1./......
  count 0 grow: 2
  legal 0: grow 0,0 2,1
  legal 0: grow 0,0 3,0
  illegal 0: grow 0,0 0,3
  illegal 0: grow 0,0 1,2
  illegal 0: build 1,5
  illegal 0: build 4,4
  play 0: grow 0,0 3,0
  event grow seat=0 cell=0,0 floors=3
  event demolish seat=0 owner=1 cell=3,0 floors=2
  event skyscraper seat=0 cell=3,0 built=1 all=5
  is board=....../..c3..c1/.b1a1.../a3...../....b1./......
  is architect=3,0

case SKY-17: skyscrapers neither grow, move nor fall by building
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=b1...../.a3..../....../.b3..../....../......
  only 0: build 0,2; build 2,0
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=b1...../.a2..../....../..b3.../....../......
  only 0: build 0,2; build 2,0

case SKY-18: with an empty reserve building goes on from the neutral supply
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=1,0 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a2a2a2a2a2a2/a1...../....../....../....../b1.....
  legal 0: build 3,0
  play 0: build 3,0
  is board=a2a2a2a2a2a2/a1...../....../a1...../....../b1.....
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=1,0 roll=3,1 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a2a2a2a2a2a2/a1....a1/....../a1....a1/....../b1.....
  legal 0: build 1,1

case SKY-19: expert: the rulebook's figure; the merged building must have a second move
  # blue is seat 0, green 1
  position project-skyline players=2 expert=on | phase=build first=0 seat=0 turns=40 \
    architect=3,3 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..a1.../...b2../..a1.b1./.a3.b3.b3/..a1.b2./.b1..b1.
  only 0: build 5,3; grow 2,2 2,4; grow 2,2 4,2 5,4; grow 4,2 5,1
  play 0: grow 2,2 4,2 5,4
  event merge seat=0 cell=4,2
  event demolish seat=0 owner=1 cell=5,4 floors=1
  event skyscraper seat=0 cell=5,4
  is board=..a1.../...b2../....b1./.a3.b3.b3/....b2./.b1..a3.
  is architect=5,4
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,3 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..a1.../...b2../..a1.b1./.a3.b3.b3/..a1.b2./.b1..b1.
  only 0: build 5,3; grow 2,2 2,4; grow 4,2 5,1

case SKY-19: expert: of two mirror moves only that with the first cell lower in row order
  position project-skyline players=2 expert=on | phase=build first=0 seat=0 turns=40 \
    architect=0,2 roll=3,3 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b3.../....../.a1.a1../....../..b1.../......
  legal 0: grow 2,1 2,3 4,2
  illegal 0: grow 2,3 2,1 4,2
  count 0 grow: 1
  position project-skyline players=2 expert=on | phase=build first=0 seat=0 turns=40 \
    architect=0,2 roll=3,3 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b3.../....../.a1.a1../....../b1...../......
  legal 0: grow 2,3 2,1 4,0
  count 0 grow: 1

case SKY-19: expert: also onto the own floor under the architect, where nothing is dismantled
  position project-skyline players=2 expert=on | phase=build first=0 seat=0 turns=40 \
    architect=0,2 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..a1.../....../..a1.../..b2.../....../..b1...
  only 0: build 0,0; build 0,4; build 1,1; build 1,3; grow 2,2 0,2 3,2
  play 0: grow 2,2 0,2 3,2
  event merge seat=0 cell=0,2
  event demolish seat=0 owner=1 cell=3,2 floors=2
  is board=....../....../....../..a3.../....../..b1...
  is architect=3,2
  # without a second move it isn't possible there either
  position project-skyline players=2 expert=on | phase=build first=0 seat=0 turns=40 \
    architect=0,2 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..a1.../....../..a1.../....../....../..b1...
  count 0 grow: 0

case SKY-19: expert: neither from two floors, nor onto the opponent's floor under the architect
  position project-skyline players=2 expert=on | phase=build first=0 seat=0 turns=40 \
    architect=0,2 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b3.../....../..a2.../....../..a1.../...b1..
  count 0 grow: 0
  position project-skyline players=2 expert=on | phase=build first=0 seat=0 turns=40 \
    architect=3,3 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../..a1.../...b1../..a1.../......
  count 0 grow: 0

# The end

case SKY-20 SKY-22: the last skyscraper ends the game at once; 100 for each; most money wins
  position project-skyline players=3 | phase=build first=0 seat=0 turns=40 \
    architect=1,2 roll=3,6 card=- rent=- end=- \
    cash=300,800,100 pawns=3,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a3a3a3../..b3.../....../....../..b2.../a2..b1..
  play 0: grow 5,0 4,2
  event all-built seat=0 all=5
  event bonus seat=0 amount=500 count=5
  event final seat=0 money=800
  is end=skyscrapers
  to-act none
  scores 800 900 100
  final 800 900 100
  winners 1
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=1,2 roll=3,6 card=- rent=- end=- \
    cash=300,800 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a3a3a3a3./..b3.../....../....../..b2.../a2..b1..
  play 0: grow 5,0 4,2
  to-act chance
  is turns=41
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=1,2 roll=3,6 card=- rent=- end=- \
    cash=300,800 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a3a3a3a3a3/..b3.../....../....../..b2.../a2..b1..
  play 0: grow 5,0 4,2
  to-act none
  final 1000 900
  winners 0

case SKY-21 SKY-22: rent beyond one's cash ends the game; cash equal to the rent is paid and the game goes on
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,0 roll=- card=- rent=- end=- \
    cash=120,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  play chance: dice 3 1
  scores 0 820
  to-act 0
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,0 roll=- card=- rent=- end=- \
    cash=119,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  play chance: dice 3 1
  event bankrupt seat=0 owner=1 rent=120 cell=0,2
  to-act none
  is end=bankruptcy

case SKY-22: a bankrupt pays from cash and bonus, the bank the rest: 30, 120 and two skyscrapers leave 110
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,0 roll=- card=- rent=- end=- \
    cash=30,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  play chance: dice 3 1
  event debt seat=0 owner=1 paid=120
  scores 110 920
  final 110 920
  winners 1

case SKY-22: 30, rent 400 and one skyscraper: the creditor gets 400, the bankrupt has nothing
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,0 roll=- card=- rent=- end=- \
    cash=30,100 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b3.../..b3.../..b3b3../a3...../....../......
  play chance: dice 3 1
  event debt paid=130 rent=400
  event bank-pays seat=1 amount=270
  final 0 900
  winners 1

case SKY-22: equal totals share the victory; skyscrapers of others count for them
  position project-skyline players=3 | phase=roll first=0 seat=0 turns=40 \
    architect=3,0 roll=- card=- rent=- end=- \
    cash=5,200,110 pawns=0,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../....../....../a3.c3.../....../......
  play chance: dice 3 1
  final 95 210 210
  winners 1 2

case SKY-24: after 500 turns the game ends and is scored
  position project-skyline players=2 | phase=build first=0 seat=1 turns=498 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=500,650 pawns=0,3 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3...../....../....../....../....../......
  play 1: build 1,1
  to-act chance
  position project-skyline players=2 | phase=build first=0 seat=1 turns=499 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=500,650 pawns=0,3 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3...../....../....../....../....../......
  play 1: build 1,1
  event out-of-turns turns=500
  to-act none
  is end=turns
  final 600 650
  winners 1

# Action cards

case SKY-23: the building under the architect is neither removed, moved nor swapped, and he stays where he is
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b1..../....../....../....../....../......
  play chance: card 12
  only 0: remove 0,1
  play 0: remove 0,1
  is architect=0,0
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b1..../a1b1..../....../....../....../......
  play chance: card 8
  only 0: swap 1,0 0,1; swap 1,0 1,1
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,1 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b1..../a1b1..../....../....../....../......
  play chance: card 8
  only 0: swap 0,0 1,1; swap 1,0 1,1
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=1,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b1..../a1b1..../....../....../....../......
  play chance: card 11
  illegal 0: move 1,0 5,5
  legal 0: move 0,0 5,5
  play 0: move 0,0 5,5
  is architect=1,0
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=1,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b1..../a3b1..../....../....../....../......
  play chance: card 13
  only 0: remove 0,0

case SKY-23: a card with an object must be carried out, even if there is only one; without any the turn ends by itself
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,1 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b1..../....../....../....../....../......
  play chance: card 13
  to-act 0
  only 0: remove 0,0
  illegal 0: pass
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b1..../....../....../....../....../......
  play chance: card 13
  event card-idle seat=0
  is seat=1
  is phase=roll
  is turns=41
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b3..../....../....../....../....../......
  play chance: card 12
  is seat=1
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b1..../....../....../....../....../......
  play chance: card 8
  is seat=1
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,1 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3b1..../....../....../....../....../......
  play chance: card 11
  is seat=1
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,1 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b1..../....../....../....../....../......
  play chance: card 7
  is seat=1

case SKY-23 SKY-C2 SKY-C3: richest and poorest are by cash alone
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,1 roll=4,2 card=- rent=- end=- \
    cash=700,690 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b3b3.../....../....../....../....../......
  play chance: card 2
  only 0: advance 0 1; advance 0 2; advance 0 3
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,1 roll=4,2 card=- rent=- end=- \
    cash=600,690 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3b1..../....../....../....../....../......
  play chance: card 3
  scores 700 690

case SKY-C1: the white die again, rent if due, then the turn ends
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=5,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=b3....b1/....../....../....../....../a1.....
  play chance: card 1
  to-act chance
  only chance: die 1; die 2; die 3; die 4; die 5; die 6
  weight die 4: 1
  play chance: die 1
  event rent seat=0 owner=1 rent=10 cell=0,5
  scores 690 710
  is pawns=8,0
  is seat=1
  is phase=roll
  undo
  play chance: die 2
  scores 700 700
  is seat=1
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=5,0 roll=4,2 card=- rent=- end=- \
    cash=90,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=b3....b1/....../....../....../....../a1.....
  play chance: card 1
  play chance: die 1
  event bankrupt seat=0 owner=1 rent=100
  to-act none
  final 0 900

case SKY-C2: one, two or three steps for the richest; his owner pays rent; a corner draws no card
  position project-skyline players=3 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,800,750 pawns=7,0,4 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1.b1.../....../....../....../....../......
  play chance: card 2
  only 0: advance 1 1; advance 1 2; advance 1 3
  play 0: advance 1 1
  event pawn seat=1 space=1 from=0 steps=1 mover=0
  event rent seat=1 owner=0 rent=10
  scores 710 790 750
  is pawns=7,1,4
  is seat=1
  position project-skyline players=3 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,800,800 pawns=7,0,4 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1.b1.../....../....../....../....../......
  play chance: card 2
  only 0: advance 1 1; advance 1 2; advance 1 3; advance 2 1; advance 2 2; advance 2 3
  play 0: advance 2 3
  is pawns=7,0,7
  is phase=roll
  is seat=1
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=5,0 roll=4,2 card=- rent=- end=- \
    cash=300,290 pawns=0,4 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=b3b3b3b3../....../....../....../....../a3.....
  play chance: card 2
  play 0: advance 0 3
  event bankrupt seat=0 owner=1 rent=400
  final 0 1090
  winners 1

case SKY-C3: 100 from the bank for the poorest, for each if tied
  position project-skyline players=3 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=500,300,300 pawns=7,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a1..../b1.b3.../....../....../....../......
  play chance: card 3
  event income seat=1 amount=100 drawer=0 kind=3
  event income seat=2 amount=100
  scores 500 400 400
  is seat=1
  position project-skyline players=3 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=300,300,300 pawns=7,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a1..../b1.b3.../....../....../....../......
  play chance: card 3
  scores 400 400 400

case SKY-C4: both dice again: ten times the sum from the bank
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a1..../b1.b3.../....../....../....../......
  play chance: card 4
  to-act chance
  count chance: 36
  weight dice 2 5: 1
  play chance: dice 6 5
  event income seat=0 amount=110
  scores 810 700
  is pawns=7,0
  is seat=1

case SKY-C5: any player, oneself included, pays 50 a skyscraper; of those who pay nothing only the lowest is listed
  position project-skyline players=4 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700,700,700 pawns=7,0,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a3.b3../....../....../....../....../c1d1....
  play chance: card 5
  only 0: tax 0; tax 1; tax 2
  play 0: tax 0
  event tax seat=0 amount=100
  scores 600 700 700 700
  position project-skyline players=4 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700,700,700 pawns=7,0,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a3.b3../....../....../....../....../c1d1....
  play chance: card 5
  play 0: tax 1
  scores 700 650 700 700
  position project-skyline players=4 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,0,700,0 pawns=7,0,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a3.b3../....../....../....../....../c1d1....
  play chance: card 5
  only 0: tax 0; tax 1
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1...../....../....../....../....../b1.....
  play chance: card 5
  only 0: tax 0
  play 0: tax 0
  event tax amount=0
  scores 700 700
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,120 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b3b3b3../....../....../....../....../......
  play chance: card 5
  play 0: tax 1
  scores 700 0
  is phase=roll

case SKY-C6: 50 for each own skyscraper, at most what one has
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a3a3.b3./....../....../....../....../......
  play chance: card 6
  event tax seat=0 amount=150
  scores 550 700
  is seat=1
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=70,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a3a3.b3./....../....../....../....../......
  play chance: card 6
  scores 0 700
  to-act chance
  is phase=roll

case SKY-C7: one skyscraper of the player with most returns; the drawer chooses; in a tie one piece in all
  position project-skyline players=3 | phase=draw first=0 seat=0 turns=40 \
    architect=5,0 roll=4,2 card=- rent=- end=- \
    cash=700,700,700 pawns=7,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a3.b3../....../....../....../....../c1.....
  play chance: card 7
  only 0: return 0,0; return 0,1
  why 0 0,3: SKY-C7 card-not-most
  why 0 5,0: SKY-C7 card-no-skyscraper; SKY-23 card-architect
  why 0 0,2: SKY-C7 card-no-skyscraper
  play 0: return 0,1
  event return seat=0 owner=0 cell=0,1
  is board=a3..b3../....../....../....../....../c1.....
  is seat=1
  position project-skyline players=3 | phase=draw first=0 seat=0 turns=40 \
    architect=5,0 roll=4,2 card=- rent=- end=- \
    cash=700,700,700 pawns=7,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a3.b3b3./....../....../....../....../c3.....
  play chance: card 7
  only 0: return 0,0; return 0,1; return 0,3; return 0,4
  play 0: return 0,4
  is board=a3a3.b3../....../....../....../....../c3.....
  is phase=roll

case SKY-C7: the one under the architect counts for most but stays
  position project-skyline players=3 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700,700 pawns=7,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a3.b3../....../....../....../....../c1.....
  play chance: card 7
  only 0: return 0,1
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,3 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1..b3../....../....../....../....../......
  play chance: card 7
  event card-idle seat=0
  is board=a1..b3../....../....../....../....../......
  is seat=1

case SKY-C8: an own building of one or two floors changes places with an opponent's; never a skyscraper
  position project-skyline players=3 | phase=draw first=0 seat=0 turns=40 \
    architect=0,1 roll=4,2 card=- rent=- end=- \
    cash=700,700,700 pawns=7,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a2a3.b1b3./....../....../....../....../c2...a1.
  play chance: card 8
  only 0: swap 0,0 0,3; swap 0,0 5,0; swap 5,4 0,3; swap 5,4 5,0
  illegal 0: swap 0,3 0,0
  why 0 0,1: SKY-C8 card-skyscraper; SKY-23 card-architect
  why 0 0,4: SKY-C8 card-skyscraper
  why 0 0,2: SKY-C8 card-empty
  why 0 0,3: possible
  why 1 0,3: SKY-6 not-your-turn
  play 0: swap 0,0 0,3
  event swap one=0,0 other=0,3 owner=0 floors=2 other_owner=1 other_floors=1
  is board=b1a3.a2b3./....../....../....../....../c2...a1.
  is seat=1

case SKY-C9: one floor on an empty cell; the architect stays
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b1..../....../....../....../....../......
  play chance: card 9
  count 0: 34
  illegal 0: floor 0,0
  illegal 0: floor 0,1
  play 0: floor 5,5
  is board=a1b1..../....../....../....../....../.....a1
  is architect=0,0
  is seat=1
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1a1a1a1a1a1/b1b1b1b1b1b1/a1a1a1a1a1a1/b1b1b1b1b1b1/a1a1a1a1a1a1/b1b1b1b1b1b1
  play chance: card 9
  event card-idle seat=0
  is seat=1

case SKY-C10: a building of one opponent changes places with another opponent's, skyscrapers included
  position project-skyline players=3 | phase=draw first=0 seat=0 turns=40 \
    architect=5,4 roll=4,2 card=- rent=- end=- \
    cash=700,700,700 pawns=7,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b3.b1../....../....../....../....../c2...c1.
  play chance: card 10
  only 0: swap 0,1 5,0; swap 0,3 5,0
  play 0: swap 0,1 5,0
  is board=a1c2.b1../....../....../....../....../b3...c1.
  is seat=1
  position project-skyline players=3 | phase=draw first=0 seat=0 turns=40 \
    architect=0,1 roll=4,2 card=- rent=- end=- \
    cash=700,700,700 pawns=7,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b3..../....../....../....../....../c2.....
  play chance: card 10
  event card-idle seat=0
  is seat=1
  position project-skyline players=4 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700,700,700 pawns=7,0,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b1c1d1../....../....../....../....../......
  play chance: card 10
  only 0: swap 0,1 0,2; swap 0,1 0,3; swap 0,2 0,3

case SKY-C10: with two players it leaves the game and another card is drawn
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3a1..../b1.b3.../....../....../....../......
  weight card 10: 1
  play chance: card 10
  event card-leaves seat=0
  to-act chance
  is phase=draw
  is pile=-
  is unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,11,11,12,12,13
  illegal chance: card 10
  play chance: card 6
  is seat=1
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=10 pile=6,3,4,1,2,2,5,5,7,7,8,8,9,3,11,11,12,12,13 \
    board=a3a1..../b1.b3.../....../....../....../......
  only chance: card 10
  play chance: card 10
  only chance: card 6
  play chance: card 6
  is pile=3,4,1,2,2,5,5,7,7,8,8,9,3,11,11,12,12,13,6
  refused project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=13 pile=6,3,4,1,2,2,5,5,7,7,8,8,9,10,3,11,11,12,12 \
    board=a3a1..../b1.b3.../....../....../....../......
  because don't fit the cards

case SKY-C11: an own building of one or two floors moves to any empty cell
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,2 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a2a3b1b2b1b1/b1b1b1b1b1b1/b1b1b1b1b1b1/b1b1b1b1b1b1/b1b1b1b1b1b1/b1b1b1b1..
  play chance: card 11
  only 0: move 0,0 5,4; move 0,0 5,5
  play 0: move 0,0 5,5
  is board=.a3b1b2b1b1/b1b1b1b1b1b1/b1b1b1b1b1b1/b1b1b1b1b1b1/b1b1b1b1b1b1/b1b1b1b1.a2
  is architect=0,2
  is seat=1

case SKY-C12: any player's building of one or two floors returns to his reserve
  position project-skyline players=3 | phase=draw first=0 seat=0 turns=40 \
    architect=0,1 roll=4,2 card=- rent=- end=- \
    cash=700,700,700 pawns=7,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a2a3b1b3../....../....../....../....../c2.....
  play chance: card 12
  only 0: remove 0,0; remove 0,2; remove 5,0
  play 0: remove 5,0
  event return seat=0 owner=2 cell=5,0
  is board=a2a3b1b3../....../....../....../....../......
  is seat=1

case SKY-C13: an own building, even a skyscraper, returns to the reserve
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=5,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a2a3b1b3../....../....../....../....../a1.....
  play chance: card 13
  only 0: remove 0,0; remove 0,1
  play 0: remove 0,1
  event return seat=0 owner=0 cell=0,1
  is board=a2.b1b3../....../....../....../....../a1.....
  is seat=1
