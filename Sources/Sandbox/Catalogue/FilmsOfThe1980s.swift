// SPDX-License-Identifier: MIT
enum FilmsOfThe1980s {
  static let table: StaticString = #"""
    title | released | minutes | rating | state | studio | genres
      | directors | cast
      | synopsis | tagline | amc | release | tmdb | imdb | average | votes | original | language | country | returns
    The Empire Strikes Back | 1980-05-21 | 124 | PG | archive | Disney | Adventure, Action, Science Fiction
      | Irvin Kershner | Mark Hamill: Luke Skywalker, Harrison Ford: Han Solo, Carrie Fisher: Princess Leia,
      Billy Dee Williams: Lando Calrissian, Frank Oz: Yoda
      | Driven from an ice world, the rebels scatter: one to a swamp to learn, the others to a city in the clouds where
      a friend has already been bought. | The cold is only the beginning. | 60892 | 281269 | 1891 | tt0080684 | 8.4
      | 18100
    The Shining | 1980-05-23 | 144 | R | nowPlaying | Warner Bros. | Horror, Thriller
      | Stanley Kubrick | Jack Nicholson: Jack Torrance, Shelley Duvall: Wendy Torrance, Danny Lloyd: Danny,
      Scatman Crothers: Dick Hallorann
      | A writer takes his wife and son to look after a mountain hotel through the winter, and the hotel takes an
      interest in him. | Check-out is in spring. | 60915 | 281306 | 694 | tt0081505 | 8.2 | 18200
    Raiders of the Lost Ark | 1981-06-12 | 115 | PG | onDemand | Paramount | Adventure, Action
      | Steven Spielberg | Harrison Ford: Indiana Jones, Karen Allen: Marion Ravenwood, Paul Freeman: Belloq,
      John Rhys-Davies: Sallah
      | A professor with a whip races an army across three continents for a chest that should stay shut.
      | It belongs in a museum, if he gets there. | 60938 | 281343 | 85 | tt0082971 | 7.9 | 12900
    Das Boot | 1982-02-10 | 149 | R | onDemand | Sony | Drama, War, History
      | Wolfgang Petersen | Jürgen Prochnow: The Captain, Herbert Grönemeyer: Lieutenant Werner,
      Klaus Wennemann: The Chief Engineer, Hubertus Bengsch: The First Officer
      | Forty men in a steel tube patrol the Atlantic, bored, then hunted, then holding their breath on the sea floor.
      | Silence is the only armour. | 60961 | 281380 | 387 | tt0082096 | 8.1 | 2500 |  | de | DE
    E.T. the Extra-Terrestrial | 1982-06-11 | 115 | PG | nowPlaying | Universal | Science Fiction, Adventure, Family,
      Fantasy
      | Steven Spielberg | Henry Thomas: Elliott, Drew Barrymore: Gertie, Dee Wallace: Mary,
      Robert MacNaughton: Michael, Peter Coyote: Keys
      | A lonely boy hides a small botanist from very far away in his wardrobe and learns how to call it a ride home.
      | Some friends are only passing through. | 60984 | 281417 | 601 | tt0083866 | 7.5 | 11900
    Blade Runner | 1982-06-25 | 117 | R | nowPlaying | Warner Bros. | Science Fiction, Drama, Thriller
      | Ridley Scott | Harrison Ford: Rick Deckard, Rutger Hauer: Roy Batty, Sean Young: Rachael, Daryl Hannah: Pris,
      Edward James Olmos: Gaff
      | In a city of rain and signs a weary policeman hunts four fugitives who were made, not born, and want more time.
      | More human, less time. | 61007 | 281454 | 78 | tt0083658 | 7.9 | 14300
    Return of the Jedi | 1983-05-25 | 132 | PG | archive | Disney | Adventure, Action, Science Fiction
      | Richard Marquand | Mark Hamill: Luke Skywalker, Harrison Ford: Han Solo, Carrie Fisher: Princess Leia,
      Ian McDiarmid: The Emperor, James Earl Jones: Darth Vader
      | A rescue from a crime lord's palace, a forest of small allies and a son who believes that his father can still
      turn back. | Even a long night has an end. | 61030 | 281491 | 1892 | tt0086190 | 7.9 | 16200
    Ghostbusters | 1984-06-08 | 105 | PG | onDemand | Sony | Comedy, Fantasy
      | Ivan Reitman | Bill Murray: Peter Venkman, Dan Aykroyd: Ray Stantz, Harold Ramis: Egon Spengler,
      Ernie Hudson: Winston Zeddemore, Sigourney Weaver: Dana Barrett
      | Three scientists thrown out of their university open a pest-control firm for the dead, just in time for business
      to boom. | No job too haunted. | 61053 | 281528 | 620 | tt0087332 | 7.5 | 9300
    The Terminator | 1984-10-26 | 107 | R | onDemand | MGM | Action, Thriller, Science Fiction
      | James Cameron | Arnold Schwarzenegger: The Terminator, Linda Hamilton: Sarah Connor, Michael Biehn: Kyle Reese,
      Paul Winfield: Lieutenant Traxler
      | A waitress learns that a machine has come from tomorrow to kill her, and a soldier has come after it.
      | It has all the time in the world. | 61076 | 281565 | 218 | tt0088247 | 7.7 | 13400
    Back to the Future | 1985-07-03 | 116 | PG | nowPlaying | Universal | Adventure, Comedy, Science Fiction
      | Robert Zemeckis | Michael J. Fox: Marty McFly, Christopher Lloyd: Doc Brown, Lea Thompson: Lorraine Baines,
      Crispin Glover: George McFly, Thomas F. Wilson: Biff Tannen
      | A teenager drives an inventor's car thirty years too far and has one week to make his parents fall in love.
      | Be on time, for once. | 61099 | 281602 | 105 | tt0088763 | 8.3 | 20200
    The Goonies | 1985-06-07 | 114 | PG | onDemand | Warner Bros. | Adventure, Comedy, Family
      | Richard Donner | Sean Astin: Mikey, Josh Brolin: Brand, Ke Huy Quan: Data, Corey Feldman: Mouth,
      Martha Plimpton: Stef
      | On their last weekend before the houses come down, a gang of friends follows a pirate's map under the town.
      | X marks the basement. | 61122 | 281639 | 9340 | tt0089218 | 7.5 | 5600
    Ran | 1985-12-20 | 160 | R | archive | Janus | Action, Drama, History
      | Akira Kurosawa | Tatsuya Nakadai: Lord Hidetora, Akira Terao: Tarō, Jinpachi Nezu: Jirō, Daisuke Ryū: Saburō,
      Mieko Harada: Lady Kaede
      | An old warlord divides his realm among three sons and walks into the storm that follows.
      | Three arrows can break. | 61145 | 281676 | 11645 | tt0089881 | 8.1 | 1600 | 乱 | ja | JP
    Top Gun | 1986-05-16 | 110 | PG | onDemand | Paramount | Action, Drama
      | Tony Scott | Tom Cruise: Maverick, Kelly McGillis: Charlie, Val Kilmer: Iceman, Anthony Edwards: Goose
      | A reckless pilot joins the navy's best school and finds that the sky is the easy part.
      | Second place flies home. | 61168 | 281713 | 744 | tt0092099 | 7.0 | 8700
    Aliens | 1986-07-18 | 137 | R | nowPlaying | Fox | Action, Thriller, Science Fiction
      | James Cameron | Sigourney Weaver: Ripley, Michael Biehn: Hicks, Carrie Henn: Newt, Lance Henriksen: Bishop,
      Bill Paxton: Hudson
      | The only survivor goes back with a platoon of confident marines to a colony that stopped answering.
      | They mostly come in numbers. | 61191 | 281750 | 679 | tt0090605 | 7.9 | 10100
    The Princess Bride | 1987-10-09 | 98 | PG | onDemand | MGM | Adventure, Family, Fantasy, Comedy, Romance
      | Rob Reiner | Cary Elwes: Westley, Robin Wright: Buttercup, Mandy Patinkin: Inigo Montoya,
      André the Giant: Fezzik, Wallace Shawn: Vizzini
      | A grandfather reads his sick grandson a book with fencing, giants, revenge, true love and only a little kissing.
      | A story worth staying home for. | 61214 | 281787 | 2493 | tt0093779 | 7.7 | 5200
    Wings of Desire | 1988-05-06 | 128 | PG13 | onDemand | Janus | Drama, Fantasy, Romance
      | Wim Wenders | Bruno Ganz: Damiel, Solveig Dommartin: Marion, Otto Sander: Cassiel, Peter Falk: Himself
      | An angel who hears every thought in a divided Berlin falls for a trapeze artist and begins to want the weight of
      things. | Heaven is missing coffee. | 61237 | 281824 | 144 | tt0093191 | 7.7 | 1200 | Der Himmel über Berlin | de
      | DE
    Die Hard | 1988-07-20 | 132 | R | advance | Fox | Action, Thriller
      | John McTiernan | Bruce Willis: John McClane, Alan Rickman: Hans Gruber, Bonnie Bedelia: Holly Gennaro,
      Reginald VelJohnson: Al Powell
      | A policeman from New York comes to a Los Angeles tower for an office party and ends up barefoot in the ducts
      above a robbery. | Forty floors, no shoes. | 61260 | 281861 | 562 | tt0095016 | 7.8 | 11400 |  |  |  | 2026-12-11
    My Neighbor Totoro | 1993-05-07 | 86 | G | nowPlaying | GKIDS | Fantasy, Animation, Family
      | Hayao Miyazaki | Noriko Hidaka: Satsuki, Chika Sakamoto: Mei, Hitoshi Takagi: Totoro,
      Shigesato Itoi: Tatsuo Kusakabe
      | Two sisters move to the country to be near their mother's hospital and meet the large, sleepy keeper of the
      forest. | Wait for the bus in the rain. | 61283 | 281898 | 8392 | tt0096283 | 8.1 | 8200 | となりのトトロ | ja | JP
    Akira | 1989-12-25 | 124 | R | onDemand | GKIDS | Animation, Science Fiction, Action
      | Katsuhiro Otomo | Mitsuo Iwata: Kaneda, Nozomu Sasaki: Tetsuo, Mami Koyama: Kei, Tarō Ishida: The Colonel
      | In a rebuilt Tokyo a biker's friend wakes up with a power that the city was built to forget.
      | The city will remember. | 61306 | 281935 | 149 | tt0094625 | 7.9 | 4600 | アキラ | ja | JP
    Batman | 1989-06-23 | 126 | PG13 | nowPlaying | Warner Bros. | Fantasy, Action, Crime
      | Tim Burton | Michael Keaton: Bruce Wayne / Batman, Jack Nicholson: Jack Napier / The Joker,
      Kim Basinger: Vicki Vale, Robert Wuhl: Alexander Knox, Michael Gough: Alfred
      | A masked figure keeps watch over a city of gargoyles while a gangster who fell into the wrong vat teaches it to
      laugh. | The night has grown wings. | 61234 | 281972 | 268 | tt0096895 | 7.2 | 8000
    When Harry Met Sally... | 1989-07-21 | 96 | R | onDemand | Sony | Comedy, Romance, Drama
      | Rob Reiner | Billy Crystal: Harry Burns, Meg Ryan: Sally Albright, Carrie Fisher: Marie, Bruno Kirby: Jess
      | Two people who disliked each other on one long drive keep meeting for twelve years and keep not being a couple.
      | Friends, with a footnote. | 61352 | 282009 | 639 | tt0098635 | 7.4 | 4500
    Cinema Paradiso | 1990-02-23 | 124 | PG | nowPlaying | Janus | Drama, Romance
      | Giuseppe Tornatore | Philippe Noiret: Alfredo, Salvatore Cascio: Salvatore as a boy,
      Marco Leonardi: Salvatore as a youth, Jacques Perrin: Salvatore, Agnese Nano: Elena
      | A director remembers the projection booth of a Sicilian village and the man who taught him to see.
      | Every kiss was cut, and kept. | 61375 | 282046 | 11216 | tt0095765 | 8.4 | 4400 | Nuovo Cinema Paradiso | it
      | IT
    """#
}
