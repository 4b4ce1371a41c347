// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import JSONRPC

extension LibraryStore: LibraryMarks, UserServices {
  func marks(on today: Day, ofEach works: () -> [[String]]) async throws(RPCError) -> [LibraryEntry?]? {
    do throws(DatabaseError) {
      return try await entries(on: today.daysSince1970, ofEach: works)?.map { $0.map { LibraryEntry($0, on: today) } }
    } catch {
      throw RPCError(error)
    }
  }

  func subscribedServices() async throws(RPCError) -> [String: [EntityID]] {
    do throws(DatabaseError) {
      return Dictionary(grouping: try await services(), by: \.region).mapValues { $0.compactMap(\.entity) }
    } catch {
      throw RPCError(error)
    }
  }
}

extension SubscribedService {
  /// The id; nil for one that another version wrote.
  var entity: EntityID? { EntityID(id, of: .watchProvider) }
}
