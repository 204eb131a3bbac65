import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary
import Synchronization

/// What a change may do. The store makes one for each change, on the writing thread, and records what is done with it:
/// for undo, and to take everything back if the change fails half way.
public final class Edits {
    /// What the person reads about the change. If it is `nil` at the end, the change is not announced.
    public var title: String?
    /// The changes of one group that directly follow each other are undone together.
    public var group: String?
    /// Whether undo need not know of the change, because the change that it belongs to is still to come.
    public var isTemporary = false
    /// The kitchen files. What is changed with it, is recorded.
    public let kitchen: CookbookKitchen

    private let cookbook: Cookbook
    private let files: CookbookFiles
    private let notes: NoteKeeper
    private let settings: KitchenSettings?
    private let recorder: KitchenFolder.Recorder
    private let recorded: Mutex<[Change.Part]>.Box
    private let begun: BegunSteps

    package init(_ context: Context, title: String?) {
        let recorded = Mutex<[Change.Part]>.Box([])
        self.recorded = recorded
        let begun = BegunSteps(context.unfinished)
        self.begun = begun
        recorder = KitchenFolder.Recorder(announce: { begun.add(.kitchen($0)) }) { change in
            recorded.value.withLock { $0.append(.kitchen(change)) }
        }
        self.title = title
        cookbook = context.cookbook
        var files = context.files
        files.announce = { begun.add(.files($0)) }
        files.forget = { begun.forgetLater($0) }
        files.follow = { [notes = context.notes] in notes.follow($0) }
        self.files = files
        notes = context.notes
        settings = context.settings
        kitchen = context.kitchen().recording(recorder)
    }

    /// What changes need, apart from the change itself.
    package struct Context: Sendable {
        package var cookbook: Cookbook
        package var files: CookbookFiles
        package var notes: NoteKeeper
        package var settings: KitchenSettings?
        package var kitchen: @Sendable () -> CookbookKitchen
        package var unfinished: UnfinishedChanges
    }

    /// The change has ended: a later start has nothing to take back.
    package func end() { begun.end() }

    /// What was done so far.
    package var parts: [Change.Part] { recorded.value.withLock { $0 } }

    private func record(_ part: Change.Part) { recorded.value.withLock { $0.append(part) } }

    // MARK: - Recipe files

    /// Returns the content of a file.
    public func content(of path: String) throws(EditingError) -> [UInt8] { try files.content(of: path) }

    /// Replaces the content of a recipe file. Fails if the file has another content than `old`.
    public func edit(_ path: String, from old: [UInt8], to new: [UInt8]) throws(EditingError) {
        if old != new { did(try files.edit(path, from: old, to: new)) }
    }

    /// Notes what another program, such as the editor, did to a recipe file at the person's wish.
    public func wasEdited(_ path: String, from old: [UInt8], to new: [UInt8]) {
        did(.edited(path: path, from: old, to: new))
        notes.follow(.edited(path: path, from: old, to: new))
    }

    /// Writes a file again after another program has moved or deleted it.
    public func writeAgain(_ path: String, _ content: [UInt8]) throws(EditingError) {
        did(try files.writeAgain(path, content))
    }

    /// Creates a recipe file that is named after its title. This is one step, so nothing is announced before.
    ///
    /// - Returns: The path of the file.
    @discardableResult
    public func create(
        title: String, fileExtension: String, in folder: String, of root: String, text: String
    ) throws(EditingError) -> String {
        let change = try files.create(title: title, fileExtension: fileExtension, in: folder, of: root, text: text)
        did(change)
        begun.addFirst(.files(change))
        return change.path ?? folder
    }

    /// Removes a file that was created for the person to complete, if they left it as it was.
    public func discard(_ path: String, _ content: [UInt8]) throws(EditingError) {
        let created = CookbookFiles.Change.created(path: path, content: content)
        if try files.discard(created) { did(created) }
    }

