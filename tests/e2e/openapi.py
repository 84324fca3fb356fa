"""docs/openapi.json and docs/protocol.md against the server itself: every verb is in both, every request that is sent here is one the
description allows, and every answer is what it says, with no member that nobody wrote down."""
import json
import os
import re

import tap
from house import House, new_key, seal
from tap import check, equal

with open(os.path.join(tap.ROOT, "docs", "openapi.json"), encoding="utf-8") as file:
    API = json.load(file)
with open(os.path.join(tap.ROOT, "docs", "protocol.md"), encoding="utf-8") as file:
    PROTOCOL = file.read()
with open(os.path.join(tap.ROOT, "src", "server", "hall.c"), encoding="utf-8") as file:
    VERBS = re.findall(r'\{"([a-z]+)", (?:NOTHING|TABLE|SEAT|KEEPER), ask_', file.read())
TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}
KNOWN = {"type", "properties", "required", "additionalProperties", "items", "oneOf", "const", "enum", "pattern", "minLength", "maxLength",
         "minimum", "maximum", "minItems", "maxItems", "$ref", "description", "examples"}
asked = set()


# Schemas: the part of them that the description uses.

def resolve(schema):
    while "$ref" in schema:
        at = API
        for name in schema["$ref"].removeprefix("#/").split("/"):
            at = at[name]
        schema = at
    return schema


def is_type(value, name):
    return isinstance(value, TYPES[name]) and (name == "boolean" or not isinstance(value, bool))


def members_fault(schema, value, where):
    properties, more = schema.get("properties", {}), schema.get("additionalProperties", True)
    missing = [name for name in schema.get("required", []) if name not in value]
    if missing:
        return f"{where}: lacks {missing}"
    for name, member in value.items():
        rule = properties.get(name, more)
        if rule is False:
            return f"{where}: nobody wrote of '{name}'"
        wrong = None if rule is True else fault(rule, member, f"{where}.{name}")
        if wrong:
            return wrong
    return None


def plain_fault(schema, value, where):
    if "const" in schema and (value != schema["const"] or isinstance(value, bool) != isinstance(schema["const"], bool)):
        return f"{where}: {value!r} is not {schema['const']!r}"
    if "enum" in schema and value not in schema["enum"]:
        return f"{where}: {value!r} is none of {schema['enum']}"
    if isinstance(value, str) and (not re.search(schema.get("pattern", ""), value) or len(value) < schema.get("minLength", 0)
                                   or len(value.encode()) > schema.get("maxLength", 1 << 30)):
        return f"{where}: the string {value!r}"
    if is_type(value, "integer") and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        return f"{where}: the number {value}"
    return None


def fault(schema, value, where="it"):
    """None, or where the value is not what the schema says."""
    schema = resolve(schema)
    assert set(schema) <= KNOWN, set(schema) - KNOWN
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if kinds and not any(is_type(value, kind) for kind in kinds):
        return f"{where}: {json.dumps(value)[:80]} is no {kinds}"
    if "oneOf" in schema:
        wrongs = [fault(choice, value, where) for choice in schema["oneOf"]]
        if wrongs.count(None) != 1:
            return f"{where}: {wrongs.count(None)} of the choices fit: {wrongs}"
    wrong = plain_fault(schema, value, where)
    if not wrong and isinstance(value, dict):
        wrong = members_fault(schema, value, where)
    if isinstance(value, list) and not wrong:
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            wrong = f"{where}: has {len(value)}"
        wrong = wrong or next((found for i, item in enumerate(value) if (found := fault(schema.get("items", {}), item, f"{where}[{i}]"))), None)
    return wrong


