# Sunrise City, statement by statement: docs/rules/sunrise-city.md has the statements, docs/rule-cases.md the format.
# Most positions share one small city beside City Hall; the rest of the zones a round needs lies in a row to the west:
#
#     y=2         M48  R3 (canal to the north)
#     y=1         C13  I24  P36
#     y=0   HALL  R0   R1   C12
#      x=     0    1    2    3

# Board and track

case CITY-1: a city in one straight line of every tile a game can lay
  position sunrise-city players=4 auction=one | phase=zoning round=3 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=0,0,0,0 stars=0,0,0,0 \
    seen=3.9.27.29/1.25.31/5.17,7.11.15.21/9.27.29/1.25,5.13.17.19/7.15.21/9.27,1.23.25.31/5.13.17/7.21 \
    kept=3.31.17,11.29.25,19.15.27,23.13.21 chosen=,,, played=3.31.17,11.29.25,19.15.27,23.13.21 \
    squares=7.30.42.54,19.31.43.55,10.22.34.46,11.23.35.58 \
    buildings=56.57.58.59,52.53.54.55,48.49.50.51,44.45.46.47 shown=,,, excluded=,,, drawn= returned= discarded= \
    city=0:0,1:0;1:0,6:0;2:0,11:0;3:0,16:1;4:0,21:1;5:0,26:1;6:0,31:1;\
    12:0,2:0;13:0,7:0;14:0,12:0;15:0,17:1;16:0,22:1;17:0,27:1;18:0,32:1;\
    24:0,3:0;25:0,8:0;26:0,13:0;27:0,18:1;28:0,23:1;29:0,28:1;36:0,4:0;\
    37:0,9:0;38:0,14:0;39:0,19:1;40:0,24:1;41:0,29:1;48:0,5:0;49:0,10:0;\
    50:0,15:0;51:0,20:1;52:0,25:1;53:0,30:1;60:0,33:0;61:0,34:0;62:0,35:0;63:0,36:0;64:0,37:0 raised=- chips=- \
    protester=- relocated=-
  play 0: zone 30 0,38 1
  play 1: zone 19 0,39 1
  play 2: zone 10 0,40 1
  play 3: zone 58 0,41 1
  play 0: zone 42 0,42 1
  play 1: zone 31 0,43 1
  play 2: zone 22 0,44 1
  play 3: zone 11 0,45 1
  play 0: zone 54 0,46 1
  play 1: zone 43 0,47 1
  play 2: zone 34 0,48 1
  play 3: zone 23 0,49 1
  play 0: zone 7 0,50 1
  play 1: zone 55 0,51 1
  play 2: zone 46 0,52 1
  play 3: zone 35 0,53 1
  is phase=bidding
  legal 0: bid 0,53
  legal 0: bid 0,52
  illegal 0: bid 0,54

case CITY-1: squares lie one to a cell, in every direction of the plane
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=0.1.12.24,3.4.5.6 buildings=56.57.58.59,52.53.54.55 \
    shown=, excluded=, drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  count 0 zone 0: 4
  legal 0: zone 0 -1,0 0
  play 0: zone 0 -1,0 0
  illegal 1: zone 3 -1,0 0
  illegal 1: zone 3 0,0 0
  play 1: zone 3 -2,0 0
  play 0: zone 1 0,-1 0
  play 1: zone 4 0,-2 1
  play 0: zone 12 1,0 0
  play 1: zone 5 2,0 0
  play 0: zone 24 0,1 0
  play 1: zone 6 0,2 1
  is phase=bidding
  refused sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:9,9:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=- protester=- relocated=-
  because the city is not connected by sides
  refused sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:3,1:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=- protester=- relocated=-
  because 'city' needs squares like

case CITY-2: on two zones it is floor 1, on top one more
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0.3,1 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=- relocated=-
  play 0: raise 3 1,0 e
  event raise floor=1
  play 1: raise 1 1,0 e
  event raise floor=2
  play 0: raise 0 1,0 e
  event raise floor=3

case CITY-3: the type of a cell is that of its topmost segment
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=16.24,4 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=- relocated=-
  play 0: raise 16 1,0 e
  only 1: raise 4 1,0 e
  play 1: raise 4 1,0 e
  event raise floor=2

case CITY-3: communities and City Hall have no type and are never built on
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=0.12.24.36,1.2.13.14 buildings=56.57.58.59,52.53.54.55 \
    shown=, excluded=, drawn= returned= discarded= city=61:1,0:0 raised=- chips=- protester=- relocated=-
  play 0: zone 0 2,0 0
  is track=0,0
  play 1: zone 1 0,-1 0
  is track=0,0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,1 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0;61:1,-1:0 raised=- \
    chips=1,0:A protester=- relocated=-
  only 0: raise 3 1,0 e

case CITY-4: markers start under the track, without stars
  new sunrise-city players=3
  is track=0,0,0 stars=0,0,0
  scores 0 0 0
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=11,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,1 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=- \
    protester=- relocated=-
  because 'track' is wrong for seat 0

case CITY-4 CITY-5 CITY-6: the track, from place and stars by points to place and stars
  data buildings=tests/data/city/points.txt
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=10,40 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=- relocated=-
  play 0: raise 10 1,0 e
  is track=10,0 stars=2,0
  scores 2 0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=7,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,40 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=- relocated=-
  play 0: raise 3 1,0 e
  is track=10,0 stars=2,0
  scores 2 0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=7,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=4,40 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=- relocated=-
  play 0: raise 4 1,0 e
  is track=1,0 stars=1,0
  scores 1 0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=10,0 stars=2,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=1,40 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=- relocated=-
  play 0: raise 1 1,0 e
  is track=1,0 stars=2,0
  scores 2 0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=10,0 stars=2,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=10,40 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=- relocated=-
  play 0: raise 10 1,0 e
  is track=10,0 stars=4,0
  scores 4 0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=10,0 stars=2,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=11,40 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=- relocated=-
  play 0: raise 11 1,0 e
  is track=1,0 stars=3,0
  scores 3 0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=5,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=15,40 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=- relocated=-
  play 0: raise 15 1,0 e
  is track=10,0 stars=3,0
  scores 3 0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=9,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=12,40 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=- relocated=-
  play 0: raise 12 1,0 e
  is track=1,0 stars=2,0
  scores 2 0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=4,0 stars=1,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0,40 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=- relocated=-
  play 0: raise 0 1,0 e
  is track=4,0 stars=1,0
  scores 1 0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=10,0 stars=2,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0,40 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=- relocated=-
  play 0: raise 0 1,0 e
  is track=10,0 stars=2,0
  scores 2 0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=9,40 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=- relocated=-
  play 0: raise 9 1,0 e
  is track=9,0 stars=0,0
  scores 0 0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=20,40 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=- relocated=-
  play 0: raise 20 1,0 e
  is track=10,0 stars=3,0
  scores 3 0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=30,40 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=- relocated=-
  play 0: raise 30 1,0 e
  is track=10,0 stars=4,0
  scores 4 0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=3,0 stars=5,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=59,40 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=- relocated=-
  play 0: raise 59 1,0 e
  is track=2,0 stars=11,0
  scores 11 0

case CITY-5 CITY-6: stars are told
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=3,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,1 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;2,0:A protester=- relocated=-
  play 0: raise 3 1,0 e
  event stars seat=0 stars=2 marker=10

case CITY-7: all points of one placement are one move on the track
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=5,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,1 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;2,0:A protester=- relocated=-
  play 0: raise 3 1,0 e
  event points seat=0 points=5 reason=base points
  event points seat=0 points=1 reason=bonus points
  is track=2,0 stars=1,0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=5,0 stars=0,0 seen=11.17.21.25/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=25.3.11,31.17.19 chosen=, played=25,31 squares=, buildings=3,1 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;2,0:A protester=- relocated=-
  play 0: raise 3 1,0 e
  event points seat=0 points=1 reason=Finance Deputy
  is track=3,0 stars=1,0

case CITY-7: together or apart: marker 7, base 3 and an own bonus of 2
  position sunrise-city players=2 points=together | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=7,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=1,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:A protester=- relocated=-
  play 0: raise 1 1,0 e
  is track=2,0 stars=1,0
  position sunrise-city players=2 points=apart | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=7,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=1,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:A protester=- relocated=-
  play 0: raise 1 1,0 e
  is track=2,0 stars=2,0

case CITY-7: apart: the bonuses of both segments are one move
  position sunrise-city players=2 points=together | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=5,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:A;2,0:A protester=- relocated=-
  play 0: raise 0 1,0 e
  is track=2,0 stars=1,0
  position sunrise-city players=2 points=apart | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=5,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:A;2,0:A protester=- relocated=-
  play 0: raise 0 1,0 e
  is track=2,0 stars=1,0

case CITY-7: apart: base, bonuses, communities, floor, role, in this order
  # base 3 to place 8, two community points onto the star, then the third floor's point and the Union Boss's
  position sunrise-city players=2 points=together | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=5,0 stars=0,0 seen=11.17.19.23/3.21.25/11.23,3.21.25.31/11.19.23/21.25 \
    kept=17.3.11,31.19.21 chosen=, played=17,31 squares=, buildings=1,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0;61:1,-1:0 \
    raised=3:1,0:e;0:1,0:e chips=- protester=- relocated=-
  play 0: raise 1 1,0 e
  event points seat=0 points=2 reason=community points
  event points seat=0 points=1 reason=floor points
  event points seat=0 points=1 reason=Union Boss
  is track=2,0 stars=1,0
  position sunrise-city players=2 points=apart | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=5,0 stars=0,0 seen=11.17.19.23/3.21.25/11.23,3.21.25.31/11.19.23/21.25 \
    kept=17.3.11,31.19.21 chosen=, played=17,31 squares=, buildings=1,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0;61:1,-1:0 \
    raised=3:1,0:e;0:1,0:e chips=- protester=- relocated=-
  play 0: raise 1 1,0 e
  event points seat=0 points=2 reason=community points
  event points seat=0 points=1 reason=floor points
  event points seat=0 points=1 reason=Union Boss
  is track=2,0 stars=2,0
  # base 3 to place 6, communities to 8, floor to 9; the role's point comes last and ends on the star
  position sunrise-city players=2 points=apart | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=3,0 stars=0,0 seen=11.17.19.23/3.21.25/11.23,3.21.25.31/11.19.23/21.25 \
    kept=17.3.11,31.19.21 chosen=, played=17,31 squares=, buildings=1,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0;61:1,-1:0 \
    raised=3:1,0:e;0:1,0:e chips=- protester=- relocated=-
  play 0: raise 1 1,0 e
  is track=10,0 stars=2,0
  # base 5 onto the star, two bonuses, the Finance Deputy's point
  position sunrise-city players=2 points=apart | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=5,0 stars=0,0 seen=11.17.21.25/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=25.3.11,31.17.19 chosen=, played=25,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:A;2,0:A protester=- relocated=-
  play 0: raise 3 1,0 e
  is track=3,0 stars=2,0
  event stars seat=0 stars=2 marker=10

