# Shibuya: positions whose best move a person sees, or can count out. docs/rule-cases.md has the format; `wins` and `saves`
# count it out by themselves. No tiles are left in the later positions, so that nothing is left to chance.

# One turn

case SHIB-12: the sixth one steps onto its goal
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=0.0,1.0,2.0,3.0/4.0,5.0,6.0,7.0/8.0,9.0,10.0,11.0/12.0,13.0,14.0,15.0 rS0=N1 rS1=N2 rS2=N3 rS3=N4 rS4=N5 \
    rS5=start rS6=start rS7=0,6 bW0=E1 bW1=E2 bW2=E3 bW3=E4 bW4=start bW5=start bW6=start bW7=start since=-
  wins 0 in 1: walk rS7 N6
  best 0 greedy novice apprentice builder veteran classic master: walk rS7 N6

case SHIB-12: blue is two behind: the only square from which no third red one gets through must be taken
  position shibuya players=2 | phase=turn first=1 seat=1 hand=- quiet=0 \
    street=13.0+10.1,0.2+22.2,8.0+7.2,2.3+9.1/1.3+6.0,23.2+19.0,18.1+25.3,15.3+24.3/\
    3.1+16.0,4.2+29.0,17.0+26.0,14.3+11.1/12.1+28.0,21.2+5.2,27.2,20.1 rS0=start rS1=7,3 rS2=N6 rS3=start rS4=1,3 \
    rS5=5,3 rS6=N5 rS7=N4 bW0=3,3 bW1=E2 bW2=5,2 bW3=6,0 bW4=start bW5=3,0 bW6=6,2 bW7=start since=-
  saves 1 in 2: walk bW5 2,0
  best 1 greedy builder veteran classic master: walk bW5 2,0

case SHIB-12: red goes home next to be three ahead, unless blue steps between
  position shibuya players=2 | phase=turn first=0 seat=1 hand=- quiet=0 \
    street=1.1,20.1+21.3,14.1+29.2,11.0+23.1/16.0+24.0,6.1+2.2,19.1+13.3,7.1+10.0/\
    28.1+15.3,8.3+27.3,4.1+5.3,22.1+18.0/9.2+0.1,26.2,25.0+3.2,12.3+17.1 rS0=3,3 rS1=7,2 rS2=6,5 rS3=start rS4=N3 \
    rS5=N6 rS6=N2 rS7=2,6 bW0=1,0 bW1=start bW2=4,3 bW3=1,4 bW4=5,4 bW5=2,4 bW6=E5 bW7=5,0 since=-
  saves 1 in 2: walk bW3 2,2
  best 1 greedy builder veteran classic master: walk bW3 2,2

case SHIB-12: blue needs one more: red gives up its own walk to bar the way
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=5.2+2.3,4.2+8.1,9.2+29.1,19.2+7.0/6.1+1.0,26.2+28.0,24.2+12.3,15.1/\
    23.3+3.0,25.1+11.2,27.1+10.2,22.0+13.2/21.2+16.3,14.3,20.0+0.2,18.0+17.2 rS0=5,3 rS1=N4 rS2=N6 rS3=3,3 rS4=N2 \
    rS5=N1 rS6=1,5 rS7=7,3 bW0=3,5 bW1=E2 bW2=E4 bW3=1,7 bW4=E3 bW5=E5 bW6=E1 bW7=6,1 since=-
  saves 0 in 2: walk rS0 5,6
  best 0 greedy builder veteran classic master: walk rS0 5,6

case SHIB-12: two behind, and only one more home of the own keeps the distance
  position shibuya players=2 | phase=turn first=0 seat=1 hand=- quiet=0 \
    street=12.3,26.1+1.2,22.2+17.1,11.1+20.3/6.0+24.1,16.1+13.1,19.1+21.3,18.2+3.1/\
    0.1+9.3,15.0+29.2,27.0+10.0,23.0+4.3/14.0+2.0,28.3,5.0+25.0,8.1+7.2 rS0=N6 rS1=3,4 rS2=7,1 rS3=7,3 rS4=N3 \
    rS5=0,3 rS6=start rS7=N4 bW0=E1 bW1=1,0 bW2=2,1 bW3=6,3 bW4=3,3 bW5=4,0 bW6=6,0 bW7=4,2 since=-
  saves 1 in 2: walk bW3 E6; walk bW4 E6
  best 1 greedy builder veteran classic master: walk bW3 E6; walk bW4 E6

# Reading ahead

case SHIB-12: two of twelve moves leave red a way home that blue can't bar
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=22.3+6.2,24.1+7.1,11.1+15.0,19.2+3.1/21.3+20.0,16.3+12.1,8.3+26.0,13.2+10.2/\
    0.0+14.0,1.1,25.1+28.3,9.0+18.2/27.0+29.1,4.2+5.2,17.0+23.2,2.1 rS0=start rS1=7,1 rS2=N5 rS3=N1 rS4=N3 rS5=N6 \
    rS6=1,5 rS7=N2 bW0=5,0 bW1=E5 bW2=1,2 bW3=E2 bW4=E3 bW5=4,2 bW6=E6 bW7=start since=-
  wins 0 in 3: walk rS6 1,3; walk rS6 1,4
  best 0 veteran classic master: walk rS6 1,3; walk rS6 1,4

