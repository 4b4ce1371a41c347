// SPDX-License-Identifier: MIT
/// Films of the 2020s up to 2025.
enum FilmsOfThe2020s {
  static let table: StaticString = #"""
    title | released | minutes | rating | state | studio | genres
      | directors | cast
      | synopsis | tagline | amc | release | tmdb | imdb | average | votes | original | language | country | returns
    Soul | 2020-12-25 | 101 | PG | onDemand | Disney | Animation, Family, Comedy, Fantasy
      | Pete Docter | Jamie Foxx: Joe Gardner, Tina Fey: 22, Graham Norton: Moonwind, Angela Bassett: Dorothea Williams
      | A music teacher falls down a manhole on the day of his big chance and must mentor a soul who does not want to be
      born. | Begin with the small things. | 63859 | 286042 | 508442 | tt2948372 | 8.1 | 10900
    Dune | 2021-10-22 | 155 | PG13 | nowPlaying | Warner Bros. | Science Fiction, Adventure
      | Denis Villeneuve | Timothée Chalamet: Paul Atreides, Rebecca Ferguson: Lady Jessica, Oscar Isaac: Duke Leto,
      Zendaya: Chani, Jason Momoa: Duncan Idaho
      | A noble house is given the desert planet that everybody wants, and its heir dreams of a girl he has not met.
      | Walk without rhythm. | 63882 | 286079 | 438631 | tt1160419 | 7.8 | 13800
    Drive My Car | 2021-11-24 | 179 | NR | onDemand | Janus | Drama
      | Ryusuke Hamaguchi | Hidetoshi Nishijima: Yusuke Kafuku, Toko Miura: Misaki Watari, Masaki Okada: Koji Takatsuki,
      Reika Kirishima: Oto
      | A theatre director in mourning is given a driver for his old red car, and the drives grow longer than the
      rehearsals. | Side two is for listening. | 63905 | 286116 | 758866 | tt14039582 | 7.4 | 1400 | ドライブ・マイ・カー | ja
      | JP
    The Matrix Resurrections | 2021-12-22 | 148 | R | archive | Warner Bros. | Science Fiction, Action, Adventure
      | Lana Wachowski | Keanu Reeves: Neo, Carrie-Anne Moss: Trinity, Yahya Abdul-Mateen II: Morpheus,
      Jonathan Groff: Smith, Jessica Henwick: Bugs
      | A games designer takes blue pills and keeps seeing a woman in a café whom he seems to have written. | Déjà vu,
      with interest. | 63928 | 286153 | 624860 | tt10838180 | 6.4 | 6000
    The Batman | 2022-03-04 | 176 | PG13 | nowPlaying | Warner Bros. | Crime, Mystery, Thriller
      | Matt Reeves | Robert Pattinson: Bruce Wayne / Batman, Zoë Kravitz: Selina Kyle, Paul Dano: The Riddler,
      Jeffrey Wright: James Gordon, Colin Farrell: The Penguin
      | In his second year in the mask a recluse gets greeting cards from a killer who wants the whole city unmasked.
      | He is hiding in plain dark. | 63951 | 286190 | 414906 | tt1877830 | 7.7 | 11200
    RRR | 2022-03-25 | 187 | NR | onDemand | Independent | Action, Drama
      | S. S. Rajamouli | N. T. Rama Rao Jr.: Komaram Bheem, Ram Charan: Alluri Sitarama Raju,
      Ajay Devgn: Venkata Rama Raju, Alia Bhatt: Sita, Olivia Morris: Jenny
      | Two men become brothers under a burning bridge without knowing that each is the other's mission.
      | Fire shakes hands with water. | 63974 | 286227 | 579974 | tt8178634 | 7.7 | 1400 | రౌద్రం రణం రుధిరం | te | IN
    Everything Everywhere All at Once | 2022-03-25 | 140 | R | onDemand | A24 | Action, Adventure, Science Fiction
      | Daniel Kwan, Daniel Scheinert | Michelle Yeoh: Evelyn Wang, Stephanie Hsu: Joy Wang, Ke Huy Quan: Waymond Wang,
      Jamie Lee Curtis: Deirdre Beaubeirdre, James Hong: Gong Gong
      | A laundromat owner at a tax audit is told that she is the least successful of all her selves and therefore the
      only hope. | Be kind, especially when lost. | 63997 | 286264 | 545611 | tt6710474 | 7.7 | 7100
    Top Gun: Maverick | 2022-05-27 | 131 | PG13 | onDemand | Paramount | Action, Drama
      | Joseph Kosinski | Tom Cruise: Maverick, Miles Teller: Rooster, Jennifer Connelly: Penny Benjamin,
      Jon Hamm: Cyclone, Glen Powell: Hangman
      | The navy's oldest captain has three weeks to teach twelve young pilots a flight that cannot be flown.
      | Not yet grounded. | 64020 | 286301 | 361743 | tt1745960 | 8.2 | 10000
    All Quiet on the Western Front | 2022-10-07 | 147 | R | archive | Independent | War, Drama, History
      | Edward Berger | Felix Kammerer: Paul Bäumer, Albrecht Schuch: Kat, Aaron Hilmer: Albert Kropp,
      Daniel Brühl: Matthias Erzberger
      | A schoolboy signs up with his friends in 1917 and gets a uniform with another boy's name in the collar.
      | The war was sure it would be short. | 64043 | 286338 | 49046 | tt1016150 | 7.7 | 4100 | Im Westen nichts Neues
      | de | DE
    Spider-Man: Across the Spider-Verse | 2023-06-02 | 140 | PG | onDemand | Sony | Animation, Action, Adventure,
      Science Fiction
      | Joaquim Dos Santos, Kemp Powers, Justin K. Thompson | Shameik Moore: Miles Morales,
      Hailee Steinfeld: Gwen Stacy, Oscar Isaac: Miguel O'Hara, Brian Tyree Henry: Jefferson Davis,
      Issa Rae: Jessica Drew
      | Miles finds the club of all the spider people, and the one rule it has is about somebody he loves.
      | Write your own chapter. | 64066 | 286375 | 569094 | tt9362722 | 8.3 | 7700
    Past Lives | 2023-06-02 | 106 | PG13 | onDemand | A24 | Drama, Romance
      | Celine Song | Greta Lee: Nora, Teo Yoo: Hae Sung, John Magaro: Arthur
      | Two childhood friends from Seoul meet in New York twenty-four years later, with her husband at the same bar.
      | Somewhere we already met. | 64089 | 286412 | 666277 | tt13238346 | 7.7 | 2000
    Barbie | 2023-07-21 | 114 | PG13 | onDemand | Warner Bros. | Comedy, Adventure, Fantasy
      | Greta Gerwig | Margot Robbie: Barbie, Ryan Gosling: Ken, America Ferrera: Gloria, Kate McKinnon: Weird Barbie,
      Simu Liu: Ken
      | A doll with flat feet and thoughts of death drives out of paradise in a pink car, with a passenger who found the
      wrong book. | Step out of the box. | 64112 | 286449 | 346698 | tt1517268 | 7.0 | 10300
    Oppenheimer | 2023-07-21 | 181 | R | onDemand | Universal | Drama, History
      | Christopher Nolan | Cillian Murphy: J. Robert Oppenheimer, Emily Blunt: Kitty Oppenheimer,
      Matt Damon: Leslie Groves, Robert Downey Jr.: Lewis Strauss, Florence Pugh: Jean Tatlock
      | A physicist builds the weapon he was asked for and spends the rest of his life in rooms where he is asked about
      it. | After the light, the sound. | 64135 | 286486 | 872585 | tt15398776 | 8.1 | 10600
    Anatomy of a Fall | 2023-10-13 | 151 | R | onDemand | NEON | Thriller, Mystery, Drama
      | Justine Triet | Sandra Hüller: Sandra Voyter, Swann Arlaud: Vincent Renzi, Milo Machado Graner: Daniel,
      Antoine Reinartz: The Prosecutor
      | A writer's husband lies in the snow below their chalet, and a court has only her word, their son and a dog.
      | Fell, jumped or pushed? | 64158 | 286523 | 915935 | tt17009710 | 7.6 | 2600 | Anatomie d'une chute | fr | FR
    Godzilla Minus One | 2023-12-01 | 125 | PG13 | onDemand | GKIDS | Science Fiction, Horror, Action
      | Takashi Yamazaki | Ryunosuke Kamiki: Kōichi Shikishima, Minami Hamabe: Noriko Ōishi,
      Yuki Yamada: Shirō Mizushima, Munetaka Aoki: Sōsaku Tachibana
      | A pilot who came home alive has to face the thing he ran from when it walks out of the sea toward a country with
      nothing left. | Below zero, and counting. | 64181 | 286560 | 940721 | tt23289160 | 7.6 | 2600 | ゴジラ-1.0 | ja | JP
    The Boy and the Heron | 2023-12-08 | 124 | PG13 | onDemand | GKIDS | Animation, Adventure, Family, Fantasy
      | Hayao Miyazaki | Soma Santoki: Mahito, Masaki Suda: The Grey Heron, Aimyon: Himi, Yoshino Kimura: Natsuko
      | A boy who lost his mother follows a rude heron into a tower that was there before the house.
      | The tower has a keeper. | 64204 | 286597 | 508883 | tt6587046 | 7.4 | 2300 | 君たちはどう生きるか | ja | JP
    Perfect Days | 2024-02-07 | 124 | PG | onDemand | NEON | Drama
      | Wim Wenders | Koji Yakusho: Hirayama, Arisa Nakano: Niko, Tokio Emoto: Takashi, Aoi Yamada: Aya
      | A man who cleans Tokyo's public toilets with great care has his cassettes, his trees and his books, and is asked
      now and then whether that is enough. | Next time is next time. | 64227 | 286634 | 976893 | tt27503384 | 7.8 | 1500
      |  | ja | JP
    Dune: Part Two | 2024-03-01 | 167 | PG13 | nowPlaying | Warner Bros. | Science Fiction, Adventure
      | Denis Villeneuve | Timothée Chalamet: Paul Atreides, Zendaya: Chani, Rebecca Ferguson: Lady Jessica,
      Javier Bardem: Stilgar, Austin Butler: Feyd-Rautha
      | Among the people of the desert a duke's son becomes the leader they were promised, and is afraid of it.
      | The sand chose a side. | 64250 | 286671 | 693134 | tt15239678 | 8.1 | 7600
    Inside Out 2 | 2024-06-14 | 97 | PG | onDemand | Disney | Animation, Adventure, Comedy, Family
      | Kelsey Mann | Amy Poehler: Joy, Maya Hawke: Anxiety, Kensington Tallman: Riley, Phyllis Smith: Sadness,
      Ayo Edebiri: Envy
      | Overnight the console gets a new button and a new crew, and the orange one with the luggage has a plan for
      everything. | Make room. | 64273 | 286708 | 1022789 | tt22022452 | 7.5 | 5800
    Alien: Romulus | 2024-08-16 | 119 | R | onDemand | Fox | Science Fiction, Horror
      | Fede Álvarez | Cailee Spaeny: Rain, David Jonsson: Andy, Archie Renaux: Tyler, Isabela Merced: Kay
      | Young miners board a drifting station for the beds that could take them away and find why it was left.
      | Hold your breath. | 64296 | 286745 | 945961 | tt18412256 | 7.2 | 3700
    Flow | 2024-11-22 | 85 | PG | onDemand | Janus | Animation, Fantasy, Adventure
      | Gints Zilbalodis |
      | A cat, a dog, a lemur, a bird and a capybara share a boat through a drowned world without one word.
      | Every creature for the others. | 64319 | 286782 | 823219 | tt4772188 | 8.2 | 2000 | Straume | lv | LV
    The Wild Robot | 2024-09-27 | 102 | PG | onDemand | Universal | Animation, Science Fiction, Family
      | Chris Sanders | Lupita Nyong'o: Roz, Pedro Pascal: Fink, Kit Connor: Brightbill, Bill Nighy: Longneck,
      Catherine O'Hara: Pinktail
      | A service robot washed ashore on an island without customers finds an egg and a task that was not in the
      program. | Task accepted. | 64342 | 286819 | 1184918 | tt29623480 | 8.3 | 5000
    Wicked | 2024-11-22 | 160 | PG | onDemand | Universal | Drama, Romance, Fantasy
      | Jon M. Chu | Cynthia Erivo: Elphaba, Ariana Grande: Glinda, Jonathan Bailey: Fiyero,
      Michelle Yeoh: Madame Morrible, Jeff Goldblum: The Wizard
      | Two students who should never have shared a room become friends before the history books make one of them a
      witch. | There was a girl before the hat. | 64365 | 286856 | 402431 | tt1262426 | 6.9 | 3000
    Sinners | 2025-04-18 | 138 | R | onDemand | Warner Bros. | Horror, Action, Thriller
      | Ryan Coogler | Michael B. Jordan: Smoke / Stack, Hailee Steinfeld: Mary, Miles Caton: Sammie Moore,
      Wunmi Mosaku: Annie, Jack O'Connell: Remmick
      | Twin brothers open a juke joint in the Mississippi Delta, and the music is so good that something outside asks
      to be let in. | The music carries after dark. | 64388 | 286893 | 1233413 | tt31193180 | 7.5 | 3800
    Superman | 2025-07-11 | 130 | PG13 | onDemand | Warner Bros. | Science Fiction, Adventure, Action
      | James Gunn | David Corenswet: Clark Kent / Superman, Rachel Brosnahan: Lois Lane, Nicholas Hoult: Lex Luthor,
      Edi Gathegi: Mister Terrific, Nathan Fillion: Guy Gardner
      | A reporter with a secret believes in kindness in a week when everybody is shown a reason not to. | Look, up,
      again. | 64411 | 286930 | 1061474 | tt5950044 | 7.4 | 4700
    Weapons | 2025-08-08 | 128 | R | onDemand | Warner Bros. | Horror, Mystery
      | Zach Cregger | Josh Brolin: Archer Graff, Julia Garner: Justine Gandy, Alden Ehrenreich: Paul,
      Benedict Wong: Marcus, Amy Madigan: Gladys
      | At seventeen minutes past two, all but one of a teacher's pupils get up and run into the dark.
      | Seventeen empty chairs. | 64434 | 286967 | 1078605 | tt26581740 | 7.3 | 2600
    One Battle After Another | 2025-09-26 | 162 | R | onDemand | Warner Bros. | Thriller, Crime, Action
      | Paul Thomas Anderson | Leonardo DiCaprio: Bob Ferguson, Sean Penn: Colonel Lockjaw, Benicio del Toro: Sergio,
      Teyana Taylor: Perfidia, Chase Infiniti: Willa
      | A burnt-out revolutionary in a dressing gown has forgotten every password on the day his daughter needs him.
      | What time is it? | 64457 | 287004 | 1054867 | tt30144839 | 7.5 | 2600
    Sentimental Value | 2025-11-07 | 133 | R | archive | NEON | Drama
      | Joachim Trier | Renate Reinsve: Nora Borg, Stellan Skarsgård: Gustav Borg, Inga Ibsdotter Lilleaas: Agnes,
      Elle Fanning: Rachel Kemp
      | A director long absent offers his daughter the lead in a film about the house they both grew up in.
      | A house has good hearing. | 64480 | 287041 | 1124566 | tt27714581 | 7.5 | 700 | Affeksjonsverdi | no | NO
    Wicked: For Good | 2025-11-21 | 137 | PG | archive | Universal | Adventure, Fantasy, Romance
      | Jon M. Chu | Cynthia Erivo: Elphaba, Ariana Grande: Glinda, Jonathan Bailey: Fiyero, Ethan Slater: Boq,
      Jeff Goldblum: The Wizard
      | One friend hides in the forest and the other in a palace, and a storm is bringing a house.
      | Both sides of the rainbow. | 64503 | 287078 | 967941 | tt19847976 | 6.8 | 1200
    Zootopia 2 | 2025-11-26 | 107 | PG | onDemand | Disney | Animation, Comedy, Adventure, Family, Mystery
      | Jared Bush, Byron Howard | Ginnifer Goodwin: Judy Hopps, Jason Bateman: Nick Wilde, Ke Huy Quan: Gary De'Snake,
      Fortune Feimster: Nibbles
      | A rabbit and a fox, partners for a week, chase a snake in a city that says it has none.
      | Something slithers downtown. | 64526 | 287115 | 1084242 | tt26443597 | 7.6 | 1500
    Avatar: Fire and Ash | 2025-12-19 | 197 | PG13 | onDemand | Disney | Science Fiction, Adventure, Fantasy
      | James Cameron | Sam Worthington: Jake Sully, Zoe Saldaña: Neytiri, Sigourney Weaver: Kiri,
      Stephen Lang: Quaritch, Oona Chaplin: Varang
      | A grieving family on a bright moon meets a people of the volcano who stopped praying. | Ash falls on everyone.
      | 64549 | 287152 | 83533 | tt1757678 | 7.3 | 2100
    """#
}
