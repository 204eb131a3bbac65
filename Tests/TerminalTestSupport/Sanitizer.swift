import Foundation

/// What the tests, and the programs that they start, are built with; `scripts/sanitize` says it.
enum Sanitizer {
    static let isThread = ProcessInfo.processInfo.environment["SANITIZER"] == "thread"
}
