// SPDX-License-Identifier: MIT
import { Child, element } from "./elements";

const largest = 20;
const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);

/** Chooses how many come, and whether one of them uses a wheelchair. */
export function partyControl(
  partySize: number, accessible: boolean, changed: (partySize: number, accessible: boolean) => void,
): Child[] {
  const onchange = () => changed(Number(size.value), wheelchair.checked);
  const sizes = Array.from({ length: largest }, (_, index) => index + 1);
  const size: HTMLSelectElement = element("select", { "aria-label": "Number of people", onchange },
    ...sizes.map((value) => element("option", { value, selected: value === partySize }, people(value))));
  const wheelchair: HTMLInputElement = element("input", { type: "checkbox", checked: accessible, onchange });
  return [size, element("label", {}, wheelchair, "Wheelchair place")];
}
