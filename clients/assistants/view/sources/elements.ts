// SPDX-License-Identifier: MIT

export type Child = Node | string | undefined | false;
type Attributes = Record<string, string | number | boolean | undefined | ((event: never) => void)>;

/**
 * Makes an element. Attributes that are undefined or false are left out; functions are listeners (onclick, onkeydown).
 * Children that are strings become text, never markup; those that are undefined or false are left out.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(key.slice(2), value as EventListener);
    else if (value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : String(value));
  }
  fill(made, ...children);
  return made;
}

/** Puts children in place of those that an element has. */
export function fill(parent: Element, ...children: Child[]): void {
  parent.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)));
}

/** A text of a third party, whose direction may differ from the page's. */
export function foreign(text: string): HTMLElement {
  return element("bdi", {}, text);
}

export function button(
  label: Child | Child[], style: string, pressed: () => void, attributes: Attributes = {},
): HTMLButtonElement {
  return element("button", { type: "button", class: style, onclick: pressed, ...attributes }, ...[label].flat());
}

/** Facts on one line, with dots between them. */
export function facts(...items: Child[]): HTMLElement {
  return element("p", { class: "facts" }, ...items.map((item) =>
    item && element("span", {}, typeof item === "string" ? foreign(item) : item)));
}
