# Sunrise Lane: positions whose best move a person sees at once, and what makes a position better. docs/rule-cases.md has the
# format. Where the game ends with the turn, the case plays it and shows who wins.

# The best move

case LANE-11: one card on the way, four storeys on five dots behind it
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- park=0 ending=0 quiet=0,0 scores=20,20 \
    hands=BVVVV,GRB deck=YYYGGGRRRBBBVVV board=.........../.........../......b4a4.../......a4..../.....a5b5..../\
    .........../.........../.........../.........../.........../...........
  best 0 greedy veteran classic master: house 1,7 1
  best 0 builder: house 1,7 1; park 1,7 B; park 1,7 V
  play 0: house 1,7 1
  best 0 greedy builder veteran classic master: house 0,7 4; house 0,7 3

case LANE-11: the last turn: three dots lie behind one, and nothing less than both wins
  position sunrise-lane players=2 | phase=turn first=0 seat=1 deals=0 last=- park=0 ending=1 quiet=0,0 scores=62,50 \
    hands=GB,GRR deck=YYYGGGRRRBBBVVV board=.........../.........../.........../.........../.........../\
    ...b5a5....../....b5....../....a5a1...../...a5b5a5...../..a5b5.b5...../...........
  best 1 veteran classic master: house 4,5 1
  play 1: house 4,5 1
  best 1 greedy builder veteran classic master: house 4,6 2
  play 1: house 4,6 2
  play 1: stop
  deal
  final 82 83
  winners 1

case LANE-22: the last turn: only a second House of two storeys takes zone A1 from the other's one
  position sunrise-lane players=2 | phase=turn first=0 seat=1 deals=0 last=- park=0 ending=1 quiet=0,0 scores=60,55 \
    hands=GB,RRBB deck=YYYGGGRRRBBBVVV board=.........../.........../.........../.....a1...../....a2b1a1..../\
    ...b3a5.b1..../....b5.b1..../....a5....../...a5b5a5...../..a3b5......./...........
  best 1 veteran classic master: house 4,3 2
  play 1: house 4,3 2
  best 1 veteran classic master: house 4,2 2
  play 1: house 4,2 2
  play 1: stop
  deal
  final 92 93
  winners 1

case LANE-28: the last turn: equal points, nothing to score, and two more cards break the tie
  position sunrise-lane players=2 | phase=turn first=0 seat=1 deals=0 last=- park=0 ending=1 quiet=0,0 scores=64,60 \
    hands=YGRB,GGG deck=YYYGGGRRRBBBVVV board=.........../.........../.........../.........../.....a5...../\
    ...b5a5.b3..../....b5....../....a5....../...a5b5a5...../...b5.b5...../...........
  best 1 greedy veteran classic master: draw
  play 1: draw
  deal
  final 80 80
  winners 1

case LANE-12: the last turn: a Park opens the way to two good plots
  position sunrise-lane players=2 | phase=turn first=0 seat=1 deals=0 last=- park=0 ending=1 quiet=0,0 scores=70,50 \
    hands=YB,GVVV deck=YYYGGGRRRBBBVVV board=.........../.........../.........../.........../.....a1...../\
    ...b5a5....../....b5....../....a5....../...a5b5a5...../..a5b5.b2...../...........
  best 1 veteran classic master: park 9,6 V
  play 1: park 9,6 V
  best 1 veteran classic master: house 9,7 1
  play 1: house 9,7 1
  play 1: house 9,8 2
  play 1: stop
  deal
  final 86 88
  winners 1

case LANE-10 LANE-19: the last round: all cards not seen are violet, so the other has five for the five dots; only \
    a House there stops them
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- park=0 ending=1 quiet=0,0 scores=76,60 \
    hands=RRV,VVVVV deck=VVVVV board=.........../.......b2.../......b2b2.../......b2..../.....b2b2..../\
    ...b5a5....../....a5....../....a5....../...a5a5....../..a1b5......./...........
  best 0 classic master: house 0,7 1

# What a position is worth

case LANE-28: points and cards
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- park=0 ending=0 quiet=0,0 scores=20,20 \
    hands=YGR,GRB deck=YYYGGGRRRBBBVVV board=.........../.........../.........../.........../....a2a2a2..../\
    ......b2..../....b2.b2..../.........../.........../.........../...........
  better 0: scores=23,20
  worse 0: scores=20,23
  better 1: scores=20,23
  better 0: hands=YGRB,GRB
  worse 0: hands=YGR,GRBV
  worse 0: hands=YG,GRB

case LANE-21: more Houses, and higher ones, are the makings of the bonuses
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- park=0 ending=0 quiet=0,0 scores=20,20 \
    hands=YGR,GRB deck=YYYGGGRRRBBBVVV board=.........../.........../.........../.........../....a2a2a2..../\
    ......b2..../....b2.b2..../.........../.........../.........../...........
  better 0: board=.........../.........../.........../.........../....a3a2a2..../......b2..../....b2.b2..../\
    .........../.........../.........../...........
  better 0: board=.........../.........../.........../......a2..../....a2a2a2..../......b2..../....b2.b2..../\
    .........../.........../.........../...........
  worse 0: board=.........../.........../.........../.........../....a2a2a2..../......b2..../....b2.b2..../\
    ....b1....../.........../.........../...........

case LANE-22: taller in a zone of the tallest rather than on the cross
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- park=0 ending=0 quiet=0,0 scores=20,20 \
    hands=YGR,GRB deck=YYYGGGRRRBBBVVV board=.........../.........../.........../.........../....a2a3a2..../\
    ......b2..../....b2.b2..../.........../.........../.........../...........
  better 0: board=.........../.........../.........../.........../....a3a2a2..../......b2..../....b2.b2..../\
    .........../.........../.........../...........

case LANE-24: the same Houses in one group
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- park=0 ending=0 quiet=0,0 scores=20,20 \
    hands=YGR,GRB deck=YYYGGGRRRBBBVVV board=.........../.........../.....a2...../.....p...../....a2a2a2..../\
    ......b2..../....b2.b2..../.........../.........../.........../...........
  better 0: board=.........../.........../.....p...../.....a2...../....a2a2a2..../......b2..../....b2.b2..../\
    .........../.........../.........../...........
