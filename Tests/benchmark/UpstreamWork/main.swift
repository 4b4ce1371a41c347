// SPDX-License-Identifier: MIT

// What it costs to turn an upstream's page of 20 movies into the bytes of the response, compared with the usual way:
// decode into Codable structs, map, encode. Prints the microseconds of both as one JSON object.
//
// usage: UpstreamWork ROUNDS PAGES medians over the rounds, in alternation, each of this many pages

import JSON

/// The microseconds per call, over `count` calls.
func microseconds(_ count: Int, _ answer: () throws -> [UInt8]) throws -> Double {
  var bytes = 0
  let duration = try ContinuousClock().measure { for _ in 0..<count { bytes += try answer().count } }
  // Use the result, or the optimizer might drop the work.
  guard bytes > 0 else { throw Disagreement("there is no answer") }
  return duration / .microseconds(1) / Double(count)
}

let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let (rounds, pages) = arguments.count == 2 ? (max(1, arguments[0]), max(1, arguments[1])) : (5, 500)

let payload = Payload.page(movies: 20)
let way = try OurWay(payload)
let usual = UsualWay(payload)
try requireSameMovies(way.answer(), usual.answer())

var ours: [Double] = []
var theirs: [Double] = []
for _ in 0..<rounds {
  ours.append(try microseconds(pages, way.answer))
  theirs.append(try microseconds(pages, usual.answer))
}
print(
  RawJSON { writer in
    writer.object { writer in
      writer.member("payloadBytes", payload.count)
      writer.member("marqueeMicroseconds", ours.sorted()[rounds / 2])
      writer.member("codableMicroseconds", theirs.sorted()[rounds / 2])
    }
  })
