import Dispatch
import Synchronization

/// How long a person waits at a dark screen for files that do not answer.
package enum Patience {
    /// What is done on another thread, or `nil` where that takes longer; then it goes on for itself.
    ///
    /// - Parameter thread: One whose work before this is waited for too.
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
    /// The same as ``init(paths:)``, but where the files do not answer within a second, it takes them for what their names
    /// say: then their index is listed, and whoever reads them waits.
    public init(patientlyAt paths: [String]) throws(CookbookError) {
        let result = Patience.result { Result { () throws(CookbookError) in try Cookbook(paths: paths) } }
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
    /// The same as ``find()``, but where `~/Recipes` does not answer within a second, it is taken to be there.
    public static func findPatiently() -> HomeCookbook? {
        if let found = Patience.result({ find() }) { return found }
        return personalPath().map { HomeCookbook(path: $0, origin: .homeFolder) }
    }
}
