import TestSupport
// SPDX-License-Identifier: MIT
import Testing

@testable import ContractGenerator

@Suite("The TypeScript client's generated parts", .timeLimit(.minutes(5)))
struct TypeScriptTests {
  @Test("A method that is added to the contract is a typed function of its namespace, with docs, and is exported")
  func method() throws {
    let source = try smallContract(models: ["Film": film], methods: getFilm)
    let module = try module("filmsMethods", of: source)
    expect(module.contains(#"import type { Film } from "./film.js";"#))
    expect(
      module.contains(
        """
        /** The params of `films/get`. */
        export interface FilmsGetParams extends CallParameters {
          /** Which. At least `1`. */
          id: number;
        }
        """))
    expect(
      module.contains(
        """
          /**
           * Gives one film. By id.
           *
           * @throws `InvalidParamsError`.
           */
          get(params: FilmsGetParams, options: CallOptions = {}): Promise<Film> {
            return this.#caller.call("films/get", params, options);
          }
        """))
    expect(try self.module("methods", of: source).contains("readonly films = new FilmsMethods(this);"))
    expect(try self.module("index", of: source).contains(#"export * from "./filmsMethods.js";"#))
  }

  @Test("A list method gives a list of its rows, and takes the list's parameters")
  func list() throws {
    let method =
      #"[{"name": "films/all", "summary": "S.", "description": "D.", "params": [], "x-rows": "Film", "examples": []}]"#
    let module = try module("filmsMethods", of: smallContract(models: ["Film": film], methods: method))
    expect(module.contains("export interface FilmsAllParams extends ListParameters, CallParameters {}"))
    expect(module.contains("all(params: FilmsAllParams = {}, options: ListOptions = {}): List<Film> {"))
    expect(module.contains(#"return new List(this.#caller, "films/all", params, options);"#))
  }

  @Test("A method that tells what it knows so far takes a callback for it")
  func partial() throws {
    let method = getFilm.replacing(#""result""#, with: #""x-partial": "Film", "result""#)
    let module = try module("filmsMethods", of: smallContract(models: ["Film": film], methods: method))
    expect(module.contains("get(params: FilmsGetParams, options: PartialOptions<Film> = {}): Promise<Film> {"))
  }

  @Test("A list that tells what it knows of its rows before the pages takes a callback for it")
  func partialList() throws {
    let method = #"""
      [{"name": "films/all", "summary": "S.", "description": "D.", "params": [], "x-rows": "Film", "x-partial": "Film",
        "examples": []}]
      """#
    let module = try module("filmsMethods", of: smallContract(models: ["Film": film], methods: method))
    expect(module.contains("all(params: FilmsAllParams = {}, options: PartialListOptions<Film> = {}): List<Film> {"))
    expect(module.contains(#"import { List, type PartialListOptions } from "../list.js";"#))
  }

  @Test("A method that sends parts of its own gives events")
  func feed() throws {
    let method = getFilm.replacing(#""result""#, with: #""x-parts": {"event": "Film"}, "result""#)
    let module = try module("filmsMethods", of: smallContract(models: ["Film": film], methods: method))
    expect(module.contains("get(params: FilmsGetParams, options: FeedOptions = {}): WatchFeed {"))
    expect(module.contains(#"return new WatchFeed(this.#caller, "films/get", params, options);"#))
  }

  @Test("Rules between parameters are types")
  func exclusions() throws {
    let method = getFilm.replacing(
      #""params": [{"#,
      with: #""x-exactlyOneOf": [["id", "slug"]], "x-requires": {"city": ["state"]}, "params": [{"#)
    let module = try module("filmsMethods", of: smallContract(models: ["Film": film], methods: method))
    expect(
      module.contains(
        """
        export type FilmsGetParams = FilmsGetMembers &
          ExactlyOne<FilmsGetMembers, "id" | "slug"> &
          Needs<FilmsGetMembers, "city", "state">;
        """))
    expect(module.contains("get(params: FilmsGetParams, "))
  }

  @Test("A model is an interface whose members tell their units; an enumeration is a union")
  func models() throws {
    let format = #"{"title": "Format", "description": "A format.", "type": "string", "enum": ["imax", "70 mm"]}"#
    let source = try smallContract(models: ["Film": film, "Format": format])
    expect(
      try module("film", of: source).contains(
        """
        /** A film. */
        export interface Film {
          /** What it is called. */
          title: string;
          /** How long it runs. In minutes. */
          minutes?: number;
        }
        """))
    expect(try module("format", of: source).contains(#"export type Format = "imax" | "70 mm";"#))
  }

  @Test("A kind of error is a class, and the table finds it by its name")
  func errors() throws {
    let module = try module("errors", of: smallContract())
    expect(
      module.contains("/** It failed. Code -32015. */\nexport class UpstreamFailedError extends UpstreamError {}"))
    expect(module.contains(#"declare readonly data: ErrorData & Required<Pick<ErrorData, "path">>;"#))
    expect(module.contains("upstreamFailed: { code: -32015, retryable: true, type: UpstreamFailedError },"))
  }

  @Test("What the server sends on its own is known by name")
  func notifications() throws {
    let notification = """
      [{"name": "films/didChange", "sender": "server", "summary": "S.", "description": "D.",
        "params": {"$ref": "#/components/schemas/Film"}, "examples": []}]
      """
    let source = try smallContract(models: ["Film": film], notifications: notification)
    let module = try module("notifications", of: source)
    expect(module.contains("  /** S. D. */\n  \"films/didChange\": Film;"))
    expect(module.contains("= [\n  \"films/didChange\",\n];"))
  }

  @Test("Words can't end the comment that holds them")
  func comments() throws {
    let source = try smallContract(models: ["Film": film.replacing("A film.", with: "A */ film.")])
    expect(try module("film", of: source).contains("/** A *\\/ film. */"))
  }

  private func module(_ name: String, of source: ContractSource) throws -> String {
    let path = "\(TypeScriptEmitter.folder)/\(name).ts"
    return try #require(try TypeScriptEmitter(source: source).files().first { $0.path == path }).text
  }
}
