// SPDX-License-Identifier: MIT
extension ShowFacts {
  /// Of each show of `Shows` its seasons with their numbers of episodes, its network, its ids at other sites and its
  /// people. The days within a season are made up.
  static let table: StaticString = #"""
    id | seasons | minutes | rated | network | imdb | tvdb | wikidata | creators | cast | goesOn
    2287 | 1966-01-12:34, 1966-09-07:60, 1967-09-14:26 | 25 | TV-G | ABC: 2 | tt0059968 | 77871 |  | William Dozier
      | Adam West: Bruce Wayne / Batman, Burt Ward: Dick Grayson / Robin
    253 | 1966-09-08:29, 26, 24 | 50 | TV-PG | NBC: 6 | tt0060028 | 77526 | Q1077 | Gene Roddenberry | William
      Shatner: James T. Kirk, Leonard Nimoy: Spock
    1667 | 1975-10-11:24, 22, 20, 20, 20, 13, 20, 20, 19, 17, 18, 20, 13, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
      19, 20, 20, 20, 20, 20, 20, 19, 20, 12, 22, 22, 22, 22, 21, 21, 21, 21, 21, 21, 21, 18, 20, 21, 18, 20, 21, 20,
      2026-10-03:20 | 90 | TV-14 | NBC: 6 | tt0072562 | 76177 |  | Lorne Michaels | Kenan Thompson | yes
    655 | 1987-09-28:25, 22, 26, 26, 26, 26, 26 | 45 | TV-PG | Syndication: 20 | tt0092455 | 71470 | Q16290 | Gene
      Roddenberry | Patrick Stewart: Jean-Luc Picard, Jonathan Frakes: William Riker
    1400 | 1989-07-05:5, 1991-01-23:12, 1991-09-18:23, 24, 22, 24, 24, 22, 24 | 22 | TV-PG | NBC: 6 | tt0098904 |
      79169 | Q23733 | Larry David, Jerry Seinfeld | Jerry Seinfeld: Jerry Seinfeld, Julia Louis-Dreyfus: Elaine Benes
    456 | 1989-12-17:13, 1990-10-11:22, 24, 22, 22, 25, 25, 25, 25, 23, 22, 21, 22, 22, 22, 21, 22, 22, 20, 21, 23,
      22, 22, 22, 22, 22, 22, 22, 21, 23, 22, 22, 22, 22, 18, 18, 15, 2026-09-27:22 | 22 | TV-PG | FOX: 19 | tt0096697
      | 71663 | Q886 | Matt Groening | Dan Castellaneta: Homer Simpson, Julie Kavner: Marge Simpson | yes
    1920 | 1990-04-08:8, 1990-09-30:22, 2017-05-21:18 | 47 | TV-MA | ABC: 2 | tt0098936 | 70533 |  | Mark Frost,
      David Lynch | Kyle MacLachlan: Dale Cooper
    2098 | 1992-09-05:65, 1994-05-02:20 | 22 | TV-PG | FOX: 19 | tt0103359 | 76168 |  | Bruce Timm, Eric Radomski |
      Kevin Conroy: Bruce Wayne / Batman, Mark Hamill: The Joker
    4087 | 1993-09-10:24, 25, 24, 24, 20, 22, 22, 21, 20, 2016-01-24:6, 2018-01-03:10 | 45 | TV-14 | FOX: 19 |
      tt0106179 | 77398 | Q2744 | Chris Carter | David Duchovny: Fox Mulder, Gillian Anderson: Dana Scully
    1668 | 1994-09-22:24, 24, 25, 24, 24, 25, 24, 24, 24, 18 | 25 | TV-14 | NBC: 6 | tt0108778 | 79168 | Q79784 |
      David Crane, Marta Kauffman | Jennifer Aniston: Rachel Green, Courteney Cox: Monica Geller, Lisa Kudrow: Phoebe
      Buffay, Matt LeBlanc: Joey Tribbiani, Matthew Perry: Chandler Bing, David Schwimmer: Ross Geller
    2190 | 1997-08-13:13, 18, 17, 17, 14, 17, 15, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 10, 10, 10, 10, 10, 10,
      2020-09-30:2, 2022-02-02:6, 2023-02-08:6, 2025-07-23:5, 2025-10-15:5 | 22 | TV-MA | Comedy Central: 47 |
      tt0121955 | 75897 | Q16538 | Trey Parker, Matt Stone | Trey Parker: Eric Cartman, Matt Stone: Kyle Broflovski |
      yes
    30991 | 1998-04-03:26 | 24 | TV-14 | TV Tokyo: 98 | tt0213338 | 76885 |  |  | Koichi Yamadera: Spike Spiegel
    1398 | 1999-01-10:13, 13, 2001-03-04:13, 2002-09-15:13, 2004-03-07:13, 2006-03-12:21 | 55 | TV-MA | HBO: 49 |
      tt0141842 | 75299 | Q23628 | David Chase | James Gandolfini: Tony Soprano, Edie Falco: Carmela Soprano
    615 | 1999-03-28:13, 1999-11-21:19, 2001-01-21:22, 2002-02-10:18, 2008-03-23:16, 2010-06-24:26, 2012-06-20:26,
      2023-07-24:10, 10, 2025-09-15:10 | 22 | TV-14 | FOX: 19 | tt0149460 | 73871 | Q73622 | Matt Groening | Billy
      West: Fry, Katey Sagal: Leela | yes
    1438 | 2002-06-02:13, 12, 2004-09-19:12, 2006-09-10:13, 2008-01-06:10 | 60 | TV-MA | HBO: 49 | tt0306414 | 79126
      | Q478360 | David Simon | Dominic West: Jimmy McNulty, Idris Elba: Stringer Bell
    4607 | 2004-09-22:25, 24, 23, 2008-01-31:14, 17, 18 | 42 | TV-14 | ABC: 2 | tt0411008 | 73739 | Q23567 | J. J.
      Abrams, Damon Lindelof | Matthew Fox: Jack Shephard, Evangeline Lilly: Kate Austen
    1408 | 2004-11-16:22, 24, 24, 16, 24, 22, 23, 22 | 43 | TV-14 | FOX: 19 | tt0412142 | 73255 | Q23558 | David
      Shore | Hugh Laurie: Gregory House
    246 | 2005-02-21:20, 2006-03-17:20, 2007-09-21:21 | 23 | TV-Y7 | Nickelodeon: 13 | tt0417299 | 74852 |  |  |
      Zach Tyler Eisen: Aang
    2316 | 2005-03-24:6, 2005-09-20:22, 23, 14, 26, 24, 24, 24, 23 | 22 | TV-14 | NBC: 6 | tt0386676 | 73244 |
      Q23831 | Greg Daniels | Steve Carell: Michael Scott, John Krasinski: Jim Halpert, Jenna Fischer: Pam Beesly
    57243 | 2005-03-26:13, 13, 13, 13, 2010-04-03:13, 13, 2012-09-01:14, 2014-08-23:12, 2015-09-19:12,
      2017-04-15:12, 2018-10-07:10, 2020-01-01:10, 2021-10-31:6 | 45 | TV-PG | BBC One: 4 | tt0436992 | 78804 |  |
      Russell T Davies | David Tennant: The Doctor
    1100 | 2005-09-19:22, 22, 20, 24, 24, 24, 24, 24, 24 | 22 | TV-14 | CBS: 16 | tt0460649 | 75760 |  | Carter
      Bays, Craig Thomas | Josh Radnor: Ted Mosby, Neil Patrick Harris: Barney Stinson
    1405 | 2006-10-01:12, 12, 12, 12, 12, 12, 12, 2013-06-30:12 | 55 | TV-MA | Showtime: 67 | tt0773262 | 79349 |
      Q23577 | James Manos Jr. | Michael C. Hall: Dexter Morgan
    13916 | 2006-10-04:37 | 24 | TV-14 | Nippon TV: 57 | tt0877057 | 79481 |  |  | Mamoru Miyano: Light Yagami
    1104 | 2007-07-19:13, 13, 13, 13, 2012-03-25:13, 13, 14 | 48 | TV-14 | AMC: 174 | tt0804503 | 80337 |  | Matthew
      Weiner | Jon Hamm: Don Draper, Elisabeth Moss: Peggy Olson
    1418 | 2007-09-24:17, 23, 23, 24, 24, 24, 24, 24, 24, 24, 24, 24 | 22 | TV-14 | CBS: 16 | tt0898266 | 80379 |
      Q8539 | Chuck Lorre, Bill Prady | Johnny Galecki: Leonard Hofstadter, Jim Parsons: Sheldon Cooper, Kaley Cuoco:
      Penny
    1396 | 2008-01-20:7, 2009-03-08:13, 2010-03-21:13, 2011-07-17:13, 2012-07-15:16 | 47 | TV-MA | AMC: 174 |
      tt0903747 | 81189 | Q1079 | Vince Gilligan | Bryan Cranston: Walter White, Aaron Paul: Jesse Pinkman, Anna Gunn:
      Skyler White
    8592 | 2009-04-09:6, 2009-09-17:24, 2011-01-20:16, 2011-09-22:22, 22, 22, 2015-01-13:13 | 22 | TV-14 | NBC: 6 |
      tt1266020 | 84912 |  | Greg Daniels, Michael Schur | Amy Poehler: Leslie Knope, Chris Pratt: Andy Dwyer
    19885 | 2010-07-25:3, 2012-01-01:3, 2014-01-01:3, 2017-01-01:3 | 90 | TV-14 | BBC One: 4 | tt1475582 | 176941 |
      Q192837 | Mark Gatiss, Steven Moffat | Benedict Cumberbatch: Sherlock Holmes, Martin Freeman: John Watson
    1402 | 2010-10-31:6, 13, 16, 16, 16, 16, 16, 16, 16, 22, 2021-08-22:24 | 44 | TV-MA | AMC: 174 | tt1520211 |
      153021 | Q232009 | Frank Darabont | Andrew Lincoln: Rick Grimes, Norman Reedus: Daryl Dixon
    1399 | 2011-04-17:10, 10, 10, 10, 10, 10, 2017-07-16:7, 2019-04-14:6 | 60 | TV-MA | HBO: 49 | tt0944947 | 121361
      | Q23572 | David Benioff, D. B. Weiss | Peter Dinklage: Tyrion Lannister, Emilia Clarke: Daenerys Targaryen, Kit
      Harington: Jon Snow
    42009 | 2011-12-04:3, 2013-02-11:3, 2016-10-21:6, 2017-12-29:6, 2019-06-05:3, 2023-06-15:5, 2025-04-10:6 | 60 |
      TV-MA | Channel 4: 26 | tt2085059 | 253463 |  | Charlie Brooker |  | yes
    1429 | 2013-04-07:25, 2017-04-01:12, 2018-07-23:22, 2020-12-07:30 | 24 | TV-MA | MBS: 94 | tt2560140 | 267440 |
      |  | Yuki Kaji: Eren Yeager
    48891 | 2013-09-17:22, 23, 23, 22, 22, 2019-01-10:18, 2020-02-06:13, 2021-08-12:10 | 22 | TV-14 | FOX: 19 |
      tt2467372 | 269586 |  | Dan Goor, Michael Schur | Andy Samberg: Jake Peralta, Andre Braugher: Raymond Holt
    60625 | 2013-12-02:11, 2015-07-26:10, 2017-04-01:10, 2019-11-10:10, 2021-06-20:10, 2022-09-04:10, 2023-10-15:10,
      2025-05-25:10, 10 | 22 | TV-MA | Adult Swim: 80 | tt2861424 | 275274 |  | Dan Harmon, Justin Roiland | Sarah
      Chalke: Beth Smith | yes
    46648 | 2014-01-12:8, 2015-06-21:8, 2019-01-13:8, 2024-01-14:6 | 60 | TV-MA | HBO: 49 | tt2356777 | 270633 |  |
      Nic Pizzolatto | Matthew McConaughey: Rust Cohle, Woody Harrelson: Marty Hart | yes
    60622 | 2014-04-15:10, 2015-10-12:10, 2017-04-19:10, 2020-09-27:11, 2023-11-21:10 | 53 | TV-MA | FX: 88 |
      tt2802850 | 269613 |  | Noah Hawley | Martin Freeman: Lester Nygaard, Billy Bob Thornton: Lorne Malvo
    60059 | 2015-02-08:10, 10, 2017-04-10:10, 2018-08-06:10, 2020-02-23:10, 2022-04-18:13 | 46 | TV-MA | AMC: 174 |
      tt3032476 | 273181 |  | Vince Gilligan, Peter Gould | Bob Odenkirk: Jimmy McGill, Rhea Seehorn: Kim Wexler
    62560 | 2015-06-24:10, 2016-07-13:12, 2017-10-11:10, 2019-10-06:13 | 49 | TV-MA | USA Network: 30 | tt4158110 |
      289590 |  | Sam Esmail | Rami Malek: Elliot Alderson
    66732 | 2016-07-15:8, 2017-10-27:9, 2019-07-04:8, 2022-05-27:9, 2025-11-26:8 | 60 | TV-14 | Netflix: 213 |
      tt4574334 | 305288 |  | Matt Duffer, Ross Duffer | Millie Bobby Brown: Eleven, Finn Wolfhard: Mike Wheeler,
      Winona Ryder: Joyce Byers, David Harbour: Jim Hopper
    67070 | 2016-07-21:6, 2019-03-04:6 | 27 | TV-MA | BBC Three: 3 | tt5687612 |  |  | Phoebe Waller-Bridge | Phoebe
      Waller-Bridge: Fleabag, Olivia Colman: Godmother
    63247 | 2016-10-02:10, 2018-04-22:10, 2020-03-15:8, 2022-06-26:8 | 60 | TV-MA | HBO: 49 | tt0475784 | 296762 |
      | Jonathan Nolan, Lisa Joy | Evan Rachel Wood: Dolores Abernathy, Jeffrey Wright: Bernard Lowe
    65494 | 2016-11-04:10, 2017-12-08:10, 2019-11-17:10, 2020-11-15:10, 2022-11-09:10, 2023-11-16:10 | 58 | TV-MA |
      Netflix: 213 | tt4786824 | 305574 |  | Peter Morgan | Claire Foy: Queen Elizabeth II, Olivia Colman: Queen
      Elizabeth II
    71446 | 2017-05-02:13, 2018-04-06:9, 2019-07-19:8, 2020-04-03:8, 2021-09-03:10 | 50 | TV-MA | Antena 3: 56 |
      tt6468322 | 327417 |  | Álex Pina | Úrsula Corberó: Tokio, Álvaro Morte: El Profesor
    70523 | 2017-12-01:10, 2019-06-21:8, 2020-06-27:8 | 55 | TV-MA | Netflix: 213 | tt5753856 | 334824 |  | Baran bo
      Odar, Jantje Friese | Louis Hofmann: Jonas Kahnwald
    76331 | 2018-06-03:10, 2019-08-11:10, 2021-10-17:9, 2023-03-26:10 | 60 | TV-MA | HBO: 49 | tt7660850 |  |  |
      Jesse Armstrong | Brian Cox: Logan Roy, Jeremy Strong: Kendall Roy, Sarah Snook: Shiv Roy
    87108 | 2019-05-06:5 | 65 | TV-MA | HBO: 49 | tt7366338 | 360893 |  | Craig Mazin | Jared Harris: Valery
      Legasov, Stellan Skarsgård: Boris Shcherbina
    76479 | 2019-07-25:8, 2020-09-04:8, 2022-06-03:8, 2024-06-13:8, 2026-04-08:8 | 60 | TV-MA | Prime Video: 1024 |
      tt1190634 | 355567 |  | Eric Kripke | Karl Urban: Billy Butcher, Jack Quaid: Hughie Campbell, Antony Starr:
      Homelander
    82856 | 2019-11-12:8, 2020-10-30:8, 2023-03-01:8 | 40 | TV-14 | Disney+: 2739 | tt8111088 | 361753 |  | Jon
      Favreau | Pedro Pascal: Din Djarin
    97546 | 2020-08-14:10, 2021-07-23:12, 2023-03-15:12, 2026-08-05:10 | 45 | TV-MA | Apple TV: 2552 | tt10986410 |
      383203 |  | Jason Sudeikis, Bill Lawrence | Jason Sudeikis: Ted Lasso, Hannah Waddingham: Rebecca Welton
    85271 | 2021-01-15:9 | 35 | TV-14 | Disney+: 2739 | tt9140560 | 362392 |  | Jac Schaeffer | Elizabeth Olsen:
      Wanda Maximoff, Paul Bettany: Vision
    84958 | 2021-06-09:6, 2023-10-05:6 | 50 | TV-14 | Disney+: 2739 | tt9140554 | 362472 |  | Michael Waldron | Tom
      Hiddleston: Loki, Owen Wilson: Mobius
    93405 | 2021-09-17:9, 2024-12-26:7, 2025-06-27:6 | 55 | TV-MA | Netflix: 213 | tt10919420 | 383275 |  | Hwang
      Dong-hyuk | Lee Jung-jae: Seong Gi-hun
    94605 | 2021-11-06:9, 2024-11-09:9 | 41 | TV-14 | Netflix: 213 | tt11126994 | 371028 |  | Christian Linke, Alex
      Yee | Hailee Steinfeld: Vi, Ella Purnell: Jinx
    95396 | 2022-02-17:9, 2025-01-17:10 | 50 | TV-MA | Apple TV: 2552 | tt11280740 | 371980 |  | Dan Erickson | Adam
      Scott: Mark Scout, Britt Lower: Helly Riggs | yes
    136315 | 2022-06-23:8, 2023-06-22:10, 10, 10 | 34 | TV-MA | Hulu: 453 | tt14452776 |  |  | Christopher Storer |
      Jeremy Allen White: Carmy Berzatto, Ayo Edebiri: Sydney Adamu | yes
    94997 | 2022-08-21:10, 2024-06-16:8, 2026-06-21:8 | 60 | TV-MA | HBO: 49 | tt11198330 | 371572 | Q104108270 |
      Ryan Condal, George R. R. Martin | Emma D'Arcy: Rhaenyra Targaryen, Matt Smith: Daemon Targaryen | yes
    84773 | 2022-09-01:8, 2024-08-29:8, 2026-11-11:8 | 65 | TV-14 | Prime Video: 1024 | tt7631058 | 367506 |  | J.
      D. Payne, Patrick McKay | Morfydd Clark: Galadriel, Charlie Vickers: Sauron | yes
    83867 | 2022-09-21:12, 2025-04-22:12 | 45 | TV-14 | Disney+: 2739 | tt9253284 | 393189 |  | Tony Gilroy | Diego
      Luna: Cassian Andor
    119051 | 2022-11-23:8, 2025-08-06:8 | 50 | TV-14 | Netflix: 213 | tt13443470 | 397060 |  | Alfred Gough, Miles
      Millar | Jenna Ortega: Wednesday Addams | yes
    100088 | 2023-01-15:9, 2025-04-13:7 | 55 | TV-MA | HBO: 49 | tt3581920 | 392256 |  | Craig Mazin, Neil Druckmann
      | Pedro Pascal: Joel Miller, Bella Ramsey: Ellie Williams | yes
    126308 | 2024-02-27:10 | 58 | TV-MA | FX: 88 | tt2788316 | 392573 |  | Rachel Kondo, Justin Marks | Hiroyuki
      Sanada: Yoshii Toranaga, Anna Sawai: Toda Mariko | yes
    106379 | 2024-04-10:8, 2025-12-16:8 | 58 | TV-MA | Prime Video: 1024 | tt12637874 | 416744 |  | Graham Wagner,
      Geneva Robertson-Dworet | Ella Purnell: Lucy MacLean, Walton Goggins: The Ghoul | yes
    194764 | 2024-09-19:8 | 55 | TV-MA | HBO: 49 | tt15435876 |  |  | Lauren LeFranc | Colin Farrell: Oz Cobb,
      Cristin Milioti: Sofia Falcone
    """#

  /// TMDB's ids of people whom no film of the catalogue mentions.
  static let people: StaticString = #"""
    ids
    Aaron Paul: 84497, Benedict Cumberbatch: 71580, Bob Odenkirk: 59410, Bryan Cranston: 17419, Courteney Cox:
      14405, D. B. Weiss: 228068, David Benioff: 9813, Emilia Clarke: 1223786, Gene Roddenberry: 1213, Hugh
      Laurie: 41419, Jason Sudeikis: 58224, Jennifer Aniston: 4491, John Krasinski: 17697, Jon Hamm: 65717,
      Kit Harington: 239019, Lisa Kudrow: 14406, Martin Freeman: 7060, Matt Groening: 5741, Millie Bobby
      Brown: 1356210, Pedro Pascal: 1253360, Peter Dinklage: 22970, Steve Carell: 4495, Tom Hiddleston: 91606,
      Vince Gilligan: 66633
    """#
}
