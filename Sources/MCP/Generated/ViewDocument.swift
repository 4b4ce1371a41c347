// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from clients/assistants/view/; changes belong there.

/// The document that shows the results of tools.
enum ViewDocument {
  /// clients/assistants/view/view.html
  static let text: StaticString = #"""
<!DOCTYPE html>
<!-- Written by clients/assistants/view/build. sources sha256:e431a93f3751c100020dc3aec4161082b8bbb5232f29f3728988c9e1ddf380ee tsc 4.8.4 -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Marquee</title>
<style>
:root {
  color-scheme: light;
  --color-background-primary: #ffffff; --color-background-secondary: #f5f4f1; --color-background-tertiary: #e8e6e1;
  --color-background-inverse: #23211e; --color-background-danger: #fdeceb; --color-background-info: #dcebfa;
  --color-background-success: #dff2e1;
  --color-text-primary: #1f1d1a; --color-text-secondary: #5c5851; --color-text-inverse: #ffffff;
  --color-text-danger: #a3211a; --color-text-success: #1d6127; --color-text-info: #14528f;
  --color-border-primary: #d3d0c9; --color-border-secondary: #87827a;
  --color-ring-primary: #1a66c9;
  --font-sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  --font-weight-normal: 400; --font-weight-medium: 500; --font-weight-semibold: 600;
  --font-text-xs-size: 12px; --font-text-sm-size: 13.5px; --font-text-md-size: 15px;
  --font-heading-xs-size: 15px; --font-heading-sm-size: 17px; --font-heading-md-size: 21px;
  --border-radius-sm: 6px; --border-radius-md: 9px; --border-radius-lg: 14px; --border-radius-full: 999px;
  --chosen: #f5b521; --on-chosen: #251a00; --best: #b36b00;
}
:root[data-theme="dark"] {
  color-scheme: dark;
  --color-background-primary: #1c1b1a; --color-background-secondary: #282624; --color-background-tertiary: #383532;
  --color-background-inverse: #f3f1ed; --color-background-danger: #451b18; --color-background-info: #17324d;
  --color-background-success: #1a3a20;
  --color-text-primary: #f3f1ed; --color-text-secondary: #b5b0a7; --color-text-inverse: #1c1b1a;
  --color-text-danger: #ffb3ab; --color-text-success: #98d8a2; --color-text-info: #9fcbf7;
  --color-border-primary: #45413d; --color-border-secondary: #8f8a82;
  --color-ring-primary: #7db4ff;
  --best: #f5b521;
}
* { box-sizing: border-box; }
body {
  margin: 0; color: var(--color-text-primary); background: var(--color-background-primary);
  padding: calc(16px + var(--inset-top, 0px)) calc(16px + var(--inset-right, 0px))
    calc(16px + var(--inset-bottom, 0px)) calc(16px + var(--inset-left, 0px));
  font: var(--font-weight-normal) var(--font-text-md-size)/1.45 var(--font-sans);
  overflow-wrap: anywhere; -webkit-text-size-adjust: 100%;
}
main { max-width: 1120px; margin: 0 auto; }
h1, h2, h3, p, ul, dl { margin: 0; padding: 0; }
h1 { font-size: var(--font-heading-md-size); line-height: 1.25; font-weight: var(--font-weight-semibold); }
h2 { font-size: var(--font-heading-sm-size); line-height: 1.3; font-weight: var(--font-weight-semibold); }
b { font-weight: var(--font-weight-semibold); }
header { margin-bottom: 12px; }
[hidden] { display: none !important; }
.unseen, .fonts {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.facts { display: flex; flex-wrap: wrap; font-size: var(--font-text-sm-size); color: var(--color-text-secondary); }
.facts:empty { display: none; }
.facts > span:not(:last-child)::after { content: "\b7"; margin: 0 6px; }
.count, .caveat, .message { font-size: var(--font-text-sm-size); color: var(--color-text-secondary); }
.message:empty, .caveat:empty, .count:empty { display: none; }
.bar { display: flex; justify-content: space-between; max-width: 1120px; margin: 0 auto; }
.bar:not(:empty) { margin-bottom: 8px; }
.bar .mode { margin-inline-start: auto; }
:focus-visible { outline: 2px solid var(--color-ring-primary); outline-offset: 2px; }
[dir="rtl"] body { text-align: right; }
[dir="rtl"] :is(h1, h2, h3, p, span, b, small, button, label, li, dt, dd) { unicode-bidi: plaintext; }
[dir="rtl"] .facts > span { unicode-bidi: normal; }
@media (max-width: 480px) { body { padding-inline: 12px; } }
@media (prefers-reduced-motion: no-preference) {
  button, .poster img { transition: background-color 0.12s, border-color 0.12s, opacity 0.2s; }
  .skeleton { animation: breathe 1.4s ease-in-out infinite alternate; }
}
@keyframes breathe { to { opacity: 0.45; } }
button, select {
  font: inherit; color: inherit; background: none; border: 1px solid transparent; cursor: pointer;
  border-radius: var(--border-radius-md);
}
button:disabled { cursor: default; opacity: 0.55; }
.plain { padding: 4px 8px; margin-inline: -8px; color: var(--color-text-secondary); font-size: var(--font-text-sm-size); }
.plain:hover { background: var(--color-background-secondary); color: var(--color-text-primary); }
.primary, .secondary { min-height: 40px; padding: 7px 16px; font-weight: var(--font-weight-medium); }
.primary { background: var(--color-background-inverse); color: var(--color-text-inverse); }
.secondary { border-color: var(--color-border-secondary); }
.secondary:hover:enabled, .step:hover:enabled { background: var(--color-background-secondary); }
.primary:hover { opacity: 0.88; }
.title { padding: 0; text-align: start; border-radius: var(--border-radius-sm); }
.title::after { content: "\a0▾"; content: "\a0▾" / ""; font-size: 0.75em; color: var(--color-text-secondary); }
.title[aria-expanded="true"]::after { content: "\a0▴"; content: "\a0▴" / ""; }
.title:hover { text-decoration: underline; text-underline-offset: 3px; }
.filters { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 10px; }
select {
  min-height: 34px; max-width: min(100%, 210px); padding: 4px 10px; font-size: var(--font-text-sm-size); text-overflow: ellipsis;
  border-color: var(--color-border-secondary); border-radius: var(--border-radius-full);
  background: var(--color-background-primary);
}
select:has(option:checked:not([value=""])) { background: var(--color-background-inverse); color: var(--color-text-inverse); }
.marks { display: flex; flex-wrap: wrap; gap: 6px; }
.mark { min-height: 30px; padding: 2px 10px; font-size: var(--font-text-sm-size); border-color: var(--color-border-secondary);
  border-radius: var(--border-radius-full); }
.mark::before { content: "+ "; content: "+ " / ""; }
.mark[aria-pressed="true"] { background: var(--color-background-inverse); color: var(--color-text-inverse); }
.mark[aria-pressed="true"]::before { content: "✓ "; content: "✓ " / ""; }
.mark:hover { border-color: var(--color-text-primary); }
.notice { padding: 12px 14px; border-radius: var(--border-radius-md); background: var(--color-background-secondary);
  white-space: pre-line; }
.notice.danger { background: var(--color-background-danger); color: var(--color-text-danger); }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 10px; }
.progress { display: grid; gap: 10px; }
.skeleton { height: 96px; border-radius: var(--border-radius-lg); background: var(--color-background-secondary); }
.skeleton:nth-of-type(3) { opacity: 0.6; }
.poster {
  flex: none; align-self: start; width: 76px; aspect-ratio: 2 / 3; display: grid; place-items: center; overflow: hidden;
  border-radius: var(--border-radius-sm); background: var(--color-background-tertiary);
  color: var(--color-text-secondary); font-size: 28px; font-weight: var(--font-weight-semibold);
}
.poster img { width: 100%; height: 100%; object-fit: cover; display: block; }
.rating { color: var(--color-text-primary); font-weight: var(--font-weight-medium); }
.film { display: flex; gap: 14px; padding: 14px 0; border-top: 1px solid var(--color-border-primary); }
.film.open { grid-column: 1 / -1; }
.film .body { flex: 1; min-width: 0; }
.films { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 500px), 1fr)); column-gap: 32px; margin-top: 6px; }
.end { padding-top: 12px; }
.end:empty { display: none; }
.details { margin-top: 8px; }
.details > * + * { margin-top: 10px; }
.overview { max-width: 68ch; }
.theatres { display: grid; gap: 10px; }
h3 { font-size: var(--font-text-sm-size); font-weight: var(--font-weight-medium); margin-bottom: 5px; }
.away { margin-inline-start: 8px; color: var(--color-text-secondary); font-weight: var(--font-weight-normal); }
.times { display: flex; flex-wrap: wrap; gap: 7px; align-items: stretch; }
.showing {
  display: grid; align-content: start; min-width: 84px; max-width: 100%; padding: 5px 11px; text-align: start; line-height: 1.3;
  border-color: var(--color-border-secondary); font-size: var(--font-text-xs-size);
}
.showing .time { font-size: var(--font-text-md-size); font-weight: var(--font-weight-semibold); white-space: nowrap; }
.showing .format { color: var(--color-text-info); font-weight: var(--font-weight-medium); }
.showing .price { color: var(--color-text-secondary); }
.showing .state { color: var(--color-text-danger); }
.showing:hover:enabled { background: var(--color-background-secondary); border-color: var(--color-text-primary); }
.showing.soldOut, .showing.cancelled { border-style: dashed; }
.showing.soldOut .time, .showing.cancelled .time { color: var(--color-text-secondary); text-decoration: line-through; }
.more { align-self: center; text-decoration: underline; text-underline-offset: 3px; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr)); gap: 20px 16px; }
.tile { display: flex; flex-direction: column; gap: 8px; min-width: 0; }
.tile .poster { width: 100%; font-size: 44px; border-radius: var(--border-radius-md); }
.tile h2 { font-size: var(--font-heading-xs-size); }
.tile .body { display: grid; gap: 4px; min-width: 0; }
.tile .marks { margin-top: 4px; }
.tile.open { grid-column: 1 / -1; flex-direction: row; gap: 16px; }
.tile.open .poster { width: 150px; }
.tile.open .body { flex: 1; align-content: start; }
.film .poster, .tile .poster { cursor: pointer; }
.badge { padding: 1px 8px; border-radius: var(--border-radius-full); font-size: var(--font-text-xs-size);
  background: var(--color-background-tertiary); color: var(--color-text-primary); }
