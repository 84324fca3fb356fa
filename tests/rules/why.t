# Why something isn't possible: for single cells, and pieces, the rules that keep a seat from them now. Beside the legal moves,
# which the other files have, this is what people are told when they ask. docs/rule-cases.md has the format.

case LANE-7 LANE-8 LANE-9 LANE-12: at the first move of Sunrise Lane
  position sunrise-lane players=2 first=0 | phase=turn first=0 seat=0 deals=0 last=- park=0 ending=0 \
    quiet=0,1 scores=0,0 hands=YBV,YRV deck=YYYYYYYYYGGGGGGGGGGGRRRRRRRRRRBBBBBBBBBBVVVVVVVVV \
    board=.........../.........../.........../.........../.........../.........../.........../.........../\
.........../.........../...........
  why 0 11,0: LANE-7 no-plot
  why 0 -1,3: LANE-7 no-plot
  why 0 5,5: LANE-7 no-plot # the fountain
  why 0 3,4: LANE-7 no-plot # a lake
  why 0 4,4: LANE-7 not-beside
  why 0 5,6: possible
  why 0 4,5: possible; LANE-9 no-card # a Park could be laid out
  why 1 6,5: LANE-6 not-your-turn; LANE-9 no-card
  why watch 5,6: LANE-6 not-your-turn
  play 0: park 5,6 Y
  why 0 5,6: LANE-8 built
  why 0 4,5: LANE-11 not-beside-last
  why 0 5,7: possible; LANE-12 park-built
  why 0 4,6: LANE-9 no-card; LANE-12 park-built

case SHIB-5 SHIB-6 SHIB-7 SHIB-8 SHIB-9: walks of two players
  # The street is as in the first case of walks: red waits in the south.
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=0,3 rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=4,7 bW5=start bW6=start bW7=start since=-
  why 0 8,0: SHIB-5 no-square
  why 0 0,3: SHIB-6 occupied
  why 0 4,7: SHIB-6 occupied
  why 0 3,0: SHIB-8 others-place
  why 0 3,7: SHIB-8 others-place
  why 0 3,3 bW4: SHIB-5 not-yours
  why 1 3,3: SHIB-4 not-your-turn
  play 0: walk rS3 N3
  play 1: walk bW4 E4
  why 0 3,3 rS3: SHIB-10 at-home

case SHIB-9: who waits before a square without a tile can't set out
  new shibuya players=2 construction=off first=0
  why 0 7,3: SHIB-9 no-tile
  play 0: build
  play chance: tile 3
  why 0 4,0: SHIB-3 no-cell
  why 0 1,1: possible
  play 0: place 1,1 0
  why 1 2,2 bW2: SHIB-9 start-shut
  why 1 0,0 bW0: SHIB-9 start-shut; SHIB-9 no-tile

case SHIB-3 SHIB-11: tiles of the Construction part
  new shibuya players=2 first=1
  play chance: tile 24
  why 1 2,2: possible
  why 1 4,2: SHIB-3 no-cell
  why 0 2,2: SHIB-4 not-your-turn
  play 1: place 2,2 0
  play chance: tile 5
  why 0 2,2: SHIB-3 tile-there
  why 1 2,2: SHIB-4 not-your-turn; SHIB-3 tile-there

case SHIB-14: the partner's pedestrians wait for their owner
  new shibuya players=4 construction=off first=0
  play 0: build
  play chance: tile 3
  play 0: place 0,0 0
  play 1: build
  play chance: tile 4
  play 1: place 3,3 0
  why 2 0,1 rN1: SHIB-14 not-owner
  why 2 0,0 rN0: SHIB-14 not-owner; SHIB-8 others-place
  why 2 0,1 bW0: SHIB-5 not-yours

case SKY-4 SKY-5: the set-up of Project Skyline
  new project-skyline players=2 first=0
  why 0 0,0: SKY-4 not-centre
  why 0 6,0: SKY-1 no-cell
  why 0 2,2: possible
  play 0: tower 2,2
  why 1 2,2: SKY-4 taken
  play 1: tower 3,3
  why 0 3,3: SKY-5 taken
  why 0 0,0: possible
  why 1 0,0: SKY-6 not-your-turn

case SKY-11 SKY-12 SKY-15: where the architect can't build, and what can't fall
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=a3.b1.../.a3..../b2...../....../....../......
  why 0 0,2: SKY-12 opponent; SKY-15 not-a-target
  why 0 1,1: SKY-12 skyscraper
  why 0 5,5: SKY-11 distance
  why 0 0,0: SKY-11 distance; SKY-12 skyscraper
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=b3...../.a1..../....../.b2..../....../......
  why 0 1,1: SKY-15 nothing-to-demolish
  why 0 3,1: SKY-12 opponent; SKY-15 not-a-target
  why 0 0,0: SKY-12 opponent; SKY-15 tall-target
  why 0 0,2: possible
  position project-skyline players=2 | phase=build first=0 seat=0 turns=40 \
    architect=0,0 roll=3,2 card=- rent=- end=- \
    cash=700,700 pawns=3,0 unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- \
    board=b1...../.a1..../....../.b1..../....../......
  why 0 0,0: SKY-12 opponent; SKY-15 under-architect
  why 0 3,1: possible # what falls is used too

case CITY-1 CITY-15 CITY-17: zoning
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=0.1.12.24,3.4.5.6 buildings=56.57.58.59,52.53.54.55 \
    shown=, excluded=, drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  why 0 0,0: CITY-1 taken
  why 0 1,1: CITY-15 not-beside
  why 0 -100,100: CITY-15 not-beside
  why 0 1,0: possible
  why 0 1,0 24: possible
  why 0 1,0 3: CITY-14 not-in-hand
  why 1 1,0: CITY-10 not-your-turn

case CITY-25 CITY-26: construction, floor 1
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,1 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0;61:1,-1:0 raised=- \
    chips=1,0:A protester=- relocated=-
  why 0 1,0: possible
  why 0 2,0: possible
  why 0 1,-1: CITY-26 no-zone # a community
  why 0 0,0: CITY-26 no-zone # City Hall
  why 0 9,9: CITY-26 no-zone
  why 0 3,0: CITY-26 no-chip; CITY-26 no-chip
  why 0 1,1: CITY-26 no-chip; CITY-26 no-chip; CITY-26 types
  why 0 1,0 1: CITY-25 not-in-hand
  play 0: raise 3 1,0 e
  why 1 1,1: CITY-26 no-chip; CITY-26 no-chip; CITY-29 heights
