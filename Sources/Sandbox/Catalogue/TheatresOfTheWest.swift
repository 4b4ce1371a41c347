// SPDX-License-Identifier: MIT
/// Theatres by market, from the Mississippi to the Pacific.
enum TheatresOfTheWest {
  static let table: StaticString = #"""
    id | name | brand | auditoriums | formats | market
      | address | city | state | postalCode | latitude | longitude | closedSince
    133 | AMC River East 21 | AMC | 21 | IMAX, Dolby, RealD 3D | Chicago
      | 322 East Illinois Street | Chicago | IL | 60611-4310 | 41.891032 | -87.618911
    137 | AMC DINE-IN Block 37 | DIT | 11 | Dolby | Chicago
      | 108 North State Street | Chicago | IL | 60602-2302 | 41.883814 | -87.628702
    139 | AMC NEWCITY 14 | AMC | 14 | IMAX, Dolby | Chicago
      | 1500 North Clybourn Avenue | Chicago | IL | 60610-7312 | 41.910602 | -87.647921
    38 | AMC Town Center 20 | AMC | 20 | IMAX, Dolby, RealD 3D | Kansas City
      | 11701 Nall Avenue | Leawood | KS | 66211-2025 | 38.915847 | -94.647789
    610 | AMC DINE-IN Studio 28 | DIT | 28 | IMAX, RealD 3D | Kansas City
      | 12075 South Strang Line Road | Olathe | KS | 66062-5256 | 38.907652 | -94.767361
    25 | AMC Ward Parkway 14 | AMC | 14 | Dolby | Kansas City
      | 8600 Ward Parkway | Kansas City | MO | 64114-2601 | 38.971202 | -94.607021
    118 | AMC BarryWoods 24 | AMC | 24 | IMAX, RealD 3D | Kansas City
      | 8101 Northwest Roanridge Road | Kansas City | MO | 64151-1370 | 39.246811 | -94.657702
    8 | AMC Empire 4 | AMC | 4 |  | Kansas City
      | 1228 Main Street | Kansas City | MO | 64105-2110 | 39.099702 | -94.583512 | 1981-09-24
    6 | AMC Esquire 7 | AMC | 7 |  | St. Louis
      | 6706 Clayton Road | Saint Louis | MO | 63117-1604 | 38.634182 | -90.316645
    7 | AMC CLASSIC Chesterfield 14 | Classic | 14 | RealD 3D | St. Louis
      | 3000 Chesterfield Mall | Chesterfield | MO | 63017-4810 | 38.660412 | -90.562211
    2431 | AMC NorthPark 15 | AMC | 15 | IMAX, Dolby, RealD 3D | Dallas / Ft. Worth
      | 8687 North Central Expressway | Dallas | TX | 75225-4401 | 32.868711 | -96.773302
    175 | AMC DINE-IN Grapevine Mills 30 | DIT | 30 | IMAX, RealD 3D | Dallas / Ft. Worth
      | 3150 Grapevine Mills Parkway | Grapevine | TX | 76051-0977 | 32.965511 | -97.040702
    179 | AMC Stonebriar 24 | AMC | 24 | IMAX, Dolby | Dallas / Ft. Worth
      | 2601 Preston Road | Frisco | TX | 75034-9434 | 33.100512 | -96.811021
    2475 | AMC Houston 8 | AMC | 8 | Dolby | Houston
      | 510 Texas Avenue | Houston | TX | 77002-2705 | 29.762402 | -95.363011
    2478 | AMC First Colony 24 | AMC | 24 | IMAX, RealD 3D | Houston
      | 3301 Town Center Boulevard South | Sugar Land | TX | 77479-2376 | 29.594612 | -95.621302
    2480 | AMC Gulf Pointe 30 | AMC | 30 | IMAX, Dolby, RealD 3D | Houston
      | 11801 South Sam Houston Parkway East | Houston | TX | 77089-4700 | 29.596602 | -95.215612
    92 | AMC Westminster Promenade 24 | AMC | 24 | IMAX, Dolby, RealD 3D | Denver
      | 10655 Westminster Boulevard | Westminster | CO | 80020-4175 | 39.890311 | -105.074702
    2502 | AMC 9+CO 10 | AMC | 10 | Dolby | Denver
      | 826 Albion Street | Denver | CO | 80220-4803 | 39.730302 | -104.939711
    99 | AMC DINE-IN Esplanade 14 | DIT | 14 | Dolby | Phoenix
      | 2515 East Camelback Road | Phoenix | AZ | 85016-4219 | 33.508302 | -112.029011
    94 | AMC Ahwatukee 24 | AMC | 24 | RealD 3D | Phoenix
      | 4915 East Ray Road | Phoenix | AZ | 85044-6404 | 33.320611 | -111.979002
    2519 | AMC Westgate 20 | AMC | 20 | IMAX, Dolby, RealD 3D | Phoenix
      | 9400 West Hanna Lane | Glendale | AZ | 85305-2206 | 33.534702 | -112.261011
    2703 | AMC Century City 15 | AMC | 15 | IMAX, Dolby, RealD 3D | Los Angeles
      | 10250 Santa Monica Boulevard | Los Angeles | CA | 90067-6404 | 34.059312 | -118.419802
    2705 | AMC Burbank 16 | AMC | 16 | IMAX, Dolby, RealD 3D | Los Angeles
      | 125 East Palm Avenue | Burbank | CA | 91502-1823 | 34.183611 | -118.309802
    2707 | AMC Burbank Town Center 8 | AMC | 8 |  | Los Angeles
      | 201 East Magnolia Boulevard | Burbank | CA | 91502-1153 | 34.184502 | -118.308112
    2711 | AMC The Grove 14 | AMC | 14 | Dolby | Los Angeles
      | 189 The Grove Drive | Los Angeles | CA | 90036-6221 | 34.072211 | -118.357602
    2715 | AMC Santa Monica 7 | AMC | 7 |  | Los Angeles
      | 1310 Third Street Promenade | Santa Monica | CA | 90401-1311 | 34.016502 | -118.496811 | 2024-01-07
    2325 | AMC Metreon 16 | AMC | 16 | IMAX, Dolby, RealD 3D | San Francisco
      | 135 Fourth Street | San Francisco | CA | 94103-3045 | 37.784402 | -122.403411
    2327 | AMC Kabuki 8 | AMC | 8 |  | San Francisco
      | 1881 Post Street | San Francisco | CA | 94115-3603 | 37.785011 | -122.432802
    2330 | AMC Bay Street 16 | AMC | 16 | IMAX, Dolby, RealD 3D | San Francisco
      | 5614 Bay Street | Emeryville | CA | 94608-2410 | 37.833902 | -122.292411
    2281 | AMC Pacific Place 11 | AMC | 11 | IMAX | Seattle
      | 600 Pine Street | Seattle | WA | 98101-3709 | 47.612811 | -122.335502
    2284 | AMC DINE-IN Seattle 10 | DIT | 10 |  | Seattle
      | 4500 Ninth Avenue Northeast | Seattle | WA | 98105-4762 | 47.661211 | -122.319402
    2287 | AMC Southcenter 16 | AMC | 16 | IMAX, Dolby, RealD 3D | Seattle
      | 3600 Southcenter Mall | Tukwila | WA | 98188-2809 | 47.458102 | -122.259011
    """#
}
