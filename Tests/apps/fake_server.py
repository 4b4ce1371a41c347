# SPDX-License-Identifier: MIT
"""Stands for the server's side until it is there."""
import base64, json, os, pathlib, subprocess, tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
MARQUEE = os.environ.get("MARQUEE_BIN", str(ROOT / ".build/debug/marquee"))

class Server:
    def __init__(self):
        self.home = tempfile.TemporaryDirectory()
        env = {"HOME": self.home.name, "PATH": os.environ["PATH"]}
        self.backend = subprocess.Popen([MARQUEE, "--sandbox"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env)
        self.assistant = subprocess.Popen([MARQUEE, "mcp", "--sandbox"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env)
        self.ids = 0
        self.ask(self.assistant, "initialize", {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}})

    def ask(self, process, method, params):
        self.ids += 1
        process.stdin.write(json.dumps({"jsonrpc": "2.0", "id": self.ids, "method": method, "params": params}).encode() + b"\n")
        process.stdin.flush()
        while True:
            message = json.loads(process.stdout.readline())
            if message.get("id") == self.ids:
                return message

    def contract(self, method, params):
        return self.ask(self.backend, method, params)

    def request(self, method, params):
        if method == "resources/read":
            if params["uri"] == "ui://marquee/view":
                text = (ROOT / "clients/assistants/view/view.html").read_text()
                return {"contents": [{"uri": params["uri"], "mimeType": "text/html;profile=mcp-app", "text": text, "_meta": {"ui": {"csp": {}, "prefersBorder": True}}}]}
            answer = self.contract("images/fetch", {"id": params["uri"].removeprefix("marquee://poster/"), "kind": "movie", "width": 200})
            if "error" in answer:
                raise RuntimeError(answer["error"]["message"])
            answer = answer["result"]
            return {"contents": [{"uri": params["uri"], "mimeType": answer["contentType"], "blob": base64.b64encode(open(answer["path"], "rb").read()).decode()}]}
        name, arguments = params["name"], params["arguments"]
        if name == "view_data":
            answer = self.contract(arguments["method"], arguments["params"])
            if "error" in answer:
                return {"isError": True, "content": [{"type": "text", "text": answer["error"]["message"]}], "_meta": {"marquee/error": answer["error"]}}
            return {"content": [], "structuredContent": {"answer": answer["result"]}}
        table = {"whats_on_near": ("whatsOn", "showtimes/whatsOn"), "showtimes_and_seats": ("seats", "showtimes/plan"), "find_film": ("films", "movies/find"), "my_films": ("films", "library/list")}
        face, method = table.get(name, (None, None))
        answer = self.ask(self.assistant, "tools/call", {"name": name, "arguments": arguments})
        if "error" in answer:
            raise RuntimeError(answer["error"]["message"])
        result = answer["result"]
        if face and not result.get("isError"):
            renamed = {"showtimeId": "id", "film": "query" if face == "films" else "movie"}
            asked = {renamed.get(key, key): value for key, value in arguments.items()}
            answer = self.contract(method, asked)
            result["_meta"] = {"marquee/view": {"face": face, "call": {"method": method, "params": asked}, "answer": answer["result"]}}
        return result

    def close(self):
        for p in (self.backend, self.assistant):
            p.kill(); p.wait(); p.stdin.close(); p.stdout.close()
        self.home.cleanup()
