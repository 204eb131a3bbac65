import Configuration
import CookbookStore
import Kitchen
import RecipeBrowser
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// Looks at what the program itself keeps: the index, the notebook, the configuration and the log.
enum StorageExam {
    static func index(of cookbook: Cookbook?) -> Finding {
        var finding = Finding("index", "Index")
        guard let folder = UserFolder.cache.path() else {
            finding.note("path", .null, "in memory, because neither HOME nor XDG_CACHE_HOME is set")
            return finding
        }
        guard let cookbook else {
            finding.note("path", .null, "none without a cookbook")
            return finding
        }
        let path = IndexLocation.path(for: cookbook, in: folder)
        let size = IndexLocation.size(ofIndexAt: path)
        finding.note("path", .string(path), DoctorWords.path(path))
        finding.note("bytes", .integer(size))
        // An error of the database is a part of the value, and nothing else is thrown.
        switch (try? DatabaseHealth(ofDatabaseAt: path)) ?? .missing {
        case .missing: finding.note("health", .string("missing"), "not there yet; the browser makes it")
        case .sound: finding.note("health", .string("sound"), "\(DoctorWords.size(size)), sound")
        case .damaged(let fault):
            finding.note("health", .string("damaged"), "damaged")
            finding.need(
                "The index is damaged.", items: [fault],
                remedy: "Remove it; the browser makes it again: rm \(quoted(path))*")
        case .unreadable(let reason):
            finding.note("health", .string("unreadable"), "it cannot be opened")
            finding.need(
                "The index cannot be opened, so the cookbook is read again at each start.", items: [reason],
                remedy: "See to the permissions of \(DoctorWords.path(path)).")
        }
        seeToFolder(
            folder, &finding, "The index is made in memory at each start, because its folder cannot be written.")
        return finding
    }

    static func notebook() -> Finding {
        var finding = Finding("notebook", "Notes")
        guard let path = Notebook.personalPath() else {
            finding.note("path", .null, "none")
            finding.need(
                "Nothing that you add to recipes is kept, because neither HOME nor XDG_DATA_HOME is set.",
                remedy: "Set HOME to your home folder.")
            return finding
        }
        finding.note("path", .string(path), DoctorWords.path(path))
        let size = FileStamp(ofFileAt: path)?.size ?? 0
        finding.note("bytes", .integer(size))
        let copies = NotebookCopies(of: path).all
        let advice = restoringAdvice(copies)
        switch NotebookHealth(ofNotebookAt: path) {
        case .empty: finding.note("health", .string("empty"), "nothing in it yet")
        case .sound(let recipes):
            finding.note("recipes", .integer(recipes))
            let count = DoctorWords.count(recipes, "recipe", "recipes")
            finding.note("health", .string("sound"), "on \(count), \(DoctorWords.size(size)), sound")
        case .damaged(let fault):
            finding.note("health", .string("damaged"), "damaged")
            finding.need("Your notes are damaged.", items: [fault], remedy: advice)
        case .unreadable(let reason):
            finding.note("health", .string("unreadable"), "they cannot be read")
            finding.need(
                "Your notes cannot be read.", items: [reason],
                remedy: "See to the permissions of \(DoctorWords.path(path)) and of its folder.")
        case .refused(let error):
            finding.note("health", .string("foreign"), "they are left alone")
            finding.need(
                "Your notes are not used.", items: [error.message], remedy: "Update recipes, or move the file.")
        }
        tellCopies(copies, &finding, hasNotes: size > 0)
        let damaged = NotebookCopies(of: path).damaged
        finding.note("setAside", .array(damaged.map { .string($0) }))
        if !damaged.isEmpty {
            let last =
                copies.first.map { "If something is missing, go back to a copy: recipes restore \($0.name). " } ?? ""
            finding.hint(
                "Your notes were damaged once. What could be read was saved, and the damaged file was set aside:",
                items: damaged.map(DoctorWords.path), remedy: last + "If nothing is missing, remove the file.")
        }
        seeToFolder(FilePath.folder(of: path), &finding, "Your notes cannot be saved.")
        return finding
    }

