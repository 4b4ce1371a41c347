// SPDX-License-Identifier: MIT
/// Theatres by market, from Boston to Miami.
enum TheatresOfTheEast {
  static let table: StaticString = #"""
    id | name | brand | auditoriums | formats | market
      | address | city | state | postalCode | latitude | longitude | closedSince
    2114 | AMC Empire 25 | AMC | 25 | IMAX, Dolby, RealD 3D | New York
      | 234 West 42nd Street | New York | NY | 10036-7215 | 40.756731 | -73.988822
    2111 | AMC Lincoln Square 13 | AMC | 13 | IMAX, Dolby | New York
      | 1998 Broadway | New York | NY | 10023-5936 | 40.775046 | -73.981834
    2115 | AMC Village 7 | AMC | 7 | RealD 3D | New York
      | 66 Third Avenue | New York | NY | 10003-5514 | 40.730539 | -73.988402
    2117 | AMC 84th Street 6 | AMC | 6 |  | New York
      | 2310 Broadway | New York | NY | 10024-4311 | 40.786712 | -73.977836
    2118 | AMC Magic Johnson Harlem 9 | AMC | 9 | RealD 3D | New York
      | 2309 Frederick Douglass Boulevard | New York | NY | 10027-5701 | 40.809651 | -73.951504
    2650 | AMC Boston Common 19 | AMC | 19 | IMAX, Dolby, RealD 3D | Boston
      | 175 Tremont Street | Boston | MA | 02111-1006 | 42.352727 | -71.064318
    2655 | AMC Causeway 13 | AMC | 13 | Dolby, RealD 3D | Boston
      | 60 Causeway Street | Boston | MA | 02114-2115 | 42.366302 | -71.060709
    2657 | AMC Assembly Row 12 | AMC | 12 | IMAX, Dolby | Boston
      | 395 Artisan Way | Somerville | MA | 02145-1445 | 42.394422 | -71.078712
    2340 | AMC DINE-IN Fashion District 8 | DIT | 8 | RealD 3D | Philadelphia
      | 1001 Market Street | Philadelphia | PA | 19107-3012 | 39.951641 | -75.157021
    72 | AMC Deptford 8 | AMC | 8 | Dolby | Philadelphia
      | 1740 Clements Bridge Road | Deptford | NJ | 08096-2010 | 39.829812 | -75.097811
    431 | AMC Phipps Plaza 14 | AMC | 14 | IMAX, Dolby, RealD 3D | Atlanta
      | 3500 Peachtree Road Northeast | Atlanta | GA | 30326-1222 | 33.852614 | -84.362031
    433 | AMC DINE-IN Buckhead 6 | DIT | 6 |  | Atlanta
      | 3340 Peachtree Road Northeast | Atlanta | GA | 30326-1000 | 33.846502 | -84.370012
    437 | AMC Southlake 24 | AMC | 24 | RealD 3D | Atlanta
      | 7065 Mount Zion Circle | Morrow | GA | 30260-3404 | 33.569711 | -84.334902
    460 | AMC Aventura 24 | AMC | 24 | IMAX, Dolby, RealD 3D | Miami
      | 19501 Biscayne Boulevard | Aventura | FL | 33180-2337 | 25.956512 | -80.142504
    462 | AMC Tamiami 18 | AMC | 18 | RealD 3D | Miami
      | 11865 Southwest 26th Street | Miami | FL | 33175-2401 | 25.746402 | -80.386211
    464 | AMC Sunset Place 24 | AMC | 24 |  | Miami
      | 5701 Sunset Drive | South Miami | FL | 33143-5358 | 25.705014 | -80.286531 | 2024-01-07
    514 | AMC Lennox Town Center 24 | AMC | 24 | IMAX, Dolby, RealD 3D | Columbus
      | 777 Kinnear Road | Columbus | OH | 43212-1441 | 39.996904 | -83.041712
    518 | AMC CLASSIC Dublin Village 12 | Classic | 12 |  | Columbus
      | 6700 Village Parkway | Dublin | OH | 43017-2073 | 40.102511 | -83.092612
    """#
}
