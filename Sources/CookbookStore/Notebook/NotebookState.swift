import RecipeFormats
import RecipeKit
import RecipeLibrary

/// The entries of a notebook as JSON, to copy them or to move them to another machine. Timers are left out.
///
/// ```json
/// {
///   "format": "recipes-state",
///   "version": 1,
///   "recipes": [
///     {
///       "id": "6b1f…",
///       "title": "Borscht",
///       "path": "/home/ada/Recipes/Soups/Borscht.cook",
///       "content": "90c1…",
///       "changed": "2026-11-21T19:02:03Z",
///       "favouriteSince": "2026-11-20T08:00:00Z",
///       "rating": 4,
///       "note": "Less salt.",
///       "cooked": [{ "on": "2026-11-20", "note": "for six" }],
///       "ticks": ["step 1: Boil"],
///       "factor": "3/2",
///       "step": 3,
///       "revisions": [{ "at": "2026-11-20T18:30:00Z", "reason": "cooked", "text": "…" }]
///     }
///   ]
/// }
/// ```
enum NotebookState {
    static let format = "recipes-state"
    static let version = 1

    static func json(_ records: [NotebookRecord]) -> JSONText {
        .object([
            ("format", .string(format)), ("version", .integer(version)), ("recipes", .array(records.map(json))),
        ])
    }

    private static func json(_ record: NotebookRecord) -> JSONText {
        let entry = record.entry
        let cooked = entry.cookings.map { cooking in
            JSONText.object(present: [
                ("on", .string(cooking.day.description)), ("note", present(cooking.note)),
            ])
        }
        let revisions = entry.revisions.map { revision in
            JSONText.object([
                ("at", .string(revision.saved.description)), ("reason", .string(revision.reason.rawValue)),
                ("text", .string(revision.text)),
            ])
        }
        let index = record.fingerprint.id.index
        let members: [(key: String, value: JSONText?)] = [
            ("id", .string(record.uid)),
            ("title", .string(record.fingerprint.title)),
            ("path", .string(record.fingerprint.id.path)),
            ("number", index == 0 ? nil : .integer(index + 1)),
            ("content", record.fingerprint.content.map { .string($0) }),
            ("changed", .string(record.changed.description)),
            ("favouriteSince", entry.favouriteSince.map { .string($0.description) }),
            ("rating", entry.rating.map { .integer($0) }),
            ("note", present(entry.note)),
            ("cooked", cooked.isEmpty ? nil : .array(cooked)),
            ("ticks", entry.ticks.isEmpty ? nil : .array(entry.ticks.sorted().map { .string($0) })),
            ("factor", entry.factor.map { .string($0.written) }),
            ("step", entry.currentStep.map { .integer($0) }),
            ("revisions", revisions.isEmpty ? nil : .array(revisions)),
        ]
        return .object(present: members)
    }

    private static func present(_ text: String) -> JSONText? { text.isEmpty ? nil : .string(text) }
}

/// Parses the output of ``NotebookState``. Ignores unknown members. The errors that it throws contain the line and the
/// column.
struct NotebookStateReader {
    private let bytes: [UInt8]
    private let file: String

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - bytes: The JSON text in UTF-8.
    ///   - file: The name of the text in diagnostics.
    init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    func records() throws(CookbookError) -> [NotebookRecord] {
        let root: LocatedJSON
        switch LocatedJSON.read(bytes) {
        case .success(let value): root = value
        case .failure(let problem): throw error(problem.offset, problem.message)
        }
        guard case .string(NotebookState.format)? = root["format"]?.value else {
            throw error(
                (root["format"] ?? root).offset,
                "This is not what recipes export-state writes: its \"format\" is not \"\(NotebookState.format)\".")
        }
        guard let version = root["version"] else { throw error(root.offset, "A \"version\" is missing.") }
        guard case .number(String(NotebookState.version)) = version.value else {
            throw error(version.offset, "This version is not known; a newer version of recipes may read it.")
        }
        guard let recipes = root["recipes"], case .array = recipes.value else {
            throw error((root["recipes"] ?? root).offset, "\"recipes\" should be an array.")
        }
        var records: [NotebookRecord] = []
        for recipe in recipes.children { records.append(try record(recipe)) }
        return records
    }

