# The worked examples of the rules texts (data/rules), replayed: what a text tells a newcomer must be so.

case LANE-11 LANE-12 LANE-14: Sunrise Lane, a turn with a Park in the middle
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YRRB,G deck=YGRBV board=\
    .........../.........../.........../.........../.........../......b1b1.../\
    .........../.........../.........../.........../...........
  play 0: house 5,8 1
  scores 1 0
  illegal 0: house 7,8 1
  illegal 0: house 6,8 1
  play 0: park 6,8 Y
  scores 1 0
  illegal 0: park 7,8 R
  play 0: house 7,8 2
  event house plot=7,8 storeys=2 points=8
  scores 9 0
  play 0: stop
  to-act chance

case CITY-5 CITY-6: Sunrise City, the marker on 7: three points end on the star
  position sunrise-city players=2 | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=7,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=3.51,4.50 buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=0:1,0:0;1:0,1:0;2:2,1:0;12:2,0:0 raised=- chips=- protester=- \
    relocated=-
  play 0: zone 3 1,1 0
  event points seat=0 points=3 reason=district points
  is track=10,0 stars=2,0

case CITY-5 CITY-6: Sunrise City, the marker on 7: four points go beyond it
  position sunrise-city players=2 | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=7,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=3,4 buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=0:1,0:0;1:0,1:0;2:2,1:0;5:1,2:0;12:2,0:0;13:2,2:0 raised=- \
    chips=- protester=- relocated=-
  play 0: zone 3 1,1 0
  event points seat=0 points=4 reason=district points
  is track=1,0 stars=1,0

case CITY-7: Sunrise City, base 3 and a bonus of 2 from 7 in one move
  # Building 1 is R R, base 3, bonuses 2 and 2; seat 0 has the one chip.
  position sunrise-city players=2 | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=7,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=1,40 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=- relocated=-
  play 0: raise 1 1,0 e
  is track=2,0 stars=1,0

case CITY-22: Sunrise City, stacks that are open, and then closed
  position sunrise-city players=2 | phase=bidding round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=- protester=- relocated=-
  play 0: bid 1,0
  legal 1: bid 1,0
  play 1: bid 1,0
  legal 0: bid 1,0
  play 0: bid 2,0
  play 1: bid 1,0
  illegal 0: bid 1,0
  play 0: bid 2,0
  illegal 1: bid 1,0
  illegal 1: bid 2,0
  is chips=1,0:ABB;2,0:AA

case SHIB-5 SHIB-6 SHIB-7 SHIB-9: Shibuya, one walk
  #   4  ■ □ □ ■     rS5 on 4,5
  #   5  ○ ● ○ ●     bW0 on 5,2
  #   6  ■ ○ □ ○
  #   7  □ ● ■ ■     rS3 waits before 7,3
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/-,-,-,-/-,27.2,26.2,-/-,29.2,18.2,- \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=4,5 rS6=start rS7=start \
    bW0=5,2 bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  legal 0: walk rS3 7,3
  legal 0: walk rS3 6,3
  legal 0: walk rS3 5,3
  legal 0: walk rS3 6,5
  legal 0: walk rS3 7,4
  legal 0: walk rS3 7,5
  count 0 walk rS3: 6
  play 0: walk rS3 6,5
  event walk steps=6 by=shape over=rounded from=outside path=7,3 6,3 5,3 5,4 5,5 6,5

case SKY-15 SKY-16: Project Skyline, one growth
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=2,2 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=....../....../..b1.a1./.....b1/....b2./......
  only 0: build 0,2; build 1,1; build 1,3; build 2,0; build 3,1; build 3,3; build 4,2; grow 2,4 3,5
  play 0: grow 2,4 3,5
  event grow cell=2,4 floors=2 architect=2,2 path=2,2 2,3 2,4
  event demolish seat=0 owner=1 cell=3,5 floors=1 from=2,4 path=2,4 2,5 3,5
  is architect=3,5
  is board=....../....../..b1.../.....a2/....b2./......
