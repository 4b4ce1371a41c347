// SPDX-License-Identifier: MIT
enum FilmsOfThe2000s {
  static let table: StaticString = #"""
    title | released | minutes | rating | state | studio | genres
      | directors | cast
      | synopsis | tagline | amc | release | tmdb | imdb | average | votes | original | language | country | returns
    Gladiator | 2000-05-05 | 155 | R | onDemand | Universal | Action, Drama, Adventure
      | Ridley Scott | Russell Crowe: Maximus, Joaquin Phoenix: Commodus, Connie Nielsen: Lucilla, Oliver Reed: Proximo,
      Richard Harris: Marcus Aurelius
      | A general betrayed by an emperor's son comes to Rome as a slave with a sword and a crowd on his side.
      | The crowd decides. | 62226 | 283415 | 98 | tt0172495 | 8.2 | 19500
    Memento | 2001-03-16 | 113 | R | onDemand | Lionsgate | Mystery, Thriller
      | Christopher Nolan | Guy Pearce: Leonard Shelby, Carrie-Anne Moss: Natalie, Joe Pantoliano: Teddy,
      Stephen Tobolowsky: Sammy
      | A man who cannot make new memories hunts his wife's killer with photographs, tattoos and no idea whom to trust.
      | Now, where was he? | 62249 | 283452 | 77 | tt0209144 | 8.2 | 15000
    In the Mood for Love | 2001-02-02 | 98 | PG | nowPlaying | Janus | Drama, Romance
      | Wong Kar-wai | Tony Leung Chiu-wai: Chow Mo-wan, Maggie Cheung: Su Li-zhen, Rebecca Pan: Mrs. Suen
      | Two neighbours find out that his wife and her husband share a secret and rehearse how it might have begun.
      | Passing on the stairs. | 62272 | 283489 | 843 | tt0118694 | 8.1 | 2900 | 花樣年華 | cn | HK
    Crouching Tiger, Hidden Dragon | 2000-12-08 | 120 | PG13 | onDemand | Sony | Adventure, Drama, Action, Romance
      | Ang Lee | Chow Yun-fat: Li Mu Bai, Michelle Yeoh: Yu Shu Lien, Zhang Ziyi: Jen Yu, Chang Chen: Lo
      | A stolen sword leads two warriors who never spoke of their love to a young noblewoman who flies better than she
      obeys. | Gravity is for the obedient. | 62295 | 283526 | 146 | tt0190332 | 7.4 | 3400 | 臥虎藏龍 | zh | CN
    Amélie | 2001-11-02 | 122 | R | nowPlaying | Sony | Comedy, Romance
      | Jean-Pierre Jeunet | Audrey Tautou: Amélie Poulain, Mathieu Kassovitz: Nino Quincampoix, Rufus: Raphaël Poulain,
      Dominique Pinon: Joseph, Jamel Debbouze: Lucien
      | A shy waitress in Montmartre decides to repair the lives around her, one small trick at a time, and postpones
      her own. | Small wonders, delivered daily. | 62318 | 283563 | 194 | tt0211915 | 7.9 | 11700
      | Le Fabuleux Destin d'Amélie Poulain | fr | FR
    Spirited Away | 2002-09-20 | 125 | PG | nowPlaying | GKIDS | Animation, Family, Fantasy
      | Hayao Miyazaki | Rumi Hiiragi: Chihiro, Miyu Irino: Haku, Mari Natsuki: Yubaba, Bunta Sugawara: Kamaji
      | A girl whose parents turned into pigs takes a job in a bathhouse for gods and must not forget her name.
      | Remember your name. | 62341 | 283600 | 129 | tt0245429 | 8.5 | 17200 | 千と千尋の神隠し | ja | JP
    Harry Potter and the Sorcerer's Stone | 2001-11-16 | 152 | PG | onDemand | Warner Bros. | Adventure, Fantasy
      | Chris Columbus | Daniel Radcliffe: Harry Potter, Rupert Grint: Ron Weasley, Emma Watson: Hermione Granger,
      Richard Harris: Albus Dumbledore, Alan Rickman: Severus Snape
      | A boy under the stairs gets a letter, a train ticket and a school where the staircases move.
      | Mind the gap at platform nine and three quarters. | 62364 | 283637 | 671 | tt0241527 | 7.9 | 27900
    Shrek | 2001-05-18 | 90 | PG | onDemand | Universal | Animation, Comedy, Fantasy, Adventure, Family
      | Andrew Adamson, Vicky Jenson | Mike Myers: Shrek, Eddie Murphy: Donkey, Cameron Diaz: Princess Fiona,
      John Lithgow: Lord Farquaad
      | An ogre who wants his swamp back rescues a princess for somebody else, with a donkey who will not be quiet.
      | Once upon a swamp. | 62387 | 283674 | 808 | tt0126029 | 7.7 | 17400
    The Lord of the Rings: The Fellowship of the Ring | 2001-12-19 | 179 | PG13 | onDemand | Warner Bros. | Adventure,
      Fantasy, Action
      | Peter Jackson | Elijah Wood: Frodo Baggins, Ian McKellen: Gandalf, Viggo Mortensen: Aragorn,
      Sean Astin: Sam Gamgee, Cate Blanchett: Galadriel
      | A small person inherits a plain gold ring and sets out with eight companions to unmake it.
      | The road goes through the dark. | 62410 | 283711 | 120 | tt0120737 | 8.4 | 25600
    The Lord of the Rings: The Two Towers | 2002-12-18 | 179 | PG13 | archive | Warner Bros. | Adventure, Fantasy,
      Action
      | Peter Jackson | Elijah Wood: Frodo Baggins, Viggo Mortensen: Aragorn, Ian McKellen: Gandalf,
      Andy Serkis: Gollum, Bernard Hill: Théoden
      | The fellowship is broken: two walk on with a guide they cannot trust while a kingdom of horsemen waits behind
      its wall for the night. | Hold until dawn. | 62433 | 283748 | 121 | tt0167261 | 8.4 | 22400
    City of God | 2003-01-17 | 130 | R | onDemand | Paramount | Drama, Crime
      | Fernando Meirelles, Kátia Lund | Alexandre Rodrigues: Rocket, Leandro Firmino: Li'l Zé,
      Phellipe Haagensen: Benny, Alice Braga: Angélica
      | A boy with a camera grows up in a Rio housing project where the other careers carry guns.
      | One shot with a lens. | 62456 | 283785 | 598 | tt0317248 | 8.4 | 7600 | Cidade de Deus | pt | BR
    Finding Nemo | 2003-05-30 | 100 | G | onDemand | Disney | Animation, Family
      | Andrew Stanton | Albert Brooks: Marlin, Ellen DeGeneres: Dory, Alexander Gould: Nemo, Willem Dafoe: Gill
      | A clownfish who worries about everything crosses an ocean with a companion who remembers nothing to find his
      son. | It is a big sea for a small fish. | 62479 | 283822 | 12 | tt0266543 | 7.8 | 19500
    The Matrix Reloaded | 2003-05-15 | 138 | R | archive | Warner Bros. | Adventure, Action, Thriller, Science Fiction
      | Lana Wachowski, Lilly Wachowski | Keanu Reeves: Neo, Laurence Fishburne: Morpheus, Carrie-Anne Moss: Trinity,
      Hugo Weaving: Agent Smith, Monica Bellucci: Persephone
      | The last city has three days, and the one who was foretold needs a locksmith to reach the door at the source.
      | Choice is a long corridor. | 62502 | 283859 | 604 | tt0234215 | 7.1 | 11000
    The Matrix Revolutions | 2003-11-05 | 129 | R | archive | Warner Bros. | Adventure, Action, Thriller,
      Science Fiction
      | Lana Wachowski, Lilly Wachowski | Keanu Reeves: Neo, Laurence Fishburne: Morpheus, Carrie-Anne Moss: Trinity,
      Hugo Weaving: Agent Smith, Jada Pinkett Smith: Niobe
      | As the machines dig down, a blind man takes a ship to their city to offer peace against a common enemy.
      | What begins must end. | 62525 | 283896 | 605 | tt0242653 | 6.7 | 9600
    The Lord of the Rings: The Return of the King | 2003-12-17 | 201 | PG13 | archive | Warner Bros. | Adventure,
      Fantasy, Action
      | Peter Jackson | Elijah Wood: Frodo Baggins, Viggo Mortensen: Aragorn, Ian McKellen: Gandalf,
      Sean Astin: Sam Gamgee, Liv Tyler: Arwen
      | A king without a throne rides to draw one great eye away from two tired friends on a mountain.
      | Carry each other. | 62548 | 283933 | 122 | tt0167260 | 8.5 | 24800
    Good Bye, Lenin! | 2004-02-27 | 121 | R | onDemand | Sony | Comedy, Drama, Romance
      | Wolfgang Becker | Daniel Brühl: Alex Kerner, Katrin Sass: Christiane Kerner, Chulpan Khamatova: Lara,
      Maria Simon: Ariane
      | A son hides the fall of the Wall from his convalescent mother by keeping the old country alive in one flat.
      | The last country is a bedroom. | 62571 | 283970 | 338 | tt0301357 | 7.5 | 1900 |  | de | DE
    Oldboy | 2005-03-25 | 120 | R | onDemand | NEON | Drama, Thriller, Mystery, Action
      | Park Chan-wook | Choi Min-sik: Oh Dae-su, Yoo Ji-tae: Lee Woo-jin, Kang Hye-jung: Mi-do
      | A man locked in a room for fifteen years without a word is let go with a telephone, a suit and five days to find
      out why. | Ask the right question. | 62594 | 284007 | 670 | tt0364569 | 8.3 | 9000 | 올드보이 | ko | KR
    Eternal Sunshine of the Spotless Mind | 2004-03-19 | 108 | R | onDemand | Universal | Science Fiction, Drama,
      Romance
      | Michel Gondry | Jim Carrey: Joel Barish, Kate Winslet: Clementine Kruczynski, Kirsten Dunst: Mary,
      Mark Ruffalo: Stan, Elijah Wood: Patrick
      | Halfway through having a woman erased from his memory, a man changes his mind and runs with her through what is
      left. | Meet me again. | 62617 | 284044 | 38 | tt0338013 | 8.1 | 15600
    The Incredibles | 2004-11-05 | 115 | PG | onDemand | Disney | Action, Adventure, Animation, Family
      | Brad Bird | Craig T. Nelson: Bob Parr, Holly Hunter: Helen Parr, Sarah Vowell: Violet, Spencer Fox: Dash,
      Jason Lee: Syndrome
      | A retired strongman in an insurance office takes one secret job, and his whole family has to come and fetch him.
      | No capes at the table. | 62640 | 284081 | 9806 | tt0317705 | 7.7 | 18100
    Howl's Moving Castle | 2005-06-10 | 119 | PG | onDemand | GKIDS | Fantasy, Animation, Adventure
      | Hayao Miyazaki | Chieko Baishō: Sophie, Takuya Kimura: Howl, Akihiro Miwa: The Witch of the Waste,
      Tatsuya Gashūin: Calcifer
      | A hatter cursed with old age takes a job as a cleaner in a house that walks, smokes and argues.
      | Home is wherever it stops. | 62663 | 284118 | 4935 | tt0347149 | 8.4 | 10500 | ハウルの動く城 | ja | JP
    Batman Begins | 2005-06-15 | 140 | PG13 | onDemand | Warner Bros. | Drama, Crime, Action
      | Christopher Nolan | Christian Bale: Bruce Wayne / Batman, Michael Caine: Alfred, Liam Neeson: Henri Ducard,
      Katie Holmes: Rachel Dawes, Cillian Murphy: Jonathan Crane
      | An orphan with a fortune travels to the end of the world to understand crime and comes home to frighten it.
      | Fear changes sides. | 62686 | 284155 | 272 | tt0372784 | 7.7 | 21400
    Pan's Labyrinth | 2006-12-29 | 118 | R | onDemand | Warner Bros. | Fantasy, Drama, War
      | Guillermo del Toro | Ivana Baquero: Ofelia, Sergi López: Captain Vidal, Maribel Verdú: Mercedes,
      Doug Jones: The Faun
      | In a house of soldiers a girl is told by a faun that she is a lost princess with three tasks left.
      | Do not eat from the table. | 62709 | 284192 | 1417 | tt0457430 | 7.8 | 10900 | El laberinto del fauno | es | ES
    The Lives of Others | 2007-02-09 | 137 | R | onDemand | Sony | Drama, Thriller
      | Florian Henckel von Donnersmarck | Ulrich Mühe: Gerd Wiesler, Martina Gedeck: Christa-Maria Sieland,
      Sebastian Koch: Georg Dreyman, Ulrich Tukur: Anton Grubitz
      | In an attic in East Berlin a man with headphones listens to a playwright's flat and starts to leave things out
      of his reports. | He wrote down everything but this. | 62732 | 284229 | 582 | tt0405094 | 8.0 | 3700
      | Das Leben der Anderen | de | DE
    The Prestige | 2006-10-20 | 130 | PG13 | onDemand | Disney | Drama, Mystery, Science Fiction
      | Christopher Nolan | Hugh Jackman: Robert Angier, Christian Bale: Alfred Borden, Scarlett Johansson: Olivia,
      Michael Caine: Cutter, David Bowie: Nikola Tesla
      | Two magicians in gaslit London ruin each other over one trick with two doors. | Look closer; no, closer. | 62755
      | 284266 | 1124 | tt0482571 | 8.2 | 16900
    Ratatouille | 2007-06-29 | 111 | G | onDemand | Disney | Animation, Comedy, Family, Fantasy
      | Brad Bird | Patton Oswalt: Remy, Lou Romano: Linguini, Ian Holm: Skinner, Janeane Garofalo: Colette,
      Peter O'Toole: Anton Ego
      | A rat with a perfect palate runs a Paris kitchen from under a clumsy boy's hat. | Taste has no tail. | 62778
      | 284303 | 2062 | tt0382932 | 7.8 | 17200
    No Country for Old Men | 2007-11-21 | 122 | R | archive | Paramount | Crime, Thriller, Western
      | Joel Coen, Ethan Coen | Tommy Lee Jones: Sheriff Bell, Javier Bardem: Anton Chigurh, Josh Brolin: Llewelyn Moss,
      Kelly Macdonald: Carla Jean
      | A hunter takes a case of money from the desert, and a man with a coin comes to ask for it. | Call it. | 62801
      | 284340 | 6977 | tt0477348 | 7.9 | 12400
    The Dark Knight | 2008-07-18 | 152 | PG13 | nowPlaying | Warner Bros. | Drama, Action, Crime, Thriller
      | Christopher Nolan | Christian Bale: Bruce Wayne / Batman, Heath Ledger: The Joker, Aaron Eckhart: Harvey Dent,
      Maggie Gyllenhaal: Rachel Dawes, Gary Oldman: James Gordon
      | Batman, a prosecutor and a policeman have almost won their city back when a man with painted scars bets that it
      cannot be saved. | A city on the toss of a coin. | 62824 | 284377 | 155 | tt0468569 | 8.5 | 33900
    WALL·E | 2008-06-27 | 98 | G | onDemand | Disney | Animation, Family, Science Fiction
      | Andrew Stanton | Ben Burtt: WALL·E, Elissa Knight: EVE, Jeff Garlin: The Captain,
      Fred Willard: Shelby Forthright
      | The last robot on Earth has been tidying up for centuries when a white probe lands and gives him someone to hold
      hands with. | Somebody left a light on. | 62847 | 284414 | 10681 | tt0910970 | 8.1 | 18900
    Iron Man | 2008-05-02 | 126 | PG13 | onDemand | Disney | Action, Science Fiction, Adventure
      | Jon Favreau | Robert Downey Jr.: Tony Stark, Gwyneth Paltrow: Pepper Potts, Jeff Bridges: Obadiah Stane,
      Terrence Howard: James Rhodes
      | An arms maker held in a cave builds himself a way out and then rethinks the business. | Built from scraps.
      | 62870 | 284451 | 1726 | tt0371746 | 7.7 | 26800
    Let the Right One In | 2008-10-24 | 114 | R | archive | Lionsgate | Horror, Drama
      | Tomas Alfredson | Kåre Hedebrant: Oskar, Lina Leandersson: Eli, Per Ragnar: Håkan
      | A bullied boy in a snowy suburb makes friends with the girl next door, who only comes out at night and does not
      feel the cold. | She has to be asked in. | 62893 | 284488 | 13310 | tt1139797 | 7.6 | 2700
      | Låt den rätte komma in | sv | SE
    Up | 2009-05-29 | 96 | PG | onDemand | Disney | Animation, Comedy, Family, Adventure
      | Pete Docter | Ed Asner: Carl Fredricksen, Jordan Nagai: Russell, Christopher Plummer: Charles Muntz,
      Bob Peterson: Dug
      | A widower ties ten thousand balloons to his house and takes it to the waterfall he promised, with a scout on the
      porch. | Pack light. | 62916 | 284525 | 14160 | tt1049413 | 8.0 | 20400
    Avatar | 2009-12-18 | 162 | PG13 | onDemand | Disney | Action, Adventure, Fantasy, Science Fiction
      | James Cameron | Sam Worthington: Jake Sully, Zoe Saldaña: Neytiri, Sigourney Weaver: Grace Augustine,
      Stephen Lang: Quaritch, Michelle Rodriguez: Trudy
      | A soldier who cannot walk is given a second body on a glowing moon and has to choose which of the two is his.
      | Open other eyes. | 62939 | 284562 | 19995 | tt0499549 | 7.6 | 32300
    """#
}
