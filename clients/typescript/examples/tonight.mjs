// SPDX-License-Identifier: MIT
// tonight.mjs
import { MarqueeClient } from "marquee-client";

const client = new MarqueeClient({ sandbox: true });
const tonight = { place: "Olathe, KS", date: "tonight", format: "imax", partySize: 3, presentation: true };
const { presentation } = await client.showtimes.whatsOn(tonight).page(1);
if (presentation) draw(presentation);

/** @param {import("marquee-client").Presentation} shown */
function draw({ title, notes = [], columns = [], groups = [], rows = [] }) {
  console.log([title, ...notes].join("\n"));
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row.cells[at]?.length ?? 0)));
  let group;
  for (const row of rows) {
    if (row.group !== group) console.log(groups.find(({ id }) => id === row.group)?.heading);
    group = row.group;
    // The first columns are the most important ones.
    const cells = row.cells.slice(0, 5).map((cell, at) => cell.padEnd(widths[at] ?? 0));
    console.log(cells.join("  ").trimEnd());
  }
}
