// SPDX-License-Identifier: MIT

type Child = Node | string | undefined | false;
type Value = string | number | boolean | undefined | ((event: never) => void);

/**
 * Makes an element. Attributes that are undefined or false are left out; functions are listeners (onclick, onkeydown).
 * Children that are strings become text, never markup.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, Value> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(key.slice(2), value as EventListener);
    else if (value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : String(value));
  }
  for (const child of children) {
    if (child !== undefined && child !== false && child !== "") made.append(child);
  }
  return made;
}

/** A text of a third party, whose direction may differ from the page's. */
export function foreign(text: string): HTMLElement {
  return element("bdi", {}, text);
}

export function button(label: string | Node, style: string, pressed: () => void): HTMLButtonElement {
  return element("button", { type: "button", class: style, onclick: pressed }, label);
}

/** Facts on one line, with dots between them. */
export function facts(...items: (string | Node | undefined)[]): HTMLElement {
  const line = element("p", { class: "facts" });
  for (const item of items) {
    if (item !== undefined && item !== "") line.append(element("span", {}, typeof item === "string" ? foreign(item) : item));
  }
  return line;
}

let lastID = 0;

/** An id that no other element has. */
export function uniqueID(): string {
  return `e${++lastID}`;
}
