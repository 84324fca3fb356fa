# Sunrise City: positions whose best move a person sees at once, and what makes a position better. docs/rule-cases.md has the
# format; the small city is that of tests/rules/city.t:
#
#     y=2         M48  R3 (canal to the north)
#     y=1         C13  I24  P36
#     y=0   HALL  R0   R1   C12
#      x=     0    1    2    3

# The best move

case CITY-6 CITY-33: five points end on the star and six beyond it; only two stars win
  position sunrise-city players=2 auction=one | phase=construction round=3 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=5,9 stars=0,1 seen=3.19.21.23/17.25.31/21.23,11.17.25.31/19.21.23/25.31 \
    kept=3.17.23,11.19.31 chosen=, played=3.17.23,11.19.31 squares=, buildings=0.3, shown=, excluded=, drawn= \
    returned= discarded= city=0:1,0:0;1:2,0:0;2:-5,0:0;3:2,2:0;7:-13,0:0;12:3,0:0;13:1,1:0;14:-4,0:0;19:-12,0:0;\
    24:2,1:0;25:-8,0:0;26:-3,0:0;30:-16,0:0;31:-11,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;42:-15,0:0;43:-10,0:0;48:1,2:0;\
    49:-6,0:0;50:-1,0:0;54:-14,0:0;55:-9,0:0 raised=- chips=1,0:A protester=- relocated=-
  wins 0 in 3: raise 0 1,0 e
  best 0 builder veteran classic master: raise 0 1,0 e

case CITY-27: the larger bonus lies on the own chip
  position sunrise-city players=2 auction=one | phase=construction round=3 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=0,3 stars=0,0 seen=3.19.21.23/17.25.31/21.23,11.17.25.31/19.21.23/25.31 \
    kept=3.17.23,11.19.31 chosen=, played=3.17.23,11.19.31 squares=, buildings=0, shown=, excluded=, drawn= \
    returned= discarded= city=0:1,0:0;1:2,0:0;2:-5,0:0;3:2,2:0;7:-13,0:0;12:3,0:0;13:1,1:0;14:-4,0:0;19:-12,0:0;\
    24:2,1:0;25:-8,0:0;26:-3,0:0;30:-16,0:0;31:-11,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;42:-15,0:0;43:-10,0:0;48:1,2:0;\
    49:-6,0:0;50:-1,0:0;54:-14,0:0;55:-9,0:0 raised=- chips=1,0:A;2,0:B protester=- relocated=-
  wins 0 in 1: raise 0 1,0 e
  best 0 greedy novice apprentice builder veteran classic master: raise 0 1,0 e

case CITY-30 CITY-33: the third floor brings one point more, and that breaks the tie
  position sunrise-city players=2 auction=one | phase=construction round=3 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=0,5 stars=1,1 seen=3.19.21.23/17.25.31/21.23,11.17.25.31/19.21.23/25.31 \
    kept=3.17.23,11.19.31 chosen=, played=3.17.23,11.19.31 squares=, buildings=18, shown=, excluded=, drawn= \
    returned= discarded= city=0:1,0:0;1:2,0:0;2:-5,0:0;3:2,2:0;7:-13,0:0;12:3,0:0;13:1,1:0;14:-4,0:0;19:-12,0:0;\
    24:2,1:0;25:-8,0:0;26:-3,0:0;30:-16,0:0;31:-11,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;42:-15,0:0;43:-10,0:0;48:1,2:0;\
    49:-6,0:0;50:-1,0:0;54:-14,0:0;55:-9,0:0 raised=3:1,0:e;0:1,0:e;17:2,2:w chips=- protester=- relocated=-
  wins 0 in 1: raise 18 1,0 e; raise 18 2,0 w
  best 0 greedy builder veteran classic master: raise 18 1,0 e; raise 18 2,0 w

case CITY-6 CITY-45: the last square: two neighbours of its type, doubled, bring the marker onto the star
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- at-once=- \
    declared=- track=6,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 kept=23.3.11,31.17.19 \
    chosen=, played=23,31 squares=2,4 buildings=56.57.58.59,52.53.54.55 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;3:2,1:2;13:1,1:0;24:-1,0:0;36:-2,0:0;48:0,1:0 raised=- chips=- protester=- relocated=-
  best 0 builder veteran classic master: zone 2 2,0 0

case CITY-22 CITY-26: the last chip of all goes where the hand can build
  position sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=1 second=0 direction=- at-once=- \
    declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 kept=23.3.11,31.17.19 \
    chosen=, played=23,31 squares=, buildings=52.53.54.55,0.1.2.3 shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,1:AA;1,2:AA;2,1:B;2,2:AA;3,0:BB;3,1:BB protester=- relocated=-
  best 1 builder veteran classic master: bid 1,0; bid 2,0