case CITY-7: apart: another player's chip and role score by themselves
  # the builder's base is 3; the owner of the other chip gets a bonus of 2 and lands on the star
  position sunrise-city players=2 points=apart | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,8 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=1,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:A;2,0:B protester=- relocated=-
  play 0: raise 1 1,0 e
  is track=5,10 stars=0,2

case CITY-7 CITY-45 CITY-49: apart: district points are one move, doubled or not, and so is their copy
  position sunrise-city players=2 points=apart | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=9,9 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=2.51,1.50 buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=0:1,0:0;13:2,0:0;24:3,0:0;36:4,0:0 raised=- chips=- protester=- \
    relocated=-
  play 0: zone 2 1,1 0
  is track=1,1 stars=1,1

# Set-up

case CITY-8: two to four play, with six chips each
  new sunrise-city players=2
  new sunrise-city players=3
  new sunrise-city players=4
  refused sunrise-city players=1
  because allowed player counts: 2, 3, 4
  refused sunrise-city players=5
  because allowed player counts: 2, 3, 4
  refused sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:AAAAAAA protester=- relocated=-
  because 'chips' needs stacks

case CITY-8: 65 squares together, 60 buildings, City Hall with four sidewalks in the middle
  position sunrise-city players=2 auction=one | phase=squares round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.27/11.21,3.19.25.27/11.17.21/19.27 \
    kept=23.3.11,25.17.19 chosen=, played=, squares=, buildings=, shown=, excluded=, drawn= returned= discarded= \
    city=- raised=- chips=- protester=- relocated=-
  count chance: 65
  weight square 0 0: 1
  weight square 0 64: 1
  illegal chance: square 1 0
  position sunrise-city players=2 auction=one | phase=buildings round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.27/11.21,3.19.25.27/11.17.21/19.27 \
    kept=23.3.11,25.17.19 chosen=, played=, squares=0.1.2.3,4.5.6.7 buildings=, shown=, excluded=, drawn= \
    returned= discarded= city=- raised=- chips=- protester=- relocated=-
  count chance: 60
  weight building 0 59: 1
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=0.1.2.12,3.4.5.6 buildings=56.57.58.59,52.53.54.55 \
    shown=, excluded=, drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  only 0: zone 0 0,1 0; zone 0 1,0 0; zone 0 0,-1 0; zone 0 -1,0 0; zone 1 0,1 0; zone 1 1,0 0; zone 1 0,-1 0; zone 1 -1,0 0; zone 2 0,1 0; zone 2 1,0 0; zone 2 0,-1 0; zone 2 -1,0 0; zone 12 0,1 0; zone 12 1,0 0; zone 12 0,-1 0; zone 12 -1,0 0

case CITY-9: four roles to seat 0, then four to the next; keep one, pass the rest to the left
  new sunrise-city players=3
  count chance: 16
  weight role 0 31: 1
  illegal chance: role 1 1
  play chance: role 0 1
  play chance: role 0 3
  play chance: role 0 5
  play chance: role 0 7
  play chance: role 1 9
  play chance: role 1 11
  play chance: role 1 13
  play chance: role 1 15
  play chance: role 2 17
  play chance: role 2 19
  play chance: role 2 21
  play chance: role 2 23
  seen 2: role 2 23
  seen 0: role 2 ?
  to-act 0 1 2
  only 0: keep 1; keep 3; keep 5; keep 7
  play 1: keep 9
  seen 0: keep ?
  seen 1: keep 9
  seen watch: keep ?
  to-act 0 2
  hidden 0: chosen=,?, kept=,, seen=1.3.5.7,?.?.?.?,?.?.?.?
  hidden 1: chosen=,9,
  play 2: keep 17
  play 0: keep 1
  to-act 0 1 2
  is kept=1,9,17
  only 0: keep 19; keep 21; keep 23
  only 1: keep 3; keep 5; keep 7
  only 2: keep 11; keep 13; keep 15
  hidden 1: seen=?.?.?.?/?.?.?,9.11.13.15/3.5.7,?.?.?.?/?.?.?
  play 0: keep 19
  play 1: keep 3
  play 2: keep 11
  only 0: keep 13; keep 15
  only 1: keep 21; keep 23
  only 2: keep 5; keep 7
  play 0: keep 13
  play 1: keep 21
  play 2: keep 5
  is kept=1.19.13,9.3.21,17.11.5 phase=squares
  hidden 2: kept=?.?.?,?.?.?,17.11.5
  to-act chance

case CITY-9: with two players a pack comes back: the seat sees what was taken
  new sunrise-city players=2
  play chance: role 0 1
  play chance: role 0 3
  play chance: role 0 5
  play chance: role 0 7
  play chance: role 1 9
  play chance: role 1 11
  play chance: role 1 13
  play chance: role 1 15
  play 0: keep 1
  play 1: keep 9
  play 1: keep 5
  play 0: keep 11
  only 0: keep 3; keep 7
  only 1: keep 13; keep 15
  hidden 0: seen=1.3.5.7/11.13.15/3.7,?.?.?.?/?.?.?/?.? kept=1.11,?.?

case CITY-10: a round is preparation, zoning, bidding, construction; there are three
  new sunrise-city players=2
  is phase=dealing round=1
  position sunrise-city players=2 auction=one | phase=buildings round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.27/11.21,3.19.25.27/11.17.21/19.27 \
    kept=23.3.11,25.17.19 chosen=, played=, squares=0.1.2.3,4.5.6.7 buildings=8.9.10.11,12.13.14 shown=, \
    excluded=, drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  play chance: building 1 15
  is phase=choice
  position sunrise-city players=2 auction=one | phase=choice round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=, squares=0.1.2.3,4.5.6.7 buildings=8.9.10.11,12.13.14.15 shown=, \
    excluded=, drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  play 0: choose 17
  play 1: choose 25
  is phase=zoning
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=,3 buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=- protester=- relocated=-
  play 1: zone 3 2,2 0
  is phase=bidding
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=- relocated=-
  play 0: raise 3 1,0 e
  is phase=squares round=2
  position sunrise-city players=2 auction=one | phase=construction round=3 first=0 seat=0 second=0 \
    direction=north at-once=- declared=- track=0,0 stars=0,0 \
    seen=3.19.21.23/17.25.31/21.23,11.17.25.31/19.21.23/25.31 kept=3.17.23,11.19.31 chosen=, \
    played=3.17.23,11.19.31 squares=, buildings=3, shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;2:-5,0:0;3:2,2:0;7:-13,0:0;12:3,0:0;13:1,1:0;\
    14:-4,0:0;19:-12,0:0;24:2,1:0;25:-8,0:0;26:-3,0:0;30:-16,0:0;\
    31:-11,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;42:-15,0:0;43:-10,0:0;\
    48:1,2:0;49:-6,0:0;50:-1,0:0;54:-14,0:0;55:-9,0:0 raised=- chips=1,0:A protester=- relocated=-
  play 0: raise 3 1,0 e
  is phase=over round=3
  to-act none

# Preparation

case CITY-11: four squares each, seat after seat, then four buildings each; secret until placed
  position sunrise-city players=2 auction=one | phase=squares round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.27/11.21,3.19.25.27/11.17.21/19.27 \
    kept=23.3.11,25.17.19 chosen=, played=, squares=, buildings=, shown=, excluded=, drawn= returned= discarded= \
    city=- raised=- chips=- protester=- relocated=-
  play chance: square 0 0
  seen 0: square 0 0
  seen 1: square 0 ?
  seen watch: square 0 ?
  illegal chance: square 0 0
  play chance: square 0 5
  play chance: square 0 60
  play chance: square 0 9
  weight square 1 1: 1
  play chance: square 1 1
  play chance: square 1 2
  play chance: square 1 3
  play chance: square 1 4
  is phase=buildings
  weight building 0 0: 1
  play chance: building 0 7
  seen 1: building 0 ?
  seen 0: building 0 7
  hidden 1: squares=?.?.?.?,1.2.3.4 buildings=?,
  hidden 0: squares=0.5.9.60,?.?.?.? buildings=7,
  hidden watch: squares=?.?.?.?,?.?.?.?