case SHIB-12: the way round: 3,1 is farther from home, but two goals lie open from there
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=10.3,15.2+28.2,16.1+14.2,1.2+12.0/18.3+17.3,25.1+3.2,13.2+5.0,7.2+29.0/\
    24.0+9.3,8.3+26.1,0.0+11.1,2.0+27.3/20.0+21.2,22.2+23.0,4.1+6.2,19.3 rS0=N1 rS1=N4 rS2=N3 rS3=4,2 rS4=N5 rS5=N6 \
    rS6=3,5 rS7=5,6 bW0=start bW1=E5 bW2=1,4 bW3=E2 bW4=1,0 bW5=4,0 bW6=5,5 bW7=E1 since=-
  wins 0 in 3: walk rS6 3,1; walk rS7 3,1
  best 0 veteran classic master: walk rS6 3,1; walk rS7 3,1

case SHIB-12: one home now and one in the next turn, by the one whose place is needed least
  position shibuya players=2 | phase=turn first=1 seat=0 hand=- quiet=0 \
    street=21.1+5.1,27.3+26.1,4.3+19.0,24.0+7.3/8.2+9.1,10.3+13.3,0.2+11.2,20.3+29.1/6.1,23.2,17.3+16.1,12.3+1.0/\
    22.3+18.0,14.2+25.1,2.1+3.2,28.3+15.1 rS0=N2 rS1=N1 rS2=1,2 rS3=7,5 rS4=N3 rS5=1,6 rS6=5,1 rS7=N6 bW0=E2 \
    bW1=6,1 bW2=E4 bW3=E1 bW4=4,0 bW5=4,4 bW6=E5 bW7=3,3 since=-
  wins 0 in 3: walk rS6 N4; walk rS6 N5
  best 0 veteran classic master: walk rS6 N4; walk rS6 N5

case SHIB-12: blue needs one more too: red must threaten twice and not let it through
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=16.3+20.0,22.3+0.1,7.0+18.0,25.2+4.1/10.2+15.1,29.2+21.1,11.1,14.0+1.1/9.0+23.2,12.2+24.2,13.2,8.2+3.0/\
    17.2+28.3,5.2+2.0,6.3+19.3,26.3+27.3 rS0=0,1 rS1=N2 rS2=N3 rS3=N6 rS4=N1 rS5=5,3 rS6=N4 rS7=start bW0=1,6 \
    bW1=E3 bW2=E4 bW3=E1 bW4=5,6 bW5=3,0 bW6=E5 bW7=E2 since=-
  wins 0 in 3: walk rS0 0,3; walk rS0 1,3
  best 0 veteran classic master: walk rS0 0,3; walk rS0 1,3

case SHIB-12: the one square before the goals from which blue can't keep out
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=10.1,19.0+21.0,29.0+7.1,11.2+0.1/20.1+4.2,16.0+6.2,1.2+17.3,12.1+8.1/26.1+24.3,3.3+15.1,23.0+18.1,22.0/\
    13.3+14.1,25.0+5.2,28.3+2.3,9.1+27.3 rS0=7,1 rS1=start rS2=4,5 rS3=N3 rS4=N5 rS5=N4 rS6=N6 rS7=N2 bW0=E5 \
    bW1=5,0 bW2=3,3 bW3=E3 bW4=1,3 bW5=E1 bW6=2,7 bW7=E4 since=-
  wins 0 in 3: walk rS2 0,2
  best 0 veteran classic master: walk rS2 0,2

case SHIB-13: partners: seat 0 prepares what seat 2 brings home
  position shibuya players=4 | phase=turn first=1 seat=0 hand=- quiet=0 \
    street=25.0+24.3,12.0+15.0,17.3,7.0+22.0/6.1+20.1,23.2,4.1+10.1,9.0+8.1/19.0+3.1,26.2+13.1,1.1+18.2,28.2+14.1/\
    0.0+5.2,21.3+16.0,11.0+27.1,2.0+29.0 rN0=E1 rN1=start rN2=E3 rN3=E2 rS4=W6 rS5=W4 rS6=3,7 rS7=5,6 bE4=S3 bE5=N6 \
    bE6=2,1 bE7=2,4 bW0=start bW1=N4 bW2=N5 bW3=S2 since=-
  wins 0 in 3: walk rS7 3,2
  best 0 veteran classic master: walk rS7 3,2

case SHIB-12: a quiet step, then a threat, then home, whatever blue does
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=9.2+29.0,26.3+0.3,3.3+10.2,21.2+28.1/12.2,5.2+1.1,14.0+6.3,19.0+23.0/25.0,4.0+7.2,13.0+11.1,18.3+8.3/\
    22.2+27.1,16.3+17.3,20.1+15.1,2.0+24.0 rS0=N6 rS1=7,2 rS2=6,1 rS3=4,3 rS4=N5 rS5=N4 rS6=N2 rS7=N3 bW0=1,0 \
    bW1=start bW2=4,0 bW3=5,6 bW4=E1 bW5=6,0 bW6=E4 bW7=E6 since=-
  wins 0 in 5: walk rS3 2,3
  best 0 veteran classic master: walk rS3 2,3

