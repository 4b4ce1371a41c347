// SPDX-License-Identifier: MIT
import JSON

/// Writes the class that holds a client's callbacks for notifications.
enum PythonNotifications {
  /// The class, with one callback for each notification that the server sends on request.
  static func write(_ notifications: [Notification]) -> String {
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
        code.attributeDocstring(
          "\(notification.json["summary"]?.string ?? "") \(notification.json["description"]?.string ?? "")")
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
