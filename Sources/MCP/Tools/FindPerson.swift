// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

/// `find_person`: a person by name, with the films and shows that they worked on.
enum FindPerson {
  static let tool = Tool(ToolDocument.findPerson) { arguments, context throws(RPCError) in
    let arguments = try Arguments(params: arguments)
    let found = try await people(arguments.name, context)
    guard found.ids.count == 1 else { return list(found.people, context) }
    return try await content(of: found.ids[0], arguments, context)
  }

  struct Arguments: ParameterReadable {
    static var parameterNames: [String] { ["name", "departments", "limit"] }

    let name: String
    let departments: [String]?
    let limit: Int

    init(_ reader: inout ParameterReader) throws(RPCError) {
      name = try reader.required("name", Check<String>.length(1...200), .saysSomething)
      departments = try reader.optional("departments")
      limit = try reader.optional("limit", Check<Int>.range(1...100)) ?? 20
    }
  }

  /// The people who have the name; of an id nothing else is known yet.
  private typealias Found = (ids: [EntityID], people: [Person])

  /// The only one who has exactly this name, or else all that the search has.
  private static func people(_ name: String, _ context: FeatureContext) async throws(RPCError) -> Found {
    if let reference = EntityReference(pasted: name) {
      guard let id = reference.id(of: .person) else {
        throw .invalid("name", expected: "a name, or an id such as \(EntityKind.person.examples)", got: name)
      }
      return ([id], [])
    }
    guard let query = Query(name) else { return ([], []) }
    let params = SearchPeople.Params(query: query, list: ListOptions(pageSize: 8))
    let people = try await context.contract.page(SearchPeople.self, params).items.values
    let exact = people.filter { $0.name.bare == name.bare }
    let found = exact.isEmpty ? people : exact
    return (found.map(\.id), found)
  }

  private static func list(_ people: [Person], _ context: FeatureContext) -> ResultContent {
    var content = ResultContent()
    content.add(
      "note",
      people.isEmpty
        ? "Nobody of this name is known. Try another spelling." : "Several have this name: call again with an id.")
    guard !people.isEmpty else { return content }
    let words = people.map { person in
      let works = TextValue.names(person.knownFor?.map(\.title), limit: 3)
      return [person.name, person.department, works, person.id.description].compactMap(\.self).joined(separator: " · ")
    }
    content.add(ResultContent.Member("people", words))
    let list = RawJSON(members: ["items": RawJSON(writing: people)])
    let text = PresentedText(list, of: SearchPeople.name, .emptyObject, in: context.contract)
    for line in text.table() { content += line }
    return content
  }

  private static func content(
    of id: EntityID, _ arguments: Arguments, _ context: FeatureContext
  ) async throws(RPCError) -> ResultContent {
    let params = RawJSON(members: ["id": id])
    guard let person = try await context.contract.result(of: PeopleGet.name, params, LocalObserver()) as? Person else {
      throw RPCError(.internalError, "\(PeopleGet.name) returned no person")
    }
    var content = ResultContent()
    let text = PresentedText(RawJSON(writing: person), of: PeopleGet.name, params, in: context.contract)
    content.add(
      "\(text.title) · \(person.id)",
      [
        ResultContent.Member("name", person.name), person.department.map { ResultContent.Member("department", $0) },
        ResultContent.Member("id", person.id.description),
      ])
    for fact in text.facts(excluding: []) { content += fact }
    let birth = TextValue.names([person.birthday?.description, person.placeOfBirth].compactMap(\.self))
    for (name, value) in [("born", birth), ("died", person.deathday?.description)] {
      if let value { content.add(ResultContent.Member(name, value)) }
    }
    content.add("biography", person.biography.map { TextValue.quotation($0, to: 300) })
    let work = RawJSON(members: [
      "id": id, "departments": arguments.departments, "pageSize": arguments.limit,
    ])
    guard let credits = try await context.contract.result(of: PeopleCredits.name, work, LocalObserver()),
      let list = ListContent(credits, from: PeopleCredits.name, work, in: context.contract)
    else { return content }
    let total = (credits as? any AnyPage)?.totalResults ?? 0
    let (rows, shown) = list.content { _ in nil }
    content += rows
    if shown < total, shown == arguments.limit {
      content.add("more", "There are more: call again with a larger limit.")
    }
    return content
  }
}
