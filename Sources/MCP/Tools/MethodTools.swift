struct MethodTools {
  let allowsCredentials: Bool
  var all: [Tool] { [] }
}
