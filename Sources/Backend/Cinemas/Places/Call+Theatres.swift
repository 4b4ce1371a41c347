// SPDX-License-Identifier: MIT
import AMC
import Contract
import EndpointCore
import JSONRPC

extension Call {
  /// All theatres of AMC's lists, each once, in their order.
  func theatres(of lists: [AMCView<Theatre>]) async throws(RPCError) -> Response<[Theatre]> {
    var all = Response<[Theatre]>(content: [])
    var known: Set<EntityID> = []
    do throws(PageFailure) {
      for list in lists {
        for try await page in ListPages(AMCList(list, pageSize: 100), client: amc.client, context: context) {
          all.provenance = all.provenance.lessFresh(page.provenance)
          all.content += page.rows.filter { known.insert($0.id).inserted }
        }
      }
    } catch {
      throw RPCError(error.error)
    }
    return all
  }
}