def test_schemas():
    """The checks themselves, and everything in the description that is an example."""
    equal(fault({"type": "integer"}, True), "it: true is no ['integer']", "a truth is no number")
    check(fault({"$ref": "#/components/schemas/Done"}, {"ok": True, "odd": 1}), "a member too many is found")
    check(fault({"$ref": "#/components/schemas/Done"}, {}), "a missing one too")
    check(not fault({"$ref": "#/components/schemas/Chair"}, {"kind": "stay", "seat": 1}), "what is right is right")
    for path, item in API["paths"].items():
        content = item["post"]["requestBody"]["content"]["application/json"]
        wrong = fault(content["schema"], content["example"])
        for parameter in item.get("get", {}).get("parameters", []):
            wrong = wrong or ("example" in parameter and fault(parameter["schema"], parameter["example"]))
        check(not wrong, f"{path}: its examples", wrong)
    for name, response in API["components"]["responses"].items():
        content = response["content"]["application/json"]
        check(not fault(content["schema"], content["example"]), f"{name}: its example")


def test_verbs():
    """Whatever the hall understands is written of in both."""
    check(len(VERBS) > 40, "the hall's verbs are found", VERBS)
    described = {path.removeprefix("/api/") for path in API["paths"]}
    equal(sorted(described | set(API["x-live"])), sorted(VERBS), "every verb is in docs/openapi.json, or said to be live")
    check(not described & set(API["x-live"]), "none is both")
    rows = "\n".join(line for line in PROTOCOL.splitlines() if line.startswith(("|", "*live*")) or "*live*" in line)
    missing = [verb for verb in VERBS if f"`{verb}`" not in rows]
    check(not missing, "every verb is in docs/protocol.md", missing)
    marked = set(re.findall(r"\*live\* `([a-z]+)`", PROTOCOL))
    equal(sorted(marked), sorted(API["x-live"]), "both say the same of what is live")
    codes = re.findall(r"^\| `([a-z]+)` \|", PROTOCOL.split("## People")[0], re.MULTILINE)
    equal(codes, API["components"]["schemas"]["Failure"]["properties"]["code"]["enum"], "both have the same codes")


# The server.

class Asker:
    """Asks the server and holds both sides to the description."""

    def __init__(self, house):
        self.house = house

    def __call__(self, verb, key=None, get=False, status=200, **members):
        operation = API["paths"][f"/api/{verb}"]["get" if get else "post"]
        name = f"{'GET' if get else 'POST'} {verb}"
        if get:
            parameters = {parameter["name"]: parameter for parameter in operation["parameters"]}
            wrong = next((f"'{member}'" for member in members if member not in parameters), None)
            wrong = wrong or next((found for member, value in members.items() if (found := fault(parameters[member]["schema"], value))), None)
        else:
            wrong = fault(operation["requestBody"]["content"]["application/json"]["schema"], members)
        if status != 400:
            check(not wrong, f"{name}: the request is one that is described", wrong)
        found, headers, text = self.house.request(verb, key, get, **members)
        answer = resolve(operation["responses"].get(str(found), operation["responses"]["default"]))
        kind = headers["content-type"].split(";")[0]
        content = answer["content"].get(kind)
        value = text.decode() if isinstance(text, bytes) else text
        wrong = fault(content["schema"], value) if content else f"it is {kind}"
        check(found == status and not wrong, f"{name}: {found}", (status, wrong, value))
        if status == 200:
            asked.add((verb, get))
        return value


def deal(ask, table, keys):
    """Everybody seals and opens a number."""
    commitment = ask("look", table=table)["info"]["pact"]["commitment"]
    numbers = [bytes([seat + 1]) * 32 for seat in range(len(keys))]
    for seat, key in enumerate(keys):
        ask("seal", key, table=table, seal=seal(seat, commitment, numbers[seat]))
    for seat, key in enumerate(keys):
        ask("reveal", key, table=table, number=numbers[seat].hex())


def test_people(ask, ada, bo):
    ask("rename", ada, name="Ada")
    ask("rename", bo, name="Bo")
    for get in (False, True):
        ask("me", ada, get=get)
        ask("people", ada, get=get)
    ask("rename", ada, status=400, name="")


