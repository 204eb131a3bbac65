import Foundation

/// The sanitizer of the tests and of the programs under test. `scripts/sanitize` sets the variable.
enum Sanitizer {
    private static let name = ProcessInfo.processInfo.environment["SANITIZER"]
    /// Whether the sanitizer reserves far more memory than a program uses.
    static let reservesMemory = name == "address" || name == "thread"
    static let isThread = name == "thread"
}
