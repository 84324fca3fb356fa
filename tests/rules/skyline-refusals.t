# Project Skyline positions and card files that are refused, each with the reason given: one case for every refusal.

case POSITION: the one the others are variations of is accepted
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......

case POSITION: words that can't be read
  refused project-skyline players=2 | phase=pause first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because unknown phase
  refused project-skyline players=2 | phase=build second=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because expected 'first='
  refused project-skyline players=2 | phase=build first=0 seat=2 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'seat' must be a number from 0 to 1
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=501 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'turns' must be a number from 0 to 500
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=6,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'architect' must be a cell
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,7 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'roll' must be both dice
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=0,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'roll' must be both dice
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=14 rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'card' must be a kind
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=0>0:10@0,2 end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'rent' must be payer
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=0>1:0@0,2 end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'rent' must be payer
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=0>2:10@0,2 end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'rent' must be payer
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=soon \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because unknown end
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'cash' needs a number up to 999999
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=-1,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'cash' needs a number up to 999999
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,28 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'pawns' needs a street space
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=0,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'unseen' must be the kinds
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=2,1,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because must be in ascending order
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=2, \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'pile' must be the kinds
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..c1.../..b1.../..b3.../a3a3..../....../......
  because is no cell
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b4.../..b1.../..b3.../a3a3..../....../......
  because is no cell
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../.......
  because is left over at the end
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../......
  because 'board' needs 6 rows

case POSITION: the first player
  refused project-skyline players=2 first=1 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'first' doesn't fit
  position project-skyline players=2 first=0 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  refused project-skyline players=2 | phase=choose-first first=0 seat=1 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../....../....../......
  because 'first' doesn't fit
  refused project-skyline players=2 first=0 | phase=choose-first first=0 seat=0 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../....../....../......
  because 'first' doesn't fit
  position project-skyline players=2 | phase=choose-first first=0 seat=0 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../....../....../......

case POSITION: the cards
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because don't fit the cards
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=13 \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because don't fit the cards
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=3 rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because don't fit the cards
  refused project-skyline players=3 | phase=roll first=0 seat=0 turns=40 \
    architect=3,0 roll=- card=- rent=- end=- \
    cash=700,700,700 pawns=3,0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because don't fit the cards
  position project-skyline players=2 | phase=roll first=0 seat=0 turns=40 \
    architect=3,0 roll=- card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  refused project-skyline players=2 | phase=choose first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=12 rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12 pile=12,13 \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because don't fit the cards

case POSITION: before the first turn
  position project-skyline players=2 | phase=towers first=0 seat=1 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../..a3.../....../....../......
  refused project-skyline players=2 | phase=towers first=0 seat=0 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../..a3.../....../....../......
  because part of the set-up
  refused project-skyline players=2 | phase=towers first=0 seat=1 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../....../....../......
  because part of the set-up
  refused project-skyline players=2 | phase=towers first=0 seat=1 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3...../....../....../....../....../......
  because part of the set-up
  refused project-skyline players=2 | phase=towers first=0 seat=1 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../..a3.../....../....../.....a1
  because part of the set-up
  refused project-skyline players=2 | phase=towers first=0 seat=1 turns=1 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../..a3.../....../....../......
  because part of the set-up
  refused project-skyline players=2 | phase=towers first=0 seat=1 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,690 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../..a3.../....../....../......
  because part of the set-up
  refused project-skyline players=2 | phase=towers first=0 seat=1 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../..a3.../....../....../......
  because part of the set-up
  refused project-skyline players=2 | phase=towers first=0 seat=1 turns=0 \
    architect=2,2 roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../..a3.../....../....../......
  because part of the set-up
  refused project-skyline players=2 | phase=towers first=0 seat=1 turns=0 \
    architect=- roll=1,2 card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../..a3.../....../....../......
  because part of the set-up
  refused project-skyline players=2 | phase=towers first=0 seat=1 turns=0 \
    architect=- roll=- card=- rent=0>1:10@0,0 end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../..a3.../....../....../......
  because part of the set-up
  refused project-skyline players=2 | phase=towers first=0 seat=1 turns=0 \
    architect=- roll=- card=- rent=- end=turns \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../..a3.../....../....../......
  because part of the set-up
  position project-skyline players=2 | phase=floors first=0 seat=0 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b1..../....../..a3b3../....../....../......
  refused project-skyline players=2 | phase=floors first=0 seat=1 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b1..../....../..a3b3../....../....../......
  because part of the set-up
  refused project-skyline players=2 | phase=floors first=0 seat=0 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1a1..../....../..a3b3../....../....../......
  because part of the set-up
  refused project-skyline players=2 | phase=floors first=0 seat=0 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b1a1b1a1b1/....../..a3b3../....../....../......
  because part of the set-up
  refused project-skyline players=2 | phase=floors first=0 seat=0 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a2b1..../....../..a3b3../....../....../......
  because part of the set-up
  refused project-skyline players=2 | phase=floors first=0 seat=0 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=0,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a1b1..../....../..a3.../....../....../......
  because part of the set-up
  position project-skyline players=2 start=free | phase=start first=0 seat=1 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=14,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../....../....../......
  refused project-skyline players=2 start=together | phase=start first=0 seat=1 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=14,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../....../....../......
  because part of the set-up
  refused project-skyline players=2 start=free | phase=start first=0 seat=1 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=13,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../....../....../......
  because part of the set-up
  refused project-skyline players=2 start=free | phase=start first=0 seat=1 turns=0 \
    architect=- roll=- card=- rent=- end=- \
    cash=700,700 pawns=14,7 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../....../....../....../......
  because part of the set-up

