import CookbookStore
import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists
import Synchronization

/// Shows duplicates, which are recipes that are several times in the cookbook, and carries out what the user decides
/// about them.
@MainActor
final class DuplicatesController {
    private let cookbook: Cookbook
    private let store: Store
    private let editing: RecipeEditing
    private let screens: CookbookScreens

    init(_ cookbook: Cookbook, store: Store, editing: RecipeEditing, screens: CookbookScreens) {
        self.cookbook = cookbook
        self.store = store
        self.editing = editing
        self.screens = screens
    }

    /// Searches the cookbook for duplicates and shows them.
    func begin(from screen: ViewController) {
        let list = DuplicatesViewController(DuplicateSearch(in: cookbook), controller: self)
        store.observe(list) { [weak list] event in
            if event.isKitchen || event.change?.paths.isEmpty == false { list?.refresh() }
        }
        screen.navigationController?.push(list)
    }

    /// Shows two recipes side by side.
    func open(_ pair: DuplicatePair, from screen: ViewController) {
        screen.navigationController?.push(DuplicatePairViewController(pair, controller: self))
    }

    /// Shows the screen of a recipe.
    func openRecipe(_ recipe: RecipeID, from screen: ViewController) { screens.open(recipe, over: screen) }

    // MARK: - Reading

    /// Calls `show` with the groups. Leaves out recipes whose files no longer exist, and recipes that the user has
    /// declared as different.
    func present(
        _ groups: [DuplicateGroup], then show: @escaping @MainActor ([DuplicateGroup]) -> Void
    ) {
        store.read({ kitchen throws(EditingError) -> [DuplicateGroup] in
            let folder = kitchen.folder
            // If the list of recipes that the user has declared as different cannot be read, the list counts as empty.
            let distinct = (try? folder.distinctRecipes()) ?? DistinctRecipes(bytes: [])
            return groups.withoutMissingFiles().keepingApart(distinct, in: folder)
        }) { result in
            // The work above throws no error.
            if case .success(let groups) = result { show(groups) }
        }
    }

    /// Reads and compares two recipes, and calls a closure with the result. The result is `nil` if one of the recipes
    /// cannot be read.
    func compare(
        _ pair: DuplicatePair, style: QuantityStyle, then show: @escaping @MainActor (RecipeComparison?) -> Void
    ) {
        store.read({ [cookbook] _ throws(EditingError) -> RecipeComparison? in
            // The list of recipes shows the error of an unreadable file.
            guard let first = try? cookbook.load(pair.first.id).recipe,
                let second = try? cookbook.load(pair.second.id).recipe
            else { return nil }
            return RecipeComparison(first, second, style: style)
        }) { result in
            // The work above throws no error.
            show((try? result.get()) ?? nil)
        }
    }

    /// Returns the path of a recipe relative to the folder of the cookbook, without control characters. A recipe that
    /// is not the first in its file has its number at the end: `Soups.md#2`.
    func name(of recipe: RecipeID) -> String {
        let root = cookbook.folder(containing: recipe.path).map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
        let path = recipe.path.hasPrefix(root) ? String(recipe.path.dropFirst(root.count)) : recipe.path
        return (recipe.index == 0 ? path : "\(path)#\(recipe.index + 1)").withoutControlCharacters.shortenedToRow
    }

    // MARK: - Deciding

    /// Keeps one of two recipes, and moves the file of the other recipe to the trash. The kept recipe gets the notebook
    /// values that only the other recipe has, such as the rating.
    ///
    /// If the file of the other recipe has several recipes, or if the kept recipe cannot be read, only presents an
    /// alert.
    ///
    /// - Parameters:
    ///   - side: The recipe to keep.
    ///   - pair: The two recipes.
    ///   - isMerge: Whether the kept recipe also gets the details, notes and pictures that only the other recipe has.
    ///   - screen: The screen that shows errors.
    ///   - onEnd: Called after the files were changed.
    func keep(
        _ side: DuplicatePair.Side, of pair: DuplicatePair, isMerge: Bool, from screen: ViewController,
        then onEnd: @escaping @MainActor () -> Void
    ) {
        guard editing.isWritable(from: screen) else { return }
        let (kept, double) = (pair[side].id, pair[side.other].id)
        let (cookbook, library) = (cookbook, screens.library)
        store.change(from: screen, failure: "Nothing was changed") { edits throws(EditingError) in
            try Self.check(kept, double)
            let sources = Sources(kept, double, cookbook, library)
            guard sources.kept.recipe != nil else {
                throw .refused(
                    "\(FilePath.name(of: kept.path).quoted) cannot be read any more, so the other file stays where it is."
                )
            }
            // The entries are read before the file is removed, because the removal can change them.
            let entries = (sources.kept.summary.map(edits.entry), sources.double.summary.map(edits.entry))
            let other = isMerge ? sources.double.recipe.map(EditableDetails.init) : nil
            var merged: CookbookFiles.Merged?
            if let other {
                merged = try edits.merge(double.path, into: kept.path) {
                    RecipeMerge.details($0, completedBy: other, relation: pair.relation)
                }
            } else {
                try edits.delete(double.path)
            }
            let notes = isMerge ? sources.notes : []
            if let recipe = sources.kept.summary {
                edits.note(recipe) { _ in
                    RecipeMerge.edits(
                        of: entries.0 ?? NotebookEntry(), completedBy: entries.1 ?? NotebookEntry(), notes: notes)
                }
            }
            try edits.follow(from: double.path, to: kept.path)
            edits.title = Self.sentence(about: merged, isMerge: isMerge, notes: notes.count, double.path)
        } then: {
            onEnd()
        }
    }