case CITY-12: all choose at once and in secret, all are shown together, and a used role is gone
  position sunrise-city players=2 auction=one | phase=choice round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=, squares=0.1.2.3,4.5.6.7 buildings=8.9.10.11,12.13.14.15 shown=, \
    excluded=, drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  to-act 0 1
  only 0: choose 3; choose 11; choose 17
  play 1: choose 25
  seen 0: choose ?
  to-act 0
  hidden 0: chosen=,? played=,
  hidden 1: chosen=,25
  play 0: choose 11
  is played=11,25
  hidden 0: played=11,25
  event reveal seat=1 role=Finance Deputy number=25
  position sunrise-city players=2 auction=one | phase=choice round=2 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.19.21.25/11.17.27/3.19,11.17.23.27/3.19.25/11.27 \
    kept=21.17.3,23.25.11 chosen=, played=21,23 squares=0.1.2.3,4.5.6.7 buildings=8.9.10.11,12.13.14.15 shown=, \
    excluded=, drawn= returned= discarded= city=13:-8,0:0;14:-4,0:0;25:-7,0:0;26:-3,0:0;37:-6,0:0;38:-2,0:0;\
    49:-5,0:0;50:-1,0:0 raised=- chips=- protester=- relocated=-
  illegal 0: choose 21
  illegal 1: choose 23
  count 0: 2
  position sunrise-city players=2 auction=one | phase=choice round=3 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.17.21.23/19.25.27/17.23,11.19.25.27/17.21.23/25.27 \
    kept=3.19.17,11.21.25 chosen=, played=3.19,11.21 squares=0.1.2.3,4.5.6.7 buildings=8.9.10.11,12.13.14.15 \
    shown=, excluded=, drawn= returned= discarded= \
    city=12:-12,0:0;13:-8,0:0;14:-4,0:0;19:-16,0:0;24:-11,0:0;25:-7,0:0;\
    26:-3,0:0;31:-15,0:0;36:-10,0:0;37:-6,0:0;38:-2,0:0;43:-14,0:0;48:-9,0:0;49:-5,0:0;50:-1,0:0;55:-13,0:0 \
    raised=- chips=- protester=- relocated=-
  only 0: choose 17
  only 1: choose 25

case CITY-13: the lowest role is first player, the others follow clockwise
  position sunrise-city players=3 auction=one | phase=choice round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0,0 stars=0,0,0 \
    seen=19.25.29.31/3.13.21/11.15,11.15.23.27/19.29.31/13.21,3.13.17.21/11.15.23/29.31 \
    kept=25.3.11,27.19.21,17.23.31 chosen=,, played=,, squares=0.1.2.3,4.5.6.7,8.9.10.11 \
    buildings=56.57.58.59,52.53.54.55,48.49.50.51 shown=,, excluded=,, drawn= returned= discarded= city=- \
    raised=- chips=- protester=- relocated=-
  play 0: choose 25
  play 1: choose 27
  play 2: choose 17
  is first=2 seat=2 phase=zoning
  to-act 2
  play 2: zone 8 1,0 0
  to-act 0
  play 0: zone 0 0,1 0
  to-act 1
  refused sunrise-city players=3 auction=one | phase=bidding round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0,0 stars=0,0,0 \
    seen=19.25.29.31/3.13.21/11.15,11.15.23.27/19.29.31/13.21,3.13.17.21/11.15.23/29.31 \
    kept=25.3.11,27.19.21,17.23.31 chosen=,, played=25,27,17 squares=,, \
    buildings=56.57.58.59,52.53.54.55,48.49.50.51 shown=,, excluded=,, drawn= returned= discarded= \
    city=1:-10,0:0;2:-5,0:0;13:-9,0:0;14:-4,0:0;25:-8,0:0;26:-3,0:0;\
    36:-12,0:0;37:-7,0:0;38:-2,0:0;48:-11,0:0;49:-6,0:0;50:-1,0:0 raised=- chips=- protester=- relocated=-
  because 'first' must be the seat with the lowest role

# Zoning

case CITY-14: in turn, one of the own squares in any rotation, until all are placed
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=0.3,4.12 buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=13:1,0:0;24:2,0:0;36:3,0:0;48:4,0:0 raised=- chips=- protester=- \
    relocated=-
  legal 0: zone 3 0,1 0
  legal 0: zone 3 0,1 1
  illegal 0: zone 3 0,1 2
  legal 0: zone 3 0,1 3
  illegal 0: zone 4 0,1 0
  illegal 0: zone 0 0,1 1
  play 0: zone 3 0,1 0
  to-act 1
  play 1: zone 12 0,-1 0
  play 0: zone 0 -1,0 0
  play 1: zone 4 0,-2 1
  is phase=bidding squares=,

case CITY-14: of rotations that look alike only the lowest is listed
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=0.3.8.10,4.5.6.12 buildings=56.57.58.59,52.53.54.55 \
    shown=, excluded=, drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  count 0 zone 0 1,0: 1
  count 0 zone 10 1,0: 1
  legal 0: zone 10 1,0 0
  illegal 0: zone 10 1,0 2
  count 0 zone 8 1,0: 2
  legal 0: zone 8 1,0 0
  legal 0: zone 8 1,0 1
  count 0 zone 3 1,0: 3
  illegal 0: zone 3 1,0 3

case CITY-15: at least one sidewalk touches a sidewalk, the other contacts may be anything
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=,3 buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=4:0,2:2;10:0,1:1;13:1,0:0;24:1,1:0;36:2,0:0;48:3,0:0;50:4,0:0 raised=- \
    chips=- protester=- relocated=-
  count 1 zone 3 -1,1: 0
  legal 1: zone 3 2,1 0
  legal 1: zone 3 2,1 3
  legal 1: zone 3 -1,0 0
  illegal 1: zone 3 -1,0 1
  count 1 zone 3 1,2: 4
  illegal 1: zone 3 5,5 0
  illegal 1: zone 3 0,4 0

case CITY-15: the sides of a zone under a building still count
  position sunrise-city players=2 auction=one | phase=zoning round=2 first=0 seat=1 second=0 direction=north \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.19.23.25/17.21.27/19.23,11.17.21.27/19.23.25/21.27 \
    kept=3.17.19,11.25.21 chosen=, played=3.17,11.25 squares=,5 buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=0:1,0:0;1:2,0:0;2:-5,0:0;4:2,2:0;12:3,0:0;13:1,1:0;14:-4,0:0;\
    24:2,1:0;26:-3,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;48:1,2:0;49:-6,0:0;50:-1,0:0 raised=16:2,2:w chips=- \
    protester=- relocated=-
  count 1 zone 5 2,3: 0
  count 1 zone 5 1,3: 3
  count 1 zone 5 3,2: 4

case CITY-16: who has no legal place puts one of his squares on any cell beside the city, in any rotation
  data squares=tests/data/city/canals.txt
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=0.1.12.13,30.31.36.37 buildings=56.57.58.59,52.53.54.55 \
    shown=, excluded=, drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  count 0: 16
  legal 0: zone 0 1,0 0
  illegal 0: zone 0 1,0 1
  illegal 0: zone 0 1,1 0
  play 0: zone 0 1,0 0
  illegal 1: zone 30 2,0 0
  count 1 zone 30: 3
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=0.1.12.36,30.31.37.38 buildings=56.57.58.59,52.53.54.55 \
    shown=, excluded=, drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  only 0: zone 36 0,1 0; zone 36 1,0 0; zone 36 0,-1 0; zone 36 -1,0 0

case CITY-16 CITY-20: in the direction of the round, and with normal scoring
  position sunrise-city players=2 auction=one | phase=zoning round=2 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.19.23.25/17.21.27/19.23,11.17.21.27/19.23.25/21.27 \
    kept=3.17.19,11.25.21 chosen=, played=3.17,11.25 squares=0.1.2,30.31.36 buildings=56.57.58.59,52.53.54.55 \
    shown=, excluded=, drawn= returned= discarded= \
    city=3:0,1:0;4:1,0:0;5:2,0:0;6:3,0:0;7:4,0:0;8:5,0:0;9:6,0:0;10:7,0:0;11:0,2:0;12:0,3:0 raised=- chips=- \
    protester=- relocated=-
  legal 0: zone 0 1,1 0
  legal 0: zone 0 0,4 0
  illegal 0: zone 0 1,-1 0
  illegal 0: zone 0 8,0 0
  play 0: zone 0 1,1 0
  is track=2,0

case CITY-17: after a community another square is drawn and placed at once, by the same player
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=0.1.60.61,2.3.4.5 buildings=56.57.58.59,52.53.54.55 \
    shown=, excluded=, drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  play 0: zone 60 1,0 0
  is phase=redraw squares=0.1.61,2.3.4.5
  to-act chance
  count chance: 57
  illegal chance: square 0 0
  play chance: square 0 62
  seen 1: square 0 ?
  hidden 1: at-once=? squares=?.?.?.?,2.3.4.5
  hidden 0: at-once=62
  count 0 zone 62: 6
  count 0: 6
  illegal 0: zone 0 0,1 0
  play 0: zone 62 2,0 0
  to-act chance
  play chance: square 0 12
  count 0: 8
  play 0: zone 12 0,1 0
  to-act 1
  is squares=0.1.61,2.3.4.5

case CITY-16 CITY-17: the square drawn is judged alone
  data squares=tests/data/city/canals.txt
  position sunrise-city players=2 auction=one | phase=redraw round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=31.32.33,36.37.38.39 buildings=56.57.58.59,52.53.54.55 \
    shown=, excluded=, drawn= returned= discarded= city=60:1,0:0 raised=- chips=- protester=- relocated=-
  play chance: square 0 0
  count 0: 6
  legal 0: zone 0 2,0 0

case CITY-18: one point for each adjacent cell of its type, across canals too
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=2.51,4.50 buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=0:1,0:0;3:2,1:2;13:1,1:0;48:0,1:0 raised=- chips=- protester=- \
    relocated=-
  play 0: zone 2 2,0 0
  event points seat=0 points=2 reason=district points
  is track=2,0
  play 1: zone 50 0,2 0
  is track=2,1
  play 0: zone 51 0,3 1
  is track=3,1
  play 1: zone 4 2,-1 1
  is track=3,2

