// SPDX-License-Identifier: MIT
/// Pictures of films, theatres and what films are about. None of them exists outside the sandbox.
enum PhotographsOfTheCinema {
  static let table: StaticString = #"""
    id | title | category | tags | colors | width | height | type | editorsChoice
    3104117 | empty cinema auditorium with red seats | places | cinema, seats, red | red | 5184 | 3456 |  | true
    3207065 | popcorn spilling from a striped bucket | food | popcorn, cinema, snack | yellow, white, red | 4200 | 2800
    3310013 | old film projector on a wooden table | industry | projector, film, retro | brown, black | 3888 | 2592
    3412961 | film reels stacked on a shelf | backgrounds | film, reel, cinema | grayscale, black | 4032 | 3024
    3515909 | clapperboard on a black table | industry | clapperboard, movie, film | black, white | 3600 | 2400
    3618857 | neon sign above a theatre door | places | neon, theatre, sign | pink, blue | 4000 | 6000
    3721805 | theatre curtain in deep red | backgrounds | curtain, theatre, stage | red | 5000 | 3333
    3824753 | stage lights in blue haze | music | stage, lights, concert | blue, lilac | 5472 | 3648 |  | true
    3927701 | starry sky over a mountain ridge | nature | stars, night, mountain | blue, black | 6000 | 4000
    4030649 | milky way above a desert road | nature | milky way, stars, desert | blue, brown | 4912 | 7360
    4133597 | moon behind thin clouds | nature | moon, night, sky | gray, black | 4608 | 3072
    4236545 | drive-in cinema at dusk | transportation | drive-in, cinema, cars | orange, blue | 5616 | 3744
    4339493 | ticket booth of an old movie house | buildings | tickets, cinema, vintage | brown, yellow | 3264 | 4928
    4442441 | two paper tickets on velvet | business | tickets, cinema, paper | red, white | 4256 | 2832
    4545389 | family watching a film at home | people | family, television, popcorn | yellow, gray | 5760 | 3840 |
      | true
    4648337 | couple in three-d glasses | people | glasses, cinema, couple | red, turquoise | 4896 | 3264
    4751285 | camera on a tripod at sunrise | industry | camera, tripod, sunrise | orange, yellow | 6016 | 4016
    4854233 | director's chair on a beach | travel | chair, beach, film | blue, white | 5184 | 3456
    4957181 | city skyline at night from a roof | buildings | city, skyline, night | blue, orange | 6720 | 4480
    5060129 | rain on a street with neon lights | places | rain, street, neon | pink, turquoise | 4000 | 6000
    5163077 | yellow cabs on a wet avenue | transportation | taxi, new york, street | yellow, gray | 5472 | 3648
    5266025 | spaceship model on a workbench | science | spaceship, model, science fiction | gray, white | 4800 | 3200
      |  | true
    5368973 | robot toy on a shelf | science | robot, toy, tin | red, gray | 3744 | 5616
    5471921 | wooden cowboy doll | people | cowboy, toy, doll | brown, yellow | 3456 | 5184
    5574869 | stuffed bear at a window | animals | bear, toy, window | brown, white | 4752 | 3168
    5677817 | black cat on a fire escape | animals | cat, city, night | black, gray | 4288 | 2848
    5780765 | bat silhouettes at dusk | animals | bats, dusk, sky | orange, black | 5000 | 3333
    5883713 | dinosaur skeleton in a museum | science | dinosaur, museum, fossil | brown | 4928 | 3264
    5986661 | shark near the surface | animals | shark, ocean, water | blue, turquoise | 5568 | 3712 |  | true
    6089609 | clownfish in an anemone | animals | clownfish, reef, ocean | orange, turquoise | 4608 | 3456
    6192557 | lion in tall grass | animals | lion, savanna, grass | yellow, brown | 6000 | 4000
    6295505 | desert dunes in wind | nature | desert, dunes, sand | orange, brown | 7360 | 4912
    6398453 | castle on a misty hill | buildings | castle, fog, hill | gray, green | 5120 | 3413
    6501401 | forest path with light rays | nature | forest, path, light | green | 6000 | 4000
    6604349 | train in the snow | transportation | train, snow, winter | white, red | 5472 | 3648
    6707297 | suitcase at a station | travel | suitcase, station, travel | brown, gray | 4000 | 6000 |  | true
    6810245 | paris roofs from montmartre | travel | paris, roofs, montmartre | gray, blue | 5616 | 3744
    6913193 | cafe table with two cups | food | coffee, cafe, table | brown, white | 4272 | 2848
    7016141 | violin on sheet music | music | violin, music, notes | brown, white | 4896 | 3264
    3119089 | drum kit under a spotlight | music | drums, music, stage | black, red | 5184 | 3456
    3222037 | piano keys close up | music | piano, keys, music | black, white | 5472 | 3648
    3324985 | dancers on a rooftop | people | dance, roof, evening | lilac, orange | 5760 | 3840
    3427933 | football stadium under lights | sports | stadium, football, lights | green, white | 6000 | 3376 |  | true
    3530881 | boxer wrapping his hands | sports | boxing, sport, hands | black, red | 4480 | 6720
    3633829 | nurse at a window | health | nurse, hospital, window | white, turquoise | 4000 | 2667
    3736777 | child reading under a blanket | education | child, book, light | yellow, blue | 4500 | 3000
    3839725 | typewriter with a blank page | education | typewriter, writing, retro | green, white | 4288 | 2848
    3942673 | mask on a wooden wall | religion | mask, theatre, wood | brown, yellow | 3000 | 4500
    4045621 | red carpet between ropes | fashion | red carpet, event, stars | red, yellow | 5000 | 3333
    4148569 | sunglasses on a magazine | fashion | sunglasses, fashion, summer | pink, white | 4200 | 2800 |  | true
    4251517 | laptop with a video edit | computer | video, editing, laptop | black, blue | 5616 | 3744
    4354465 | film strip with empty frames | backgrounds | film strip, frame, cinema | black, white | 1920 | 1280
      | vector/svg
    4457413 | popcorn bucket icon | food | popcorn, icon, cinema | red, white, transparent | 1280 | 1280 | vector/svg
    4560361 | movie camera icon | industry | camera, icon, movie | black, transparent | 1280 | 960 | vector/svg
    4663309 | star with five points | backgrounds | star, shape, award | yellow, transparent | 1280 | 1280 | vector/svg
    4766257 | theatre masks, one laughing | feelings | theatre, masks, comedy | yellow, black, transparent | 1600 | 1280
      | vector/svg
    4869205 | robot waving at the moon | science | robot, moon, cartoon | blue, white | 3840 | 2160 | illustration
      | true
    4972153 | rocket over a small planet | science | rocket, planet, space | lilac, orange | 4096 | 2732 | illustration
    5075101 | haunted house on a hill | backgrounds | haunted house, night, halloween | lilac, black | 3500 | 4950
      | illustration
    5178049 | dragon above a village | animals | dragon, fantasy, village | green, red | 5000 | 3125 | illustration
    5280997 | alien in a green light | science | alien, green, science fiction | green, black | 3000 | 4200
      | illustration
    5383945 | superhero on a rooftop | people | superhero, cape, city | blue, red | 3600 | 5400 | illustration
    5486893 | night city in rain | places | city, rain, cyberpunk | pink, turquoise | 5120 | 2880 | illustration
    5589841 | heart of film tape | feelings | heart, film, love | red, transparent | 2400 | 2400 | illustration | true
    """#
}
