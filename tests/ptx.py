"""PTX as C: what a GPU would run, on this machine.

    ptx.py check PTX=STACK…     what can be said of PTX without running it, as a test: nothing undefined, no recursion, and no
                                thread needs more stack than so many bytes
    ptx.py translate PTX C      a C source with the same kernels, `ptx_` before their names

Each instruction becomes one statement, each register a variable, so a compiler makes a program of it that plays what the GPU's
driver would be given. Only what llc writes for our kernels is understood; anything else is an error and not a guess.
"""
import os
import re
import struct
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "e2e"))
from tap import check, done  # noqa: E402

TYPE = {"b8": "uint8_t", "u8": "uint8_t", "s8": "int8_t", "b16": "uint16_t", "u16": "uint16_t", "s16": "int16_t",
        "b32": "uint32_t", "u32": "uint32_t", "s32": "int32_t", "b64": "uint64_t", "u64": "uint64_t", "s64": "int64_t",
        "f32": "float", "f64": "double", "pred": "bool"}
WIDE = {"u16": "uint32_t", "s16": "int32_t", "u32": "uint64_t", "s32": "int64_t"}
REGISTER = {"pred": "bool", "b16": "uint16_t", "b32": "uint32_t", "u32": "uint32_t", "b64": "uint64_t",
            "f32": "float", "f64": "double"}
COMPARE = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
UNORDERED = {"neu": "==", "geu": "<", "gtu": "<=", "leu": ">", "ltu": ">="}  # what must not hold
SPECIAL = {"%tid.x": "ptx_lane()", "%ntid.x": "32u", "%ctaid.x": "0u"}
BINARY = {"add": "+", "sub": "-", "and": "&", "or": "|", "xor": "^"}
REAL = {**BINARY, "mul": "*", "div": "/"}

HEAD = """#include <stdbool.h>
#include <stdint.h>
#include <string.h>
/* What threads of a warp do together: support/warp.c. */
extern uint32_t ptx_lane(void), ptx_get(uint32_t value, uint32_t lane);
extern bool ptx_any(bool here);
extern void ptx_meet(void);
#define BITS(x) (8 * sizeof(x))
/* Shifts by more than the width: everything is shifted out. */
#define SHL(type, x, by) ((by) >= BITS(type) ? (type)0 : (type)((type)(x) << (by)))
#define SHR(type, x, by) ((type)((type)(x) >> ((by) >= BITS(type) ? BITS(type) - 1 : (by)) >> ((by) >= BITS(type))))
"""


def functions(text):
    """(kind, name, parameters, body or None, returns) of every function and kernel, in the order of the text."""
    text = re.sub(r"//.*", "", text)
    pattern = re.compile(r"(?:\.visible )?\.(entry|func)\s+(\(\.param \.\w+ func_retval0\)\s*)?(\w+)\s*\(([^)]*)\)\s*(;|\{)")
    for match in pattern.finditer(text):
        kind, returns, name, parameters, ending = match.groups()
        body = None
        if ending == "{":
            depth, at = 1, match.end()
            while depth:
                depth += {"{": 1, "}": -1}.get(text[at], 0)
                at += 1
            body = text[match.end():at - 1]
        yield kind, name, re.findall(r"\.param \.\w+ (\w+)", parameters), body, bool(returns)


def variables(text):
    """(name, type, size, values) of the constants."""
    for match in re.finditer(r"^\.(?:global|const) \.align \d+ \.(\w+) ([\w$]+)\[(\d+)\](?: = \{([^}]*)\})?;", text, re.MULTILINE):
        kind, name, size, values = match.groups()
        yield name, kind, int(size), re.sub(r"generic\(([\w$]+)\)", r"\1", values).split(", ") if values else []


def operand(word, type=None):
    """A register, a number or the name of something that has an address."""
    word = word.strip()
    if word in SPECIAL:
        return SPECIAL[word]
    if re.fullmatch(r"0[df][0-9A-F]+", word):
        size, form = ("!Q", "!d") if word[1] == "d" else ("!I", "!f")
        return f"({struct.unpack(form, struct.pack(size, int(word[2:], 16)))[0].hex()})"
    if word.startswith("%"):
        return word.replace("%", "R_")
    if re.fullmatch(r"-?(0x)?[0-9A-Fa-f]+", word):
        return f"({word}ll)" if word != "-9223372036854775808" else "INT64_MIN"
    return f"(uint64_t)(uintptr_t){word}"


