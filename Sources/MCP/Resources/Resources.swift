/// What can be read by its address.
enum Resources {
  static let fixed: [Resource] = []
  static let templates: [ResourceTemplate] = []
}