case CITY-48: two points more for each own building win, and nothing else does
  position sunrise-city players=2 auction=one | phase=power round=3 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=8,4 stars=0,4 seen=3.19.21.29/17.25.31/21.29,11.17.25.31/19.21.29/25.31 \
    kept=3.17.29,11.19.31 chosen=, played=3.17.29,11.19.31 squares=, buildings=0.1.2.3,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=0:1,0:0;1:2,0:0;2:-5,0:0;3:2,2:0;7:-13,0:0;12:3,0:0;13:1,1:0;\
    14:-4,0:0;19:-12,0:0;24:2,1:0;25:-8,0:0;26:-3,0:0;30:-16,0:0;31:-11,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;\
    42:-15,0:0;43:-10,0:0;48:1,2:0;49:-6,0:0;50:-1,0:0;54:-14,0:0;55:-9,0:0 raised=- chips=1,0:A protester=- \
    relocated=-
  wins 0 in 8: declare R
  best 0 veteran classic master: declare R

# What a position is worth

case CITY-33: stars, then the track
  position sunrise-city players=2 auction=one | phase=construction round=3 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=2,2 stars=0,0 seen=3.19.21.23/17.25.31/21.23,11.17.25.31/19.21.23/25.31 \
    kept=3.17.23,11.19.31 chosen=, played=3.17.23,11.19.31 squares=, buildings=0, shown=, excluded=, drawn= \
    returned= discarded= city=0:1,0:0;1:2,0:0;2:-5,0:0;3:2,2:0;7:-13,0:0;12:3,0:0;13:1,1:0;14:-4,0:0;19:-12,0:0;\
    24:2,1:0;25:-8,0:0;26:-3,0:0;30:-16,0:0;31:-11,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;42:-15,0:0;43:-10,0:0;48:1,2:0;\
    49:-6,0:0;50:-1,0:0;54:-14,0:0;55:-9,0:0 raised=- chips=1,0:A protester=- relocated=-
  better 0: stars=1,0
  worse 0: stars=0,1
  better 1: stars=0,1
  better 0: track=3,2
  worse 0: track=2,3
  better 1: track=2,3

case CITY-6: a place from which the star can be reached exactly is better than one beyond it
  position sunrise-city players=2 auction=one | phase=construction round=3 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=4,2 stars=0,0 seen=3.19.21.23/17.25.31/21.23,11.17.25.31/19.21.23/25.31 \
    kept=3.17.23,11.19.31 chosen=, played=3.17.23,11.19.31 squares=, buildings=3, shown=, excluded=, drawn= \
    returned= discarded= city=0:1,0:0;1:2,0:0;2:-5,0:0;3:2,2:0;7:-13,0:0;12:3,0:0;13:1,1:0;14:-4,0:0;19:-12,0:0;\
    24:2,1:0;25:-8,0:0;26:-3,0:0;30:-16,0:0;31:-11,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;42:-15,0:0;43:-10,0:0;48:1,2:0;\
    49:-6,0:0;50:-1,0:0;54:-14,0:0;55:-9,0:0 raised=- chips=1,0:A protester=- relocated=-
  worse 0: track=5,2
  worse 0: track=3,2

case CITY-26: chips where the hand can build, a hand that fits
  position sunrise-city players=2 auction=one | phase=construction round=3 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=2,2 stars=0,0 seen=3.19.21.23/17.25.31/21.23,11.17.25.31/19.21.23/25.31 \
    kept=3.17.23,11.19.31 chosen=, played=3.17.23,11.19.31 squares=, buildings=3, shown=, excluded=, drawn= \
    returned= discarded= city=0:1,0:0;1:2,0:0;2:-5,0:0;3:2,2:0;7:-13,0:0;12:3,0:0;13:1,1:0;14:-4,0:0;19:-12,0:0;\
    24:2,1:0;25:-8,0:0;26:-3,0:0;30:-16,0:0;31:-11,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;42:-15,0:0;43:-10,0:0;48:1,2:0;\
    49:-6,0:0;50:-1,0:0;54:-14,0:0;55:-9,0:0 raised=- chips=1,0:A protester=- relocated=-
  worse 0: chips=3,1:A
  worse 0: buildings=51,
  better 0: chips=1,0:A;2,0:A
  worse 0: chips=1,0:B

