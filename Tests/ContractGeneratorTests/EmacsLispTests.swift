import TestSupport
// SPDX-License-Identifier: MIT
import Testing

@testable import ContractGenerator

@Suite("The Emacs client's functions", .timeLimit(.minutes(5)))
struct EmacsLispTests {
  @Test("A method that is added to the contract is a documented function with keywords")
  func method() throws {
    let code = try emacsLisp(smallContract(models: ["Film": film], methods: getFilm))
    expect(
      code.contains(
        #"""
        (cl-defun marquee-films-get
            (&key id then else)
          "Give one film.

        By id.

        ID: Which.  (required)

        The result is a plist: Film.
        THEN, ELSE: see `marquee-request'."
          (marquee-request
           "films/get"
           (list :id id)
           :then then :else else))
        """#))
  }

  @Test("A list method streams, and takes the parameters of lists and calls")
  func list() throws {
    let code = try emacsLisp(
      smallContract(
        models: ["Film": film],
        methods: """
          [{"name": "films/nowPlaying", "summary": "Lists films.", "description": "All.", "params": [],
            "x-rows": "Film", "examples": []}]
          """,
        call: #"[{"name": "timeoutSeconds", "description": "How long.", "schema": {"type": "integer"}}]"#,
        list: #"[{"name": "pageSize", "description": "How many.", "schema": {"type": "integer", "default": 20}}]"#))
    expect(code.contains("(cl-defun marquee-films-now-playing\n    (&key page-size timeout-seconds then else on-page"))
    expect(code.contains("(marquee-stream\n   \"films/nowPlaying\"\n   (list :pageSize page-size "))
    expect(code.contains("'(:page-size)\n  \"Keywords"))
    expect(code.contains("PAGE-SIZE: How many.  (default: 20)"))
  }

  @Test("A kind of error is a condition below the one that says whose it is")
  func errors() throws {
    let code = try emacsLisp(smallContract())
    expect(code.contains("(define-error 'marquee-invalid-params \"No\"\n  'marquee-error)"))
    expect(code.contains("(define-error 'marquee-upstream-failed \"No\"\n  'marquee-upstream-error)"))
  }

  @Test("What the connection says by itself has no function")
  func ownMethods() throws {
    let code = try emacsLisp(
      smallContract(models: ["Film": film], methods: getFilm.replacing("films/get", with: "shutdown")))
    expect(!code.contains("marquee-shutdown"))
  }

  @Test("Quotes, backslashes and a parenthesis at the start of a line don't end or confuse a documentation string")
  func escaping() {
    expect(EmacsLisp.documentation("Say \"a\\b\".", "(Or not.)", items: []) == #""Say \"a\\b\".\#n\#n\(Or not.)""#)
  }

  @Test(
    "A summary becomes an order",
    arguments: [
      ("Lists all.", "List all."), ("Tries it.", "Try it."), ("Fetches it.", "Fetch it."), ("Makes it.", "Make it."),
      ("Passes on.", "Pass on."), ("Ask.", "Ask."),
    ])
  func imperative(summary: String, order: String) {
    expect(EmacsLisp.imperative(summary) == order)
  }

  private func emacsLisp(_ source: ContractSource) throws -> String {
    try #require(EmacsLispEmitter(source: source).files().first).text
  }
}
