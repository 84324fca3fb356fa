# Sunrise Lane positions that are refused, each with the reason given: one case for every refusal of the reader.

case POSITION: the one the others are variations of is accepted
  position sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.....a1...../....p.b2..../\
    .........../.........../.........../.........../...........

case POSITION: the set-up before the bar
  refused sunrise-lane seats=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because expected 'players='
  refused sunrise-lane players=x | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because 'players' must be a number
  refused sunrise-lane players=7 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because can't be played by 7
  refused sunrise-lane players=2 colour=red | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because has no option 'colour'
  refused sunrise-lane players=2 edition=third | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because option 'edition' can't be 'third'
  refused sunrise-lane players=2 avenue | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because is not of the form option=value
  refused sunrise-lane players=2 first=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because names seat 2
  refused sunrise-lane players=2 xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because is too long

case POSITION: the phase and whose turn it is
  refused sunrise-lane players=2 | step=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because expected 'phase='
  refused sunrise-lane players=2 | phase=sleep first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because unknown phase
  refused sunrise-lane players=2 | phase=turn first=2 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because 'first' must be a number from 0 to 1
  refused sunrise-lane players=2 | phase=turn first=0 seat=2 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because 'seat' must be a number from 0 to 1
  refused sunrise-lane players=2 | phase=turn first=0 seat=00 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because 'seat' must be a number from 0 to 1
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=4 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because 'deals' must be a number from 0 to 3
  refused sunrise-lane players=2 | phase=turn seat=0 first=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because expected 'first='

case POSITION: the plot just built
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=4,5 \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.....a1...../.........../\
    .........../.........../.........../.........../...........
  because 'last' is '-' except in phase chain
  refused sunrise-lane players=2 | phase=chain first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,0 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.....a1...../.........../\
    .........../.........../.........../.........../...........
  because 'last' must be the plot just built
  refused sunrise-lane players=2 | phase=chain first=0 seat=0 deals=0 last=5,5 \
    park=0 ending=0 quiet=0,0 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.....a1...../.........../\
    .........../.........../.........../.........../...........
  because 'last' must be the plot just built
  refused sunrise-lane players=2 | phase=chain first=0 seat=0 deals=0 last=4,11 \
    park=0 ending=0 quiet=0,0 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.....a1...../.........../\
    .........../.........../.........../.........../...........
  because 'last' must be the plot just built
  refused sunrise-lane players=2 | phase=chain first=0 seat=0 deals=0 last=5,6 \
    park=0 ending=0 quiet=0,0 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.....a1...../.........../\
    .........../.........../.........../.........../...........
  because the phase doesn't fit

case POSITION: small numbers
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=2 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because 'park' must be a number from 0 to 1
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=2 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because 'ending' must be a number from 0 to 1
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=13,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because 'quiet' must be a number from 0 to 12
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because 'quiet' needs two numbers
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=1,2 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because 'quiet' needs two numbers
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=1 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because 'scores' needs a number up to 9999
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=1,10000 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because 'scores' needs a number up to 9999
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=1,-1 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because 'scores' needs a number up to 9999
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=9999,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because 'scores' are more than a game brings

case POSITION: cards
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because 'hands' needs the cards of each seat
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=GY,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because 'hands' needs the cards of each seat
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YYYYYYYYYYYY,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because 'hands' needs the cards of each seat
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YYYYYYYYYYYY board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because 'deck' has more than 11 cards of a colour
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck= board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because the deck is never empty
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YYYYYYYYYYY board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because more than 11 cards of colour Y
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YYYGGG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because seat 0 can't hold 6 cards
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RRRBBB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because seat 1 can't hold 6 cards
  refused sunrise-lane players=2 | phase=chain first=0 seat=0 deals=0 last=4,5 \
    park=0 ending=0 quiet=0,0 scores=0,0 hands=YYYGG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.....a1...../.........../\
    .........../.........../.........../.........../...........
  because seat 0 can't hold 5 cards
  refused sunrise-lane players=2 | phase=discarding first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YYYGG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because seat 0 can't hold 5 cards
  refused sunrise-lane players=2 | phase=drawing first=0 seat=0 deals=2 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YYYGGG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because seat 0 can't hold 6 cards
  refused sunrise-lane players=2 | phase=choose-first first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=Y, deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because seat 0 can't hold 1 cards
  refused sunrise-lane players=2 | phase=first-cards first=0 seat=0 deals=3 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=Y, deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because seat 0 can't hold 1 cards
  refused sunrise-lane players=2 | phase=first-cards first=0 seat=0 deals=2 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=Y,G deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because seat 1 can't hold 1 cards

case POSITION: the board
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.....a6...../.........../\
    .........../.........../.........../.........../...........
  because is no board cell
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.....c1...../.........../\
    .........../.........../.........../.........../...........
  because is no board cell
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.....x...../.........../\
    .........../.........../.........../.........../...........
  because is no board cell
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.....a1...../\
    .........../.........../.........../.........../...........
  because a House on no plot
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    ...a1......./.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because a House on no plot
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.....p...../\
    .........../.........../.........../.........../...........
  because a Park on no plot
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    ..................................................................\
    .......................................................
  because 11 rows of 11 cells
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../........... x
  because is left over at the end
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../..........
  because is no board cell

case POSITION: a phase that can't be
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=1 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because the phase doesn't fit
  refused sunrise-lane players=2 | phase=drawing first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because the phase doesn't fit
  refused sunrise-lane players=2 | phase=drawing first=0 seat=0 deals=3 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because the phase doesn't fit
  refused sunrise-lane players=2 first=0 | phase=choose-first first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=, deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because the phase doesn't fit
  refused sunrise-lane players=2 first=1 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because the phase doesn't fit
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=1 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because the phase doesn't fit
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=12,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.........../.........../\
    .........../.........../.........../.........../...........
  because the phase doesn't fit
  refused sunrise-lane players=2 | phase=chain first=0 seat=0 deals=0 last=4,5 \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,RB deck=YGRBV board=\
    .........../.........../.........../.........../.....a1...../.........../\
    .........../.........../.........../.........../...........
  because the phase doesn't fit

case POSITION: what one seat sees is no whole position
  refused sunrise-lane players=2 | phase=turn first=0 seat=0 deals=0 last=- \
    park=0 ending=0 quiet=0,1 scores=0,0 hands=YG,?? deck=YGRRBBV board=\
    .........../.........../.........../.........../.....a1...../....p.b2..../\
    .........../.........../.........../.........../...........
  because the whole position is needed
