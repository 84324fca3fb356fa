# Sunrise Lane / Sunrise Avenue, statement by statement.

case LANE-7: a build starts beside the fountain
  new sunrise-lane players=2 first=0
  weight deal 0 Y: 11
  play chance: deal 0 Y
  seen 1: deal 0 ?
  event card seat=0 colour=yellow
  play chance: deal 0 Y
  play chance: deal 0 G
  seed 3
  deal
  hidden 1: phase=turn
  only 0: draw; house 5,6 1; house 5,6 2; house 4,5 1; park 4,5 Y; park 4,5 G; park 5,4 Y; park 5,4 G; \
    park 5,6 Y; park 5,6 G; park 6,5 Y; park 6,5 G
  count 0 park: 8
  illegal 0: house 0,0 1
  because is not a legal move here
  play 0: house 5,6 2
  event house points=2 storeys=2
  refused sunrise-lane players=5
  because can't be played by 5
