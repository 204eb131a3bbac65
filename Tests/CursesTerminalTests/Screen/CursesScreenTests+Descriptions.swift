import CNcurses
import Testing

@testable import CursesTerminal

/// The choice of the terminal description.
extension CursesScreenTests {
    private func find(_ name: String?, answer: [Int]? = nil) throws(TerminalError) -> TerminalDescription {
        try TerminalDescription.find(name, on: 1) { answer.map(DeviceAttributes.init) }
    }

    private func findingError(_ name: String?, answer: [Int]? = nil) -> TerminalError? {
        do throws(TerminalError) {
            _ = try find(name, answer: answer)
            return nil
        } catch {
            return error
        }
    }

    @Test func `an unsuitable terminal gives an error with its name`() {
        screen.close()
        #expect(findingError(nil) == .kindNotSet)
        #expect(findingError("") == .kindNotSet)
        #expect(findingError("no-such-terminal") == .kindUnknown("no-such-terminal"))
        #expect(findingError("dumb") == .kindTooSimple("dumb"))
        #expect(findingError("xterm-256color") == nil)
    }

    @Test func `the error for a generic terminal does not say that it is not known`() throws {
        screen.close()
        // The system reports a generic description as it reports a missing one.
        let generic = try #require(findingError("dialup"))
        #expect(generic == .kindUnknown("dialup"))
        #expect(generic.description.contains("“dialup” (from TERM) is not known on this machine, or is only generic;"))
    }

    @Test func `a strange name of a terminal does no harm`() {
        screen.close()
        for name in ["../../etc/passwd", "/", String(repeating: "x", count: 10_000), "a b", "\u{1B}[2J", "hex:00", "é"]
        {
            #expect(findingError(name) == .kindUnknown(name))
        }
    }

    @Test(arguments: ["/dev/null", "hex:", "hex:1A01", "b64:!!", "hex:1A01FFFFFFFFFFFFFFFFFFFFFFFF", "/proc/self/maps"])
    func `a wrong TERMINFO does no harm, and programs still find it`(value: String) throws {
        screen.close()
        setenv("TERMINFO", value, 1)
        defer { unsetenv("TERMINFO") }
        #expect(try find("contour").colors == 256)
        #expect(try find("xterm-256color").colors == 256)
        #expect(String(cString: getenv("TERMINFO")) == value)
    }

    /// Compares the descriptions of the program with those of the machine. Each capability has the parameters with which
    /// it is compared.
    @Test(
        arguments: [
            "xterm", "xterm-256color", "screen", "screen-256color", "tmux", "tmux-256color", "linux",
            "vt220",
            "rxvt-unicode-256color", "rxvt",
        ])
    func `a description of the program agrees with that of the machine`(name: String) throws {
        screen.close()
        let machine = try #require(capabilities { load(name) })
        let builtIn = try #require(BuiltInDescription.named(name))
        setenv("TERMINFO", builtIn.entry.environmentValue, 1)
        defer { unsetenv("TERMINFO") }
        let own = try #require(capabilities { load(name) })
        // For the first colours, rxvt-unicode has two sequences.
        let isSame = { (capability: String) in name.hasPrefix("rxvt-u") && capability.hasPrefix("seta") }
        for (capability, value) in own where !value.isEmpty && !isSame(capability) {
            let expected = machine[capability] ?? ""
            // What each of the two has may be more.
            if !expected.isEmpty { #expect(value == expected, "\(capability)") }
        }
        #expect(own["cup 3 5"] == "\u{1B}[4;6H" && own["kcuu1 0 0"]?.isEmpty == false)
        #expect(own["colors"] == machine["colors"])
    }

    private func load(_ name: String) -> Bool {
        var result: Int32 = 0
        return setupterm(name, 1, &result) == OK
    }

    private func capabilities(of load: () -> Bool) -> [String: String]? {
        guard load() else { return nil }
        var values = ["colors": "\(max(0, curses_number("colors")))"]
        let parameters: [String: [(Int32, Int32)]] = [
            "cup": [(3, 5)], "csr": [(1, 20)], "hpa": [(7, 0)], "vpa": [(7, 0)], "indn": [(3, 0)], "rin": [(3, 0)],
            "ech": [(9, 0)], "il": [(2, 0)], "dl": [(2, 0)], "ich": [(2, 0)], "dch": [(2, 0)],
            "setaf": [(0, 0), (7, 0), (8, 0), (15, 0), (16, 0), (255, 0)],
            "setab": [(0, 0), (7, 0), (8, 0), (15, 0), (16, 0), (255, 0)],
        ]
        let others = [
            "el", "ed", "home", "ri", "bold", "rev", "smul", "rmul", "smso", "rmso", "dim", "sitm", "ritm", "op",
            "kcuu1",
            "kcud1", "kcuf1", "kcub1", "khome", "kend", "kich1", "kdch1", "kpp", "knp", "kcbt", "kf1", "kf2", "kf3",
            "kf4",
            "kf5", "kf6", "kf7", "kf8", "kf9", "kf10", "kf11", "kf12",
        ]
        let colors = curses_number("colors")
        for (name, arguments) in parameters.merging(others.map { ($0, [(0, 0)]) }, uniquingKeysWith: { old, _ in old })
        {
            for (first, second) in arguments where !name.hasPrefix("seta") || first < colors {
                values["\(name) \(first) \(second)"] =
                    curses_capability(name, first, second).map { String(cString: $0) } ?? ""
            }
        }
        return values
    }

    @Test func `the description says where it comes from`() throws {
        screen.close()
        let known = try find("xterm-256color")
        #expect(known.origin == .machine && known.name == "xterm-256color" && known.colors == 256)
        let own = try find("contour")
        #expect(own.origin == .program && own.name == "contour" && own.wanted == "contour" && own.colors == 256)
        let similar = try find("xterm-of-tomorrow")
        #expect(similar.origin == .similar && similar.name == "xterm-256color")
        #expect(similar.wanted == "xterm-of-tomorrow")
    }

    @Test func `COLORTERM chooses the description with 256 colours`() throws {
        screen.close()
        setenv("COLORTERM", "truecolor", 1)
        defer { unsetenv("COLORTERM") }
        #expect(try find("xterm").name == "xterm-256color")
        #expect(try find("st").colors == 256)
        #expect(try find("vt220").colors == 0)
    }

    @Test func `a terminal that answers gets a description with the colours that it has`() throws {
        screen.close()
        #expect(try find("no-such-terminal", answer: [62, 22]).name == "xterm-256color")
        #expect(try find(nil, answer: [1, 2]).name == "xterm")
        #expect(try find("dialup", answer: [6]).origin == .similar)
        #expect(findingError("dumb", answer: [62, 22]) == .kindTooSimple("dumb"))
    }
}