case POSITION: the architect stands on a building
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=5,5 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because architect must stand
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=- roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because architect must stand

case POSITION: the phase needs its dice, its card and its pawn
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=- card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because don't fit the phase
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because don't fit the phase
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because don't fit the phase
  refused project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=6,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because don't fit the phase
  refused project-skyline players=2 | phase=choose first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because don't fit the phase
  refused project-skyline players=2 | phase=choose first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=3 rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=3 \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because don't fit the phase
  refused project-skyline players=2 | phase=choose first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=12 rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,13 pile=12 \
    board=b3...../....../....../a3...../....../......
  because don't fit the phase
  refused project-skyline players=2 | phase=roll-again first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=4 rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=4 \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because don't fit the phase
  refused project-skyline players=2 | phase=earn first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=1 rent=- end=- \
    cash=700,700 pawns=7,0 unseen=2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=1 \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because don't fit the phase
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=12 rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,13 pile=12 \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because don't fit the phase
  position project-skyline players=2 | phase=roll-again first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=1 rent=- end=- \
    cash=700,700 pawns=7,0 unseen=2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=1 \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  position project-skyline players=2 | phase=earn first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=4 rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=4 \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  position project-skyline players=2 | phase=choose first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=12 rent=- end=- \
    cash=700,700 pawns=7,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,13 pile=12 \
    board=..b1.../..b1.../..b3.../a3a3..../....../......

case POSITION: money, rent and the end
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=0 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=701,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because more money than the bank
  position project-skyline players=2 | phase=build first=0 seat=0 turns=0 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=0>1:10@2,2 end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because beside the street only
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=3,0 roll=4,2 card=- rent=- end=turns \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'end' doesn't fit
  refused project-skyline players=2 | phase=over first=0 seat=0 turns=40 \
    architect=3,0 roll=- card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'end' doesn't fit
  refused project-skyline players=2 | phase=over first=0 seat=0 turns=40 \
    architect=3,0 roll=- card=- rent=- end=bankruptcy \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'end' doesn't fit
  refused project-skyline players=2 | phase=over first=0 seat=0 turns=40 \
    architect=3,0 roll=- card=- rent=- end=turns \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'end' doesn't fit
  refused project-skyline players=2 | phase=build first=0 seat=0 turns=500 \
    architect=3,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because 'end' doesn't fit
  refused project-skyline players=2 | phase=over first=0 seat=0 turns=40 \
    architect=3,0 roll=- card=- rent=- end=skyscrapers \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  because too many skyscrapers
  position project-skyline players=2 | phase=over first=0 seat=0 turns=500 \
    architect=3,0 roll=- card=- rent=- end=turns \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......
  position project-skyline players=2 | phase=over first=0 seat=0 turns=40 \
    architect=3,0 roll=- card=- rent=0>1:800@0,2 end=bankruptcy \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=..b1.../..b1.../..b3.../a3a3..../....../......

case DATA SKY-23: cards/no-cards
  data cards=tests/data/skyline/no-cards.txt
  refused project-skyline players=2
  because no-cards.txt:1:
  because there are no cards

case DATA SKY-23: cards/two-words
  data cards=tests/data/skyline/two-words.txt
  refused project-skyline players=2
  because two-words.txt:1:
  because the line has 2 words

case DATA SKY-23: cards/kind-0
  data cards=tests/data/skyline/kind-0.txt
  refused project-skyline players=2
  because kind-0.txt:1:
  because the kind must be a number from 1 to 13

case DATA SKY-23: cards/kind-14
  data cards=tests/data/skyline/kind-14.txt
  refused project-skyline players=2
  because kind-14.txt:2:
  because the kind must be a number from 1 to 13

case DATA SKY-23: cards/kind-twice
  data cards=tests/data/skyline/kind-twice.txt
  refused project-skyline players=2
  because kind-twice.txt:2:
  because kind 3 is there twice

case DATA SKY-23: cards/count-negative
  data cards=tests/data/skyline/count-negative.txt
  refused project-skyline players=2
  because count-negative.txt:1:
  because the count must be a number from 0 to 64

case DATA SKY-23: cards/too-many
  data cards=tests/data/skyline/too-many.txt
  refused project-skyline players=2
  because too-many.txt:2:
  because there are more than 64 cards

case DATA SKY-23: cards/long-name
  data cards=tests/data/skyline/long-name.txt
  refused project-skyline players=2
  because long-name.txt:1:
  because the name is longer than 31 characters

case DATA SKY-23: cards/accented-name
  data cards=tests/data/skyline/accented-name.txt
  refused project-skyline players=2
  because accented-name.txt:1:
  because not plain ASCII

case DATA SKY-23: cards/only-ten
  data cards=tests/data/skyline/only-ten.txt
  refused project-skyline players=2
  because only-ten.txt:1:
  because there must be another kind

case DATA SKY-8 SKY-23 SKY-C10: a deck of one's own; with two players card 10 leaves until one card is left
  data cards=tests/data/skyline/few.txt
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=6,10,10 pile=- \
    board=a1...../....../....../....../....../......
  only chance: card 6; card 10
  weight card 10: 2
  play chance: card 10
  weight card 10: 1
  play chance: card 10
  only chance: card 6
  play chance: card 6
  is pile=6
  is unseen=-
  is seat=1
  position project-skyline players=2 | phase=draw first=0 seat=0 turns=40 \
    architect=0,0 roll=4,2 card=- rent=- end=- \
    cash=700,700 pawns=7,0 unseen=- pile=6 \
    board=a1...../....../....../....../....../......
  only chance: card 6
  play chance: card 6
  is pile=6
