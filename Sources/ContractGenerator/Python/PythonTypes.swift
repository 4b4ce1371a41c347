// SPDX-License-Identifier: MIT
import JSON

/// Maps schemas to Python types. The client reads values from JSON by these types, as the models declare them.
struct PythonTypes {
  let schemas: SchemaSet

  /// The Python representation of a schema's values.
  struct Shape {
    /// The type of an attribute that has such a value.
    let attribute: String
    /// The type of a parameter that takes such a value: anything that can be encoded as its JSON.
    let parameter: String
    /// The function that reads such a result from JSON.
    var reader = "dict"
    /// The default of an attribute whose member is absent; nil for Python's `None`.
    var absent: String?
    /// Whether such a value is a text.
    var isText = false
    /// Whether its values can't be hashed because they are, or contain, dictionaries.
    var isUnhashable = false
    /// Whether it is the placeholder of a generic schema.
    var isPlaceholder = false
    /// Whether it is an array of such placeholders.
    var isPlaceholders = false
  }

  /// The shape of the values that a schema describes.
  func shape(of schema: JSONValue) throws -> Shape {
    guard let name = schema.reference else { return try shape(of: schema, named: nil) }
    guard let named = schemas[name] else { return Shape(attribute: name, parameter: name, isPlaceholder: true) }
    if named.json["enum"] != nil { return Shape(attribute: name, parameter: name, isText: true) }
    return try shape(of: named.json, named: name)
  }

  private func shape(of schema: JSONValue, named name: String?) throws -> Shape {
    if let name, schema["oneOf"] != nil || schema["properties"] != nil {
      return Shape(attribute: name, parameter: "JSONObject", reader: "\(name).from_json")
    }
    if schema["type"]?.strings == ["string", "array"] {
      return Shape(attribute: "str | list[str]", parameter: "str | Sequence[str]")
    }
    switch schema["type"]?.string {
    case "string":
      let type = ["date": "dt.date", "date-time": "dt.datetime"][schema["format"]?.string ?? ""]
      // What people may write in words is text in an answer, and as a parameter a date or a time too.
      let spoken = ["DayWord": "dt.date", "DaysWord": "dt.date", "ClockTime": "dt.time"][
        schema["x-swift"]?["type"]?.string ?? ""]
      let parameter = (type ?? spoken).map { "\($0) | str" } ?? "str"
      return Shape(attribute: type ?? "str", parameter: parameter, isText: true)
    case "integer": return Shape(attribute: "int", parameter: "int")
    case "number": return Shape(attribute: "float", parameter: "float")
    case "boolean": return Shape(attribute: "bool", parameter: "bool")
    case "array":
      guard let items = try schema["items"].map(shape) else { break }
      return Shape(
        attribute: "tuple[\(items.attribute), ...]", parameter: "Sequence[\(items.parameter)]", absent: "()",
        isUnhashable: items.isUnhashable, isPlaceholders: items.isPlaceholder)
    case "object":
      let absent = "field(default_factory=dict, hash=False)"
      guard let values = schema["additionalProperties"], values.kind == .object else {
        return Shape(attribute: "JSONObject", parameter: "JSONObject", absent: absent, isUnhashable: true)
      }
      let shape = try shape(of: values)
      return Shape(
        attribute: "dict[str, \(shape.attribute)]", parameter: "Mapping[str, \(shape.parameter)]", absent: absent,
        isUnhashable: true)
    default: break
    }
    throw ContractError("no Python type for the schema \(schema.raw)")
  }
}
