// SPDX-License-Identifier: MIT
/// Theatres by market, from the Mississippi to the Pacific.
enum TheatresOfTheWest {
  static let json: StaticString = #"""
    [
    {"market": "Chicago", "marketID": 104, "zone": "CENTRAL TIME", "theatres": [
      {"id": 133, "name": "AMC River East 21", "brand": "AMC", "auditoriums": 21,
       "address": "322 East Illinois Street", "city": "Chicago", "state": "IL", "postalCode": "60611-4310",
       "latitude": 41.891032, "longitude": -87.618911, "formats": ["IMAX", "Dolby", "RealD 3D"]},
      {"id": 137, "name": "AMC DINE-IN Block 37", "brand": "DIT", "auditoriums": 11,
       "address": "108 North State Street", "city": "Chicago", "state": "IL", "postalCode": "60602-2302",
       "latitude": 41.883814, "longitude": -87.628702, "formats": ["Dolby"]},
      {"id": 139, "name": "AMC NEWCITY 14", "brand": "AMC", "auditoriums": 14,
       "address": "1500 North Clybourn Avenue", "city": "Chicago", "state": "IL", "postalCode": "60610-7312",
       "latitude": 41.910602, "longitude": -87.647921, "formats": ["IMAX", "Dolby"]}
    ]},
    {"market": "Kansas City", "marketID": 108, "zone": "CENTRAL TIME", "theatres": [
      {"id": 38, "name": "AMC Town Center 20", "brand": "AMC", "auditoriums": 20,
       "address": "11701 Nall Avenue", "city": "Leawood", "state": "KS", "postalCode": "66211-2025",
       "latitude": 38.915847, "longitude": -94.647789, "formats": ["IMAX", "Dolby", "RealD 3D"]},
      {"id": 610, "name": "AMC DINE-IN Studio 28", "brand": "DIT", "auditoriums": 28,
       "address": "12075 South Strang Line Road", "city": "Olathe", "state": "KS", "postalCode": "66062-5256",
       "latitude": 38.907652, "longitude": -94.767361, "formats": ["IMAX", "RealD 3D"]},
      {"id": 25, "name": "AMC Ward Parkway 14", "brand": "AMC", "auditoriums": 14,
       "address": "8600 Ward Parkway", "city": "Kansas City", "state": "MO", "postalCode": "64114-2601",
       "latitude": 38.971202, "longitude": -94.607021, "formats": ["Dolby"]},
      {"id": 118, "name": "AMC BarryWoods 24", "brand": "AMC", "auditoriums": 24,
       "address": "8101 Northwest Roanridge Road", "city": "Kansas City", "state": "MO", "postalCode": "64151-1370",
       "latitude": 39.246811, "longitude": -94.657702, "formats": ["IMAX", "RealD 3D"]},
      {"id": 8, "name": "AMC Empire 4", "brand": "AMC", "auditoriums": 4,
       "address": "1228 Main Street", "city": "Kansas City", "state": "MO", "postalCode": "64105-2110",
       "latitude": 39.099702, "longitude": -94.583512, "formats": [], "closedSince": "1981-09-24"}
    ]},
    {"market": "St. Louis", "marketID": 107, "zone": "CENTRAL TIME", "theatres": [
      {"id": 6, "name": "AMC Esquire 7", "brand": "AMC", "auditoriums": 7,
       "address": "6706 Clayton Road", "city": "Saint Louis", "state": "MO", "postalCode": "63117-1604",
       "latitude": 38.634182, "longitude": -90.316645, "formats": []},
      {"id": 7, "name": "AMC CLASSIC Chesterfield 14", "brand": "Classic", "auditoriums": 14,
       "address": "3000 Chesterfield Mall", "city": "Chesterfield", "state": "MO", "postalCode": "63017-4810",
       "latitude": 38.660412, "longitude": -90.562211, "formats": ["RealD 3D"]}
    ]},
    {"market": "Dallas / Ft. Worth", "marketID": 113, "zone": "CENTRAL TIME", "theatres": [
      {"id": 2431, "name": "AMC NorthPark 15", "brand": "AMC", "auditoriums": 15,
       "address": "8687 North Central Expressway", "city": "Dallas", "state": "TX", "postalCode": "75225-4401",
       "latitude": 32.868711, "longitude": -96.773302, "formats": ["IMAX", "Dolby", "RealD 3D"]},
      {"id": 175, "name": "AMC DINE-IN Grapevine Mills 30", "brand": "DIT", "auditoriums": 30,
       "address": "3150 Grapevine Mills Parkway", "city": "Grapevine", "state": "TX", "postalCode": "76051-0977",
       "latitude": 32.965511, "longitude": -97.040702, "formats": ["IMAX", "RealD 3D"]},
      {"id": 179, "name": "AMC Stonebriar 24", "brand": "AMC", "auditoriums": 24,
       "address": "2601 Preston Road", "city": "Frisco", "state": "TX", "postalCode": "75034-9434",
       "latitude": 33.100512, "longitude": -96.811021, "formats": ["IMAX", "Dolby"]}
    ]},
    {"market": "Houston", "marketID": 112, "zone": "CENTRAL TIME", "theatres": [
      {"id": 2475, "name": "AMC Houston 8", "brand": "AMC", "auditoriums": 8,
       "address": "510 Texas Avenue", "city": "Houston", "state": "TX", "postalCode": "77002-2705",
       "latitude": 29.762402, "longitude": -95.363011, "formats": ["Dolby"]},
      {"id": 2478, "name": "AMC First Colony 24", "brand": "AMC", "auditoriums": 24,
       "address": "3301 Town Center Boulevard South", "city": "Sugar Land", "state": "TX", "postalCode": "77479-2376",
       "latitude": 29.594612, "longitude": -95.621302, "formats": ["IMAX", "RealD 3D"]},
      {"id": 2480, "name": "AMC Gulf Pointe 30", "brand": "AMC", "auditoriums": 30,
       "address": "11801 South Sam Houston Parkway East", "city": "Houston", "state": "TX", "postalCode": "77089-4700",
       "latitude": 29.596602, "longitude": -95.215612, "formats": ["IMAX", "Dolby", "RealD 3D"]}
    ]},
    {"market": "Denver", "marketID": 102, "zone": "MOUNTAIN TIME", "theatres": [
      {"id": 92, "name": "AMC Westminster Promenade 24", "brand": "AMC", "auditoriums": 24,
       "address": "10655 Westminster Boulevard", "city": "Westminster", "state": "CO", "postalCode": "80020-4175",
       "latitude": 39.890311, "longitude": -105.074702, "formats": ["IMAX", "Dolby", "RealD 3D"]},
      {"id": 2502, "name": "AMC 9+CO 10", "brand": "AMC", "auditoriums": 10,
       "address": "826 Albion Street", "city": "Denver", "state": "CO", "postalCode": "80220-4803",
       "latitude": 39.730302, "longitude": -104.939711, "formats": ["Dolby"]}
    ]},
    {"market": "Phoenix", "marketID": 111, "zone": "MOUNTAIN TIME", "savesDaylight": false, "theatres": [
      {"id": 99, "name": "AMC DINE-IN Esplanade 14", "brand": "DIT", "auditoriums": 14,
       "address": "2515 East Camelback Road", "city": "Phoenix", "state": "AZ", "postalCode": "85016-4219",
       "latitude": 33.508302, "longitude": -112.029011, "formats": ["Dolby"]},
      {"id": 94, "name": "AMC Ahwatukee 24", "brand": "AMC", "auditoriums": 24,
       "address": "4915 East Ray Road", "city": "Phoenix", "state": "AZ", "postalCode": "85044-6404",
       "latitude": 33.320611, "longitude": -111.979002, "formats": ["RealD 3D"]},
      {"id": 2519, "name": "AMC Westgate 20", "brand": "AMC", "auditoriums": 20,
       "address": "9400 West Hanna Lane", "city": "Glendale", "state": "AZ", "postalCode": "85305-2206",
       "latitude": 33.534702, "longitude": -112.261011, "formats": ["IMAX", "Dolby", "RealD 3D"]}
    ]},
    {"market": "Los Angeles", "marketID": 105, "zone": "PACIFIC TIME", "theatres": [
      {"id": 2703, "name": "AMC Century City 15", "brand": "AMC", "auditoriums": 15,
       "address": "10250 Santa Monica Boulevard", "city": "Los Angeles", "state": "CA", "postalCode": "90067-6404",
       "latitude": 34.059312, "longitude": -118.419802, "formats": ["IMAX", "Dolby", "RealD 3D"]},
      {"id": 2705, "name": "AMC Burbank 16", "brand": "AMC", "auditoriums": 16,
       "address": "125 East Palm Avenue", "city": "Burbank", "state": "CA", "postalCode": "91502-1823",
       "latitude": 34.183611, "longitude": -118.309802, "formats": ["IMAX", "Dolby", "RealD 3D"]},
      {"id": 2707, "name": "AMC Burbank Town Center 8", "brand": "AMC", "auditoriums": 8,
       "address": "201 East Magnolia Boulevard", "city": "Burbank", "state": "CA", "postalCode": "91502-1153",
       "latitude": 34.184502, "longitude": -118.308112, "formats": []},
      {"id": 2711, "name": "AMC The Grove 14", "brand": "AMC", "auditoriums": 14,
       "address": "189 The Grove Drive", "city": "Los Angeles", "state": "CA", "postalCode": "90036-6221",
       "latitude": 34.072211, "longitude": -118.357602, "formats": ["Dolby"]},
      {"id": 2715, "name": "AMC Santa Monica 7", "brand": "AMC", "auditoriums": 7,
       "address": "1310 Third Street Promenade", "city": "Santa Monica", "state": "CA", "postalCode": "90401-1311",
       "latitude": 34.016502, "longitude": -118.496811, "formats": [], "closedSince": "2024-01-07"}
    ]},
    {"market": "San Francisco", "marketID": 106, "zone": "PACIFIC TIME", "theatres": [
      {"id": 2325, "name": "AMC Metreon 16", "brand": "AMC", "auditoriums": 16,
       "address": "135 Fourth Street", "city": "San Francisco", "state": "CA", "postalCode": "94103-3045",
       "latitude": 37.784402, "longitude": -122.403411, "formats": ["IMAX", "Dolby", "RealD 3D"]},
      {"id": 2327, "name": "AMC Kabuki 8", "brand": "AMC", "auditoriums": 8,
       "address": "1881 Post Street", "city": "San Francisco", "state": "CA", "postalCode": "94115-3603",
       "latitude": 37.785011, "longitude": -122.432802, "formats": []},
      {"id": 2330, "name": "AMC Bay Street 16", "brand": "AMC", "auditoriums": 16,
       "address": "5614 Bay Street", "city": "Emeryville", "state": "CA", "postalCode": "94608-2410",
       "latitude": 37.833902, "longitude": -122.292411, "formats": ["IMAX", "Dolby", "RealD 3D"]}
    ]},
    {"market": "Seattle", "marketID": 109, "zone": "PACIFIC TIME", "theatres": [
      {"id": 2281, "name": "AMC Pacific Place 11", "brand": "AMC", "auditoriums": 11,
       "address": "600 Pine Street", "city": "Seattle", "state": "WA", "postalCode": "98101-3709",
       "latitude": 47.612811, "longitude": -122.335502, "formats": ["IMAX"]},
      {"id": 2284, "name": "AMC DINE-IN Seattle 10", "brand": "DIT", "auditoriums": 10,
       "address": "4500 Ninth Avenue Northeast", "city": "Seattle", "state": "WA", "postalCode": "98105-4762",
       "latitude": 47.661211, "longitude": -122.319402, "formats": []},
      {"id": 2287, "name": "AMC Southcenter 16", "brand": "AMC", "auditoriums": 16,
       "address": "3600 Southcenter Mall", "city": "Tukwila", "state": "WA", "postalCode": "98188-2809",
       "latitude": 47.458102, "longitude": -122.259011, "formats": ["IMAX", "Dolby", "RealD 3D"]}
    ]}
    ]
    """#
}
