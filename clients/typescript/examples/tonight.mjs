// SPDX-License-Identifier: MIT
// tonight.mjs
import { MarqueeClient } from "marquee-client";

const client = new MarqueeClient({ sandbox: true });
const movies = client.showtimes.whatsOn({ place: "Olathe, KS", date: "tonight", format: "imax", partySize: 3 });
for await (const movie of movies) {
  console.log(movie.title, movie.year ?? "", movie.certification ?? "");
  for (const showing of movie.showings) {
    const total = showing.total === undefined ? "price unknown" : `$${showing.total.toFixed(2)}`;
    console.log(
      showing.startsAtLocal?.slice(11, 16) ?? "??:??",
      (showing.theatreName ?? showing.theatreId).padEnd(22),
      `${showing.distanceKilometres?.toFixed(1) ?? "?"} km`.padStart(7),
      showing.format ?? "standard",
      [total, ...(showing.totalExcludes ?? [])].join(" + "),
      showing.availability,
    );
  }
}
