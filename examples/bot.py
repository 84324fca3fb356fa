#!/usr/bin/env python3
"""A small whole bot for Borgo's tables: it makes a table or joins one, seals its number for the deal, and plays.

    bot.py http://127.0.0.1:8765/#/t/amber-mill-421               joins that table
    bot.py http://127.0.0.1:8765/ --make sunrise-lane             makes one for two, says its invitation, and starts it when it is full
    … --name Robo --greedy                                        a name of its own; takes the move that surely brings most

It needs the package websockets (Debian: python3-websockets). docs/protocol.md says what is spoken, docs/dealer.md what is sealed.
"""
import argparse
import asyncio
import json
import random
import secrets
import sys
from hashlib import blake2b

import websockets


class Refused(Exception):
    """The server's answer to a request that failed: its code and a sentence."""


class Bot:
    def __init__(self, socket, table, token=None):
        self.socket, self.table, self.token = socket, table, token
        self.ids, self.answers, self.seat = 0, {}, None
        self.number = self.dealt = self.info = self.status = None
        self.news = asyncio.Event()

    async def listen(self):
        """Takes all that comes: answers go to who waits for them, the rest is what is new at the table."""
        while True:
            message = json.loads(await self.socket.recv())
            if "id" in message:
                self.answers.pop(message["id"]).set_result(message["answer"])
            elif message["push"] == "info":
                self.info = message["info"]
            elif message["push"] == "event" and "status" in message:
                self.status = message["status"]
            self.news.set()

    async def ask(self, do, **members):
        """One request, and its answer. Who asks too often is told how long to wait."""
        self.ids += 1
        waiting = self.answers[self.ids] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"id": self.ids, "do": do, **members}))
        answer = await waiting
        if answer["ok"]:
            return answer
        if answer["code"] != "limit":
            raise Refused(answer["code"], answer["error"])
        await asyncio.sleep(answer["wait"] / 1000)
        return await self.ask(do, **members)

    def at_table(self, do, **members):
        return self.ask(do, table=self.table, **members)

    # The deal: nobody can choose it if everybody adds a number that was sealed before the others were seen.

    async def help_deal(self):
        pact = self.info["pact"]
        step = pact["phase"], pact["commitment"]
        if self.seat not in pact["awaited"] or step == self.dealt:
            return
        self.dealt = step
        if pact["phase"] == "sealing":
            self.number = secrets.token_bytes(32)
            message = b"borgo seal\0" + bytes([self.seat]) + bytes.fromhex(pact["commitment"]) + self.number
            await self.at_table("seal", seal=blake2b(message, digest_size=32).hexdigest())
        else:
            await self.at_table("reveal", number=self.number.hex())

    # The game. Whose turn it is says `people` of the status; all that is legal is in `moves`.

    async def choose(self, greedy):
        if greedy:
            seen = (await self.at_table("previews", limit=500))["previews"]
            random.shuffle(seen)
            return max(seen, key=lambda move: move["points"][self.seat] or 0)["move"]
        return random.choice((await self.at_table("moves"))["moves"][str(self.seat)])

    async def play(self, greedy):
        """One decision. `client` is our own name for it: sent again, it would not be played again."""
        move = await self.choose(greedy)
        await self.at_table("move", move=move, client=secrets.token_hex(8))

    async def act(self, greedy):
        """Does what is awaited of us, if anything is. False when the game is over."""
        info, status = self.info, self.status
        if info["phase"] in ("over", "closed") or (status and status["stage"] == "over"):
            return False
        if info["phase"] == "sealing":
            await self.help_deal()
        elif info.get("wish") and self.seat in info["wish"]["awaited"]:
            await self.at_table("consent", agrees=True)
        elif status and status["stage"] == "moving" and self.seat in status["people"]:
            self.status = None  # until the next event
            await self.play(greedy)
        return True

    async def run(self, greedy):
        entered = await self.at_table("enter", token=self.token)
        self.seat, self.info, self.status = entered["seat"], entered["table"], entered.get("status")
        while True:
            self.news.clear()
            try:
                if not await self.act(greedy):
                    return await self.at_table("record")
            except Refused as refused:  # the game has gone on meanwhile: there will be news
                print(*refused.args, file=sys.stderr)
            await self.news.wait()


async def sit_and_play(bot, words, home):
    await bot.ask("hello", name=words.name)
    if words.make:
        seat = await bot.ask("create", game=words.make, seats=[{"kind": "me"}, {"kind": "open"}])
        bot.table, bot.token = seat["table"], seat["token"]
        print(f"{home}#/t/{bot.table}", flush=True)
        await bot.at_table("start", token=bot.token)  # as soon as all chairs are taken
    else:
        bot.token = (await bot.at_table("join"))["token"]
    return (await bot.run(words.greedy))["record"]


async def main(words):
    home, _, table = words.link.partition("#/t/")
    async with websockets.connect(home.replace("http", "ws", 1) + "live", subprotocols=["borgo"], max_size=None) as socket:
        bot = Bot(socket, table)
        listening = asyncio.create_task(bot.listen())
        playing = asyncio.create_task(sit_and_play(bot, words, home))
        done, _ = await asyncio.wait((listening, playing), return_when=asyncio.FIRST_COMPLETED)
        listening.cancel()
        record = done.pop().result()  # a bot for long games would connect again, and `enter` with the last number it has
    if words.record:
        with open(words.record, "w", encoding="utf-8") as file:
            file.write(record)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("link")
    parser.add_argument("--make", metavar="GAME")
    parser.add_argument("--name", default=f"Bot {secrets.token_hex(2)}")
    parser.add_argument("--greedy", action="store_true")
    parser.add_argument("--record", metavar="FILE", help="where the record goes when the game is over")
    asyncio.run(main(parser.parse_args()))
