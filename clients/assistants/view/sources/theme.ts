// SPDX-License-Identifier: MIT
// How the host wants the view to look. The style sheet has a value of its own for everything that the host leaves out.

import { HostContext } from "./protocol";
import { isRightToLeft, localeOf, useSettings } from "./text";

export function applyContext(context: HostContext): void {
  const root = document.documentElement;
  const dark = context.theme ? context.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "dark" : "light";
  useSettings({ locale: localeOf(context.locale) });
  root.dir = isRightToLeft() ? "rtl" : "ltr";
  applyVariables(root, context.styles?.variables ?? {});
  applyFonts(context.styles?.css?.fonts);
  applySize(root, context);
}

function applyVariables(root: HTMLElement, variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    // A value with an address would be a request, which the policy blocks.
    if (/^--[a-z0-9-]+$/.test(name) && value && !/url\(|image-set\(/i.test(value)) root.style.setProperty(name, value);
  }
}

/** Takes fonts that come as data; those from an address can't be loaded. */
function applyFonts(css = ""): void {
  const style = document.getElementById("host-fonts") as HTMLElement;
  style.textContent = /@import|url\(\s*["']?(?!data:)/i.test(css) ? "" : css;
}

function applySize(root: HTMLElement, context: HostContext): void {
  const { width, maxWidth } = context.containerDimensions ?? {};
  root.style.maxWidth = width === undefined && maxWidth !== undefined ? `${maxWidth}px` : "";
  for (const side of ["top", "right", "bottom", "left"] as const) {
    root.style.setProperty(`--inset-${side}`, `${context.safeAreaInsets?.[side] ?? 0}px`);
  }
}
