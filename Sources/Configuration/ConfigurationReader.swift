import SectionedLists
import TOMLDocuments
import Terminal

/// Reads a configuration from the text of a file and collects diagnostics.
@MainActor
struct ConfigurationReader {
    let file: String
    let commands: [KeyCommand]
    /// Returns whether two commands, named by their ids, are never active together.
    let areApart: (String, String) -> Bool

    private var configuration = UserConfiguration()
    /// The keys that the file assigns, by command id.
    private var keys: [String: [Key]] = [:]
    /// For each key in the file: the first command to which the file assigns it, and the line of this assignment.
    private var owners: [Key: (command: String, line: Int)] = [:]
    /// The default keys of each command, by command id.
    private let ownKeys: [String: Set<Key>]

    /// The names at the top level of the file.
    private static let names = ["mouse", "display", "kitchen", "timers", "discover", "keys", "theme"]

    init(file: String, commands: [KeyCommand], areApart: @escaping (String, String) -> Bool) {
        self.file = file
        self.areApart = areApart
        self.commands = commands
        ownKeys = Dictionary(commands.map { ($0.id, Set($0.keys)) }) { $0.union($1) }
    }

    /// A value that is not a table, with the names that lead to it.
    private struct Entry {
        var path: [String]
        var value: TOMLValue?
        var key: TOMLLocation
        /// The location of the value if it is a string, and else that of its key, because the message is about the form.
        var start: TOMLLocation
        /// The locations of the elements of a list.
        var elements: [TOMLLocation] = []

        /// The string, or the strings of a list. `nil` for any other value.
        var strings: [String]? {
            switch value?.content {
            case .string: value?.text.map { [$0] }
            case .array(let values):
                values.allSatisfy { if case .string = $0.content { true } else { false } }
                    ? values.compactMap(\.text) : nil
            default: nil
            }
        }

        var string: String? { if case .string = value?.content { value?.text } else { nil } }
        var boolean: Bool? { if case .boolean(let isTrue) = value?.content { isTrue } else { nil } }
    }

    mutating func read(_ toml: String) -> UserConfiguration {
        let document = TOMLDocument(toml)
        for mistake in document.diagnostics {
            note("this is not TOML: \(mistake.message).", at: document.location(of: mistake.offset))
        }
        var entries: [(offset: Int, entry: Entry)] = []
        collect(document.root, at: [], of: document, into: &entries)
        for (_, entry) in entries.sorted(by: { $0.offset < $1.offset }) { read(entry) }
        configuration.keyBindings = KeyBindings(keys, of: commands)
        configuration.diagnostics.sort {
            ($0.location ?? TOMLLocation(line: 0, column: 0)) < ($1.location ?? TOMLLocation(line: 0, column: 0))
        }
        return configuration
    }

    private func collect(
        _ table: TOMLNode, at path: [String], of document: TOMLDocument,
        into entries: inout [(offset: Int, entry: Entry)]
    ) {
        for node in document.children(of: table) {
            let path = path + [node.name]
            switch node.kind {
            case .implicit, .header, .dotted, .inline: collect(node, at: path, of: document, into: &entries)
            // A value that is none of TOML has a diagnostic already.
            case .value where node.value?.content == .malformed: break
            case .value, .array, .tables:
                let key = document.location(of: node.offset)
                var entry = Entry(path: path, value: node.value, key: key, start: key)
                if case .array(let values) = node.value?.content {
                    entry.elements = values.map { document.location(of: $0.range.lowerBound) }
                } else if case .string = node.value?.content, let value = node.value {
                    entry.start = document.location(of: value.range.lowerBound)
                    entry.elements = [entry.start]
                }
                entries.append((node.offset, entry))
            }
        }
    }

    private mutating func read(_ entry: Entry) {
        switch (entry.path[0], entry.path.dropFirst().joined(separator: ".")) {
        case ("mouse", ""):
            guard let isEnabled = entry.boolean else { return note("mouse must be true or false.", at: entry.start) }
            configuration.isMouseEnabled = isEnabled
        case ("display", let name) where !name.isEmpty:
            readDisplay(name, entry)
        case ("timers", let name) where !name.isEmpty:
            readTimers(name, entry)
        case ("discover", let name) where !name.isEmpty:
            readDiscover(name, entry)
        case ("kitchen", let name) where !name.isEmpty:
            readKitchen(entry)
        case ("keys", let id) where !id.isEmpty:
            readKeys(of: id, entry)
        case ("theme", let name) where !name.isEmpty:
            readStyle(of: name, entry)
        case ("keys", _), ("theme", _), ("timers", _), ("kitchen", _), ("display", _), ("discover", _):
            note("\(entry.path[0]) is a table: write [\(entry.path[0])] on a line of its own.", at: entry.key)
        default:
            let name = entry.path[0]
            note("there is no setting \(name)\(hint(for: name, among: Self.names))", at: entry.key)
        }
    }

