import Terminal

extension Termination {
    /// Ends the process by the signal that requested it, so that the sender sees that the signal took effect.
    ///
    /// Has no effect for SIGINT, which Control-C sends: the program then quits as for any other key. Call it after the
    /// screen is closed.
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
