// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

// Presentation: answers that come ready to be shown.
//
//     x-view of schema/models ──generate──▶ schema/views.json ──▶ Views ─┐
//     an answer's JSON, the request, the user's settings ──────────────┴▶ Presenter ──▶ the member `presentation`
//
// It knows no feature and no type of a row: what an answer's members mean to people is declared beside the models. The
// few formats that can't be declared are in CellText, each as one function; what can be done next is in NextRequests;
// an auditorium is in HallForm.

/// What a presentation depends on besides the request and its answer.
public struct PresentationContext: Sendable {
  /// The user's settings.
  public var settings: UserSettings
  /// The language of the answer's texts; nil for the provider's default.
  public var language: Language?
  /// The country whose dates and offers count; nil for the default.
  public var region: Region?
  /// The time.
  public var now: Instant
  /// The hosts of pages that may be opened, with all hosts below them.
  public var hosts: [String]
  /// The user's clock at a time, for times that no place has: its offset, and what it is called.
  public var clock: @Sendable (Instant) -> (offset: UTCOffset, name: String)

  public init(
    settings: UserSettings, language: Language?, region: Region?, now: Instant, hosts: [String],
    clock: @escaping @Sendable (Instant) -> (offset: UTCOffset, name: String)
  ) {
    self.settings = settings
    self.language = language
    self.region = region
    self.now = now
    self.hosts = hosts
    self.clock = clock
  }

  /// The user's day.
  var today: Day { now.day(at: clock(now).offset) }
}

/// Presents the answers of one request: its pages, its other parts and its result.
public struct Presenter: Sendable {
  let views: Views
  let view: MethodView
  /// The request's params by name, without the tokens.
  let params: [RequestParameter]
  /// The names of the parameters that the method takes.
  let names: [String]
  let context: PresentationContext

  /// - Parameters:
  ///   - params: an object or an array; nil for none.
  ///   - names: the names of the method's parameters by position.
  /// - Returns: nil for a method whose answers have no presentation.
  public init?(method: String, params: JSONValue?, names: [String], context: PresentationContext) {
    self.init(method: method, params: params, names: names, context: context, views: .all)
  }

  init?(method: String, params: JSONValue?, names: [String], context: PresentationContext, views: Views) {
    guard let view = views.methods[method] else { return nil }
    self.views = views
    self.view = view
    self.context = context
    self.names = names
    let named: [(name: String, value: JSONValue)] =
      switch params?.kind {
      case .object: params?.members.map { ($0.name, $0.value) } ?? []
      case .array: zip(names, params?.elements.map { $0 } ?? []).map { ($0, $1) }
      default: []
      }
    self.params = named.filter { !$0.value.isNull && names.contains($0.name) }
      .map { RequestParameter(name: $0.name, value: RawJSON($0.value)) }
  }

  /// An answer with its presentation as its last member.
  public func presented(_ answer: RawJSON) -> RawJSON {
    guard answer.bytes.last == UInt8(ascii: "}") else { return answer }
    let presentation = presentation(of: answer.value)
    return RawJSON { writer in
      writer.object { writer in
        writer.members(RawMembers(answer))
        writer.member("presentation", presentation)
      }
    }
  }

  /// The presentation of an answer, a page or another part of one.
  public func presentation(of answer: JSONValue) -> RawJSON {
    Wording.$current.withValue(context.settings.wording(on: context.today)) {
      RawJSON { writer in AnswerForm(self, answer).write(to: &writer) }
    }
  }
}
