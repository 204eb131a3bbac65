import Dispatch
import Synchronization

/// A thread that runs the work of an actor, one job after the other. It sleeps when there is no work.
///
/// Reading, writing and searching each have a thread, so that none of them blocks another.
package final class WorkThread: SerialExecutor {
    /// The queue of the thread's jobs. The thread retains the queue until the thread ends.
    private final class Queue: Sendable {
        enum Job {
            case actors(UnownedJob)
            case any(@Sendable () -> Void)
        }

        struct State {
            var jobs: [Job] = []
            var isRunning = false
            var isClosed = false
        }

        let state = Mutex(State())
        let waiting = DispatchSemaphore(value: 0)
    }

    private let queue = Queue()

    /// Creates an executor. Its thread starts with the first job.
    package init() {}

    deinit {
        queue.state.withLock { $0.isClosed = true }
        queue.waiting.signal()
    }

    /// Runs a job of an actor after all earlier work.
    package func enqueue(_ job: consuming ExecutorJob) { add(.actors(UnownedJob(job))) }

    /// Runs work after all earlier work.
    package func run(_ work: @escaping @Sendable () -> Void) { add(.any(work)) }

    private func add(_ job: Queue.Job) {
        let isRunning = queue.state.withLock { state in
            state.jobs.append(job)
            defer { state.isRunning = true }
            return state.isRunning
        }
        if !isRunning { start() }
        queue.waiting.signal()
    }

    private func start() {
        let work = Work(queue: queue, executor: asUnownedSerialExecutor())
        let error = Platform.startThread(work.run)
        guard error != 0 else { return }
        ThreadShortage.report(error)
        // A shared thread runs the work as soon as there is one.
        DispatchQueue.global().async { work.run() }
    }

    private final class Work: Sendable {
        let queue: Queue
        let executor: UnownedSerialExecutor

        init(queue: Queue, executor: UnownedSerialExecutor) {
            self.queue = queue
            self.executor = executor
        }

        /// Runs jobs until the executor is deallocated. While a job of an actor runs, the actor retains the executor.
        func run() {
            while true {
                queue.waiting.wait()
                let (job, isClosed) = queue.state.withLock { state in
                    (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isClosed)
                }
                switch job {
                case .actors(let job): job.runSynchronously(on: executor)
                case .any(let work): work()
                case nil: if isClosed { return }
                }
            }
        }
    }
}
