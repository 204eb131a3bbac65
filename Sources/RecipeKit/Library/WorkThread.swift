import Synchronization

#if canImport(Darwin)
import Darwin
import Dispatch
#elseif canImport(Musl)
import Dispatch
import Musl
#else
import Dispatch
import Glibc
#endif

/// A thread that an actor's work is done on, and that sleeps soundly when there is none.
///
/// Reading, writing and searching have one each, so that none waits for the other, whatever else the program's tasks do.
package final class WorkThread: SerialExecutor {
    /// What the thread takes its work from; it outlives the executor by the last look.
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

    /// The thread is started when there is something to do.
    package init() {}

    deinit {
        queue.state.withLock { $0.isClosed = true }
        queue.waiting.signal()
    }

    package func enqueue(_ job: consuming ExecutorJob) { add(.actors(UnownedJob(job))) }

    /// Runs something once all before it has been.
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
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let executor = Unmanaged.passRetained(Work(queue: queue, executor: asUnownedSerialExecutor()))
        let error = pthread_create(&thread, nil, WorkThread.main, executor.toOpaque())
        guard error == 0 else {
            // Without a thread of its own the system's have to do.
            let work = executor.takeRetainedValue()
            DispatchQueue.global().async { work.run() }
            return
        }
        #if canImport(Darwin)
        if let thread { pthread_detach(thread) }
        #else
        pthread_detach(thread)
        #endif
    }

    private final class Work: Sendable {
        let queue: Queue
        let executor: UnownedSerialExecutor

        init(queue: Queue, executor: UnownedSerialExecutor) {
            self.queue = queue
            self.executor = executor
        }

        /// Ends when the executor is gone. An actor whose job runs keeps it alive meanwhile.
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

    #if canImport(Darwin)
    private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { argument in
        Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
        return nil
    }
    #else
    private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
    }
    #endif
}
