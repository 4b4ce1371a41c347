// SPDX-License-Identifier: MIT
/// Films before the 1960s: silent films, the studio era and the first new waves.
enum FilmsBeforeThe1960s {
  static let json: StaticString = #"""
    [
    {"title": "Nosferatu", "released": "1922-03-04", "minutes": 95, "rating": "NR",
     "original": "Nosferatu, eine Symphonie des Grauens",
     "state": "archive", "studio": "Janus", "language": "de", "country": "DE",
     "genres": ["Horror", "Fantasy"],
     "directors": ["F. W. Murnau"],
     "cast": {"Max Schreck": "Count Orlok", "Gustav von Wangenheim": "Hutter", "Greta Schröder": "Ellen",
       "Alexander Granach": "Knock"},
     "synopsis": [
       "A young clerk travels to a mountain castle to sell a house and finds that its buyer casts a longer",
       "shadow than any man. Plague and dread follow the count to the harbour town."
     ],
     "tagline": "The shadow climbs the stairs first.",
     "ids": {"amc": 60110, "release": 280011, "tmdb": 653, "imdb": "tt0013442"}, "votes": [7.7, 2200]},
    {"title": "Metropolis", "released": "1927-03-13", "minutes": 153, "rating": "NR",
     "state": "onDemand", "studio": "Janus", "language": "de", "country": "DE",
     "genres": ["Science Fiction", "Drama"],
     "directors": ["Fritz Lang"],
     "cast": {"Brigitte Helm": "Maria", "Gustav Fröhlich": "Freder", "Alfred Abel": "Joh Fredersen",
       "Rudolf Klein-Rogge": "Rotwang"},
     "synopsis": [
       "In a city whose towers rest on the labour of those below, the ruler's son follows a preacher",
       "underground. An inventor's machine in her likeness turns hope into revolt."
     ],
     "tagline": "Between the hand and the head there must be a heart.",
     "ids": {"amc": 60133, "release": 280048, "tmdb": 19, "imdb": "tt0017136"}, "votes": [8.1, 2700]},
    {"title": "City Lights", "released": "1931-03-07", "minutes": 87, "rating": "G",
     "state": "archive", "studio": "Janus", "language": "en", "country": "US",
     "genres": ["Comedy", "Drama", "Romance"],
     "directors": ["Charlie Chaplin"],
     "cast": {"Charlie Chaplin": "The Tramp", "Virginia Cherrill": "The Blind Girl",
       "Harry Myers": "The Eccentric Millionaire"},
     "synopsis": [
       "A tramp is mistaken for a rich man by a blind flower seller and does everything he can to pay for",
       "the cure of her eyes."
     ],
     "tagline": "Some kindness needs no words.",
     "ids": {"amc": 60156, "release": 280085, "tmdb": 901, "imdb": "tt0021749"}, "votes": [8.3, 2000]},
    {"title": "The Wizard of Oz", "released": "1939-08-25", "minutes": 102, "rating": "PG",
     "state": "nowPlaying", "studio": "Warner Bros.", "language": "en", "country": "US",
     "genres": ["Family", "Fantasy", "Adventure"],
     "directors": ["Victor Fleming"],
     "cast": {"Judy Garland": "Dorothy Gale", "Ray Bolger": "The Scarecrow", "Jack Haley": "The Tin Man",
       "Bert Lahr": "The Cowardly Lion", "Margaret Hamilton": "The Wicked Witch"},
     "synopsis": [
       "A storm carries a farm girl and her dog to a land of colour, where three odd companions join her on",
       "the road to a wizard who might send her home."
     ],
     "tagline": "Follow the road; mind the poppies.",
     "ids": {"amc": 60179, "release": 280122, "tmdb": 630, "imdb": "tt0032138"}, "votes": [7.6, 5700]},
    {"title": "Casablanca", "released": "1943-01-15", "minutes": 102, "rating": "PG",
     "state": "nowPlaying", "studio": "Warner Bros.", "language": "en", "country": "US",
     "genres": ["Drama", "Romance", "War"],
     "directors": ["Michael Curtiz"],
     "cast": {"Humphrey Bogart": "Rick Blaine", "Ingrid Bergman": "Ilsa Lund", "Paul Henreid": "Victor Laszlo",
       "Claude Rains": "Captain Renault"},
     "synopsis": [
       "A café owner who sticks his neck out for nobody holds two exit papers on the night the woman who",
       "left him walks in with her husband."
     ],
     "tagline": "Two tickets out, three hearts in the way.",
     "ids": {"amc": 60202, "release": 280159, "tmdb": 289, "imdb": "tt0034583"}, "votes": [8.2, 5500]},
    {"title": "It's a Wonderful Life", "released": "1946-12-20", "minutes": 130, "rating": "PG",
     "returns": "2026-12-04", "state": "advance", "studio": "Paramount", "language": "en", "country": "US",
     "genres": ["Drama", "Family", "Fantasy"],
     "directors": ["Frank Capra"],
     "cast": {"James Stewart": "George Bailey", "Donna Reed": "Mary Hatch", "Lionel Barrymore": "Mr. Potter",
       "Henry Travers": "Clarence"},
     "synopsis": [
       "On Christmas Eve a man who gave up every dream for his town stands on a bridge, and an angel without",
       "wings shows him what the town would be without him."
     ],
     "tagline": "Every bell has a story.",
     "ids": {"amc": 60225, "release": 280196, "tmdb": 1585, "imdb": "tt0038650"}, "votes": [8.3, 4300]},
    {"title": "Bicycle Thieves", "released": "1949-12-13", "minutes": 89, "rating": "NR",
     "original": "Ladri di biciclette",
     "state": "onDemand", "studio": "Janus", "language": "it", "country": "IT",
     "genres": ["Drama"],
     "directors": ["Vittorio De Sica"],
     "cast": {"Lamberto Maggiorani": "Antonio Ricci", "Enzo Staiola": "Bruno", "Lianella Carell": "Maria"},
     "synopsis": [
       "A father finds work at last, on the condition that he owns a bicycle; when it is stolen he and his",
       "boy search all of Rome for it."
     ],
     "tagline": "A city of wheels, and not one of them his.",
     "ids": {"amc": 60248, "release": 280233, "tmdb": 5156, "imdb": "tt0040522"}, "votes": [8.2, 2700]},
    {"title": "Rashomon", "released": "1951-12-26", "minutes": 88, "rating": "NR",
     "original": "羅生門",
     "state": "onDemand", "studio": "Janus", "language": "ja", "country": "JP",
     "genres": ["Crime", "Drama", "Mystery"],
     "directors": ["Akira Kurosawa"],
     "cast": {"Toshirō Mifune": "Tajōmaru", "Machiko Kyō": "Masako", "Masayuki Mori": "Takehiro",
       "Takashi Shimura": "The Woodcutter"},
     "synopsis": [
       "Under a ruined gate in the rain three strangers turn over a killing that was told four times and",
       "never the same."
     ],
     "tagline": "Four witnesses, no truth.",
     "ids": {"amc": 60271, "release": 280270, "tmdb": 548, "imdb": "tt0042876"}, "votes": [8.0, 2300]},
    {"title": "Singin' in the Rain", "released": "1952-04-11", "minutes": 103, "rating": "G",
     "state": "nowPlaying", "studio": "Warner Bros.", "language": "en", "country": "US",
     "genres": ["Comedy", "Music", "Romance"],
     "directors": ["Stanley Donen", "Gene Kelly"],
     "cast": {"Gene Kelly": "Don Lockwood", "Donald O'Connor": "Cosmo Brown", "Debbie Reynolds": "Kathy Selden",
       "Jean Hagen": "Lina Lamont"},
     "synopsis": [
       "When pictures learn to talk, a silent star with a golden step must save his film from his leading",
       "lady's voice."
     ],
     "tagline": "Leave the umbrella closed.",
     "ids": {"amc": 60294, "release": 280307, "tmdb": 872, "imdb": "tt0045152"}, "votes": [8.1, 3300]},
    {"title": "Seven Samurai", "released": "1956-11-19", "minutes": 207, "rating": "NR",
     "original": "七人の侍",
     "state": "nowPlaying", "studio": "Janus", "language": "ja", "country": "JP",
     "genres": ["Action", "Drama"],
     "directors": ["Akira Kurosawa"],
     "cast": {"Toshirō Mifune": "Kikuchiyo", "Takashi Shimura": "Kambei Shimada", "Yoshio Inaba": "Gorōbei",
       "Seiji Miyaguchi": "Kyūzō", "Isao Kimura": "Katsushirō"},
     "synopsis": [
       "Farmers with nothing but rice to offer hire seven masterless swordsmen against the bandits who come",
       "with the harvest."
     ],
     "tagline": "Seven blades for a bowl of rice.",
     "ids": {"amc": 60317, "release": 280344, "tmdb": 346, "imdb": "tt0047478"}, "votes": [8.5, 3900]},
    {"title": "Rear Window", "released": "1954-09-01", "minutes": 112, "rating": "PG",
     "state": "onDemand", "studio": "Universal", "language": "en", "country": "US",
     "genres": ["Thriller", "Mystery"],
     "directors": ["Alfred Hitchcock"],
     "cast": {"James Stewart": "L. B. Jefferies", "Grace Kelly": "Lisa Fremont", "Thelma Ritter": "Stella",
       "Raymond Burr": "Lars Thorwald"},
     "synopsis": [
       "A photographer with a broken leg passes the heat of summer watching his neighbours, until one of",
       "their windows goes dark at the wrong hour."
     ],
     "tagline": "Somebody is looking back.",
     "ids": {"amc": 60340, "release": 280381, "tmdb": 567, "imdb": "tt0047396"}, "votes": [8.3, 6600]},
    {"title": "12 Angry Men", "released": "1957-04-10", "minutes": 97, "rating": "NR",
     "state": "onDemand", "studio": "MGM", "language": "en", "country": "US",
     "genres": ["Drama"],
     "directors": ["Sidney Lumet"],
     "cast": {"Henry Fonda": "Juror 8", "Lee J. Cobb": "Juror 3", "Ed Begley": "Juror 10",
       "E. G. Marshall": "Juror 4", "Martin Balsam": "Juror 1"},
     "synopsis": [
       "Eleven jurors want to go home; the twelfth would like to talk about it. The hottest day of the year",
       "has a long afternoon."
     ],
     "tagline": "One raised hand.",
     "ids": {"amc": 60363, "release": 280418, "tmdb": 389, "imdb": "tt0050083"}, "votes": [8.5, 9200]},
    {"title": "Vertigo", "released": "1958-05-28", "minutes": 128, "rating": "PG",
     "state": "nowPlaying", "studio": "Universal", "language": "en", "country": "US",
     "genres": ["Mystery", "Romance", "Thriller"],
     "directors": ["Alfred Hitchcock"],
     "cast": {"James Stewart": "Scottie Ferguson", "Kim Novak": "Madeleine Elster",
       "Barbara Bel Geddes": "Midge Wood"},
     "synopsis": [
       "A detective who fears heights follows a friend's wife through San Francisco and falls in love with",
       "someone who may not exist."
     ],
     "tagline": "It is a long way down into another person.",
     "ids": {"amc": 60386, "release": 280455, "tmdb": 426, "imdb": "tt0052357"}, "votes": [8.2, 6000]},
    {"title": "Some Like It Hot", "released": "1959-03-29", "minutes": 121, "rating": "NR",
     "state": "onDemand", "studio": "MGM", "language": "en", "country": "US",
     "genres": ["Comedy", "Romance", "Music"],
     "directors": ["Billy Wilder"],
     "cast": {"Marilyn Monroe": "Sugar Kane", "Tony Curtis": "Joe", "Jack Lemmon": "Jerry",
       "Joe E. Brown": "Osgood Fielding III"},
     "synopsis": [
       "Two musicians who saw too much leave town in the only band that will take them, an orchestra of",
       "women bound for Florida."
     ],
     "tagline": "The best disguise is a good tune.",
     "ids": {"amc": 60409, "release": 280492, "tmdb": 239, "imdb": "tt0053291"}, "votes": [8.1, 3600]},
    {"title": "North by Northwest", "released": "1959-07-17", "minutes": 136, "rating": "NR",
     "state": "archive", "studio": "Warner Bros.", "language": "en", "country": "US",
     "genres": ["Thriller", "Adventure", "Mystery"],
     "directors": ["Alfred Hitchcock"],
     "cast": {"Cary Grant": "Roger Thornhill", "Eva Marie Saint": "Eve Kendall", "James Mason": "Phillip Vandamm",
       "Martin Landau": "Leonard"},
     "synopsis": [
       "An advertising man is taken for a spy who was never born and runs across half of America in one good",
       "suit."
     ],
     "tagline": "Wrong man, right train.",
     "ids": {"amc": 60432, "release": 280529, "tmdb": 213, "imdb": "tt0053125"}, "votes": [8.0, 4200]},
    {"title": "The 400 Blows", "released": "1959-11-16", "minutes": 99, "rating": "NR",
     "original": "Les Quatre Cents Coups",
     "state": "onDemand", "studio": "Janus", "language": "fr", "country": "FR",
     "genres": ["Drama"],
     "directors": ["François Truffaut"],
     "cast": {"Jean-Pierre Léaud": "Antoine Doinel", "Claire Maurier": "Gilberte Doinel",
       "Albert Rémy": "Julien Doinel"},
     "synopsis": [
       "A Paris schoolboy, in trouble at his desk and in the way at home, keeps running until there is only",
       "the sea."
     ],
     "tagline": "Childhood has no exit sign.",
     "ids": {"amc": 60455, "release": 280566, "tmdb": 147, "imdb": "tt0053198"}, "votes": [8.0, 2100]}
    ]
    """#
}
