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
    ///   - thread: The thread that does the work, after all its earlier work.
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
    /// index can be listed meanwhile.
    ///
    /// - Throws: The errors of ``init(paths:)``, if the file system answers in time.
    public init(waitingBrieflyFor paths: [String]) throws(CookbookError) {
        let result = Timeout.result { Result { () throws(CookbookError) in try Cookbook(paths: paths) } }
        self = try result?.get() ?? Cookbook(assuming: paths)
    }

    private init(assuming paths: [String]) {
        roots = paths.map {
            let path = Self.simplified($0)
            return RecipeFormats.kind(ofFile: path) == nil ? .folder(path) : .file(path)
        }
    }
}

extension HomeCookbook {
    /// Returns the cookbook like ``find()``, but waits at most a second. If the file system does not answer in time,
    /// returns ``personalPath(environment:)``, which may not exist.
    public static func findWithTimeout() -> HomeCookbook? {
        if let found = Timeout.result({ find() }) { return found }
        return personalPath().map { HomeCookbook(path: $0, origin: .homeFolder) }
    }
}
