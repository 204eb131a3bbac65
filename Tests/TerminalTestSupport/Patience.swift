import Foundation

/// How much longer everything may take than it usually does: under sanitizers, or on a machine that has much else to do.
enum Patience {
    static let factor = ProcessInfo.processInfo.environment["TEST_PATIENCE"].flatMap { Int($0) } ?? 1
}

extension Duration {
    /// The time, as long as the tests' patience makes it.
    var stretched: Duration { self * Patience.factor }
}