case CITY-18: the top segment of a building counts, mixed matches only mixed
  position sunrise-city players=2 auction=one | phase=zoning round=2 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.19.23.25/17.21.27/19.23,11.17.21.27/19.23.25/21.27 \
    kept=3.17.19,11.25.21 chosen=, played=3.17,11.25 squares=2.49,14.51 buildings=56.57.58.59,52.53.54.55 \
    shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;26:-3,0:0;\
    36:3,1:0;37:-4,0:0;38:-2,0:0;48:1,2:0;50:-1,0:0 raised=17:2,2:w chips=- protester=- relocated=-
  illegal 0: zone 2 2,3 0
  play 0: zone 49 1,3 0
  is track=1,0
  play 1: zone 51 3,2 0
  is track=1,0
  play 0: zone 2 4,1 0
  is track=1,0
  position sunrise-city players=2 auction=one | phase=zoning round=2 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.19.23.25/17.21.27/19.23,11.17.21.27/19.23.25/21.27 \
    kept=3.17.19,11.25.21 chosen=, played=3.17,11.25 squares=2.49,14.51 buildings=56.57.58.59,52.53.54.55 \
    shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;26:-3,0:0;\
    36:3,1:0;37:-4,0:0;38:-2,0:0;48:1,2:0;50:-1,0:0 raised=44:2,1:n chips=- protester=- relocated=-
  play 0: zone 49 3,2 0
  is track=1,0

case CITY-19: communities score nothing and make no districts
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=1.61,2.3 buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=0:1,0:0;13:2,0:0;24:3,0:0;36:4,0:0 raised=- chips=- protester=- \
    relocated=-
  play 0: zone 61 1,1 0
  is track=0,0
  play chance: square 0 4
  play 0: zone 4 1,2 1
  is track=0,0
  play 1: zone 2 2,1 0
  is track=0,0

case CITY-20: in rounds 2 and 3 the first player names a direction before anything else of zoning
  position sunrise-city players=2 auction=one | phase=choice round=2 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.7.17.21/11.19.25/3.17,11.19.23.25/3.7.17/11.19 \
    kept=21.25.3,23.7.11 chosen=, played=21,23 squares=0.1.2.3,4.5.6.7 buildings=8.9.10.11,12.13.14.15 shown=, \
    excluded=, drawn= returned= discarded= city=13:-8,0:0;14:-4,0:0;25:-7,0:0;26:-3,0:0;37:-6,0:0;38:-2,0:0;\
    49:-5,0:0;50:-1,0:0 raised=- chips=- protester=- relocated=-
  play 0: choose 25
  play 1: choose 7
  is phase=direction first=1
  only 1: north; south; east; west
  play 1: south
  is phase=drawing direction=south
  position sunrise-city players=2 auction=one | phase=choice round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.19.23.25/3.21.27/11.23,3.17.21.27/11.19.23/21.27 \
    kept=25.3.11,17.19.21 chosen=, played=, squares=0.1.2.3,4.5.6.7 buildings=8.9.10.11,12.13.14.15 shown=, \
    excluded=, drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  play 0: choose 25
  play 1: choose 17
  is phase=zoning direction=-

case CITY-20: every square of the phase lies strictly beyond City Hall on that side
  position sunrise-city players=2 auction=one | phase=zoning round=2 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.19.23.25/17.21.27/19.23,11.17.21.27/19.23.25/21.27 \
    kept=3.17.19,11.25.21 chosen=, played=3.17,11.25 squares=2.14.25.37,4.5.6.7 \
    buildings=56.57.58.59,52.53.54.55 shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=- protester=- \
    relocated=-
  legal 0: zone 2 1,3 0
  legal 0: zone 2 0,1 0
  legal 0: zone 2 3,2 0
  count 0 zone 2 4,0: 0
  count 0 zone 2 1,-1: 0
  count 0 zone 2 0,-1: 0
  why 0 0,-1: CITY-20 direction
  why 0 0,-1 2: CITY-20 direction
  why 0 0,1: possible
  why 0 1,1: CITY-1 taken
  position sunrise-city players=2 auction=one | phase=zoning round=2 first=0 seat=0 second=0 direction=south \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.19.23.25/17.21.27/19.23,11.17.21.27/19.23.25/21.27 \
    kept=3.17.19,11.25.21 chosen=, played=3.17,11.25 squares=2.14.25.37,4.5.6.7 \
    buildings=56.57.58.59,52.53.54.55 shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=- protester=- \
    relocated=-
  legal 0: zone 2 1,-1 0
  legal 0: zone 2 0,-1 0
  count 0 zone 2 0,1: 0
  count 0 zone 2 4,0: 0
  count 0 zone 2 -9,0: 0
  position sunrise-city players=2 auction=one | phase=zoning round=2 first=0 seat=0 second=0 direction=east \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.19.23.25/17.21.27/19.23,11.17.21.27/19.23.25/21.27 \
    kept=3.17.19,11.25.21 chosen=, played=3.17,11.25 squares=2.14.25.37,4.5.6.7 \
    buildings=56.57.58.59,52.53.54.55 shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=- protester=- \
    relocated=-
  legal 0: zone 2 4,0 0
  legal 0: zone 2 1,3 0
  legal 0: zone 2 1,-1 0
  count 0 zone 2 0,1: 0
  count 0 zone 2 0,-1: 0
  count 0 zone 2 -9,0: 0
  position sunrise-city players=2 auction=one | phase=zoning round=2 first=0 seat=0 second=0 direction=west \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.19.23.25/17.21.27/19.23,11.17.21.27/19.23.25/21.27 \
    kept=3.17.19,11.25.21 chosen=, played=3.17,11.25 squares=2.14.25.37,4.5.6.7 \
    buildings=56.57.58.59,52.53.54.55 shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=- protester=- \
    relocated=-
  legal 0: zone 2 -1,0 0
  count 0 zone 2 0,1: 0
  count 0 zone 2 0,-1: 0
  count 0 zone 2 4,0: 0
  position sunrise-city players=2 auction=one | phase=direction round=3 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.17.21.23/19.25.27/17.23,11.19.25.27/17.21.23/25.27 \
    kept=3.19.17,11.21.25 chosen=, played=3.19.17,11.21.25 squares=2.14.25.37,4.5.6.7 \
    buildings=56.57.58.59,52.53.54.55 shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;19:-8,0:0;24:2,1:0;\
    26:-3,0:0;31:-7,0:0;36:3,1:0;38:-2,0:0;43:-6,0:0;48:1,2:0;49:-4,0:0;50:-1,0:0;55:-5,0:0 raised=- chips=- \
    protester=- relocated=-
  play 0: north
  is direction=north

# Bidding

case CITY-21: a chip goes on an undeveloped zone, never on communities, City Hall or buildings
  position sunrise-city players=2 auction=one | phase=bidding round=2 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.17.21.31/19.23.25/17.21,11.19.23.25/17.21.31/19.25 \
    kept=3.23.17,11.31.19 chosen=, played=3.23,11.31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=0:1,0:0;1:2,0:0;2:-5,0:0;3:2,2:0;12:3,0:0;13:1,1:0;14:-4,0:0;\
    24:2,1:0;25:-8,0:0;26:-3,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;48:1,2:0;49:-6,0:0;50:-1,0:0;61:1,-1:0 \
    raised=3:1,0:e chips=- protester=- relocated=-
  count 0: 14
  illegal 0: bid 1,0
  illegal 0: bid 2,0
  illegal 0: bid 0,0
  illegal 0: bid 1,-1
  illegal 0: bid 9,9
  why 0 1,0: CITY-21 built
  why 0 0,0: CITY-21 no-zone
  why 0 1,-1: CITY-21 no-zone
  why 0 9,9: CITY-21 no-zone
  play 0: bid 3,0
  is chips=3,0:A
  to-act 1

case CITY-21: in turn, until all six chips of everybody are placed
  position sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=2.40.41.42,43.44.45.46 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:ABABA;2,0:BAB;3,0:AA;1,1:B protester=- relocated=-
  play 1: bid 2,1
  is phase=construction seat=0

case CITY-22: anyone may add to a stack unless its top two chips are one colour
  position sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=- protester=- relocated=-
  legal 0: bid 1,0
  position sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:A protester=- relocated=-
  legal 1: bid 1,0
  position sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:AB protester=- relocated=-
  legal 0: bid 1,0
  position sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:AA;2,0:BB protester=- relocated=-
  illegal 0: bid 1,0
  illegal 0: bid 2,0
  why 0 1,0: CITY-22 closed
  why 0 2,0: CITY-22 closed
  count 0: 6
  position sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:BAA protester=- relocated=-
  illegal 1: bid 1,0

case CITY-22 CITY-43: the Mayor may bid on closed zones, and so opens them or closes them again
  position sunrise-city players=2 auction=one | phase=bidding round=1 first=1 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.23.25/3.21.27/11.25,3.19.21.27/11.17.25/21.27 \
    kept=23.3.11,19.17.21 chosen=, played=23,19 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:AA;2,0:BB protester=- relocated=-
  legal 1: bid 1,0
  legal 1: bid 2,0
  play 1: bid 1,0
  legal 0: bid 1,0
  illegal 0: bid 2,0
  play 0: bid 3,0
  play 1: bid 1,0
  illegal 0: bid 1,0
  is chips=1,0:AABB;2,0:BB;3,0:A

case CITY-23: auction=two: each turn is two chips, one after the other, on one zone or on two
  position sunrise-city players=2 auction=two | phase=bidding round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=- protester=- relocated=-
  play 0: bid 1,0
  to-act 0
  is second=1
  legal 0: bid 1,0
  legal 0: bid 2,0
  play 0: bid 1,0
  to-act 1
  is second=0
  illegal 1: bid 1,0
  play 1: bid 2,0
  play 1: bid 3,0
  to-act 0
  position sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=- protester=- relocated=-
  play 0: bid 1,0
  to-act 1

case CITY-24: the top chip of each stack stays, the others go back
  position sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=2.40.41.42,43.44.45.46 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:ABABA;2,0:BAB;3,0:AA;1,1:B protester=- relocated=-
  play 1: bid 1,1
  is chips=1,0:A;2,0:B;3,0:A;1,1:B phase=construction
  event owned seat=0 zones=2
  event owned seat=1 zones=2

# Construction

