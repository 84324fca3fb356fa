# Shibuya positions that are refused, each with the reason given: one case for every refusal of the reader.

case POSITION: the one the others are variations of is accepted
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-

case POSITION: words that are missing, in another order or too many
  refused shibuya players=2 | face=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because expected 'phase='
  refused shibuya players=2 | phase=turning first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because unknown phase
  refused shibuya players=2 | phase=turn seat=0 first=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because expected 'first='
  refused shibuya players=2 | phase=turn first=2 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because 'first' must be a number from 0 to 1
  refused shibuya players=2 | phase=turn first=0 seat=x hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because 'seat' must be a number from 0 to 1
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=101 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because 'quiet' must be a number from 0 to 100
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because expected 'rS1='
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start after=-
  because expected 'since='
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=- more
  because is left over at the end

case POSITION: the tile in hand
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=20 quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because 'hand' is '-' except in phase place
  refused shibuya players=2 | phase=place first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because 'hand' must be the number of a tile
  refused shibuya players=2 | phase=place first=0 seat=0 hand=30 quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because 'hand' must be the number of a tile
  refused shibuya players=2 | phase=place first=0 seat=0 hand=3 quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because tile 3 is there twice

case POSITION: the street
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0|4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because 4 rows of 4 cells
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because 4 rows of 4 cells
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=30.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because doesn't go on with a cell
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.4,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because doesn't go on with a cell
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0+,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because doesn't go on with a cell
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=5.1,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because tile 5 is there twice
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0+16.0+17.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because 4 rows of 4 cells

case POSITION: where pedestrians can stand
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=4,8 rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because 'rS1' must be 'start', a square like 4,3 or a goal of its colour
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=E4 rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because 'rS1' must be 'start', a square like 4,3 or a goal of its colour
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=home rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because 'rS1' must be 'start', a square like 4,3 or a goal of its colour
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=5,3 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because 'bW2' can't stand there
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=4,2 rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because 'rS4' can't stand there
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=3,0 rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because 'rS4' can't stand there
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=0,3 bW4=start bW5=E5 bW6=start bW7=start since=-
  because 'bW3' can't stand there
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=N2 rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because 'rS6' can't stand there
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=N0 rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because 'rS6' can't stand there
  position shibuya players=2 goal=through | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=N0 rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  refused shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=-,-,-,-/4.0,5.0,6.0,7.0/8.0,-,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because 'rS3' can't stand there

case POSITION: the turns since the last change
  position shibuya players=2 | phase=turn first=0 seat=1 hand=- quiet=1 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=4,3 rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=start bW6=start bW7=start since=\
    rS3:5,3-4,3
  refused shibuya players=2 | phase=turn first=0 seat=1 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=4,3 rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=start bW6=start bW7=start since=\
    rS3:5,3-4,3
  because more turns than 'quiet' says
  refused shibuya players=2 | phase=turn first=0 seat=1 hand=- quiet=1 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=4,3 rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=start bW6=start bW7=start since=\
    rS9:5,3-4,3
  because doesn't go on with a turn
  refused shibuya players=2 | phase=turn first=0 seat=1 hand=- quiet=1 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=4,3 rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=start bW6=start bW7=start since=\
    rS3:5,3
  because doesn't go on with a turn
  refused shibuya players=2 | phase=turn first=0 seat=1 hand=- quiet=1 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=4,3 rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=start bW6=start bW7=start since=\
    rS3:5,3-5,3
  because doesn't go on with a turn
  refused shibuya players=2 | phase=turn first=0 seat=1 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=4,3 rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=start bW6=start bW7=start since=\
    rS3:5,3-4,3/
  because doesn't go on with a turn
  refused shibuya players=2 | phase=turn first=0 seat=1 hand=- quiet=1 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=4,3 rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=start bW6=start bW7=start since=\
    pass
  because don't lead here by the rules
  refused shibuya players=2 | phase=turn first=0 seat=1 hand=- quiet=1 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=4,3 rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=start bW6=start bW7=start since=\
    rS4:5,3-4,3
  because don't lead here by the rules
  refused shibuya players=2 | phase=turn first=0 seat=1 hand=- quiet=1 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=4,3 rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=start bW6=start bW7=start since=\
    rS3:2,5-4,3
  because don't lead here by the rules
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=1 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=4,3 rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=start bW6=start bW7=start since=\
    rS3:5,3-4,3
  because don't lead here by the rules
  refused shibuya players=2 | phase=turn first=0 seat=1 hand=- quiet=1 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=4,3 rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=start bW6=start bW7=start since=\
    rS3:1,1-4,3
  because don't lead here by the rules

