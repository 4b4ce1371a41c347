// SPDX-License-Identifier: MIT
enum FilmsOfThe1990s {
  static let table: StaticString = #"""
    title | released | minutes | rating | state | studio | genres
      | directors | cast
      | synopsis | tagline | amc | release | tmdb | imdb | average | votes | original | language | country | returns
    Home Alone | 1990-11-16 | 103 | PG | advance | Fox | Comedy, Family
      | Chris Columbus | Macaulay Culkin: Kevin McCallister, Joe Pesci: Harry, Daniel Stern: Marv,
      Catherine O'Hara: Kate McCallister
      | A family flies to Paris for Christmas one boy short, and two burglars pick the wrong empty house.
      | He has the house, and a plan. | 61398 | 282083 | 771 | tt0099785 | 7.4 | 11000 |  |  |  | 2026-11-27
    Goodfellas | 1990-09-21 | 145 | R | onDemand | Warner Bros. | Drama, Crime
      | Martin Scorsese | Ray Liotta: Henry Hill, Robert De Niro: Jimmy Conway, Joe Pesci: Tommy DeVito,
      Lorraine Bracco: Karen Hill, Paul Sorvino: Paulie
      | A boy who parks cars for the neighbourhood's big men grows up to be one of them, and then to look over his
      shoulder. | The good life, while it lasts. | 61421 | 282120 | 769 | tt0099685 | 8.5 | 13400
    Terminator 2: Judgment Day | 1991-07-03 | 137 | R | onDemand | Lionsgate | Action, Thriller, Science Fiction
      | James Cameron | Arnold Schwarzenegger: The Terminator, Linda Hamilton: Sarah Connor,
      Edward Furlong: John Connor, Robert Patrick: The T-1000
      | The machine that once hunted a mother is sent back to guard her son, against something that can be anyone.
      | The future sent help. | 61444 | 282157 | 280 | tt0103064 | 8.1 | 13300
    The Silence of the Lambs | 1991-02-14 | 119 | R | onDemand | MGM | Crime, Drama, Thriller
      | Jonathan Demme | Jodie Foster: Clarice Starling, Anthony Hopkins: Hannibal Lecter, Scott Glenn: Jack Crawford,
      Ted Levine: Jame Gumb
      | A trainee of the FBI trades her memories with a brilliant prisoner for hints about a killer who is still free.
      | Some doors should stay glass. | 61467 | 282194 | 274 | tt0102926 | 8.3 | 17000
    Beauty and the Beast | 1991-11-22 | 84 | G | onDemand | Disney | Romance, Family, Animation, Fantasy
      | Gary Trousdale, Kirk Wise | Paige O'Hara: Belle, Robby Benson: The Beast, Richard White: Gaston,
      Angela Lansbury: Mrs. Potts, Jerry Orbach: Lumière
      | A reader takes her father's place in an enchanted castle where the furniture is kind and the master has
      forgotten how to be. | Turn the page, open the door. | 61490 | 282231 | 10020 | tt0101414 | 7.7 | 10000
    Batman Returns | 1992-06-19 | 126 | PG13 | onDemand | Warner Bros. | Action, Fantasy
      | Tim Burton | Michael Keaton: Bruce Wayne / Batman, Danny DeVito: The Penguin,
      Michelle Pfeiffer: Selina Kyle / Catwoman, Christopher Walken: Max Shreck
      | Christmas in Gotham brings a candidate from the sewers, a secretary with nine lives and one tired man in a mask.
      | Snow falls on everybody's secrets. | 61513 | 282268 | 364 | tt0103776 | 6.9 | 6700
    Alien³ | 1992-05-22 | 114 | R | archive | Fox | Science Fiction, Action, Horror
      | David Fincher | Sigourney Weaver: Ripley, Charles S. Dutton: Dillon, Charles Dance: Clemens, Paul McGann: Golic
      | Ripley falls to a prison world of furnaces and faith, where nobody has a weapon and she did not land alone.
      | No weapons, no way out, one reason to stay. | 61536 | 282305 | 8077 | tt0103644 | 6.4 | 6200
    Jurassic Park | 1993-06-11 | 127 | PG13 | nowPlaying | Universal | Adventure, Science Fiction
      | Steven Spielberg | Sam Neill: Alan Grant, Laura Dern: Ellie Sattler, Jeff Goldblum: Ian Malcolm,
      Richard Attenborough: John Hammond, Samuel L. Jackson: Ray Arnold
      | Experts are invited to approve an island where extinct animals walk again, on the weekend the power fails.
      | The fences were a suggestion. | 61559 | 282342 | 329 | tt0107290 | 8.0 | 16900
    Groundhog Day | 1993-02-12 | 101 | PG | onDemand | Sony | Romance, Fantasy, Comedy
      | Harold Ramis | Bill Murray: Phil Connors, Andie MacDowell: Rita, Chris Elliott: Larry, Stephen Tobolowsky: Ned
      | A weatherman who despises a small town wakes up there on the same second of February until he gets it right.
      | Tomorrow is cancelled. | 61582 | 282379 | 137 | tt0107048 | 7.6 | 8300
    Schindler's List | 1993-12-15 | 195 | R | archive | Universal | Drama, History, War
      | Steven Spielberg | Liam Neeson: Oskar Schindler, Ben Kingsley: Itzhak Stern, Ralph Fiennes: Amon Göth,
      Caroline Goodall: Emilie Schindler
      | A businessman comes to occupied Kraków to get rich on the war and spends all he has to keep his workers alive.
      | A list of names against the dark. | 61605 | 282416 | 424 | tt0108052 | 8.6 | 16500
    The Nightmare Before Christmas | 1993-10-29 | 76 | PG | nowPlaying | Disney | Fantasy, Animation, Family
      | Henry Selick | Chris Sarandon: Jack Skellington, Danny Elfman: Jack's singing voice, Catherine O'Hara: Sally,
      William Hickey: Dr. Finkelstein
      | The king of Halloween stumbles into a snowy town and decides to run its holiday himself this year.
      | Wrong holiday, right heart. | 61628 | 282453 | 9479 | tt0107688 | 7.8 | 10400
    Chungking Express | 1996-03-08 | 102 | PG13 | onDemand | Janus | Drama, Comedy, Romance
      | Wong Kar-wai | Brigitte Lin: The Woman in the Wig, Takeshi Kaneshiro: He Zhiwu, Tony Leung Chiu-wai: Cop 663,
      Faye Wong: Faye
      | Two policemen with broken hearts pass the same snack bar in Hong Kong and never quite notice who is looking at
      them. | Love has a best-before date. | 61651 | 282490 | 11104 | tt0109424 | 8.0 | 2100 | 重慶森林 | cn | HK
    Pulp Fiction | 1994-10-14 | 154 | R | nowPlaying | Paramount | Thriller, Crime
      | Quentin Tarantino | John Travolta: Vincent Vega, Samuel L. Jackson: Jules Winnfield, Uma Thurman: Mia Wallace,
      Bruce Willis: Butch Coolidge, Harvey Keitel: The Wolf
      | Two hit men, a boxer, a boss's wife and a pair of diner robbers cross one another's mornings in the wrong order.
      | Start anywhere. | 61674 | 282527 | 680 | tt0110912 | 8.5 | 28500
    Forrest Gump | 1994-07-06 | 142 | PG13 | onDemand | Paramount | Comedy, Drama, Romance
      | Robert Zemeckis | Tom Hanks: Forrest Gump, Robin Wright: Jenny Curran, Gary Sinise: Lieutenant Dan,
      Mykelti Williamson: Bubba, Sally Field: Mrs. Gump
      | On a bench at a bus stop a gentle man tells strangers how he ran through thirty years of history while thinking
      of one girl. | Keep running. | 61697 | 282564 | 13 | tt0109830 | 8.5 | 27900
    The Shawshank Redemption | 1994-10-14 | 142 | R | nowPlaying | Warner Bros. | Drama, Crime
      | Frank Darabont | Tim Robbins: Andy Dufresne, Morgan Freeman: Red, Bob Gunton: Warden Norton,
      Clancy Brown: Captain Hadley
      | A banker sentenced to life befriends the man who can get things and keeps a small hammer and a large patience.
      | Patience is a kind of tunnel. | 61720 | 282601 | 278 | tt0111161 | 8.7 | 27900
    The Lion King | 1994-06-24 | 89 | G | onDemand | Disney | Family, Animation, Drama
      | Roger Allers, Rob Minkoff | Matthew Broderick: Simba, James Earl Jones: Mufasa, Jeremy Irons: Scar,
      Nathan Lane: Timon, Moira Kelly: Nala
      | A cub blamed for his father's death grows up far from home with two friends who have no worries, until home
      comes to find him. | The plains are waiting. | 61743 | 282638 | 8587 | tt0110357 | 8.3 | 18600
    Toy Story | 1995-11-22 | 81 | G | nowPlaying | Disney | Family, Comedy, Animation, Adventure
      | John Lasseter | Tom Hanks: Woody, Tim Allen: Buzz Lightyear, Don Rickles: Mr. Potato Head,
      Jim Varney: Slinky Dog, Annie Potts: Bo Peep
      | A cowboy doll who rules the bedroom has to share it with a spaceman who does not know that he is a toy.
      | Play nicely. | 61766 | 282675 | 862 | tt0114709 | 8.0 | 18700
    Heat | 1995-12-15 | 170 | R | onDemand | Warner Bros. | Action, Crime, Drama
      | Michael Mann | Al Pacino: Vincent Hanna, Robert De Niro: Neil McCauley, Val Kilmer: Chris Shiherlis,
      Ashley Judd: Charlene, Jon Voight: Nate
      | A detective and a thief, each the best at one thing and bad at all others, sit down for coffee before the last
      job. | Thirty seconds is a long time. | 61789 | 282712 | 949 | tt0113277 | 7.9 | 7700
    La Haine | 1996-02-09 | 98 | NR | onDemand | Janus | Drama
      | Mathieu Kassovitz | Vincent Cassel: Vinz, Hubert Koundé: Hubert, Saïd Taghmaoui: Saïd
      | Three friends from the edge of Paris pass a day and a night after a riot, with a policeman's lost gun in one
      pocket. | So far, so good. | 61812 | 282749 | 406 | tt0113247 | 8.1 | 4000 |  | fr | FR
    Ghost in the Shell | 1996-03-29 | 83 | R | onDemand | GKIDS | Action, Animation, Science Fiction
      | Mamoru Oshii | Atsuko Tanaka: Motoko Kusanagi, Akio Ōtsuka: Batou, Iemasa Kayumi: The Puppet Master,
      Kōichi Yamadera: Togusa
      | A policewoman whose body belongs to the state hunts a hacker who asks what is left that belongs to her.
      | Where does the wire end? | 61835 | 282786 | 9323 | tt0113568 | 7.9 | 3600 | 攻殻機動隊 | ja | JP
    Before Sunrise | 1995-01-27 | 101 | R | archive | Warner Bros. | Drama, Romance
      | Richard Linklater | Ethan Hawke: Jesse, Julie Delpy: Céline
      | Two strangers leave a train in Vienna and talk until it is morning and they have to say goodbye. | One night,
      no last names. | 61858 | 282823 | 76 | tt0112471 | 8.0 | 4500
    Fargo | 1996-03-08 | 98 | R | onDemand | MGM | Crime, Drama, Thriller
      | Joel Coen, Ethan Coen | Frances McDormand: Marge Gunderson, William H. Macy: Jerry Lundegaard,
      Steve Buscemi: Carl Showalter, Peter Stormare: Gaear Grimsrud
      | A car dealer hires two men to kidnap his wife, and a very pregnant police chief follows the tracks in the snow.
      | It was a simple plan, you know. | 61881 | 282860 | 275 | tt0116282 | 7.9 | 7900
    Scream | 1996-12-20 | 111 | R | archive | Paramount | Crime, Horror, Mystery
      | Wes Craven | Neve Campbell: Sidney Prescott, Courteney Cox: Gale Weathers, David Arquette: Dewey Riley,
      Skeet Ulrich: Billy Loomis, Drew Barrymore: Casey Becker
      | Somebody in a white mask telephones teenagers to ask what they know about scary films. | Do not answer that.
      | 61904 | 282897 | 4232 | tt0117571 | 7.4 | 7400
    The Fifth Element | 1997-05-09 | 126 | PG13 | onDemand | Sony | Adventure, Action, Science Fiction
      | Luc Besson | Bruce Willis: Korben Dallas, Milla Jovovich: Leeloo, Gary Oldman: Zorg, Ian Holm: Father Cornelius,
      Chris Tucker: Ruby Rhod
      | A cab driver of the twenty-third century gets a passenger through the roof, and with her the rescue of
      everything. | Four stones and one fare. | 61927 | 282934 | 18 | tt0119116 | 7.5 | 11100
    Men in Black | 1997-07-02 | 98 | PG13 | archive | Sony | Action, Adventure, Comedy, Science Fiction
      | Barry Sonnenfeld | Tommy Lee Jones: Agent K, Will Smith: Agent J, Linda Fiorentino: Laurel Weaver,
      Vincent D'Onofrio: Edgar
      | A street policeman is hired by an office that looks after visitors from space and makes everybody else forget.
      | You saw nothing. | 61950 | 282971 | 607 | tt0119654 | 7.2 | 14000
    Princess Mononoke | 1999-10-29 | 134 | PG13 | nowPlaying | GKIDS | Adventure, Fantasy, Animation
      | Hayao Miyazaki | Yōji Matsuda: Ashitaka, Yuriko Ishida: San, Yūko Tanaka: Lady Eboshi, Akihiro Miwa: Moro
      | A cursed prince rides west and finds a war between an ironworks and the gods of the forest, with a girl raised
      by wolves in between. | The forest keeps its own law. | 61973 | 283008 | 128 | tt0119698 | 8.3 | 8300 | もののけ姫 | ja
      | JP
    Life Is Beautiful | 1998-10-23 | 116 | PG13 | onDemand | Paramount | Comedy, Drama
      | Roberto Benigni | Roberto Benigni: Guido, Nicoletta Braschi: Dora, Giorgio Cantarini: Giosuè
      | A waiter who wins his wife with jokes must convince his small son that a camp is a game with a grand prize.
      | First prize is a morning. | 61996 | 283045 | 637 | tt0118799 | 8.4 | 13500 | La vita è bella | it | IT
    Titanic | 1997-12-19 | 194 | PG13 | onDemand | Paramount | Drama, Romance
      | James Cameron | Leonardo DiCaprio: Jack Dawson, Kate Winslet: Rose DeWitt Bukater, Billy Zane: Cal Hockley,
      Kathy Bates: Molly Brown, Gloria Stuart: Old Rose
      | An artist with a ticket won at cards and a girl promised to a rich man meet on a ship that cannot sink.
      | Four days at sea. | 62019 | 283082 | 597 | tt0120338 | 7.9 | 25700
    The Big Lebowski | 1998-03-06 | 117 | R | onDemand | Universal | Comedy, Crime
      | Joel Coen, Ethan Coen | Jeff Bridges: The Dude, John Goodman: Walter Sobchak, Julianne Moore: Maude Lebowski,
      Steve Buscemi: Donny, Philip Seymour Hoffman: Brandt
      | A bowler in a bathrobe wants a replacement for his rug and gets a kidnapping instead.
      | It really was a nice rug. | 62042 | 283119 | 115 | tt0118715 | 7.8 | 11400
    The Truman Show | 1998-06-05 | 103 | PG | onDemand | Paramount | Comedy, Drama
      | Peter Weir | Jim Carrey: Truman Burbank, Laura Linney: Meryl, Ed Harris: Christof, Noah Emmerich: Marlon,
      Natascha McElhone: Sylvia
      | An insurance clerk on a perfect island begins to notice that the rain follows him and the same people pass every
      day. | Good afternoon, good evening, good exit. | 62065 | 283156 | 37165 | tt0120382 | 8.1 | 18700
    Run Lola Run | 1999-06-18 | 81 | R | onDemand | Sony | Action, Drama, Thriller
      | Tom Tykwer | Franka Potente: Lola, Moritz Bleibtreu: Manni, Herbert Knaup: Lola's Father,
      Nina Petri: Jutta Hansen
      | She has twenty minutes to find a fortune and save her boyfriend, and three tries. | Go. | 62088 | 283193 | 104
      | tt0130827 | 7.3 | 2200 | Lola rennt | de | DE
    The Matrix | 1999-03-31 | 136 | R | nowPlaying | Warner Bros. | Action, Science Fiction
      | Lana Wachowski, Lilly Wachowski | Keanu Reeves: Neo, Laurence Fishburne: Morpheus, Carrie-Anne Moss: Trinity,
      Hugo Weaving: Agent Smith, Joe Pantoliano: Cypher
      | A programmer who sleeps badly takes a pill from a stranger and wakes up in the world behind the world.
      | Wake up. | 62111 | 283230 | 603 | tt0133093 | 8.2 | 26500
    Toy Story 2 | 1999-11-24 | 92 | G | nowPlaying | Disney | Animation, Comedy, Family
      | John Lasseter | Tom Hanks: Woody, Tim Allen: Buzz Lightyear, Joan Cusack: Jessie, Kelsey Grammer: Stinky Pete,
      Wayne Knight: Al
      | A collector steals the cowboy, and the others cross a city of traffic to bring him back before he decides that
      glass is safer. | Mint condition is overrated. | 62134 | 283267 | 863 | tt0120363 | 7.6 | 14300
    Fight Club | 1999-10-15 | 139 | R | onDemand | Fox | Drama, Thriller
      | David Fincher | Edward Norton: The Narrator, Brad Pitt: Tyler Durden, Helena Bonham Carter: Marla Singer,
      Meat Loaf: Bob
      | An office worker who cannot sleep meets a soap maker on a plane, and together they found a club that nobody may
      mention. | Not to be discussed. | 62157 | 283304 | 550 | tt0137523 | 8.4 | 30100
    The Sixth Sense | 1999-08-06 | 107 | PG13 | archive | Disney | Mystery, Thriller, Drama
      | M. Night Shyamalan | Bruce Willis: Malcolm Crowe, Haley Joel Osment: Cole Sear, Toni Collette: Lynn Sear,
      Olivia Williams: Anna Crowe
      | A child psychologist who failed once tries to help a boy whose secret keeps the room cold.
      | Listen to the quiet ones. | 62180 | 283341 | 745 | tt0167404 | 7.9 | 12200
    All About My Mother | 1999-11-24 | 101 | R | onDemand | Sony | Comedy, Drama
      | Pedro Almodóvar | Cecilia Roth: Manuela, Marisa Paredes: Huma Rojo, Candela Peña: Nina,
      Antonia San Juan: Agrado, Penélope Cruz: Sister Rosa
      | After losing her son a nurse goes to Barcelona to find the father he never knew and finds a family of women
      instead. | Everybody is acting; nobody is pretending. | 62203 | 283378 | 99 | tt0185125 | 7.7 | 1800
      | Todo sobre mi madre | es | ES
    """#
}
