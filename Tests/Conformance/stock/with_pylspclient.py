# SPDX-License-Identifier: MIT
"""pylspclient: blocking calls, each in its caller's thread, with ids from 0."""

import os
import subprocess
import threading

from pylspclient import JsonRpcEndpoint, LspEndpoint
from pylspclient.lsp_errors import ResponseError

said, pages = [], []
process = subprocess.Popen([os.environ["MARQUEE"]], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
endpoint = LspEndpoint(
    JsonRpcEndpoint(process.stdin, process.stdout),
    notify_callbacks={"$/progress": lambda params: pages.append(len(params["value"]["items"]))},
    timeout=30,
)
endpoint.start()


def code(method, **params):
    try:
        return endpoint.call_method(method, **params)
    except ResponseError as error:
        return error.code


said.append("initialize: " + endpoint.call_method("initialize", capabilities={})["serverInfo"]["name"])
endpoint.send_notification("initialized")
summary = endpoint.call_method("movies/nowPlaying", partialResultToken="t", pageSize=20)
said += ["pages: " + " ".join(map(str, pages)), f"items: {summary['itemCount']}"]
said.append(f"error: {code('movies/nowPlayin')}")
# A cancel may overtake its request and then has no effect, because each calling thread sends on its own.
asked, id = threading.Event(), endpoint.next_id
send = endpoint.json_rpc_endpoint.send_request
endpoint.json_rpc_endpoint.send_request = lambda message: (send(message), asked.set())
caller = threading.Thread(target=lambda: said.append(f"cancelled: {code('movies/get', id='amc:movie:408')}"))
caller.start()
asked.wait()
endpoint.send_notification("$/cancelRequest", id=id)
caller.join()
said.append(f"ping: {endpoint.call_method('server/ping', sequence=7)['sequence']}")
endpoint.call_method("shutdown")
endpoint.send_notification("exit")
said.append(f"exit: {process.wait()}")
with open(os.environ["SAID"], "w", encoding="utf-8") as file:
    file.write("".join(line + "\n" for line in said))
