import CNcurses
import Foundation
import Terminal

extension CursesScreen {
    /// The longest text that is sent, in bytes. xterm and others discard sequences that are much longer.
    private static let longestCopy = 74_000

    /// Sends a text to the clipboard of the terminal with OSC 52. Inside tmux, tmux is asked to do so, because by
    /// default it does not pass the sequence on.
    public func copy(_ text: String) -> Bool {
        guard user == .screen, !isHungUp, text.utf8.count <= Self.longestCopy else { return false }
        let sequence = "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}"
        let environment = { (name: String) in getenv(name).map { String(cString: $0) } }
        device.write(TerminalMultiplexer.of(environment)?.passing(sequence) ?? sequence)
        return true
    }
}
