// SPDX-License-Identifier: MIT

import { Host } from "./host";

/** Reports the document's size to the host: once now, and whenever it changes. */
export function reportSizes(host: Host): ResizeObserver {
  const observer = new ResizeObserver(() => {
    const { width, height } = document.documentElement.getBoundingClientRect();
    host.reportSize(Math.ceil(width), Math.ceil(height));
  });
  observer.observe(document.documentElement);
  return observer;
}
