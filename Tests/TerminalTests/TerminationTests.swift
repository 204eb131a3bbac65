import Foundation
import Testing

@testable import Terminal

@Suite("The end of a program")
struct TerminationTests {
    @Test("An interrupt does not end the program by its signal, and another signal has its default action again")
    func ends() {
        Termination.interrupt.end()
        // The default action of this signal is to do nothing.
        signal(SIGURG, SIG_IGN)
        Termination.signal(SIGURG).end()
        var action = sigaction()
        sigaction(SIGURG, nil, &action)
        #expect(withUnsafeBytes(of: action) { $0.load(as: Int.self) } == 0)
    }
}
