# Positions of Sunrise City that no game leads to, and why they are refused. Each starts from one that is fine and changes
# one thing; the positions themselves are described in city.t.

case CITY-1: cells and squares
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:1;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'city' needs squares like
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:0,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'city' needs squares like
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:99,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'city' needs squares like
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;0:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'city' needs squares like
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;65:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'city' needs squares like
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:3,3:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because the city is not connected by sides
  refused sunrise-city players=4 auction=one | phase=construction round=3 first=2 seat=2 second=0 \
    direction=north at-once=- declared=- track=0,0,0,0 stars=0,0,0,0 \
    seen=3.9.19.29/1.27.31/5.23,7.11.15.21/9.19.29/1.31,5.13.17.23/7.15.21/9.19,1.25.27.31/5.13.23/7.21 \
    kept=3.27.23,11.29.31,17.15.19,25.13.21 chosen=,,, played=3.27.23,11.29.31,17.15.19,25.13.21 squares=,,, \
    buildings=56.57.58.59,52.53.54.55,48.49.50.51,44.45.46.47 shown=,,, excluded=,,, drawn= returned= discarded= \
    city=0:-15,0:0;1:-10,0:0;2:-5,0:0;3:-40,0:0;4:-35,0:0;5:-30,0:0;\
    6:-25,0:0;7:-20,0:0;11:-45,0:0;12:-14,0:0;13:-9,0:0;14:-4,0:0;\
    15:-39,0:0;16:-34,0:0;17:-29,0:0;18:-24,0:0;19:-19,0:0;22:-49,0:0;\
    23:-44,0:0;24:-13,0:0;25:-8,0:0;26:-3,0:0;27:-38,0:0;28:-33,0:0;\
    29:-28,0:0;30:-23,0:0;31:-18,0:0;34:-48,0:0;35:-43,0:0;36:-12,0:0;\
    37:-7,0:0;38:-2,0:0;39:-37,0:0;40:-32,0:0;41:-27,0:0;42:-22,0:0;\
    43:-17,0:0;46:-47,0:0;47:-42,0:0;48:-11,0:0;49:-6,0:0;50:-1,0:0;\
    51:-36,0:0;52:-31,0:0;53:-26,0:0;54:-21,0:0;55:-16,0:0;58:-46,0:0;59:-41,0:0 raised=- chips=- protester=- \
    relocated=-
  because 'city' has more zones than a game lays

case CITY-4: numbers on the track
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,11 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'track' is wrong for seat 1
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=1501,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'stars' is wrong for seat 0
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'track' is wrong for seat 1

case CITY-9: roles dealt, kept, chosen and played
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=24.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'kept' is wrong for seat 0
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because the roles dealt, kept, chosen and played don't fit together
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.9,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because the roles dealt, kept, chosen and played don't fit together
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=9.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because the roles dealt, kept, chosen and played don't fit together
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=5,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because the roles dealt, kept, chosen and played don't fit together
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23.3,31.17 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because the roles dealt, kept, chosen and played don't fit together
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=3, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because the roles dealt, kept, chosen and played don't fit together
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'seen' is wrong for seat 0

case CITY-10: phase and round
  refused sunrise-city players=2 auction=one | phase=lunch round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because unknown phase
  refused sunrise-city players=2 auction=one | phase=construction round=4 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'round' must be a number from 0 to 3
  refused sunrise-city players=2 auction=one | phase=construction round=0 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'round' can't be 0
  refused sunrise-city players=2 auction=one | phase=over round=2 first=0 seat=0 second=0 direction=- at-once=- \
    declared=- track=0,0 stars=0,0 seen=3.19.21.23/17.25.31/21.23,11.17.25.31/19.21.23/25.31 \
    kept=3.17.23,11.19.31 chosen=, played=3.17,11.19 squares=, buildings=, shown=, excluded=, drawn= \
    returned= discarded= city=0:-15,0:0;1:-10,0:0;2:-5,0:0;7:-20,0:0;12:-14,0:0;13:-9,0:0;\
    14:-4,0:0;18:-24,0:0;19:-19,0:0;24:-13,0:0;25:-8,0:0;26:-3,0:0;\
    30:-23,0:0;31:-18,0:0;36:-12,0:0;37:-7,0:0;38:-2,0:0;42:-22,0:0;\
    43:-17,0:0;48:-11,0:0;49:-6,0:0;50:-1,0:0;54:-21,0:0;55:-16,0:0 raised=- chips=- protester=- relocated=-
  because 'round' doesn't fit the phase
  refused sunrise-city players=2 auction=one | phase=drawing round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because the role of seat 0 has no power to use here
  refused sunrise-city players=2 auction=one | phase=power round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because the roles dealt, kept, chosen and played don't fit together
  refused sunrise-city players=2 auction=one | phase=power round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.27/11.21,3.19.25.27/11.17.21/19.27 \
    kept=23.3.11,25.17.19 chosen=, played=, squares=, buildings=, shown=, excluded=, drawn= returned= discarded= \
    city=- raised=- chips=- protester=- relocated=-
  because nobody has a power before roles are shown

