import Dispatch
import Synchronization

/// Runs asynchronous work and blocks the calling thread until the work ends. Use it only in commands that have no other
/// work.
///
/// - Throws: The error of the work.
func waiting<Value: Sendable>(for work: @escaping @Sendable () async throws -> Value) throws -> Value {
    let outcome = Outcome<Value>()
    Task.detached {
        do { outcome.end(.success(try await work())) } catch { outcome.end(.failure(error)) }
    }
    return try outcome.wait()
}

/// The result of asynchronous work. A thread can wait for it.
private final class Outcome<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, any Error>?>(nil)
    private let ended = DispatchSemaphore(value: 0)

    func end(_ result: Result<Value, any Error>) {
        self.result.withLock { $0 = result }
        ended.signal()
    }

    func wait() throws -> Value {
        while true {
            ended.wait()
            if let result = result.withLock({ $0 }) { return try result.get() }
        }
    }
}
