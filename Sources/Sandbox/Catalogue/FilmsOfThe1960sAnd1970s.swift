// SPDX-License-Identifier: MIT
/// Films of the 1960s and 1970s: roadshows, New Hollywood and the first blockbusters.
enum FilmsOfThe1960sAnd1970s {
  static let table: StaticString = #"""
    title | released | minutes | rating | state | studio | genres
      | directors | cast
      | synopsis | tagline | amc | release | tmdb | imdb | average | votes | original | language | country | returns
    Breathless | 1961-02-07 | 90 | NR | archive | Janus | Drama, Crime, Romance
      | Jean-Luc Godard | Jean-Paul Belmondo: Michel Poiccard, Jean Seberg: Patricia Franchini,
      Daniel Boulanger: Inspector Vital
      | A small-time thief on the run hides in Paris with an American who sells newspapers and cannot decide whether she
      loves him. | Live fast, cut faster. | 60478 | 280603 | 269 | tt0053472 | 7.5 | 1900 | À bout de souffle | fr | FR
    Psycho | 1960-09-08 | 109 | R | nowPlaying | Universal | Horror, Thriller, Mystery
      | Alfred Hitchcock | Anthony Perkins: Norman Bates, Janet Leigh: Marion Crane, Vera Miles: Lila Crane,
      John Gavin: Sam Loomis
      | A secretary with stolen money stops for one night at a motel whose polite young keeper lives with a mother
      nobody sees. | Twelve cabins, one vacancy too many. | 60501 | 280640 | 539 | tt0054215 | 8.4 | 10300
    Lawrence of Arabia | 1962-12-16 | 228 | PG | nowPlaying | Sony | Adventure, Drama, History, War
      | David Lean | Peter O'Toole: T. E. Lawrence, Omar Sharif: Sherif Ali, Alec Guinness: Prince Faisal,
      Anthony Quinn: Auda abu Tayi
      | A restless British officer crosses the desert to join an uprising and is changed by it more than he changes it.
      | The desert keeps what it makes. | 60524 | 280677 | 947 | tt0056172 | 8.0 | 3100
    8½ | 1963-06-25 | 138 | NR | archive | Janus | Drama, Fantasy
      | Federico Fellini | Marcello Mastroianni: Guido Anselmi, Claudia Cardinale: Claudia, Anouk Aimée: Luisa,
      Sandra Milo: Carla
      | A director with a set, a cast and no idea what his film is about takes refuge in memories, lies and a spa.
      | He will think of something. | 60547 | 280714 | 422 | tt0056801 | 8.1 | 2300 |  | it | IT
    Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb | 1964-01-29 | 95 | PG | onDemand | Sony
      | Comedy, War
      | Stanley Kubrick | Peter Sellers: Dr. Strangelove, George C. Scott: General Turgidson,
      Sterling Hayden: General Ripper, Slim Pickens: Major Kong
      | One general gives one order, and a room full of important men discovers that their system works exactly as
      designed. | Please be calm; it is under control. | 60570 | 280751 | 935 | tt0057012 | 8.1 | 5800
    The Good, the Bad and the Ugly | 1967-12-29 | 161 | R | nowPlaying | MGM | Western
      | Sergio Leone | Clint Eastwood: Blondie, Lee Van Cleef: Angel Eyes, Eli Wallach: Tuco
      | Three gunmen who trust nobody need each other to find a grave full of gold while a war goes on around them.
      | Three men, two halves of a secret, one grave. | 60593 | 280788 | 429 | tt0060196 | 8.5 | 9000 | Il buono,
      il brutto, il cattivo | it | IT
    2001: A Space Odyssey | 1968-04-03 | 149 | G | nowPlaying | Warner Bros. | Science Fiction, Mystery, Adventure
      | Stanley Kubrick | Keir Dullea: Dave Bowman, Gary Lockwood: Frank Poole, Douglas Rain: HAL 9000,
      William Sylvester: Dr. Floyd
      | A black slab found on the Moon sends a signal to Jupiter, and a ship follows it with two waking men and a
      computer that never errs. | The silence has a shape. | 60616 | 280825 | 62 | tt0062622 | 8.1 | 11800
    The Godfather | 1972-03-24 | 175 | R | nowPlaying | Paramount | Drama, Crime
      | Francis Ford Coppola | Marlon Brando: Vito Corleone, Al Pacino: Michael Corleone, James Caan: Sonny Corleone,
      Robert Duvall: Tom Hagen, Diane Keaton: Kay Adams
      | The youngest son of a powerful family wants no part in the business, until his father is shot and somebody has
      to answer. | Every family keeps accounts. | 60639 | 280862 | 238 | tt0068646 | 8.7 | 21000
    Solaris | 1976-10-06 | 167 | PG | onDemand | Janus | Science Fiction, Drama, Mystery
      | Andrei Tarkovsky | Donatas Banionis: Kris Kelvin, Natalya Bondarchuk: Hari, Jüri Järvet: Dr. Snaut,
      Anatoli Solonitsyn: Dr. Sartorius
      | A psychologist is sent to a station above a thinking ocean, which answers the crew's experiments with what they
      most regret. | The ocean remembers for you. | 60662 | 280899 | 593 | tt0069293 | 7.8 | 1900 | Солярис | ru | RU
    Jaws | 1975-06-20 | 124 | PG | nowPlaying | Universal | Horror, Thriller, Adventure
      | Steven Spielberg | Roy Scheider: Chief Brody, Robert Shaw: Quint, Richard Dreyfuss: Matt Hooper,
      Lorraine Gary: Ellen Brody
      | A police chief who hates the water closes the beaches too late and goes out in a boat that is too small.
      | The summer has teeth. | 60685 | 280936 | 578 | tt0073195 | 7.7 | 10900
    Taxi Driver | 1976-02-09 | 114 | R | onDemand | Sony | Crime, Drama
      | Martin Scorsese | Robert De Niro: Travis Bickle, Jodie Foster: Iris, Cybill Shepherd: Betsy,
      Harvey Keitel: Sport
      | A sleepless veteran drives the night streets of New York and decides that somebody has to clean them.
      | The meter never stops. | 60708 | 280973 | 103 | tt0075314 | 8.1 | 12500
    Rocky | 1976-12-03 | 119 | PG | onDemand | MGM | Drama
      | John G. Avildsen | Sylvester Stallone: Rocky Balboa, Talia Shire: Adrian, Burgess Meredith: Mickey,
      Carl Weathers: Apollo Creed, Burt Young: Paulie
      | A club fighter gets a title shot as a publicity stunt and trains as if it were real. | Still standing counts.
      | 60731 | 281010 | 1366 | tt0075148 | 7.8 | 8000
    Star Wars | 1977-05-25 | 121 | PG | onDemand | Disney | Adventure, Action, Science Fiction
      | George Lucas | Mark Hamill: Luke Skywalker, Harrison Ford: Han Solo, Carrie Fisher: Princess Leia,
      Alec Guinness: Obi-Wan Kenobi, James Earl Jones: Darth Vader
      | A farm boy finds a message in a droid and leaves his desert world with a hermit, a smuggler and a very large
      friend to rescue a princess. | Two suns set; a journey begins. | 60754 | 281047 | 11 | tt0076759 | 8.2 | 21600
    Close Encounters of the Third Kind | 1977-11-16 | 137 | PG | archive | Sony | Science Fiction, Drama
      | Steven Spielberg | Richard Dreyfuss: Roy Neary, François Truffaut: Claude Lacombe, Teri Garr: Ronnie Neary,
      Melinda Dillon: Jillian Guiler
      | A repairman sees lights over a road at night and can think of nothing else but a mountain he has never visited.
      | Five notes, then an answer. | 60777 | 281084 | 840 | tt0075860 | 7.4 | 4400
    Suspiria | 1977-08-12 | 99 | R | archive | Janus | Horror, Mystery
      | Dario Argento | Jessica Harper: Suzy Bannion, Stefania Casini: Sara, Joan Bennett: Madame Blanc,
      Alida Valli: Miss Tanner
      | A young dancer arrives at a German academy in a storm and finds that its corridors are the wrong colour and its
      teachers never leave. | Dance as if they were listening. | 60800 | 281121 | 11906 | tt0076786 | 7.3 | 2300 |  | it
      | IT
    Alien | 1979-05-25 | 117 | R | nowPlaying | Fox | Horror, Science Fiction
      | Ridley Scott | Sigourney Weaver: Ripley, Tom Skerritt: Dallas, John Hurt: Kane, Ian Holm: Ash,
      Yaphet Kotto: Parker
      | The tired crew of a cargo ship answers a signal from an empty world and brings something back through the
      airlock. | Space is full of dark corners. | 60823 | 281158 | 348 | tt0078748 | 8.2 | 15200
    Apocalypse Now | 1979-08-15 | 147 | R | onDemand | Lionsgate | Drama, War
      | Francis Ford Coppola | Martin Sheen: Captain Willard, Marlon Brando: Colonel Kurtz, Robert Duvall: Kilgore,
      Dennis Hopper: The Photojournalist
      | A captain goes up a river in wartime to find a colonel who stopped taking orders, and each bend is stranger than
      the last. | The river only runs one way. | 60846 | 281195 | 28 | tt0078788 | 8.3 | 8500
    Stalker | 1982-10-20 | 162 | NR | archive | Janus | Science Fiction, Drama
      | Andrei Tarkovsky | Alexander Kaidanovsky: The Stalker, Anatoli Solonitsyn: The Writer,
      Nikolai Grinko: The Professor, Alisa Freindlich: The Stalker's Wife
      | A guide leads a writer and a scientist through a forbidden zone to a room that is said to grant what one truly
      wants. | Be careful what you already wish for. | 60869 | 281232 | 1398 | tt0079944 | 8.1 | 2500 | Сталкер | ru
      | RU
    """#
}
