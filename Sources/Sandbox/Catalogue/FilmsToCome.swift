// SPDX-License-Identifier: MIT
/// Announced films; details that are not public yet are left out.
enum FilmsToCome {
  static let table: StaticString = #"""
    title | released | minutes | rating | state | studio | genres
      | directors | cast
      | synopsis | tagline | amc | release | tmdb | imdb | average | votes | original | language | country | returns
    Avengers: Doomsday | 2026-12-18 |  |  | advance | Disney | Action, Adventure, Science Fiction
      | Anthony Russo, Joe Russo | Robert Downey Jr.: Victor von Doom, Chris Hemsworth: Thor, Vanessa Kirby: Sue Storm,
      Anthony Mackie: Sam Wilson, Pedro Pascal: Reed Richards
      | Teams that never met have to stand together against a man in an iron mask with a familiar face. | All masks on.
      | 64894 | 287707 | 1003596 | tt21357150
    Dune: Part Three | 2026-12-18 |  | PG13 | advance | Warner Bros. | Science Fiction, Adventure, Drama
      | Denis Villeneuve | Timothée Chalamet: Paul Atreides, Zendaya: Chani, Florence Pugh: Princess Irulan,
      Robert Pattinson: Scytale, Anya Taylor-Joy: Alia
      | Years into his reign an emperor sees every future but the one he wants. | What the sand gives, it asks for.
      | 64917 | 287744 | 1170608 | tt31378509
    Werwulf | 2026-12-25 |  |  | comingSoon | Universal | Horror
      | Robert Eggers | Aaron Taylor-Johnson, Lily-Rose Depp, Willem Dafoe
      | In the fog of thirteenth-century England a tale for the fireside turns out to have teeth.
      | The fog walks on four feet. | 64940 | 287781 | 1413856 | tt35667391
    Jumanji 3 | 2026-12-25 |  |  | comingSoon | Sony | Adventure, Comedy, Fantasy
      | Jake Kasdan | Dwayne Johnson: Dr. Smolder Bravestone, Kevin Hart: Franklin Finbar,
      Karen Gillan: Ruby Roundhouse, Jack Black: Shelly Oberon
      | The drums are heard again, and the game has learned new rules. | Your roll. | 64963 | 287818 | 1417059
      | tt12801262
    The Angry Birds Movie 3 | 2026-12-23 |  |  | comingSoon | Paramount | Animation, Family, Comedy
      | John Rice | Jason Sudeikis: Red, Josh Gad: Chuck, Rachel Bloom: Silver, Danny McBride: Bomb
      | The birds who cannot fly are about to find out what else they cannot do. | Pull back, let go. | 64986 | 287855
      | 1284120 | tt32376165
    Sonic the Hedgehog 4 | 2027-03-19 |  |  | comingSoon | Paramount | Action, Adventure, Family
      | Jeff Fowler | Ben Schwartz: Sonic, Jim Carrey: Ivo Robotnik, Idris Elba: Knuckles, Keanu Reeves: Shadow
      | A blue hedgehog hears of somebody who is just as fast and made of metal. | Faster than before. | 65009 | 287892
      | 1413860 | tt35078467
    Godzilla x Kong: Supernova | 2027-03-26 |  |  | comingSoon | Warner Bros. | Action, Adventure, Science Fiction
      | Grant Sputore | Kaitlyn Dever, Dan Stevens: Trapper, Jack O'Connell, Sam Neill
      | Two kings who share a planet look up. | Look up. | 65032 | 287929 | 1371727 | tt33046197
    The Legend of Zelda | 2027-05-07 |  |  | comingSoon | Sony | Adventure, Fantasy, Action
      | Wes Ball | Bo Bragason: Zelda, Benjamin Evan Ainsworth: Link
      | A boy in green and a princess with a secret set out across an old kingdom. | The wind carries a song. | 65055
      | 287966 | 1194915 | tt29825171
    Star Wars: Starfighter | 2027-05-28 |  |  | comingSoon | Disney | Science Fiction, Adventure, Action
      | Shawn Levy | Ryan Gosling, Flynn Gray, Matt Smith, Mia Goth, Amy Adams
      | A pilot and a boy cross a galaxy that has a few years of peace behind it. | New stars to steer by. | 65078
      | 288003 | 1455014 | tt36443573
    Spider-Man: Beyond the Spider-Verse | 2027-06-18 |  |  | comingSoon | Sony | Animation, Action, Adventure,
      Science Fiction
      | Bob Persichetti, Justin K. Thompson | Shameik Moore: Miles Morales, Hailee Steinfeld: Gwen Stacy,
      Oscar Isaac: Miguel O'Hara
      | Miles is in the wrong world with the right mask and not much time. | The last page is blank. | 65101 | 288040
      | 911916 | tt16360004
    Shrek 5 | 2027-06-30 |  |  | comingSoon | Universal | Animation, Family, Comedy, Fantasy
      | Walt Dohrn, Conrad Vernon | Mike Myers: Shrek, Eddie Murphy: Donkey, Cameron Diaz: Fiona, Zendaya: Felicia
      | The swamp is full again, and one of the children has grown up. | The onion has another layer. | 65124 | 288077
      | 810693 | tt3070936
    Man of Tomorrow | 2027-07-09 |  |  | comingSoon | Warner Bros. | Science Fiction, Action, Adventure
      | James Gunn | David Corenswet: Clark Kent / Superman, Nicholas Hoult: Lex Luthor, Rachel Brosnahan: Lois Lane
      | A hero and his worst enemy find themselves on the same side, for once. | Enemies keep good time. | 65147
      | 288114 | 1541401
    A Quiet Place Part III | 2027-07-30 |  |  | comingSoon | Paramount | Horror, Science Fiction, Thriller
      | John Krasinski | Emily Blunt: Evelyn Abbott, Millicent Simmonds: Regan, Noah Jupe: Marcus,
      Cillian Murphy: Emmett
      | The family that learned to be silent has to cross a louder world. | Listen harder. | 65170 | 288151 | 1450599
      | tt15489180
    The Batman Part II | 2027-10-01 |  |  | comingSoon | Warner Bros. | Crime, Drama, Thriller
      | Matt Reeves | Robert Pattinson: Bruce Wayne / Batman, Jeffrey Wright: James Gordon, Andy Serkis: Alfred,
      Colin Farrell: The Penguin
      | Winter comes to a flooded city, and its watchman has company. | Snow hides footprints. | 65193 | 288188 | 987400
      | tt19850006
    Frozen III | 2027-11-24 |  |  | comingSoon | Disney | Animation, Family, Adventure, Fantasy
      | Jennifer Lee | Kristen Bell: Anna, Idina Menzel: Elsa, Josh Gad: Olaf, Jonathan Groff: Kristoff
      | The sisters are called away from home once more. | The north has more to say. | 65216 | 288225 | 1084246
      | tt27314150
    Avengers: Secret Wars | 2027-12-17 |  |  | comingSoon | Disney | Action, Adventure, Science Fiction
      | Anthony Russo, Joe Russo | Robert Downey Jr.: Victor von Doom
      | Everything that ever was is on the table. | The last board. | 65239 | 288262 | 1003598 | tt21361444
    AMC Screen Unseen: November 23 | 2026-11-23 |  |  | event |  |  |  |  |  |  | 65262 | 288299
    Holiday Sing-Along Matinee | 2026-12-05 |  | G | event |  | Music |  |  |  |  | 65285 | 288336
    The Metropolitan Opera: Arabella Encore | 2026-11-25 |  |  | event |  | Music |  | 
      |  | Heard from the front row. | 65308 | 288373
    Private Theatre Rental | 2020-08-20 |  |  | rental |  |  |  |  |  |  | 65421 | 0
    """#
}