    /// Notes a recipe file that was created and then completed in another program.
    public func wasCreated(_ path: String, _ content: [UInt8]) {
        record(.files(.created(path: path, content: content)))
    }

    /// Renames a recipe: its title, its file, and what refers to it.
    public func rename(_ path: String, toRecipeTitle title: String) throws(EditingError) {
        let bytes = try content(of: path)
        // `try?`: a file whose details cannot be read keeps its title.
        let details = try? FormatRegistry.details(of: bytes, file: path)
        guard let change = try files.rename(path, toRecipeTitle: title) else { return }
        did(change)
        try follow(from: path, to: change.newPath(of: path) ?? path, oldTitle: details?.title)
    }

    /// Moves a recipe to another folder of the cookbook, and changes what refers to it.
    public func move(_ path: String, toFolder folder: String, of root: String) throws(EditingError) {
        guard let change = try files.move(path, toFolder: folder, of: root) else { return }
        did(change)
        if let new = change.newPath(of: path) { try follow(from: path, to: new) }
    }

    /// Moves a recipe file and its pictures to the trash.
    public func delete(_ path: String) throws(EditingError) { did(try files.delete(path)) }

    /// Merges two files with the same recipe. See ``CookbookFiles/merge(_:into:details:)``.
    public func merge(
        _ double: String, into kept: String, details: (EditableDetails) -> EditableDetails
    ) throws(EditingError) -> CookbookFiles.Merged {
        let merged = try files.merge(double, into: kept, details: details)
        did(merged.change)
        return merged
    }

    /// Makes the plan, the lists, and the references of other recipes follow a recipe to another path. If a file with a
    /// reference cannot be changed, the title of the change says so.
    ///
    /// - Parameters:
    ///   - old: The path that the recipe had.
    ///   - new: The path that it has now.
    ///   - oldTitle: The title that the recipe had, or `nil` if it is the same.
    public func follow(from old: String, to new: String, oldTitle: String? = nil) throws(EditingError) {
        if old != new { try kitchen.follow(RecipeID(path: old), to: RecipeID(path: new)) }
        var left: [String] = []
        MovedReferences(in: cookbook, from: old, to: new, oldTitle: oldTitle).forEachChange { path, bytes, text in
            do throws(EditingError) { try edit(path, from: bytes, to: text) } catch {
                left.append("“\(FilePath.name(of: path))”")
            }
        }
        guard !left.isEmpty, let title else { return }
        let shown = left.prefix(3).joined(separator: ", ") + (left.count > 3 ? " and \(left.count - 3) more" : "")
        let refer = left.count == 1 ? "refers" : "refer"
        self.title = "\(title), but \(shown) could not be changed and still \(refer) to the old name"
    }

    private func did(_ change: CookbookFiles.Change) { record(.files(change)) }

    // MARK: - Notebook and configuration

    public func entry(of recipe: RecipeSummary) -> NotebookEntry { notes.entry(of: recipe) }

    /// Changes the notebook entry of a recipe. If the notebook cannot be written, the change is kept until the program
    /// ends, and the notebook tries again.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - changes: Returns the changes of the current entry.
    public func note(_ recipe: RecipeSummary, _ changes: (NotebookEntry) -> [NotebookEdit]) {
        let isFirst = parts.isEmpty
        guard let change = notes.apply(recipe, changes, announce: { if !isFirst { begun.add(.note($0)) } }) else {
            return
        }
        record(.note(change))
        if isFirst { begun.addFirst(.note(change)) }
    }

    /// Notes that a recipe was cooked, and takes it off the shopping list.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - cooking: The day and its note.
    ///   - factor: The factor by which the recipe was scaled, or `nil` if it is not known.
    ///   - further: Further changes of the notebook entry.
    package func noteCooked(
        _ recipe: RecipeSummary, _ cooking: NotebookEntry.Cooking, factor: Rational?, _ further: [NotebookEdit] = []
    ) throws(EditingError) {
        try kitchen.takeCooked(recipe.id, factor: factor)
        note(recipe) { _ in [.cooked(cooking)] + further }
    }

