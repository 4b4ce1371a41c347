// SPDX-License-Identifier: MIT
import EndpointCore

/// Calls each endpoint of the shop at the address that is the first argument, and prints what it answers.
@main struct Bookshop {
  static func main() async throws {
    guard CommandLine.arguments.count == 2, let base = HTTPURL(CommandLine.arguments[1]) else {
      fatalError("usage: bookshop URL")
    }
    let stack = UpstreamStack(network: CurlTransport(.init(userAgent: "bookshop-example")))
    let shop = stack.client(of: .bookshop, base: base, rate: RequestRate(perSecond: 50), redactor: Redactor()) {
      Credential("a-key-of-the-shop", in: .header(name: "X-Shop-Key"))
    }

    for try await page in ListPages(ListBooks(), client: shop, context: CallContext()) {
      for book in page.rows { print("\(book.id) \(book.title)") }
    }

    // The shop's first answer is a 503. The core asks again, and reports that it does.
    let patient = CallContext(onRetry: { print("attempt \($0.attempt): \($0.error.text)") })
    let emma = try await shop.run(GetBook(id: 2), context: patient)
    print("\(emma.content.title), after \(emma.attempts) attempts")
    print(try await shop.run(UpdateBook(id: 2, title: "Persuasion"), context: CallContext()).content.title)

    let cover = PutCover(id: 2, picture: [UInt8](repeating: 7, count: 500_000))
    _ = try await shop.upload(cover, context: CallContext()) { progress in
      if progress.sent == progress.total { print("sent \(progress.sent) bytes") }
    }

    _ = try await shop.run(DeleteBook(id: 2), context: CallContext())
    do throws(UpstreamError) {
      _ = try await shop.run(GetBook(id: 2), context: CallContext(cacheMode: .reload))
    } catch {
      guard error.kind == .notFound else { throw error }
      print("\(error.text) (\(error.upstreamCode ?? "no code"))")
    }
  }
}
