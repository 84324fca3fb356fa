#!/bin/sh
# A match of a million games on four machines, as a job for Slurm:
#
#   sbatch examples/slurm.sh
#
# Needs a program built with -Dmpi=true that all machines can see, here below the folder the job was sent from
# (docs/simulation.md). One process a machine, with as many threads as it was given cores. The table is in borgo-JOB.txt,
# progress in borgo-JOB.log; where a process is lost there is no table, and the job has failed.
#SBATCH --job-name=borgo
#SBATCH --nodes=4
#SBATCH --ntasks-per-node=1
#SBATCH --cpus-per-task=32
#SBATCH --time=08:00:00
#SBATCH --output=borgo-%j.txt
#SBATCH --error=borgo-%j.log
set -eu

mpirun --bind-to none build-mpi/borgo arena sunrise-lane --seat builder --seat greedy --games 1000000 --seed 1 \
    --threads "$SLURM_CPUS_PER_TASK"