def address(word):
    place, _, offset = word.strip("[]").partition("+")
    return f"({operand(place)} + ({offset or 0}))"


def split(words):
    """Operands, those in braces as one."""
    return [part.strip() for part in re.findall(r"\{[^}]*\}|[^,{}]+", words) if part.strip()]


def memory(parts, words):
    """Loads and stores; a vector is several."""
    type, load = TYPE[parts[-1]], parts[0] == "ld"
    if "param" in parts and not parts[-1].startswith("f"):
        place = re.sub(r"\+0$", "", (words[1] if load else words[0]).strip("[]"))
        return f"{operand(words[0])} = ({type}){place};" if load else f"{place} = ({type}){operand(words[1])};"
    registers, at = (words[0], address(words[1])) if load else (words[1], address(words[0]))
    result = []
    for number, register in enumerate(registers.strip("{}").split(",")):
        memory_at = f"((volatile_{type} *)(uintptr_t){at})[{number}]"
        result.append(f"{operand(register)} = {memory_at};" if load else f"{memory_at} = ({type}){operand(register)};")
    return " ".join(result)


def convert(parts, words):
    # C rounds as these two do: to the nearest where a real number comes out, else towards zero.
    if len(parts) == 4 and parts[1] == ("rn" if parts[2].startswith("f") else "rzi"):
        del parts[1]
    to, source = TYPE[parts[1]], TYPE[parts[2]]
    return f"{operand(words[0])} = ({to})({source}){operand(words[1])};"


def compute(parts, words):
    """Everything else: the result's register, then the operands."""
    name, type = parts[0], TYPE[parts[-1]]
    out, *ins = [operand(word) for word in words]
    cast = [f"({type}){word}" for word in ins]
    if parts[1:-1] == ["rn"] and parts[-1].startswith("f"):
        value = f"1 / {cast[0]}" if name == "rcp" else f"{cast[0]} {REAL[name]} {cast[1]}"
    elif name in BINARY:
        value = f"{cast[0]} {BINARY[name]} {cast[1]}"
    elif name == "mov" and parts[-1][0] == "b" and [word.startswith("%f") for word in words] in ([True, False], [False, True]):
        kind = REGISTER[{"b32": "f32", "b64": "f64"}[parts[-1]]] if words[0].startswith("%f") else type
        return f"memcpy(&{out}, &{ins[0]}, sizeof({kind}));"
    elif name == "mov" or name == "cvta":
        value = cast[0]
    elif name == "not":
        value = f"!{ins[0]}" if parts[-1] == "pred" else f"~{cast[0]}"
    elif name == "neg":
        value = f"-{cast[0]}"
    elif name in ("shl", "shr"):
        value = f"{name.upper()}({type}, {ins[0]}, (uint32_t){ins[1]})"
    elif name == "mul" and parts[1] == "wide":
        value = f"({WIDE[parts[-1]]}){cast[0]} * ({WIDE[parts[-1]]}){cast[1]}"
    elif name == "mul" and parts[1] == "hi":
        value = f"(({WIDE[parts[-1]]}){cast[0]} * ({WIDE[parts[-1]]}){cast[1]}) >> BITS({type})"
    elif name == "mul" and parts[1] == "lo":
        value = f"(uint64_t){cast[0]} * (uint64_t){cast[1]}"
    elif name == "mad" and parts[1] == "lo":
        value = f"(uint64_t){cast[0]} * (uint64_t){cast[1]} + (uint64_t){cast[2]}"
    elif name in ("div", "rem"):
        value = f"{cast[0]} {'/' if name == 'div' else '%'} {cast[1]}"
    elif name in ("min", "max"):
        value = f"{cast[0]} {'<' if name == 'min' else '>'} {cast[1]} ? {cast[0]} : {cast[1]}"
    elif name == "setp" and parts[1] in UNORDERED:
        value = f"!({cast[0]} {UNORDERED[parts[1]]} {cast[1]})"
    elif name == "abs" and parts[-1].startswith("s"):
        value = f"{cast[0]} < 0 ? -{cast[0]} : {cast[0]}"
    elif name == "shfl" and parts[1:] == ["sync", "idx", "b32"] and words[3:] == ["31", "-1"]:
        value = f"ptx_get({ins[0]}, {ins[1]})"
    elif name == "setp":
        value = f"{cast[0]} {COMPARE[parts[1]]} {cast[1]}"
    elif name == "selp":
        value = f"{ins[2]} ? {cast[0]} : {cast[1]}"
    elif name == "popc":
        value = f"__builtin_popcountll({cast[0]})"
    elif name == "clz":
        value = f"{cast[0]} ? __builtin_clzll({cast[0]}) - (64 - BITS({type})) : BITS({type})"
    elif name == "brev":
        value = f"reverse({cast[0]}) >> (64 - BITS({type}))"
    elif name == "bfe" and parts[1] == "u32":
        value = f"({ins[0]} >> {ins[1]}) & ((1u << {ins[2]}) - 1)"
    elif name == "shf" and parts[1:3] == ["l", "wrap"]:
        value = f"(uint32_t)(((uint64_t){ins[1]} << 32 | {ins[0]}) << ({ins[2]} & 31) >> 32)"
    elif name == "vote" and parts[1:] == ["sync", "any", "pred"]:
        value = f"ptx_any({ins[0]})"
    elif name == "atom" and parts[2] == "add":
        return f"{out} = *({type} *)(uintptr_t){address(words[1])}; *({type} *)(uintptr_t){address(words[1])} += {cast[1]};"
    else:
        sys.exit(f"ptx.py: {'.'.join(parts)} isn't understood")
    return f"{out} = {value};"


