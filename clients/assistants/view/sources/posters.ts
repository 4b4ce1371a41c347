// SPDX-License-Identifier: MIT

import { element } from "./elements";
import { Host } from "./host";

const pictures = /^image\/(jpeg|png|webp|gif)$/;

/** Posters, read through the host when they come near the visible part. */
export class Posters {
  private readonly known = new Map<string, Promise<string | undefined>>();
  private readonly observer: IntersectionObserver;

  constructor(private readonly host: Host) {
    this.observer = new IntersectionObserver((entries) => this.seen(entries), { rootMargin: "300px" });
  }

  /** A frame with the title's first letter, until the poster replaces it. It is decoration: the title stands beside. */
  poster(id: string, title: string, onclick?: () => void): HTMLElement {
    const frame = element("div", { class: "poster", "aria-hidden": "true", onclick }, Array.from(title.trim())[0] ?? "");
    if (this.host.capabilities.serverResources) {
      frame.dataset.movie = id;
      this.observer.observe(frame);
    }
    return frame;
  }

  private seen(entries: IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      this.observer.unobserve(target);
      void this.fill(target as HTMLElement);
    }
  }

  private async fill(frame: HTMLElement): Promise<void> {
    const address = await this.address(frame.dataset.movie ?? "");
    if (address) frame.replaceChildren(element("img", { alt: "", decoding: "async", src: address }));
  }

  private address(id: string): Promise<string | undefined> {
    const known = this.known.get(id) ?? this.load(id);
    this.known.set(id, known);
    return known;
  }

  private async load(id: string): Promise<string | undefined> {
    try {
      const content = await this.host.read(`marquee://poster/${id}`);
      if (!content?.blob || !pictures.test(content.mimeType ?? "")) return undefined;
      return `data:${content.mimeType};base64,${content.blob}`;
    } catch {
      return undefined;
    }
  }
}
