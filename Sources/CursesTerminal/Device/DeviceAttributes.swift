import CNcurses
import CTerminalGuard

/// What a terminal says about itself, in its answer to the request for its attributes (DA1): `ESC [ ? 62 ; 22 c`.
struct DeviceAttributes: Hashable {
    static let request = "\u{1B}[c"
    /// The attributes. The first one is the level of the terminal.
    let numbers: [Int]

    /// The attribute that means colours.
    private static let color = 22

    /// The description for a terminal of which only this is known.
    var description: BuiltInDescription? {
        BuiltInDescription.named(numbers.contains(Self.color) ? "xterm-256color" : "xterm")
    }

    /// Finds the answer in input. Returns the attributes, and the input without the answer. If there is no answer,
    /// returns `nil`.
    static func find(in input: [UInt8]) -> (attributes: DeviceAttributes, rest: [UInt8])? {
        let mark = Array("\u{1B}[?".utf8)
        for start in input.indices where input[start...].starts(with: mark) {
            let parameters = input[(start + mark.count)...].prefix { (0x30...0x3B).contains($0) }
            guard parameters.endIndex < input.count, input[parameters.endIndex] == UInt8(ascii: "c") else { continue }
            let numbers = String(decoding: parameters, as: UTF8.self).split(separator: ";").compactMap { Int($0) }
            return (DeviceAttributes(numbers: numbers), Array(input[..<start] + input[(parameters.endIndex + 1)...]))
        }
        return nil
    }

    /// The time in which a terminal at the other end of a slow line answers, in milliseconds.
    private static let patience: Int32 = 1000
    /// The number of bytes that are read at most while the answer is awaited.
    private static let limit = 65536

    /// Asks the terminal for its attributes. Returns `nil` if it does not answer.
    ///
    /// Also returns the bytes that the user typed meanwhile.
    static func ask(_ device: TerminalDevice) -> (attributes: DeviceAttributes, typed: [UInt8])? {
        guard terminal_guard_wait_for_foreground(device.output) != 0, let before = device.modes() else { return nil }
        var modes = before
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(device.output, TCSADRAIN, &modes)
        defer {
            var before = before
            tcsetattr(device.output, TCSADRAIN, &before)
        }
        device.write(request)
        var input: [UInt8] = []
        while input.count < limit, Readiness.isReadable(device.input, withinMilliseconds: patience) {
            let count = withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
                let count = systemRead(device.input, buffer.baseAddress, buffer.count)
                if count > 0 { input += buffer[..<count] }
                return count
            }
            guard count > 0 else { return nil }
            if let (attributes, typed) = find(in: input) { return (attributes, typed) }
        }
        return nil
    }
}