def call(text, returning):
    """`call.uni (retval0), NAME, (param0, …)[, prototype_1]`"""
    match = re.fullmatch(r"call(?:\.uni)?\s*(\(retval0\),)?\s*([%\w]+),\s*\(([^)]*)\)\s*(?:,\s*(prototype_\d+))?\s*", text, re.DOTALL)
    returns, target, arguments, indirect = match.groups()
    given = ", ".join(word.strip() for word in arguments.split(",") if word.strip())
    if indirect:
        count = len(given.split(", ")) if given else 0
        target = f"((uint64_t (*)({', '.join(['uint64_t'] * count) or 'void'}))(uintptr_t){operand(target)})"
    return f"{'retval0 = ' if returns else ''}{target}({given});"


def statement(text, returning):
    text = text.strip()
    guard = re.match(r"@(!?)%(p\d+)\s+", text)
    if guard:
        return f"if ({guard[1]}R_{guard[2]}) {statement(text[guard.end():], returning)}"
    if text.startswith("call"):
        return call(text, returning)
    if ".callprototype" in text or text.startswith(".pragma"):
        return ""
    if text.startswith(".param"):
        return f"uint64_t {text.split()[-1]};"
    if text.startswith(".local"):
        return re.sub(r"\.local \.align (\d+) \.b8\s+(\w+)\[(\d+)\]", r"_Alignas(16) unsigned char \2[\3];", text)
    if text.startswith(".reg"):
        kind, name, count = re.match(r"\.reg \.(\w+)\s+%?(\w+)(?:<(\d+)>)?", text).groups()
        names = [f"R_{name}{i}" for i in range(int(count))] if count else [f"R_{name}"]
        return f"{REGISTER[kind]} {', '.join(f'{each} = 0' for each in names)};"
    if re.fullmatch(r"bar\.warp\.sync\s+-1", text):
        return "ptx_meet();"
    if text == "ret":
        return "return func_retval0;"
    word, rest = (text.split(None, 1) + [""])[:2]
    parts, words = word.split("."), split(rest)
    if parts[0] == "bra":
        return f"goto {rest.strip()};"
    if parts[0] in ("ld", "st"):
        return memory(parts, words)
    return convert(parts, words) if parts[0] == "cvt" else compute(parts, words)


def body_of(body, returning):
    for piece in re.split(r"(;|\{(?=\s*\n|\s*\.reg)|\}(?=\s*\n)|^\$?\w+:)", body, flags=re.MULTILINE):
        piece = piece.strip()
        if not piece or piece == ";":
            continue
        if re.fullmatch(r"\$?\w+:", piece):
            yield f"{piece} (void)0;"
        elif piece in "{}":
            yield piece
        else:
            yield statement(piece, returning)


def head(kind, name):
    return f"uint64_t ptx_{name}" if kind == "entry" else f"static uint64_t {name}"


