# Project Skyline: positions whose best move a person sees at once, and what makes a position better. docs/rule-cases.md has
# the format, tests/rules/skyline.t explains boards and piles.

# The best move

case SKY-20 SKY-22: the seventh skyscraper ends the game, and its builder has most
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 architect=3,3 roll=3,2 card=- rent=- \
    end=- cash=400,600 pawns=3,9 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3.a3.a3./....../..a3.a3b3/.a2.b1.b3/b3...a3b3/..b1...
  wins 0 in 1: grow 3,1 5,2
  best 0 greedy novice apprentice builder veteran classic master: grow 3,1 5,2

case SKY-20 SKY-22: the seventh skyscraper would end the game for the richer opponent, so it waits
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 architect=3,3 roll=3,2 card=- rent=- \
    end=- cash=100,900 pawns=3,9 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3.a3.a3./...b1../..a3.a3b3/.a2b3b1.b1/..b1.a3b3/..b1...
  saves 0 in 1: build 5,3
  best 0 greedy builder veteran classic master: build 5,3

case SKY-21 SKY-C12: two floors tie a row to three skyscrapers; without one of them no roll ruins
  position project-skyline players=2 | phase=choose first=0 seat=0 turns=40 architect=3,3 roll=4,2 card=12 rent=- \
    end=- cash=200,700 pawns=0,16 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,13 pile=12 \
    board=.b1b1b1b1./..b1.../..b3b3a3./..b3a1../....../.a1..a1.
  best 0 greedy veteran classic master: remove 1,2; remove 0,2

case SKY-21 SKY-C2: two steps on the richest can't pay, and that wins
  position project-skyline players=2 | phase=choose first=0 seat=0 turns=40 architect=3,3 roll=4,2 card=2 rent=- \
    end=- cash=200,250 pawns=0,8 unseen=1,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=2 \
    board=....../....../..b3b1a3a3/..b3b1a3a1/....../.....b1
  wins 0 in 1: advance 1 2; advance 1 3
  best 0 greedy novice apprentice builder veteran classic master: advance 1 2; advance 1 3

case SKY-C13: a lone floor is the least to give back
  position project-skyline players=2 | phase=choose first=0 seat=0 turns=40 architect=1,1 roll=4,2 card=13 rent=- \
    end=- cash=500,500 pawns=0,8 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12 pile=13 \
    board=....../.b1..../..b3b1a3a3/..b3b2a3a2/....../a1.....
  best 0 greedy builder veteran classic master: remove 5,0

case SKY-C7: both have most skyscrapers, one of the other's goes
  position project-skyline players=2 | phase=choose first=0 seat=0 turns=40 architect=1,1 roll=4,2 card=7 rent=- \
    end=- cash=500,500 pawns=0,8 unseen=1,2,2,3,3,4,5,5,6,7,8,8,9,10,11,11,12,12,13 pile=7 \
    board=a3...../.b1..../..b3b1a3a1/..b3.a3./....../a1....b3
  best 0 greedy builder veteran classic master: return 2,2; return 3,2; return 5,5

case SKY-C5: of three the one with four skyscrapers pays most
  position project-skyline players=3 | phase=choose first=0 seat=0 turns=40 architect=1,1 roll=4,2 card=5 rent=- \
    end=- cash=500,450,550 pawns=0,8,12 unseen=1,2,2,3,3,4,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=5 \
    board=a3...../.b1.c3.c3/..b3c3a3a1/....../....../a1..c1.c3
  best 0 greedy veteran classic master: tax 2

case SKY-15 SKY-17: a skyscraper on the ruins of two floors, not a floor on an empty cell
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 architect=1,3 roll=3,2 card=- rent=- \
    end=- cash=500,500 pawns=3,9 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../.a2.a1../..b3b1../..b1b2../.b2..../......
  best 0 greedy veteran classic master: grow 1,1 4,1; grow 1,1 3,2; grow 1,1 2,3

# What a position is worth

case SKY-22: money and skyscrapers
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 architect=2,2 roll=- card=- rent=- end=- \
    cash=500,500 pawns=10,24 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=.a1..b1./....../..a3b3../....../..b1.a1./......
  better 0: cash=600,500
  worse 0: cash=500,600
  better 1: cash=500,600
  better 0: board=.a1..b1./....../..a3b3../a3...../..b1.a1./......
  worse 0: board=.a1..b1./....../..a3b3../b3...../..b1.a1./......
  better 1: board=.a1..b1./....../..a3b3../b3...../..b1.a1./......
  worse 0: board=.a1..b1./....../..a3b3../a3.b3b3../..b1.a1./......

case SKY-6: it is better to roll next
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 architect=2,2 roll=- card=- rent=- end=- \
    cash=500,500 pawns=10,24 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=.a1..b1./....../..a3b3../....../..b1.a1./......
  worse 0: seat=1
  better 1: seat=1

case SKY-21: who has little needs each coin
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 architect=2,2 roll=- card=- rent=- end=- \
    cash=90,500 pawns=10,24 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=.a1..b1./....../..a3b3../....../..b1.a1./......
  better 0: cash=150,500
  worse 0: cash=40,500

case SKY-12 SKY-17: the higher the nearer to a skyscraper
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 architect=2,2 roll=- card=- rent=- end=- \
    cash=500,500 pawns=10,24 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=.a1..b1./....../..a3b3../....../..b1.a1./......
  better 0: board=.a1..b1./....../..a3b3../....../..b1.a2./......
  better 0: board=.a1..b1./....../..a3b3../a1...../..b1.a1./......
  worse 0: board=.a1..b1./....../..a3b3../....../..b2.a1./......

case SKY-10: one group beside the street collects more than two
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 architect=2,2 roll=- card=- rent=- end=- \
    cash=500,500 pawns=10,24 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....b1./.a2..../..a3b3../....../..b1.a1./......
  better 0: board=..a2.b1./..a1.../..a3b3../....../..b1.../......

case SKY-21: who can't pay what lies ahead of him is in danger, the more so if he rolls next
  position project-skyline players=2 | phase=roll first=0 seat=1 turns=40 architect=2,2 roll=- card=- rent=- end=- \
    cash=300,230 pawns=14,7 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../..a3a3a1a1/..b3b3.a1/.....a1/..b1...
  better 1: cash=300,240
  worse 0: cash=300,240
  better 1: pawns=14,14
  better 1: seat=0

case SKY-10: a building beside the street brings rent some day, also from the rich who has just passed it
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 architect=2,1 roll=- card=- rent=- end=- \
    cash=500,5000 pawns=10,7 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../..a2.../.a3.b3../....../....../......
  better 0: board=..a2.../....../.a3.b3../....../....../......

case SKY-10: and more surely from who has it ahead
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 architect=2,1 roll=- card=- rent=- end=- \
    cash=500,5000 pawns=10,7 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..a2.../....../.a3.b3../....../....../......
  better 0: pawns=10,0
