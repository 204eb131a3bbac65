extension RunningTimer {
    /// The timer as one line, for a file. ``init(text:)`` reads it.
    ///
    /// The fields are separated by tabs: the version, the state, the number of the state, the spread, the last ring,
    /// the time of the last update, the step, the recipe and the name. The number of the state is the end of a running
    /// timer, or the remaining seconds of a paused timer. For a stopped timer, the number is 0. In the recipe and the
    /// name, `%` and control characters are written as `%` and two hexadecimal digits.
    public var text: String {
        let (kind, number) =
            switch state {
            case .running(let end): ("running", end)
            case .paused(let remaining): ("paused", remaining)
            case .stopped: ("stopped", 0)
            }
        let fields = [
            "1", kind, String(number), String(spread), String(lastRing?.rawValue ?? 0), String(latestTime),
            String(step),
            Self.escaped(recipe), Self.escaped(name),
        ]
        return fields.joined(separator: "\t")
    }

    /// Reads a timer from its text. Returns `nil` for any other text.
    public init?(text: String) {
        let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 9, fields[0] == "1", let number = Int(fields[2]), let spread = Int(fields[3]),
            let ring = Int(fields[4]), ring == 0 || Ring(rawValue: ring) != nil, let latest = Int(fields[5]),
            let step = Int(fields[6]), let recipe = Self.unescaped(fields[7]), let name = Self.unescaped(fields[8]),
            Self.bounded(spread) == spread, Self.isTime(latest)
        else { return nil }
        let state: State
        switch fields[1] {
        case "running" where Self.isTime(number): state = .running(until: number)
        case "paused" where Self.bounded(number) == number: state = .paused(remaining: number)
        case "stopped": state = .stopped
        default: return nil
        }
        self.init(
            name: name, recipe: recipe, step: step, spread: spread, state: state, lastRing: Ring(rawValue: ring),
            latest: latest)
    }

    /// Returns whether a number is a plausible time. Sums with such a number do not overflow.
    private static func isTime(_ seconds: Int) -> Bool { times.contains(seconds) }

    /// The seconds of the years 1900 to 9999.
    private static let times = -2_208_988_800...253_402_300_799

    private static func escaped(_ text: String) -> String {
        var result: [UInt8] = []
        for byte in text.utf8 {
            if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%") {
                let digits = Array("0123456789ABCDEF".utf8)
                result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func unescaped(_ text: String) -> String? {
        var result: [UInt8] = []
        var bytes = Array(text.utf8)[...]
        while let byte = bytes.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                result.append(byte)
                continue
            }
            guard bytes.count >= 2, let value = UInt8(String(decoding: bytes.prefix(2), as: UTF8.self), radix: 16)
            else {
                return nil
            }
            result.append(value)
            bytes = bytes.dropFirst(2)
        }
        return String(decoding: result, as: UTF8.self)
    }
}
