// SPDX-License-Identifier: MIT
// Posters, read through the host when they come near the visible part.

import { element } from "./elements";
import * as host from "./host";

const pictures = /^image\/(jpeg|png|webp|gif)$/;
const known = new Map<string, Promise<string | undefined>>();
const observer = new IntersectionObserver((entries) => {
  for (const { target } of entries.filter((entry) => entry.isIntersecting)) {
    observer.unobserve(target);
    void load(target as HTMLElement);
  }
}, { rootMargin: "300px" });

/** A frame with the title's first letter, until the poster replaces it. It is decoration: the title stands beside. */
export function poster(id: string | undefined, title: string, onclick?: () => void): HTMLElement {
  const frame = element("div", { class: "poster", "aria-hidden": "true", onclick }, Array.from(title.trim())[0]);
  if (id && host.capabilities.serverResources) {
    frame.dataset.movie = id;
    observer.observe(frame);
  }
  return frame;
}

async function load(frame: HTMLElement): Promise<void> {
  const id = frame.dataset.movie ?? "";
  const address = known.get(id) ?? addressOf(id);
  known.set(id, address);
  const src = await address;
  if (src) frame.replaceChildren(element("img", { alt: "", decoding: "async", src }));
}

/** The picture as an address with its data; undefined if there is none. */
async function addressOf(id: string): Promise<string | undefined> {
  const content = await host.read(`marquee://poster/${id}`).catch(() => undefined);
  if (!content?.blob || !pictures.test(content.mimeType ?? "")) return undefined;
  return `data:${content.mimeType};base64,${content.blob}`;
}
