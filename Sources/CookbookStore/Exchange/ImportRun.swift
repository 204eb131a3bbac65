import Dispatch
import RecipeKit
import RecipeLibrary
import Synchronization

/// An import that runs on a thread of its own. After each recipe, it can be stopped.
@MainActor
package final class ImportRun {
    /// The path or the address that the user typed.
    package let source: ImportSource
    /// What the import has done so far.
    package private(set) var report = ImportReport()
    /// Whether the person has undone the import. The recipes are then in the trash.
    package private(set) var isUndone = false
    /// Names the import in the journal.
    private let group = "import \(UInt64.random(in: 0 ... .max))"
    /// Called on the main thread after the report has changed.
    package var onChange: (@MainActor () -> Void)?

    private var isRegistered = false
    private let thread = WorkThread()
    private let shared = Shared()

    /// The state that the main thread and the thread of the import share.
    private final class Shared: Sendable {
        let report = Mutex(ImportReport())
        let isStopped = Mutex(false)
        /// Whether a notification is on its way to the main thread.
        let isTelling = Mutex(false)
    }

    /// The error that ends an import which the user has stopped.
    private struct Stopped: Error {}

    /// Starts an import.
    ///
    /// - Parameters:
    ///   - source: A file, a folder or a page.
    ///   - folder: The path of the cookbook's folder.
    ///   - store: Gives the import its turns to write, and keeps its notebook.
    package init(of source: ImportSource, into folder: String, store: Store) {
        self.source = source
        store.observe(self) { [weak self] in self?.follow($0) }
        let tell: @Sendable (@Sendable (inout ImportReport) -> Void) -> Void = { [shared, weak self] change in
            shared.report.withLock { change(&$0) }
            // The main thread gets one notification for several changes, and then reads the whole report.
            guard
                !shared.isTelling.withLock({ was in
                    defer { was = true }; return was
                })
            else { return }
            Task { @MainActor in self?.read() }
        }
        let (notebook, turn, record, group) = (store.notebook, store.turn, store.recordImport, group)
        thread.run { [shared, weak store, weak self] in
            let phase: ImportReport.Phase
            var recipes: RecipeImport?
            do {
                recipes = try RecipeImport(
                    into: folder, isDryRun: false, notebook: notebook,
                    progress: { done, total in tell { $0.phase = .reading(done: done, of: total) } }, turn: turn)
                tell { $0.phase = .importing }
                try recipes?.add(source) { event in
                    // The event may say that a recipe was written, so it is reported before the import can stop here.
                    tell { $0.add(event) }
                    if shared.isStopped.withLock({ $0 }) { throw Stopped() }
                }
                phase = .ended
            } catch is Stopped {
                phase = .stopped
            } catch let error as CookbookError {
                phase = .failed(error.description)
            } catch {
                phase = .failed("\(error)")
            }
            let change = Self.change(recipes?.created ?? [], group)
            if !change.parts.isEmpty { record(change) }
            tell { $0.phase = phase }
            Task { @MainActor in
                if !change.parts.isEmpty { store?.publish(StoreEvent(change)) }
                self?.isRegistered = true
            }
        }
    }

    fileprivate nonisolated static func change(_ parts: [Change.Part], _ group: String) -> Change {
        let title = "Imported \(parts.count.counted("recipe"))"
        return Change(title: title, parts: parts, time: Timestamp.now.seconds, group: group)
    }

    private func follow(_ event: StoreEvent) {
        guard let change = event.change, change.group == group, event.isUndo else { return }
        isUndone = change.parts.contains { if case .files(.trashed) = $0 { true } else { false } }
        onChange?()
    }

    private func read() {
        shared.isTelling.withLock { $0 = false }
        report = shared.report.withLock { $0 }
        onChange?()
    }

    /// Stops the import after its current recipe.
    package func stop() { shared.isStopped.withLock { $0 = true } }

    /// Stops the import and waits until its thread has ended its work, but at most five seconds. Call this method
    /// before the program ends.
    package func finish() {
        stop()
        _ = Timeout.result(within: .seconds(5), on: thread, { true })
    }

    /// Waits until the import has ended. For tests.
    package func settle() async {
        repeat {
            await withCheckedContinuation { done in thread.run { done.resume() } }
            // The main thread gets time to read what the work reported.
            for _ in 0..<10 { await Task.yield() }
        } while report.phase.isRunning || !isRegistered
    }
}

