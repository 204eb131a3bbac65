import Dispatch
import Synchronization

/// Runs asynchronous work and blocks the calling thread until the work ends. Only for commands, which do nothing else
/// in the meantime.
///
/// - Throws: The error of the work, or a ``CommandFailure`` if no thread can be started for the work, or if the work does
///   not begin within ten seconds. In that case, there is no room for another thread, and the system library would try for
///   ever to create the thread.
func waiting<Value: Sendable>(for work: @escaping @Sendable () async throws -> Value) throws -> Value {
    try ThreadLimit.check()
    let outcome = Outcome<Value>()
    Task.detached {
        outcome.begin()
        do { outcome.end(.success(try await work())) } catch { outcome.end(.failure(error)) }
    }
    return try outcome.wait()
}

/// The result of asynchronous work. A thread can wait for the result.
private final class Outcome<Value: Sendable>: Sendable {
    private let hasBegun = Mutex(false)
    private let result = Mutex<Result<Value, any Error>?>(nil)
    private let ended = DispatchSemaphore(value: 0)

    func begin() { hasBegun.withLock { $0 = true } }

    func end(_ result: Result<Value, any Error>) {
        self.result.withLock { $0 = result }
        ended.signal()
    }

    func wait() throws -> Value {
        while true {
            if ended.wait(timeout: .now() + .seconds(10)) == .timedOut, !hasBegun.withLock({ $0 }) {
                throw CommandFailure(
                    "there is no room for a second thread; allow more (ulimit -v), or more processes (ulimit -u).",
                    status: EX_OSERR)
            }
            if let result = result.withLock({ $0 }) { return try result.get() }
        }
    }
}
