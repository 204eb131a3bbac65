import CNcurses
import Dispatch
import Synchronization

@testable import CursesTerminal

/// The terminal and the person in front of it: on a thread of its own, it sends input as soon as the program has written
/// some output. So input can arrive while the program waits.
final class ScriptedTerminal: Sendable {
    /// What to wait for in the output, and what to send then.
    typealias Step = (output: String, input: String)

    private struct State {
        var steps: [Step]
        var isStopped = false
        var written: [UInt8] = []
    }

    /// The request that asks a terminal whether it works, and the answer.
    static let request = "\u{1B}[5n"
    static let answer = "\u{1B}[0n"

    private let state: Mutex<State>
    private let ended = DispatchSemaphore(value: 0)

    /// Follows the steps, one after the other.
    init(_ terminal: PseudoTerminal, _ steps: [Step]) {
        state = Mutex(State(steps: steps))
        let controller = terminal.controller
        DispatchQueue.global().async { [self] in
            var rest: [UInt8] = []
            while follow(controller, &rest) {}
            ended.signal()
        }
    }

    private func follow(_ controller: Int32, _ rest: inout [UInt8]) -> Bool {
        if Readiness.isReadable(controller, withinMilliseconds: 10) {
            var buffer = [UInt8](repeating: 0, count: 65536)
            let count = read(controller, &buffer, buffer.count)
            guard count > 0 else { return false }
            rest += buffer[..<count]
            state.withLock { $0.written += buffer[..<count] }
        }
        return state.withLock { state in
            while let step = state.steps.first, let end = Self.end(of: Array(step.output.utf8), in: rest) {
                rest.removeFirst(end)
                state.steps.removeFirst()
                let bytes = Array(step.input.utf8)
                _ = bytes.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
            }
            return !state.isStopped
        }
    }

    private static func end(of part: [UInt8], in bytes: [UInt8]) -> Int? {
        guard bytes.count >= part.count else { return nil }
        return (0...bytes.count - part.count).first { bytes[$0...].starts(with: part) }.map { $0 + part.count }
    }

    /// Stops. Returns the output of the program, and the steps for which there was no output.
    func stop() -> (output: String, rest: [String]) {
        state.withLock { $0.isStopped = true }
        ended.wait()
        return state.withLock { (String(decoding: $0.written, as: UTF8.self), $0.steps.map(\.output)) }
    }
}
