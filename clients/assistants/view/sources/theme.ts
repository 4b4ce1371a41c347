// SPDX-License-Identifier: MIT
// How the host wants the view to look. The style sheet has a value of its own for everything that the host leaves out.

import { HostContext } from "./protocol";
import { localeOf, useSettings } from "./text";

export function applyContext({ theme, locale, styles, containerDimensions, safeAreaInsets }: HostContext): void {
  const root = document.documentElement;
  const { width, maxWidth } = containerDimensions ?? {};
  const { top = 0, right = 0, bottom = 0, left = 0 } = safeAreaInsets ?? {};
  root.style.colorScheme = theme ?? "light dark";
  root.style.maxWidth = width === undefined && maxWidth !== undefined ? `${maxWidth}px` : "";
  root.style.padding = `${top}px ${right}px ${bottom}px ${left}px`;
  useSettings({ locale: localeOf(locale) });
  applyVariables(root, styles?.variables ?? {});
  applyFonts(styles?.css?.fonts);
}

function applyVariables(root: HTMLElement, variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (/^--[a-z0-9-]+$/.test(name) && typeof value === "string" && !mayRequest(value)) root.style.setProperty(name, value);
  }
}

/** Whether a value of CSS may name an address, which would be a request. An escape can hide a function's name. */
function mayRequest(value: string): boolean {
  return /\\|\b(url|image|image-set|src|element|paint|cross-fade)\s*\(/i.test(value);
}

/**
 * Takes fonts that are installed or come as data. A style sheet that isn't in the page requests nothing while it is
 * read, and has each rule in one spelling.
 */
function applyFonts(css: unknown): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(typeof css === "string" ? css : "");
  const fonts = [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule && isLocal(rule.cssText));
  const style = document.getElementById("host-fonts") as HTMLElement;
  style.textContent = fonts.map((rule) => rule.cssText).join("\n");
}

/** Whether every address in a rule is that of data. */
function isLocal(rule: string): boolean {
  return !mayRequest(rule.replace(/url\("data:[^"\\]*"\)/gi, ""));
}