def translate(text):
    yield HEAD
    for type in sorted({value for value in TYPE.values() if value != "bool"}):
        yield f"typedef {type} __attribute__((may_alias)) volatile_{type};"
    yield ("static inline uint64_t reverse(uint64_t x)\n{\n    uint64_t y = 0;\n    for (int i = 0; i < 64; i++)\n"
           "        y |= (x >> i & 1) << (63 - i);\n    return y;\n}")
    made = list(functions(text))
    for kind, name, parameters, _, _ in made:
        yield f"{head(kind, name)}({', '.join(['uint64_t'] * len(parameters)) or 'void'});"
    for name, kind, size, values in variables(text):
        if kind == "u64":
            yield f"static const void *const {name}[{size}] = {{{', '.join(f'(const void *){value}' for value in values)}}};"
        else:
            yield f"static const {TYPE[kind]} _Alignas(16) {name}[{size}] = {{{', '.join(values) or '0'}}};"
    for kind, name, parameters, body, returns in made:
        if body is None:
            continue
        yield f"{head(kind, name)}({', '.join(f'uint64_t {each}' for each in parameters) or 'void'})\n{{"
        yield "uint64_t func_retval0 = 0;"
        yield from body_of(body, returns)
        yield "}"


def forms(text):
    """What each function is given and returns, by its name."""
    pattern = r"(?:\.visible )?\.func\s+(?:\(\.param \.(\w+) func_retval0\)\s*)?(\w+)\s*\(([^)]*)\)"
    return {name: (returned, *re.findall(r"\.param \.(\w+)", given)) for returned, name, given in re.findall(pattern, text)}


def callees(body, by_address, form_of):
    """What a function calls; through a pointer, anything of that form whose address is kept."""
    called = set()
    prototypes = {name: (returned, *re.findall(r"\.param \.(\w+)", given)) for name, returned, given in re.findall(
        r"(prototype_\d+) : \.callprototype \((?:\.param \.(\w+) _)?\)\s*_ \(([^)]*)\)", body)}
    for target, prototype in re.findall(r"call(?:\.uni)?\s*(?:\(retval0\),)?\s*([%\w]+),\s*\([^)]*\)\s*(?:,\s*(prototype_\d+))?", body):
        called |= {each for each in by_address if form_of[each] == prototypes[prototype]} if prototype else {target}
    return called


def deepest(name, calls, frames, above=()):
    """Bytes of stack below a function, or None where it can call itself."""
    if name in above:
        return None
    below = [deepest(each, calls, frames, (*above, name)) for each in calls[name]]
    return None if None in below else frames[name] + max(below, default=0)


def check_file(path, most):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    name = os.path.basename(path)
    made = list(functions(text))
    bodies = {each: body for _, each, _, body, _ in made if body is not None}
    kernels = [each for kind, each, _, body, _ in made if kind == "entry"]
    by_address = {value for _, _, _, values in variables(text) for value in values if value in bodies}
    form_of = forms(text)
    by_address |= {each for each in bodies for body in bodies.values() if re.search(rf"mov\.u64\s+%rd\d+, {each};", body)}
    calls = {each: callees(body, by_address, form_of) for each, body in bodies.items()}
    frames = {each: sum(map(int, re.findall(r"__local_depot\d+\[(\d+)\];", body))) for each, body in bodies.items()}
    undefined = {each for called in calls.values() for each in called if each not in bodies}
    check(".extern" not in text and not undefined, f"{name}: nothing is undefined", undefined)
    check(kernels, f"{name}: there are kernels")
    for kernel in kernels:
        stack = deepest(kernel, calls, frames) if not undefined else None
        check(stack is not None, f"{name}: {kernel} never calls itself")
        check(stack is not None and stack <= most, f"{name}: {kernel} needs {stack} bytes of stack of at most {most}")


def main():
    if sys.argv[1:2] == ["check"]:
        for word in sys.argv[2:]:
            path, most = word.rsplit("=", 1)
            check_file(path, int(most))
        done()
    if sys.argv[1:2] == ["translate"]:
        with open(sys.argv[2], encoding="utf-8") as file:
            text = file.read()
        with open(sys.argv[3], "w", encoding="utf-8") as file:
            file.write("\n".join(translate(text)) + "\n")


main()
