"""Reads the type files of web/types, which are a small part of TypeScript, and holds JSON against them: exactly, so a member
nobody wrote down is as wrong as one that is missing.

    types = schema.read("web/types")
    fault = types.fault("LaneBoard", value)     # None, or where it is wrong and why
    fault = types.fault(("ViewHead", "LaneBoard"), value)   # an object with the members of both

The part: `export interface NAME { member: TYPE; other?: TYPE; }` and `export type NAME = TYPE;`, where TYPE is number, string,
boolean, unknown, null, a literal, a name, a union, TYPE[], a tuple, Record<string, TYPE> or one of these in brackets."""
import glob
import os
import re

TOKEN = re.compile(r"\s+|//[^\n]*|/\*.*?\*/|(?P<word>[A-Za-z_]\w*)|(?P<text>'[^']*')|(?P<number>-?\d+)|(?P<sign>.)", re.S)


def tokens(text):
    return [match for match in TOKEN.finditer(text) if match.lastgroup]


class Parser:
    """One file. What it makes of a type is a function: a value to a fault, or None."""

    def __init__(self, text, types):
        self.tokens, self.at, self.types = tokens(text), 0, types

    def peek(self):
        return self.tokens[self.at].group() if self.at < len(self.tokens) else ""

    def take(self, wanted=None):
        token = self.peek()
        if not token or (wanted and token != wanted):
            raise ValueError(f"'{wanted}' expected, not '{token}'")
        self.at += 1
        return token

    def took(self, sign):
        if self.peek() != sign:
            return False
        self.at += 1
        return True

    def file(self):
        while self.peek():
            if self.took("import"):
                while self.take() != ";":
                    pass
                continue
            self.take("export")
            kind, name = self.take(), self.take()
            if name in self.types.interfaces or name in self.types.checks:
                raise ValueError(f"'{name}' is there twice")
            if kind == "interface":
                self.types.interfaces[name] = self.members()
            else:
                self.take("=")
                start = self.at
                self.types.checks[name] = self.union()
                self.types.literals[name] = [token.group()[1:-1] for token in self.tokens[start:self.at]
                                             if token.lastgroup == "text"]
                self.take(";")

    def members(self):
        """Name to (whether it may be missing, check)."""
        found = {}
        self.take("{")
        while not self.took("}"):
            name, optional = self.take(), self.took("?")
            self.take(":")
            found[name] = optional, self.union()
            self.take(";")
        return found

    def union(self):
        self.took("|")
        choices = [self.array()]
        while self.took("|"):
            choices.append(self.array())
        if len(choices) == 1:
            return choices[0]

        def check(value):
            faults = []
            for choice in choices:
                fault = choice(value)
                if not fault:
                    return None
                faults.append(fault)
            return max(faults, key=len)
        return check

    def array(self):
        check = self.single()
        while self.took("["):
            self.take("]")
            check = list_of(check)
        return check

    def single(self):
        kind = self.tokens[self.at].lastgroup
        token = self.take()
        if token == "(":
            check = self.union()
            self.take(")")
            return check
        if token == "[":
            return self.tuple()
        if kind == "text":
            return literal(token[1:-1])
        if kind == "number":
            return literal(int(token))
        if token == "Record":
            for sign in ("<", "string", ","):
                self.take(sign)
            check = self.union()
            self.take(">")
            return record_of(check)
        if token in PLAIN:
            return PLAIN[token]
        if kind != "word":
            raise ValueError(f"a type expected, not '{token}'")
        return lambda value: self.types.fault(token, value)

    def tuple(self):
        parts = [self.union()]
        while self.took(","):
            parts.append(self.union())
        self.take("]")

        def check(value):
            if not isinstance(value, list) or len(value) != len(parts):
                return f": {len(parts)} values expected, not {value!r}"
            return next((f"[{i}]{fault}" for i, fault in enumerate(map(lambda p, v: p(v), parts, value)) if fault), None)
        return check


def plain(name, *kinds):
    return lambda value: None if type(value) in kinds else f": {name} expected, not {value!r:.60}"


PLAIN = {"number": plain("number", int, float), "string": plain("string", str), "boolean": plain("boolean", bool),
         "unknown": lambda value: None, "null": plain("null", type(None)), "true": lambda value: None if value is True else ": true expected",
         "false": lambda value: None if value is False else ": false expected"}


def literal(wanted):
    return lambda value: None if type(value) is type(wanted) and value == wanted else f": {wanted!r} expected, not {value!r:.60}"


def list_of(check):
    def check_list(value):
        if type(value) is not list:
            return f": an array expected, not {value!r:.60}"
        for i, item in enumerate(value):
            fault = check(item)
            if fault:
                return f"[{i}]{fault}"
        return None
    return check_list


def record_of(check):
    def check_record(value):
        if type(value) is not dict:
            return f": an object expected, not {value!r:.60}"
        return next((f".{name}{fault}" for name, fault in ((n, check(v)) for n, v in value.items()) if fault), None)
    return check_record


class Types:
    def __init__(self):
        self.interfaces = {}
        self.checks = {}
        self.literals = {}  # the texts of a type that is a union of them

    def add(self, text):
        Parser(text, self).file()

    def fault(self, name, value):
        """None if the value is of that type, or of several interfaces at once; else where it isn't and why."""
        if type(name) is str:
            if name in self.checks:
                return self.checks[name](value)
            if name not in self.interfaces:
                return f": there is no type '{name}'"
            members = self.interfaces[name]
        else:
            members = {}
            for part in name:
                if members.keys() & self.interfaces[part].keys():
                    return f": '{part}' has members of another part"
                members = {**members, **self.interfaces[part]}
        if type(value) is not dict:
            return f": {name} expected, not {value!r:.60}"
        return members_fault(members, value)

    def prefixes(self):
        """Game to the prefix of its types: `export type LaneGame = 'sunrise-lane';`."""
        return {texts[0]: name[:-4] for name, texts in self.literals.items() if name.endswith("Game") and len(texts) == 1}


def members_fault(members, value):
    for name, item in value.items():
        member = members.get(name)
        if not member:
            return f".{name}: not in the types"
        fault = member[1](item)
        if fault:
            return f".{name}{fault}"
    if len(value) != len(members):
        missing = [name for name, (optional, _) in members.items() if not optional and name not in value]
        if missing:
            return f".{missing[0]}: missing"
    return None


def read(folder):
    types = Types()
    for path in sorted(glob.glob(os.path.join(folder, "*.ts"))):
        with open(path, encoding="utf-8") as file:
            types.add(file.read())
    return types
