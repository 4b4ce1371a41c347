// SPDX-License-Identifier: MIT
import JSON

/// Writes a class for each kind of error, and the table that maps kinds to classes.
struct TypeScriptErrors {
  let source: ContractSource

  func module() -> TypeScriptModule {
    var module = TypeScriptModule(name: "errors")
    module.imports = [
      "import { RequestError, UpstreamError } from \"../errors.js\";",
      "import type { ErrorData } from \"./errorObject.js\";",
    ]
    for error in source.errors {
      module.code.gap()
      write(error, to: &module.code)
    }
    module.code.gap()
    module.code.typeScriptDoc("What went wrong, by name.")
    module.code.union("export type ErrorKind =", source.errors.map { "\"\($0.kind)\"" })
    module.code.gap()
    module.code.typeScriptDoc(
      "Of each kind its code, whether it is retryable unless its data says otherwise, and its class.")
    module.code.indented("export const errorKinds = {", closing: "} as const;") { code in
      for error in source.errors {
        let type = Self.className(error.kind)
        code.line("\(error.kind): { code: \(error.code), retryable: \(error.isRetryable), type: \(type) },")
      }
    }
    return module
  }

  private func write(_ error: ErrorEntry, to code: inout CodeWriter) {
    let base = error.scope == .upstream ? "UpstreamError" : "RequestError"
    let head = "export class \(Self.className(error.kind)) extends \(base)"
    code.typeScriptDoc("\(error.description) Code \(error.code).")
    guard !error.required.isEmpty else { return code.line("\(head) {}") }
    let members = error.required.map { "\"\($0)\"" }.joined(separator: " | ")
    code.block(head) { $0.line("declare readonly data: ErrorData & Required<Pick<ErrorData, \(members)>>;") }
  }

  /// `notFound` becomes `NotFoundError`, `parseError` becomes `ParseError`.
  static func className(_ kind: String) -> String {
    let name = Names.type(kind)
    return name.hasSuffix("Error") ? name : name + "Error"
  }
}

/// Writes the names of the notifications that the server sends, with the types of their params.
struct TypeScriptNotifications {
  let source: ContractSource
  let types: TypeScriptTypes

  func module() -> TypeScriptModule {
    var module = TypeScriptModule(name: "notifications")
    let sent = source.notifications.filter { $0.sender == .server && $0.params.reference != nil }
    module.imports = types.imports(of: Set(sent.compactMap(\.params.reference)), into: module.name)
    module.code.typeScriptDoc("What the server sends on its own, by name, with the type of its params.")
    module.code.block("export interface Notifications") { code in
      for notification in sent {
        let words = [notification.json["summary"], notification.json["description"]].compactMap { $0?.string }
        code.typeScriptDoc(words.joined(separator: " "))
        code.line("\"\(notification.name)\": \(TypeScriptTypes.declared(notification.params.reference ?? ""));")
      }
    }
    module.code.gap()
    module.code.typeScriptDoc("Their names.")
    module.code.indented("export const notificationNames: readonly (keyof Notifications)[] = [", closing: "];") {
      code in
      for notification in sent { code.line("\"\(notification.name)\",") }
    }
    return module
  }
}
