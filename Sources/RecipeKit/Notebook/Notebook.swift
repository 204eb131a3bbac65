import GRDB
import Synchronization

/// What a cook adds to recipes, kept in a database of its own: favourites, ratings, notes, when each was cooked, and what
/// is ticked off.
///
/// Nothing is opened before something is asked for, and nothing is made before something is to be kept. A change that was
/// made survives the process's end at any moment, and a power cut. It is in the one file at ``path``, which a copy needs
/// no other file for. Several programs may use one notebook at once.
///
/// A recipe is known by its path, and, where its file went elsewhere, by its title and ingredients:
///
/// - The recipe at the path that was noted is the one that was meant, whatever was edited in it. In a file that may hold
///   several recipes, its title or its ingredients must also be the same; otherwise the one of that title in that file is.
/// - Else it is one with the same title and ingredients whose file has gone from where it was. Of several such notes the
///   one whose file had the same name is taken, then the oldest.
/// - A copy of a recipe that is still there begins with nothing of its own.
public final class Notebook: Sendable {
    /// Where the notebook is; `nil` for one in memory, and for one that has no place.
    public let path: String?
    /// Whether there is no place for the notebook, so that it is empty and takes no change.
    public let isWithoutPlace: Bool

    struct State {
        var queue: DatabaseQueue?
        /// Whether this program found the whole file sound, or made it.
        var isChecked = false
        /// What the person should be told.
        var notice: String?
    }

    let state = Mutex(State())

    /// - Parameter path: Where the notebook is, or is to be; with `nil` it is kept in memory.
    public convenience init(path: String?) {
        self.init(path: path, isWithoutPlace: false)
    }

    init(path: String?, isWithoutPlace: Bool) {
        self.path = path
        self.isWithoutPlace = isWithoutPlace
    }

    /// What was found to be wrong and put right since this was asked last: a sentence for the person.
    public func takeNotice() -> String? {
        state.withLock { state in
            defer { state.notice = nil }
            return state.notice
        }
    }

    // MARK: - Reading

    /// What was added to a recipe; an empty entry where nothing was.
    public func entry(of recipe: RecipeTrace, in cookbook: Cookbook) throws(NotebookError) -> NotebookEntry {
        let trace = absolute(recipe, in: cookbook)
        let found = try read { db in try NotebookFinder(db).record(of: trace)?.whole(db) }
        return found??.entry ?? NotebookEntry()
    }

    /// What a list shows and sorts by, of every recipe of a cookbook that something was added to.
    ///
    /// One query over what was added, however many recipes the cookbook has.
    public func marks(in cookbook: Cookbook) throws(NotebookError) -> RecipeMarks {
        try read { db in
            let places = CookbookPlaces(cookbook)
            var marks = RecipeMarks()
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT *, (SELECT MAX(day) FROM cooking WHERE recipe = recipe.id) AS lastCooked FROM recipe
                    """)
            while let row = try rows.next() {
                let record = try NotebookRecord(row)
                let lastCooked = (row["lastCooked"] as String?).flatMap(CalendarDay.init)
                for id in places.given(record.trace.id) {
                    marks.add(RecipeMark(id: id, record, lastCooked: lastCooked))
                }
            }
            return marks
        } ?? RecipeMarks()
    }

    /// A number that is another one after another program changed the notebook; `nil` where there is no notebook.
    public func version() throws(NotebookError) -> Int? {
        try read { try Int.fetchOne($0, sql: "PRAGMA data_version") } ?? nil
    }

    // MARK: - Changing

    /// Makes changes to what was added to a recipe; when this returns they are on the disk.
    ///
    /// - Returns: What there is now.
    @discardableResult
    public func apply(
        _ edits: [NotebookEdit], to recipe: RecipeTrace, in cookbook: Cookbook
    ) throws(NotebookError) -> NotebookEntry {
        let trace = absolute(recipe, in: cookbook)
        return try write { db in
            let known = try NotebookFinder(db).record(of: trace)?.whole(db)
            var record = known ?? NotebookRecord(trace)
            record.follow(trace)
            let before = record.entry
            // Later than it was, even where the clock was set back.
            let now = max(.now, Moment(seconds: record.changed.seconds + 1))
            for edit in edits { record.entry.apply(edit, at: now) }
            if record.entry != before { record.changed = now }
            try record.save(db)
            return record.entry
        }
    }

    private func absolute(_ recipe: RecipeTrace, in cookbook: Cookbook) -> RecipeTrace {
        var trace = recipe
        trace.id = CookbookPlaces(cookbook).absolute(recipe.id)
        return trace
    }
}

extension NotebookRecord {
    /// Takes on where a recipe is now, and what it is made of.
    mutating func follow(_ trace: RecipeTrace) {
        let content = trace.content ?? (trace.title == self.trace.title ? self.trace.content : nil)
        self.trace = trace
        self.trace.content = content
    }
}
