# SPDX-License-Identifier: MIT
"""The view of assistants' results in chromium: from the tool's result at the host to the picture, by the browser's own
trace. The host is that of Tests/apps, with its two frames."""

import contextlib
import copy
import json
import os
import sys
import tempfile

from report import Row
from turns import middle

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../apps"))
os.environ.setdefault("MARQUEE_BIN", os.environ["MARQUEE"])

ROUNDS = 5
# Marks the times at which the view receives its next message, and at which the face is in the view's document.
MARK_FACE = """() => {
    const received = (event) => performance.mark("received", { startTime: event.timeStamp });
    addEventListener("message", received, { once: true });
    new MutationObserver((_, observer) => {
        if (document.querySelector("h1")) { performance.mark("face"); observer.disconnect(); }
    }).observe(document.body, { childList: true, subtree: true });
}"""

# The least work that draws as many boxes: after a message, rows of elements with a border and nothing else.
PLAIN_PAGE = """<!DOCTYPE html><style>
    div { display: flex } span { flex: none; width: 21px; height: 21px; margin: 1.5px; border: 1.5px solid; border-radius: 5px }
</style><body><script>
    addEventListener("message", () => {
        const page = document.createElement("main");
        page.append(document.createElement("h1"));
        for (let row = 0; row < 25; row += 1) {
            const line = document.createElement("div");
            for (let seat = 0; seat < 40; seat += 1) line.append(document.createElement("span"));
            page.append(line);
        }
        document.body.replaceChildren(page);
    }, { once: true });
</script>"""

# Sends the result and returns some time after it is shown: questions of the test meanwhile would take the view's time.
SEND_AND_SETTLE = """(result) => {
    send("ui/notifications/tool-result", result);
    return new Promise((done) => setTimeout(done, 1000));
}"""


def rows(effort):
    # Chromium and playwright are needed for these rows only.
    from case import FILMS, KEY, NEW_YORK, SEATS, answer_of
    from hostile_test import hall
    from reference_host import Browser, Host
    from server import Server

    with contextlib.closing(Browser()) as browser, contextlib.closing(Server()) as server:
        def measured(call, result, act=None):
            """The browser's trace of a result that is shown, and of what is done then."""
            with Host(browser, server, width=1000) as host:
                host.open(call[0])
                host.send("ui/notifications/tool-input", {"arguments": call[1]})
                host.frame.evaluate(MARK_FACE)
                # Copying each message for a test takes longer than to show it.
                host.page.evaluate("window.record = () => {}")
                with traced(browser, host.page) as events:
                    host.page.evaluate(SEND_AND_SETTLE, result)
                    host.view.locator("h1").wait_for()
                    if act:
                        act(host)
                    settle(host)
            return events

        def measured_plainly():
            """The browser's trace of a message to the plain page."""
            with contextlib.closing(browser.chromium.new_page(viewport={"width": 1000, "height": 900})) as page:
                page.set_content(PLAIN_PAGE)
                page.evaluate(MARK_FACE)
                with traced(browser, page) as events:
                    page.evaluate("() => { postMessage(1); return new Promise((done) => setTimeout(done, 1000)); }")
            return events

        for name, call in (("what's on", NEW_YORK), ("seats", SEATS), ("films", FILMS)):
            result = server.call(*call)
            ours = middle([picture(measured(call, result)) for _ in range(ROUNDS)])
            yield Row(f"tool result to picture: {name}", ours, "ms", target="at most 100 ms", met=ours <= 100)

        result = copy.deepcopy(server.call(*SEATS))
        result["_meta"][KEY] |= {"answer": {**answer_of(result), "groups": []}, "layout": hall(25, 40)}

        traces, plain = zip(*[(measured(SEATS, result), measured_plainly()) for _ in range(ROUNDS)])
        ours = middle([picture(events) for events in traces])
        yield Row("the same: a hall of 1,000 seats", ours, "ms", target="at most 100 ms", met=ours <= 100)
        ours, peer = (middle([drawing(events) for events in some]) for some in (traces, plain))
        yield Row("1,000 seats drawn", ours, "ms", "1,000 plain boxes", peer, target="at most 50 ms", met=ours <= 50)

        def drag(host):
            seats = host.view.get_by_role("gridcell")
            start, end = (seats.nth(index).bounding_box() for index in (414, 432))
            host.page.evaluate("performance.mark('drag')")
            host.page.mouse.move(start["x"] + 5, start["y"] + 5)
            host.page.mouse.down()
            host.page.mouse.move(end["x"] + 5, end["y"] + 60, steps=60)
            host.page.mouse.up()

        longest = middle([longest_task(measured(SEATS, result, drag)) for _ in range(ROUNDS)])
        yield Row("the longest task while a choice of these is dragged", longest, "ms", target="at most 16 ms", met=longest <= 16)


@contextlib.contextmanager
def traced(browser, page):
    """Yields a list that has the browser's trace events of the block at its end."""
    events = []
    with tempfile.TemporaryDirectory(prefix="marquee-") as folder:
        path = os.path.join(folder, "trace.json")
        browser.chromium.start_tracing(
            page=page, path=path, categories=["devtools.timeline", "toplevel", "blink.user_timing", "loading"])
        yield events
        browser.chromium.stop_tracing()
        with open(path) as file:
            events += json.load(file)["traceEvents"]


def settle(host):
    """Waits until two frames of the view have been drawn."""
    host.frame.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def mark(events, name):
    """The time of a page's performance.mark, in microseconds."""
    return next(event["ts"] for event in events if event["name"] == name and "user_timing" in event["cat"])


def picture(events):
    """The milliseconds from the host's mark "result" to the frame on the screen that first has the view's "face"."""
    face = mark(events, "face")
    # The first frame that is drawn after the face is in the document shows it. A frame begins with the task that made
    # it necessary, before it is drawn, and has the id of its presentation; those of earlier frames may still come.
    drawn = min(event["ts"] for event in events
                if event["name"] == "AnimationFrame::Render" and event["ph"] == "b" and event["ts"] >= face)
    begun = [event for event in events
             if event["name"] == "AnimationFrame" and event["ph"] == "b" and event["ts"] <= drawn]
    frame = max(begun, key=lambda event: event["ts"])["args"]["id"]
    shown = next(event["ts"] for event in events
                 if event["name"] == "AnimationFrame::Presentation" and event["args"]["id"] == frame)
    return (shown - mark(events, "result")) / 1000


def drawing(events):
    """The milliseconds from the message with the result in the view to the end of the painting of its "face": script,
    styles, layout and paint. The host's two frames and the waiting for ticks of the screen are not in it."""
    face = next(event for event in events if event["name"] == "face" and "user_timing" in event["cat"])
    paints = [event for event in events
              if event["name"] == "Paint" and event["pid"] == face["pid"] and event["ts"] >= face["ts"]]
    painted = min(paints, key=lambda event: event["ts"])
    return (painted["ts"] + painted["dur"] - mark(events, "received")) / 1000


def longest_task(events):
    """The milliseconds of the longest task of the view's process since the mark "drag"."""
    begin = mark(events, "drag")
    main = {(event["pid"], event["tid"]) for event in events
            if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"}
    return max(event.get("dur", 0) for event in events if event["name"] == "ThreadControllerImpl::RunTask"
               and event["ts"] >= begin and (event["pid"], event["tid"]) in main) / 1000