    private func record(_ json: LocatedJSON) throws(CookbookError) -> NotebookRecord {
        guard case .object = json.value else { throw error(json.offset, "A recipe should be an object.") }
        guard let title = try string(json, "title"), let path = try string(json, "path") else {
            throw error(json.offset, "A recipe should have a \"title\" and a \"path\".")
        }
        let number = try integer(json, "number", in: 1...Int(Int32.max)) ?? 1
        let fingerprint = RecipeFingerprint(
            RecipeID(path: path, index: number - 1), title: title, content: try string(json, "content"))
        var record = NotebookRecord(fingerprint)
        if let uid = try string(json, "id"), !uid.isEmpty { record.uid = uid }
        record.changed = try timestamp(json, "changed") ?? Timestamp(seconds: 0)
        record.entry.favouriteSince = try timestamp(json, "favouriteSince")
        record.entry.rating = try integer(json, "rating", in: 1...5)
        record.entry.note = try string(json, "note") ?? ""
        for cooking in try array(json, "cooked") {
            guard let text = try string(cooking, "on"), let day = CalendarDay(iso: text) else {
                throw error((cooking["on"] ?? cooking).offset, "A day should be written as 2026-11-21.")
            }
            record.entry.apply(.cooked(.init(day: day, note: try string(cooking, "note") ?? "")))
        }
        for tick in try array(json, "ticks") {
            guard case .string(let item) = tick.value else { throw error(tick.offset, "A tick should be a string.") }
            record.entry.ticks.insert(item)
        }
        try readCooking(json, &record.entry)
        return record
    }

    /// Reads the data for cooking: the factor, the current step and the revisions.
    private func readCooking(_ json: LocatedJSON, _ entry: inout NotebookEntry) throws(CookbookError) {
        if let text = try string(json, "factor") {
            guard let factor = Rational(parsing: text), factor > .zero else {
                throw error(json["factor"]?.offset ?? json.offset, "\"factor\" should be written as 3/2.")
            }
            entry.factor = factor
        }
        entry.currentStep = try integer(json, "step", in: 1...Int(Int32.max))
        for revision in try array(json, "revisions") {
            guard let saved = try timestamp(revision, "at"), let text = try string(revision, "text") else {
                throw error(revision.offset, "A revision should have \"at\" and \"text\".")
            }
            let word = try string(revision, "reason") ?? "edited"
            guard let reason = NotebookEntry.Revision.Reason(rawValue: word) else {
                throw error(
                    revision["reason"]?.offset ?? revision.offset, "\"reason\" should be cooked, edited or found.")
            }
            entry.revisions.append(NotebookEntry.Revision(saved: saved, text: text, reason: reason))
        }
        entry.revisions.sort { $0.saved > $1.saved }
    }

    // MARK: - Members

    private func string(_ json: LocatedJSON, _ key: String) throws(CookbookError) -> String? {
        guard let member = json[key], member.value != .null else { return nil }
        guard case .string(let text) = member.value else {
            throw error(member.offset, "\"\(key)\" should be a string.")
        }
        return text
    }

    private func integer(
        _ json: LocatedJSON, _ key: String, in range: ClosedRange<Int>
    ) throws(CookbookError) -> Int? {
        guard let member = json[key], member.value != .null else { return nil }
        guard case .number(let digits) = member.value, let number = Int(digits), range.contains(number) else {
            let limits =
                range.upperBound > 5 ? "\(range.lowerBound) or more" : "from \(range.lowerBound) to \(range.upperBound)"
            throw error(member.offset, "\"\(key)\" should be a whole number, \(limits).")
        }
        return number
    }

    private func timestamp(_ json: LocatedJSON, _ key: String) throws(CookbookError) -> Timestamp? {
        guard let text = try string(json, key) else { return nil }
        guard let moment = Timestamp(text) else {
            throw error(json[key]?.offset ?? json.offset, "\"\(key)\" should be written as 2026-11-21T19:02:03Z.")
        }
        return moment
    }

    private func array(_ json: LocatedJSON, _ key: String) throws(CookbookError) -> [LocatedJSON] {
        guard let member = json[key], member.value != .null else { return [] }
        guard case .array = member.value else { throw error(member.offset, "\"\(key)\" should be an array.") }
        return member.children
    }

    private func error(_ offset: Int, _ message: String) -> CookbookError {
        let before = bytes.prefix(offset)
        let newline = UInt8(ascii: "\n")
        let line = before.reduce(1) { $0 + ($1 == newline ? 1 : 0) }
        let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
        let column = String(decoding: before[start...], as: UTF8.self).count + 1
        return CookbookError(.badData, at: SourceLocation(file: file, line: line, column: column), message)
    }
}
