// SPDX-License-Identifier: MIT

/// The environment of the code behind a tool, a resource or a prompt.
struct FeatureContext: Sendable {
  /// The backend.
  let contract: any ContractCaller
  /// Reports progress to the assistant.
  let progress: ProgressReporter
  /// Notifies the subscribers of a resource that the feature has changed it.
  var changed: @Sendable (ChangingResource) -> Void = { _ in }
}