    /// Throws an error if the file of the removed recipe also contains other recipes. Such a file must not go to the
    /// trash.
    private nonisolated static func check(_ kept: RecipeID, _ double: RecipeID) throws(EditingError) {
        guard kept.path != double.path, double.index == 0, !Cookbook.hasSeveralRecipes(double.path) else {
            throw .refused(
                "\(FilePath.name(of: double.path).quoted) has several recipes, so the file cannot go to the trash. "
                    + "Remove the recipe in your editor.")
        }
    }

    /// The two recipes, each with its content and its summary in the index.
    private struct Sources: Sendable {
        let kept: (id: RecipeID, summary: RecipeSummary?, recipe: Recipe?)
        let double: (id: RecipeID, summary: RecipeSummary?, recipe: Recipe?)

        init(_ kept: RecipeID, _ double: RecipeID, _ cookbook: Cookbook, _ library: IndexedCookbook) {
            // If the kept recipe cannot be read, the caller changes nothing. If the removed recipe cannot be read, the
            // kept recipe gets nothing from it.
            self.kept = (kept, library.recipe(kept), try? cookbook.load(kept).recipe)
            self.double = (double, library.recipe(double), try? cookbook.load(double).recipe)
        }

        /// The notes that the removed recipe has and the kept recipe does not have.
        var notes: [String] {
            let known = Set(kept.recipe?.notes ?? [])
            return (double.recipe?.notes ?? []).filter { !known.contains($0) }
        }
    }

    /// Returns the message about what was done: `Took tags, source, a picture. “Soup 2.cook” is in the trash`. If the
    /// kept recipe took nothing from the removed recipe, the message has only its second sentence.
    private nonisolated static func sentence(
        about merged: CookbookFiles.Merged?, isMerge: Bool, notes: Int, _ double: String
    ) -> String {
        let trash = "\(FilePath.name(of: double).quoted) is in the trash"
        guard isMerge, let merged else { return trash }
        let (details, pictures) = (merged.details, merged.pictureCount)
        let parts =
            details.map(\.rawValue) + (notes == 0 ? [] : [notes == 1 ? "a note" : "\(notes) notes"])
            + (pictures == 0 ? [] : [pictures == 1 ? "a picture" : "\(pictures) pictures"])
        return parts.isEmpty ? trash : "Took \(parts.joined(separator: ", ")). \(trash)"
    }

    /// Stores that the second recipe of a pair is different from all other recipes of its group.
    func keepApart(_ pair: DuplicatePair, from screen: ViewController) {
        store.change(from: screen, "\(pair.second.title.quoted) is not listed as a double again") {
            edits throws(EditingError) in
            try edits.kitchen.folder.keepApart(pair.second.id, from: pair.others)
        }
    }
}

extension Recipe {
    /// The notes in the recipe: the paragraphs that are not steps.
    fileprivate var notes: [String] {
        sections.flatMap(\.blocks).compactMap { if case .note(let text) = $0 { text } else { nil } }
    }
}

/// A search for duplicates: recipes that are several times in the cookbook. It runs on a thread of its own.
@MainActor
final class DuplicateSearch {
    /// What the search does now.
    enum Phase: Hashable, Sendable {
        /// The search reads the recipes of the cookbook. The value is the number of recipes read so far.
        case reading(Int)
        /// The search compares the recipes.
        case comparing
        /// The search has ended, and the groups are known.
        case ended
    }

    /// What the search does now.
    private(set) var phase = Phase.reading(0)
    /// The groups of recipes that are the same, or that differ only in size or in some parts. Empty until the search
    /// has ended.
    private(set) var groups: [DuplicateGroup] = []
    /// Called on the main thread after each change of ``phase``.
    var onChange: (@MainActor () -> Void)?

    private let thread = WorkThread()
    private let isStopped = Flag()

    private final class Flag: Sendable {
        let value = Mutex(false)
    }

    /// The number of recipes between two reports of the progress to the main thread.
    private nonisolated static let step = 512

    /// Starts a search through a cookbook.
    init(in cookbook: Cookbook) {
        thread.run { [isStopped, weak self] in
            let tell: @Sendable (Phase, [DuplicateGroup]) -> Void = { phase, groups in
                Task { @MainActor in self?.show(phase, groups) }
            }
            var finder = DuplicateFinder()
            // Unreadable files are ignored here, because the list of recipes shows them.
            _ = finder.add(cookbook) { count in
                if count.isMultiple(of: Self.step) { tell(.reading(count), []) }
                return !isStopped.value.withLock { $0 }
            } report: { _ in
            }
            guard !isStopped.value.withLock({ $0 }) else { return }
            tell(.comparing, [])
            tell(.ended, finder.groups())
        }
    }

    isolated deinit { stop() }

    /// Ends the search early. There is no result.
    func stop() { isStopped.value.withLock { $0 = true } }

    private func show(_ phase: Phase, _ groups: [DuplicateGroup]) {
        self.phase = phase
        self.groups = groups
        onChange?()
    }

    /// Waits until the search has ended. For tests.
    func settle() async {
        while phase != .ended {
            await withCheckedContinuation { done in thread.run { done.resume() } }
            await Task.yield()
        }
    }
}