case CITY-25: one building in turn; who can build must, who can't passes and may try again
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=29,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=3,0:B \
    protester=- relocated=-
  only 0: pass
  play 0: pass
  only 1: raise 28 3,0 n
  play 1: raise 28 3,0 n
  to-act 0
  only 0: raise 29 3,0 n
  illegal 0: pass
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=3,0:B \
    protester=- relocated=-
  only 0: pass

case CITY-25: what a seat that passed can't hold is known to all
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=41,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=3,0:B;2,2:A protester=- relocated=-
  play 0: pass
  is excluded=0.1.2.3.4.5.6.7.8.9.10.11.12.13.14.15.16.17.18.19.32.33.34.35.44.45.46.47.52.53.54.55.56.57.58.59,
  hidden 1: buildings=?,28 excluded=0.1.2.3.4.5.6.7.8.9.10.11.12.13.14.15.16.17.18.19.32.33.34.35.44.45.46.47.52.53.54.55.56.57.58.59,

case CITY-26: floor 1: two adjacent undeveloped zones joined by sidewalks, an own chip on at least one
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,5 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  only 0: raise 3 1,0 e
  play 0: raise 3 1,0 e
  is phase=squares
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,5 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,2:A;3,0:B protester=- relocated=-
  only 0: raise 3 1,2 e
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,5 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=3,0:B \
    protester=- relocated=-
  only 0: pass
  play 0: pass
  only 1: raise 5 2,0 e
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=8,5 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:2;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=2,2:A;3,0:B protester=- relocated=-
  only 0: raise 8 2,2 w
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=8,5 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=2,2:A;3,0:B protester=- relocated=-
  only 0: raise 8 2,2 s; raise 8 2,2 w

case CITY-26: each segment of its zone's type; mixed zones and mixed segments match anything
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=24,5 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,1:A;3,0:B protester=- relocated=-
  only 0: raise 24 1,1 e; raise 24 1,1 n
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56,5 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,1:A;3,0:B protester=- relocated=-
  only 0: raise 56 1,0 n; raise 56 1,1 s; raise 56 1,1 e; raise 56 2,1 w; raise 56 1,1 n; raise 56 1,2 s
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=12,5 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,2:A;3,0:B protester=- relocated=-
  only 0: raise 12 2,2 w

case CITY-26: a building of one type is listed once where both ways give the same points
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0,5 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  only 0: raise 0 1,0 e; raise 0 2,0 w
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0,5 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;2,0:A protester=- relocated=-
  only 0: raise 0 1,0 e
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=1,5 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;2,0:B protester=- relocated=-
  only 0: raise 1 1,0 e
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.23,3.19.25.31/11.17.23/19.25 \
    kept=21.3.11,31.17.19 chosen=, played=21,31 squares=, buildings=0,5 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;2,0:B protester=- relocated=-
  only 0: raise 0 1,0 e
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0,5 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=3:1,0:e chips=- \
    protester=- relocated=-
  only 0: raise 0 1,0 e

case CITY-27 CITY-28: base to the builder, each bonus to the owner of the chip, and the chips go back
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;2,0:B;3,0:B protester=- relocated=-
  play 0: raise 0 1,0 e
  is track=5,2 chips=3,0:B phase=construction
  event points seat=1 points=2 reason=bonus points
  undo
  play 0: raise 0 2,0 w
  is track=4,3 chips=3,0:B
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  play 0: raise 0 1,0 e
  is track=5,0
  undo
  play 0: raise 0 2,0 w
  is track=4,0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;2,0:A;3,0:B protester=- relocated=-
  play 0: raise 0 1,0 e
  is track=7,0 chips=3,0:B

case CITY-29: upper floors: two cells of one height, no chip, canals don't matter
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=4, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=3:1,0:e;24:1,1:e \
    chips=- protester=- relocated=-
  only 0: raise 4 1,0 n
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=8, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:2;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=16:2,2:w;24:1,1:e chips=- protester=- relocated=-
  only 0: raise 8 2,2 s; raise 8 2,2 w
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=5, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=3:1,0:e chips=- \
    protester=- relocated=-
  only 0: pass
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=17, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=3:1,0:e;24:1,1:e;2:1,0:e chips=- protester=- relocated=-
  only 0: raise 17 1,0 e; raise 17 2,0 w
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=17, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=3:1,0:e;4:1,0:n \
    chips=- protester=- relocated=-
  because 'raised' needs buildings

case CITY-30: upper floors score the base, no bonus, and on odd floors from the third half of what lies below
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=3:1,0:e chips=- \
    protester=- relocated=-
  play 0: raise 0 1,0 e
  event raise floor=2
  is track=2,0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=3:1,0:e;2:1,0:e \
    chips=- protester=- relocated=-
  play 0: raise 0 1,0 e
  event raise floor=3
  is track=3,0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=3:1,0:e;2:1,0:e;1:1,0:e chips=- protester=- relocated=-
  play 0: raise 0 1,0 e
  event raise floor=4
  is track=2,0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=3:1,0:e;2:1,0:e;1:1,0:e;56:1,0:e chips=- protester=- relocated=-
  play 0: raise 0 1,0 e
  event raise floor=5
  is track=4,0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=3:1,0:e;2:1,0:e;1:1,0:e;56:1,0:e;57:1,0:e chips=- protester=- relocated=-
  play 0: raise 0 1,0 e
  event raise floor=6
  is track=2,0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=3:1,0:e;2:1,0:e;1:1,0:e;56:1,0:e;57:1,0:e;58:1,0:e chips=- protester=- relocated=-
  play 0: raise 0 1,0 e
  event raise floor=7
  is track=5,0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=3:1,0:e;2:1,0:e;1:1,0:e;56:1,0:e chips=- protester=- relocated=-
  play 0: raise 0 1,0 e
  event points seat=0 points=2 reason=floor points
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=4, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=3:1,0:e;24:1,1:e;2:1,0:e;25:1,1:e chips=- protester=- relocated=-
  play 0: raise 4 1,0 n
  event raise floor=3
  event points seat=0 points=1 reason=floor points
  is track=3,0

case CITY-31: the builder gets 1 for each neighbouring community of the segment's type, on any floor
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0;61:1,-1:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  play 0: raise 3 1,0 e
  event points seat=0 points=2 reason=community points
  is track=8,0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0;61:1,-1:0 \
    raised=3:1,0:e chips=- protester=- relocated=-
  play 0: raise 0 1,0 e
  is track=4,0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0;61:0,-1:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  play 0: raise 3 1,0 e
  is track=7,0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=28,7 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0;61:1,-1:0;62:2,-1:0 \
    raised=- chips=3,0:B protester=- relocated=-
  play 1: raise 7 2,0 e
  event points seat=1 points=2 reason=community points
  is track=0,8

case CITY-31: mixed is not wild for communities
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=59,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0;61:1,-1:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  play 0: raise 59 1,0 e
  is track=6,0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=59,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0;63:1,-1:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  play 0: raise 59 1,0 e
  is track=8,0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0;63:1,-1:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  play 0: raise 3 1,0 e
  is track=6,0

case CITY-32: the phase ends as soon as nobody can build; what is left is discarded and chips go back
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3.40,41 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;1,1:B protester=- relocated=-
  play 0: raise 3 1,0 e
  is phase=squares round=2 discarded=40.41 buildings=, chips=-
  event discard seat=0 number=40
  event discard seat=1 number=41
  position sunrise-city players=2 auction=one | phase=power round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.29/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=29.3.11,31.17.19 chosen=, played=29,31 squares=, buildings=40.41.42.43,44.45.46.47 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=- protester=- relocated=-
  play 0: declare R
  is phase=squares round=2 discarded=40.41.42.43.44.45.46.47 declared=-
  position sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=40.41.42.43,48.49.50.51 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:ABABA;2,0:BAB;3,0:AA;1,1:B protester=- relocated=-
  play 1: bid 1,1
  is phase=squares round=2 chips=-