case CITY-27: a chip under the segment with the larger bonus
  position sunrise-city players=2 auction=one | phase=construction round=3 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=1,2 stars=0,0 seen=3.19.21.23/17.25.31/21.23,11.17.25.31/19.21.23/25.31 \
    kept=3.17.23,11.19.31 chosen=, played=3.17.23,11.19.31 squares=, buildings=4, shown=, excluded=, drawn= \
    returned= discarded= city=0:1,0:0;1:2,0:0;2:-5,0:0;3:2,2:0;7:-13,0:0;12:3,0:0;13:1,1:0;14:-4,0:0;19:-12,0:0;\
    24:2,1:0;25:-8,0:0;26:-3,0:0;30:-16,0:0;31:-11,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;42:-15,0:0;43:-10,0:0;48:1,2:0;\
    49:-6,0:0;50:-1,0:0;54:-14,0:0;55:-9,0:0 raised=- chips=3,0:A protester=- relocated=-
  better 0: chips=2,0:A

case CITY-7: where kinds of points are scored apart, five of the base end on the star, whatever the bonus adds
  position sunrise-city players=2 auction=one points=apart | phase=construction round=3 first=0 seat=0 second=0 \
    direction=north at-once=- declared=- track=5,2 stars=0,0 \
    seen=3.19.21.23/17.25.31/21.23,11.17.25.31/19.21.23/25.31 kept=3.17.23,11.19.31 chosen=, \
    played=3.17.23,11.19.31 squares=, buildings=3, shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;2:-5,0:0;3:2,2:0;7:-13,0:0;12:3,0:0;13:1,1:0;14:-4,0:0;19:-12,0:0;24:2,1:0;25:-8,0:0;\
    26:-3,0:0;30:-16,0:0;31:-11,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;42:-15,0:0;43:-10,0:0;48:1,2:0;49:-6,0:0;50:-1,0:0;\
    54:-14,0:0;55:-9,0:0 raised=- chips=1,0:A protester=- relocated=-
  worse 0: track=6,2

case CITY-30: a third floor waits
  position sunrise-city players=2 auction=one | phase=construction round=3 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=1,2 stars=0,0 seen=3.19.21.23/17.25.31/21.23,11.17.25.31/19.21.23/25.31 \
    kept=3.17.23,11.19.31 chosen=, played=3.17.23,11.19.31 squares=, buildings=0, shown=, excluded=, drawn= \
    returned= discarded= city=0:1,0:0;1:2,0:0;2:-5,0:0;3:2,2:0;7:-13,0:0;12:3,0:0;13:1,1:0;14:-4,0:0;19:-12,0:0;\
    24:2,1:0;25:-8,0:0;26:-3,0:0;30:-16,0:0;31:-11,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;42:-15,0:0;43:-10,0:0;48:1,2:0;\
    49:-6,0:0;50:-1,0:0;54:-14,0:0;55:-9,0:0 raised=1:1,0:e;3:1,0:e chips=- protester=- relocated=-
  worse 0: raised=3:1,0:e

case CITY-18: a square that has neighbours of its type
  position sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- at-once=- \
    declared=- track=1,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 kept=23.3.11,31.17.19 \
    chosen=, played=23,31 squares=2,4 buildings=56.57.58.59,52.53.54.55 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;3:2,1:2;13:1,1:0;24:-1,0:0;36:-2,0:0;48:0,1:0 raised=- chips=- protester=- relocated=-
  worse 0: squares=14,4

case CITY-48: the Realtor's own segments count
  position sunrise-city players=2 auction=one | phase=construction round=3 first=0 seat=0 second=0 direction=north \
    at-once=- declared=R track=1,2 stars=0,0 seen=3.19.21.29/17.25.31/21.29,11.17.25.31/19.21.29/25.31 \
    kept=3.17.29,11.19.31 chosen=, played=3.17.29,11.19.31 squares=, buildings=3, shown=, excluded=, drawn= \
    returned= discarded= city=0:1,0:0;1:2,0:0;2:-5,0:0;3:2,2:0;7:-13,0:0;12:3,0:0;13:1,1:0;14:-4,0:0;19:-12,0:0;\
    24:2,1:0;25:-8,0:0;26:-3,0:0;30:-16,0:0;31:-11,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;42:-15,0:0;43:-10,0:0;48:1,2:0;\
    49:-6,0:0;50:-1,0:0;54:-14,0:0;55:-9,0:0 raised=- chips=1,0:A protester=- relocated=-
  worse 0: declared=C

case CITY-26: a hand that fits where one has bid
  position sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=0 second=0 direction=- at-once=- \
    declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 kept=23.3.11,31.17.19 \
    chosen=, played=23,31 squares=, buildings=0.1.2.3,52.53.54.55 shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:AA;1,1:BB \
    protester=- relocated=-
  worse 0: buildings=36.37.38.39,52.53.54.55
