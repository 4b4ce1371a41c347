# SPDX-License-Identifier: MIT
"""jsonrpc-glib, as GNOME Builder uses it, through its introspection data."""

import os

import gi

gi.require_version("Jsonrpc", "1.0")
from gi.repository import Gio, GLib, Jsonrpc  # noqa: E402

said, pages = [], []
process = Gio.Subprocess.new(
    [os.environ["MARQUEE"]], Gio.SubprocessFlags.STDIN_PIPE | Gio.SubprocessFlags.STDOUT_PIPE
)
client = Jsonrpc.Client.new(Gio.SimpleIOStream.new(process.get_stdout_pipe(), process.get_stdin_pipe()))
client.connect(
    "notification", lambda _client, _method, params: pages.append(len(params.unpack()["value"]["items"]))
)
client.start_listening()


def start(method, params):
    """Sends a request. Its outcome goes into the returned list."""
    outcome = []

    def finish(client, result):
        try:
            outcome.append(client.call_finish(result)[1].unpack())
        except GLib.Error as error:
            outcome.append(GLib.Variant.parse(None, error.message, None, None)["code"])

    client.call_async(method, GLib.Variant.parse(None, params, None, None), None, finish)
    return outcome


def wait(outcome):
    # Not MainLoop.run: sending a notification dispatches events too, so the outcome may be there already, and a loop
    # that is told to quit before it runs never ends.
    while not outcome:
        GLib.MainContext.default().iteration(True)
    return outcome[0]


def ask(method, params):
    return wait(start(method, params))


said.append("initialize: " + ask("initialize", "{'capabilities': <@a{sv} {}>}")["serverInfo"]["name"])
client.send_notification("initialized", GLib.Variant.parse(None, "@a{sv} {}", None, None), None)
summary = ask("movies/nowPlaying", "{'partialResultToken': <'t'>, 'pageSize': <20>}")
said.append("pages: " + " ".join(map(str, pages)))
said.append(f"items: {summary['itemCount']}")
said.append(f"error: {ask('movies/nowPlayin', '@a{sv} {}')}")
# Its ids count from 1 and it doesn't expose them: this is the fourth request.
answer = start("movies/get", "{'id': <'amc:movie:408'>}")
client.send_notification("$/cancelRequest", GLib.Variant.parse(None, "{'id': <4>}", None, None), None)
said.append(f"cancelled: {wait(answer)}")
pong = ask("server/ping", "{'sequence': <7>}")
said.append(f"ping: {pong['sequence']}")
ask("shutdown", "@a{sv} {}")
client.send_notification("exit", None, None)
process.wait()
said.append(f"exit: {process.get_exit_status()}")
with open(os.environ["SAID"], "w", encoding="utf-8") as file:
    file.write("".join(line + "\n" for line in said))
