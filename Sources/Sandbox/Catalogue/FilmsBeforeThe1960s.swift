// SPDX-License-Identifier: MIT
/// Films before the 1960s: silent films, the studio era and the first new waves.
enum FilmsBeforeThe1960s {
  static let table: StaticString = #"""
    title | released | minutes | rating | state | studio | genres
      | directors | cast
      | synopsis | tagline | amc | release | tmdb | imdb | average | votes | original | language | country | returns
    Nosferatu | 1922-03-04 | 95 | NR | archive | Janus | Horror, Fantasy
      | F. W. Murnau | Max Schreck: Count Orlok, Gustav von Wangenheim: Hutter, Greta Schröder: Ellen,
      Alexander Granach: Knock
      | A young clerk travels to a mountain castle to sell a house and finds that its buyer casts a longer shadow than
      any man. Plague and dread follow the count to the harbour town. | The shadow climbs the stairs first. | 60110
      | 280011 | 653 | tt0013442 | 7.7 | 2200 | Nosferatu, eine Symphonie des Grauens | de | DE
    Metropolis | 1927-03-13 | 153 | NR | onDemand | Janus | Science Fiction, Drama
      | Fritz Lang | Brigitte Helm: Maria, Gustav Fröhlich: Freder, Alfred Abel: Joh Fredersen,
      Rudolf Klein-Rogge: Rotwang
      | In a city whose towers rest on the labour of those below, the ruler's son follows a preacher underground. An
      inventor's machine in her likeness turns hope into revolt. | Between the hand and the head there must be a heart.
      | 60133 | 280048 | 19 | tt0017136 | 8.1 | 2700 |  | de | DE
    City Lights | 1931-03-07 | 87 | G | archive | Janus | Comedy, Drama, Romance
      | Charlie Chaplin | Charlie Chaplin: The Tramp, Virginia Cherrill: The Blind Girl,
      Harry Myers: The Eccentric Millionaire
      | A tramp is mistaken for a rich man by a blind flower seller and does everything he can to pay for the cure of
      her eyes. | Some kindness needs no words. | 60156 | 280085 | 901 | tt0021749 | 8.3 | 2000
    The Wizard of Oz | 1939-08-25 | 102 | PG | nowPlaying | Warner Bros. | Family, Fantasy, Adventure
      | Victor Fleming | Judy Garland: Dorothy Gale, Ray Bolger: The Scarecrow, Jack Haley: The Tin Man,
      Bert Lahr: The Cowardly Lion, Margaret Hamilton: The Wicked Witch
      | A storm carries a farm girl and her dog to a land of colour, where three odd companions join her on the road to
      a wizard who might send her home. | Follow the road; mind the poppies. | 60179 | 280122 | 630 | tt0032138 | 7.6
      | 5700
    Casablanca | 1943-01-15 | 102 | PG | nowPlaying | Warner Bros. | Drama, Romance, War
      | Michael Curtiz | Humphrey Bogart: Rick Blaine, Ingrid Bergman: Ilsa Lund, Paul Henreid: Victor Laszlo,
      Claude Rains: Captain Renault
      | A café owner who sticks his neck out for nobody holds two exit papers on the night the woman who left him walks
      in with her husband. | Two tickets out, three hearts in the way. | 60202 | 280159 | 289 | tt0034583 | 8.2 | 5500
    It's a Wonderful Life | 1946-12-20 | 130 | PG | advance | Paramount | Drama, Family, Fantasy
      | Frank Capra | James Stewart: George Bailey, Donna Reed: Mary Hatch, Lionel Barrymore: Mr. Potter,
      Henry Travers: Clarence
      | On Christmas Eve a man who gave up every dream for his town stands on a bridge, and an angel without wings shows
      him what the town would be without him. | Every bell has a story. | 60225 | 280196 | 1585 | tt0038650 | 8.3 | 4300
      |  |  |  | 2026-12-04
    Bicycle Thieves | 1949-12-13 | 89 | NR | onDemand | Janus | Drama
      | Vittorio De Sica | Lamberto Maggiorani: Antonio Ricci, Enzo Staiola: Bruno, Lianella Carell: Maria
      | A father finds work at last, on the condition that he owns a bicycle; when it is stolen he and his boy search
      all of Rome for it. | A city of wheels, and not one of them his. | 60248 | 280233 | 5156 | tt0040522 | 8.2 | 2700
      | Ladri di biciclette | it | IT
    Rashomon | 1951-12-26 | 88 | NR | onDemand | Janus | Crime, Drama, Mystery
      | Akira Kurosawa | Toshirō Mifune: Tajōmaru, Machiko Kyō: Masako, Masayuki Mori: Takehiro,
      Takashi Shimura: The Woodcutter
      | Under a ruined gate in the rain three strangers turn over a killing that was told four times and never the same.
      | Four witnesses, no truth. | 60271 | 280270 | 548 | tt0042876 | 8.0 | 2300 | 羅生門 | ja | JP
    Singin' in the Rain | 1952-04-11 | 103 | G | nowPlaying | Warner Bros. | Comedy, Music, Romance
      | Stanley Donen, Gene Kelly | Gene Kelly: Don Lockwood, Donald O'Connor: Cosmo Brown,
      Debbie Reynolds: Kathy Selden, Jean Hagen: Lina Lamont
      | When pictures learn to talk, a silent star with a golden step must save his film from his leading lady's voice.
      | Leave the umbrella closed. | 60294 | 280307 | 872 | tt0045152 | 8.1 | 3300
    Seven Samurai | 1956-11-19 | 207 | NR | nowPlaying | Janus | Action, Drama
      | Akira Kurosawa | Toshirō Mifune: Kikuchiyo, Takashi Shimura: Kambei Shimada, Yoshio Inaba: Gorōbei,
      Seiji Miyaguchi: Kyūzō, Isao Kimura: Katsushirō
      | Farmers with nothing but rice to offer hire seven masterless swordsmen against the bandits who come with the
      harvest. | Seven blades for a bowl of rice. | 60317 | 280344 | 346 | tt0047478 | 8.5 | 3900 | 七人の侍 | ja | JP
    Rear Window | 1954-09-01 | 112 | PG | onDemand | Universal | Thriller, Mystery
      | Alfred Hitchcock | James Stewart: L. B. Jefferies, Grace Kelly: Lisa Fremont, Thelma Ritter: Stella,
      Raymond Burr: Lars Thorwald
      | A photographer with a broken leg passes the heat of summer watching his neighbours, until one of their windows
      goes dark at the wrong hour. | Somebody is looking back. | 60340 | 280381 | 567 | tt0047396 | 8.3 | 6600
    12 Angry Men | 1957-04-10 | 97 | NR | onDemand | MGM | Drama
      | Sidney Lumet | Henry Fonda: Juror 8, Lee J. Cobb: Juror 3, Ed Begley: Juror 10, E. G. Marshall: Juror 4,
      Martin Balsam: Juror 1
      | Eleven jurors want to go home; the twelfth would like to talk about it. The hottest day of the year has a long
      afternoon. | One raised hand. | 60363 | 280418 | 389 | tt0050083 | 8.5 | 9200
    Vertigo | 1958-05-28 | 128 | PG | nowPlaying | Universal | Mystery, Romance, Thriller
      | Alfred Hitchcock | James Stewart: Scottie Ferguson, Kim Novak: Madeleine Elster, Barbara Bel Geddes: Midge Wood
      | A detective who fears heights follows a friend's wife through San Francisco and falls in love with someone who
      may not exist. | It is a long way down into another person. | 60386 | 280455 | 426 | tt0052357 | 8.2 | 6000
    Some Like It Hot | 1959-03-29 | 121 | NR | onDemand | MGM | Comedy, Romance, Music
      | Billy Wilder | Marilyn Monroe: Sugar Kane, Tony Curtis: Joe, Jack Lemmon: Jerry,
      Joe E. Brown: Osgood Fielding III
      | Two musicians who saw too much leave town in the only band that will take them, an orchestra of women bound for
      Florida. | The best disguise is a good tune. | 60409 | 280492 | 239 | tt0053291 | 8.1 | 3600
    North by Northwest | 1959-07-17 | 136 | NR | archive | Warner Bros. | Thriller, Adventure, Mystery
      | Alfred Hitchcock | Cary Grant: Roger Thornhill, Eva Marie Saint: Eve Kendall, James Mason: Phillip Vandamm,
      Martin Landau: Leonard
      | An advertising man is taken for a spy who was never born and runs across half of America in one good suit.
      | Wrong man, right train. | 60432 | 280529 | 213 | tt0053125 | 8.0 | 4200
    The 400 Blows | 1959-11-16 | 99 | NR | onDemand | Janus | Drama
      | François Truffaut | Jean-Pierre Léaud: Antoine Doinel, Claire Maurier: Gilberte Doinel,
      Albert Rémy: Julien Doinel
      | A Paris schoolboy, in trouble at his desk and in the way at home, keeps running until there is only the sea.
      | Childhood has no exit sign. | 60455 | 280566 | 147 | tt0053198 | 8.0 | 2100 | Les Quatre Cents Coups | fr | FR
    """#
}
