// SPDX-License-Identifier: MIT
/// Real television shows with TMDB's ids, described in the project's own words; the oldest first.
enum Shows {
  static let table: StaticString = #"""
    id | name | firstAired | average | votes | genres
      | overview | original | language | country
    2287 | Batman | 1966-01-12 | 7.4 | 640 | Action & Adventure, Comedy, Crime
      | Two men in capes keep a city safe, with a straight face and a label on every device.
    253 | Star Trek | 1966-09-08 | 8.0 | 1500 | Sci-Fi & Fantasy, Drama
      | A ship with a five-year mission meets gods, gangsters and, most dangerous of all, a heap of soft little animals.
    1667 | Saturday Night Live | 1975-10-11 | 6.9 | 480 | Comedy
      | Every Saturday before midnight a guest opens a show that was written in a week and is done once.
    655 | Star Trek: The Next Generation | 1987-09-28 | 8.4 | 2100 | Sci-Fi & Fantasy, Action & Adventure, Drama,
      Mystery
      | A captain who would rather talk takes a city in space to places where talking is new.
    1400 | Seinfeld | 1989-07-05 | 8.3 | 2300 | Comedy
      | Four friends in New York talk about nothing, and it keeps happening to them.
    456 | The Simpsons | 1989-12-17 | 8.0 | 10300 | Family, Animation, Comedy
      | A yellow family never gets older, and neither does the town that has to live with it.
    1920 | Twin Peaks | 1990-04-08 | 8.3 | 2400 | Crime, Drama, Mystery
      | An agent who loves coffee comes to a logging town where everybody knew the dead girl and nobody did.
    2098 | Batman: The Animated Series | 1992-09-05 | 8.6 | 1700 | Animation, Action & Adventure, Crime
      | A city drawn on black paper, and somebody on its roofs whom it needs more than it likes.
    4087 | The X-Files | 1993-09-10 | 8.4 | 3900 | Drama, Mystery, Sci-Fi & Fantasy
      | Two agents are sent to a basement: one wants to believe, and the other would like to see a laboratory report.
    1668 | Friends | 1994-09-22 | 8.4 | 8700 | Comedy
      | Six people share two flats, one sofa in a café and ten years of each other's mistakes.
    2190 | South Park | 1997-08-13 | 8.4 | 5000 | Animation, Comedy
      | Four boys in woolly hats walk to school through everything that grown-ups shout about.
    30991 | Cowboy Bebop | 1998-04-03 | 8.4 | 2000 | Animation, Action & Adventure, Sci-Fi & Fantasy, Western
      | Bounty hunters with empty stomachs and good music drift between the planets. | カウボーイビバップ | ja | JP
    1398 | The Sopranos | 1999-01-10 | 8.6 | 3100 | Drama
      | A man with two families finds that only one of them lets him cry in an office once a week.
    615 | Futurama | 1999-03-28 | 8.4 | 3600 | Sci-Fi & Fantasy, Animation, Comedy
      | A delivery boy sleeps for a thousand years and wakes up with the same job.
    1438 | The Wire | 2002-06-02 | 8.6 | 2400 | Crime, Drama
      | A wiretap in Baltimore hears the corners, the docks, the town hall, the schools and the paper, one after
      another.
    4607 | Lost | 2004-09-22 | 7.9 | 4400 | Mystery, Action & Adventure, Drama
      | A flight comes down on an island that has been expecting somebody.
    1408 | House | 2004-11-16 | 8.6 | 6900 | Drama, Comedy, Mystery
      | A doctor with a stick and no manners believes the illness and never the patient.
    246 | Avatar: The Last Airbender | 2005-02-21 | 8.7 | 4500 | Animation, Action & Adventure, Sci-Fi & Fantasy
      | A boy thaws out of an iceberg a hundred years late for his calling.
    2316 | The Office | 2005-03-24 | 8.6 | 4700 | Comedy
      | Somebody is filming a paper company in Pennsylvania, and its manager is sure that it is about him.
    57243 | Doctor Who | 2005-03-26 | 7.5 | 3200 | Action & Adventure, Drama, Sci-Fi & Fantasy
      | Someone very old in a blue box takes someone rather young to see the end of the world and back before tea. |  |
      | GB
    1100 | How I Met Your Mother | 2005-09-19 | 8.1 | 5200 | Comedy
      | A father tells a short story to his children, with two hundred digressions.
    1405 | Dexter | 2006-10-01 | 8.2 | 4400 | Crime, Drama, Mystery
      | By day he reads stains for the police of Miami, and at night he keeps his own accounts.
    13916 | Death Note | 2006-10-04 | 8.6 | 4800 | Animation, Mystery, Sci-Fi & Fantasy
      | A brilliant pupil finds a notebook in which it is dangerous to be mentioned. | DEATH NOTE | ja | JP
    1104 | Mad Men | 2007-07-19 | 8.1 | 1700 | Drama
      | A man with another man's name sells America to itself, one whisky at a time.
    1418 | The Big Bang Theory | 2007-09-24 | 7.9 | 11400 | Comedy
      | Two physicists know how the universe began and not what to say to the neighbour.
    1396 | Breaking Bad | 2008-01-20 | 8.9 | 15800 | Drama, Crime
      | A teacher of chemistry with little time left finds out what he is really good at.
    8592 | Parks and Recreation | 2009-04-09 | 8.0 | 1500 | Comedy
      | An official who loves her town tries to fill a pit; it takes years and makes a family.
    19885 | Sherlock | 2010-07-25 | 8.5 | 5800 | Crime, Drama, Mystery
      | A detective of the nineteenth century solves the twenty-first, by text message. |  |  | GB
    1402 | The Walking Dead | 2010-10-31 | 8.1 | 17300 | Action & Adventure, Drama, Sci-Fi & Fantasy
      | A sheriff wakes up in a hospital that the living have left, and goes to look for his family.
    1399 | Game of Thrones | 2011-04-17 | 8.5 | 25500 | Sci-Fi & Fantasy, Drama, Action & Adventure
      | Several families want one uncomfortable chair while winter and three dragons grow up.
    42009 | Black Mirror | 2011-12-04 | 8.3 | 5600 | Sci-Fi & Fantasy, Drama, Mystery
      | Every time a new machine does exactly what it was bought for. |  |  | GB
    1429 | Attack on Titan | 2013-04-07 | 8.7 | 6900 | Animation, Sci-Fi & Fantasy, Action & Adventure
      | Mankind lives behind walls until something looks over them. | 進撃の巨人 | ja | JP
    48891 | Brooklyn Nine-Nine | 2013-09-17 | 8.2 | 3800 | Comedy, Crime
      | A precinct in New York gets a captain who never smiles and a detective who never doesn't.
    60625 | Rick and Morty | 2013-12-02 | 8.7 | 10200 | Animation, Comedy, Sci-Fi & Fantasy, Action & Adventure
      | A grandfather with a portal gun takes his grandson along and brings most of him back.
    46648 | True Detective | 2014-01-12 | 8.3 | 3500 | Drama, Mystery
      | Two detectives drive through flat country for years and talk past each other about one case.
    60622 | Fargo | 2014-04-15 | 8.3 | 2700 | Crime, Drama
      | Polite people in thick coats do terrible things, and a patient deputy follows the tracks in the snow.
    60059 | Better Call Saul | 2015-02-08 | 8.7 | 5600 | Crime, Drama
      | How a lawyer with a good heart and a quick tongue talked himself into another name.
    62560 | Mr. Robot | 2015-06-24 | 8.2 | 5000 | Crime, Drama
      | A young man who trusts nobody but us breaks into everything, himself last.
    66732 | Stranger Things | 2016-07-15 | 8.6 | 18500 | Sci-Fi & Fantasy, Mystery, Action & Adventure
      | A boy cycles home from a game and doesn't arrive; a girl who talks little comes out of the woods instead.
    67070 | Fleabag | 2016-07-21 | 8.2 | 1200 | Comedy, Drama
      | A woman in London with a guinea pig café and a grief tells us everything but the one thing. |  |  | GB
    63247 | Westworld | 2016-10-02 | 8.0 | 5000 | Sci-Fi & Fantasy, Western
      | The hosts of a park for guests with money begin to remember them.
    65494 | The Crown | 2016-11-04 | 8.2 | 2400 | Drama
      | A young woman is given a job for life and learns how little may be said in it. |  |  | GB
    71446 | Money Heist | 2017-05-02 | 8.2 | 18800 | Crime, Drama
      | Eight people in red overalls occupy the mint, and somebody outside has thought of everything but them.
      | La casa de papel | es | ES
    70523 | Dark | 2017-12-01 | 8.4 | 7000 | Crime, Drama, Mystery, Sci-Fi & Fantasy
      | Children vanish in a town with a power station and a cave, and it is not the first time, nor the last, nor
      before. |  | de | DE
    76331 | Succession | 2018-06-03 | 8.3 | 1500 | Comedy, Drama
      | An old man asks his children who should have it all, and listens to none of them.
    87108 | Chernobyl | 2019-05-06 | 8.7 | 6500 | Drama
      | A physicist and an official count what a lie costs, minute by minute. |  |  | GB
    76479 | The Boys | 2019-07-25 | 8.4 | 10900 | Sci-Fi & Fantasy, Action & Adventure
      | The heroes have agents, shares and no conscience, so some people with crowbars step in.
    82856 | The Mandalorian | 2019-11-12 | 8.4 | 10300 | Sci-Fi & Fantasy, Action & Adventure, Drama
      | A hunter who never takes off his helmet is to deliver a parcel that looks at him.
    97546 | Ted Lasso | 2020-08-14 | 8.4 | 1900 | Comedy, Drama
      | A coach who knows nothing of football is hired to lose, and bakes biscuits.
    85271 | WandaVision | 2021-01-15 | 8.2 | 11900 | Sci-Fi & Fantasy, Mystery, Drama
      | A newly married couple in black and white wonders where the laughter comes from.
    84958 | Loki | 2021-06-09 | 8.2 | 11500 | Drama, Sci-Fi & Fantasy
      | A god of mischief is arrested by the office that keeps time in order, and given a desk.
    93405 | Squid Game | 2021-09-17 | 7.9 | 16000 | Action & Adventure, Mystery, Drama
      | Hundreds of people in debt play the games of their childhood, and the rules are the same but one. | 오징어 게임 | ko
      | KR
    94605 | Arcane | 2021-11-06 | 8.8 | 5000 | Animation, Sci-Fi & Fantasy, Action & Adventure, Drama
      | Two sisters from the bad side of a bridge end up on both sides of a war.
    95396 | Severance | 2022-02-17 | 8.4 | 2400 | Drama, Mystery, Sci-Fi & Fantasy
      | At the office they don't know who they are at home, and at home they don't know what they do all day.
    136315 | The Bear | 2022-06-23 | 8.2 | 1200 | Drama, Comedy
      | A cook from the best kitchens inherits the sandwich shop of his brother, and its debts, and its noise.
    94997 | House of the Dragon | 2022-08-21 | 8.4 | 5700 | Sci-Fi & Fantasy, Drama, Action & Adventure
      | Two old friends, one crown, and more dragons than are good for either.
    84773 | The Lord of the Rings: The Rings of Power | 2022-09-01 | 7.3 | 3600 | Action & Adventure, Sci-Fi & Fantasy,
      Drama
      | Long before anyone carried a ring away, somebody fair came and taught how to make them.
    83867 | Andor | 2022-09-21 | 8.2 | 1700 | Sci-Fi & Fantasy, Action & Adventure, Drama
      | A thief who wants to be left alone learns from whom that has to be taken.
    119051 | Wednesday | 2022-11-23 | 8.4 | 9700 | Sci-Fi & Fantasy, Mystery, Comedy
      | A girl with plaits and no smile is sent to a school for outcasts and finds it too cheerful.
    100088 | The Last of Us | 2023-01-15 | 8.5 | 6200 | Drama
      | A hard man is to take a girl across a country overgrown, as cargo.
    126308 | Shōgun | 2024-02-27 | 8.4 | 1500 | Drama, War & Politics
      | A pilot washes ashore in a Japan where everybody bows and five men wait for each other's mistake.
    106379 | Fallout | 2024-04-10 | 8.3 | 2600 | Action & Adventure, Drama, Sci-Fi & Fantasy
      | A polite young woman leaves the shelter that her family has kept clean for two hundred years.
    194764 | The Penguin | 2024-09-19 | 8.4 | 1500 | Drama, Crime
      | A man who limps through a flooded city means to stand at the top of it.
    """#
}
