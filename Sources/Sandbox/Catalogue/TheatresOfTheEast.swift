// SPDX-License-Identifier: MIT
/// Theatres by market, from Boston to Miami.
enum TheatresOfTheEast {
  static let json: StaticString = #"""
    [
    {"market": "New York", "marketID": 101, "zone": "EASTERN TIME", "theatres": [
      {"id": 2114, "name": "AMC Empire 25", "brand": "AMC", "auditoriums": 25,
       "address": "234 West 42nd Street", "city": "New York", "state": "NY", "postalCode": "10036-7215",
       "latitude": 40.756731, "longitude": -73.988822, "formats": ["IMAX", "Dolby", "RealD 3D"]},
      {"id": 2111, "name": "AMC Lincoln Square 13", "brand": "AMC", "auditoriums": 13,
       "address": "1998 Broadway", "city": "New York", "state": "NY", "postalCode": "10023-5936",
       "latitude": 40.775046, "longitude": -73.981834, "formats": ["IMAX", "Dolby"]},
      {"id": 2115, "name": "AMC Village 7", "brand": "AMC", "auditoriums": 7,
       "address": "66 Third Avenue", "city": "New York", "state": "NY", "postalCode": "10003-5514",
       "latitude": 40.730539, "longitude": -73.988402, "formats": ["RealD 3D"]},
      {"id": 2117, "name": "AMC 84th Street 6", "brand": "AMC", "auditoriums": 6,
       "address": "2310 Broadway", "city": "New York", "state": "NY", "postalCode": "10024-4311",
       "latitude": 40.786712, "longitude": -73.977836, "formats": []},
      {"id": 2118, "name": "AMC Magic Johnson Harlem 9", "brand": "AMC", "auditoriums": 9,
       "address": "2309 Frederick Douglass Boulevard", "city": "New York", "state": "NY", "postalCode": "10027-5701",
       "latitude": 40.809651, "longitude": -73.951504, "formats": ["RealD 3D"]}
    ]},
    {"market": "Boston", "marketID": 103, "zone": "EASTERN TIME", "theatres": [
      {"id": 2650, "name": "AMC Boston Common 19", "brand": "AMC", "auditoriums": 19,
       "address": "175 Tremont Street", "city": "Boston", "state": "MA", "postalCode": "02111-1006",
       "latitude": 42.352727, "longitude": -71.064318, "formats": ["IMAX", "Dolby", "RealD 3D"]},
      {"id": 2655, "name": "AMC Causeway 13", "brand": "AMC", "auditoriums": 13,
       "address": "60 Causeway Street", "city": "Boston", "state": "MA", "postalCode": "02114-2115",
       "latitude": 42.366302, "longitude": -71.060709, "formats": ["Dolby", "RealD 3D"]},
      {"id": 2657, "name": "AMC Assembly Row 12", "brand": "AMC", "auditoriums": 12,
       "address": "395 Artisan Way", "city": "Somerville", "state": "MA", "postalCode": "02145-1445",
       "latitude": 42.394422, "longitude": -71.078712, "formats": ["IMAX", "Dolby"]}
    ]},
    {"market": "Philadelphia", "marketID": 110, "zone": "EASTERN TIME", "theatres": [
      {"id": 2340, "name": "AMC DINE-IN Fashion District 8", "brand": "DIT", "auditoriums": 8,
       "address": "1001 Market Street", "city": "Philadelphia", "state": "PA", "postalCode": "19107-3012",
       "latitude": 39.951641, "longitude": -75.157021, "formats": ["RealD 3D"]},
      {"id": 72, "name": "AMC Deptford 8", "brand": "AMC", "auditoriums": 8,
       "address": "1740 Clements Bridge Road", "city": "Deptford", "state": "NJ", "postalCode": "08096-2010",
       "latitude": 39.829812, "longitude": -75.097811, "formats": ["Dolby"]}
    ]},
    {"market": "Atlanta", "marketID": 115, "zone": "EASTERN TIME", "theatres": [
      {"id": 431, "name": "AMC Phipps Plaza 14", "brand": "AMC", "auditoriums": 14,
       "address": "3500 Peachtree Road Northeast", "city": "Atlanta", "state": "GA", "postalCode": "30326-1222",
       "latitude": 33.852614, "longitude": -84.362031, "formats": ["IMAX", "Dolby", "RealD 3D"]},
      {"id": 433, "name": "AMC DINE-IN Buckhead 6", "brand": "DIT", "auditoriums": 6,
       "address": "3340 Peachtree Road Northeast", "city": "Atlanta", "state": "GA", "postalCode": "30326-1000",
       "latitude": 33.846502, "longitude": -84.370012, "formats": []},
      {"id": 437, "name": "AMC Southlake 24", "brand": "AMC", "auditoriums": 24,
       "address": "7065 Mount Zion Circle", "city": "Morrow", "state": "GA", "postalCode": "30260-3404",
       "latitude": 33.569711, "longitude": -84.334902, "formats": ["RealD 3D"]}
    ]},
    {"market": "Miami", "marketID": 116, "zone": "EASTERN TIME", "theatres": [
      {"id": 460, "name": "AMC Aventura 24", "brand": "AMC", "auditoriums": 24,
       "address": "19501 Biscayne Boulevard", "city": "Aventura", "state": "FL", "postalCode": "33180-2337",
       "latitude": 25.956512, "longitude": -80.142504, "formats": ["IMAX", "Dolby", "RealD 3D"]},
      {"id": 462, "name": "AMC Tamiami 18", "brand": "AMC", "auditoriums": 18,
       "address": "11865 Southwest 26th Street", "city": "Miami", "state": "FL", "postalCode": "33175-2401",
       "latitude": 25.746402, "longitude": -80.386211, "formats": ["RealD 3D"]},
      {"id": 464, "name": "AMC Sunset Place 24", "brand": "AMC", "auditoriums": 24,
       "address": "5701 Sunset Drive", "city": "South Miami", "state": "FL", "postalCode": "33143-5358",
       "latitude": 25.705014, "longitude": -80.286531, "formats": [], "closedSince": "2024-01-07"}
    ]},
    {"market": "Columbus", "marketID": 118, "zone": "EASTERN TIME", "theatres": [
      {"id": 514, "name": "AMC Lennox Town Center 24", "brand": "AMC", "auditoriums": 24,
       "address": "777 Kinnear Road", "city": "Columbus", "state": "OH", "postalCode": "43212-1441",
       "latitude": 39.996904, "longitude": -83.041712, "formats": ["IMAX", "Dolby", "RealD 3D"]},
      {"id": 518, "name": "AMC CLASSIC Dublin Village 12", "brand": "Classic", "auditoriums": 12,
       "address": "6700 Village Parkway", "city": "Dublin", "state": "OH", "postalCode": "43017-2073",
       "latitude": 40.102511, "longitude": -83.092612, "formats": []}
    ]}
    ]
    """#
}
