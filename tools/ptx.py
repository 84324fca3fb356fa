#!/usr/bin/env python3
"""Compiles a game's own sources and its kernel (src/gpu) to PTX, which the driver of an NVIDIA GPU takes.

    ptx.py [--FLAG=VALUE …] OUTPUT DEPFILE ENTRY,… SOURCE…

Needs clang and llvm with the target nvptx64, nothing of CUDA's. Each source becomes bitcode; all of it is linked, everything but
the entries made internal and inlined, and what is left written as PTX. DEPFILE says which headers were read.
"""
import argparse
import os
import re
import subprocess
import sys
import tempfile

TARGET = "nvptx64-nvidia-cuda"
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def run(*words):
    result = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode:
        sys.exit(f"ptx.py: {' '.join(words)}\n{result.stdout}")
    return result.stdout


def compile_source(options, source, made):
    """Bitcode of a source; returns what was read for it."""
    resources = run(options.clang, "-print-resource-dir").strip()
    log = made + ".d"
    run(options.clang, f"--target={TARGET}", "-Xclang", "-target-cpu", "-Xclang", options.cpu, "-Xclang", "-target-feature",
        "-Xclang", "+" + options.ptx, "-std=c11", "-O2", "-DNDEBUG",
        "-ffp-contract=off",  # or a GPU would round once where others round twice
        "-ffreestanding", "-fno-builtin", "-nostdinc", "-isystem", os.path.join(ROOT, "src/gpu/include"), "-isystem",
        os.path.join(resources, "include"), "-I", os.path.join(ROOT, "src"), "-Wall", "-Wextra", "-Wno-unused-function",
        *options.define, "-emit-llvm", "-MD", "-MF", log, "-c", source, "-o", made)
    with open(log, encoding="utf-8") as file:
        return file.read().replace("\\\n", " ").split(":", 1)[1].split()


def mark_entries(text, entries):
    """A function becomes a kernel by its calling convention, which C can't say."""
    for entry in entries:
        text, found = re.subn(rf"(?m)^(define (?:dso_local )?)(void @{entry}\()", r"\1ptx_kernel \2", text)
        if found != 1:
            sys.exit(f"ptx.py: there is no function {entry}")
    return text


def mend_rotations(text):
    """llc forgets that a rotation of 64 bits counts modulo 64: shifts by more give zero on a GPU."""
    return re.sub(r"(?m)^(\s*)shl\.b64(\s+%lhs, %rd\d+, )(%r\d+);\n\s*sub\.u32(\s+%amt2, 64, )\3;",
                  r"\1.reg .u32 %amt1;\n\1and.b32 \t%amt1, \3, 63;\n\1shl.b64\2%amt1;\n\1sub.u32\4%amt1;", text)


def make(options, folder):
    read, pieces = set(), []
    entries = options.entries.split(",")
    for number, source in enumerate(options.source):
        pieces.append(os.path.join(folder, f"{number}.bc"))
        read.update(compile_source(options, source, pieces[-1]))
    whole, small, marked = (os.path.join(folder, name) for name in ("whole.bc", "small.ll", "marked.ll"))
    run(options.llvm_link, *pieces, "-o", whole)
    run(options.opt, "-S", f"--internalize-public-api-list={options.entries}",
        f"-passes=internalize,globaldce,default<{options.level}>,globaldce", *options.opt_flag, whole, "-o", small)
    with open(small, encoding="utf-8") as file:
        text = mark_entries(file.read(), entries)
    with open(marked, "w", encoding="utf-8") as file:
        file.write(text)
    run(options.llc, "-march=nvptx64", f"-mcpu={options.cpu}", f"-mattr=+{options.ptx}", "-O3", "--nvptx-fma-level=0", marked, "-o", small)
    with open(small, encoding="utf-8") as file:
        text = mend_rotations(file.read())
    with open(options.output, "w", encoding="utf-8") as file:
        file.write(text)
    with open(options.depfile, "w", encoding="utf-8") as file:
        file.write(f"{options.output}: {' '.join(sorted(read))}\n")


def main():
    parser = argparse.ArgumentParser()
    for tool in ("clang", "llvm-link", "opt", "llc"):
        parser.add_argument(f"--{tool}", default=tool)
    parser.add_argument("--cpu", default="sm_80")
    parser.add_argument("--ptx", default="ptx70")
    parser.add_argument("--level", default="O3")
    parser.add_argument("--define", action="append", default=[])
    parser.add_argument("--opt-flag", action="append", default=[])
    parser.add_argument("output")
    parser.add_argument("depfile")
    parser.add_argument("entries")
    parser.add_argument("source", nargs="+")
    with tempfile.TemporaryDirectory() as folder:
        make(parser.parse_args(), folder)


main()
