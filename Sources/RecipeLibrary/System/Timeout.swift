import Dispatch
import RecipeFormats
import RecipeKit
import Synchronization

/// Limits how long the program waits for files before it draws the first screen.
package enum Timeout {
    /// Returns the result of work on another thread, or `nil` if the work takes longer than a limit. In that case, the
    /// work continues and its result is dropped.
    ///
    /// - Parameters:
    ///   - limit: The maximum time to wait.
    ///   - thread: The thread that does the work. It first finishes all work that it received earlier.
    ///   - work: The work to do.
    package static func result<Result: Sendable>(
        within limit: DispatchTimeInterval = .seconds(1), on thread: WorkThread = WorkThread(),
        _ work: @escaping @Sendable () -> Result
    ) -> Result? {
        let answer = Answer<Result>()
        thread.run {
            let result = work()
            answer.result.withLock { $0 = result }
            answer.isThere.signal()
        }
        guard answer.isThere.wait(timeout: .now() + limit) == .success else { return nil }
        return answer.result.withLock { $0 }
    }

    private final class Answer<Result: Sendable>: Sendable {
        let result = Mutex<Result?>(nil)
        let isThere = DispatchSemaphore(value: 0)
    }
}

extension Cookbook {
    /// Creates a cookbook like ``init(paths:)``, but waits at most a second. If the file system does not answer in
    /// time, a path with the extension of a recipe format counts as a file, and any other path as a folder. So the
    /// program can meanwhile show the recipes of the index.
    ///
    /// - Parameters:
    ///   - paths: The paths of files and folders.
    ///   - thread: The thread that asks the file system.
    /// - Throws: The errors of ``init(paths:)``, if the file system answers in time.
    package init(waitingBrieflyFor paths: [String], on thread: WorkThread = WorkThread()) throws(CookbookError) {
        guard let opening = Timeout.result(on: thread, { Opening(paths) }) else {
            self.init(assuming: paths)
            return
        }
        self = try opening.cookbook
    }

    /// The result of opening a cookbook. It is no `Result`, because the first use of a `Result` with a certain type of
    /// error costs a search through all protocol conformances of the program.
    fileprivate enum Opening: Sendable {
        case opened(Cookbook)
        case failed(CookbookError)

        init(_ paths: [String]) {
            do throws(CookbookError) {
                self = .opened(try Cookbook(paths: paths))
            } catch {
                self = .failed(error)
            }
        }

        var cookbook: Cookbook {
            get throws(CookbookError) {
                switch self {
                case .opened(let cookbook): return cookbook
                case .failed(let error): throw error
                }
            }
        }
    }

    fileprivate init(assuming paths: [String]) {
        roots = paths.map {
            let path = Self.simplified($0)
            return FormatRegistry.kind(ofFile: path) == nil ? .folder(path) : .file(path)
        }
    }
}

extension HomeCookbook {
    /// Finds the default cookbook as ``find()`` does, and opens it, but waits at most a second. If the file system does
    /// not answer in time, returns the cookbook that was found, without opening it. If none was found in time, returns
    /// the cookbook at ``personalPath(environment:)``, whose folder may be missing.
    ///
    /// One thread does both, and answers once. Each answer of a thread delays the first screen.
    ///
    /// - Parameter thread: The thread that asks the file system.
    /// - Returns: The cookbook, or `nil` if there is none.
    /// - Throws: The errors of ``Cookbook/init(paths:)``, if the file system answers in time.
    package static func open(
        waitingBrieflyOn thread: WorkThread = WorkThread()
    ) throws(CookbookError) -> (home: HomeCookbook, cookbook: Cookbook)? {
        let early = Found()
        let answer = Timeout.result(on: thread) {
            find().map { home in
                early.home.withLock { $0 = home }
                return (home: home, opening: Cookbook.Opening([home.path]))
            }
        }
        guard let answer else {
            let home = early.home.withLock(\.self) ?? personal()
            return home.map { ($0, Cookbook(assuming: [$0.path])) }
        }
        guard let (home, opening) = answer else { return nil }
        return (home, try opening.cookbook)
    }

    private final class Found: Sendable {
        let home = Mutex<HomeCookbook?>(nil)
    }
}

/// What happens if the system does not start a thread, because it allows the user no more of them.
///
/// Without its thread, the work of an actor would wait forever, and so would everything that waits for the work. So the
/// program should end, and say why.
package enum ThreadShortage {
    private static let handler = Mutex<(@Sendable (Int32) -> Void)?>(nil)

    /// Sets what to do if a thread cannot be started.
    ///
    /// - Parameter handler: Receives the system's error number, on any thread. If it returns, the work waits until
    ///   another thread ends.
    package static func handle(with handler: @escaping @Sendable (Int32) -> Void) {
        self.handler.withLock { $0 = handler }
    }

    /// Starts a thread that does nothing. Returns 0, or the system's error number if no thread can be started.
    package static func trial() -> Int32 { Platform.startThread {} }

    static func report(_ error: Int32) { handler.withLock(\.self)?(error) }
}