extension Store {
    /// Adds an import to the journal, on the calling thread. For the command, which imports and ends.
    ///
    /// - Returns: Why undo will not know of it, or `nil`.
    package func registerImport(_ created: [Change.Part]) -> String? {
        guard !created.isEmpty else { return nil }
        return journal.value.withLock { journal in
            journal.add(ImportRun.change(created, "import \(timers.clock.now) \(getpid())"))
            return journal.problem
        }
    }
}

/// What an import has done so far.
package struct ImportReport: Sendable {
    /// What the import does now, or how it ended.
    package enum Phase: Hashable, Sendable {
        /// The import reads the recipes of the cookbook, to recognize recipes that the cookbook already has.
        case reading(done: Int, of: Int)
        /// A page is read from the web.
        case fetching(host: String)
        /// The import writes recipes.
        case importing
        /// The import has read the whole source.
        case ended
        /// The user has stopped the import.
        case stopped
        /// The import has failed. The value is the error message.
        case failed(String)

        /// Whether the import can still write recipes.
        package var isRunning: Bool {
            switch self {
            case .reading, .fetching, .importing: true
            case .ended, .stopped, .failed: false
            }
        }
    }

    /// A message about a recipe of the source. If the message also names a recipe of the cookbook, `path` is the path
    /// of that recipe's file.
    package struct Message: Hashable, Sendable {
        package let text: String
        package let path: String?
    }

    /// A recipe that was written to the cookbook.
    package struct Imported: Hashable, Sendable {
        package let title: String
        package let path: String
    }

    package var phase = Phase.reading(done: 0, of: 0)
    /// The recipes that were written, in the order of the source.
    package private(set) var imported: [Imported] = []
    /// The number of recipes that were not written because the cookbook already had them.
    package private(set) var alreadyThereCount = 0
    /// The number of recipes and files that could not be read.
    package private(set) var unreadableCount = 0
    /// Messages about what the user should check: skipped and unreadable recipes, and warnings.
    package private(set) var doubtful: [Message] = []
    /// A text for each file of the source. It says what was imported besides the recipes, and what was lost.
    package private(set) var contents: [String] = []

    /// The maximum number of messages in ``doubtful`` and of texts in ``contents``. Further ones are dropped.
    private static let maximumMessages = 2000

    package mutating func add(_ event: ImportEvent) {
        if case .fetching(let address) = event {
            phase = .fetching(host: address.host)
            return
        }
        if case .fetching = phase { phase = .importing }
        switch event {
        case .fetching: break
        case .imported(let title, let path): imported.append(Imported(title: title, path: path))
        case .alreadyThere: alreadyThereCount += 1
        case .almostTheSame(let title, let path, _):
            add("“\(title)” is almost the same as \(FilePath.name(of: path)), so it was skipped.", path)
        case .completed(let title, let path, let contents):
            add("“\(title)” got what it lacked: \(contents.words).", path)
        case .finished(let source, let contents):
            let parts = [
                contents.words.isEmpty ? nil : "\(contents.words) came along",
                contents.losses.isEmpty ? nil : "not kept: \(contents.lostWords)",
            ]
            let text = parts.compactMap(\.self).joined(separator: "; ")
            if self.contents.count < Self.maximumMessages {
                self.contents.append("\(FilePath.name(of: source)): \(text)")
            }
        case .unreadable(let diagnostic):
            unreadableCount += 1
            add(diagnostic.description, nil)
        case .note(let diagnostic): add(diagnostic.description, nil)
        }
    }

    private mutating func add(_ text: String, _ path: String?) {
        if doubtful.count < Self.maximumMessages { doubtful.append(Message(text: text, path: path)) }
    }
}
