import GRDB

extension Notebook {
    /// What came of putting another notebook's state into this one.
    public struct ImportCounts: Hashable, Sendable {
        /// Recipes that nothing was added to before.
        public var new = 0
        /// Recipes to which something came.
        public var changed = 0
        /// Recipes that were as they are.
        public var same = 0
    }

    /// Everything in the notebook as JSON, in an order that stays.
    public func exportedState() throws(NotebookError) -> JSONText {
        let records = try read { db in try NotebookRecord.fetchAll(db).map { try $0.whole(db) } } ?? []
        return NotebookState.json(
            records.sorted { ($0.trace.id.path, $0.trace.id.index) < ($1.trace.id.path, $1.trace.id.index) })
    }

    /// Puts what ``exportedState()`` wrote into this notebook: all of it, or nothing where anything is wrong.
    ///
    /// A recipe is the one of the same record, else the one with the same title and ingredients, else the one at the same
    /// path. Favourite, rating, note and ticks are those of whichever was changed last; the days on which it was cooked
    /// come together. Doing it twice changes nothing.
    ///
    /// - Parameter file: What diagnostics call the text.
    /// - Throws: ``CookbookError`` with line and column where the text is not as it should be; ``NotebookError``.
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

    /// The same with a file's text.
    public func importState(ofFileAt path: String) throws -> ImportCounts {
        try importState(RecipeFile.bytes(ofFileAt: path), file: path)
    }

    private static func match(_ record: NotebookRecord, _ db: Database) throws -> NotebookRecord? {
        var found = try NotebookRecord.fetchAll(db, where: "uid = ?", [record.uid])
        if found.isEmpty, let content = record.trace.content {
            found = try NotebookRecord.fetchAll(db, where: "content = ?", [content])
            // Of copies the one that lies where the other did.
            found.sort { left, _ in left.trace.id == record.trace.id }
        }
        if found.isEmpty {
            let ofFile = try NotebookRecord.fetchAll(db, where: "path = ?", [record.trace.id.path])
            found = NotebookFinder.choose(from: ofFile.map(\.trace), record.trace).map { [ofFile[$0]] } ?? []
        }
        return try found.first?.whole(db)
    }
}

extension NotebookRecord {
    /// Takes over what another record of the same recipe knows better.
    fileprivate mutating func merge(_ other: NotebookRecord) {
        let isNewer = other.changed > changed
        let known = Set(entry.cookings.map(\.day))
        let cookings = entry.cookings
        if isNewer {
            let own = entry
            entry = other.entry
            entry.cookings = own.cookings
            changed = other.changed
        }
        for cooking in other.entry.cookings where isNewer || !known.contains(cooking.day) {
            // What was said of a day is not taken away by one that says nothing.
            let old = cookings.first { $0.day == cooking.day }
            if cooking.note.isEmpty, old != nil { continue }
            entry.apply(.cooked(cooking))
        }
        if trace.content == nil { trace.content = other.trace.content }
    }
}
