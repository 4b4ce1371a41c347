// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from clients/assistants/view/; changes belong there.

/// The document that shows the results of tools.
enum ViewDocument {
  /// clients/assistants/view/view.html
  static let text: StaticString = #"""
<!DOCTYPE html>
<!-- Written by clients/assistants/view/build. sources sha256:97af25468ff21054b48c19f4e248d11f918320a9f9b2872ed70a4decf29a1b42 tsc 4.8.4 -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Marquee</title>
<style>
:root {
  color-scheme: light dark;
  --color-background-primary: light-dark(#ffffff, #1c1b1a); --color-background-secondary: light-dark(#f5f4f1, #282624);
  --color-background-tertiary: light-dark(#e8e6e1, #383532); --color-background-inverse: light-dark(#23211e, #f3f1ed);
  --color-background-danger: light-dark(#fdeceb, #451b18); --color-background-info: light-dark(#dcebfa, #17324d);
  --color-background-success: light-dark(#dff2e1, #1a3a20);
  --color-text-primary: light-dark(#1f1d1a, #f3f1ed); --color-text-secondary: light-dark(#5c5851, #b5b0a7);
  --color-text-inverse: light-dark(#ffffff, #1c1b1a); --color-text-danger: light-dark(#a3211a, #ffb3ab);
  --color-text-success: light-dark(#1d6127, #98d8a2); --color-text-info: light-dark(#14528f, #9fcbf7);
  --color-border-primary: light-dark(#d3d0c9, #45413d); --color-border-secondary: light-dark(#87827a, #8f8a82);
  --color-ring-primary: light-dark(#1a66c9, #7db4ff);
  --font-sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  --font-weight-normal: 400; --font-weight-medium: 500; --font-weight-semibold: 600;
  --font-text-xs-size: 12px; --font-text-sm-size: 13.5px; --font-text-md-size: 15px;
  --font-heading-xs-size: 15px; --font-heading-sm-size: 17px; --font-heading-md-size: 21px;
  --border-radius-sm: 6px; --border-radius-md: 9px; --border-radius-lg: 14px; --border-radius-full: 999px;
  --chosen: #f5b521; --on-chosen: #251a00; --best: light-dark(#b36b00, #f5b521);
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 16px clamp(12px, 3vw, 16px);
  color: var(--color-text-primary); background: var(--color-background-primary);
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
.facts, .count, .caveat, .message { font-size: var(--font-text-sm-size); color: var(--color-text-secondary); }
.facts { display: flex; flex-wrap: wrap; }
.facts > span:not(:last-child)::after { content: "\b7"; margin: 0 6px; }
:is(.facts, .count, .caveat, .message, .end, .details, .groups):empty { display: none; }
.bar { display: flex; justify-content: space-between; max-width: 1120px; margin: 0 auto; }
.bar:not(:empty) { margin-bottom: 8px; }
.bar .mode { margin-inline-start: auto; }
:focus-visible { outline: 2px solid var(--color-ring-primary); outline-offset: 2px; }
[dir="rtl"] body { text-align: right; }
[dir="rtl"] :is(h1, h2, h3, p, span, b, small, button, label, li, dt, dd) { unicode-bidi: plaintext; }
[dir="rtl"] .facts > span { unicode-bidi: normal; }
@media (prefers-reduced-motion: no-preference) {
  button, .poster img { transition: background-color 0.12s, border-color 0.12s, opacity 0.2s; }
  .skeleton { animation: breathe 1.4s ease-in-out infinite alternate; }
}
@keyframes breathe { to { opacity: 0.45; } }
button, select {
  font: inherit; color: inherit; background: none; border: 1px solid transparent; cursor: pointer;
  border-radius: var(--border-radius-md);
}
button:hover { opacity: 0.8; }
button:disabled { cursor: default; opacity: 0.55; }
.plain { padding: 4px 8px; margin-inline: -8px; color: var(--color-text-secondary); font-size: var(--font-text-sm-size); }
.primary, .secondary { min-height: 40px; padding: 7px 16px; font-weight: var(--font-weight-medium); }
.primary { background: var(--color-background-inverse); color: var(--color-text-inverse); }
.secondary { border-color: var(--color-border-secondary); }
.title { padding: 0; text-align: start; border-radius: var(--border-radius-sm); }
.title::after { content: "\a0▾"; content: "\a0▾" / ""; font-size: 0.75em; color: var(--color-text-secondary); }
.title[aria-expanded="true"]::after { content: "\a0▴"; content: "\a0▴" / ""; }
.filters { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 10px; }
select {
  min-height: 34px; max-width: min(100%, 210px); padding: 4px 10px; font-size: var(--font-text-sm-size); text-overflow: ellipsis;
  border-color: var(--color-border-secondary); border-radius: var(--border-radius-full);
  background: var(--color-background-primary);
}
.filters select:has(option:checked:not([value=""])) { background: var(--color-background-inverse); color: var(--color-text-inverse); }
.marks { display: flex; flex-wrap: wrap; gap: 6px; }
.mark { min-height: 30px; padding: 2px 10px; font-size: var(--font-text-sm-size); border-color: var(--color-border-secondary);
  border-radius: var(--border-radius-full); }
.mark::before { content: "+ "; content: "+ " / ""; }
.mark[aria-pressed="true"] { background: var(--color-background-inverse); color: var(--color-text-inverse); }
.mark[aria-pressed="true"]::before { content: "✓ "; content: "✓ " / ""; }
.notice { padding: 12px 14px; border-radius: var(--border-radius-md); background: var(--color-background-secondary);
  white-space: pre-line; }
.notice.danger { background: var(--color-background-danger); color: var(--color-text-danger); }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 10px; }
.progress { display: grid; gap: 10px; }
.skeleton { height: 96px; border-radius: var(--border-radius-lg); background: var(--color-background-secondary); }
.poster {
  flex: none; align-self: start; width: clamp(56px, 12vw, 76px); aspect-ratio: 2 / 3; display: grid; place-items: center; overflow: hidden;
  border-radius: var(--border-radius-sm); background: var(--color-background-tertiary); cursor: pointer;
  color: var(--color-text-secondary); font-size: 28px; font-weight: var(--font-weight-semibold);
}
.poster img { width: 100%; height: 100%; object-fit: cover; display: block; }
.rating { color: var(--color-text-primary); font-weight: var(--font-weight-medium); }
.film { display: flex; gap: clamp(10px, 2vw, 14px); padding: 14px 0; border-top: 1px solid var(--color-border-primary); }
.film.open { grid-column: 1 / -1; }
.body { flex: 1; min-width: 0; align-content: start; }
.films { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 500px), 1fr)); column-gap: 32px; margin-top: 6px; }
.end { padding-top: 12px; }
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
.showing.soldOut, .showing.cancelled { border-style: dashed; }
.showing.soldOut .time, .showing.cancelled .time { color: var(--color-text-secondary); text-decoration: line-through; }
.more { align-self: center; text-decoration: underline; text-underline-offset: 3px; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr)); gap: 20px 16px; }
.tile { display: flex; flex-direction: column; gap: 8px; min-width: 0; }
.tile .poster { width: 100%; font-size: 44px; border-radius: var(--border-radius-md); }
.tile h2 { font-size: var(--font-heading-xs-size); }
.tile .body { display: grid; gap: 4px; }
.tile .marks { margin-top: 4px; }
.tile.open { grid-column: 1 / -1; flex-direction: row; gap: 16px; }
.tile.open .poster { width: 150px; }
.badge { padding: 1px 8px; border-radius: var(--border-radius-full); font-size: var(--font-text-xs-size);
  background: var(--color-background-tertiary); color: var(--color-text-primary); }
.badge.playing, .badge.advanceTickets { background: var(--color-background-success); color: var(--color-text-success); }
@media (max-width: 480px) {
  .grid { grid-template-columns: 1fr; gap: 14px; }
  .tile, .tile.open { flex-direction: row; gap: 12px; }
  .tile .poster, .tile.open .poster { width: 84px; font-size: 28px; }
}
.showtime { display: flex; gap: 14px; align-items: center; }
.showtime .poster { width: 52px; font-size: var(--font-heading-md-size); cursor: auto; }
.controls, .party, .party label { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.controls { justify-content: space-between; margin-bottom: 10px; }
.party { gap: 8px 18px; font-size: var(--font-text-sm-size); }
.party input { width: 18px; height: 18px; margin: 0; accent-color: var(--color-background-inverse); }
.seats[aria-busy="true"] :is(.frame, aside) { opacity: 0.5; }
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
.group { display: grid; grid-template-columns: 1fr auto; gap: 0 10px; padding: 8px 12px; text-align: start;
  border-color: var(--color-border-primary); font-size: var(--font-text-sm-size); }
.group:disabled { opacity: 1; }
.group small { grid-column: 1 / -1; color: var(--color-text-secondary); font-size: var(--font-text-xs-size); }
.summary { padding: 14px; border-radius: var(--border-radius-lg); background: var(--color-background-secondary); }
.sum { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 4px 14px; }
.chosenSeats { font-weight: var(--font-weight-medium); min-width: 0; }
.total { font-size: var(--font-heading-md-size); font-weight: var(--font-weight-semibold); }
.summary details { font-size: var(--font-text-sm-size); }
.summary summary { cursor: pointer; padding: 4px 0; color: var(--color-text-secondary); }
dl { display: grid; grid-template-columns: 1fr auto; gap: 2px 14px; }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
.summary .primary, .summary .secondary { flex: 1 1 200px; }
.message { margin-top: 8px; }
.address { user-select: all; color: var(--color-text-primary); }
@media (min-width: 860px) {
  .seats { display: grid; grid-template-columns: minmax(0, 1fr) 320px; gap: 0 28px; }
  .seats header { grid-column: 1 / -1; }
  aside { margin-top: 0; }
}
</style>
<style id="host-fonts"></style>
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
	const pending = new Map();
	let lastID = 0;
	function listen(handlers) {
		window.addEventListener("message", ({ source, data }) => {
			if (source === parent && data?.jsonrpc === "2.0")
				receive(data, handlers);
		});
	}
	exports.listen = listen;
	function request(method, params) {
		const id = ++lastID;
		return new Promise((resolve, reject) => {
			pending.set(id, ({ result, error }) => {
				if (error)
					reject(new Error(error.message ?? "The host refused it."));
				else
					resolve(result);
			});
			post({ id, method, params });
		});
	}
	exports.request = request;
	function notify(method, params) {
		post({ method, params });
	}
	exports.notify = notify;
	function post(message) {
		parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
	}
	function receive(message, handlers) {
		const { id, method, params } = message;
		if (typeof method === "string") {
			const handler = handlers.get(method);
			handler?.(params ?? {});
			if (id === undefined)
				return;
			post(handler ? { id, result: {} } : { id, error: { code: -32601, message: `The view has no method ${method}.` } });
		}
		else if (id !== undefined) {
			pending.get(id)?.(message);
			pending.delete(id);
		}
	}
});
define("contract", ["require", "exports"], function (require, exports) {
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
		fill(made, ...children);
		return made;
	}
	exports.element = element;
	function fill(parent, ...children) {
		parent.replaceChildren(...children.filter((child) => Boolean(child)));
	}
	exports.fill = fill;
	function foreign(text) {
		return element("bdi", {}, text);
	}
	exports.foreign = foreign;
	function button(label, style, pressed, attributes = {}) {
		return element("button", { type: "button", class: style, onclick: pressed, ...attributes }, ...[label].flat());
	}
	exports.button = button;
	function facts(...items) {
		return element("p", { class: "facts" }, ...items.map((item) => item && element("span", {}, typeof item === "string" ? foreign(item) : item)));
	}
	exports.facts = facts;
});
define("protocol", ["require", "exports"], function (require, exports) {
	function textOf(result) {
		const texts = (result.content ?? []).map((block) => (block.type === "text" ? block.text ?? "" : ""));
		return texts.filter((text) => text !== "").join("\n\n");
	}
	exports.textOf = textOf;
});
define("host", ["require", "exports", "connection", "protocol"], function (require, exports, connection_1, protocol_1) {
	exports.context = {};
	exports.capabilities = {};
	async function initialize() {
		const result = await (0, connection_1.request)("ui/initialize", {
			protocolVersion: "2026-01-26",
			appInfo: { name: "marquee", version: "1.0.0" },
			appCapabilities: { availableDisplayModes: ["inline", "fullscreen"] },
		});
		exports.context = result?.hostContext ?? {};
		exports.capabilities = result?.hostCapabilities ?? {};
		(0, connection_1.notify)("ui/notifications/initialized", {});
	}
	exports.initialize = initialize;
	function changeContext(change) {
		exports.context = { ...exports.context, ...change };
	}
	exports.changeContext = changeContext;
	async function callTool(name, parameters) {
		const result = (await (0, connection_1.request)("tools/call", { name, arguments: parameters })) ?? {};
		if (result.isError)
			throw new Error((0, protocol_1.textOf)(result) || `${name} failed.`);
		return result;
	}
	exports.callTool = callTool;
	async function ask({ method, params }) {
		const { structuredContent } = await callTool("view_data", { method, params });
		if (structuredContent?.answer === undefined)
			throw new Error("The answer is empty.");
		return structuredContent.answer;
	}
	exports.ask = ask;
	async function read(uri) {
		const result = await (0, connection_1.request)("resources/read", { uri });
		return result?.contents?.[0];
	}
	exports.read = read;
	async function openLink(url) {
		if (!/^https?:\/\//.test(url))
			return false;
		const result = await (0, connection_1.request)("ui/open-link", { url }).catch(() => ({ isError: true }));
		return !result?.isError;
	}
	exports.openLink = openLink;
	function tell(text, structuredContent) {
		const params = { content: [{ type: "text", text }], structuredContent };
		(0, connection_1.request)("ui/update-model-context", params).catch(() => undefined);
	}
	exports.tell = tell;
	async function requestDisplayMode(mode) {
		const result = await (0, connection_1.request)("ui/request-display-mode", { mode });
		if (result?.mode)
			changeContext({ displayMode: result.mode });
	}
	exports.requestDisplayMode = requestDisplayMode;
	function reportSizes() {
		new ResizeObserver(() => {
			const { width, height } = document.documentElement.getBoundingClientRect();
			(0, connection_1.notify)("ui/notifications/size-changed", { width: Math.ceil(width), height: Math.ceil(height) });
		}).observe(document.documentElement);
	}
	exports.reportSizes = reportSizes;
});
define("posters", ["require", "exports", "elements", "host"], function (require, exports, elements_1, host) {
	const pictures = /^image\/(jpeg|png|webp|gif)$/;
	const known = new Map();
	const observer = new IntersectionObserver((entries) => {
		for (const { target } of entries.filter((entry) => entry.isIntersecting)) {
			observer.unobserve(target);
			void load(target);
		}
	}, { rootMargin: "300px" });
	function poster(id, title, onclick) {
		const frame = (0, elements_1.element)("div", { class: "poster", "aria-hidden": "true", onclick }, Array.from(title.trim())[0]);
		if (host.capabilities.serverResources) {
			frame.dataset.movie = id;
			observer.observe(frame);
		}
		return frame;
	}
	exports.poster = poster;
	async function load(frame) {
		const id = frame.dataset.movie ?? "";
		const address = known.get(id) ?? addressOf(id);
		known.set(id, address);
		const src = await address;
		if (src)
			frame.replaceChildren((0, elements_1.element)("img", { alt: "", decoding: "async", src }));
	}
	async function addressOf(id) {
		const content = await host.read(`marquee://poster/${id}`).catch(() => undefined);
		if (!content?.blob || !pictures.test(content.mimeType ?? ""))
			return undefined;
		return `data:${content.mimeType};base64,${content.blob}`;
	}
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
	const clock = (local) => formatted(local, formats.clock) ?? "Time unknown";
	exports.clock = clock;
	const day = (local) => formatted(local, formats.day);
	exports.day = day;
	const date = (day) => formatted(day, formats.date);
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
	function counted(count, one) {
		return `${formats.count.format(count)} ${count === 1 ? one : `${one}s`}`;
	}
	exports.counted = counted;
});
define("filmCard", ["require", "exports", "elements", "host", "posters", "text"], function (require, exports, elements_2, host, posters_1, text_1) {
	const names = [["wanted", "Want"], ["seen", "Seen"]];
	function filmCard(style, film, lines, draw, marks = []) {
		const details = (0, elements_2.element)("div", { id: film.id, class: "details" });
		const show = (isOpen) => {
			title.ariaExpanded = String(isOpen);
			card.classList.toggle("open", isOpen);
			(0, elements_2.fill)(details, ...draw(isOpen, () => {
				show(true);
				title.focus();
			}));
		};
		const toggle = () => show(title.ariaExpanded === "false");
		const title = (0, elements_2.button)((0, elements_2.foreign)(film.title), "title", toggle, { "aria-controls": details.id });
		const card = (0, elements_2.element)("article", { class: style }, (0, posters_1.poster)(film.id, film.title, toggle), (0, elements_2.element)("div", { class: "body" }, (0, elements_2.element)("h2", {}, title), ...lines, details, ...marks));
		show(false);
		return card;
	}
	exports.filmCard = filmCard;
	function stars(rating) {
		if (rating === undefined)
			return undefined;
		return (0, elements_2.element)("span", { class: "rating", role: "img", "aria-label": `Rated ${(0, text_1.decimal)(rating)} of 10` }, `★ ${(0, text_1.decimal)(rating)}`);
	}
	exports.stars = stars;
	function overview(text) {
		return text ? (0, elements_2.element)("p", { class: "overview", dir: "auto" }, text) : undefined;
	}
	exports.overview = overview;
	function marks(film) {
		if (!host.capabilities.serverTools)
			return [];
		const message = (0, elements_2.element)("p", { class: "message", role: "status" });
		const buttons = names.map(([status, label]) => (0, elements_2.button)(label, "mark", () => void set(status)));
		const draw = () => names.forEach(([status], index) => {
			buttons[index]?.setAttribute("aria-pressed", String(film.library?.status === status));
		});
		const set = async (status) => {
			const removes = film.library?.status === status;
			message.textContent = "";
			try {
				await (removes
					? host.callTool("my_films_remove", { id: film.id })
					: host.callTool("my_films_set", { id: film.id, status }));
				film.library = removes ? undefined : { addedAt: new Date().toISOString(), ...film.library, status };
				draw();
				if (removes)
					return;
				host.tell(`In the view “${film.title}” (${film.id}) was marked as ${status}.`, { id: film.id, status });
			}
			catch (error) {
				message.textContent = removes
					? "It can’t be taken off your list here. Ask for it in the conversation."
					: `It was not put on your list: ${error.message}`;
			}
		};
		draw();
		const label = `${film.title} on your list`;
		return [(0, elements_2.element)("div", { class: "marks", role: "group", "aria-label": label }, ...buttons), message];
	}
	exports.marks = marks;
});
define("notices", ["require", "exports", "elements"], function (require, exports, elements_3) {
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
		const row = () => (0, elements_3.element)("div", { class: "skeleton", "aria-hidden": "true" });
		return (0, elements_3.element)("section", { class: "progress", "aria-busy": "true" }, (0, elements_3.element)("p", { role: "status" }, sentence), row(), row(), row());
	}
	exports.progress = progress;
	function notice(message, kind = "info") {
		const role = kind === "danger" ? "alert" : "status";
		return (0, elements_3.element)("div", { class: `notice ${kind}`, role }, (0, elements_3.element)("p", { dir: "auto" }, message));
	}
	exports.notice = notice;
	async function attempt(action, show) {
		try {
			await action();
		}
		catch (error) {
			const failure = notice(error.message, "danger");
			const again = (0, elements_3.button)("Try again", "secondary", () => void attempt(action, show));
			failure.append((0, elements_3.element)("div", { class: "actions" }, again));
			show(failure);
		}
	}
	exports.attempt = attempt;
});
define("filmList", ["require", "exports", "elements", "host", "notices"], function (require, exports, elements_4, host, notices_1) {
	class FilmList {
		constructor(style, call, page, choice) {
			this.call = call;
			this.page = page;
			this.choice = choice;
			this.end = (0, elements_4.element)("div", { class: "end" });
			this.grid = (0, elements_4.element)("div", { class: style });
			this.grow();
		}
		redraw() {
			this.grid.replaceChildren();
			this.grow();
		}
		grow() {
			const { items, message, nextPage } = this.page;
			const films = this.choice.choose(items);
			const rows = host.context.displayMode === "fullscreen" ? 20 : 6;
			const atOnce = rows * this.choice.perRow;
			const shown = this.grid.childElementCount;
			const cards = films.slice(shown, shown + atOnce).map((film) => this.choice.card(film));
			this.grid.append(...cards);
			const left = films.length - shown - cards.length;
			const label = `Show ${Math.min(left, atOnce)} more of ${films.length}`;
			const more = (0, elements_4.button)(label, "secondary", () => this.more());
			const load = (0, elements_4.button)("Load more films", "secondary", () => void (0, notices_1.attempt)(() => this.load(), (failure) => (0, elements_4.fill)(this.end, failure)));
			const canLoad = nextPage !== undefined && host.capabilities.serverTools !== undefined;
			(0, elements_4.fill)(this.end, items.length === 0 ? (0, notices_1.notice)(message ?? this.choice.none)
				: films.length === 0 && (0, notices_1.notice)("No showing fits these filters."), left > 0 ? more : canLoad && load);
			return cards[0];
		}
		more() {
			this.grow()?.querySelector("button")?.focus({ preventScroll: true });
		}
		async load() {
			(0, elements_4.fill)(this.end, (0, notices_1.notice)("Loading more films…"));
			const params = { ...this.call.params, page: this.page.nextPage };
			const page = await host.ask({ method: this.call.method, params });
			this.page = { ...page, items: [...this.page.items, ...page.items] };
			this.more();
		}
	}
	exports.FilmList = FilmList;
});
define("films", ["require", "exports", "elements", "filmCard", "filmList", "text"], function (require, exports, elements_5, filmCard_1, filmList_1, text_2) {
	const availabilities = {
		playing: "Playing now",
		advanceTickets: "Tickets on sale",
		comingSoon: "Coming soon",
		onDemand: "On demand",
	};
	function films(call, page) {
		const list = new filmList_1.FilmList("grid", call, page, {
			choose: (films) => films,
			card: tile,
			perRow: 2,
			none: "There are no films to show.",
		});
		return (0, elements_5.element)("section", { class: "catalogue" }, (0, elements_5.element)("header", {}, (0, elements_5.element)("h1", {}, call.method === "library/list" ? "Your list" : "Films"), (0, elements_5.facts)((0, text_2.counted)(page.items.length, "film"))), list.grid, list.end);
	}
	exports.films = films;
	function tile(film) {
		const year = film.year?.toString() ?? film.releaseDate?.slice(0, 4);
		const availability = availabilities[film.availability ?? ""];
		const lines = [
			(0, elements_5.facts)(year, (0, filmCard_1.stars)(film.rating), film.certification, (0, text_2.minutes)(film.runtimeMinutes)),
			(0, elements_5.facts)(availability && (0, elements_5.element)("span", { class: `badge ${film.availability}` }, availability), film.onMine && (0, elements_5.element)("span", { class: "badge" }, "On your services"), film.library?.rating !== undefined && `You: ${film.library.rating} of 10`),
		];
		return (0, filmCard_1.filmCard)("tile", film, lines, (isOpen) => (isOpen ? about(film) : []), (0, filmCard_1.marks)(film));
	}
	function about(film) {
		const line = (label, values = []) => {
			const text = values.filter((value) => value).slice(0, 5).join(", ");
			return text ? (0, elements_5.element)("p", {}, (0, elements_5.element)("b", {}, `${label}: `), (0, elements_5.foreign)(text)) : undefined;
		};
		return [
			(0, filmCard_1.overview)(film.overview),
			line("Directed by", film.directors),
			line("With", film.cast),
			line("Genres", film.genres?.map(({ name }) => name)),
			line("Released", [(0, text_2.date)(film.releaseDate)]),
			line("Your note", [film.library?.note]),
		];
	}
});
define("hall", ["require", "exports"], function (require, exports) {
	function hallOf(layout, zones = []) {
		const rows = (layout?.rows ?? []).map(({ row, seats }) => {
			const places = seats.filter(({ type }) => type !== "NotASeat").map((seat) => ({
				column: seat.column,
				name: seat.name,
				kind: seat.type === "Wheelchair" ? "wheelchair" : seat.type === "Companion" ? "companion" : "seat",
				free: seat.available && seat.name !== undefined,
				zone: zones.find((zone) => zone.zoneNumber === seat.zoneNumber),
			}));
			const name = places.find((place) => place.name)?.name;
			const letters = /^\p{L}+/u.exec(name ?? "")?.[0];
			return { label: letters ?? String(row), number: row, places };
		}).filter(({ places }) => places.length > 0);
		const firstColumn = Math.min(...rows.map(({ places }) => places[0]?.column ?? 0));
		const lastColumn = Math.max(...rows.map(({ places }) => places[places.length - 1]?.column ?? 0));
		return { rows, places: rows.flatMap(({ places }) => places), firstColumn, columns: lastColumn - firstColumn + 1 };
	}
	exports.hallOf = hallOf;
	function seatsAround(hall, place, count) {
		if (place.kind !== "seat")
			return [place];
		const row = hall.rows.find(({ places }) => places.includes(place))?.places ?? [];
		const canSit = (one) => one?.free && one.kind === "seat";
		const joinsNext = (index) => canSit(row[index]) && canSit(row[index + 1]) && row[index]?.column === (row[index + 1]?.column ?? 0) - 1;
		const middle = row.indexOf(place);
		let first = middle;
		while (joinsNext(first - 1))
			first -= 1;
		let end = middle + 1;
		while (joinsNext(end - 1))
			end += 1;
		const from = Math.max(first, Math.min(middle - Math.ceil((count - 1) / 2), end - count));
		return row.slice(from, Math.min(from + count, end));
	}
	exports.seatsAround = seatsAround;
});
define("party", ["require", "exports", "elements"], function (require, exports, elements_6) {
	const largest = 20;
	const people = (count) => (count === 1 ? "1 person" : `${count} people`);
	function partyControl(partySize, accessible, changed) {
		const onchange = () => changed(Number(size.value), wheelchair.checked);
		const sizes = Array.from({ length: largest }, (_, index) => index + 1);
		const size = (0, elements_6.element)("select", { "aria-label": "Number of people", onchange }, ...sizes.map((value) => (0, elements_6.element)("option", { value, selected: value === partySize }, people(value))));
		const wheelchair = (0, elements_6.element)("input", { type: "checkbox", checked: accessible, onchange });
		return [size, (0, elements_6.element)("label", {}, wheelchair, "Wheelchair place")];
	}
	exports.partyControl = partyControl;
});
define("price", ["require", "exports", "text"], function (require, exports, text_3) {
	const unknown = {
		tax: "tax",
		fees: "fees for buying online",
		zones: "the surcharges of seats",
		surchargeTax: "tax on the surcharge",
		memberDiscount: "whether the discount is for members only",
	};
	function priceOf({ partySize, price, zones = [] }, places) {
		if (!price || places.length === 0)
			return undefined;
		const line = (label, kind) => {
			const parts = price.parts.filter((part) => part.kind === kind);
			const amount = parts.reduce((sum, part) => sum + part.amount, 0) * places.length / partySize;
			return { label, amount, isSurcharge: false };
		};
		const lines = [
			line((0, text_3.counted)(places.length, "adult ticket"), "ticket"),
			line("Fees", "fee"),
			...zones.map((zone) => {
				const count = places.filter((place) => place.zone === zone).length;
				return { label: `${zone.description ?? "Zone"} × ${count}`, amount: surcharge(zone) * count, isSurcharge: true };
			}),
			line("Tax", "tax"),
		].filter(({ amount }, index) => index === 0 || amount !== 0);
		const hasSurcharge = lines.some(({ isSurcharge }) => isSurcharge);
		const missing = (price.unknown ?? []).filter((name) => name !== "surchargeTax" || hasSurcharge);
		const texts = missing.map((name) => unknown[name]);
		return {
			amount: Math.round(lines.reduce((all, line) => all + line.amount, 0) * 100) / 100,
			lines,
			caveat: texts.length > 0 ? `AMC doesn’t say beforehand: ${texts.join(", ")}.` : undefined,
		};
	}
	exports.priceOf = priceOf;
	function surcharge(zone) {
		return (zone?.surchargeAmount ?? 0) - (zone?.discountAmount ?? 0);
	}
	exports.surcharge = surcharge;
});
define("seatGrid", ["require", "exports", "elements", "hall", "price", "text"], function (require, exports, elements_7, hall_1, price_1, text_4) {
	const kinds = { seat: "", wheelchair: "wheelchair place", companion: "companion seat" };
	const gap = 1.5;
	class SeatGrid {
		constructor(hall, best, partySize, changed, done) {
			this.hall = hall;
			this.partySize = partySize;
			this.changed = changed;
			this.done = done;
			this.chosen = [];
			this.cells = new Map();
			this.before = [];
			this.kept = [];
			const { rows, columns, firstColumn } = hall;
			const grid = (0, elements_7.element)("div", {
				class: "hall", role: "grid", "aria-label": "Seats, from the screen backwards", "aria-multiselectable": "true",
				style: `--columns: ${columns}`, dir: "ltr",
				onpointerdown: (event) => this.press(event),
				onpointerover: (event) => this.drag(event),
				onpointercancel: () => this.release(false),
				onkeydown: (event) => this.key(event),
			}, (0, elements_7.element)("div", { class: "screen", role: "presentation" }, (0, elements_7.element)("span", {}, "Screen")));
			const lineOf = (row, index, role) => {
				const isAfterGap = row.number > (rows[index - 1]?.number ?? Infinity) + 1;
				return (0, elements_7.element)("div", { class: isAfterGap ? "row gap" : "row", role }, (0, elements_7.element)("span", { class: "label", role: role && "rowheader" }, row.label));
			};
			const labels = rows.map((row, index) => lineOf(row, index));
			grid.append((0, elements_7.element)("div", { class: "labels", "aria-hidden": "true" }, ...labels));
			const patterns = new Map();
			rows.forEach((row, index) => {
				const line = lineOf(row, index, "row");
				let column = firstColumn;
				for (const place of row.places) {
					const isBest = best.has(place);
					const key = `${place.kind} ${place.free} ${isBest} ${place.zone?.zoneNumber}`;
					const known = patterns.get(key) ?? pattern(place, isBest);
					patterns.set(key, known);
					const cell = known.model.cloneNode();
					cell.setAttribute("aria-label", (place.name ?? "Seat") + known.words);
					if (place.column > column)
						cell.style.marginLeft = `calc(${2.5 * (place.column - column)}em + ${gap}px)`;
					this.cells.set(place, cell);
					line.append(cell);
					column = place.column + 1;
				}
				grid.append(line);
			});
			this.element = (0, elements_7.element)("div", { class: "frame" }, grid);
		}
		show(chosen) {
			const { places } = this.hall;
			const first = chosen[0] ?? places[Math.floor(places.length / 2)];
			const cell = first && this.setCurrent(first);
			this.choose(chosen);
			if (cell)
				requestAnimationFrame(() => {
					this.element.scrollLeft = cell.offsetLeft - (this.element.clientWidth - cell.offsetWidth) / 2;
				});
		}
		choose(chosen) {
			for (const place of [...this.chosen, ...chosen]) {
				const cell = this.cells.get(place);
				const isChosen = chosen.includes(place);
				if (!cell || (cell.ariaSelected === "true") === isChosen)
					continue;
				cell.ariaSelected = String(isChosen);
				cell.textContent = isChosen ? place.name?.replace(/^\p{L}+/u, "").slice(0, 3) ?? "" : "";
			}
			this.chosen = chosen;
			this.changed(chosen);
		}
		setCurrent(place) {
			if (this.current)
				this.cells.get(this.current)?.removeAttribute("tabindex");
			this.current = place;
			const cell = this.cells.get(place);
			cell?.setAttribute("tabindex", "0");
			return cell;
		}
		placeAt({ target, clientX }) {
			return this.hall.places.find((place) => {
				const cell = this.cells.get(place);
				if (!cell || cell.parentElement !== target)
					return cell === target;
				const { left, right } = cell.getBoundingClientRect();
				return clientX >= left - gap && clientX <= right + gap;
			});
		}
		press(event) {
			const place = this.placeAt(event);
			if (event.button !== 0 || !place?.free)
				return;
			this.reached = place;
			event.target.releasePointerCapture(event.pointerId);
			this.setCurrent(place);
			this.begin(place);
			addEventListener("pointerup", () => this.release(true), { once: true });
		}
		drag(event) {
			const place = this.placeAt(event);
			if (!this.reached || this.reached === place || !place?.free)
				return;
			this.reached = place;
			this.chooseAround(place);
		}
		release(isDone) {
			if (!this.reached)
				return;
			this.reached = undefined;
			if (isDone)
				this.done();
			else
				this.choose(this.before);
		}
		begin(place) {
			this.before = this.chosen;
			this.kept = this.chosen.filter((other) => other !== place);
			if (this.before.includes(place)) {
				this.choose(this.kept);
			}
			else {
				if (this.kept.length >= this.partySize)
					this.kept = [];
				this.chooseAround(place);
			}
		}
		chooseAround(place) {
			const added = (0, hall_1.seatsAround)(this.hall, place, this.partySize - this.kept.length);
			this.choose([...this.kept, ...added.filter((other) => !this.kept.includes(other))]);
		}
		key(event) {
			if (!this.current || event.altKey || event.ctrlKey || event.metaKey)
				return;
			const next = this.target(event.key, this.current);
			if (next) {
				this.setCurrent(next)?.focus();
			}
			else if ((event.key === " " || event.key === "Enter") && this.current.free) {
				this.begin(this.current);
				this.done();
			}
			else if (event.key !== " ") {
				return;
			}
			event.preventDefault();
		}
		target(key, place) {
			const { rows } = this.hall;
			const number = rows.findIndex(({ places }) => places.includes(place));
			const row = rows[number]?.places ?? [];
			switch (key) {
				case "ArrowLeft": return row[row.indexOf(place) - 1];
				case "ArrowRight": return row[row.indexOf(place) + 1];
				case "ArrowUp": return nearest(rows[number - 1], place);
				case "ArrowDown": return nearest(rows[number + 1], place);
				case "Home": return row[0];
				case "End": return row[row.length - 1];
				default: return undefined;
			}
		}
	}
	exports.SeatGrid = SeatGrid;
	function pattern({ kind, free, zone }, isBest) {
		const extra = (0, price_1.surcharge)(zone);
		const level = extra > 0 ? "dear" : extra < 0 ? "cheap" : "";
		const model = (0, elements_7.element)("span", {
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
		return row?.places.reduce((best, other) => Math.abs(other.column - place.column) < Math.abs(best.column - place.column) ? other : best);
	}
	function legend({ places }, zones) {
		const item = (style, ...text) => (0, elements_7.element)("li", {}, (0, elements_7.element)("span", { class: `place sample ${style}`, "aria-hidden": "true" }), (0, elements_7.element)("span", {}, ...text));
		const priced = zones.filter((zone) => (0, price_1.surcharge)(zone) !== 0 && places.some((place) => place.zone === zone));
		const has = (kind) => places.some((place) => place.kind === kind);
		return (0, elements_7.element)("ul", { class: "legend", "aria-label": "Legend" }, item("chosen", "Chosen"), item("best", "Best places"), item("", "Free"), item("taken", "Taken"), ...priced.map((zone) => {
			const name = zone.description ? [(0, elements_7.foreign)(zone.description), " "] : [];
			return item((0, price_1.surcharge)(zone) > 0 ? "dear" : "cheap", ...name, (0, text_4.signedMoney)((0, price_1.surcharge)(zone)));
		}), has("wheelchair") && item("wheelchair", "Wheelchair"), has("companion") && item("companion", "Companion"));
	}
	exports.legend = legend;
});
define("stage", ["require", "exports", "elements", "host"], function (require, exports, elements_8, host) {
	const bar = (0, elements_8.element)("div", { class: "bar" });
	const content = (0, elements_8.element)("main");
	const voice = (0, elements_8.element)("p", { class: "unseen", role: "status" });
	let back;
	document.body.append(bar, content, voice, fonts());
	function show(face, toCovered) {
		back = toCovered;
		content.replaceChildren(face);
		drawBar();
	}
	exports.show = show;
	function open(face) {
		const covered = content.firstElementChild;
		const focus = document.activeElement;
		const scroll = scrollY;
		show(face, () => {
			show(covered);
			scrollTo(0, scroll);
			focus?.focus({ preventScroll: true });
		});
		scrollTo(0, 0);
		bar.querySelector("button")?.focus({ preventScroll: true });
	}
	exports.open = open;
	function say(sentence) {
		voice.textContent = sentence;
	}
	exports.say = say;
	function drawBar() {
		const other = host.context.displayMode === "fullscreen" ? "inline" : "fullscreen";
		const label = other === "fullscreen" ? "Full screen" : "Close full screen";
		(0, elements_8.fill)(bar, back && (0, elements_8.button)("‹ Back", "plain back", back), host.context.availableDisplayModes?.includes(other) && (0, elements_8.button)(label, "plain mode", () => void changeMode(other)));
	}
	exports.drawBar = drawBar;
	async function changeMode(mode) {
		await host.requestDisplayMode(mode).catch((error) => say(`The view stays as it is: ${error.message}`));
		drawBar();
	}
	function fonts() {
		const sizes = ["text-xs", "text-sm", "text-md", "heading-sm", "heading-md"];
		return (0, elements_8.element)("p", { class: "fonts", "aria-hidden": "true" }, ...sizes.flatMap((size) => ["normal", "medium", "semibold"].map((weight) => (0, elements_8.element)("span", { style: `font: var(--font-weight-${weight}) var(--font-${size}-size) var(--font-sans)` }, "a"))));
	}
});
define("summary", ["require", "exports", "elements", "host", "price", "text"], function (require, exports, elements_9, host, price_2, text_5) {
	class Summary {
		constructor(plan) {
			this.plan = plan;
			this.seats = (0, elements_9.element)("p", { class: "chosenSeats" });
			this.total = (0, elements_9.element)("p", { class: "total" });
			this.parts = (0, elements_9.element)("dl");
			this.details = (0, elements_9.element)("details", {}, (0, elements_9.element)("summary", {}, "Price details"), this.parts);
			this.caveat = (0, elements_9.element)("p", { class: "caveat" });
			this.actions = (0, elements_9.element)("div", { class: "actions" });
			this.message = (0, elements_9.element)("p", { class: "message", role: "status" });
			this.element = (0, elements_9.element)("div", { class: "summary" }, (0, elements_9.element)("div", { class: "sum" }, this.seats, this.total), this.details, this.caveat, this.actions, this.message);
			const { partySize, purchaseUrl } = plan;
			const { openLinks, serverTools } = host.capabilities;
			const label = partySize === 1 ? "Tell me when a seat comes free" : `Tell me when ${partySize} come free together`;
			const watch = (0, elements_9.button)(label, "secondary", () => void this.addWatch(watch));
			(0, elements_9.fill)(this.actions, purchaseUrl && openLinks && (0, elements_9.button)("Buy at AMC", "primary", () => void this.buy(purchaseUrl)), serverTools && watch);
			if (purchaseUrl && !openLinks)
				this.showAddress(purchaseUrl);
		}
		show(places) {
			const { partySize } = this.plan;
			const price = (0, price_2.priceOf)(this.plan, places);
			const names = places.map(({ name }) => name ?? "?").join(", ");
			const missing = partySize - places.length;
			this.seats.textContent = places.length === 0 ? (this.plan.map ? "No seats chosen" : "")
				: missing > 0 ? `${names} and ${missing} more` : names;
			this.total.textContent = price ? (0, text_5.money)(price.amount) : "";
			this.parts.replaceChildren(...(price?.lines ?? []).flatMap((line) => [
				(0, elements_9.element)("dt", {}, line.label),
				(0, elements_9.element)("dd", {}, line.isSurcharge ? (0, text_5.signedMoney)(line.amount) : (0, text_5.money)(line.amount)),
			]));
			this.details.hidden = !price;
			this.caveat.textContent = price?.caveat ?? "";
		}
		async buy(url) {
			if (await host.openLink(url)) {
				this.message.textContent = "AMC’s page is open. Choose the same seats there; nothing is booked yet.";
			}
			else {
				this.showAddress(url);
			}
		}
		showAddress(url) {
			this.message.replaceChildren("Buy at this address: ", (0, elements_9.element)("span", { class: "address" }, url));
		}
		async addWatch(watch) {
			const { partySize, showtime } = this.plan;
			watch.disabled = true;
			try {
				await host.callTool("watch_add", { kind: "seats", showtimeId: showtime.id, partySize });
				this.message.textContent = `A watch is set: ${(0, text_5.counted)(partySize, "seat")} side by side.`;
				host.tell(`The person added a watch in the view: ${partySize} seats together at ${showtime.id}.`, { showtimeId: showtime.id, partySize, watch: true });
			}
			catch (error) {
				watch.disabled = false;
				this.message.textContent = `No watch was added: ${error.message}`;
			}
		}
	}
	exports.Summary = Summary;
});
define("seats", ["require", "exports", "elements", "hall", "host", "notices", "party", "posters", "price", "seatGrid", "stage", "summary", "text"], function (require, exports, elements_10, hall_2, host, notices_2, party_1, posters_2, price_3, seatGrid_1, stage_1, summary_1, text_6) {
	function openSeats(showtimeId, partySize, title) {
		const place = (0, elements_10.element)("div", {}, (0, notices_2.progress)(`Looking at the seats for ${title}…`));
		(0, stage_1.open)(place);
		host.tell(`The person opened the showing ${showtimeId} of “${title}” in the view.`, { showtimeId, partySize });
		if (!host.capabilities.serverTools) {
			(0, elements_10.fill)(place, (0, notices_2.notice)(`Ask in the conversation for the seats of ${showtimeId}.`));
			return;
		}
		const call = { method: "showtimes/plan", params: { id: showtimeId, partySize } };
		void (0, notices_2.attempt)(async () => (0, elements_10.fill)(place, (await load(call)).element), (failure) => (0, elements_10.fill)(place, failure));
	}
	exports.openSeats = openSeats;
	function seats(call, plan, layout) {
		return new Seats(call, plan, layout).element;
	}
	exports.seats = seats;
	async function load(call) {
		const plan = await host.ask(call);
		const seats = { method: "showtimes/seats", params: { id: plan.showtime.id } };
		return new Seats(call, plan, plan.map && await host.ask(seats));
	}
	class Seats {
		constructor(call, plan, layout) {
			this.call = call;
			this.plan = plan;
			this.layout = layout;
			this.hall = (0, hall_2.hallOf)(this.layout, this.plan.zones);
			this.message = (0, elements_10.element)("div", {}, this.plan.message && (0, notices_2.notice)(this.plan.message));
			const { showtime, theatreName, partySize, freeSeats, seatCount, zones } = plan;
			const groups = plan.groups.slice(0, 4);
			const summary = new summary_1.Summary(plan);
			const best = new Set(groups.flatMap(({ seats }) => this.named(seats)));
			const grid = new seatGrid_1.SeatGrid(this.hall, best, partySize, (places) => summary.show(places), () => this.tell());
			this.grid = grid;
			this.element = (0, elements_10.element)("section", { class: "seats" }, (0, elements_10.element)("header", { class: "showtime" }, (0, posters_2.poster)(showtime.movieId ?? "", showtime.movieTitle), (0, elements_10.element)("div", {}, (0, elements_10.element)("h1", {}, (0, elements_10.foreign)(showtime.movieTitle)), (0, elements_10.facts)(`${(0, text_6.day)(showtime.startsAtLocal) ?? ""} ${(0, text_6.clock)(showtime.startsAtLocal)}`.trim(), theatreName, showtime.auditorium !== undefined && `Auditorium ${showtime.auditorium}`, showtime.format), (0, elements_10.facts)(showtime.certification, (0, text_6.minutes)(showtime.runtimeMinutes)))), (0, elements_10.element)("div", { class: "choosing" }, (0, elements_10.element)("div", { class: "controls" }, (0, elements_10.element)("div", { class: "party" }, ...this.party()), freeSeats !== undefined && (0, elements_10.element)("p", { class: "count" }, `${freeSeats} of ${(0, text_6.counted)(seatCount ?? freeSeats, "seat")} free`)), this.message, ...(this.hall.places.length > 0 ? [grid.element, (0, seatGrid_1.legend)(this.hall, zones ?? [])] : [])), (0, elements_10.element)("aside", { "aria-label": "Your seats" }, summary.element, (0, elements_10.element)("div", { class: "groups", role: "group", "aria-label": "Best places" }, ...groups.map((group, index) => this.groupButton(group, index === 0)))));
			grid.show(this.named(groups[0]?.seats ?? []));
		}
		party() {
			const { partySize } = this.plan;
			if (!host.capabilities.serverTools)
				return [partySize === 1 ? "For one" : `For ${partySize}`];
			return (0, party_1.partyControl)(partySize, this.call.params.accessible === true, (size, accessible) => void (0, notices_2.attempt)(() => this.replan(size, accessible), (failure) => (0, elements_10.fill)(this.message, failure)));
		}
		groupButton({ seats, price, together, reason }, isBest) {
			return (0, elements_10.button)([
				(0, elements_10.element)("b", {}, isBest && "Best: ", seats.join(", ")),
				(0, elements_10.element)("span", {}, price && (0, text_6.money)(price.amount)),
				(0, elements_10.element)("small", {}, together ? reason : `In two places. ${reason}`),
			], "group", () => {
				this.grid.show(this.named(seats));
				this.tell();
			}, { disabled: this.hall.places.length === 0 });
		}
		named(names) {
			return this.hall.places.filter(({ name }) => name !== undefined && names.includes(name));
		}
		tell() {
			const { plan, grid: { chosen } } = this;
			const seats = chosen.map(({ name }) => name ?? "");
			const amount = (0, price_3.priceOf)(plan, chosen)?.amount;
			const total = amount === undefined ? "" : ` for ${(0, text_6.money)(amount)} in all`;
			(0, stage_1.say)(seats.length === 0 ? "No seats chosen" : `${seats.join(", ")} chosen${total}`);
			const what = seats.length === 0 ? "no seats" : `the seats ${seats.join(", ")}${total}`;
			host.tell(`The person chose ${what} for “${plan.showtime.movieTitle}” (${plan.showtime.id}). Nothing is booked.`, { showtimeId: plan.showtime.id, seats, partySize: plan.partySize, total: amount });
		}
		async replan(partySize, accessible) {
			const { call: { method, params }, plan: { showtime: { id } } } = this;
			const call = { method, params: { ...params, id, partySize, accessible: accessible || undefined } };
			this.call = call;
			this.element.ariaBusy = "true";
			try {
				const next = await load(call);
				if (this.call !== call)
					return;
				const focused = document.activeElement?.localName;
				this.element.replaceWith(next.element);
				next.element.querySelector(`.party ${focused}`)?.focus();
				next.tell();
			}
			finally {
				if (this.call === call)
					this.element.ariaBusy = null;
			}
		}
	}
});
define("theme", ["require", "exports", "text"], function (require, exports, text_7) {
	function applyContext({ theme, locale, styles, containerDimensions, safeAreaInsets }) {
		const root = document.documentElement;
		const { width, maxWidth } = containerDimensions ?? {};
		const { top = 0, right = 0, bottom = 0, left = 0 } = safeAreaInsets ?? {};
		root.style.colorScheme = theme ?? "light dark";
		root.style.maxWidth = width === undefined && maxWidth !== undefined ? `${maxWidth}px` : "";
		root.style.padding = `${top}px ${right}px ${bottom}px ${left}px`;
		(0, text_7.useSettings)({ locale: (0, text_7.localeOf)(locale) });
		root.dir = (0, text_7.isRightToLeft)() ? "rtl" : "ltr";
		applyVariables(root, styles?.variables ?? {});
		applyFonts(styles?.css?.fonts);
	}
	exports.applyContext = applyContext;
	function applyVariables(root, variables) {
		for (const [name, value] of Object.entries(variables)) {
			if (/^--[a-z0-9-]+$/.test(name) && value && !/url\(|image-set\(/i.test(value))
				root.style.setProperty(name, value);
		}
	}
	function applyFonts(css = "") {
		const style = document.getElementById("host-fonts");
		style.textContent = /@import|url\(\s*["']?(?!data:)/i.test(css) ? "" : css;
	}
});
define("filters", ["require", "exports", "elements"], function (require, exports, elements_11) {
	const times = [["Morning", 12], ["Afternoon", 17], ["Evening", 21], ["Late", 28]];
	const filters = [
		{ name: "Format", any: "Any format", optionOf: ({ format = "regular" }) => ({ value: format, label: format === "regular" ? "Regular" : format, rank: format }) },
		{ name: "Time", any: "Any time", optionOf: ({ startsAtLocal }) => {
				const hour = parseInt(startsAtLocal?.slice(11, 13) ?? "", 10);
				const time = times.find(([, end]) => (hour < 4 ? hour + 24 : hour) < end);
				return time && { value: time[0], label: time[0], rank: time[1] };
			} },
		{ name: "Theatre", any: "All theatres", optionOf: ({ theatreId, theatreName, distanceKilometres }) => ({ value: theatreId, label: theatreName ?? theatreId, rank: distanceKilometres ?? 0 }) },
	];
	class Filters {
		constructor(changed) {
			this.changed = changed;
			this.element = (0, elements_11.element)("div", { class: "filters", role: "group", "aria-label": "Filters" });
			this.offered = 0;
			this.chosen = new Map();
		}
		offer(films) {
			if (films.length === this.offered)
				return;
			this.offered = films.length;
			const showings = films.flatMap((film) => film.showings);
			this.element.replaceChildren(...filters.flatMap((filter) => this.select(filter, showings)));
		}
		get isEmpty() {
			return this.chosen.size === 0;
		}
		apply(film) {
			return film.showings.filter((showing) => [...this.chosen].every(([filter, value]) => filter.optionOf(showing)?.value === value));
		}
		select(filter, showings) {
			const found = showings.flatMap((showing) => filter.optionOf(showing) ?? []);
			const options = [...new Map(found.map((option) => [option.value, option])).values()];
			if (options.length < 2)
				return [];
			options.sort((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0));
			const control = (0, elements_11.element)("select", { "aria-label": filter.name, onchange: () => {
					if (control.value)
						this.chosen.set(filter, control.value);
					else
						this.chosen.delete(filter);
					this.changed();
				} }, (0, elements_11.element)("option", { value: "" }, filter.any));
			control.append(...options.map(({ value, label }) => (0, elements_11.element)("option", { value }, label)));
			control.value = this.chosen.get(filter) ?? "";
			return [control];
		}
	}
	exports.Filters = Filters;
});
define("showings", ["require", "exports", "elements", "text"], function (require, exports, elements_12, text_8) {
	const states = {
		almostSoldOut: "Few left",
		soldOut: "Sold out",
		cancelled: "Cancelled",
		embargoed: "Not on sale yet",
		comingSoon: "Not on sale yet",
		started: "Has begun",
	};
	function showingButton(showing, opened) {
		const { availability, format, total } = showing;
		const time = (0, text_8.clock)(showing.startsAtLocal);
		const state = states[availability];
		const price = total === undefined ? undefined : (0, text_8.money)(total);
		const label = [time, format, state, price, showing.theatreName];
		return (0, elements_12.button)([
			(0, elements_12.element)("span", { class: "time" }, time),
			format && (0, elements_12.element)("span", { class: "format" }, (0, elements_12.foreign)(format)),
			(0, elements_12.element)("span", { class: state ? "state" : "price" }, state ?? price),
		], `showing ${availability}`, () => opened(showing), {
			"aria-label": label.filter((part) => part !== undefined).join(", "),
			disabled: availability === "cancelled",
		});
	}
	function showingsByTheatre(showings, opened, showAll) {
		const nearest = [...showings].sort((one, other) => (one.distanceKilometres ?? 0) - (other.distanceKilometres ?? 0));
		const theatres = new Map(nearest.map(({ theatreId }) => [theatreId, []]));
		for (const showing of nearest)
			theatres.get(showing.theatreId)?.push(showing);
		const lists = [...theatres.values()];
		const shown = showAll ? lists.slice(0, 1).map((list) => list.slice(0, 4)) : lists;
		const made = (0, elements_12.element)("div", { class: "theatres" }, ...shown.map((list) => {
			const { theatreName, theatreId, distanceKilometres } = list[0];
			return (0, elements_12.element)("section", { class: "theatre" }, (0, elements_12.element)("h3", {}, (0, elements_12.foreign)(theatreName ?? theatreId), distanceKilometres ? (0, elements_12.element)("span", { class: "away" }, (0, text_8.distance)(distanceKilometres)) : undefined), (0, elements_12.element)("div", { class: "times" }, ...list.map((one) => showingButton(one, opened))));
		}));
		if (showAll && shown.flat().length < showings.length) {
			const where = lists.length > 1 ? ` at ${lists.length} theatres` : "";
			const label = `All ${(0, text_8.counted)(showings.length, "showing")}${where}`;
			made.querySelector(".times")?.append((0, elements_12.button)(label, "plain more", showAll));
		}
		return made;
	}
	exports.showingsByTheatre = showingsByTheatre;
});
define("whatsOn", ["require", "exports", "elements", "filmCard", "filmList", "filters", "seats", "showings", "text"], function (require, exports, elements_13, filmCard_2, filmList_2, filters_1, seats_1, showings_1, text_9) {
	function whatsOn(call, page) {
		const partySize = Number(call.params.partySize ?? 1);
		const count = (0, elements_13.element)("p", { class: "count", role: "status" });
		const filters = new filters_1.Filters(() => list.redraw());
		const list = new filmList_2.FilmList("films", call, page, {
			choose: (films) => {
				filters.offer(films);
				const chosen = films.filter((film) => film.showings.length === 0 ? filters.isEmpty : filters.apply(film).length > 0);
				const showings = chosen.flatMap((film) => filters.apply(film));
				count.textContent = `${(0, text_9.counted)(chosen.length, "film")}, ${(0, text_9.counted)(showings.length, "showing")}`;
				return chosen;
			},
			card: (film) => card(film, filters.apply(film), partySize),
			perRow: 1,
			none: "Nothing is on then. Try another day or place.",
		});
		return (0, elements_13.element)("section", { class: "whatsOn" }, (0, elements_13.element)("header", {}, (0, elements_13.element)("h1", {}, call.method === "library/tonight" ? "From your list" : "What’s on"), (0, elements_13.facts)(page.place?.name, (0, text_9.day)(page.date), `Prices for ${partySize === 1 ? "one" : partySize}`)), filters.element, count, list.grid, list.end);
	}
	exports.whatsOn = whatsOn;
	function card(film, showings, partySize) {
		const opened = (showing) => (0, seats_1.openSeats)(showing.id, partySize, film.title);
		const lines = [
			(0, elements_13.facts)((0, filmCard_2.stars)(film.rating), film.certification, (0, text_9.minutes)(film.runtimeMinutes), (film.genres ?? []).slice(0, 2).join(", "), film.library && (film.library.status === "seen" ? "Seen" : "On your list")),
		];
		return (0, filmCard_2.filmCard)("film", film, lines, (isOpen, open) => [
			...(isOpen ? [(0, filmCard_2.overview)(film.overview), ...(0, filmCard_2.marks)(film)] : []),
			film.showings.length === 0 ? elsewhere(film) : (0, showings_1.showingsByTheatre)(showings, opened, isOpen ? undefined : open),
		]);
	}
	const nextDates = {
		tickets: "Tickets from", premiere: "Premiere on", limitedTheatrical: "In a few theatres from",
		theatrical: "In theatres from", digital: "To stream from", physical: "On disc from", television: "On television on",
	};
	function elsewhere({ offers, nextDate }) {
		const { subscription = [], free = [], ads = [], rent = [], buy = [] } = offers ?? {};
		const services = new Set([...subscription, ...free, ...ads, ...rent, ...buy].map(({ name }) => name));
		if (services.size > 0)
			return (0, elements_13.element)("p", {}, `On ${[...services].join(", ")} (source: JustWatch)`);
		return (0, elements_13.element)("p", {}, nextDate ? `${nextDates[nextDate.kind]} ${(0, text_9.date)(nextDate.day) ?? nextDate.day}` : "Nowhere near yet");
	}
});
define("main", ["require", "exports", "connection", "films", "host", "notices", "protocol", "seats", "stage", "text", "theme", "whatsOn"], function (require, exports, connection_2, films_1, host, notices_3, protocol_2, seats_2, stage_2, text_10, theme_1, whatsOn_1) {
	const faces = { whatsOn: whatsOn_1.whatsOn, seats: seats_2.seats, films: films_1.films };
	let ready;
	const isReady = new Promise((resolve) => { ready = resolve; });
	let hasFace = false;
	async function start() {
		useContext();
		(0, stage_2.show)((0, notices_3.progress)("One moment…"));
		await host.initialize();
		useContext();
		host.reportSizes();
		ready();
	}
	function useContext() {
		(0, theme_1.applyContext)(host.context);
		(0, stage_2.drawBar)();
	}
	function changeContext(change) {
		host.changeContext(change);
		useContext();
	}
	function showProgress(input) {
		if (hasFace)
			return;
		(0, stage_2.show)((0, notices_3.progress)((0, notices_3.progressSentence)(host.context.toolInfo?.tool?.name, input.arguments ?? {})));
	}
	function showCancelled({ reason }) {
		if (hasFace)
			return;
		const why = typeof reason === "string" && reason ? ` (${reason})` : "";
		(0, stage_2.show)((0, notices_3.notice)(`This was cancelled${why}. Ask again in the conversation.`));
	}
	function showResult(result) {
		const data = result._meta?.["marquee/view"];
		if (data) {
			hasFace = true;
			(0, text_10.useSettings)({ units: data.units, clock: data.clock });
			const face = faces[data.face];
			const tooNew = "This view is older than the program that sent the result. Restart the assistant’s program.";
			(0, stage_2.show)(face ? face(data.call, data.answer, data.layout) : (0, notices_3.notice)(tooNew));
		}
		else if (!hasFace) {
			(0, stage_2.show)((0, notices_3.notice)((0, protocol_2.textOf)(result) || "There is nothing to show.", result.isError ? "danger" : "info"));
		}
	}
	const whenReady = (handler) => (params) => void isReady.then(() => handler(params));
	(0, connection_2.listen)(new Map([
		["ping", () => undefined],
		["ui/resource-teardown", () => undefined],
		["ui/notifications/tool-input-partial", whenReady(showProgress)],
		["ui/notifications/tool-input", whenReady(showProgress)],
		["ui/notifications/tool-result", whenReady(showResult)],
		["ui/notifications/tool-cancelled", whenReady(showCancelled)],
		["ui/notifications/host-context-changed", changeContext],
	]));
	void (0, notices_3.attempt)(start, stage_2.show);
});
</script>
</body>
</html>

"""#
}
