// SPDX-License-Identifier: MIT
/// Pictures of what people search for first: gardens, animals, places, food. None of them exists outside the sandbox.
enum PhotographsOfEverydayThings {
  static let table: StaticString = #"""
    id | title | category | tags | colors | width | height | type | editorsChoice
    7200111 | garden path between roses | nature | garden, roses, path | green, red | 6000 | 4000 |  | true
    7211058 | vegetable garden behind a house | nature | garden, vegetables, plants | green, brown | 5472 | 3648
    7222005 | japanese garden with a pond | places | garden, pond, japan | green, gray | 4608 | 3456
    7232952 | watering can in a garden | nature | garden, watering can, summer | green, blue | 4000 | 6000
    7243899 | yellow flowers on a meadow | nature | flowers, meadow, spring | yellow, green | 6000 | 4000
    7254846 | red tulips in rows | nature | tulips, flowers, spring | red, green | 5472 | 3648
    7265793 | sunflower against a blue sky | nature | sunflower, flower, summer | yellow, blue | 4000 | 6000
    7276740 | single white rose | nature | rose, flower, love | white, green | 3456 | 5184
    7287687 | butterfly on a purple flower | animals | butterfly, flower, insect | lilac, orange | 6000 | 4000
    7298634 | bee above clover | animals | bee, insect, flower | yellow, green | 5472 | 3648 |  | true
    7309581 | brown dog running on a beach | animals | dog, beach, running | brown, blue | 4608 | 3456
    7320528 | puppy asleep on a rug | animals | puppy, dog, pet | brown, white | 5184 | 3456
    7331475 | tabby cat on a windowsill | animals | cat, pet, window | gray, brown | 4000 | 6000
    7342422 | two kittens in a basket | animals | kitten, cat, pet | orange, white | 5472 | 3648
    7353369 | white horse in the fog | animals | horse, fog, field | white, gray | 4608 | 3456
    7364316 | small bird on a branch | animals | bird, branch, winter | blue, gray | 5184 | 3456
    7375263 | owl in an old tree | animals | owl, bird, tree | brown | 3456 | 5184
    7386210 | elephant with her calf | animals | elephant, africa, family | gray, brown | 5472 | 3648
    7397157 | old oak tree on a hill | nature | tree, hill, landscape | green, blue | 4608 | 3456 |  | true
    7408104 | autumn leaves in a forest | nature | autumn, leaves, forest | orange, brown | 5184 | 3456
    7419051 | waterfall in a green valley | nature | waterfall, water, landscape | green, white | 3648 | 5472
    7429998 | mountain lake at sunrise | nature | lake, mountain, sunrise | blue, orange | 5472 | 3648
    7440945 | snow on a mountain peak | nature | mountain, snow, winter | white, blue | 4608 | 3456
    7451892 | river between rocks | nature | river, water, rocks | blue, gray | 5184 | 3456
    7462839 | sunset over the sea | nature | sunset, sea, ocean | orange, lilac | 6000 | 4000
    7473786 | waves on an empty beach | nature | beach, sea, waves | blue, white | 5472 | 3648
    7484733 | palm trees on an island | travel | palm, island, beach | green, turquoise | 4608 | 3456
    7495680 | lightning above fields | nature | storm, lightning, sky | lilac, black | 5184 | 3456 |  | true
    7506627 | rainbow after the rain | nature | rainbow, rain, sky | blue, green | 6000 | 4000
    7517574 | white clouds in a blue sky | backgrounds | sky, clouds, background | blue, white | 5472 | 3648
    7528521 | fresh bread on a board | food | bread, food, bakery | brown | 4608 | 3456
    7539468 | bowl of fruit on a table | food | fruit, food, apple | red, green | 5184 | 3456
    7550415 | pizza with basil | food | pizza, food, italy | red, green | 6000 | 4000
    7561362 | chocolate cake with berries | food | cake, food, dessert | brown, red | 5472 | 3648
    7572309 | green salad in a bowl | food | salad, food, healthy | green | 4608 | 3456
    7583256 | cup of coffee and a book | food | coffee, cup, book | brown, white | 5184 | 3456
    7594203 | glass of red wine | food | wine, glass, drink | red, black | 4000 | 6000 |  | true
    7605150 | red car on a country road | transportation | car, road, travel | red, green | 5472 | 3648
    7616097 | old blue car in front of a house | transportation | car, vintage, house | blue, yellow | 4608 | 3456
    7627044 | bicycle at a canal | transportation | bicycle, canal, city | green, brown | 5184 | 3456
    7637991 | airplane above the clouds | transportation | airplane, flight, travel | blue, white | 6000 | 4000
    7648938 | sailing boat at anchor | transportation | boat, sea, harbour | white, blue | 5472 | 3648
    7659885 | bridge over a wide river | buildings | bridge, river, city | gray, blue | 4608 | 3456
    7670832 | narrow street in an old city | buildings | street, city, europe | yellow, brown | 3456 | 5184
    7681779 | wooden house at a lake | buildings | house, lake, home | brown, green | 6000 | 4000
    7692726 | village church in the snow | religion | church, snow, village | white, gray | 4000 | 6000 |  | true
    7703673 | woman laughing in the wind | people | woman, portrait, happy | brown, white | 3456 | 5184
    7714620 | man with a beard and a hat | people | man, portrait, hat | black, gray | 3648 | 5472
    7725567 | children playing football | people | children, football, play | green, red | 6000 | 4000
    7736514 | baby holding a finger | people | baby, hand, family | pink, white | 5472 | 3648
    7747461 | bride and groom under trees | people | wedding, couple, love | white, green | 3648 | 5472
    7758408 | runner on a morning road | sports | running, sport, morning | orange, gray | 5184 | 3456
    7769355 | yoga on a wooden floor | health | yoga, health, woman | white, brown | 6000 | 4000
    7780302 | laptop and notebook on a desk | computer | laptop, computer, office | white, gray | 5472 | 3648
    7791249 | hands holding a phone | computer | phone, hands, technology | black, white | 4608 | 3456 |  | true
    7802196 | team around a table | business | team, business, meeting | gray, blue | 5184 | 3456
    7813143 | coins in a glass jar | business | money, coins, saving | yellow, gray | 6000 | 4000
    7824090 | school books and an apple | education | school, books, apple | red, brown | 5472 | 3648
    7835037 | guitar leaning on a wall | music | guitar, music, wood | brown | 3456 | 5184
    7845984 | christmas tree with lights | feelings | christmas, tree, lights | green, yellow | 3648 | 5472
    7856931 | fireworks above a city | feelings | fireworks, new year, city | red, blue | 6000 | 4000
    7867878 | carved pumpkins on a step | feelings | halloween, pumpkin, autumn | orange, black | 5472 | 3648
    7878825 | planet earth from space | science | earth, space, planet | blue, black | 4608 | 3456 | illustration
    7889772 | watercolour of a garden gate | places | garden, gate, watercolour | green, pink | 4000 | 6000
      | illustration | true
    7900719 | pattern of small triangles | backgrounds | pattern, abstract, background | turquoise, white | 1920 | 1280
      | vector/svg
    7911666 | red heart | feelings | heart, love, icon | red, transparent | 1920 | 1280 | vector/svg
    7922613 | house icon | buildings | house, home, icon | black, transparent | 1920 | 1280 | vector/svg
    7933560 | paw prints | animals | dog, cat, paw | black, transparent | 1920 | 1280 | vector/svg
    """#
}
