// SPDX-License-Identifier: MIT
// How the host wants the view to look. The style sheet has a value of its own for everything that the host leaves out.

import { HostContext } from "./protocol";
import { isRightToLeft, localeOf, useSettings } from "./text";

export function applyContext({ theme, locale, styles, containerDimensions, safeAreaInsets }: HostContext): void {
  const root = document.documentElement;
  const { width, maxWidth } = containerDimensions ?? {};
  const { top = 0, right = 0, bottom = 0, left = 0 } = safeAreaInsets ?? {};
  root.style.colorScheme = theme ?? "light dark";
  root.style.maxWidth = width === undefined && maxWidth !== undefined ? `${maxWidth}px` : "";
  root.style.padding = `${top}px ${right}px ${bottom}px ${left}px`;
  useSettings({ locale: localeOf(locale) });
  root.dir = isRightToLeft() ? "rtl" : "ltr";
  applyVariables(root, styles?.variables ?? {});
  applyFonts(styles?.css?.fonts);
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