def test_kept(ask, ada, bo):
    """A record at the server, and nobody else's."""
    ask("kept", ada, get=True)
    ask("keep", ada)
    book = ask("kept", ada)["book"]
    ask("keep", ada, book=book, lines=[{"name": "played/x", "line": '{"id":"x"}'}, {"name": "judged/x", "again": 1, "line": "{}"}])
    ask("keep", ada, book=book, lines=[{"name": "judged/x", "again": 1, "line": None}])
    answer = ask("kept", ada, get=True)
    equal(answer["lines"], [{"name": "played/x", "again": 0, "line": '{"id":"x"}'}, {"name": "judged/x", "again": 1, "line": None}],
          "what was kept is there")
    equal(ask("kept", ada, since=answer["until"])["lines"], answer["lines"][1:], "and what is new of it")
    equal(ask("me", ada)["kept"], answer["lines"][:1], "all that is theirs has it too")
    equal(ask("kept", bo)["lines"], [], "others have nothing of it")
    ask("keep", bo, status=409, book=book, lines=[])
    ask("keep", ada, status=400, book=book, lines=[{"name": "x", "line": "[]"}])
    ask("kept", status=409)
    ask("discard", ada)
    check("book" not in ask("kept", ada), "deleted is deleted")


def test_waiting(ask, ada, bo):
    made = ask("create", ada, game="sunrise-lane", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "computer", "level": "novice"}],
               public=True, time={"kind": "bank", "time": 600000, "more": 15000}, options={"first": "0"}, chat=True)
    table = made["table"]
    for which in ("public", "mine", "finished"):
        ask("tables", ada, get=True, which=which)
    ask("tables", which="public")
    ask("tables", status=400, which="odd")
    ask("tables", status=409, which="mine")
    ask("look", get=True, table=table)
    ask("look", table=table, token=made["token"])
    ask("look", status=404, table="no-table-1")
    ask("join", bo, table=table, seat=1)
    ask("join", new_key(), status=409, table=table, name="Carl")
    ask("moves", ada, status=409, table=table)
    ask("leave", bo, table=table)
    joined = ask("join", table=table, name="Guest")
    ask("remove", ada, table=table, seat=1)
    ask("leave", status=409, table=table, token=joined["token"])
    ask("join", bo, table=table)
    ask("arrange", ada, table=table, seats=[{"kind": "stay", "seat": 0}, {"kind": "stay", "seat": 1}, {"kind": "open"}])
    ask("arrange", bo, status=409, table=table, seats=[])
    ask("invite", ada, status=404, table=table, person="0" * 32)
    ask("start", ada, table=table, without=True)
    ask("abort", bo, table=table)
    ask("close", ada, status=409, table=table)
    other = ask("create", ada, game="shibuya", seats=[{"kind": "me"}, {"kind": "open"}])
    ask("close", ada, table=other["table"])
    ask("create", ada, status=400, game="chess", seats=[{"kind": "me"}])
    ask("create", ada, status=400, game="shibuya", seats=[{"kind": "throne"}])


def test_shows(ask, ada, table):
    """All that can be seen while it is Ada's turn."""
    moves = ask("moves", ada, get=True, table=table)["moves"]["0"]
    ask("moves", ada, table=table, where={"kind": "house"}, limit=3, lang="fr", cells=True)
    ask("moves", ada, table=table, group=0)
    ask("moves", ada, status=409, table=table, where={"kind": "nonsense"})
    for get in (False, True):
        ask("view", ada, get=get, table=table, lang="it")
        ask("board", get=get, table=table)
        ask("preview", ada, get=get, table=table, move=moves[0], events=True)
        ask("previews", ada, get=get, table=table, limit=5)
        ask("log", get=get, table=table, events=True, lang="en")
        ask("turns", ada, get=get, table=table)
        ask("position", ada, get=get, table=table)
        ask("table", ada, get=get, table=table)
        ask("lines", ada, get=get, table=table)
        ask("result", ada, get=get, status=409, table=table)
        ask("record", ada, get=get, status=409, table=table)
    ask("why", ada, table=table, cell=[4, 5], lang="en")
    ask("advance", ada, table=table, position=True)
    ask("advance", table=table, **{"from": 0}, events=True, objects=True, lang="fr")
    ask("job", ada, status=409, table=table, level="novice")
    return moves


