import Foundation

/// What the tests, and the programs that they start, are built with; `scripts/sanitize` says it.
enum Sanitizer {
    private static let name = ProcessInfo.processInfo.environment["SANITIZER"]
    /// Whether programs reserve far more memory than they use.
    static let reservesMemory = name == "address" || name == "thread"
    static let isThread = name == "thread"
}
