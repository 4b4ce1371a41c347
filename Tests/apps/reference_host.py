# SPDX-License-Identifier: MIT
"""A host of MCP Apps for the tests: a page and a sandbox proxy on two origins, Debian's chromium, and `marquee mcp`
behind them. Every message between the host and the view is checked against messages.json and kept."""

import contextlib
import functools
import http.server
import json
import pathlib
import threading
import urllib.parse

import jsonschema
from playwright.sync_api import sync_playwright

FOLDER = pathlib.Path(__file__).resolve().parent
CHROMIUM = "/usr/bin/chromium"
EVERYTHING = {"openLinks": {}, "serverTools": {}, "serverResources": {}}
SCHEMA = json.loads((FOLDER / "messages.json").read_text())


def policy(csp):
    """The Content-Security-Policy that the specification constructs from a resource's metadata."""
    def sources(key, *own):
        return " ".join([*own, *csp.get(key, [])])
    return "; ".join([
        "default-src 'none'",
        "script-src " + sources("resourceDomains", "'self'", "'unsafe-inline'"),
        "style-src " + sources("resourceDomains", "'self'", "'unsafe-inline'"),
        "img-src " + sources("resourceDomains", "'self'", "data:"),
        "font-src " + sources("resourceDomains", "'self'"),
        "media-src " + sources("resourceDomains", "'self'", "data:"),
        "connect-src " + (sources("connectDomains") or "'none'"),
        # The proxy's own frame holds the view, which has no address.
        "frame-src " + (sources("frameDomains") or "'none'"),
        "object-src 'none'",
        "base-uri " + (sources("baseUriDomains") or "'self'"),
    ])


class Pages(http.server.SimpleHTTPRequestHandler):
    """Serves this folder; the proxy's page with the policy that its address names."""

    def end_headers(self):
        query = urllib.parse.parse_qs(urllib.parse.urlparse(self.path).query)
        if "csp" in query:
            self.send_header("Content-Security-Policy", policy(json.loads(query["csp"][0])))
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def origin():
    """An HTTP server on loopback: its origin."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Pages, directory=FOLDER))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Browser:
    """Chromium and the two origins, for all tests of a file."""

    def __init__(self):
        self.stack = contextlib.ExitStack()
        self.host = self.stack.enter_context(origin())
        self.sandbox = self.stack.enter_context(origin())
        playwright = self.stack.enter_context(sync_playwright())
        self.chromium = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"])
        self.stack.callback(self.chromium.close)

    def close(self):
        self.stack.close()


class Host:
    """One conversation with one view. A context manager."""

    def __init__(self, browser, server, *, width=640, height=900, touch=False):
        self.browser, self.server = browser, server
        self.messages, self.requests, self.invalid, self.errors, self.asked = [], [], [], [], {}
        # Replaces what the server answers: a function of the method, the params and the answer.
        self.change = lambda method, params, answer: answer
        self.context = browser.chromium.new_context(viewport={"width": width, "height": height}, has_touch=touch)
        self.page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("console", lambda line: line.type == "error" and self.errors.append(line.text))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.expose_function("record", self.record)
        self.page.expose_function("relay", self.relay)
        self.page.goto(browser.host + "/host.html")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()

    def record(self, sender, message):
        """Keeps a message, and what is wrong with it."""
        self.messages.append((sender, message))
        checks = [("fromView" if sender == "view" else "fromHost", message)]
        other = "host" if sender == "view" else "view"
        if "id" in message and "method" in message:
            self.asked[sender, message["id"]] = message["method"]
        elif "id" in message:
            method = self.asked.pop((other, message["id"]), None)
            checks += [("results/" + method.replace("/", "~1"), message.get("result", {}))] if "result" in message else []
            if method is None:
                self.invalid.append((sender, "a response to nothing", message["id"]))
        for kind, value in checks:
            for error in jsonschema.Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{kind}"}).iter_errors(value):
                self.invalid.append((sender, message.get("method", kind), error.message[:500]))

    def relay(self, method, params):
        return self.change(method, params, self.server.request(method, params))

    def open(self, tool=None, *, capabilities=EVERYTHING, early=None, refusals={}, **context):
        """Loads the view into its sandbox and waits until it has initialized, unless that is refused."""
        resource = self.server.document()
        csp = resource["_meta"]["ui"]["csp"]
        if tool:
            context["toolInfo"] = {"id": 1, "tool": {"name": tool, "inputSchema": {"type": "object"}}}
        query = urllib.parse.urlencode({"csp": json.dumps(csp), "host": self.browser.host})
        self.page.evaluate("openView", {
            "proxy": f"{self.browser.sandbox}/proxy.html?{query}", "html": resource["text"], "csp": csp, "early": early,
            "refusals": refusals, "capabilities": capabilities, "context": {"theme": "light", "locale": "en-US", **context}})
        if "ui/initialize" not in refusals:
            self.page.wait_for_function("state.times.initialized !== undefined")
        return self

    def show(self, tool, arguments, result=None):
        """Calls the tool and sends its input and its result to the view."""
        result = result or self.call(tool, arguments)
        self.send("ui/notifications/tool-input", {"arguments": arguments})
        self.send("ui/notifications/tool-result", result)
        return result

    def call(self, tool, arguments):
        return self.relay("tools/call", {"name": tool, "arguments": arguments})

    def send(self, method, params):
        self.page.evaluate("([method, params]) => send(method, params)", [method, params])

    @property
    def view(self):
        """The document of the view."""
        return self.page.frame_locator("iframe").frame_locator("iframe")

    @property
    def frame(self):
        return next(frame for frame in self.page.frames if frame.url == "about:srcdoc")

    def state(self, name):
        return self.page.evaluate(f"state.{name}")

    def sent(self, method):
        """The params of the view's messages of this method."""
        return [message.get("params") for sender, message in self.messages
                if sender == "view" and message.get("method") == method]
