import RecipeKit
import RecipeLibrary

/// What an import has done so far.
package struct ImportReport: Sendable {
    /// What the import does now, or how it ended.
    package enum Phase: Hashable, Sendable {
        /// The import reads the recipes of the cookbook, to recognize recipes that the cookbook already has.
        case reading(done: Int, of: Int)
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
            case .reading, .importing: true
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
    /// Messages about what the user should check: skipped and unreadable recipes, and warnings.
    package private(set) var doubtful: [Message] = []
    /// A text for each file of the source. It says what was imported besides the recipes, and what was lost.
    package private(set) var contents: [String] = []

    /// The maximum number of messages in ``doubtful`` and of texts in ``contents``. Further ones are dropped.
    private static let maximumMessages = 2000

    /// Adds an event.
    package mutating func add(_ event: ImportEvent) {
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
