"""Runs a fuzz target for a while from its own seeds.

    run.py TARGET SECONDS [CORPUS]     keeps what it finds in CORPUS; without one it starts anew and the seed is fixed
"""
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


def fuzz(target, seconds, corpus, artifacts, more):
    subprocess.run([target, "--seeds", corpus], check=True)
    words = [target, corpus, f"-max_total_time={seconds}", "-timeout=20", "-rss_limit_mb=2500", "-max_len=20000",
             f"-dict={HERE}/words.dict", f"-artifact_prefix={artifacts}/", "-print_final_stats=1", *more]
    result = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    lines = result.stdout.splitlines()
    if result.returncode:
        print("\n".join(f"# {line}" for line in lines[-80:]))
    runs = [line.split()[-1] for line in lines if "number_of_executed_units" in line]
    return result.returncode == 0, runs[0] if runs else "0"


def main():
    target, seconds = os.path.abspath(sys.argv[1]), int(sys.argv[2])
    name = os.path.basename(target)
    if len(sys.argv) > 3:
        os.makedirs(sys.argv[3], exist_ok=True)
        fine, runs = fuzz(target, seconds, sys.argv[3], sys.argv[3], [])
    else:
        with tempfile.TemporaryDirectory() as corpus, tempfile.TemporaryDirectory() as artifacts:
            fine, runs = fuzz(target, seconds, corpus, artifacts, ["-seed=1"])
    print(f"{'ok' if fine else 'not ok'} 1 - {name}: {runs} inputs in {seconds} s")
    print("1..1")
    sys.exit(not fine)


main()
