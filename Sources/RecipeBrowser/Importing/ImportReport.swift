import RecipeKit
import RecipeLibrary

/// What an import has done so far.
struct ImportReport: Sendable {
    /// What the import does now.
    enum Phase: Hashable, Sendable {
        /// It reads the recipes of the cookbook, to find doubles.
        case reading(done: Int, of: Int)
        /// It writes recipes.
        case importing
        /// All recipes are there.
        case ended
        /// The user stopped it.
        case stopped
        /// It cannot go on.
        case failed(String)

        /// Whether more can happen.
        var isRunning: Bool {
            switch self {
            case .reading, .importing: true
            case .ended, .stopped, .failed: false
            }
        }
    }

    /// A message about a recipe of the source, with the file in the cookbook that it is about, or `nil` for none.
    struct Message: Hashable, Sendable {
        let text: String
        let path: String?
    }

    /// A file that was written.
    struct Imported: Hashable, Sendable {
        let title: String
        let path: String
    }

    var phase = Phase.reading(done: 0, of: 0)
    /// The recipes that were written, in their order.
    private(set) var imported: [Imported] = []
    /// The number of recipes that were there already.
    private(set) var alreadyThereCount = 0
    /// What a person should look at: skipped and unreadable recipes, and warnings.
    private(set) var doubtful: [Message] = []
    /// What came along with the recipes of each file, and what is not kept.
    private(set) var contents: [String] = []

    /// The maximum number of messages that are kept.
    private static let maximumMessages = 2000

    /// Adds an event.
    mutating func add(_ event: ImportEvent) {
        switch event {
        case .imported(let title, let path): imported.append(Imported(title: title, path: path))
        case .alreadyThere: alreadyThereCount += 1
        case .almostTheSame(let title, let path, _):
            add("“\(title)” is almost the same as \(EditedFile.name(path)), so it was skipped.", path)
        case .completed(let title, let path, let contents):
            add("“\(title)” got what it lacked: \(contents.words).", path)
        case .finished(let source, let contents):
            let parts = [
                contents.words.isEmpty ? nil : "\(contents.words) came along",
                contents.losses.isEmpty ? nil : "not kept: \(contents.lostWords)",
            ]
            let text = parts.compactMap(\.self).joined(separator: "; ")
            if self.contents.count < Self.maximumMessages {
                self.contents.append("\(EditedFile.name(source)): \(text)")
            }
        case .unreadable(let diagnostic), .note(let diagnostic): add(diagnostic.description, nil)
        }
    }

    private mutating func add(_ text: String, _ path: String?) {
        if doubtful.count < Self.maximumMessages { doubtful.append(Message(text: text, path: path)) }
    }
}
