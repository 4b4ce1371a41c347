// SPDX-License-Identifier: MIT
enum FilmsOfThe2010s {
  static let table: StaticString = #"""
    title | released | minutes | rating | state | studio | genres
      | directors | cast
      | synopsis | tagline | amc | release | tmdb | imdb | average | votes | original | language | country | returns
    Inception | 2010-07-16 | 148 | PG13 | onDemand | Warner Bros. | Action, Science Fiction, Adventure
      | Christopher Nolan | Leonardo DiCaprio: Dom Cobb, Joseph Gordon-Levitt: Arthur, Elliot Page: Ariadne,
      Tom Hardy: Eames, Marion Cotillard: Mal
      | A thief of secrets who works in other people's sleep is hired to leave an idea behind instead of taking one.
      | Is it still spinning? | 62962 | 284599 | 27205 | tt1375666 | 8.4 | 37600
    Toy Story 3 | 2010-06-18 | 103 | G | nowPlaying | Disney | Animation, Family, Comedy
      | Lee Unkrich | Tom Hanks: Woody, Tim Allen: Buzz Lightyear, Joan Cusack: Jessie, Ned Beatty: Lotso,
      Michael Keaton: Ken
      | With the boy off to college the toys land in a day care where the smallest children are the least of their
      troubles. | Who is too old for whom? | 62985 | 284636 | 10193 | tt0435761 | 7.8 | 15000
    The Social Network | 2010-10-01 | 121 | PG13 | onDemand | Sony | Drama
      | David Fincher | Jesse Eisenberg: Mark Zuckerberg, Andrew Garfield: Eduardo Saverin,
      Justin Timberlake: Sean Parker, Armie Hammer: The Winklevoss Twins, Rooney Mara: Erica Albright
      | A student builds a site in a dormitory and is sued by the two kinds of people it connects: rivals and friends.
      | Request pending. | 63008 | 284673 | 37799 | tt1285016 | 7.4 | 12600
    The Intouchables | 2012-05-25 | 113 | R | onDemand | Sony | Drama, Comedy
      | Olivier Nakache, Éric Toledano | François Cluzet: Philippe, Omar Sy: Driss, Anne Le Ny: Yvonne,
      Audrey Fleurot: Magalie
      | A rich man who cannot move from the neck down hires the one applicant who did not want the job.
      | Nobody asked for pity. | 63031 | 284710 | 77338 | tt1675434 | 8.3 | 17300 | Intouchables | fr | FR
    A Separation | 2011-12-30 | 123 | PG13 | archive | Sony | Drama
      | Asghar Farhadi | Leila Hatami: Simin, Payman Maadi: Nader, Sareh Bayat: Razieh, Shahab Hosseini: Hodjat
      | A couple in Tehran parts over whether to leave, and one push at a door draws another family into court with
      them. | Everyone has reasons. | 63054 | 284747 | 60243 | tt1832382 | 8.0 | 2200 | جدایی نادر از سیمین | fa | IR
    Prometheus | 2012-06-08 | 124 | R | archive | Fox | Science Fiction, Adventure, Mystery
      | Ridley Scott | Noomi Rapace: Elizabeth Shaw, Michael Fassbender: David, Charlize Theron: Meredith Vickers,
      Idris Elba: Janek
      | Scientists follow a star map from cave walls to ask their makers a question, on a moon that has already
      answered. | Some questions answer back. | 63077 | 284784 | 70981 | tt1446714 | 6.6 | 12400
    The Avengers | 2012-05-04 | 143 | PG13 | onDemand | Disney | Science Fiction, Action, Adventure
      | Joss Whedon | Robert Downey Jr.: Tony Stark, Chris Evans: Steve Rogers, Mark Ruffalo: Bruce Banner,
      Chris Hemsworth: Thor, Scarlett Johansson: Natasha Romanoff
      | Six people who would rather work alone are put in one room because the sky over New York is about to open.
      | Play well with others. | 63100 | 284821 | 24428 | tt0848228 | 7.7 | 31700
    The Dark Knight Rises | 2012-07-20 | 165 | PG13 | onDemand | Warner Bros. | Action, Crime, Drama, Thriller
      | Christopher Nolan | Christian Bale: Bruce Wayne / Batman, Tom Hardy: Bane, Anne Hathaway: Selina Kyle,
      Joseph Gordon-Levitt: John Blake, Michael Caine: Alfred
      | Eight years after he was blamed for everything, Batman comes back to a city that a masked man has cut off from
      the world. | Climb without the rope. | 63123 | 284858 | 49026 | tt1345836 | 7.8 | 23500
    Gravity | 2013-10-04 | 91 | PG13 | archive | Warner Bros. | Science Fiction, Thriller, Drama
      | Alfonso Cuarón | Sandra Bullock: Ryan Stone, George Clooney: Matt Kowalski, Ed Harris: Mission Control
      | Two astronauts lose their shuttle to a cloud of debris and have only each other, and not for long.
      | Do not let go. | 63146 | 284895 | 49047 | tt1454468 | 7.2 | 15600
    Frozen | 2013-11-27 | 102 | PG | onDemand | Disney | Animation, Family, Adventure, Fantasy
      | Chris Buck, Jennifer Lee | Kristen Bell: Anna, Idina Menzel: Elsa, Jonathan Groff: Kristoff, Josh Gad: Olaf,
      Santino Fontana: Hans
      | A queen who cannot hold back the winter flees from her crown, and her sister goes after her with an iceman and a
      snowman who loves summer. | Warm hearts, bring a coat. | 63169 | 284932 | 109445 | tt2294629 | 7.2 | 17000
    Interstellar | 2014-11-07 | 169 | PG13 | nowPlaying | Paramount | Adventure, Drama, Science Fiction
      | Christopher Nolan | Matthew McConaughey: Cooper, Anne Hathaway: Amelia Brand, Jessica Chastain: Murph,
      Michael Caine: Professor Brand, Mackenzie Foy: Young Murph
      | As the last crops fail, a pilot leaves his daughter to look for another Earth, and every hour he spends costs
      her years. | Time is the longest distance. | 63192 | 284969 | 157336 | tt0816692 | 8.5 | 37900
    The Grand Budapest Hotel | 2014-03-07 | 99 | R | onDemand | Fox | Comedy, Drama
      | Wes Anderson | Ralph Fiennes: Monsieur Gustave, Tony Revolori: Zero, Saoirse Ronan: Agatha,
      Willem Dafoe: Jopling, Tilda Swinton: Madame D.
      | A concierge of perfect manners and his lobby boy run from a fortune, a family and a war with a painting under
      one arm. | Ring twice for Gustave. | 63215 | 285006 | 120467 | tt2278388 | 8.0 | 15100
    Whiplash | 2014-10-10 | 107 | R | onDemand | Sony | Drama, Music
      | Damien Chazelle | Miles Teller: Andrew Neiman, J. K. Simmons: Terence Fletcher, Paul Reiser: Jim Neiman,
      Melissa Benoist: Nicole
      | A student drummer meets a teacher who believes that kindness never made anyone great. | Not quite my beat.
      | 63238 | 285043 | 244786 | tt2582802 | 8.4 | 16200
    The Lego Movie | 2014-02-07 | 100 | PG | onDemand | Warner Bros. | Animation, Family, Comedy, Adventure, Fantasy
      | Phil Lord, Christopher Miller | Chris Pratt: Emmet, Elizabeth Banks: Wyldstyle, Will Arnett: Batman,
      Will Ferrell: Lord Business, Morgan Freeman: Vitruvius
      | A builder who always follows the instructions is mistaken for the one who can do without.
      | Read the manual; then lose it. | 63261 | 285080 | 137106 | tt1490017 | 7.4 | 7800
    Mad Max: Fury Road | 2015-05-15 | 121 | R | onDemand | Warner Bros. | Action, Adventure, Science Fiction
      | George Miller | Tom Hardy: Max Rockatansky, Charlize Theron: Furiosa, Nicholas Hoult: Nux,
      Hugh Keays-Byrne: Immortan Joe
      | A driver with one arm turns her truck off the road with a tyrant's wives aboard, and a drifter with a muzzle
      ends up riding along. | Drive there. Drive back. | 63284 | 285117 | 76341 | tt1392190 | 7.6 | 23200
    Inside Out | 2015-06-19 | 95 | PG | onDemand | Disney | Animation, Family, Adventure, Drama, Comedy
      | Pete Docter | Amy Poehler: Joy, Phyllis Smith: Sadness, Bill Hader: Fear, Lewis Black: Anger,
      Mindy Kaling: Disgust
      | Five feelings run an eleven-year-old's head from a console until two of them are lost on the day of a move.
      | Everybody wants the controls. | 63307 | 285154 | 150540 | tt2096673 | 7.9 | 22600
    The Martian | 2015-10-02 | 141 | PG13 | onDemand | Fox | Drama, Adventure, Science Fiction
      | Ridley Scott | Matt Damon: Mark Watney, Jessica Chastain: Melissa Lewis, Chiwetel Ejiofor: Vincent Kapoor,
      Jeff Daniels: Teddy Sanders, Kristen Wiig: Annie Montrose
      | Left behind on Mars, a botanist counts potatoes and days while everybody at home does the sums.
      | He will have to grow it himself. | 63330 | 285191 | 286217 | tt3659388 | 7.7 | 20300
    Arrival | 2016-11-11 | 116 | PG13 | nowPlaying | Paramount | Drama, Science Fiction, Mystery
      | Denis Villeneuve | Amy Adams: Louise Banks, Jeremy Renner: Ian Donnelly, Forest Whitaker: Colonel Weber,
      Michael Stuhlbarg: Agent Halpern
      | Twelve ships hang over the Earth, and a linguist is asked the only question that matters: what do they want?
      | First, learn to listen. | 63353 | 285228 | 329865 | tt2543164 | 7.6 | 18700
    La La Land | 2016-12-09 | 128 | PG13 | onDemand | Lionsgate | Comedy, Drama, Romance, Music
      | Damien Chazelle | Ryan Gosling: Sebastian, Emma Stone: Mia, John Legend: Keith, Rosemarie DeWitt: Laura
      | A pianist who loves old jazz and an actress between auditions dance over Los Angeles until the dreams start to
      come true one at a time. | Here's to another try. | 63376 | 285265 | 313369 | tt3783958 | 7.9 | 17600
    Moonlight | 2016-10-21 | 111 | R | onDemand | A24 | Drama
      | Barry Jenkins | Trevante Rhodes: Black, Ashton Sanders: Chiron, Alex Hibbert: Little, Mahershala Ali: Juan,
      Naomie Harris: Paula
      | A boy in Miami becomes a teenager and then a man, under three names, with one afternoon on the beach that he
      keeps. | Three names, one tide. | 63399 | 285302 | 376867 | tt4975722 | 7.4 | 7100
    Your Name | 2017-04-07 | 106 | PG | nowPlaying | GKIDS | Animation, Romance, Drama
      | Makoto Shinkai | Ryunosuke Kamiki: Taki, Mone Kamishiraishi: Mitsuha, Masami Nagasawa: Miki Okudera,
      Etsuko Ichihara: Hitoha
      | A girl in the mountains and a boy in Tokyo wake up in each other's lives and leave notes, until the notes stop.
      | Write it on my hand. | 63422 | 285339 | 372058 | tt5311514 | 8.5 | 11700 | 君の名は。 | ja | JP
    Train to Busan | 2016-07-22 | 118 | NR | onDemand | NEON | Horror, Thriller, Action, Adventure
      | Yeon Sang-ho | Gong Yoo: Seok-woo, Kim Su-an: Su-an, Jung Yu-mi: Seong-kyeong, Ma Dong-seok: Sang-hwa
      | A fund manager takes his daughter to her mother on the morning train, and the infection boards at the last
      second. | Next stop, if there is one. | 63445 | 285376 | 396535 | tt5700672 | 7.7 | 7700 | 부산행 | ko | KR
    Toni Erdmann | 2016-12-25 | 162 | R | archive | Sony | Drama, Comedy
      | Maren Ade | Sandra Hüller: Ines Conradi, Peter Simonischek: Winfried Conradi, Ingrid Bisu: Anca,
      Thomas Loibl: Gerald
      | A music teacher with false teeth follows his busy daughter to Bucharest to find out whether she still laughs.
      | Father's day is every day now. | 63468 | 285413 | 374475 | tt4048272 | 7.1 | 1000 |  | de | DE
    Get Out | 2017-02-24 | 104 | R | onDemand | Universal | Mystery, Thriller, Horror
      | Jordan Peele | Daniel Kaluuya: Chris Washington, Allison Williams: Rose Armitage,
      Bradley Whitford: Dean Armitage, Catherine Keener: Missy Armitage, Lil Rel Howery: Rod
      | A photographer meets his girlfriend's family for a weekend of very good manners. | Do not stir the tea. | 63491
      | 285450 | 419430 | tt5052448 | 7.6 | 17600
    The Lego Batman Movie | 2017-02-10 | 104 | PG | onDemand | Warner Bros. | Animation, Action, Family, Comedy
      | Chris McKay | Will Arnett: Batman, Michael Cera: Robin, Zach Galifianakis: The Joker, Rosario Dawson: Batgirl,
      Ralph Fiennes: Alfred
      | The loneliest hero in Gotham accidentally adopts a son and has to learn to say we. | Black,
      and very very dark grey. | 63514 | 285487 | 324849 | tt4116284 | 7.2 | 5000
    Alien: Covenant | 2017-05-19 | 122 | R | archive | Fox | Science Fiction, Horror
      | Ridley Scott | Katherine Waterston: Daniels, Michael Fassbender: David / Walter, Billy Crudup: Oram,
      Danny McBride: Tennessee
      | A ship of sleeping settlers turns aside for a paradise without birds, where somebody has been waiting ten years
      for company. | Paradise has one tenant. | 63537 | 285524 | 126889 | tt2316204 | 6.1 | 9200
    Dunkirk | 2017-07-21 | 107 | PG13 | onDemand | Warner Bros. | War, Action, Drama
      | Christopher Nolan | Fionn Whitehead: Tommy, Mark Rylance: Mr. Dawson, Tom Hardy: Farrier,
      Kenneth Branagh: Commander Bolton, Harry Styles: Alex
      | A week on the mole, a day at sea and an hour in the air meet over four hundred thousand men who can almost see
      home. | Home came by boat. | 63560 | 285561 | 374720 | tt5013056 | 7.5 | 17000
    Blade Runner 2049 | 2017-10-06 | 164 | R | onDemand | Warner Bros. | Science Fiction, Drama
      | Denis Villeneuve | Ryan Gosling: K, Harrison Ford: Rick Deckard, Ana de Armas: Joi, Sylvia Hoeks: Luv,
      Robin Wright: Lieutenant Joshi
      | A policeman who was made to obey finds a box under a dead tree and a reason to stop. | Dig. | 63583 | 285598
      | 335984 | tt1856101 | 7.6 | 14500
    Coco | 2017-11-22 | 105 | PG | onDemand | Disney | Family, Animation, Music, Adventure
      | Lee Unkrich, Adrian Molina | Anthony Gonzalez: Miguel, Gael García Bernal: Héctor,
      Benjamin Bratt: Ernesto de la Cruz, Alanna Ubach: Mamá Imelda
      | A boy from a family that banned music strums a dead man's guitar and has until sunrise to come back from the
      other side. | Sing, so that they stay. | 63606 | 285635 | 354912 | tt2380307 | 8.2 | 20200
    Black Panther | 2018-02-16 | 135 | PG13 | onDemand | Disney | Action, Adventure, Science Fiction
      | Ryan Coogler | Chadwick Boseman: T'Challa, Michael B. Jordan: Killmonger, Lupita Nyong'o: Nakia,
      Danai Gurira: Okoye, Letitia Wright: Shuri
      | The young king of a hidden country is challenged by a cousin who grew up without it. | The throne remembers.
      | 63629 | 285672 | 284054 | tt1825683 | 7.4 | 22500
    A Quiet Place | 2018-04-06 | 91 | PG13 | onDemand | Paramount | Horror, Drama, Science Fiction
      | John Krasinski | Emily Blunt: Evelyn Abbott, John Krasinski: Lee Abbott, Millicent Simmonds: Regan,
      Noah Jupe: Marcus
      | A family walks on sand and speaks with hands, because whatever hunts them has very good ears. | Hush. | 63652
      | 285709 | 447332 | tt6644200 | 7.4 | 14600
    Roma | 2018-11-21 | 135 | R | archive | Janus | Drama
      | Alfonso Cuarón | Yalitza Aparicio: Cleo, Marina de Tavira: Sofía, Nancy García García: Adela,
      Jorge Antonio Guerrero: Fermín
      | A year in the life of a young woman who keeps house for a family in Mexico City while both households come
      apart. | The tide comes into every house. | 63675 | 285746 | 426426 | tt6155172 | 7.6 | 4000 |  | es | MX
    Shoplifters | 2018-11-23 | 121 | R | onDemand | NEON | Drama, Crime
      | Hirokazu Kore-eda | Lily Franky: Osamu Shibata, Sakura Ando: Nobuyo, Kirin Kiki: Hatsue, Jyo Kairi: Shota,
      Miyu Sasaki: Yuri
      | A household that lives on small thefts takes in a girl from the cold and becomes, almost, a family.
      | What is taken can be given. | 63698 | 285783 | 505192 | tt8075192 | 7.8 | 2000 | 万引き家族 | ja | JP
    Spider-Man: Into the Spider-Verse | 2018-12-14 | 117 | PG | onDemand | Sony | Animation, Action, Adventure,
      Science Fiction
      | Bob Persichetti, Peter Ramsey, Rodney Rothman | Shameik Moore: Miles Morales, Jake Johnson: Peter B. Parker,
      Hailee Steinfeld: Gwen Stacy, Mahershala Ali: Uncle Aaron, Brian Tyree Henry: Jefferson Davis
      | A boy from Brooklyn bitten by the usual spider learns the job from five others who fell out of their own worlds.
      | One mask fits all. | 63721 | 285820 | 324857 | tt4633694 | 8.4 | 16200
    Parasite | 2019-10-11 | 133 | R | nowPlaying | NEON | Comedy, Thriller, Drama
      | Bong Joon Ho | Song Kang-ho: Ki-taek, Lee Sun-kyun: Dong-ik, Cho Yeo-jeong: Yeon-kyo, Choi Woo-shik: Ki-woo,
      Park So-dam: Ki-jung
      | A family from a half basement takes over the jobs in a rich family's house one by one, and then it rains.
      | Mind the stairs. | 63744 | 285857 | 496243 | tt6751668 | 8.5 | 19000 | 기생충 | ko | KR
    Knives Out | 2019-11-27 | 130 | PG13 | onDemand | Lionsgate | Comedy, Crime, Mystery
      | Rian Johnson | Daniel Craig: Benoit Blanc, Ana de Armas: Marta Cabrera, Chris Evans: Ransom Drysdale,
      Jamie Lee Curtis: Linda, Michael Shannon: Walt, Toni Collette: Joni
      | A famous writer dies on his birthday, and a detective with a slow drawl watches a family fail to grieve.
      | Everybody had the last word. | 63767 | 285894 | 546554 | tt8946378 | 7.8 | 13000
    Joker | 2019-10-04 | 122 | R | onDemand | Warner Bros. | Crime, Thriller, Drama
      | Todd Phillips | Joaquin Phoenix: Arthur Fleck, Robert De Niro: Murray Franklin, Zazie Beetz: Sophie Dumond,
      Frances Conroy: Penny Fleck
      | A party clown whom nobody listens to gets a microphone in a city that is ready to burn.
      | Nobody is laughing now. | 63790 | 285931 | 475557 | tt7286456 | 8.1 | 26500
    Toy Story 4 | 2019-06-21 | 100 | G | nowPlaying | Disney | Family, Adventure, Animation, Comedy, Fantasy
      | Josh Cooley | Tom Hanks: Woody, Tim Allen: Buzz Lightyear, Annie Potts: Bo Peep, Tony Hale: Forky,
      Christina Hendricks: Gabby Gabby
      | A spork with pipe-cleaner arms keeps running for the bin, and the cowboy who runs after it meets an old friend
      with a new life. | Made to be lost and found. | 63813 | 285968 | 301528 | tt1979376 | 7.5 | 10000
    Portrait of a Lady on Fire | 2019-12-06 | 122 | R | onDemand | NEON | Drama, Romance, History
      | Céline Sciamma | Noémie Merlant: Marianne, Adèle Haenel: Héloïse, Luàna Bajrami: Sophie,
      Valeria Golino: The Countess
      | A painter is hired to make a wedding portrait in secret and has only walks by the sea to learn a face by heart.
      | Do not turn round yet. | 63836 | 286005 | 531428 | tt8613070 | 8.1 | 2700 | Portrait de la jeune fille en feu
      | fr | FR
    """#
}
