import SectionedLists
import Terminal

/// Makes a configuration of a file's text, and notes what is wrong in it.
@MainActor
struct ConfigurationReader {
    let file: String
    let commands: [KeyCommand]

    private var configuration = Configuration()
    /// The keys that the file gives, by command, and who has each of them.
    private var keys: [String: [Key]] = [:]
    private var owners: [Key: (command: String, line: Int)] = [:]
    private let ownKeys: [String: Set<Key>]

    /// What the file may name at its top.
    private static let names = ["mouse", "keys", "theme"]
    /// The line discipline turns these into signals, and the program answers those whatever the file says.
    private static let signalKeys: [Key] = [.control("c"), .control("z"), .control("\\")]

    init(file: String, commands: [KeyCommand]) {
        self.file = file
        self.commands = commands
        ownKeys = Dictionary(commands.map { ($0.id, Set($0.keys)) }) { $0.union($1) }
    }

    mutating func read(_ toml: String) -> Configuration {
        do throws(TOMLText.Failure) {
            let text = try TOMLText(toml)
            for entry in text.entries { read(entry, of: text) }
            configuration.keyBindings = KeyBindings(keys, of: commands)
        } catch {
            note("this is not TOML: \(error.message)", at: error.place)
        }
        return configuration
    }

    private mutating func read(_ entry: TOMLText.Entry, of text: TOMLText) {
        let place = text.places.place(of: entry.path)
        switch (entry.path[0], entry.path.dropFirst().joined(separator: ".")) {
        case ("mouse", ""):
            guard case .boolean(let isEnabled) = entry.value else {
                return note("mouse is true or false.", at: text.places.place(ofString: 0, at: entry.path))
            }
            configuration.isMouseEnabled = isEnabled
        case ("keys", let id) where !id.isEmpty:
            readKeys(of: id, entry, in: text.places)
        case ("theme", let name) where !name.isEmpty:
            readStyle(of: name, entry, in: text.places)
        case ("keys", _), ("theme", _):
            note("\(entry.path[0]) is a table: write [\(entry.path[0])] on a line of its own.", at: place)
        default:
            let name = entry.path[0]
            note("there is nothing called \(name)\(hint(for: name, among: Self.names))", at: place)
        }
    }

    // MARK: - Keys

    private mutating func readKeys(of id: String, _ entry: TOMLText.Entry, in places: TOMLPlaces) {
        let place = places.place(of: entry.path)
        guard let own = ownKeys[id] else {
            return note("there is no command \(id)\(hint(for: id, among: commands.map(\.id)))", at: place)
        }
        let names: [String]
        switch entry.value {
        case .string(let name): names = [name]
        case .strings(let list): names = list
        case .boolean, .other:
            return note("the keys of a command are a list of names, such as [\"Down\", \"Ctrl-N\"].", at: place)
        }
        var given: [Key] = []
        for (index, name) in names.enumerated() {
            let place = places.place(ofString: index, at: entry.path)
            guard let key = key(named: name, place), isFree(key, for: id, own, place) else { continue }
            if !given.contains(key) { given.append(key) }
        }
        // Who gave nothing but mistakes did not mean to have no key at all.
        if names.isEmpty || !given.isEmpty { keys[id] = given }
    }

    private mutating func key(named name: String, _ place: TOMLPlace) -> Key? {
        if let key = Key(named: name) { return key }
        let ending = Self.nearestKey(to: name).map { "; did you mean \($0)?" } ?? hint(for: name, among: Key.names)
        note("“\(name)” is not the name of a key that a terminal sends\(ending)", at: place)
        return nil
    }

    /// The key that somebody meant who mistook what is held beside it, the key itself, or both.
    private static func nearestKey(to name: String) -> String? {
        guard let dash = name.lastIndex(where: { "-+".contains($0) }), dash != name.startIndex else { return nil }
        let (held, key) = (String(name[..<dash]), String(name[name.index(after: dash)...]))
        let known = ["Ctrl", "Alt", "Shift", "Ctrl-Alt", "Ctrl-Shift"]
        guard let modifier = NearestName.name(for: held, among: known, slips: 2) else { return nil }
        let code = key.count == 1 ? key : NearestName.name(for: key, among: Key.names)
        return code.flatMap { Key(named: "\(modifier)-\($0)") }?.name(.ascii)
    }

    /// Whether no other command was given a key before. Commands that have a key in common are never there at once.
    private mutating func isFree(_ key: Key, for id: String, _ own: Set<Key>, _ place: TOMLPlace) -> Bool {
        if Self.signalKeys.contains(key), !own.contains(key) {
            note("\(key.name(.ascii)) always quits or suspends; give \(id) another key.", at: place)
            return false
        }
        if let owner = owners[key], owner.command != id,
            !(own.contains(key) && ownKeys[owner.command]?.contains(key) == true)
        {
            note(
                "\(key.name(.ascii)) is given to \(owner.command) in line \(owner.line) already; leave it out in one place.",
                at: place)
            return false
        }
        owners[key] = owners[key] ?? (id, place.line)
        return true
    }

    // MARK: - Looks

    private mutating func readStyle(of name: String, _ entry: TOMLText.Entry, in places: TOMLPlaces) {
        guard let role = Role.allCases.first(where: { $0.name == name }) else {
            let names = Role.allCases.map(\.name)
            return note("nothing is drawn as \(name)\(hint(for: name, among: names))", at: places.place(of: entry.path))
        }
        let place = places.place(ofString: 0, at: entry.path)
        guard case .string(let words) = entry.value else {
            return note("a look is a few words, such as \"bold cyan\" or \"black on white\".", at: place)
        }
        do throws(StyleError) {
            configuration.styles[role] = try Style(words: words)
        } catch {
            let words = Style.knownWords
            note("“\(error.word)” is no colour and no attribute\(hint(for: error.word, among: words))", at: place)
        }
    }

    // MARK: - Problems

    private mutating func note(_ message: String, at place: TOMLPlace) {
        configuration.problems.append(ConfigurationProblem(file: file, place: place, message: message))
    }

    /// The end of a sentence about a word that means nothing: what may have been meant.
    private func hint(for word: String, among names: [String]) -> String {
        if let name = NearestName.name(for: word, among: names) { return "; did you mean \(name)?" }
        return names.count <= 16
            ? "; there is \(names.joined(separator: ", "))." : "; recipes config lists what there is."
    }
}
