import JSON

/// Writes what a client has: an attribute for each namespace of methods, and the notifications that it can ask for.
struct PythonFamilies {
  let source: ContractSource
  let flavour: PythonMethods.Flavour

  private var methods: PythonMethods {
    PythonMethods(source: source, types: PythonTypes(schemas: source.schemas), flavour: flavour)
  }

  /// The namespaces, each with the families that its methods come from; in the order of the contract.
  private var namespaces: [(name: String, families: [Family])] {
    var result: [(name: String, families: [Family])] = []
    for family in source.families {
      for name in PythonMethods.methods(of: family).compactMap({ PythonMethods.namespace(of: $0)?.name }) {
        if let position = result.firstIndex(where: { $0.name == name }) {
          if result[position].families.last?.name != family.name { result[position].families.append(family) }
        } else {
          result.append((name, [family]))
        }
      }
    }
    return result
  }

  func write() -> String {
    var code = CodeWriter(step: 4)
    let connection = flavour.prefix + "Connection"
    for namespace in namespaces {
      code.call(
        "class \(className(of: namespace.name))", namespace.families.map { methods.className(of: $0) }, tail: ":")
      code.line("    \"\"\"The methods under ``\(namespace.name)``.\"\"\"")
      code.line()
      code.line()
    }
    code.indented("class \(flavour.prefix)Families(\(flavour.namespace)):") { code in
      code.docstring(["A client's methods, by the word before the slash of their names."])
      code.line()
      code.indented("def __init__(self, connection: \(connection)) -> None:") { code in
        code.docstring(["Give each namespace the connection that makes its calls."])
        code.line("super().__init__(connection)")
        for namespace in namespaces {
          let name = className(of: namespace.name)
          code.line("self.\(namespace.name): \(name) = \(name)(connection)")
        }
      }
    }
    return code.text
  }

  private func className(of namespace: String) -> String { flavour.prefix + Names.type(namespace) }

  // MARK: - Notifications

  /// The callbacks that a client can be given, one for each notification of the server that goes to those who ask.
  static func writeNotifications(_ notifications: [Notification]) -> String {
    let asked = notifications.compactMap { notification in
      notification.params.reference.map { (notification: notification, params: $0) }
    }.filter { $0.notification.sender == .server }
    var code = CodeWriter(step: 4)
    code.line("@dataclass(frozen=True)")
    code.indented("class Notifications:") { code in
      code.docstring(
        ["What to call when the server tells something on its own.", "Only what has a callback is asked for."])
      code.line()
      for (notification, params) in asked {
        code.line("\(PythonNames.snake(notification.name)): Callable[[\(params)], None] | None = None")
        code.docstring(
          ["\(notification.json["summary"]?.string ?? "") \(notification.json["description"]?.string ?? "")"])
      }
      code.line()
      code.indented("def by_name(self) -> dict[str, Callable[[JSONObject], None]]:") { code in
        code.docstring(["What to do with the params of each notification that has a callback."])
        code.indented("callbacks = {", closing: "}") { code in
          for (notification, params) in asked {
            let name = PythonNames.snake(notification.name)
            code.call("\"\(notification.name)\": read_then", ["\(params).from_json", "self.\(name)"], tail: ",")
          }
        }
        code.line("return {name: callback for name, callback in callbacks.items() if callback}")
      }
    }
    return code.text
  }
}