case CITY-11: hands
  refused sunrise-city players=2 auction=one | phase=choice round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.27/11.21,3.19.25.27/11.17.21/19.27 \
    kept=23.3.11,25.17.19 chosen=, played=, squares=0.1.2,4.5.6.7 buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  because seat 0 can't hold 3 squares here
  refused sunrise-city players=2 auction=one | phase=choice round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.27/11.21,3.19.25.27/11.17.21/19.27 \
    kept=23.3.11,25.17.19 chosen=, played=, squares=0.1.2.3,3.5.6.7 buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  because 'squares' is wrong for seat 1
  refused sunrise-city players=2 auction=one | phase=choice round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.27/11.21,3.19.25.27/11.17.21/19.27 \
    kept=23.3.11,25.17.19 chosen=, played=, squares=0.1.2.3.8,4.5.6.7 buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  because 'squares' is wrong for seat 0
  refused sunrise-city players=2 auction=one | phase=choice round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.27/11.21,3.19.25.27/11.17.21/19.27 \
    kept=23.3.11,25.17.19 chosen=, played=, squares=0.1.2.3,4.5.6.7 buildings=0.1.2,4.5.6.7 shown=, excluded=, \
    drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  because seat 0 can't hold these buildings here
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28.29.30.31.32 shown=, excluded=, drawn= \
    returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=- protester=- relocated=-
  because seat 1 can't hold these buildings here
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,3 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=- \
    protester=- relocated=-
  because 'buildings' is wrong for seat 1
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=- protester=- \
    relocated=-
  because there are 7 zones in the city and 0 squares in hands, together there must be 8

case CITY-12 CITY-13: turns
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=1 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'first' must be the seat with the lowest role
  refused sunrise-city players=2 auction=one | phase=squares round=1 first=1 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.27/11.21,3.19.25.27/11.17.21/19.27 \
    kept=23.3.11,25.17.19 chosen=, played=, squares=, buildings=, shown=, excluded=, drawn= returned= discarded= \
    city=- raised=- chips=- protester=- relocated=-
  because 'first' must be the seat with the lowest role
  refused sunrise-city players=2 auction=one | phase=choice round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.27/11.21,3.19.25.27/11.17.21/19.27 \
    kept=23.3.11,25.17.19 chosen=, played=, squares=0.1.2.3,4.5.6.7 buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  because 'seat' is 0 when no single seat is to act
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=2 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'seat' must be a number from 0 to 1

case CITY-14: squares in hand follow the order of turns
  refused sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=0,1.2 buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=14:-4,0:0;26:-3,0:0;38:-2,0:0;49:-5,0:0;50:-1,0:0 raised=- \
    chips=- protester=- relocated=-
  because seat 1 can't hold 2 squares here
  refused sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=0, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=2:-5,0:0;14:-4,0:0;26:-3,0:0;37:-7,0:0;38:-2,0:0;49:-6,0:0;50:-1,0:0 \
    raised=- chips=- protester=- relocated=-
  because seat 1 can't hold 0 squares here
  refused sunrise-city players=2 auction=one | phase=choice round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.27/11.21,3.19.25.27/11.17.21/19.27 \
    kept=23.3.11,25.17.19 chosen=, played=, squares=0.1.2.3,4.5.6.7 buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=60:1,0:0 raised=- chips=- protester=- relocated=-
  because nothing is laid before the first zoning