    // MARK: - Display

    private mutating func readDisplay(_ name: String, _ entry: Entry) {
        switch name {
        case "theme":
            let names = ThemeName.allCases.map(\.rawValue)
            guard let word = entry.string else {
                return note("display.theme must be the name of a theme in quotes, such as \"dark\".", at: entry.start)
            }
            guard let theme = ThemeName(rawValue: word.lowercased()) else {
                return note("there is no theme \(word)\(hint(for: word, among: names))", at: entry.start)
            }
            configuration.theme = theme
        case "accessible":
            guard let isEnabled = entry.boolean else {
                return note("display.accessible must be true or false.", at: entry.start)
            }
            configuration.isAccessible = isEnabled
        case "pictures":
            let names = PictureWish.allCases.map(\.rawValue)
            guard let word = entry.string, let wish = PictureWish(rawValue: word.lowercased()) else {
                let known = names.map { "\"\($0)\"" }.joined(separator: ", ")
                return note("display.pictures must be one of \(known).", at: entry.start)
            }
            configuration.pictures = wish
        default:
            let names = ["theme", "accessible", "pictures"]
            note("there is no setting display.\(name)\(hint(for: name, among: names))", at: entry.key)
        }
    }

    // MARK: - Timers

    private mutating func readTimers(_ name: String, _ entry: Entry) {
        switch name {
        case "command":
            guard let command = entry.string else {
                return note("timers.command must be a command line in quotes.", at: entry.start)
            }
            configuration.timerCommand = command.allSatisfy(\.isWhitespace) ? nil : command
        case "keep-awake":
            guard let isEnabled = entry.boolean else {
                return note("timers.keep-awake must be true or false.", at: entry.start)
            }
            configuration.keepsAwake = isEnabled
        default:
            note(
                "there is no setting timers.\(name)\(hint(for: name, among: ["command", "keep-awake"]))", at: entry.key)
        }
    }

    // MARK: - Discover

    private mutating func readDiscover(_ name: String, _ entry: Entry) {
        guard name == "address" else {
            return note("there is no setting discover.\(name)\(hint(for: name, among: ["address"]))", at: entry.key)
        }
        guard let address = entry.string,
            address.isEmpty || address.hasPrefix("https://") || address.hasPrefix("http://")
        else {
            return note(
                "discover.address must be an address in quotes, such as \"https://recipes.cooklang.org\".",
                at: entry.start)
        }
        configuration.discoverAddress = address.isEmpty ? nil : address
    }

    // MARK: - Kitchen

    /// The names of the settings in `kitchen`. The value for each name says whether the setting is a table.
    private static let kitchenNames = [
        "system": false, "country": false, "rounding": false, "shop": false, "servings": false,
        "first-day": false, "meals": false, "units": true, "weights": true,
        "nutrition": true,
        "separate": true,
    ]

    private mutating func readKitchen(_ entry: Entry) {
        let path = Array(entry.path.dropFirst())
        guard let isTable = Self.kitchenNames[path[0]], isTable == (path.count == 2) else {
            let names = Self.kitchenNames.keys.sorted()
            let ending = Self.kitchenNames[path[0]] == nil ? hint(for: path[0], among: names) : "."
            return note("there is no setting kitchen.\(path.joined(separator: "."))\(ending)", at: entry.start)
        }
        guard let value = Self.kitchenValue(of: entry, named: path[0]) else {
            if path == ["servings"] { return note("kitchen.servings must be a number, such as 4.", at: entry.start) }
            if path == ["meals"] {
                return note(
                    "kitchen.meals must be a list of names, such as [\"breakfast\", \"dinner\"].", at: entry.start)
            }
            return note("kitchen.\(path.joined(separator: ".")) must be a text in quotes.", at: entry.start)
        }
        configuration.kitchen.append(KitchenSetting(path: path, value: value, location: entry.start))
    }

    /// Returns the text of a setting. A number has the text of its digits, and a list has commas.
    private static func kitchenValue(of entry: Entry, named name: String) -> String? {
        switch (name, entry.value?.content) {
        case ("servings", .integer(let number)?): String(number)
        case ("servings", _): nil
        case ("meals", _): entry.strings?.joined(separator: ", ")
        default: entry.string
        }
    }

