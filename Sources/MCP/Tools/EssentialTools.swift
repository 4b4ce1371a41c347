/// The tools that do a whole errand.
enum EssentialTools {
  static let all: [Tool] = []
}