case CITY-33: most stars, then the higher marker, where the star counts 10, then the lower role of the last round
  position sunrise-city players=2 auction=one | phase=over round=3 first=0 seat=0 second=0 direction=- at-once=- \
    declared=- track=0,9 stars=3,2 seen=3.21.23.25/17.19.27/23.25,11.17.19.27/21.23.25/17.27 \
    kept=3.19.25,11.21.17 chosen=, played=3.19.25,11.21.17 squares=, buildings=, shown=, excluded=, drawn= \
    returned= discarded= city=0:-15,0:0;1:-10,0:0;2:-5,0:0;7:-20,0:0;12:-14,0:0;13:-9,0:0;\
    14:-4,0:0;18:-24,0:0;19:-19,0:0;24:-13,0:0;25:-8,0:0;26:-3,0:0;\
    30:-23,0:0;31:-18,0:0;36:-12,0:0;37:-7,0:0;38:-2,0:0;42:-22,0:0;\
    43:-17,0:0;48:-11,0:0;49:-6,0:0;50:-1,0:0;54:-21,0:0;55:-16,0:0 raised=- chips=- protester=- relocated=-
  winners 0
  final 3 2
  position sunrise-city players=2 auction=one | phase=over round=3 first=0 seat=0 second=0 direction=- at-once=- \
    declared=- track=3,4 stars=2,2 seen=3.17.21.23/19.25.27/17.23,11.19.25.27/17.21.23/25.27 \
    kept=3.19.17,11.21.25 chosen=, played=3.19.17,11.21.25 squares=, buildings=, shown=, excluded=, drawn= \
    returned= discarded= city=0:-15,0:0;1:-10,0:0;2:-5,0:0;7:-20,0:0;12:-14,0:0;13:-9,0:0;\
    14:-4,0:0;18:-24,0:0;19:-19,0:0;24:-13,0:0;25:-8,0:0;26:-3,0:0;\
    30:-23,0:0;31:-18,0:0;36:-12,0:0;37:-7,0:0;38:-2,0:0;42:-22,0:0;\
    43:-17,0:0;48:-11,0:0;49:-6,0:0;50:-1,0:0;54:-21,0:0;55:-16,0:0 raised=- chips=- protester=- relocated=-
  winners 1
  final 2 2
  position sunrise-city players=2 auction=one | phase=over round=3 first=0 seat=0 second=0 direction=- at-once=- \
    declared=- track=10,9 stars=2,2 seen=3.21.23.25/17.19.27/23.25,11.17.19.27/21.23.25/17.27 \
    kept=3.19.25,11.21.17 chosen=, played=3.19.25,11.21.17 squares=, buildings=, shown=, excluded=, drawn= \
    returned= discarded= city=0:-15,0:0;1:-10,0:0;2:-5,0:0;7:-20,0:0;12:-14,0:0;13:-9,0:0;\
    14:-4,0:0;18:-24,0:0;19:-19,0:0;24:-13,0:0;25:-8,0:0;26:-3,0:0;\
    30:-23,0:0;31:-18,0:0;36:-12,0:0;37:-7,0:0;38:-2,0:0;42:-22,0:0;\
    43:-17,0:0;48:-11,0:0;49:-6,0:0;50:-1,0:0;54:-21,0:0;55:-16,0:0 raised=- chips=- protester=- relocated=-
  winners 0
  final 2 2
  position sunrise-city players=2 auction=one | phase=over round=3 first=0 seat=0 second=0 direction=- at-once=- \
    declared=- track=9,10 stars=2,2 seen=3.17.21.23/19.25.27/17.23,11.19.25.27/17.21.23/25.27 \
    kept=3.19.17,11.21.25 chosen=, played=3.19.17,11.21.25 squares=, buildings=, shown=, excluded=, drawn= \
    returned= discarded= city=0:-15,0:0;1:-10,0:0;2:-5,0:0;7:-20,0:0;12:-14,0:0;13:-9,0:0;\
    14:-4,0:0;18:-24,0:0;19:-19,0:0;24:-13,0:0;25:-8,0:0;26:-3,0:0;\
    30:-23,0:0;31:-18,0:0;36:-12,0:0;37:-7,0:0;38:-2,0:0;42:-22,0:0;\
    43:-17,0:0;48:-11,0:0;49:-6,0:0;50:-1,0:0;54:-21,0:0;55:-16,0:0 raised=- chips=- protester=- relocated=-
  winners 1
  final 2 2
  position sunrise-city players=2 auction=one | phase=over round=3 first=0 seat=0 second=0 direction=- at-once=- \
    declared=- track=5,5 stars=2,2 seen=3.21.23.25/17.19.27/23.25,11.17.19.27/21.23.25/17.27 \
    kept=3.19.25,11.21.17 chosen=, played=3.19.25,11.21.17 squares=, buildings=, shown=, excluded=, drawn= \
    returned= discarded= city=0:-15,0:0;1:-10,0:0;2:-5,0:0;7:-20,0:0;12:-14,0:0;13:-9,0:0;\
    14:-4,0:0;18:-24,0:0;19:-19,0:0;24:-13,0:0;25:-8,0:0;26:-3,0:0;\
    30:-23,0:0;31:-18,0:0;36:-12,0:0;37:-7,0:0;38:-2,0:0;42:-22,0:0;\
    43:-17,0:0;48:-11,0:0;49:-6,0:0;50:-1,0:0;54:-21,0:0;55:-16,0:0 raised=- chips=- protester=- relocated=-
  winners 1
  final 2 2
  position sunrise-city players=2 auction=one | phase=over round=3 first=0 seat=0 second=0 direction=- at-once=- \
    declared=- track=5,5 stars=2,2 seen=3.17.21.23/19.25.27/17.23,11.19.25.27/17.21.23/25.27 \
    kept=3.19.17,11.21.25 chosen=, played=3.19.17,11.21.25 squares=, buildings=, shown=, excluded=, drawn= \
    returned= discarded= city=0:-15,0:0;1:-10,0:0;2:-5,0:0;7:-20,0:0;12:-14,0:0;13:-9,0:0;\
    14:-4,0:0;18:-24,0:0;19:-19,0:0;24:-13,0:0;25:-8,0:0;26:-3,0:0;\
    30:-23,0:0;31:-18,0:0;36:-12,0:0;37:-7,0:0;38:-2,0:0;42:-22,0:0;\
    43:-17,0:0;48:-11,0:0;49:-6,0:0;50:-1,0:0;54:-21,0:0;55:-16,0:0 raised=- chips=- protester=- relocated=-
  winners 0
  final 2 2
  position sunrise-city players=4 auction=one | phase=over round=3 first=0 seat=0 second=0 direction=- at-once=- \
    declared=- track=9,2,2,9 stars=1,4,4,2 \
    seen=11.13.21.31/5.25.27/1.7,3.9.17.29/13.21.31/5.27,1.7.15.19/3.9.29/13.21,5.23.25.27/1.7.15/3.9 \
    kept=11.25.1,17.31.27,19.29.21,23.15.3 chosen=,,, played=11.25.1,17.31.27,19.29.21,23.15.3 squares=,,, \
    buildings=,,, shown=,,, excluded=,,, drawn= returned= discarded= \
    city=0:-15,0:0;1:-10,0:0;2:-5,0:0;3:-40,0:0;4:-35,0:0;5:-30,0:0;\
    6:-25,0:0;7:-20,0:0;11:-45,0:0;12:-14,0:0;13:-9,0:0;14:-4,0:0;\
    15:-39,0:0;16:-34,0:0;17:-29,0:0;18:-24,0:0;19:-19,0:0;23:-44,0:0;\
    24:-13,0:0;25:-8,0:0;26:-3,0:0;27:-38,0:0;28:-33,0:0;29:-28,0:0;\
    30:-23,0:0;31:-18,0:0;34:-48,0:0;35:-43,0:0;36:-12,0:0;37:-7,0:0;\
    38:-2,0:0;39:-37,0:0;40:-32,0:0;41:-27,0:0;42:-22,0:0;43:-17,0:0;\
    46:-47,0:0;47:-42,0:0;48:-11,0:0;49:-6,0:0;50:-1,0:0;51:-36,0:0;\
    52:-31,0:0;53:-26,0:0;54:-21,0:0;55:-16,0:0;58:-46,0:0;59:-41,0:0 raised=- chips=- protester=- relocated=-
  winners 2
  final 1 4 4 2

case CITY-32: that construction goes on is told to who can't build any more, since it shows that somebody else can
  # the building of seat 1 fits where its chip lies; what seat 0 still holds fits nowhere
  position sunrise-city players=2 | phase=construction round=1 first=0 seat=0 second=0 direction=- at-once=- \
    declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 kept=23.3.11,31.17.19 \
    chosen=, played=23,31 squares=, buildings=0.20,28 shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A;3,0:B protester=- \
    relocated=-
  play 0: raise 0 1,0 e
  event goes-on seat=0
  reveals something
  is phase=construction seat=1
  # a second building of one type could go on top of the first: seat 0 learns nothing
  position sunrise-city players=2 | phase=construction round=1 first=0 seat=0 second=0 direction=- at-once=- \
    declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 kept=23.3.11,31.17.19 \
    chosen=, played=23,31 squares=, buildings=0.1,28 shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A;3,0:B protester=- \
    relocated=-
  play 0: raise 0 1,0 e
  reveals nothing
  # the last chip of the auction may start construction
  position sunrise-city players=2 | phase=bidding round=1 first=0 seat=1 second=0 direction=- at-once=- declared=- \
    track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 kept=23.3.11,31.17.19 chosen=, \
    played=23,31 squares=, buildings=0.1.2.3,20.21.22.23 shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:AAAAAA;2,1:BBBBB protester=- relocated=-
  play 1: bid 2,2
  is phase=construction seat=0
  event goes-on seat=1
  reveals something

# Roles

case CITY-34: Protester: an undeveloped zone nobody may bid on
  position sunrise-city players=2 auction=one | phase=power round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=1.11.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=1.3.11,31.17.19 chosen=, played=1,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;\
    48:1,2:0;61:1,-1:0 raised=- chips=- protester=- relocated=-
  count 0 protest: 8
  count 0: 8
  illegal 0: skip
  illegal 0: done
  illegal 0: protest 0,0
  illegal 0: protest 1,-1
  why 0 1,-1: CITY-34 not-undeveloped
  why 0 2,2: possible
  play 0: protest 1,0
  is protester=1,0 phase=bidding
  count 0: 7
  illegal 0: bid 1,0
  why 0 1,0: CITY-34 protested
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=1.11.17.21/3.19.23/11.21,3.19.23.25/11.17.21/19.23 \
    kept=1.3.11,25.17.19 chosen=, played=1,25 squares=,3 buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=- protester=- relocated=-
  play 1: zone 3 2,2 0
  is phase=power
  to-act 0
  position sunrise-city players=2 auction=one | phase=power round=2 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.17.21.31/1.19.23/17.21,1.11.19.23/17.21.31/19.23 \
    kept=3.1.17,11.31.19 chosen=, played=3.1,11.31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=0:1,0:0;1:2,0:0;2:-5,0:0;3:2,2:0;12:3,0:0;13:1,1:0;14:-4,0:0;\
    24:2,1:0;25:-8,0:0;26:-3,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;48:1,2:0;49:-6,0:0;50:-1,0:0 raised=3:1,0:e \
    chips=- protester=- relocated=-
  illegal 0: protest 1,0
  count 0 protest: 14

case CITY-34: Protester: nor build on, and it is over with the round
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=1.11.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=1.3.11,31.17.19 chosen=, played=1,31 squares=, buildings=28,3 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=2,0:B;3,0:A protester=1,0 relocated=-
  only 1: pass
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=1.11.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=1.3.11,31.17.19 chosen=, played=1,31 squares=, buildings=28,3 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=2,0:B;3,0:A protester=2,2 relocated=-
  only 1: raise 3 1,0 e
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=1.11.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=1.3.11,31.17.19 chosen=, played=1,31 squares=, buildings=28, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=3,0:A \
    protester=1,0 relocated=-
  play 0: raise 28 3,0 n
  is phase=squares protester=-

