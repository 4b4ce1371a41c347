// SPDX-License-Identifier: MIT
import { button, element } from "./elements";

const largest = 20;

/** Chooses how many come, and whether one of them uses a wheelchair. Without tools it only says how many. */
export function partyControl(
  partySize: number, accessible: boolean, canChange: boolean, changed: (size: number, accessible: boolean) => void,
): HTMLElement {
  if (!canChange) {
    return element("div", { class: "party" }, element("span", {}, partySize === 1 ? "For one" : `For ${partySize}`));
  }
  let size = partySize;
  const number = element("output", { "aria-live": "polite" });
  const check: HTMLInputElement = element("input", {
    type: "checkbox", checked: accessible, onchange: () => changed(size, check.checked),
  });
  const fewer = button("−", "step", () => step(-1), { "aria-label": "One person fewer" });
  const more = button("+", "step", () => step(1), { "aria-label": "One person more" });
  const draw = () => {
    number.textContent = String(size);
    fewer.disabled = size <= 1;
    more.disabled = size >= largest;
  };
  const step = (by: number) => {
    size += by;
    draw();
    changed(size, check.checked);
  };
  draw();
  return element("div", { class: "party" },
    element("div", { role: "group", "aria-label": "Number of people" },
      fewer, number, more, element("span", { "aria-hidden": "true" }, "people")),
    element("label", {}, check, "Wheelchair place"));
}
