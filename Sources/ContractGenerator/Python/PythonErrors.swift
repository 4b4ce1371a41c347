// SPDX-License-Identifier: MIT
import JSON

/// Writes an exception class for each kind of error, and the table that maps kinds to classes.
struct PythonErrors {
  let errors: [ErrorEntry]

  /// `notFound` becomes `NotFoundError`, `parseError` becomes `ParseError`: names of exceptions end in "Error" (PEP 8).
  static func className(of error: ErrorEntry) -> String {
    let name = Names.type(error.kind)
    return name.hasSuffix("Error") ? name : name + "Error"
  }

  func write() -> String {
    var code = CodeWriter(step: 4)
    for error in errors {
      let base = error.scope == .upstream ? "UpstreamError" : "RPCError"
      code.indented("class \(Self.className(of: error))(\(base)):") { code in
        let retry = error.isRetryable ? "The same request may succeed later." : ""
        code.docstring([error.message, "\(error.description) \(retry) (``\(error.kind)``, \(error.code))"])
      }
      code.line()
      code.line()
    }
    code.indented("ERRORS: dict[str, type[RPCError]] = {", closing: "}") { code in
      for error in errors { code.line("\"\(error.kind)\": \(Self.className(of: error)),") }
    }
    code.docstring(["The exceptions, by the kind that an error's data names."])
    code.line()
    code.exports(["ERRORS"] + errors.map(Self.className))
    return code.text
  }
}