.badge.playing, .badge.advanceTickets { background: var(--color-background-success); color: var(--color-text-success); }
@media (max-width: 480px) {
  .film { gap: 10px; }
  .film .poster { width: 56px; font-size: 22px; }
  .grid { grid-template-columns: 1fr; gap: 14px; }
  .tile, .tile.open { flex-direction: row; gap: 12px; }
  .tile .poster, .tile.open .poster { width: 84px; font-size: 28px; }
  .tile .body { flex: 1; align-content: start; }
}
.showtime { display: flex; gap: 14px; align-items: center; }
.showtime .poster { width: 52px; font-size: var(--font-heading-md-size); }
.controls, .party, .party [role="group"], .party label { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.controls { justify-content: space-between; margin-bottom: 10px; }
.party { gap: 8px 18px; font-size: var(--font-text-sm-size); }
.party output { min-width: 1.6em; text-align: center; font-weight: var(--font-weight-semibold); }
.step { width: 34px; height: 34px; border-color: var(--color-border-secondary); border-radius: var(--border-radius-full); }
.party input { width: 18px; height: 18px; margin: 0; accent-color: var(--color-background-inverse); }
.seats[aria-busy="true"] .mapPlace, .seats[aria-busy="true"] aside { opacity: 0.5; }
.choosing .notice { margin-bottom: 10px; }
.frame { container-type: inline-size; overflow-x: auto; padding: 4px 0 8px; contain: content; }
.hall {
  font-size: clamp(24px, calc((100cqw - 56px) / var(--columns)), 38px);
  position: relative; width: max-content; min-width: 100%; user-select: none; -webkit-user-select: none;
}
.screen {
  width: 70%; max-width: 20em; margin: 0 auto 0.4em; padding: 0.1em 0; text-align: center; color: var(--color-text-secondary);
  border-top: 4px solid var(--color-border-secondary); border-radius: 50% 50% 0 0 / 14px 14px 0 0;
}
.screen span { font-size: var(--font-text-xs-size); letter-spacing: 0.08em; }
.row { display: flex; height: 1em; contain: style; }
.row.gap { margin-top: 0.5em; }
[role="row"] { width: calc(1em * var(--columns) + 56px); margin-inline: auto; }
.labels {
  position: sticky; left: 0; z-index: 1; width: 28px; height: 0;
  margin-left: calc((100% - 1em * var(--columns) - 56px) / 2);
}
.label {
  flex: none; width: 28px; overflow: hidden; display: grid; align-content: center; text-align: center;
  font-size: var(--font-text-xs-size); color: var(--color-text-secondary); background: var(--color-background-primary);
}
.place {
  flex: none; width: calc(2.5em - 3px); height: calc(2.5em - 3px); margin: 1.5px; cursor: pointer;
  font-size: 0.4em; line-height: calc(2.5em - 6px); text-align: center; font-weight: var(--font-weight-semibold);
  border: 1.5px solid var(--color-border-secondary); border-radius: 0.55em 0.55em 0.8em 0.8em;
}
.place.dear { background: var(--color-background-info); border-color: var(--color-text-info); }
.place.cheap { background: var(--color-background-success); border-color: var(--color-text-success); }
.place.best { border: 3px solid var(--best); }
.place.wheelchair::after { content: "♿\fe0e"; }
.place.companion::after { content: "C"; }
.place[aria-disabled], .place.taken { background: var(--color-background-tertiary); border: none; cursor: default;
  color: var(--color-text-secondary); }
.place[aria-selected="true"], .place.chosen { background: var(--chosen); color: var(--on-chosen);
  border: 1.5px solid var(--on-chosen); }
.place:focus-visible { outline-offset: 0; }
@media (hover: hover) { .place[aria-selected="false"]:hover { background: var(--color-background-tertiary); } }
.legend { display: flex; flex-wrap: wrap; gap: 4px 14px; list-style: none; justify-content: center; margin: 8px 0 4px;
  font-size: var(--font-text-xs-size); color: var(--color-text-secondary); }
.legend li { display: flex; align-items: center; gap: 5px; }
.place.sample { font-size: 9px; cursor: default; color: var(--color-text-primary); }
aside { display: grid; gap: 12px; align-content: start; margin-top: 14px; }
.groups { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 210px), 1fr)); gap: 8px; }
.groups:empty { display: none; }
.group { display: grid; grid-template-columns: 1fr auto; gap: 0 10px; padding: 8px 12px; text-align: start;
  border-color: var(--color-border-primary); font-size: var(--font-text-sm-size); }