case POSITION: the phase and the rest
  refused shibuya players=2 | phase=choose-first first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because the phase doesn't fit the rest
  refused shibuya players=2 | phase=over first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because the phase doesn't fit the rest
  refused shibuya players=2 first=1 | phase=turn first=0 seat=0 hand=- quiet=2 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because the phase doesn't fit the rest
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=3 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  because the phase doesn't fit the rest
  refused shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=100 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=5,3 rS4=start rS5=N2 rS6=start rS7=start \
    bW0=start bW1=start bW2=2,5 bW3=start bW4=start bW5=E5 bW6=start bW7=start since=-
  because the phase doesn't fit the rest
  refused shibuya players=2 first=0 | phase=choose-first first=0 seat=0 hand=- quiet=0 \
    street=-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  because the phase doesn't fit the rest
  refused shibuya players=2 | phase=choose-first first=0 seat=1 hand=- quiet=0 \
    street=-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  because the phase doesn't fit the rest
  position shibuya players=2 | phase=tile first=0 seat=1 hand=- quiet=0 \
    street=0.0,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  refused shibuya players=2 | phase=tile first=0 seat=0 hand=- quiet=0 \
    street=0.0,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  because the phase doesn't fit the rest
  refused shibuya players=2 | phase=turn first=0 seat=1 hand=- quiet=0 \
    street=0.0,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  because the phase doesn't fit the rest
  refused shibuya players=2 | phase=tile first=0 seat=1 hand=- quiet=0 \
    street=0.0+1.0,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  because the phase doesn't fit the rest
  refused shibuya players=2 | phase=tile first=0 seat=1 hand=- quiet=0 \
    street=0.0,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- \
    rS0=start rS1=start rS2=start rS3=N3 rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  because the phase doesn't fit the rest
  refused shibuya players=2 | phase=tile first=0 seat=1 hand=- quiet=1 \
    street=0.0,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- \
    rS0=start rS1=1,1 rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  because the phase doesn't fit the rest
  refused shibuya players=2 | phase=tile first=0 seat=0 hand=- quiet=0 \
    street=0.0+16.0,1.0+17.0,2.0+18.0,3.0+19.0/4.0+20.0,5.0+21.0,6.0+22.0,7.0+23.0/\
    8.0+24.0,9.0+25.0,10.0+26.0,11.0+27.0/12.0+28.0,13.0+29.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  because the phase doesn't fit the rest
  refused shibuya players=2 | phase=place first=0 seat=0 hand=29 quiet=0 \
    street=0.0+16.0,1.0+17.0,2.0+18.0,3.0+19.0/4.0+20.0,5.0+21.0,6.0+22.0,7.0+23.0/\
    8.0+24.0,9.0+25.0,10.0+26.0,11.0+27.0/12.0+28.0,13.0,14.0,15.0 \
    rS0=start rS1=start rS2=start rS3=7,3 rS4=7,4 rS5=start rS6=7,6 rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  because the phase doesn't fit the rest

case POSITION: victories
  position shibuya players=2 | phase=over first=0 seat=1 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=N3 rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  winners 0
  position shibuya players=2 | phase=over first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=N3 rS3=N4 rS4=N5 rS5=start rS6=start rS7=start \
    bW0=E1 bW1=E2 bW2=E3 bW3=E4 bW4=E5 bW5=E6 bW6=start bW7=start since=-
  winners 1
  refused shibuya players=2 | phase=turn first=0 seat=1 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=N3 rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  because the phase doesn't fit the rest
  refused shibuya players=2 | phase=over first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=N3 rS3=start rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  because the phase doesn't fit the rest
  refused shibuya players=2 | phase=over first=0 seat=1 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=N3 rS3=N4 rS4=start rS5=start rS6=start rS7=start \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  because the phase doesn't fit the rest
  refused shibuya players=2 | phase=over first=0 seat=1 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=N3 rS3=N4 rS4=N5 rS5=N6 rS6=start rS7=start \
    bW0=E1 bW1=E2 bW2=E3 bW3=E4 bW4=E5 bW5=E6 bW6=start bW7=start since=-
  because the phase doesn't fit the rest
  refused shibuya players=2 | phase=over first=0 seat=1 hand=- quiet=1 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=N3 rS3=start rS4=start rS5=start rS6=start rS7=5,6 \
    bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  because the phase doesn't fit the rest
  refused shibuya players=2 construction=off | phase=over first=0 seat=1 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 \
    rS0=N1 rS1=N2 rS2=N3 rS3=N4 rS4=N5 rS5=start rS6=start rS7=start \
    bW0=E1 bW1=E2 bW2=E3 bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  because the phase doesn't fit the rest