case CITY-17: what is drawn after a community
  refused sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=0 declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=0,2 buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=14:-4,0:0;26:-3,0:0;37:-6,0:0;38:-2,0:0;49:-5,0:0;50:-1,0:0 raised=- \
    chips=- protester=- relocated=-
  because 'at-once' is a square of the seat to act, drawn after a community
  refused sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=2 declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=0,2 buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=14:-4,0:0;26:-3,0:0;37:-6,0:0;38:-2,0:0;49:-5,0:0;50:-1,0:0;60:1,0:0 \
    raised=- chips=- protester=- relocated=-
  because 'at-once' is a square of the seat to act, drawn after a community
  refused sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=x declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=0,2 buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=14:-4,0:0;26:-3,0:0;37:-6,0:0;38:-2,0:0;49:-5,0:0;50:-1,0:0 raised=- \
    chips=- protester=- relocated=-
  because 'at-once' must be a square or '-'
  refused sunrise-city players=2 auction=one | phase=redraw round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=,2 buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=14:-4,0:0;26:-3,0:0;37:-6,0:0;38:-2,0:0;49:-5,0:0;50:-1,0:0 raised=- \
    chips=- protester=- relocated=-
  because a square is drawn again only after a community

case CITY-20: the direction
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'direction' doesn't fit round and phase
  refused sunrise-city players=2 auction=one | phase=bidding round=2 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.17.21.31/19.23.25/17.21,11.19.23.25/17.21.31/19.25 \
    kept=3.23.17,11.31.19 chosen=, played=3.23,11.31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=0:-15,0:0;1:-10,0:0;2:-5,0:0;12:-14,0:0;13:-9,0:0;14:-4,0:0;\
    24:-13,0:0;25:-8,0:0;26:-3,0:0;36:-12,0:0;37:-7,0:0;38:-2,0:0;48:-11,0:0;49:-6,0:0;50:-1,0:0;55:-16,0:0 \
    raised=- chips=- protester=- relocated=-
  because 'direction' doesn't fit round and phase
  refused sunrise-city players=2 auction=one | phase=direction round=2 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.19.23.25/17.21.27/19.23,11.17.21.27/19.23.25/21.27 \
    kept=3.17.19,11.25.21 chosen=, played=3.17,11.25 squares=0.1.2.3,4.5.6.7 buildings=56.57.58.59,52.53.54.55 \
    shown=, excluded=, drawn= returned= discarded= \
    city=13:-8,0:0;14:-4,0:0;25:-7,0:0;26:-3,0:0;37:-6,0:0;38:-2,0:0;49:-5,0:0;50:-1,0:0 raised=- chips=- \
    protester=- relocated=-
  because the first player names a direction, from the second round on
  refused sunrise-city players=2 auction=one | phase=direction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=0.1.2.3,4.5.6.7 buildings=56.57.58.59,52.53.54.55 \
    shown=, excluded=, drawn= returned= discarded= city=- raised=- chips=- protester=- relocated=-
  because the first player names a direction, from the second round on

case CITY-21 CITY-22 CITY-23 CITY-24: chips
  refused sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=0,0:A protester=- relocated=-
  because 'chips' needs stacks like
  refused sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:C protester=- relocated=-
  because 'chips' needs stacks like
  refused sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=1 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0: protester=- relocated=-
  because 'chips' needs stacks like
  refused sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:A;1,0:B protester=- relocated=-
  because 'chips' needs stacks like
  refused sunrise-city players=2 auction=one | phase=bidding round=2 first=0 seat=1 second=0 direction=north \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.17.21.31/19.23.25/17.21,11.19.23.25/17.21.31/19.25 \
    kept=3.23.17,11.31.19 chosen=, played=3.23,11.31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=0:1,0:0;1:2,0:0;2:-5,0:0;3:2,2:0;12:3,0:0;13:1,1:0;14:-4,0:0;\
    24:2,1:0;25:-8,0:0;26:-3,0:0;36:3,1:0;37:-7,0:0;38:-2,0:0;48:1,2:0;49:-6,0:0;50:-1,0:0 raised=3:1,0:e \
    chips=1,0:A protester=- relocated=-
  because 'chips' needs stacks like
  refused sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:B protester=- relocated=-
  because seat 1 can't have 5 chips left here
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:AA;3,0:B protester=- relocated=-
  because after the auction each stack is one chip
  refused sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=0 second=1 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=1,0:A protester=- relocated=-
  because a second chip follows only in an auction of two
  refused sunrise-city players=2 auction=one | phase=zoning round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.19.23/3.21.27/11.23,3.21.25.27/11.19.23/21.27 \
    kept=17.3.11,25.19.21 chosen=, played=17,25 squares=0,2 buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=14:-4,0:0;26:-3,0:0;37:-6,0:0;38:-2,0:0;49:-5,0:0;50:-1,0:0 raised=- \
    chips=-1,0:A protester=- relocated=-
  because no chips lie in this phase

