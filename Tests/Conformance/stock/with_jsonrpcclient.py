# SPDX-License-Identifier: MIT
"""jsonrpcclient, which builds requests and parses responses, and leaves the pipe to its user."""

import json
import os
import subprocess

from jsonrpcclient import Error, Ok, notification_json, parse, request_json

said, pages = [], []
process = subprocess.Popen(
    [os.environ["MARQUEE"]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
)


def send(text):
    process.stdin.write(text + "\n")
    process.stdin.flush()


def receive():
    for line in process.stdout:
        message = json.loads(line)
        if "method" not in message:
            return parse(message)
        pages.append(len(message["params"]["value"]["items"]))


def ask(method, params=None):
    send(request_json(method, params=params))
    return receive()


match ask("initialize", {"capabilities": {}}):
    case Ok(result, _):
        said.append(f"initialize: {result['serverInfo']['name']}")
match ask("movies/nowPlaying", {"partialResultToken": "t", "pageSize": 20}):
    case Ok(result, _):
        said += ["pages: " + " ".join(map(str, pages)), f"items: {result['itemCount']}"]
match ask("movies/nowPlayin"):
    case Error(code, _, _, _):
        said.append(f"error: {code}")
send(request_json("movies/get", params={"id": "amc:movie:408"}, id="one"))
send(notification_json("$/cancelRequest", params={"id": "one"}))
match receive():
    case Error(code, _, _, "one"):
        said.append(f"cancelled: {code}")
match ask("server/ping", (7,)):
    case Ok(result, _):
        said.append(f"ping: {result['sequence']}")
process.stdin.close()
said.append(f"exit: {process.wait()}")
with open(os.environ["SAID"], "w", encoding="utf-8") as file:
    file.write("".join(line + "\n" for line in said))
