// SPDX-License-Identifier: MIT
/// Films of 2026, the season that is in theatres at the sandbox's time.
enum FilmsOf2026 {
  static let table: StaticString = #"""
    title | released | minutes | rating | state | studio | genres
      | directors | cast
      | synopsis | tagline | amc | release | tmdb | imdb | average | votes | original | language | country | returns
    Project Hail Mary | 2026-03-20 | 156 | PG13 | onDemand | Amazon MGM | Science Fiction, Adventure, Drama
      | Phil Lord, Christopher Miller | Ryan Gosling: Ryland Grace, Sandra Hüller: Eva Stratt, James Ortiz: Rocky,
      Lionel Boyce: Carl
      | A science teacher wakes up alone between the stars without his name and slowly remembers that he is the plan.
      | Show your work. | 64572 | 287189 | 687163 | tt12042730 | 8.1 | 2900
    The Super Mario Galaxy Movie | 2026-04-01 | 98 | PG | onDemand | Universal | Animation, Family, Comedy, Adventure
      | Aaron Horvath, Michael Jelenic | Chris Pratt: Mario, Anya Taylor-Joy: Princess Peach, Charlie Day: Luigi,
      Jack Black: Bowser, Brie Larson: Rosalina
      | Two plumbers leave the pipes for the planets when a princess of the stars needs help. | Mind the gravity.
      | 64595 | 287226 | 1226863 | tt28650488 | 7.2 | 1600
    The Mandalorian and Grogu | 2026-05-22 | 132 | PG13 | nowPlaying | Disney | Science Fiction, Adventure, Action
      | Jon Favreau | Pedro Pascal: Din Djarin, Sigourney Weaver: Colonel Ward, Jeremy Allen White: Rotta the Hutt
      | A bounty hunter and his small green apprentice take work for the young republic. | One helmet, two seats.
      | 64618 | 287263 | 1228710 | tt30825738 | 7.1 | 1100
    Toy Story 5 | 2026-06-19 | 102 | PG | nowPlaying | Disney | Animation, Family, Comedy, Adventure
      | Andrew Stanton | Tom Hanks: Woody, Tim Allen: Buzz Lightyear, Joan Cusack: Jessie, Tony Hale: Forky,
      Conan O'Brien: Smarty Pants
      | The toys of a bedroom meet a rival that lights up: a tablet that plays by itself. | Batteries not needed.
      | 64641 | 287300 | 1084244 | tt29355505 | 7.8 | 1500
    Supergirl | 2026-06-26 | 118 | PG13 | nowPlaying | Warner Bros. | Science Fiction, Action, Adventure
      | Craig Gillespie | Milly Alcock: Kara Zor-El / Supergirl, Eve Ridley: Ruthye Marye Knoll,
      Matthias Schoenaerts: Krem, Jason Momoa: Lobo
      | A cousin of a famous hero, with a dog and no patience, is drawn into a young stranger's search across the stars.
      | The other way to fall to Earth. | 64664 | 287337 | 1081003 | tt8814476 | 6.9 | 900
    Moana | 2026-07-10 | 115 | PG | nowPlaying | Disney | Adventure, Family, Fantasy, Music
      | Thomas Kail | Catherine Laga'aia: Moana, Dwayne Johnson: Maui, John Tui: Chief Tui, Rena Owen: Gramma Tala
      | A chief's daughter sails beyond the reef to give back a stolen heart, with a demigod who would rather not.
      | The horizon is only the start. | 64687 | 287374 | 1108427 | tt27417166 | 6.5 | 800
    The Odyssey | 2026-07-17 | 172 | R | nowPlaying | Universal | Adventure, Drama, Fantasy
      | Christopher Nolan | Matt Damon: Odysseus, Tom Holland: Telemachus, Anne Hathaway: Penelope, Zendaya: Athena,
      Robert Pattinson: Antinous
      | After ten years of war a king sets sail for home, and the sea has other plans for the next ten.
      | The long way home. | 64710 | 287411 | 1368337 | tt33764258 | 8.2 | 2400
    Spider-Man: Brand New Day | 2026-07-31 | 130 | PG13 | nowPlaying | Sony | Action, Adventure, Science Fiction
      | Destin Daniel Cretton | Tom Holland: Peter Parker / Spider-Man, Zendaya: MJ, Jacob Batalon: Ned Leeds,
      Jon Bernthal: Frank Castle, Sadie Sink
      | Nobody in New York remembers Peter Parker, which makes it easier to help everyone and harder to go home.
      | Friendly, neighbourly, unknown. | 64733 | 287448 | 969681 | tt22084616 | 7.6 | 1700
    Digger | 2026-10-02 | 134 | R | nowPlaying | Warner Bros. | Comedy, Drama
      | Alejandro G. Iñárritu | Tom Cruise: Digger Rockwell, Sandra Hüller, John Goodman, Jesse Plemons, Riz Ahmed
      | The most powerful man on Earth hurries to mend the catastrophe that he set off himself. | He dug it himself.
      | 64756 | 287485 | 1294699 | tt33240092 | 7.3 | 500
    The Social Reckoning | 2026-10-09 | 128 | PG13 | nowPlaying | Sony | Drama, History
      | Aaron Sorkin | Mikey Madison: Frances Haugen, Jeremy Allen White: Jeff Horwitz, Jeremy Strong: Mark Zuckerberg,
      Bill Burr
      | A young engineer and a reporter carry a company's own papers out of the building. | The feed has a source.
      | 64779 | 287522 | 1534297 | tt37512071 | 7.2 | 430
    The Cat in the Hat | 2026-11-06 | 96 | PG | nowPlaying | Warner Bros. | Animation, Family, Comedy
      | Erica Rivinoja, Alessandro Carloni | Bill Hader: The Cat in the Hat, Quinta Brunson, Bowen Yang, Xochitl Gomez
      | A cat with a striped hat and a job to do tries to cheer up two children in a new town.
      | Too wet to go out; too odd to stay in. | 64802 | 287559 | 1214509 | tt31314296 | 6.8 | 180
    The Hunger Games: Sunrise on the Reaping | 2026-11-20 | 150 | PG13 | nowPlaying | Lionsgate | Science Fiction,
      Adventure, Action, Drama
      | Francis Lawrence | Joseph Zada: Haymitch Abernathy, Whitney Peak: Lenore Dove Baird,
      Mckenna Grace: Maysilee Donner, Jesse Plemons: Plutarch Heavensbee, Ralph Fiennes: President Snow
      | On his birthday a boy from the coal district is drawn for games with twice the players. | Twice the tributes.
      | 64825 | 287596 | 1300968 | tt32371017 | 7.7 | 210
    Hexed | 2026-11-25 | 100 | PG | advance | Disney | Animation, Family, Fantasy, Comedy
      | Fawn Veerasunthorn, Jason Hand |
      | A teenager and her very orderly mother find out that what made the girl odd is magic, in a world that opens
      where theirs ends. | It runs in the family. | 64848 | 287633 | 1402441 | tt38152311
    Focker In-Law | 2026-11-25 | 110 | PG13 | advance | Universal | Comedy
      | John Hamburg | Ben Stiller: Greg Focker, Robert De Niro: Jack Byrnes, Ariana Grande: Olivia Jones,
      Teri Polo: Pam, Owen Wilson: Kevin Rawley
      | A father who was once the suitor on trial does not trust the woman his son wants to marry.
      | The circle has a new applicant. | 64871 | 287670 | 1316092 | tt32241229
    """#
}