case CITY-35: Developer: floor 1 across a canal, still with a chip
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.17.19.23/11.21.25/17.23,11.21.25.31/17.19.23/21.25 \
    kept=3.11.17,31.19.21 chosen=, played=3,31 squares=, buildings=8,5 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:2;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=2,2:A;3,0:B protester=- relocated=-
  only 0: raise 8 2,2 s; raise 8 2,2 w
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.17.19.23/11.21.25/17.23,11.21.25.31/17.19.23/21.25 \
    kept=3.11.17,31.19.21 chosen=, played=3,31 squares=, buildings=8,5 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:2;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=3,0:B \
    protester=- relocated=-
  only 0: pass

case CITY-36: Lobbyist: moves undeveloped zones without a chip, each once, where CITY-15 allows; the rest stays connected
  position sunrise-city players=2 auction=one | phase=power round=1 first=1 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=5.11.17.21/3.19.23/11.21,1.3.19.23/11.17.21/19.23 \
    kept=5.3.11,1.17.19 chosen=, played=5,1 squares=, buildings=28.29.30.31,40.41.42.43 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=2,0:A protester=3,0 relocated=-
  count 0 relocate 1,0: 0
  count 0 relocate 2,0: 0
  count 0 relocate 3,0: 0
  why 0 1,0: CITY-36 holds
  why 0 2,0: CITY-36 chip
  why 0 3,0: CITY-34 protested
  why 0 2,2: possible
  why 0 4,1: possible
  why 0 7,7: CITY-15 not-beside
  legal 0: done
  legal 0: relocate 2,2 4,1 0
  illegal 0: relocate 2,2 2,-1 0
  legal 0: relocate 2,2 2,-1 1
  illegal 0: relocate 2,2 2,2 1
  count 0 relocate 2,2 2,3: 0
  legal 0: relocate 2,1 1,3 0
  play 0: relocate 2,2 2,-1 1
  event points seat=0 points=1 reason=district points
  is track=1,0 relocated=2,-1 phase=power
  count 0 relocate 2,-1: 0
  why 0 2,-1: CITY-36 moved
  play 0: relocate 1,2 0,-1 0
  is track=1,0
  play 0: done
  not phase=power

case CITY-36: Lobbyist: the direction of the round doesn't bind, nothing is copied, and it is over when nothing can move
  position sunrise-city players=2 auction=one | phase=power round=2 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.17.21.31/5.19.23/17.21,5.11.19.23/17.21.31/19.23 \
    kept=3.5.17,11.31.19 chosen=, played=3.5,11.31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=0:1,0:0;1:2,0:0;2:-5,0:0;3:2,2:0;12:3,0:0;13:1,1:0;14:-4,0:0;\
    24:2,1:0;25:-8,0:0;26:-3,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;48:1,2:0;49:-6,0:0;50:-1,0:0 raised=- chips=1,0:A \
    protester=- relocated=-
  legal 0: relocate 2,2 2,-1 1
  position sunrise-city players=2 auction=one | phase=power round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=5.11.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=5.3.11,31.17.19 chosen=, played=5,31 squares=, buildings=2.40.41.42,43.44.45.46 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:A;2,0:A;3,0:A;1,1:B;2,1:B;3,1:B;1,2:B protester=- relocated=-
  play 0: relocate 2,2 2,-1 1
  is track=1,0 phase=construction
  position sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=5.11.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=5.3.11,31.17.19 chosen=, played=5,31 squares=, buildings=40.41.42.43,2.44.45.46 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:AB;2,0:AB;3,0:AB;1,1:AB;2,1:A;3,1:A;1,2:B protester=- relocated=-
  play 1: bid 2,2
  is phase=construction

case CITY-37: Architect: draws two buildings at the start of zoning, keeps one as a fifth, puts the other back
  position sunrise-city players=2 auction=one | phase=drawing round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=7.11.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=7.3.11,31.17.19 chosen=, played=7,31 squares=2.14.25.37,4.5.6.7 buildings=0.1.2.3,4.5.6.7 shown=, \
    excluded=, drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  to-act chance
  count chance: 52
  play chance: building 0 10
  seen 1: building 0 ?
  count chance: 51
  play chance: building 0 11
  only 0: retain 10; retain 11
  hidden 1: drawn= buildings=?.?.?.?.?.?,4.5.6.7
  hidden 0: drawn=10.11
  play 0: retain 10
  seen 1: retain ?
  seen watch: retain ?
  is buildings=0.1.2.3.10,4.5.6.7 returned=11 phase=zoning
  hidden 1: buildings=?.?.?.?.?,4.5.6.7 returned=
  hidden 0: returned=11 buildings=0.1.2.3.10,?.?.?.?
  undo
  play 0: retain 11
  is buildings=0.1.2.3.11,4.5.6.7 returned=10 phase=zoning
  position sunrise-city players=2 auction=one | phase=direction round=2 first=1 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.7.17.21/19.23.31/17.21,11.19.23.31/7.17.21/19.23 \
    kept=3.31.17,11.7.19 chosen=, played=3.31,11.7 squares=2.14.25.37,4.5.6.7 buildings=0.1.2.3,4.5.6.7 shown=, \
    excluded=, drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;\
    48:1,2:0 raised=- chips=- protester=- relocated=-
  play 1: east
  is phase=drawing seat=1
  to-act chance

case CITY-38: Engineer: takes a wholly uncovered building into hand; what was below shows again
  position sunrise-city players=2 auction=one | phase=power round=2 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.17.21.31/9.19.23/17.21,9.11.19.23/17.21.31/19.23 \
    kept=3.9.17,11.31.19 chosen=, played=3.9,11.31 squares=, buildings=1.41.42.43,44.45.46.47 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;2:-5,0:0;3:2,2:0;12:3,0:0;13:1,1:0;14:-4,0:0;\
    24:2,1:0;25:-8,0:0;26:-3,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;48:1,2:0;49:-6,0:0;50:-1,0:0 \
    raised=3:1,0:e;24:1,1:e;0:1,0:e chips=3,0:B protester=- relocated=-
  only 0: salvage 1,0; salvage 1,1
  why 0 2,1: possible
  why 0 3,0: CITY-38 no-building
  why 0 0,0: CITY-38 no-building
  play 0: salvage 1,0
  is buildings=0.1.41.42.43,44.45.46.47 raised=3:1,0:e;24:1,1:e shown=0,
  hidden 1: buildings=0.?.?.?.?,44.45.46.47
  undo
  play 0: salvage 1,1
  is raised=3:1,0:e;0:1,0:e buildings=1.24.41.42.43,44.45.46.47 chips=3,0:B
  position sunrise-city players=2 auction=one | phase=power round=2 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.17.21.31/9.19.23/17.21,9.11.19.23/17.21.31/19.23 \
    kept=3.9.17,11.31.19 chosen=, played=3.9,11.31 squares=, buildings=40.41.42.43,44.45.46.47 shown=, \
    excluded=, drawn= returned= discarded= city=0:1,0:0;1:2,0:0;2:-5,0:0;3:2,2:0;12:3,0:0;13:1,1:0;14:-4,0:0;\
    24:2,1:0;25:-8,0:0;26:-3,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;48:1,2:0;49:-6,0:0;50:-1,0:0 \
    raised=3:1,0:e;24:1,1:e;4:1,0:n chips=- protester=- relocated=-
  only 0: salvage 1,0
  why 0 2,1: CITY-38 covered
  why 0 2,0: CITY-38 covered
  why 0 1,1: possible
  position sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=9.11.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=9.3.11,31.17.19 chosen=, played=9,31 squares=, buildings=2.40.41.42,43.44.45.46 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:ABABA;2,0:BAB;3,0:AA;1,1:B protester=- relocated=-
  play 1: bid 1,1
  is phase=construction

case CITY-39: Economist: floor 1 without an own chip, bonuses as usual
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.25/17.23,3.21.25.31/17.19.23/21.25 \
    kept=11.3.17,31.19.21 chosen=, played=11,31 squares=, buildings=0,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:B;3,0:B protester=- relocated=-
  count 0 raise 0 1,0 e: 1
  play 0: raise 0 1,0 e
  is track=2,3
  undo
  play 0: raise 0 2,0 w
  is track=2,2
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:B;3,0:B protester=- relocated=-
  only 0: pass

case CITY-40: Banker: puts chips that came back on zones nobody bid on, one each
  position sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.13.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=13.3.11,31.17.19 chosen=, played=13,31 squares=, buildings=2.40.41.42,43.44.45.46 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:ABABA;2,0:BAB;3,0:AA;1,1:B protester=- relocated=-
  play 1: bid 1,1
  is phase=power
  only 0: bank 2,1; bank 3,1; bank 1,2; bank 2,2; done
  why 0 1,0: CITY-40 chip
  why 0 0,0: CITY-40 not-undeveloped
  play 0: bank 2,1
  illegal 0: bank 2,1
  play 0: bank 3,1
  play 0: bank 1,2
  play 0: bank 2,2
  is phase=construction chips=1,0:A;2,0:B;2,2:A;3,0:A;1,1:B;2,1:A;3,1:A;1,2:A
  undo
  play 0: done
  is phase=construction chips=1,0:A;2,0:B;3,0:A;1,1:B;2,1:A;3,1:A;1,2:A
  position sunrise-city players=2 auction=one | phase=power round=1 first=1 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.13.17.21/3.19.23/11.21,1.3.19.23/11.17.21/19.23 \
    kept=13.3.11,1.17.19 chosen=, played=13,1 squares=, buildings=2.40.41.42,43.44.45.46 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:A;2,0:A;3,0:A;1,1:A;2,1:A;3,1:B protester=1,2 relocated=-
  only 0: bank 2,2; done
  why 0 1,2: CITY-34 protested
  play 0: bank 2,2
  is phase=construction

