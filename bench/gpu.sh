#!/bin/sh
# Everything there is to measure on a machine with a GPU, in under four minutes: equality with this processor for every set-up,
# then the speed of each game, and of the variants that lie beside the program.
#
#   gpu.sh FOLDER     FOLDER has the program `gpu` (bench/gpu.c) and perhaps v/GAME.VARIANT.ptx
#
# The program needs nothing but the C library. Where CUDA's assembler is at hand, variants are assembled with it, all at a time,
# and it says what they need of registers and stack; otherwise the driver translates them.
set -u
cd "${1:-.}"
nvidia-smi --query-gpu=name,driver_version,clocks.sm,clocks.max.sm --format=csv,noheader 2>/dev/null
name() { case $1 in lane) echo sunrise-lane ;; city) echo sunrise-city ;; skyline) echo project-skyline ;; *) echo "$1" ;; esac; }

assembler=$(command -v ptxas || ls /usr/local/cuda*/bin/ptxas 2>/dev/null | head -1)
if [ -n "$assembler" ]; then
    for ptx in v/*.ptx; do
        [ -f "$ptx" ] || continue
        (timeout 100 "$assembler" -v -arch=sm_90 "$ptx" -o "${ptx%.ptx}.cubin" >"${ptx%.ptx}.log" 2>&1 || rm -f "${ptx%.ptx}.cubin") &
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
timeout 100 ./gpu check ${GAMES:-200} 2>&1 | tail -${LINES_OF_CHECK:-70}
echo
timeout 60 ./gpu speed
for file in v/*.ptx; do
    [ -f "$file" ] || continue
    [ -f "${file%.ptx}.cubin" ] && file=${file%.ptx}.cubin
    game=$(basename "$file" | cut -d. -f1)
    timeout 30 ./gpu sweep $(name $game) 2 ${KERNEL:-fast} 0.15 $file ${SHAPES:-64,8 64,16 128,4 128,8 128,12 256,2 256,4 256,6}
done
