import Terminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Termination {
    /// Ends the process by the signal that asked for it, so that whoever sent it sees that it was heard.
    ///
    /// The interrupt is left out: it is what Control-C sends, which quits like any other key for it. To be called when
    /// the terminal has been given back.
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
