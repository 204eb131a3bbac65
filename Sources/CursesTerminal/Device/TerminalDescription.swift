import CNcurses

/// The description of a terminal: which control sequences it understands, and which its keys send.
///
/// The descriptions of the machine are used first (terminfo). For a terminal that the machine does not know, the program
/// has descriptions of its own.
public struct TerminalDescription: Hashable, Sendable {
    /// Where a description comes from.
    public enum Origin: Hashable, Sendable {
        /// The machine has the description.
        case machine
        /// The machine lacks the description, and the program has it.
        case program
        /// Neither has the description, and the program uses one of its own that is similar.
        case similar
    }

    /// The value of `TERM`, or an empty text if it is not set.
    public let wanted: String
    /// The name of the description that is used.
    public let name: String
    public let origin: Origin
    /// The number of colours. 0 means none.
    public let colors: Int
    /// The description as a value of `TERMINFO`, or `nil` if the machine has it.
    private let value: String?

    /// Returns the description that a screen would use at this moment.
    ///
    /// If a terminal is attached and neither the machine nor the program knows its name, asks the terminal.
    ///
    /// - Throws: ``TerminalError`` if no description is suitable.
    @MainActor
    public static func current() throws(TerminalError) -> TerminalDescription {
        // Without a terminal there is nobody to ask, but `TERM` can have a value.
        let device = try? TerminalDevice.standard()
        defer { device?.close() }
        return try find(variable("TERM"), on: device?.output ?? STDOUT_FILENO) {
            device.flatMap(DeviceAttributes.ask)?.attributes
        }
    }

    /// Calls a function while ncurses finds this description. Programs that are started later do not inherit it.
    @MainActor
    func use<Result>(_ body: () -> Result) -> Result { Self.use(value, body) }

    @MainActor
    private static func use<Result>(_ value: String?, _ body: () -> Result) -> Result {
        guard let value else { return body() }
        let before = variable("TERMINFO")
        setenv("TERMINFO", value, 1)
        defer { if let before { setenv("TERMINFO", before, 1) } else { unsetenv("TERMINFO") } }
        return body()
    }

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

extension TerminalDescription {
    /// Finds the description for a name.
    ///
    /// Many terminals with 256 colours or more set `TERM` only to `xterm`, but set `COLORTERM` to `truecolor` or
    /// `24bit`. For them, the description with `-256color` after the name is preferred.
    ///
    /// - Parameters:
    ///   - wanted: The value of `TERM`, or `nil` if it is not set.
    ///   - descriptor: The descriptor of the terminal.
    ///   - ask: Asks the terminal for its attributes. Called only if nobody knows the name.
    @MainActor
    static func find(
        _ wanted: String?, on descriptor: Int32, asking ask: () -> DeviceAttributes?
    ) throws(TerminalError) -> TerminalDescription {
        let wanted = wanted ?? ""
        let search = Search(wanted: wanted, descriptor: descriptor)
        var failure = TerminalError.kindNotSet
        if !wanted.isEmpty {
            do throws(TerminalError) {
                return search.withMoreColors(than: try search.machine(wanted))
            } catch {
                failure = error
            }
            if case .couldNotStart = failure { throw failure }
            // The terminal of an editor or of a recorder of output, which shows only lines.
            if wanted == "dumb" { throw .kindTooSimple(wanted) }
            if let found = search.program(BuiltInDescription.named(wanted), .program) {
                return search.withMoreColors(than: found)
            }
            if case .kindTooSimple = failure { throw failure }
            if let found = search.program(BuiltInDescription.nearest(to: wanted), .similar) { return found }
        }
        guard let attributes = ask(), let found = search.program(attributes.description, .similar) else {
            throw failure
        }
        return search.withMoreColors(than: found)
    }

    /// The search for a description.
    @MainActor
    private struct Search {
        let wanted: String
        let descriptor: Int32

        /// Returns a description of the machine.
        func machine(_ name: String) throws(TerminalError) -> TerminalDescription { try load(name, .machine, nil) }

        /// Returns a description of the program. If there is none, or if ncurses cannot read it, returns `nil`.
        func program(_ builtIn: BuiltInDescription?, _ origin: Origin) -> TerminalDescription? {
            guard let builtIn else { return nil }
            let value = builtIn.entry.environmentValue
            return use(value) { try? load(builtIn.name, origin, value) }
        }

        private func load(
            _ name: String, _ origin: Origin, _ value: String?
        ) throws(TerminalError) -> TerminalDescription {
            var result: Int32 = 0
            errno = 0
            guard setupterm(name, descriptor, &result) == OK else {
                // If too many files are open, `setupterm` cannot open the description and reports that it does not
                // exist.
                if errno == EMFILE || errno == ENFILE { throw .couldNotStart(TerminalError.lastReason) }
                // 1 means a printing terminal. 0 means that there is no description, or only a generic one such as
                // `dialup`.
                throw result == 1 ? .kindTooSimple(wanted) : .kindUnknown(wanted)
            }
            guard curses_capability("cup", 0, 0) != nil else { throw .kindTooSimple(wanted) }
            let colors = max(0, Int(curses_number("colors")))
            return TerminalDescription(wanted: wanted, name: name, origin: origin, colors: colors, value: value)
        }

        func withMoreColors(than known: TerminalDescription) -> TerminalDescription {
            guard known.colors < 256, let wish = variable("COLORTERM")?.lowercased(),
                ["truecolor", "24bit"].contains(wish)
            else { return known }
            let name = "\(known.name)-256color"
            // If the machine has no such description, perhaps the program has it.
            if let richer = try? machine(name) { return richer.colors >= 256 ? richer : known }
            let richer = program(BuiltInDescription.named(name), known.origin == .machine ? .program : known.origin)
            return richer.map { $0.colors >= 256 ? $0 : known } ?? known
        }
    }
}