def test_game(ask, ada, bo):
    table = ask("create", ada, game="sunrise-lane", seats=[{"kind": "me"}, {"kind": "open"}], options={"first": "0"})["table"]
    token = ask("join", bo, table=table)["token"]
    ask("start", ada, table=table)
    deal(ask, table, (ada, bo))
    moves = test_shows(ask, ada, table)
    ask("move", bo, status=409, table=table, move=moves[0])
    ask("move", ada, status=400, table=table)
    draws = next(move for move in moves if move.startswith("draw"))
    once = ask("move", ada, table=table, move=draws, client="a-1")
    equal(ask("move", ada, table=table, move=draws, client="a-1"), once, "sent twice, played once")
    ask("look", table=table)
    ask("back", ada, table=table)
    ask("look", table=table)
    ask("consent", table=table, token=token, agrees=True)
    ask("absent", ada, status=409, table=table, choice="wait")
    ask("return", ada, status=409, table=table)
    ask("rematch", ada, status=409, table=table)
    ask("resign", bo, table=table)
    again = ask("rematch", ada, table=table)["table"]
    equal(ask("rematch", bo, table=table)["table"], again, "the second is given the first one's")
    for get in (False, True):
        ask("record", get=get, table=table)
    for which in ("mine", "finished"):
        ask("tables", ada, which=which)
    ask("people", ada)


def play_alone(ask, ada):
    """Against a computer, to the end; hints are allowed there."""
    table = ask("create", ada, game="project-skyline", seats=[{"kind": "me"}, {"kind": "computer", "level": "random"}])["table"]
    ask("start", ada, table=table)
    deal(ask, table, (ada,))
    house, hinted = ask.house, False
    while (status := house.ask("advance", ada, table=table))["stage"] == "moving":
        if 0 not in status["people"]:
            continue
        if not hinted:
            hinted = ask("job", ada, table=table, level="novice")
        house.ask("move", ada, table=table, move=house.ask("moves", ada, table=table)["moves"]["0"][0])
    for get in (False, True):
        ask("result", get=get, table=table)
        ask("record", ada, get=get, table=table)
    ask("look", ada, table=table)


def test_http(house):
    """HTTP itself, and what is for the WebSocket alone."""
    for verb in API["x-live"]:
        equal(house.request(verb, new_key(), table="no-table-1")[0], 400, f"{verb} is for the WebSocket alone")
    for speaks, words in (("fr-CH, en;q=0.5", "pas de table"), ("it", "non c'è"), ("de", "no table")):
        check(words in house.request("look", speaks=speaks, table="no-table-1")[2]["error"], f"{speaks}: errors in that language")
    equal(house.request("move", get=True, table="no-table-1")[0], 405, "GET changes nothing")
    equal(house.request("look", "not-a-key", table="no-table-1")[0], 400, "a key that is none")
    equal(house.request("look", body="[]")[0], 400, "a body that is no object")
    equal(house.request("look", body="{" + " " * 100000 + "}")[0], 413, "a body that is too long")


def main():
    test_schemas()
    test_verbs()
    house = House()
    ask, ada, bo = Asker(house), new_key(), new_key()
    test_people(ask, ada, bo)
    test_kept(ask, ada, bo)
    test_waiting(ask, ada, bo)
    test_game(ask, ada, bo)
    play_alone(ask, ada)
    ask("forget", bo)
    test_http(house)
    # Nobody is ever here over HTTP, so these can only be refused: tests/unit/hall.c has them.
    unreachable = {("invite", False), ("absent", False), ("return", False)}
    described = {(path.removeprefix("/api/"), method == "get") for path, item in API["paths"].items() for method in item}
    equal(sorted(described - asked), sorted(unreachable), "every answer was seen once")
    house.close()
    tap.done()


main()
