import Dispatch
import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Runs the work of model controllers on two threads of its own, which sleep when there is none.
///
/// The default executor would serve as well, but for two things that a full-screen program wants: on Linux its thread
/// pool, once used, wakes up every second for as long as the program runs, and starting it takes longer than reading a
/// small cookbook.
final class BackgroundExecutor: TaskExecutor {
    static let shared = BackgroundExecutor()

    private struct State {
        /// Those that no thread has taken yet, in the order they came.
        var jobs: [UnownedJob] = []
        var threads = 0
    }

    static let maximumThreads = 2

    private let state = Mutex(State())
    /// Counts the jobs that nobody has taken.
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

    private func startThread() {
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        // The executor is shared and never goes away, so that its threads need not hold it.
        let error = pthread_create(&thread, nil, { _ in BackgroundExecutor.shared.work() }, nil)
        guard error != 0 else { return }
        let hasOther = state.withLock { state in
            state.threads -= 1
            return state.threads > 0
        }
        // Without any thread of ours the system's have to do.
        if !hasOther { DispatchQueue.global().async { self.work() } }
    }

    private func work() -> Never {
        while true {
            waiting.wait()
            let job = state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
            job?.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}