    // MARK: - Keys

    private mutating func readKeys(of id: String, _ entry: Entry) {
        guard let own = ownKeys[id] else {
            return note("there is no command \(id)\(hint(for: id, among: commands.map(\.id)))", at: entry.key)
        }
        guard let names = entry.strings else {
            return note("the keys of a command are a list of names, such as [\"Down\", \"Ctrl-N\"].", at: entry.key)
        }
        var given: [Key] = []
        for (name, location) in zip(names, entry.elements) {
            guard let key = key(named: name, location), isFree(key, for: id, own, location) else { continue }
            if !given.contains(key) { given.append(key) }
        }
        // An empty list removes all keys of the command. But if every key in a list is invalid, the command keeps its
        // default keys.
        if names.isEmpty || !given.isEmpty { keys[id] = given }
    }

    private mutating func key(named name: String, _ location: TOMLLocation) -> Key? {
        if let key = Key(named: name) { return key }
        let ending = Self.nearestKey(to: name).map { "; did you mean \($0)?" } ?? hint(for: name, among: Key.names)
        note("“\(name)” is not the name of a key that a terminal sends\(ending)", at: location)
        return nil
    }

    /// Returns the name of a key with modifiers that the user probably meant: `Ctrl-N` for `Crtl-N`. Returns `nil` if
    /// no name is similar enough.
    private static func nearestKey(to name: String) -> String? {
        guard let dash = name.lastIndex(where: { "-+".contains($0) }), dash != name.startIndex else { return nil }
        let (held, key) = (String(name[..<dash]), String(name[name.index(after: dash)...]))
        let known = ["Ctrl", "Alt", "Shift", "Ctrl-Alt", "Ctrl-Shift"]
        guard let modifier = NearestName.name(for: held, among: known, slips: 2) else { return nil }
        let code = key.count == 1 ? key : NearestName.name(for: key, among: Key.names)
        return code.flatMap { Key(named: "\(modifier)-\($0)") }?.name(.ascii)
    }

    /// Returns whether a key can be assigned to a command. If not, adds a diagnostic.
    ///
    /// Two commands can have the same key if they are never active together, or if they have a default key in common,
    /// which means the same. A signal key, such as Ctrl-C, can be assigned only to a command of which it is a default
    /// key.
    private mutating func isFree(_ key: Key, for id: String, _ own: Set<Key>, _ location: TOMLLocation) -> Bool {
        if key.isSignalKey, !own.contains(key) {
            note("\(key.name(.ascii)) always quits or suspends; give \(id) another key.", at: location)
            return false
        }
        if let owner = owners[key], owner.command != id, own.isDisjoint(with: ownKeys[owner.command] ?? []),
            !areApart(id, owner.command)
        {
            note(
                "line \(owner.line) already gives \(key.name(.ascii)) to \(owner.command); remove one of the two.",
                at: location)
            return false
        }
        owners[key] = owners[key] ?? (id, location.line)
        return true
    }

    // MARK: - Styles

    private mutating func readStyle(of name: String, _ entry: Entry) {
        guard let role = Role.allCases.first(where: { $0.name == name }) else {
            let names = Role.allCases.map(\.name)
            return note("there is no role \(name)\(hint(for: name, among: names))", at: entry.key)
        }
        guard let words = entry.string else {
            return note("a style is a few words, such as \"bold cyan\" or \"black on white\".", at: entry.start)
        }
        do throws(StyleError) {
            configuration.styles[role] = try Style(words: words)
        } catch {
            let words = Style.knownWords
            note(
                "“\(error.word)” is neither a colour nor an attribute\(hint(for: error.word, among: words))",
                at: entry.start)
        }
    }

    // MARK: - Diagnostics

    private mutating func note(_ message: String, at location: TOMLLocation) {
        configuration.diagnostics.append(ConfigurationDiagnostic(file: file, location: location, message: message))
    }

    /// Returns the end of a message about an unknown word: the most similar known name as a suggestion. If no name is
    /// similar, the text lists the known names. If there are more than 16 known names, the text says which command
    /// lists them.
    private func hint(for word: String, among names: [String]) -> String {
        if let name = NearestName.name(for: word, among: names) { return "; did you mean \(name)?" }
        return names.count <= 16
            ? "; the known names are \(names.joined(separator: ", "))." : "; recipes config lists the known names."
    }
}