case CITY-26 CITY-29: buildings
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=4:1,0:e chips=- \
    protester=- relocated=-
  because 'raised' needs buildings like
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=3:1,0:w chips=- \
    protester=- relocated=-
  because 'raised' needs buildings like
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=3:1,0:e;3:1,0:e \
    chips=- protester=- relocated=-
  because 'raised' needs buildings like
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=0,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=3:50,50:e \
    chips=- protester=- relocated=-
  because 'raised' needs buildings like
  refused sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=3:1,0:e chips=- protester=- relocated=-
  because nothing is built before the first construction
  refused sunrise-city players=2 auction=one | phase=bidding round=2 first=0 seat=0 second=0 direction=north \
    at-once=- declared=- track=0,0 stars=0,0 seen=3.17.21.31/19.23.25/17.21,11.19.23.25/17.21.31/19.25 \
    kept=3.23.17,11.31.19 chosen=, played=3.23,11.31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, \
    excluded=, drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;4:-5,0:0;5:-6,0:0;6:-7,0:0;7:-8,0:0;\
    12:3,0:0;13:1,1:0;14:-1,0:0;15:-2,0:0;16:-3,0:0;17:-4,0:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=20:-1,0:w;21:-3,0:w;0:-5,0:w;1:-7,0:w;3:1,0:e chips=- protester=- relocated=-
  because the zones of this round can't be built on yet
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded=30.31.32.33.34.35.36.37.38.39 city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because more buildings are out than have been drawn
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded=3 city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'discarded' must be buildings that are nowhere else
  refused sunrise-city players=2 auction=one | phase=bidding round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=56.57.58.59,52.53.54.55 shown=, excluded=5, \
    drawn= returned= discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 \
    raised=- chips=- protester=- relocated=-
  because 'excluded' is for seats that have passed

case CITY-8 CITY-37: buildings out of the pile before they were drawn
  refused sunrise-city players=2 | phase=draft round=1 first=0 seat=0 second=0 direction=- at-once=- declared=- \
    track=0,0 stars=0,0 seen=1.13.25.27,11.19.21.23 kept=, chosen=, played=, squares=, buildings=, shown=, excluded=, \
    drawn= returned= discarded=0.1 city=- raised=- chips=- protester=- relocated=-
  because more buildings are out than have been drawn
  refused sunrise-city players=2 | phase=drawing round=1 first=0 seat=0 second=0 direction=- at-once=- declared=- \
    track=0,0 stars=0,0 seen=7.11.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 kept=7.3.11,31.17.19 chosen=, \
    played=7,31 squares=2.14.25.37,4.5.6.7 buildings=0.1.2.3,4.5.6.7 shown=, excluded=, drawn= returned= discarded=20 \
    city=- raised=- chips=- protester=- relocated=-
  because more buildings are out than have been drawn

case CITY-34 CITY-36 CITY-37 CITY-38 CITY-48: what powers leave behind
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=1,0 relocated=-
  because the Protester can't be there
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=1.11.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=1.3.11,31.17.19 chosen=, played=1,31 squares=, buildings=0,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=3:1,0:e chips=- \
    protester=1,0 relocated=-
  because the Protester can't be there
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=0,0 relocated=-
  because 'protester' must be the cell of a zone or '-'
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=1.11.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=1.3.11,31.17.19 chosen=, played=1,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A \
    protester=1,0 relocated=-
  because nobody bids on the Protester's zone
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=R track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because only the Realtor declares a type
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=Q track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'declared' must be a type or '-'
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=1,0
  because only the Lobbyist moves zones
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=9,9
  because 'relocated' must be the cells of zones or '-'
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned=50 \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because only the Architect puts buildings back
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=7.11.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=7.3.11,31.17.19 chosen=, played=7,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned=3 \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=- \
    protester=- relocated=-
  because 'returned' must be undrawn buildings
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=7.11.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 \
    kept=7.3.11,31.17.19 chosen=, played=7,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned=50.51.52 \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=- \
    protester=- relocated=-
  because 'returned' is what the Architect put back this round
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn=50 returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'drawn' must be buildings of the seat to act
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=3, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because only the Engineer can have a building all have seen
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=5, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because 'shown' is wrong for seat 0

