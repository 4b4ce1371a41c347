// SPDX-License-Identifier: MIT

import { Host } from "./host";

/** Reports the document's size to the host: once now, and whenever it changes. Returns what ends it. */
export function reportSizes(host: Host): () => void {
  let last = "";
  const report = () => {
    const box = document.documentElement.getBoundingClientRect();
    const width = Math.ceil(box.width);
    const height = Math.ceil(box.height);
    if (last === `${width} ${height}`) return;
    last = `${width} ${height}`;
    host.reportSize(width, height);
  };
  const observer = new ResizeObserver(report);
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}