case CITY-41: Lawyer: exchanges an own chip with one of another player's
  position sunrise-city players=2 auction=one | phase=power round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.15.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=15.3.11,31.17.19 chosen=, played=15,31 squares=, buildings=2.40.41.42,43.44.45.46 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:A;2,0:B;3,0:A;1,1:B protester=- relocated=-
  only 0: exchange 1,0 2,0; exchange 1,0 1,1; exchange 3,0 2,0; exchange 3,0 1,1
  why 0 2,2: CITY-41 no-chip
  play 0: exchange 3,0 2,0
  is chips=1,0:A;2,0:A;3,0:B;1,1:B phase=construction
  position sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.15.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=15.3.11,31.17.19 chosen=, played=15,31 squares=, buildings=2.40.41.42,43.44.45.46 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:AAAAAA;2,0:BBBBB protester=- relocated=-
  play 1: bid 3,0
  is phase=power
  only 0: exchange 1,0 2,0; exchange 1,0 3,0

case CITY-41: Lawyer: without an own chip the power is over by itself
  position sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.15.17.23/3.21.25/11.23,3.19.21.25/11.17.23/21.25 \
    kept=15.3.11,19.17.21 chosen=, played=15,19 squares=, buildings=40.41.42.43,3.44.45.46 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:AAAAAABBBBB protester=- relocated=-
  play 1: bid 2,0
  is phase=construction

case CITY-42: Union Boss: 1 for each upper floor by anyone
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.25/11.23,3.21.25.31/11.19.23/21.25 \
    kept=17.3.11,31.19.21 chosen=, played=17,31 squares=, buildings=0,1.28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=3:1,0:e \
    chips=3,0:B protester=- relocated=-
  play 0: raise 0 1,0 e
  event points seat=0 points=1 reason=Union Boss
  is track=3,0
  play 1: raise 1 1,0 e
  is track=4,4
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.25/11.23,3.21.25.31/11.19.23/21.25 \
    kept=17.3.11,31.19.21 chosen=, played=17,31 squares=, buildings=0,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=3,0:B \
    protester=- relocated=-
  play 1: raise 28 3,0 n
  is track=0,5

case CITY-43: Mayor: only he may bid on closed zones
  position sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.25/11.23,3.21.25.31/11.17.23/21.25 \
    kept=19.3.11,31.17.21 chosen=, played=19,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:AA;2,0:BB protester=- relocated=-
  count 0: 8
  play 0: bid 2,0
  illegal 1: bid 1,0
  legal 1: bid 2,0

case CITY-44: Godfather: takes both bonuses of the floor 1 he builds, also where no chip lies
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.23,3.19.25.31/11.17.23/19.25 \
    kept=21.3.11,31.17.19 chosen=, played=21,31 squares=, buildings=4,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=2,0:A;3,0:B protester=- relocated=-
  play 0: raise 4 2,0 e
  is track=7,0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.23,3.19.25.31/11.17.23/19.25 \
    kept=21.3.11,31.17.19 chosen=, played=21,31 squares=, buildings=0,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  play 0: raise 0 1,0 e
  is track=7,0
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.23,3.19.25.31/11.17.23/19.25 \
    kept=21.3.11,31.17.19 chosen=, played=21,31 squares=, buildings=0,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=3,0:B;3,1:A protester=- relocated=-
  play 1: raise 28 3,0 n
  is track=2,5
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.23,3.19.25.31/11.17.23/19.25 \
    kept=21.3.11,31.17.19 chosen=, played=21,31 squares=, buildings=0,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=3:1,0:e chips=- \
    protester=- relocated=-
  play 0: raise 0 1,0 e
  is track=2,0

case CITY-45 CITY-49: City Planner doubles his district points, the Planning Commissioner gets as many as another player
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=2.51,1.50 buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=0:1,0:0;13:2,0:0;24:3,0:0;36:4,0:0 raised=- chips=- protester=- \
    relocated=-
  play 0: zone 2 1,1 0
  event points seat=0 points=1 reason=City Planner
  event points seat=1 points=2 reason=Planning Commissioner
  is track=2,2
  play 1: zone 1 1,-1 0
  is track=2,3
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.25/11.23,3.21.25.31/11.19.23/21.25 \
    kept=17.3.11,31.19.21 chosen=, played=17,31 squares=2.51,1.50 buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=0:1,0:0;13:2,0:0;24:3,0:0;36:4,0:0 raised=- chips=- protester=- \
    relocated=-
  play 0: zone 2 1,1 0
  is track=1,1
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.25/3.21.27/11.25,3.21.23.27/11.19.25/21.27 \
    kept=17.3.11,23.19.21 chosen=, played=17,23 squares=2.51,1.50 buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=0:1,0:0;13:2,0:0;24:3,0:0;36:4,0:0 raised=- chips=- protester=- \
    relocated=-
  play 0: zone 2 1,1 0
  is track=1,0
  play 1: zone 1 1,-1 0
  is track=1,2

case CITY-46: Finance Deputy: 1 for each floor 1 by anyone
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.25/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=25.3.11,31.17.19 chosen=, played=25,31 squares=, buildings=29,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=3,0:B \
    protester=- relocated=-
  play 1: raise 28 3,0 n
  event points seat=0 points=1 reason=Finance Deputy
  is track=1,5
  play 0: raise 29 3,0 n
  is track=4,5

case CITY-47: Secretary General: 1 for each building adjacent to a community, by anyone
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.27/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=27.3.11,31.17.19 chosen=, played=27,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0;60:1,-1:0;64:2,-1:0 \
    raised=- chips=1,0:A;3,0:B protester=- relocated=-
  play 0: raise 3 1,0 e
  event points seat=0 points=1 reason=Secretary General
  is track=7,0
  play 1: raise 28 3,0 n
  is track=7,5
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.27/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=27.3.11,31.17.19 chosen=, played=27,31 squares=, buildings=0,3 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0;60:1,-1:0;64:2,-1:0 \
    raised=- chips=1,0:B protester=- relocated=-
  play 1: raise 3 1,0 e
  is track=1,6
  play 0: raise 0 1,0 e
  is track=4,6

case CITY-48: Realtor: names a type, and gets 1 for each segment of it added by anyone
  position sunrise-city players=2 auction=one | phase=power round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.29/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=29.3.11,31.17.19 chosen=, played=29,31 squares=, buildings=3.40.41.42,28.43.44.45 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:A;3,0:B protester=- relocated=-
  only 0: declare R; declare C; declare I; declare P; declare M
  play 0: declare R
  is declared=R phase=construction
  play 0: raise 3 1,0 e
  event points seat=0 points=2 reason=Realtor
  is track=8,0
  play 1: raise 28 3,0 n
  is track=8,5
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=P track=0,0 stars=0,0 seen=11.17.21.29/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=29.3.11,31.17.19 chosen=, played=29,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  play 1: raise 28 3,0 n
  is track=1,5
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=R track=0,0 stars=0,0 seen=11.17.21.29/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=29.3.11,31.17.19 chosen=, played=29,31 squares=, buildings=59,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  play 0: raise 59 1,0 e
  is track=6,0

case CITY-34 CITY-38 CITY-41 CITY-48: powers of one moment go clockwise from the first player
  position sunrise-city players=3 auction=one | phase=bidding round=1 first=0 seat=2 second=0 direction=- \
    at-once=- declared=- track=0,0,0 stars=0,0,0 \
    seen=15.17.23.25/3.13.19/11.27,11.21.27.29/17.23.25/13.19,3.13.19.31/11.21.27/23.25 \
    kept=15.3.11,29.17.19,31.21.23 chosen=,, played=15,29,31 squares=,, \
    buildings=2.40.41.42,43.44.45.46,50.51.52.53 shown=,, excluded=,, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;14:-4,0:0;24:2,1:0;\
    26:-3,0:0;36:3,1:0;38:-2,0:0;48:1,2:0;50:-1,0:0 raised=- chips=1,0:ABABA;2,0:BAB;3,0:AA;1,1:BB;2,1:CCCCC \
    protester=- relocated=-
  play 2: bid 2,2
  is phase=power seat=0
  play 0: exchange 1,0 2,0
  is phase=power seat=1
  play 1: declare M
  is phase=construction seat=0

case CITY-50: fire station, cathedral, shopping centre, police station and zoo, each for its type, with four sidewalks
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=36, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:1,1:0;12:2,0:0;13:2,1:0;24:3,0:0;25:3,1:0;36:4,0:0;48:5,0:0;60:3,-1:0 raised=- \
    chips=3,0:A protester=- relocated=-
  play 0: raise 36 3,0 n
  event points seat=0 points=1 reason=community points
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:1,1:0;12:2,0:0;13:2,1:0;24:3,0:0;25:3,1:0;36:4,0:0;48:5,0:0;61:1,-1:0 raised=- \
    chips=1,0:A protester=- relocated=-
  play 0: raise 0 1,0 n
  event points seat=0 points=1 reason=community points
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=20, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:1,1:0;12:2,0:0;13:2,1:0;24:3,0:0;25:3,1:0;36:4,0:0;48:5,0:0;62:2,-1:0 raised=- \
    chips=2,0:A protester=- relocated=-
  play 0: raise 20 2,0 n
  event points seat=0 points=1 reason=community points
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=52, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:1,1:0;12:2,0:0;13:2,1:0;24:3,0:0;25:3,1:0;36:4,0:0;48:5,0:0;63:5,-1:0 raised=- \
    chips=5,0:A protester=- relocated=-
  play 0: raise 52 4,0 e
  event points seat=0 points=1 reason=community points
  position sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=52, shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:1,1:0;12:2,0:0;13:2,1:0;24:3,0:0;25:3,1:0;36:4,0:0;48:5,0:0;64:4,-1:0 raised=- \
    chips=4,0:A protester=- relocated=-
  play 0: raise 52 4,0 e
  event points seat=0 points=1 reason=community points
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=60.61.62.63,2.3.4.64 buildings=56.57.58.59,52.53.54.55 \
    shown=, excluded=, drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  count 0 zone 60: 4
  count 0: 16
  legal 0: zone 63 0,-1 0
  illegal 0: zone 63 0,-1 1