case SHIB-12: one home, one more, and the last: blue is always a turn late
  position shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=20.2+5.1,0.1+16.3,13.0+27.0,17.1+22.3/7.1,26.3+29.0,21.0+19.0,9.3+25.2/\
    12.0+1.3,23.1+3.3,14.3+18.1,11.3+4.1/6.2+2.1,8.1,24.0+15.1,10.0+28.0 rS0=3,1 rS1=N6 rS2=0,4 rS3=2,6 rS4=N5 \
    rS5=N4 rS6=N3 rS7=start bW0=start bW1=1,3 bW2=6,0 bW3=4,5 bW4=E3 bW5=E5 bW6=5,0 bW7=E4 since=-
  wins 0 in 5: walk rS0 N1
  best 0 classic master: walk rS0 N1

# What a position is worth. One lane of tiles leads from rS2 and rS3 in the south to the goals N2 and N3. Tiles 0 to 9 are
# black circles, 10 to 19 white squares, 22 and 26 black squares, 23 and 27 white circles; 25 has black circles in the west
# and black squares in the east.

case SHIB-12: home is what counts, for both colours
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,0.0,-,-/-,1.0,-,-/-,2.0,-,-/-,3.0,-,- rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start \
    rS6=start rS7=start bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  better 0: rS7=N6
  worse 1: rS7=N6
  worse 0: bW7=E6
  better 1: bW7=E6
  worse 0: rS7=N6 bW7=E6 bW6=E5

case SHIB-12: two ahead is nearly three, even behind a wall
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,10.0,-,-/-,1.0,-,-/-,2.0,-,-/-,3.0,-,- rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start \
    rS6=start rS7=N6 bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  better 0: rS6=N5
  worse 0: bW7=E6

case SHIB-5: a lane is open by colour, or by shape, or by neither
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,0.0,-,-/-,23.0,-,-/-,22.0,-,-/-,3.0,-,- rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start \
    rS6=start rS7=start bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  better 0: street=-,0.0,-,-/-,1.0,-,-/-,2.0,-,-/-,3.0,-,-
  better 0: street=-,0.0,-,-/-,26.0,-,-/-,22.0,-,-/-,3.0,-,-
  better 0: street=-,0.0,-,-/-,23.0,-,-/-,27.0,-,-/-,3.0,-,-

case SHIB-5: black and then square is two walks home, better is one, worse is none
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,10.0,-,-/-,22.0,-,-/-,1.0,-,-/-,2.0,-,- rS0=start rS1=start rS2=7,2 rS3=start rS4=start rS5=start \
    rS6=start rS7=start bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  better 0: rS2=3,2
  better 0: street=-,3.0,-,-/-,22.0,-,-/-,1.0,-,-/-,2.0,-,-
  worse 0: street=-,10.0,-,-/-,11.0,-,-/-,1.0,-,-/-,2.0,-,-

case SHIB-6: whoever stands in the way bars it; circles lead through here, on the second tile only in the west
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,23.0,-,-/-,25.0,-,-/-,27.0,-,-/-,3.0,-,- rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start \
    rS6=start rS7=start bW0=start bW1=start bW2=start bW3=3,3 bW4=start bW5=start bW6=start bW7=start since=-
  worse 0: bW3=3,2
  better 1: bW3=3,2

case SHIB-4: it is better to be next
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,0.0,-,-/-,1.0,-,-/-,2.0,-,-/-,3.0,-,- rS0=start rS1=start rS2=start rS3=start rS4=start rS5=start \
    rS6=start rS7=start bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  worse 0: seat=1
  better 1: seat=1

case SHIB-12 SHIB-15: who needs one more is nearly there, if the way is open and it is his turn
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,0.0,-,-/-,1.0,-,-/-,2.0,-,-/-,3.0,-,- rS0=start rS1=start rS2=start rS3=start rS4=start rS5=N4 rS6=N5 \
    rS7=N6 bW0=start bW1=start bW2=start bW3=start bW4=start bW5=E4 bW6=E5 bW7=E6 since=-
  worse 0: seat=1
  worse 0: street=-,10.0,-,-/-,1.0,-,-/-,2.0,-,-/-,3.0,-,-
  worse 0: rS5=start

case SHIB-16: a lead is worth more the nearer the end by quiet turns
  data tiles=tests/data/shibuya-plain.txt
  position shibuya players=2 construction=off | phase=turn first=0 seat=0 hand=- quiet=0 \
    street=-,10.0,-,-/-,1.0,-,-/-,2.0,-,-/-,3.0,-,- rS0=start rS1=start rS2=7,2 rS3=start rS4=start rS5=start \
    rS6=start rS7=N6 bW0=start bW1=start bW2=start bW3=start bW4=start bW5=start bW6=start bW7=start since=-
  better 0: quiet=90
  worse 1: quiet=90
