#!/bin/sh
# What there is to measure on a machine with a GPU, whatever the folder it is called from.
#
#   gpu.sh                 lessons of all four games, in a minute: are they the processor's, and how many games a second?
#   gpu.sh everything      in under four minutes: random games, for every set-up, then their speed, and that of variants
#
# Beside it lies the program `gpu` (bench/gpu.c), which needs nothing but the C library; with one that is too old, what ldd names of
# it lies there too. A game that fails or takes too long is told and the next one begins. `SHAPES="64,8,128 64,12,80"` measures
# lessons in other shapes: threads of a block, blocks of a multiprocessor, registers. For `everything` there may be variants,
# v/GAME.VARIANT.ptx. Where CUDA's assembler is at hand, they are assembled with it, all at a time, and it says what they need of
# registers and stack; otherwise the driver translates them.
set -u
cd "$(dirname "$0")" || exit 1
nvidia-smi --query-gpu=name,driver_version,clocks.sm,clocks.max.sm,memory.used,memory.total --format=csv,noheader 2>/dev/null
gpu=./gpu
$gpu 2>&1 | grep -q "check, speed" || gpu="./ld-linux-x86-64.so.2 --library-path . ./gpu"

lessons() {
    failed=0
    for game in sunrise-city sunrise-lane shibuya project-skyline; do
        timeout -k 3 ${SECONDS_OF_A_GAME:-15} $gpu lessons $game 1.5 ${SHAPES:-} 2>&1
        code=$?
        case $code in
        0) continue ;;
        1) echo "$game: FAILED, see above" ;;
        124) echo "$game: FAILED: it took longer than ${SECONDS_OF_A_GAME:-15} s" ;;
        *) echo "$game: FAILED: exit code $code" ;;
        esac
        failed=$((failed + 1))
    done
    echo "$((4 - failed)) of 4 games are fine"
    [ $failed = 0 ]
}

if [ "${1:-}" != everything ]; then
    lessons
    exit
fi
name() { case $1 in lane) echo sunrise-lane ;; city) echo sunrise-city ;; skyline) echo project-skyline ;; *) echo "$1" ;; esac; }

assembler=$(command -v ptxas || ls /usr/local/cuda*/bin/ptxas 2>/dev/null | head -1)
if [ -n "$assembler" ]; then
    for ptx in v/*.ptx; do
        [ -f "$ptx" ] || continue
        for most in 0 ${REGISTERS:-}; do
            made=${ptx%.ptx}.$most
            limit="" && [ $most = 0 ] || limit=-maxrregcount=$most
            (timeout 100 "$assembler" -v $limit -arch=sm_90 "$ptx" -o "$made.cubin" >"$made.log" 2>&1 || rm -f "$made.cubin") &
        done
    done
    start=$(date +%s)
    wait
    echo "assembled in $(($(date +%s) - start)) s"
    for log in v/*.log; do
        [ -f "$log" ] || continue
        echo "$log"
        grep -v "^$" "$log" | grep -A3 -E "entry function|error|fatal" | grep -E "entry|bytes|registers|error|fatal" | cut -c1-160
    done
fi
timeout 100 $gpu check ${GAMES:-200} ${DATA:-} 2>&1 | tail -${LINES_OF_CHECK:-70}
echo
timeout 60 $gpu speed
ls v/*.cubin >/dev/null 2>&1 && variants="v/*.cubin" || variants="v/*.ptx"
for file in $variants; do
    [ -f "$file" ] || continue
    game=$(basename "$file" | cut -d. -f1)
    timeout 30 $gpu sweep $(name $game) 2 ${KERNEL:-fast} 0.15 $file ${SHAPES:-128,4 128,6 128,8 128,12 128,16} | grep -v "^NVIDIA"
done

# What limits each game, where the profiler is at hand.
profiler=$(command -v ncu || ls /usr/local/cuda*/bin/ncu /opt/nvidia/nsight-compute/*/ncu 2>/dev/null | head -1)
[ -n "$profiler" ] && for game in sunrise-lane sunrise-city shibuya project-skyline; do
    echo "profile of $game"
    timeout 60 "$profiler" --clock-control none --launch-skip 1 --launch-count 1 --section SpeedOfLight --section Occupancy \
        --section WarpStateStats --section SchedulerStats --section MemoryWorkloadAnalysis --metrics \
smsp__thread_inst_executed_per_inst_executed.ratio,smsp__inst_executed.sum,l1tex__t_sector_hit_rate.pct,lts__t_sector_hit_rate.pct,dram__throughput.avg.pct_of_peak_sustained_elapsed,\
smsp__average_warps_issue_stalled_long_scoreboard_per_issue_active.ratio,smsp__average_warps_issue_stalled_no_instruction_per_issue_active.ratio,\
smsp__average_warps_issue_stalled_branch_resolve_per_issue_active.ratio,smsp__average_warps_issue_stalled_lg_throttle_per_issue_active.ratio \
        $gpu sweep $game 2 fast 0.02 - 0,0,0 2>&1 | grep -E "G moves|Duration|Throughput|Registers|Achieved|Theoretical Occ|Warp Cycles Per Issued|No Eligible|Hit Rate|ratio|pct|inst_executed|rror|Active Threads"
done