    private static func tellCopies(_ copies: [NotebookCopy], _ finding: inout Finding, hasNotes: Bool) {
        finding.note("copies", .array(copies.map { .string($0.name) }))
        guard let last = copies.first(where: { !$0.isReplaced }) else {
            if hasNotes { finding.lines.append("not copied yet; the first copy is made when you change something") }
            return
        }
        finding.note("lastCopy", .string(last.day.iso), "last copied \(last.day.name(from: .today))")
    }

    private static func restoringAdvice(_ copies: [NotebookCopy]) -> String {
        let rescue = "At its next start, the program sets the file aside and saves what can be read of it."
        guard let last = copies.first else { return rescue }
        return "Go back to the last copy: recipes restore \(last.name). Or do nothing: a" + rescue.dropFirst()
    }

    @MainActor
    static func settings() -> (Finding, KitchenCustoms) {
        var finding = Finding("configuration", "Settings")
        let path = UserFolder.configurationFile
        let configuration = UserConfiguration.load(path, areApart: BrowserCommands.areApart) { BrowserCommands.all() }
        let (customs, further) = KitchenCustoms.read(configuration)
        let diagnostics = (configuration.diagnostics + further).map(\.description)
        finding.note("path", .optional(path))
        finding.note("errors", .array(diagnostics.map { .string($0) }))
        let isThere = path.map { access($0, F_OK) == 0 } ?? false
        let place = path.map(DoctorWords.path) ?? ""
        finding.lines.append(isThere ? place : "as they come; there is no \(place.isEmpty ? "config.toml" : place)")
        finding.note("pictures", .string(configuration.pictures.rawValue))
        if configuration.pictures == .off { finding.lines.append("pictures are not wanted") }
        if !diagnostics.isEmpty {
            finding.lines.append(DoctorWords.count(diagnostics.count, "error", "errors"))
            finding.need(
                DoctorWords.count(
                    diagnostics.count, "line of the configuration has no effect:",
                    "lines of the configuration have no effect:"),
                items: diagnostics, remedy: "Mend them. recipes config shows what is in effect.")
        }
        return (finding, customs)
    }

    static func log() -> Finding {
        var finding = Finding("log", "Log")
        guard let path = UserFolder.state.path().map({ $0 + "/recipes.log" }) else {
            finding.note("path", .null, "none, because neither HOME nor XDG_STATE_HOME is set")
            return finding
        }
        let size = FileStamp(ofFileAt: path)?.size
        finding.note("path", .string(path))
        finding.note("bytes", .integer(size ?? 0))
        finding.lines.append(size.map { "\(DoctorWords.path(path)), \(DoctorWords.size($0))" } ?? "empty")
        return finding
    }

    // MARK: - Folders

    /// The free room in bytes below which a disk counts as full.
    private static let leastRoom = 8 << 20

    /// Complains about a folder that cannot be written, or whose disk is full. A folder that is not there yet is made in
    /// the nearest one above it that is.
    private static func seeToFolder(_ folder: String, _ finding: inout Finding, _ complaint: String) {
        var existing = folder
        while access(existing, F_OK) != 0, errno == ENOENT, existing != FilePath.folder(of: existing) {
            existing = FilePath.folder(of: existing)
        }
        if access(existing, W_OK | X_OK) != 0 {
            let reason = SystemError.words(for: errno)
            finding.need(
                complaint, items: ["\(existing): \(reason)"],
                remedy: "See to the permissions of this folder and its disk.")
        } else if let room = Self.room(in: existing), room < leastRoom {
            finding.need(
                complaint, items: ["\(existing): \(DoctorWords.size(room)) are free"], remedy: "Make room on this disk."
            )
        }
    }

    private static func room(in folder: String) -> Int? {
        var status = statvfs()
        guard statvfs(folder, &status) == 0 else { return nil }
        let (bytes, overflow) = Int(clamping: status.f_bavail).multipliedReportingOverflow(
            by: Int(clamping: status.f_frsize))
        return overflow ? nil : bytes
    }

    private static func quoted(_ path: String) -> String { "'" + path.replacing("'", with: "'\\''") + "'" }
}