case CITY-34 CITY-37 CITY-38 CITY-41 CITY-48: who must act has acted, and who is to act can
  refused sunrise-city players=2 | phase=construction round=1 first=0 seat=0 second=0 direction=- at-once=- declared=- \
    track=0,0 stars=0,0 seen=1.11.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 kept=1.3.11,31.17.19 chosen=, played=1,31 squares=, \
    buildings=3,28 shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A protester=- relocated=-
  because the Protester can't be there
  refused sunrise-city players=2 | phase=construction round=1 first=0 seat=0 second=0 direction=- at-once=- declared=- \
    track=0,0 stars=0,0 seen=11.17.21.29/3.19.23/11.21,3.19.23.31/11.17.21/19.23 kept=29.3.11,31.17.19 chosen=, played=29,31 squares=, \
    buildings=3,28 shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A protester=- relocated=-
  because in his turn he does
  refused sunrise-city players=2 | phase=bidding round=1 first=0 seat=0 second=0 direction=- at-once=- declared=- \
    track=0,0 stars=0,0 seen=7.11.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 kept=7.3.11,31.17.19 chosen=, played=7,31 squares=, \
    buildings=0.1.2.3,4.5.6.7 shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=- protester=- relocated=-
  because seat 0 can't hold these buildings here
  refused sunrise-city players=2 | phase=power round=1 first=0 seat=0 second=0 direction=- at-once=- declared=- \
    track=0,0 stars=0,0 seen=9.11.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 kept=9.3.11,31.17.19 chosen=, played=9,31 squares=, \
    buildings=2.40.41.42,43.44.45.46 shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:A protester=- relocated=-
  because the power of seat 0 has no use here
  refused sunrise-city players=2 | phase=power round=1 first=0 seat=0 second=0 direction=- at-once=- declared=- \
    track=0,0 stars=0,0 seen=11.15.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 kept=15.3.11,31.17.19 chosen=, played=15,31 squares=, \
    buildings=2.40.41.42,43.44.45.46 shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:B protester=- relocated=-
  because the power of seat 0 has no use here
  refused sunrise-city players=2 | phase=power round=1 first=0 seat=0 second=0 direction=- at-once=- declared=- \
    track=0,0 stars=0,0 seen=5.11.17.21/3.19.23/11.21,3.19.23.31/11.17.21/19.23 kept=5.3.11,31.17.19 chosen=, played=5,31 squares=, \
    buildings=2.40.41.42,43.44.45.46 shown=, excluded=, drawn= returned= discarded= \
    city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- chips=1,0:B;2,0:B;2,2:A;3,0:B;1,1:A;2,1:A;3,1:A;1,2:A protester=- relocated=-
  because the power of seat 0 has no use here

case CITY-10: a word missing or too much
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 razed=- \
    chips=1,0:A;3,0:B protester=- relocated=-
  because expected 'raised='
  refused sunrise-city players=2 auction=one | phase=construction round=1 first=0 seat=0 second=0 direction=- \
    at-once=- declared=- track=0,0 stars=0,0 seen=11.17.21.23/3.19.25/11.21,3.19.25.31/11.17.21/19.25 \
    kept=23.3.11,31.17.19 chosen=, played=23,31 squares=, buildings=3,28 shown=, excluded=, drawn= returned= \
    discarded= city=0:1,0:0;1:2,0:0;3:2,2:0;12:3,0:0;13:1,1:0;24:2,1:0;36:3,1:0;48:1,2:0 raised=- \
    chips=1,0:A;3,0:B protester=- relocated=- more
  because is left over at the end
