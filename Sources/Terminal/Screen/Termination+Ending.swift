#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

extension Termination {
    /// Ends the process with the signal that asked the program to end. The parent process then sees that the process
    /// ended by this signal. A ``hangUp`` counts as SIGHUP.
    ///
    /// Call this method after the screen is closed. For SIGINT, which Ctrl-C sends, the method does nothing: the
    /// program ends in the normal way, as with `q`.
    public func end() {
        let number =
            switch self {
            case .signal(let number): number
            case .hangUp: SIGHUP
            }
        guard number != SIGINT else { return }
        endProcess(by: number)
    }
}

private func endProcess(by number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
}
