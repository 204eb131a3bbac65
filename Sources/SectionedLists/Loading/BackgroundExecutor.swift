import Dispatch
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// An executor that runs the work of model controllers on at most two threads. The threads sleep while there is no
/// work.
///
/// Swift's default executor has two disadvantages for a full-screen program on Linux. Once the default executor was
/// used, its thread pool wakes up every second until the program ends. Starting the thread pool also takes longer than
/// reading a small file.
final class BackgroundExecutor: TaskExecutor {
    static let shared = BackgroundExecutor()

    private struct State {
        /// The jobs that wait for a thread, in order of arrival.
        var jobs: [UnownedJob] = []
        /// The number of threads that were started.
        var threads = 0
    }

    static let maximumThreads = 2

    private let state = Mutex(State())
    /// A semaphore whose value is the number of jobs that wait for a thread.
    private let waiting = DispatchSemaphore(value: 0)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let needsThread = state.withLock { state in
            state.jobs.append(job)
            guard state.threads < Self.maximumThreads else { return false }
            state.threads += 1
            return true
        }
        if needsThread { startThread() }
        waiting.signal()
    }

    /// Starts a thread that does the work. If the system refuses and no other thread exists, a thread of Dispatch does
    /// the work.
    private func startThread() {
        var thread = pthread_t()
        // The shared executor is never deallocated, so its threads need not retain it.
        let error = pthread_create(&thread, nil, { _ in BackgroundExecutor.shared.work() }, nil)
        guard error != 0 else { return }
        let hasOther = state.withLock { state in
            state.threads -= 1
            return state.threads > 0
        }
        guard !hasOther else { return }
        // Without any thread, the jobs would wait forever.
        ModelThreadShortage.report(error)
        DispatchQueue.global().async { self.work() }
    }

    /// Runs the jobs in order of arrival. Waits while there are no jobs.
    private func work() -> Never {
        while true {
            waiting.wait()
            let job = state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
            job?.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}

/// What happens if the system does not start a thread for the work of model controllers.
package enum ModelThreadShortage {
    private static let handler = Mutex<(@Sendable (Int32) -> Void)?>(nil)

    /// Sets what to do if no thread can be started.
    ///
    /// - Parameter handler: Receives the system's error number, on any thread. If it returns, the work waits until
    ///   another thread ends.
    package static func handle(with handler: @escaping @Sendable (Int32) -> Void) {
        self.handler.withLock { $0 = handler }
    }

    static func report(_ error: Int32) { handler.withLock(\.self)?(error) }
}
