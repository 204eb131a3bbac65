import GRDB
import RecipeFormats
import RecipeLibrary

extension Notebook {
    /// The numbers of recipes that an import added, changed and left unchanged.
    public struct ImportCounts: Hashable, Sendable {
        /// The number of recipes that got an entry and had none before the import.
        public var new = 0
        /// The number of recipes whose entry changed.
        public var changed = 0
        /// The number of recipes whose entry is unchanged.
        public var same = 0
    }

    /// Returns the entries of the notebook as JSON, sorted by path and by index in the file. Timers are left out.
    ///
    /// - Throws: ``NotebookError`` if the notebook cannot be read.
    public func exportedState() throws(NotebookError) -> JSONText {
        let records = try read { db in try NotebookRecord.fetchAll(db).map { try $0.whole(db) } } ?? []
        return NotebookState.json(
            records.sorted {
                ($0.fingerprint.id.path, $0.fingerprint.id.index) < ($1.fingerprint.id.path, $1.fingerprint.id.index)
            })
    }

    /// Imports the output of ``exportedState()``, either completely or not at all.
    ///
    /// An imported entry is merged with the first of these entries that exists:
    ///
    /// 1. The entry with the same identifier.
    /// 2. An entry with the same title and ingredients.
    /// 3. The entry of the same recipe in the file at the same path.
    ///
    /// The cooked days and the revisions of both entries are combined. All other data, such as the rating and the note,
    /// comes from the entry that changed last. If none of these entries exists, the imported entry is added. A second
    /// import of the same text changes nothing.
    ///
    /// - Parameters:
    ///   - bytes: The JSON text in UTF-8.
    ///   - file: The name of the text in diagnostics.
    /// - Returns: The numbers of new, changed and unchanged recipes.
    /// - Throws: ``/RecipeKit/CookbookError`` with line and column if the text is invalid. ``NotebookError`` if the
    ///   notebook cannot be written.
    public func importState(_ bytes: [UInt8], file: String) throws -> ImportCounts {
        let incoming = try NotebookStateReader(bytes, file: file).records()
        return try write { db in
            var counts = ImportCounts()
            for record in incoming {
                guard var known = try Self.match(record, db) else {
                    var new = record
                    try new.save(db)
                    counts.new += new.id == nil ? 0 : 1
                    continue
                }
                let before = known
                known.merge(record)
                if known.entry == before.entry, known.changed == before.changed {
                    counts.same += 1
                } else {
                    try known.save(db)
                    counts.changed += 1
                }
            }
            return counts
        }
    }

    /// Imports the state in a file.
    ///
    /// - Throws: ``/RecipeKit/CookbookError`` if the file cannot be read, and the errors of ``importState(_:file:)``.
    public func importState(ofFileAt path: String) throws -> ImportCounts {
        try importState(RecipeFile.bytes(ofFileAt: path), file: path)
    }

    private static func match(_ record: NotebookRecord, _ db: Database) throws -> NotebookRecord? {
        var found = try NotebookRecord.fetchAll(db, where: "uid = ?", [record.uid])
        if found.isEmpty, let content = record.fingerprint.content {
            found = try NotebookRecord.fetchAll(db, where: "content = ?", [content])
            if let same = found.first(where: { $0.fingerprint.id == record.fingerprint.id }) { found = [same] }
        }
        if found.isEmpty {
            let ofFile = try NotebookRecord.fetchAll(db, where: "path = ?", [record.fingerprint.id.path])
            found =
                NotebookFinder.choose(from: ofFile.map(\.fingerprint), record.fingerprint).map { [ofFile[$0]] } ?? []
        }
        return try found.first?.whole(db)
    }
}

extension NotebookRecord {
    /// Merges another record of the same recipe into this record.
    fileprivate mutating func merge(_ other: NotebookRecord) {
        let isNewer = other.changed > changed
        let revisions = union(entry.revisions, other.entry.revisions)
        let known = Set(entry.cookings.map(\.day))
        let cookings = entry.cookings
        if isNewer {
            let own = entry
            entry = other.entry
            entry.cookings = own.cookings
            changed = other.changed
        }
        for cooking in other.entry.cookings where isNewer || !known.contains(cooking.day) {
            // An empty note must not replace the note of the same day.
            let old = cookings.first { $0.day == cooking.day }
            if cooking.note.isEmpty, old != nil { continue }
            entry.apply(.cooked(cooking))
        }
        entry.revisions = revisions
        if fingerprint.content == nil { fingerprint.content = other.fingerprint.content }
    }

    /// Returns the own and the other revisions, the latest first. If two revisions have the same time, the own revision
    /// is used. If there are too many revisions, the oldest are left out.
    private func union(
        _ own: [NotebookEntry.Revision], _ others: [NotebookEntry.Revision]
    ) -> [NotebookEntry.Revision] {
        let known = Set(own.map(\.saved))
        let all = own + others.filter { !known.contains($0.saved) }
        return Array(all.sorted { $0.saved > $1.saved }.prefix(NotebookEntry.maximumRevisions))
    }
}
