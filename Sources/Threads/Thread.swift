import Glibc

/// A thread of its own, for work that blocks.
public enum Thread {
  /// Runs the body on a new thread, which ends with it.
  /// - Returns: false if the system has no thread to give; then the body is dropped.
  public static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let retained = Unmanaged.passRetained(Body(run: body))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, retained.toOpaque())
    guard code == 0 else {
      retained.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  /// Carries the body through C's pointer.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
