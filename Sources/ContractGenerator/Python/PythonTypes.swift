import JSON

/// Which Python type a schema is, and how a value of it is read from JSON.
struct PythonTypes {
  let schemas: SchemaSet

  /// How the values of a schema are held.
  indirect enum Shape: Sendable {
    /// A JSON scalar, as it is; the name of its type.
    case scalar(String)
    /// One of a few texts; the name of the alias.
    case enumeration(String)
    /// A text that is a day, or a time with its offset.
    case day, time
    /// An object with a class of its own.
    case model(String)
    /// What stands in the hole of a generic schema.
    case hole(String)
    case array(Shape)
    case dictionary(Shape)
    /// An object whose members are not known.
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
  /// The type of an attribute that holds it.
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

  /// The type of a parameter that takes it: as much as can be made JSON of.
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

  /// A function from a JSON value to the attribute; nil if the value can stay what it is.
  var reader: String? {
    switch self {
    case .scalar, .enumeration, .object: nil
    case .day: "read_day"
    case .time: "read_time"
    case .model(let name): "\(name).from_json"
    case .hole(let name): PythonNames.snake(name)
    case .array(let items): items.reader.map { "lambda values: read_all(\($0), values)" } ?? "tuple"
    case .dictionary(let values): values.reader.map { "lambda values: read_each(\($0), values)" } ?? "dict"
    }
  }

  /// The expression that reads it from a member of `json`.
  func reading(_ member: String, isRequired: Bool) -> String {
    let name = PythonNames.literal(member)
    let given = isRequired ? "json[\(name)]" : "json.get(\(name))"
    switch self {
    case .array(let items):
      return items.reader.map { "read_all(\($0), \(given))" } ?? "tuple(\(given)\(isRequired ? "" : " or ()"))"
    case .dictionary(let values):
      return values.reader.map { "read_each(\($0), \(given))" } ?? "dict(\(given)\(isRequired ? "" : " or {}"))"
    case .object: return given + (isRequired ? "" : " or {}")
    default:
      guard let reader else { return given }
      return isRequired ? "\(reader)(\(given))" : "read_optional(\(reader), \(given))"
    }
  }

  /// What an attribute is whose member is absent; nil stands for Python's None.
  var absent: String? {
    switch self {
    case .array: "()"
    case .dictionary, .object: "field(default_factory=dict, hash=False)"
    default: nil
    }
  }

  /// True if a value of it can't be hashed, being or holding a dictionary.
  var isUnhashable: Bool {
    switch self {
    case .dictionary, .object: true
    case .array(let items): items.isUnhashable
    default: false
    }
  }
}