.group small { grid-column: 1 / -1; color: var(--color-text-secondary); font-size: var(--font-text-xs-size); }
.group:hover { background: var(--color-background-secondary); border-color: var(--color-border-secondary); }
.summary { padding: 14px; border-radius: var(--border-radius-lg); background: var(--color-background-secondary); }
.sum { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 4px 14px; }
.chosenSeats { font-weight: var(--font-weight-medium); min-width: 0; }
.total { font-size: var(--font-heading-md-size); font-weight: var(--font-weight-semibold); }
.summary details { font-size: var(--font-text-sm-size); }
.summary summary { cursor: pointer; padding: 4px 0; color: var(--color-text-secondary); }
dl { display: grid; grid-template-columns: 1fr auto; gap: 2px 14px; }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
.summary .primary, .summary .secondary { flex: 1 1 200px; }
.summary .secondary:hover:enabled { background: var(--color-background-tertiary); }
.message { margin-top: 8px; }
.address { user-select: all; color: var(--color-text-primary); }
@media (min-width: 860px) {
  .seats { display: grid; grid-template-columns: minmax(0, 1fr) 320px; gap: 0 28px; }
  .seats header { grid-column: 1 / -1; }
  aside { margin-top: 0; }
  .groups { grid-template-columns: 1fr; }
}
</style>
</head>
<body>
<script>
//# allFunctionsCalledOnLoad
"use strict";
const modules = { require: undefined };
function define(name, imports, body) {
const exports = (modules[name] = {});
body(...imports.map((one) => (one === "exports" ? exports : modules[one])));
}
define("connection", ["require", "exports"], function (require, exports) {
	class Connection {
		constructor(peer, receiver) {
			this.peer = peer;
			this.receiver = receiver;
			this.pending = new Map();
			this.lastID = 0;
			window.addEventListener("message", (event) => {
				if (event.source === this.peer)
					this.receive(event.data);
			});
		}
		request(method, params) {
			const id = ++this.lastID;
			return new Promise((resolve, reject) => {
				this.pending.set(id, { resolve, reject });
				this.post({ id, method, params });
			});
		}
		notify(method, params) {
			this.post({ method, params });
		}
		post(message) {
			this.peer.postMessage({ jsonrpc: "2.0", ...message }, "*");
		}
		receive(data) {
			if (typeof data !== "object" || data === null)
				return;
			const message = data;
			if (message.jsonrpc !== "2.0")
				return;
			if (typeof message.method === "string") {
				this.receiveCall(message.method, message.params ?? {}, message.id);
			}
			else if (message.id !== undefined) {
				const pending = this.pending.get(message.id);
				this.pending.delete(message.id);
				if (message.error)
					pending?.reject(new Error(message.error.message ?? "The host refused it."));
				else
					pending?.resolve(message.result);
			}
		}
		receiveCall(method, params, id) {
			if (id === undefined) {
				this.receiver.notice(method, params);
				return;
			}
			const result = this.receiver.answer(method, params);
			this.post(result ? { id, result } : { id, error: { code: -32601, message: `The view has no method ${method}.` } });
		}
	}
	exports.Connection = Connection;
});
define("protocol", ["require", "exports"], function (require, exports) {
	exports.protocolVersion = "2026-01-26";
	exports.viewKey = "marquee/view";
	function textOf(result) {
		const texts = (result.content ?? []).map((block) => (block.type === "text" ? block.text ?? "" : ""));
		return texts.filter((text) => text !== "").join("\n\n");
	}
	exports.textOf = textOf;
});
define("host", ["require", "exports", "connection", "protocol"], function (require, exports, connection_1, protocol_1) {
	class Host {
		constructor(peer, receiver) {
			this.context = {};
			this.capabilities = {};
			this.connection = new connection_1.Connection(peer, receiver);
		}
		async initialize() {
			const result = (await this.connection.request("ui/initialize", {
				protocolVersion: protocol_1.protocolVersion,
				appInfo: { name: "marquee", version: "1.0.0" },
				appCapabilities: { availableDisplayModes: ["inline", "fullscreen"] },
			}));
			this.context = result?.hostContext ?? {};
			this.capabilities = result?.hostCapabilities ?? {};
			this.connection.notify("ui/notifications/initialized", {});
		}
		async callTool(name, parameters) {
			const result = await this.connection.request("tools/call", { name, arguments: parameters });
			const read = (result ?? {});
			if (read.isError)
				throw new Error((0, protocol_1.textOf)(read) || `${name} failed.`);
			return read;
		}
		async ask({ method, params }) {
			const result = await this.callTool("view_data", { method, params });
			const answer = result.structuredContent?.answer;
			if (answer === undefined)
				throw new Error("The answer is empty.");
			return answer;
		}
		async read(uri) {
			const result = await this.connection.request("resources/read", { uri });
			return result?.contents?.[0];
		}
		async openLink(url) {
			if (!/^https?:\/\//.test(url))
				throw new Error("This is no address of a page.");
			const result = await this.connection.request("ui/open-link", { url });
			if (result?.isError)
				throw new Error("The host did not open it.");
		}
		tell(text, structuredContent) {
			const params = { content: [{ type: "text", text }], structuredContent };
			this.connection.request("ui/update-model-context", params).catch(() => undefined);
		}
		async requestDisplayMode(mode) {
			const result = await this.connection.request("ui/request-display-mode", { mode });
			const actual = result?.mode;
			if (actual)
				this.context = { ...this.context, displayMode: actual };
		}
		reportSize(width, height) {
			this.connection.notify("ui/notifications/size-changed", { width, height });
		}
	}
	exports.Host = Host;
});
define("elements", ["require", "exports"], function (require, exports) {
	function element(name, attributes = {}, ...children) {
		const made = document.createElement(name);
		for (const [key, value] of Object.entries(attributes)) {
			if (typeof value === "function")
				made.addEventListener(key.slice(2), value);
			else if (value !== undefined && value !== false)
				made.setAttribute(key, value === true ? "" : String(value));
		}
		for (const child of children) {
			if (child !== undefined && child !== false && child !== "")
				made.append(child);
		}
		return made;
	}
	exports.element = element;
	function foreign(text) {
		return element("bdi", {}, text);
	}
	exports.foreign = foreign;
	function button(label, style, pressed) {
		return element("button", { type: "button", class: style, onclick: pressed }, label);
	}
	exports.button = button;
	function facts(...items) {
		const line = element("p", { class: "facts" });
		for (const item of items) {
			if (item !== undefined && item !== "")
				line.append(element("span", {}, typeof item === "string" ? foreign(item) : item));
		}
		return line;
	}
	exports.facts = facts;
	let lastID = 0;
	function uniqueID() {
		return `e${++lastID}`;
	}
	exports.uniqueID = uniqueID;
});
define("posters", ["require", "exports", "elements"], function (require, exports, elements_1) {
	const pictures = /^image\/(jpeg|png|webp|gif)$/;
	class Posters {
		constructor(host) {
			this.host = host;
			this.known = new Map();
			this.observer = new IntersectionObserver((entries) => this.seen(entries), { rootMargin: "300px" });
		}
		poster(id, title, onclick) {
			const frame = (0, elements_1.element)("div", { class: "poster", "aria-hidden": "true", onclick }, Array.from(title.trim())[0] ?? "");
			if (this.host.capabilities.serverResources) {
				frame.dataset.movie = id;
				this.observer.observe(frame);
			}
			return frame;
		}
		seen(entries) {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting)
					continue;
				this.observer.unobserve(target);
				void this.fill(target);
			}
		}
		async fill(frame) {
			const address = await this.address(frame.dataset.movie ?? "");
			if (address)
				frame.replaceChildren((0, elements_1.element)("img", { alt: "", decoding: "async", src: address }));
		}
		address(id) {
			const known = this.known.get(id) ?? this.load(id);
			this.known.set(id, known);
			return known;
		}
		async load(id) {
			try {
				const content = await this.host.read(`marquee://poster/${id}`);
				if (!content?.blob || !pictures.test(content.mimeType ?? ""))
					return undefined;
				return `data:${content.mimeType};base64,${content.blob}`;
			}
			catch {
				return undefined;
			}
		}
	}
	exports.Posters = Posters;
});
define("stage", ["require", "exports", "elements"], function (require, exports, elements_2) {
	class Stage {
		constructor(host) {
			this.host = host;
			this.bar = (0, elements_2.element)("div", { class: "bar" });
			this.content = (0, elements_2.element)("main");
			this.voice = (0, elements_2.element)("p", { class: "unseen", role: "status" });
			this.covered = [];
			document.body.append(this.bar, this.content, this.voice, fonts());
		}
		show(face) {
			this.covered.length = 0;
			this.content.replaceChildren(face);
			this.drawBar();
		}
		open(face) {
			this.covered.push({ face: [...this.content.childNodes], focus: document.activeElement, scroll: scrollY });
			this.content.replaceChildren(face);
			this.drawBar();
			scrollTo(0, 0);
			this.bar.querySelector("button")?.focus({ preventScroll: true });
		}
		back() {
			const last = this.covered.pop();
			if (!last)
				return;
			this.content.replaceChildren(...last.face);
			this.drawBar();
			scrollTo(0, last.scroll);
			if (last.focus instanceof HTMLElement)
				last.focus.focus({ preventScroll: true });
		}
		say(sentence) {
			this.voice.textContent = sentence;
		}
		drawBar() {
			const mode = this.host.context.displayMode ?? "inline";
			const other = mode === "fullscreen" ? "inline" : "fullscreen";
			const items = [];
			if (this.covered.length > 0)
				items.push((0, elements_2.button)("‹ Back", "plain back", () => this.back()));
			if (this.host.context.availableDisplayModes?.includes(other)) {
				const label = other === "fullscreen" ? "Full screen" : "Close full screen";
				items.push((0, elements_2.button)(label, "plain mode", () => void this.changeMode(other)));
			}
			this.bar.replaceChildren(...items);
		}
		async changeMode(mode) {
			await this.host.requestDisplayMode(mode).catch((error) => this.say(`The view stays as it is: ${error.message}`));
			this.drawBar();
		}
	}
	exports.Stage = Stage;
	function fonts() {
		const sizes = ["text-xs", "text-sm", "text-md", "heading-sm", "heading-md"];
		return (0, elements_2.element)("p", { class: "fonts", "aria-hidden": "true" }, ...sizes.flatMap((size) => ["normal", "medium", "semibold"].map((weight) => (0, elements_2.element)("span", { style: `font: var(--font-weight-${weight}) var(--font-${size}-size) var(--font-sans)` }, "a"))));
	}
});
define("app", ["require", "exports"], function (require, exports) {
	function rowsAtOnce(app) {
		return app.host.context.displayMode === "fullscreen" ? 20 : 6;
	}
	exports.rowsAtOnce = rowsAtOnce;
});
define("contract", ["require", "exports"], function (require, exports) {
});
define("text", ["require", "exports"], function (require, exports) {
	let settings = { locale: "en-US" };
	const hours = { 12: { hourCycle: "h12" }, 24: { hourCycle: "h23" } };
	let formats = formatsOf(settings.locale);
	function formatsOf(tag) {
		const number = (options) => new Intl.NumberFormat(tag, options);
		const time = (options) => new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
		return {
			count: number({}),
			decimal: number({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
			money: number({ style: "currency", currency: "USD" }),
			signedMoney: number({ style: "currency", currency: "USD", signDisplay: "exceptZero" }),
			mile: number({ style: "unit", unit: "mile", maximumFractionDigits: 1 }),
			kilometre: number({ style: "unit", unit: "kilometer", maximumFractionDigits: 1 }),
			clock: time({ hour: "numeric", minute: "2-digit", ...hours[settings.clock ?? 0] }),
			day: time({ weekday: "short", month: "short", day: "numeric" }),
			date: time({ year: "numeric", month: "long", day: "numeric" }),
		};
	}
	function localeOf(tag = "en-US") {
		try {
			return new Intl.Locale(Intl.NumberFormat.supportedLocalesOf(tag)[0] ?? "en-US", { numberingSystem: "latn" }).toString();
		}
		catch {
			return "en-US";
		}
	}
	exports.localeOf = localeOf;
	function useSettings(change) {
		const before = JSON.stringify(settings);
		settings = { ...settings, ...change };
		if (JSON.stringify(settings) !== before)
			formats = formatsOf(settings.locale);
	}
	exports.useSettings = useSettings;
	function isRightToLeft() {
		return /^(ar|fa|he|ur|ps|sd|ug|yi|dv|ckb)\b/.test(settings.locale);
	}
	exports.isRightToLeft = isRightToLeft;
	const money = (amount) => formats.money.format(amount);
	exports.money = money;
	const signedMoney = (amount) => formats.signedMoney.format(amount);
	exports.signedMoney = signedMoney;
	const decimal = (value) => formats.decimal.format(value);
	exports.decimal = decimal;
	function hourOf(local) {
		const hour = Number(local?.slice(11, 13));
		return local && hour >= 0 && hour < 24 ? hour : undefined;
	}
	exports.hourOf = hourOf;
	function clock(local) {
		return formatted(local, formats.clock) ?? "Time unknown";
	}
	exports.clock = clock;
	function day(local) {
		return formatted(local, formats.day);
	}
	exports.day = day;
	function date(day) {
		return formatted(day, formats.date);
	}
	exports.date = date;
	function formatted(local, format) {
		if (!local)
			return undefined;
		const date = new Date(local.length > 10 ? `${local.slice(0, 19)}Z` : `${local}T00:00:00Z`);
		return Number.isNaN(date.getTime()) ? undefined : format.format(date);
	}
	function minutes(count) {
		if (count === undefined)
			return undefined;
		const hours = Math.floor(count / 60);
		if (hours === 0)
			return `${count} min`;
		return count % 60 === 0 ? `${hours} h` : `${hours} h ${count % 60} min`;
	}
	exports.minutes = minutes;
	function distance(kilometres) {
		const isMiles = settings.units ? settings.units === "us" : settings.locale.startsWith("en-US");
		return isMiles ? formats.mile.format(kilometres / 1.609344) : formats.kilometre.format(kilometres);
	}
	exports.distance = distance;
	function counted(count, one, many = `${one}s`) {
		return `${formats.count.format(count)} ${count === 1 ? one : many}`;
	}
	exports.counted = counted;
});
define("filmCard", ["require", "exports", "elements", "text"], function (require, exports, elements_3, text_1) {
	function filmCard(app, style, film, draw, lines, marks = []) {
		const details = (0, elements_3.element)("div", { id: (0, elements_3.uniqueID)(), class: "details" });
		const toggle = (isOpen) => {
			title.setAttribute("aria-expanded", String(isOpen));
			card.classList.toggle("open", isOpen);
			draw(details, isOpen, () => {
				change();
				title.focus();
			});
		};
		const change = () => toggle(title.getAttribute("aria-expanded") === "false");
		const title = (0, elements_3.button)((0, elements_3.foreign)(film.title), "title", change);
		title.setAttribute("aria-controls", details.id);
		const card = (0, elements_3.element)("article", { class: style }, app.posters.poster(film.id, film.title, change), (0, elements_3.element)("div", { class: "body" }, (0, elements_3.element)("h2", {}, title), ...lines, details, ...marks));
		toggle(false);
		return card;
	}
	exports.filmCard = filmCard;
	function stars(rating) {
		if (rating === undefined)
			return undefined;
		return (0, elements_3.element)("span", { class: "rating", role: "img", "aria-label": `Rated ${(0, text_1.decimal)(rating)} of 10` }, `★ ${(0, text_1.decimal)(rating)}`);
	}
	exports.stars = stars;
	function overview(text) {
		return text ? [(0, elements_3.element)("p", { class: "overview", dir: "auto" }, text)] : [];
	}
	exports.overview = overview;
});
define("notices", ["require", "exports", "elements"], function (require, exports, elements_4) {
	const plans = {
		whats_on_near: ({ film, place, date }) => `Looking up ${film ? `where ${film} is on` : "what’s on"}${place ? ` near ${place}` : ""}${date ? `, ${date}` : ""}…`,
		tonight_from_my_list: ({ place }) => `Looking for films of your list${place ? ` near ${place}` : ""}…`,
		showtimes_and_seats: ({ film }) => (film ? `Looking for seats for ${film}…` : "Looking at the seats…"),
		find_film: ({ film }) => (film ? `Looking for “${film}”…` : "Looking for the film…"),
		my_films: () => "Opening your list…",
	};
	function progressSentence(tool, parameters) {
		const texts = Object.entries(parameters).filter((entry) => typeof entry[1] === "string");
		return plans[tool ?? ""]?.(Object.fromEntries(texts)) ?? "One moment…";
	}
	exports.progressSentence = progressSentence;
	function progress(sentence) {
		const row = () => (0, elements_4.element)("div", { class: "skeleton", "aria-hidden": "true" });
		return (0, elements_4.element)("section", { class: "progress", "aria-busy": "true" }, (0, elements_4.element)("p", { role: "status" }, sentence), row(), row(), row());
	}
	exports.progress = progress;
	function notice(message, kind = "info", ...actions) {
		const row = actions.length > 0 && (0, elements_4.element)("div", { class: "actions" }, ...actions);
		const role = kind === "danger" ? "alert" : "status";
		return (0, elements_4.element)("div", { class: `notice ${kind}`, role }, (0, elements_4.element)("p", { dir: "auto" }, message), row);
	}
	exports.notice = notice;
	function failure(error, again) {
		const message = error instanceof Error ? error.message : String(error);
		return notice(message, "danger", (0, elements_4.button)("Try again", "secondary", again));
	}
	exports.failure = failure;
});
define("filmList", ["require", "exports", "elements", "notices"], function (require, exports, elements_5, notices_1) {
	class FilmList {
		constructor(app, call, page, grid, choice) {
			this.app = app;
			this.call = call;
			this.page = page;
			this.grid = grid;
			this.choice = choice;
			this.end = (0, elements_5.element)("div", { class: "end" });
			this.items = [];
			this.films = page.items;
		}
		draw() {
			this.grid.replaceChildren();
			this.grow();
		}
		grow() {
			const shown = this.grid.childElementCount;
			this.items = this.choice.items(this.films);
			const cards = this.items.slice(shown, shown + this.choice.atOnce()).map((item) => this.choice.card(item));
			this.grid.append(...cards);
			this.drawEnd(shown + cards.length);
			return cards[0];
		}
		more() {
			this.grow()?.querySelector("button")?.focus({ preventScroll: true });
		}
		drawEnd(shown) {
			const parts = [];
			const count = this.items.length;
			if (this.films.length === 0)
				parts.push((0, notices_1.notice)(this.page.message ?? this.choice.none));
			else if (count === 0)
				parts.push((0, notices_1.notice)("No showing fits these filters."));
			if (count > shown) {
				const next = Math.min(count - shown, this.choice.atOnce());
				parts.push((0, elements_5.button)(`Show ${next} more of ${count}`, "secondary", () => this.more()));
			}
			else if (this.page.nextPage !== undefined && this.call.method && this.app.host.capabilities.serverTools) {
				parts.push((0, elements_5.button)("Load more films", "secondary", () => void this.load()));
			}
			this.end.replaceChildren(...parts);
		}
		async load() {
			this.end.replaceChildren((0, notices_1.notice)("Loading more films…"));
			try {
				const params = { ...this.call.params, page: this.page.nextPage };
				this.page = await this.app.host.ask({ method: this.call.method, params });
				this.films = [...this.films, ...this.page.items];
				this.more();
			}
			catch (error) {
				this.end.replaceChildren((0, notices_1.failure)(error, () => void this.load()));
			}
		}
	}
	exports.FilmList = FilmList;
});
define("marks", ["require", "exports", "elements"], function (require, exports, elements_6) {
	const names = [["wanted", "Want"], ["seen", "Seen"]];
	function marks(app, film) {
		if (!app.host.capabilities.serverTools)
			return [];
		const message = (0, elements_6.element)("p", { class: "message", role: "status" });
		const buttons = names.map(([status, label]) => (0, elements_6.button)(label, "mark", () => void set(status)));
		const draw = () => names.forEach(([status], index) => {
			buttons[index]?.setAttribute("aria-pressed", String(film.library?.status === status));
		});
		const set = async (status) => {
			const removes = film.library?.status === status;
			message.textContent = "";
			try {
				await (removes
					? app.host.callTool("my_films_remove", { id: film.id })
					: app.host.callTool("my_films_set", { id: film.id, status }));
				film.library = removes ? undefined : { addedAt: new Date().toISOString(), ...film.library, status };
				draw();
				if (removes)
					return;
				app.host.tell(`In the view “${film.title}” (${film.id}) was marked as ${status}.`, { id: film.id, status });
			}
			catch (error) {
				message.textContent = removes
					? "It can’t be taken off your list here. Ask for it in the conversation."
					: `It was not put on your list: ${error.message}`;
			}
		};
		draw();
		return [(0, elements_6.element)("div", { class: "marks", role: "group", "aria-label": `${film.title} on your list` }, ...buttons), message];
	}
	exports.marks = marks;
});
define("films", ["require", "exports", "app", "elements", "filmCard", "filmList", "marks", "text"], function (require, exports, app_1, elements_7, filmCard_1, filmList_1, marks_1, text_2) {
	const availabilities = {
		playing: "Playing now",
		advanceTickets: "Tickets on sale",
		comingSoon: "Coming soon",
		onDemand: "On demand",
	};
	function films(app, call, page) {
		const list = new filmList_1.FilmList(app, call, page, (0, elements_7.element)("div", { class: "grid" }), {
			items: (rows) => rows,
			card: (film) => tile(app, film),
			atOnce: () => 2 * (0, app_1.rowsAtOnce)(app),
			none: "There are no films to show.",
		});
		list.draw();
		return (0, elements_7.element)("section", { class: "catalogue" }, (0, elements_7.element)("header", {}, (0, elements_7.element)("h1", {}, call.method === "library/list" ? "Your list" : "Films"), (0, elements_7.facts)((0, text_2.counted)(page.totalResults ?? page.items.length, "film"))), list.grid, list.end);
	}
	exports.films = films;
	function tile(app, film) {
		const availability = availabilities[film.availability ?? ""];
		return (0, filmCard_1.filmCard)(app, "tile", film, (details, isOpen) => {
			details.hidden = !isOpen;
			if (isOpen && details.childElementCount === 0)
				details.append(...about(film));
		}, [
			(0, elements_7.facts)(yearOf(film), (0, filmCard_1.stars)(film.rating), film.certification, (0, text_2.minutes)(film.runtimeMinutes)),
			(0, elements_7.facts)(availability && (0, elements_7.element)("span", { class: `badge ${film.availability}` }, availability), film.onMine && (0, elements_7.element)("span", { class: "badge" }, "On your services") || undefined, film.library?.rating === undefined ? undefined : `You: ${film.library.rating} of 10`),
		], (0, marks_1.marks)(app, film));
	}
	function yearOf(film) {
		return film.year?.toString() ?? film.releaseDate?.slice(0, 4);
	}
	function about(film) {
		const line = (label, values) => {
			const text = (values ?? []).filter((value) => value).slice(0, 5).join(", ");
			return text ? [(0, elements_7.element)("p", {}, (0, elements_7.element)("b", {}, `${label}: `), (0, elements_7.foreign)(text))] : [];
		};
		return [
			...(0, filmCard_1.overview)(film.overview),
			...line("Directed by", film.directors),
			...line("With", film.cast),
			...line("Genres", film.genres?.map(({ name }) => name)),
			...line("Released", [(0, text_2.date)(film.releaseDate)]),
			...line("Your note", [film.library?.note]),
		];
	}
});
define("hall", ["require", "exports"], function (require, exports) {
	function hallOfLayout(layout) {
		return assemble(layout.rows.map(({ row, seats }) => ({
			number: row,
			drafts: seats.filter(({ type }) => type !== "NotASeat").map((seat) => ({
				column: seat.column,
				name: seat.name,
				kind: seat.type === "Wheelchair" ? "wheelchair" : seat.type === "Companion" ? "companion" : "seat",
				free: seat.available && seat.name !== undefined,
				zone: seat.zoneNumber,
			})),
		})));
	}
	exports.hallOfLayout = hallOfLayout;
	function hallOfMap(map) {
		return assemble(map.map(({ rowNumber, seats, freeSeatNames, row }) => {
			const names = [...(freeSeatNames ?? [])];
			const drafts = [];
			Array.from(seats).forEach((character, column) => {
				if (character === ".")
					return;
				const free = character !== "x";
				const kind = character === "w" ? "wheelchair" : character === "c" ? "companion" : "seat";
				drafts.push({ column, kind, free, name: free ? names.shift() : undefined });
			});
			return { number: rowNumber, drafts, label: row };
		}));
	}
	exports.hallOfMap = hallOfMap;
	function assemble(rows) {
		const filled = rows.filter(({ drafts }) => drafts.length > 0);
		const columns = filled.flatMap(({ drafts }) => drafts.map(({ column }) => column));
		const first = columns.reduce((least, column) => Math.min(least, column), Infinity);
		const last = columns.reduce((most, column) => Math.max(most, column), -Infinity);
		const places = [];
		const made = filled.map(({ number, drafts, label }, row) => {
			const own = drafts.map((draft, position) => ({ ...draft, column: draft.column - first, row, index: places.length + position }));
			places.push(...own);
			const before = filled[row - 1]?.number;
			const afterGap = before !== undefined && number > before + 1;
			return { label: label ?? letters(own) ?? String(number), places: own, afterGap };
		});
		return { columns: filled.length > 0 ? last - first + 1 : 0, rows: made, places };
	}
	function letters(places) {
		const name = places.find((place) => place.name)?.name;
		return /^\p{L}+/u.exec(name ?? "")?.[0];
	}
	function seatsAround(hall, place, count) {
		if (place.kind !== "seat")
			return [place];
		const row = hall.rows[place.row]?.places ?? [];
		const canSit = (one) => one?.free && one.kind === "seat";
		const joins = (one, other) => canSit(one) && canSit(other) && one?.column === (other?.column ?? 0) - 1;
		let from = row.indexOf(place);
		let to = from;
		while (to - from + 1 < count) {
			const canLeft = joins(row[from - 1], row[from]);
			const canRight = joins(row[to], row[to + 1]);
			const leftIsShort = row.indexOf(place) - from <= to - row.indexOf(place);
			if (canLeft && (leftIsShort || !canRight))
				from -= 1;
			else if (canRight)
				to += 1;
			else
				break;
		}
		return row.slice(from, to + 1);
	}
	exports.seatsAround = seatsAround;
});
define("price", ["require", "exports"], function (require, exports) {
	const unknown = {
		tax: "tax",
		fees: "fees for buying online",
		zones: "the surcharges of seats",
		surchargeTax: "tax on the surcharge",
		memberDiscount: "whether the discount is for members only",
	};
	function priceOf(plan, places, zones) {
		const whole = places.some(({ zone }) => zone === undefined) ? groupPrice(plan, places) : undefined;
		const total = whole ?? plan.price;
		if (!total || places.length === 0)
			return undefined;
		const share = places.length / plan.partySize;
		const sum = (kind) => total.parts.filter((part) => part.kind === kind).reduce((all, part) => all + part.amount, 0);
		const lines = [{ label: places.length === 1 ? "1 adult ticket" : `${places.length} adult tickets`,
				amount: sum("ticket") * share }];
		if (sum("fee") > 0)
			lines.push({ label: "Fees", amount: sum("fee") * share });
		if (whole && sum("surcharge") !== 0)
			lines.push({ label: `Seats × ${places.length}`, amount: sum("surcharge") });
		for (const zone of zones) {
			const count = places.filter((place) => place.zone === zone.zoneNumber).length;
			const amount = surcharge(zone) * count;
			if (amount !== 0)
				lines.push({ label: `${zone.description ?? "Zone"} × ${count}`, amount });
		}
		if (sum("tax") > 0)
			lines.push({ label: "Tax", amount: sum("tax") * share });
		const missing = (total.unknown ?? []).filter((name) => name !== "surchargeTax" || lines.some(isSurcharge));
		const texts = missing.map((name) => unknown[name] ?? name);
		return {
			amount: Math.round(lines.reduce((all, line) => all + line.amount, 0) * 100) / 100,
			lines,
			caveat: texts.length > 0 ? `AMC doesn’t say beforehand: ${texts.join(", ")}.` : undefined,
		};
	}
	exports.priceOf = priceOf;
	function groupPrice(plan, places) {
		const names = places.map(({ name }) => name).sort().join();
		return plan.groups.find(({ seats }) => [...seats].sort().join() === names)?.price;
	}
	function surcharge(zone) {
		return (zone.surchargeAmount ?? 0) - (zone.discountAmount ?? 0);
	}
	exports.surcharge = surcharge;
	function isSurcharge({ label }) {
		return label.includes(" × ");
	}
	exports.isSurcharge = isSurcharge;
});
define("legend", ["require", "exports", "elements", "price", "text"], function (require, exports, elements_8, price_1, text_3) {
	function legend(hall, zones) {
		const item = (style, ...text) => (0, elements_8.element)("li", {}, (0, elements_8.element)("span", { class: `place ${style}`, "aria-hidden": "true" }), (0, elements_8.element)("span", {}, ...text));
		const list = (0, elements_8.element)("ul", { class: "legend", "aria-label": "Legend" }, item("sample chosen", "Chosen"), item("sample best", "Best places"), item("sample", "Free"), item("sample taken", "Taken"));
		for (const zone of zones) {
			const extra = (0, price_1.surcharge)(zone);
			const isHere = hall.places.some((place) => place.zone === zone.zoneNumber);
			if (extra === 0 || !isHere)
				continue;
			const name = zone.description ? [(0, elements_8.foreign)(zone.description), " "] : [];
			list.append(item(extra > 0 ? "sample dear" : "sample cheap", ...name, (0, text_3.signedMoney)(extra)));
		}
		if (hall.places.some(({ kind }) => kind === "wheelchair"))
			list.append(item("sample wheelchair", "Wheelchair"));
		if (hall.places.some(({ kind }) => kind === "companion"))
			list.append(item("sample companion", "Companion"));
		return list;
	}
	exports.legend = legend;
});
define("party", ["require", "exports", "elements"], function (require, exports, elements_9) {
	const largest = 20;
	function partyControl(partySize, accessible, canChange, changed) {
		let size = partySize;
		const number = (0, elements_9.element)("output", { "aria-live": "polite" });
		if (!canChange)
			return (0, elements_9.element)("div", { class: "party" }, (0, elements_9.element)("span", {}, size === 1 ? "For one" : `For ${size}`));
		const check = (0, elements_9.element)("input", {
			type: "checkbox", checked: accessible, onchange: () => changed(size, check.checked),
		});
		const fewer = (0, elements_9.button)("−", "step", () => step(-1));
		const more = (0, elements_9.button)("+", "step", () => step(1));
		fewer.setAttribute("aria-label", "One person fewer");
		more.setAttribute("aria-label", "One person more");
		const draw = () => {
			number.textContent = String(size);
			fewer.disabled = size <= 1;
			more.disabled = size >= largest;
		};
		const step = (by) => {
			size += by;
			draw();
			changed(size, check.checked);
		};
		draw();
		return (0, elements_9.element)("div", { class: "party" }, (0, elements_9.element)("div", { role: "group", "aria-label": "Number of people" }, fewer, number, more, (0, elements_9.element)("span", { "aria-hidden": "true" }, "people")), (0, elements_9.element)("label", {}, check, "Wheelchair place"));
	}
	exports.partyControl = partyControl;
});
define("seatGrid", ["require", "exports", "elements", "price", "text"], function (require, exports, elements_10, price_2, text_4) {
	const kinds = { seat: "", wheelchair: "wheelchair place", companion: "companion seat" };
	const gap = 1.5;
	class SeatGrid {
		constructor(hall, zones, best, listener) {
			this.hall = hall;
			this.listener = listener;
			this.cells = [];
			this.marked = [];
			this.current = 0;
			this.element = (0, elements_10.element)("div", {
				class: "hall", role: "grid", "aria-label": "Seats, from the screen backwards", "aria-multiselectable": "true",
				style: `--columns: ${hall.columns}`, dir: "ltr",
				onpointerdown: (event) => this.press(event),
				onpointerover: (event) => this.drag(event),
				onpointercancel: () => this.release(false),
				onpointerup: () => this.release(true),
				onkeydown: (event) => this.key(event),
			});
			const lineOf = (row, role) => (0, elements_10.element)("div", { class: row.afterGap ? "row gap" : "row", role }, (0, elements_10.element)("span", { class: "label", role: role && "rowheader" }, row.label));
			this.element.append((0, elements_10.element)("div", { class: "labels", "aria-hidden": "true" }, ...hall.rows.map((row) => lineOf(row))));
			const patterns = new Map();
			for (const row of hall.rows) {
				const line = lineOf(row, "row");
				let column = 0;
				for (const place of row.places) {
					const isBest = best.has(place);
					const key = `${place.kind} ${place.free} ${isBest} ${place.zone}`;
					const known = patterns.get(key) ?? pattern(place, isBest, zones.find((zone) => zone.zoneNumber === place.zone));
					patterns.set(key, known);
					const cell = known.model.cloneNode();
					cell.setAttribute("aria-label", (place.name ?? "Seat") + known.words);
					if (place.column > column)
						cell.style.marginLeft = `calc(${2.5 * (place.column - column)}em + ${gap}px)`;
					this.cells.push(cell);
					line.append(cell);
					column = place.column + 1;
				}
				this.element.append(line);
			}
		}
		mark(chosen) {
			for (const place of [...this.marked, ...chosen]) {
				const cell = this.cells[place.index];
				const isChosen = chosen.includes(place);
				if (!cell || (cell.ariaSelected === "true") === isChosen)
					continue;
				cell.ariaSelected = String(isChosen);
				cell.textContent = isChosen ? place.name?.replace(/^\p{L}+/u, "").slice(0, 3) ?? "" : "";
			}
			this.marked = chosen;
		}
		setCurrent(index) {
			this.cells[this.current]?.removeAttribute("tabindex");
			this.cells[index]?.setAttribute("tabindex", "0");
			this.current = index;
		}
		reveal(index) {
			const cell = this.cells[index];
			const frame = this.element.parentElement;
			if (cell && frame)
				frame.scrollLeft = cell.offsetLeft - (frame.clientWidth - cell.offsetWidth) / 2;
		}
		placeAt({ target, clientX }) {
			let cell = target;
			if (cell.classList.contains("row")) {
				const isNear = ({ left, right }) => clientX >= left - gap && clientX <= right + gap;
				cell = this.cells.find((one) => one.parentElement === target && isNear(one.getBoundingClientRect())) ?? cell;
			}
			return this.hall.places[this.cells.indexOf(cell)];
		}
		press(event) {
			const place = this.placeAt(event);
			if (event.button !== 0 || !place?.free)
				return;
			this.reached = place;
			event.target.releasePointerCapture(event.pointerId);
			this.setCurrent(place.index);
			this.listener.picked(place, true);
			addEventListener("pointerup", () => this.release(true), { once: true });
		}
		drag(event) {
			const place = this.placeAt(event);
			if (!this.reached || this.reached === place || !place?.free)
				return;
			this.reached = place;
			this.listener.picked(place, false);
		}
		release(isDone) {
			if (!this.reached)
				return;
			this.reached = undefined;
			if (isDone)
				this.listener.done();
			else
				this.listener.undone();
		}
		key(event) {
			const place = this.hall.places[this.current];
			if (!place || event.altKey || event.ctrlKey || event.metaKey)
				return;
			const next = this.target(event.key, place);
			if (next) {
				this.setCurrent(next.index);
				this.cells[next.index]?.focus();
			}
			else if ((event.key === " " || event.key === "Enter") && place.free) {
				this.listener.picked(place, true);
				this.listener.done();
			}
			else if (event.key !== " ") {
				return;
			}
			event.preventDefault();
		}
		target(key, place) {
			const row = this.hall.rows[place.row]?.places ?? [];
			switch (key) {
				case "ArrowLeft": return row[row.indexOf(place) - 1];
				case "ArrowRight": return row[row.indexOf(place) + 1];
				case "ArrowUp": return nearest(this.hall.rows[place.row - 1]?.places, place);
				case "ArrowDown": return nearest(this.hall.rows[place.row + 1]?.places, place);
				case "Home": return row[0];
				case "End": return row[row.length - 1];
				default: return undefined;
			}
		}
	}
	exports.SeatGrid = SeatGrid;
	function pattern({ kind, free }, isBest, zone) {
		const extra = zone ? (0, price_2.surcharge)(zone) : 0;
		const level = extra > 0 ? "dear" : extra < 0 ? "cheap" : "";
		const model = (0, elements_10.element)("span", {
			class: `place ${kind} ${level} ${isBest ? "best" : ""}`,
			role: "gridcell",
			"aria-selected": free && "false",
			"aria-disabled": !free && "true",
		});
		const words = [
			"", kinds[kind], !free && "taken", isBest && "one of the best", free && zone?.description,
			free && extra !== 0 && (0, text_4.signedMoney)(extra),
		];
		return { model, words: words.filter((word, index) => word || index === 0).join(", ") };
	}
	function nearest(row, place) {
		return row?.reduce((best, other) => Math.abs(other.column - place.column) < Math.abs(best.column - place.column) ? other : best);
	}
});
define("summary", ["require", "exports", "elements", "price", "text"], function (require, exports, elements_11, price_3, text_5) {
	class Summary {
		constructor(app, plan) {
			this.app = app;
			this.plan = plan;
			this.seats = (0, elements_11.element)("p", { class: "chosenSeats" });
			this.total = (0, elements_11.element)("p", { class: "total" });
			this.parts = (0, elements_11.element)("dl");
			this.details = (0, elements_11.element)("details", {}, (0, elements_11.element)("summary", {}, "Price details"), this.parts);
			this.caveat = (0, elements_11.element)("p", { class: "caveat" });
			this.buy = (0, elements_11.button)("Buy at AMC", "primary", () => void this.open());
			this.watch = (0, elements_11.button)("", "secondary", () => void this.addWatch());
			this.message = (0, elements_11.element)("p", { class: "message", role: "status" });
			this.element = (0, elements_11.element)("div", { class: "summary" }, (0, elements_11.element)("div", { class: "sum" }, this.seats, this.total), this.details, this.caveat, (0, elements_11.element)("div", { class: "actions" }, this.buy, this.watch), this.message);
		}
		setPlan(plan) {
			this.plan = plan;
			this.message.replaceChildren();
			this.buy.hidden = plan.purchaseUrl === undefined;
			this.watch.hidden = !this.app.host.capabilities.serverTools;
			this.watch.textContent = plan.partySize === 1
				? "Tell me when a seat comes free"
				: `Tell me when ${plan.partySize} come free together`;
			this.watch.disabled = false;
			if (plan.purchaseUrl && !this.app.host.capabilities.openLinks) {
				this.buy.hidden = true;
				this.showAddress(plan.purchaseUrl);
			}
		}
		show(places, price) {
			const { partySize } = this.plan;
			const names = places.map(({ name }) => name ?? "?").join(", ");
			const missing = partySize - places.length;
			this.seats.textContent = places.length === 0 ? (this.plan.map ? "No seats chosen" : "")
				: missing > 0 ? `${names} and ${missing} more` : names;
			this.total.textContent = price ? (0, text_5.money)(price.amount) : "";
			this.parts.replaceChildren(...(price?.lines ?? []).flatMap((line) => [
				(0, elements_11.element)("dt", {}, line.label),
				(0, elements_11.element)("dd", {}, (0, price_3.isSurcharge)(line) ? (0, text_5.signedMoney)(line.amount) : (0, text_5.money)(line.amount)),
			]));
			this.details.hidden = !price;
			this.caveat.textContent = price?.caveat ?? "";
		}
		async open() {
			const url = this.plan.purchaseUrl;
			if (!url)
				return;
			try {
				await this.app.host.openLink(url);
				this.message.textContent = "AMC’s page is open. Choose the same seats there; nothing is booked yet.";
			}
			catch {
				this.showAddress(url);
			}
		}
		showAddress(url) {
			this.message.replaceChildren("Buy at this address: ", (0, elements_11.element)("span", { class: "address" }, url));
		}
		async addWatch() {
			const { partySize, showtime } = this.plan;
			this.watch.disabled = true;
			try {
				await this.app.host.callTool("watch_add", { kind: "seats", showtimeId: showtime.id, partySize });
				this.message.textContent = `A watch is set: ${(0, text_5.counted)(partySize, "seat")} side by side.`;
				this.app.host.tell(`The person added a watch in the view: ${partySize} seats together at ${showtime.id}.`, { showtimeId: showtime.id, partySize, watch: true });
			}
			catch (error) {
				this.watch.disabled = false;
				this.message.textContent = `No watch was added: ${error.message}`;
			}
		}
	}
	exports.Summary = Summary;
});
define("seats", ["require", "exports", "elements", "hall", "notices", "price", "legend", "party", "seatGrid", "summary", "text"], function (require, exports, elements_12, hall_1, notices_2, price_4, legend_1, party_1, seatGrid_1, summary_1, text_6) {
	class Seats {
		constructor(app, call, plan) {
			this.app = app;
			this.call = call;
			this.plan = plan;
			this.chosen = [];
			this.before = [];
			this.kept = [];
			this.plans = 0;
			this.mapPlace = (0, elements_12.element)("div", { class: "mapPlace" });
			this.message = (0, elements_12.element)("div");
			this.groups = (0, elements_12.element)("div", { class: "groups", role: "group", "aria-label": "Best places" });
			this.free = (0, elements_12.element)("p", { class: "count" });
			const { showtime, theatreName } = plan;
			this.hall = (0, hall_1.hallOfMap)(plan.map ?? []);
			this.zones = plan.zones ?? [];
			this.summary = new summary_1.Summary(app, plan);
			const canAsk = app.host.capabilities.serverTools !== undefined;
			this.party = (0, party_1.partyControl)(plan.partySize, call.params.accessible === true, canAsk, (partySize, accessible) => void this.replan({ partySize, accessible: accessible || undefined }));
			this.element = (0, elements_12.element)("section", { class: "seats" }, (0, elements_12.element)("header", { class: "showtime" }, app.posters.poster(showtime.movieId ?? "", showtime.movieTitle), (0, elements_12.element)("div", {}, (0, elements_12.element)("h1", {}, (0, elements_12.foreign)(showtime.movieTitle)), (0, elements_12.facts)(`${(0, text_6.day)(showtime.startsAtLocal) ?? ""} ${(0, text_6.clock)(showtime.startsAtLocal)}`.trim(), theatreName && (0, elements_12.foreign)(theatreName), showtime.auditorium === undefined ? undefined : `Auditorium ${showtime.auditorium}`, showtime.format && (0, elements_12.foreign)(showtime.format)), (0, elements_12.facts)(showtime.certification, (0, text_6.minutes)(showtime.runtimeMinutes)))), (0, elements_12.element)("div", { class: "choosing" }, (0, elements_12.element)("div", { class: "controls" }, this.party, this.free), this.message, this.mapPlace), (0, elements_12.element)("aside", { "aria-label": "Your seats" }, this.summary.element, this.groups));
			this.draw();
			if (app.host.capabilities.serverTools && plan.map)
				void this.loadLayout();
		}
		draw() {
			const { plan } = this;
			const best = plan.groups[0];
			this.message.replaceChildren(...(plan.message ? [(0, notices_2.notice)(plan.message)] : []));
			this.free.textContent = plan.freeSeats === undefined ? ""
				: `${plan.freeSeats} of ${(0, text_6.counted)(plan.seatCount ?? plan.freeSeats, "seat")} free`;
			this.chosen = best ? this.placesOf(best) : [];
			this.drawMap();
			this.drawGroups();
			this.summary.setPlan(plan);
			this.changed();
		}
		drawMap() {
			if (this.hall.places.length === 0) {
				this.mapPlace.replaceChildren();
				return;
			}
			const best = new Set(this.shownGroups().flatMap((group) => this.placesOf(group)));
			const grid = new seatGrid_1.SeatGrid(this.hall, this.zones, best, {
				picked: (place, first) => this.pick(place, first),
				done: () => this.tell(),
				undone: () => this.choose(this.before),
			});
			this.grid = grid;
			const frame = (0, elements_12.element)("div", { class: "frame" }, grid.element);
			grid.element.prepend((0, elements_12.element)("div", { class: "screen", role: "presentation" }, (0, elements_12.element)("span", {}, "Screen")));
			this.mapPlace.replaceChildren(frame, (0, legend_1.legend)(this.hall, this.zones));
			const middle = this.chosen[0] ?? this.hall.places[Math.floor(this.hall.places.length / 2)];
			grid.setCurrent(middle?.index ?? 0);
			grid.mark(this.chosen);
			requestAnimationFrame(() => grid.reveal(middle?.index ?? 0));
		}
		drawGroups() {
			const shown = this.shownGroups().map((group, index) => {
				const places = this.placesOf(group);
				const price = (0, price_4.priceOf)(this.plan, places, this.zones)?.amount ?? group.price?.amount;
				return (0, elements_12.element)("button", { type: "button", class: "group", onclick: () => {
						this.choose(places);
						this.grid?.reveal(places[0]?.index ?? 0);
						this.tell();
					} }, (0, elements_12.element)("b", {}, index === 0 ? "Best: " : "", group.seats.join(", ")), (0, elements_12.element)("span", {}, price === undefined ? "" : (0, text_6.money)(price)), (0, elements_12.element)("small", {}, group.together ? group.reason : `In two places. ${group.reason}`));
			});
			this.groups.replaceChildren(...shown);
		}
		shownGroups() {
			return this.plan.groups.slice(0, 4);
		}
		placesOf(group) {
			const names = new Set(group.seats);
			return this.hall.places.filter((place) => place.name !== undefined && names.has(place.name));
		}
		pick(place, first) {
			if (first) {
				this.before = this.kept = this.chosen;
				if (this.kept.includes(place)) {
					this.kept = this.kept.filter((other) => other !== place);
					this.choose(this.kept);
					return;
				}
				if (this.kept.length >= this.plan.partySize)
					this.kept = [];
			}
			const added = (0, hall_1.seatsAround)(this.hall, place, this.plan.partySize - this.kept.length);
			this.choose([...this.kept, ...added.filter((other) => !this.kept.includes(other))]);
		}
		choose(places) {
			this.chosen = places;
			this.grid?.mark(places);
			this.changed();
		}
		changed() {
			this.summary.show(this.chosen, (0, price_4.priceOf)(this.plan, this.chosen, this.zones));
		}
		tell() {
			const { plan, chosen } = this;
			const seats = chosen.map(({ name }) => name ?? "");
			const amount = (0, price_4.priceOf)(plan, chosen, this.zones)?.amount;
			const total = amount === undefined ? "" : ` for ${(0, text_6.money)(amount)} in all`;
			this.app.stage.say(seats.length === 0 ? "No seats chosen" : `${seats.join(", ")} chosen${total}`);
			const what = seats.length === 0 ? "no seats" : `the seats ${seats.join(", ")}${total}`;
			this.app.host.tell(`The person chose ${what} for “${plan.showtime.movieTitle}” (${plan.showtime.id}). Nothing is booked.`, { showtimeId: plan.showtime.id, seats, partySize: plan.partySize, total: amount });
		}
		async loadLayout() {
			const { showtime } = this.plan;
			try {
				const layout = await this.app.host.ask({ method: "showtimes/seats", params: { id: showtime.id } });
				const names = new Set(this.chosen.map(({ name }) => name));
				const current = this.hall.places[this.grid?.current ?? 0]?.name;
				const isFocused = this.mapPlace.contains(document.activeElement);
				this.hall = (0, hall_1.hallOfLayout)(layout);
				this.zones = layout.zones ?? this.zones;
				this.chosen = this.hall.places.filter(({ name, free }) => free && name !== undefined && names.has(name));
				this.drawMap();
				this.drawGroups();
				this.changed();
				const now = this.hall.places.find(({ name }) => name !== undefined && name === current);
				if (now)
					this.grid?.setCurrent(now.index);
				if (isFocused)
					this.mapPlace.querySelector("[tabindex='0']")?.focus();
			}
			catch {
			}
		}
		async replan(change) {
			const params = { ...this.call.params, id: this.plan.showtime.id, ...change };
			const turn = ++this.plans;
			this.element.setAttribute("aria-busy", "true");
			try {
				const plan = await this.app.host.ask({ method: "showtimes/plan", params });
				if (turn !== this.plans)
					return;
				this.plan = plan;
				this.hall = (0, hall_1.hallOfMap)(this.plan.map ?? []);
				this.draw();
				this.tell();
				if (this.plan.map)
					await this.loadLayout();
			}
			catch (error) {
				this.message.replaceChildren((0, notices_2.failure)(error, () => void this.replan(change)));
			}
			finally {
				if (turn === this.plans)
					this.element.removeAttribute("aria-busy");
			}
		}
	}
	exports.Seats = Seats;
});
define("size", ["require", "exports"], function (require, exports) {
	function reportSizes(host) {
		const observer = new ResizeObserver(() => {
			const { width, height } = document.documentElement.getBoundingClientRect();
			host.reportSize(Math.ceil(width), Math.ceil(height));
		});
		observer.observe(document.documentElement);
		return observer;
	}
	exports.reportSizes = reportSizes;
});
define("theme", ["require", "exports", "text"], function (require, exports, text_7) {
	function applyContext(context) {
		const root = document.documentElement;
		const dark = context.theme ? context.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
		root.dataset.theme = dark ? "dark" : "light";
		root.dataset.mode = context.displayMode ?? "inline";
		(0, text_7.useSettings)({ locale: (0, text_7.localeOf)(context.locale) });
		root.dir = (0, text_7.isRightToLeft)() ? "rtl" : "ltr";
		applyVariables(root, context.styles?.variables ?? {});
		applyFonts(context.styles?.css?.fonts);
		applySize(root, context);
	}
	exports.applyContext = applyContext;
	function applyVariables(root, variables) {
		for (const [name, value] of Object.entries(variables)) {
			if (/^--[a-z0-9-]+$/.test(name) && value && !/url\(|image-set\(/i.test(value))
				root.style.setProperty(name, value);
		}
	}
	function applyFonts(css) {
		const id = "host-fonts";
		const hasAddress = /@import|url\(\s*["']?(?!data:)/i.test(css ?? "");
		const style = document.getElementById(id) ?? document.head.appendChild(document.createElement("style"));
		style.id = id;
		style.textContent = css && !hasAddress ? css : "";
	}
	function applySize(root, context) {
		const { width, maxWidth } = context.containerDimensions ?? {};
		root.style.maxWidth = width === undefined && maxWidth !== undefined ? `${maxWidth}px` : "";
		for (const side of ["top", "right", "bottom", "left"]) {
			root.style.setProperty(`--inset-${side}`, `${context.safeAreaInsets?.[side] ?? 0}px`);
		}
	}
});
define("filters", ["require", "exports", "elements", "text"], function (require, exports, elements_13, text_8) {
	const times = [
		{ value: "morning", label: "Morning", from: 4, to: 12 },
		{ value: "afternoon", label: "Afternoon", from: 12, to: 17 },
		{ value: "evening", label: "Evening", from: 17, to: 21 },
		{ value: "late", label: "Late", from: 21, to: 28 },
	];
	const regular = "regular";
	class Filters {
		constructor(changed) {
			this.changed = changed;
			this.offered = 0;
			this.chosen = { format: "", time: "", theatre: "" };
			this.element = (0, elements_13.element)("div", { class: "filters", role: "group", "aria-label": "Filters" });
		}
		offer(films) {
			if (films.length === this.offered)
				return;
			this.offered = films.length;
			const showings = films.flatMap((film) => film.showings);
			const dayTimes = times.filter((time) => showings.some((showing) => isAt(showing, time.value)));
			this.element.replaceChildren(...this.select("format", "Format", "Any format", formats(showings)), ...this.select("time", "Time", "Any time", dayTimes), ...this.select("theatre", "Theatre", "All theatres", theatres(showings)));
		}
		get isEmpty() {
			return Object.values(this.chosen).every((value) => value === "");
		}
		apply(film) {
			const { format, time, theatre } = this.chosen;
			return film.showings.filter((showing) => (format === "" || (showing.format ?? regular) === format)
				&& (time === "" || isAt(showing, time))
				&& (theatre === "" || showing.theatreId === theatre));
		}
		select(key, name, any, options) {
			if (options.length < 2)
				return [];
			const control = (0, elements_13.element)("select", { "aria-label": name, onchange: () => {
					this.chosen[key] = control.value;
					this.changed();
				} });
			control.append(...[{ value: "", label: any }, ...options].map(({ value, label }) => (0, elements_13.element)("option", { value }, label)));
			control.value = this.chosen[key];
			return [control];
		}
	}
	exports.Filters = Filters;
	function isAt(showing, name) {
		const time = times.find(({ value }) => value === name);
		const hour = (0, text_8.hourOf)(showing.startsAtLocal);
		if (!time || hour === undefined)
			return false;
		return [hour, hour + 24].some((at) => at >= time.from && at < time.to);
	}
	function formats(showings) {
		const names = new Set(showings.map((showing) => showing.format ?? regular));
		return [...names].sort().map((value) => ({ value, label: value === regular ? "Regular" : value }));
	}
	function theatres(showings) {
		const nearest = [...showings].sort((one, other) => (one.distanceKilometres ?? 0) - (other.distanceKilometres ?? 0));
		const named = new Map(nearest.map((showing) => [showing.theatreId, showing.theatreName ?? showing.theatreId]));
		return [...named].map(([value, label]) => ({ value, label }));
	}
});
define("openSeats", ["require", "exports", "elements", "notices", "seats"], function (require, exports, elements_14, notices_3, seats_1) {
	function openSeats(app, showtimeId, partySize, title) {
		const place = (0, elements_14.element)("div", {}, (0, notices_3.progress)(`Looking at the seats for ${title}…`));
		const chosen = { showtimeId, partySize };
		app.stage.open(place);
		app.host.tell(`The person opened the showing ${showtimeId} of “${title}” in the view.`, chosen);
		if (!app.host.capabilities.serverTools) {
			place.replaceChildren((0, notices_3.notice)(`Ask in the conversation for the seats of ${showtimeId}.`));
			return;
		}
		const load = async () => {
			const call = { method: "showtimes/plan", params: { id: showtimeId, partySize } };
			try {
				place.replaceChildren(new seats_1.Seats(app, call, await app.host.ask(call)).element);
			}
			catch (error) {
				place.replaceChildren((0, notices_3.failure)(error, () => void load()));
			}
		};
		void load();
	}
	exports.openSeats = openSeats;
});
define("showings", ["require", "exports", "elements", "text"], function (require, exports, elements_15, text_9) {
	const states = {
		almostSoldOut: "Few left",
		soldOut: "Sold out",
		cancelled: "Cancelled",
		embargoed: "Not on sale yet",
		comingSoon: "Not on sale yet",
		started: "Has begun",
	};
	function showingButton(showing, opened) {
		const state = states[showing.availability];
		const price = showing.total === undefined ? undefined : (0, text_9.money)(showing.total);
		const label = [(0, text_9.clock)(showing.startsAtLocal), showing.format, state, price, showing.theatreName];
		const made = (0, elements_15.element)("button", {
			type: "button",
			class: `showing ${showing.availability}`,
			"aria-label": label.filter((part) => part !== undefined).join(", "),
			disabled: showing.availability === "cancelled",
			onclick: () => opened(showing),
		}, (0, elements_15.element)("span", { class: "time" }, (0, text_9.clock)(showing.startsAtLocal)));
		if (showing.format)
			made.append((0, elements_15.element)("span", { class: "format" }, (0, elements_15.foreign)(showing.format)));
		made.append((0, elements_15.element)("span", { class: state ? "state" : "price" }, state ?? price ?? ""));
		return made;
	}
	function showingsByTheatre(showings, most, opened) {
		const theatres = new Map();
		for (const showing of showings) {
			theatres.set(showing.theatreId, [...(theatres.get(showing.theatreId) ?? []), showing]);
		}
		const nearest = [...theatres.values()].sort((one, other) => far(one) - far(other)).slice(0, most.theatres);
		return (0, elements_15.element)("div", { class: "theatres" }, ...nearest.map((list) => {
			const { theatreName, theatreId, distanceKilometres } = list[0];
			const away = distanceKilometres ? (0, elements_15.element)("span", { class: "away" }, (0, text_9.distance)(distanceKilometres)) : undefined;
			return (0, elements_15.element)("section", { class: "theatre" }, (0, elements_15.element)("h3", {}, (0, elements_15.foreign)(theatreName ?? theatreId), away), (0, elements_15.element)("div", { class: "times" }, ...list.slice(0, most.times).map((one) => showingButton(one, opened))));
		}));
	}
	exports.showingsByTheatre = showingsByTheatre;
	function far(showings) {
		return showings[0]?.distanceKilometres ?? 0;
	}
});
define("whatsOn", ["require", "exports", "app", "elements", "filmCard", "filmList", "filters", "marks", "openSeats", "showings", "text"], function (require, exports, app_2, elements_16, filmCard_2, filmList_2, filters_1, marks_2, openSeats_1, showings_1, text_10) {
	const few = { theatres: 1, times: 4 };
	const all = { theatres: Infinity, times: Infinity };
	class WhatsOn {
		constructor(app, call, page) {
			this.app = app;
			this.count = (0, elements_16.element)("p", { class: "count", role: "status" });
			this.partySize = Number(call.params.partySize ?? 1);
			this.filters = new filters_1.Filters(() => list.draw());
			const list = new filmList_2.FilmList(app, call, page, (0, elements_16.element)("div", { class: "films" }), {
				items: (films) => this.choose(films),
				card: (chosen) => this.card(chosen),
				atOnce: () => (0, app_2.rowsAtOnce)(app),
				none: "Nothing is on then. Try another day or place.",
			});
			list.draw();
			this.element = (0, elements_16.element)("section", { class: "whatsOn" }, (0, elements_16.element)("header", {}, (0, elements_16.element)("h1", {}, call.method === "library/tonight" ? "From your list" : "What’s on"), (0, elements_16.facts)(page.place?.name, (0, text_10.day)(page.date), `Prices for ${this.partySize === 1 ? "one" : this.partySize}`)), this.filters.element, this.count, list.grid, list.end);
		}
		choose(films) {
			this.filters.offer(films);
			const chosen = films
				.map((film) => ({ film, showings: this.filters.apply(film) }))
				.filter(({ film, showings }) => showings.length > 0 || (film.showings.length === 0 && this.filters.isEmpty));
			const showings = chosen.reduce((sum, one) => sum + one.showings.length, 0);
			this.count.textContent = `${(0, text_10.counted)(chosen.length, "film")}, ${(0, text_10.counted)(showings, "showing")}`;
			return chosen;
		}
		card({ film, showings }) {
			const opened = (showing) => (0, openSeats_1.openSeats)(this.app, showing.id, this.partySize, film.title);
			return (0, filmCard_2.filmCard)(this.app, "film", film, (details, isOpen, toggle) => {
				const isNear = film.showings.length > 0;
				const where = isNear ? (0, showings_1.showingsByTheatre)(showings, isOpen ? all : few, opened) : elsewhere(film);
				details.replaceChildren(...(isOpen ? [...(0, filmCard_2.overview)(film.overview), ...(0, marks_2.marks)(this.app, film)] : []), where);
				if (isOpen || details.querySelectorAll(".showing").length === showings.length)
					return;
				const theatres = new Set(showings.map(({ theatreId }) => theatreId)).size;
				const label = `All ${(0, text_10.counted)(showings.length, "showing")}${theatres > 1 ? ` at ${theatres} theatres` : ""}`;
				details.querySelector(".times")?.append((0, elements_16.button)(label, "plain more", toggle));
			}, [
				(0, elements_16.facts)((0, filmCard_2.stars)(film.rating), film.certification, (0, text_10.minutes)(film.runtimeMinutes), (film.genres ?? []).slice(0, 2).join(", "), film.library && (film.library.status === "seen" ? "Seen" : "On your list")),
			]);
		}
	}
	exports.WhatsOn = WhatsOn;
	const nextDates = {
		tickets: "Tickets from", premiere: "Premiere on", limitedTheatrical: "In a few theatres from",
		theatrical: "In theatres from", digital: "To stream from", physical: "On disc from", television: "On television on",
	};
	function elsewhere({ offers, nextDate }) {
		const { subscription = [], free = [], ads = [], rent = [], buy = [] } = offers ?? {};
		const services = new Set([...subscription, ...free, ...ads, ...rent, ...buy].map(({ name }) => name));
		if (services.size > 0)
			return (0, elements_16.element)("p", {}, `On ${[...services].join(", ")} (source: JustWatch)`);
		return (0, elements_16.element)("p", {}, nextDate ? `${nextDates[nextDate.kind]} ${(0, text_10.date)(nextDate.day) ?? nextDate.day}` : "Nowhere near yet");
	}
});
define("main", ["require", "exports", "films", "host", "notices", "posters", "protocol", "seats", "size", "stage", "text", "theme", "whatsOn"], function (require, exports, films_1, host_1, notices_4, posters_1, protocol_2, seats_2, size_1, stage_1, text_11, theme_1, whatsOn_1) {
	class Main {
		constructor() {
			this.host = new host_1.Host(window.parent, this);
			this.app = { host: this.host, stage: new stage_1.Stage(this.host), posters: new posters_1.Posters(this.host) };
			this.isReady = false;
			this.isRefused = false;
			this.hasFace = false;
		}
		async start() {
			(0, theme_1.applyContext)(this.host.context);
			this.app.stage.show((0, notices_4.progress)("One moment…"));
			try {
				await this.host.initialize();
			}
			catch (error) {
				this.isRefused = true;
				this.app.stage.show((0, notices_4.failure)(error, () => void this.start()));
				return;
			}
			this.isReady = true;
			this.isRefused = false;
			(0, theme_1.applyContext)(this.host.context);
			this.app.stage.drawBar();
			this.sizes = (0, size_1.reportSizes)(this.host);
			if (this.early)
				this.showResult(this.early);
		}
		notice(method, params) {
			switch (method) {
				case "ui/notifications/tool-input-partial":
				case "ui/notifications/tool-input":
					this.showProgress((params.arguments ?? {}));
					break;
				case "ui/notifications/tool-result":
					this.showResult(params);
					break;
				case "ui/notifications/tool-cancelled":
					this.showCancelled(params.reason);
					break;
				case "ui/notifications/host-context-changed":
					this.changeContext(params);
					break;
			}
		}
		answer(method) {
			if (method === "ui/resource-teardown") {
				this.sizes?.disconnect();
				return {};
			}
			return method === "ping" ? {} : undefined;
		}
		changeContext(change) {
			this.host.context = { ...this.host.context, ...change };
			(0, theme_1.applyContext)(this.host.context);
			this.app.stage.drawBar();
		}
		showProgress(parameters) {
			if (this.hasFace || this.isRefused)
				return;
			this.app.stage.show((0, notices_4.progress)((0, notices_4.progressSentence)(this.host.context.toolInfo?.tool?.name, parameters)));
		}
		showCancelled(reason) {
			if (this.hasFace)
				return;
			const why = typeof reason === "string" && reason ? ` (${reason})` : "";
			this.app.stage.show((0, notices_4.notice)(`This was cancelled${why}. Ask again in the conversation.`));
		}
		showResult(result) {
			if (!this.isReady) {
				this.early = result;
				return;
			}
			const data = result._meta?.[protocol_2.viewKey];
			if (data) {
				this.hasFace = true;
				(0, text_11.useSettings)({ units: data.units, clock: data.clock });
				this.app.stage.show(this.face(data));
			}
			else if (!this.hasFace) {
				this.app.stage.show((0, notices_4.notice)((0, protocol_2.textOf)(result) || "There is nothing to show.", result.isError ? "danger" : "info"));
			}
		}
		face({ face, call, answer }) {
			const asked = call ?? { method: "", params: {} };
			switch (face) {
				case "whatsOn":
					return new whatsOn_1.WhatsOn(this.app, asked, answer).element;
				case "seats":
					return new seats_2.Seats(this.app, asked, answer).element;
				case "films":
					return (0, films_1.films)(this.app, asked, answer);
				default:
					return (0, notices_4.notice)("This view is older than the program that sent the result. Restart the assistant’s program.");
			}
		}
	}
	void new Main().start();
});
</script>
</body>
</html>

"""#
}
