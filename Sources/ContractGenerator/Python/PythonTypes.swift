// SPDX-License-Identifier: MIT
import JSON

/// Maps schemas to Python types. The client reads values from JSON by these types, as the models declare them.
struct PythonTypes {
  let schemas: SchemaSet

  /// The Python representation of a schema's values.
  indirect enum Shape: Sendable {
    /// A JSON scalar that is used as it is, with the name of its Python type.
    case scalar(String)
    /// One of a fixed set of strings, with the name of the type alias.
    case enumeration(String)
    /// A string that holds a date, or a time with its offset.
    case day, time
    /// An object with a class of its own, with the name of the class.
    case model(String)
    /// The placeholder of a generic schema, with its name.
    case hole(String)
    case array(Shape)
    case dictionary(Shape)
    /// An object whose members are unknown.
    case object
  }

  func shape(of schema: JSONValue) throws -> Shape {
    if let name = schema.reference {
      guard let named = schemas[name] else { return .hole(name) }
      return named.json["enum"] != nil ? .enumeration(name) : try shape(of: named.json, named: name)
    }
    return try shape(of: schema, named: nil)
  }

  private func shape(of schema: JSONValue, named name: String?) throws -> Shape {
    if schema["oneOf"] != nil, let name { return .model(name) }
    switch schema["type"]?.string {
    case "string": return schema["format"]?.string.flatMap { Self.times[$0] } ?? .scalar("str")
    case "integer": return .scalar("int")
    case "number": return .scalar("float")
    case "boolean": return .scalar("bool")
    case "array":
      guard let items = schema["items"] else { break }
      return .array(try shape(of: items))
    case "object":
      if let name, schema["properties"] != nil { return .model(name) }
      guard let values = schema["additionalProperties"], values.kind == .object else { return .object }
      return .dictionary(try shape(of: values))
    default: break
    }
    throw ContractError("no Python type for the schema \(schema.raw)")
  }

  private static let times: [String: Shape] = ["date": .day, "date-time": .time]
}

extension PythonTypes.Shape {
  /// The type of an attribute that holds such a value.
  var attribute: String {
    switch self {
    case .scalar(let name), .enumeration(let name), .model(let name), .hole(let name): name
    case .day: "dt.date"
    case .time: "dt.datetime"
    case .array(let items): "tuple[\(items.attribute), ...]"
    case .dictionary(let values): "dict[str, \(values.attribute)]"
    case .object: "JSONObject"
    }
  }

  /// Whether such a value is a text.
  var isText: Bool {
    switch self {
    case .scalar(let name): name == "str"
    case .enumeration, .day, .time: true
    default: false
    }
  }

  /// The type of a parameter that takes such a value: anything that can be encoded as its JSON.
  var parameter: String {
    switch self {
    case .day: "dt.date | str"
    case .time: "dt.datetime | str"
    case .array(let items): "Sequence[\(items.parameter)]"
    case .dictionary(let values): "Mapping[str, \(values.parameter)]"
    case .object, .model: "JSONObject"
    default: attribute
    }
  }

  /// The function that reads such a result from JSON.
  var reader: String {
    if case .model(let name) = self { "\(name).from_json" } else { "dict" }
  }

  /// The default of an attribute whose member is absent; nil for Python's `None`.
  var absent: String? {
    switch self {
    case .array: "()"
    case .dictionary, .object: "field(default_factory=dict, hash=False)"
    default: nil
    }
  }

  /// Whether its values can't be hashed because they are, or contain, dictionaries.
  var isUnhashable: Bool {
    switch self {
    case .dictionary, .object: true
    case .array(let items): items.isUnhashable
    default: false
    }
  }

  /// Whether it is an array of the placeholder of a generic schema.
  var holdsHole: Bool {
    if case .array(.hole) = self { true } else { false }
  }
}
