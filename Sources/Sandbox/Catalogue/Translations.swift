// SPDX-License-Identifier: MIT
/// Titles, and some overviews, of films in German, French and Spanish. Where there is none, the sandbox gives the
/// original title and an empty overview, as TMDB does.
enum Translations {
  static let table: StaticString = #"""
    film | language | title | overview
    268 | de | Batman | Über einer Stadt voller Wasserspeier wacht eine maskierte Gestalt.
    268 | fr | Batman | Un homme masqué veille sur une ville de gargouilles et de rires.
    268 | es | Batman | Una figura enmascarada vela por una ciudad de gárgolas y risas.
    603 | de | Matrix | Ein Programmierer nimmt eine Pille und erwacht in der Welt dahinter.
    603 | fr | Matrix | Un programmeur avale une pilule et s'éveille derrière le monde.
    603 | es | Matrix | Un programador toma una píldora y despierta detrás del mundo.
    862 | de | Toy Story | Ein Cowboy aus Stoff muss sein Zimmer mit einem Raumfahrer teilen.
    862 | fr | Toy Story | Un cow-boy de chiffon doit partager sa chambre avec un astronaute.
    862 | es | Toy Story | Un vaquero de trapo comparte su cuarto con un astronauta.
    348 | de | Alien – Das unheimliche Wesen aus einer fremden Welt | Ein Frachter folgt einem Signal und nimmt etwas
      mit an Bord.
    348 | fr | Alien, le huitième passager | Un cargo répond à un signal et ramène quelque chose à bord.
    348 | es | Alien, el octavo pasajero | Un carguero responde a una señal y algo sube a bordo con la tripulación.
    194 | de | Die fabelhafte Welt der Amélie | Eine schüchterne Kellnerin repariert heimlich das Leben ihrer Nachbarn.
    194 | fr | Le Fabuleux Destin d'Amélie Poulain | Une serveuse timide répare en secret la vie de ceux qui
      l'entourent.
    194 | es | Amélie | Una camarera tímida arregla en secreto la vida de los demás.
    155 | de | The Dark Knight | Ein Mann mit Narben wettet gegen eine ganze Stadt.
    155 | fr | The Dark Knight : Le Chevalier noir
    155 | es | El caballero oscuro | Un hombre con cicatrices apuesta contra la ciudad.
    582 | de | Das Leben der Anderen | Ein Mann mit Kopfhörern hört auf einem Dachboden zu und beginnt, Dinge
      wegzulassen.
    582 | fr | La Vie des autres
    582 | es | La vida de los otros
    129 | de | Chihiros Reise ins Zauberland | Ein Mädchen arbeitet im Badehaus der Götter und darf seinen Namen nicht
      vergessen.
    129 | fr | Le Voyage de Chihiro
    129 | es | El viaje de Chihiro
    238 | de | Der Pate
    238 | fr | Le Parrain | Le plus jeune fils d'une famille puissante doit en répondre.
    238 | es | El padrino | El hijo menor de una familia poderosa tiene que responder por ella.
    1417 | de | Pans Labyrinth
    1417 | fr | Le Labyrinthe de Pan
    1417 | es | El laberinto del fauno | Un fauno le dice a una niña que es una princesa perdida con tres tareas por
      cumplir.
    77338 | de | Ziemlich beste Freunde
    77338 | fr | Intouchables | Un homme riche et paralysé engage le seul candidat qui ne voulait pas du poste.
    77338 | es | Intocable
    105 | de | Zurück in die Zukunft
    105 | fr | Retour vers le futur
    105 | es | Regreso al futuro
    """#
}