    /// Changes a setting in the user's configuration.
    public func set(_ edit: KitchenSettings.Edit) throws(EditingError) {
        guard let settings else { throw .refused("There is no folder for a configuration. Set HOME.") }
        try settings.apply(edit, recorder)
    }

    // MARK: - Undoing

    /// Undoes parts of a change, last first. Of an import, what was changed or removed since stays as it is.
    ///
    /// - Returns: The number of files that stay.
    @discardableResult
    package func undo(_ parts: [Change.Part]) throws(EditingError) -> Int {
        let isImport = parts.count { if case .files(.created) = $0 { true } else { false } } > 1
        var left = 0
        for part in parts.reversed() {
            switch part {
            case .files(let change):
                do throws(EditingError) { did(try files.undo(change)) } catch {
                    guard isImport else { throw error }
                    left += 1
                }
            case .kitchen(let change): try KitchenFolder.undo(change, recorder)
            case .note(let change):
                let inverse = Change.NoteChange(recipe: change.recipe, edits: change.inverse, inverse: change.edits)
                begun.add(.note(inverse))
                record(.note(try notes.undo(change)))
            case .timer(let id, let before, let after): try setTimer(id, from: after, to: before)
            }
        }
        return left
    }

    /// Takes back what was done of a change whose program was killed. What was not done, or was changed since, stays.
    package func takeBack(_ parts: [Change.Part]) {
        for part in parts.reversed() {
            // `try?`: what cannot be taken back stays as it is, and the rest is taken back all the same.
            switch part {
            case .files(let change):
                // Entries stay at the path of a file that is in the trash.
                for move in files.takeBack(change) where !Trash.isTrashed(move.to) { notes.followBack(move) }
            case .kitchen(let change): try? KitchenFolder.undo(change, recorder)
            case .note(let change): _ = try? notes.undo(change)
            case .timer(let id, let before, _): try? notes.setTimer(id, to: before)
            }
        }
    }

    private func setTimer(_ id: String, from before: String?, to after: String?) throws(EditingError) {
        begun.add(.timer(id: id, before: before, after: after))
        try notes.setTimer(id, to: after)
        record(.timer(id: id, before: before, after: after))
    }
}

extension KitchenFolder {
    /// Undoes a change. Keeps what other programs have changed in the file since.
    package static func undo(_ change: Change, _ recorder: Recorder) throws(EditingError) {
        let folder = KitchenFolder(of: change).recording(recorder)
        guard access(change.folder, F_OK) == 0 else {
            throw .refused("the folder “\(change.folder)” is not there; undo again when it is back.")
        }
        // If the change created the file and the file has not changed since, the file is removed.
        if change.before == nil, let after = change.after, try folder.remove(change.name, ifContent: after) { return }
        let file = folder.path(ofFile: change.name)
        if change.after?.isEmpty == false, access(file, F_OK) != 0 { throw .gone(file) }
        // If somebody has changed the very lines since, taking back the rest of the change is not undoing it.
        let (before, after) = (change.before ?? [], change.after ?? [])
        let added = lines(of: after).subtracting(lines(of: before))
        var isChanged = false
        try folder.update(change.name) { bytes in
            isChanged = !added.isSubset(of: lines(of: bytes))
            return isChanged ? bytes : FileMerge.merge(base: after, mine: before, theirs: bytes).bytes
        }
        if isChanged { throw .changed(file) }
    }
}

extension KitchenFolder {
    private static func lines(of bytes: [UInt8]) -> Set<ArraySlice<UInt8>> {
        Set(bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }))
    }
}

extension Mutex {
    /// A mutex that several owners share.
    package final class Box: Sendable {
        package let value: Mutex<Value>
        package init(_ value: consuming sending Value) { self.value = Mutex(value) }
    }
}
