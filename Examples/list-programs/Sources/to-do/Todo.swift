import Foundation

/// Something to do.
struct Todo: Codable, Equatable, Sendable {
    enum Priority: String, Codable, CaseIterable { case low, normal, high }

    enum Group: String, CaseIterable {
        case overdue = "Overdue"
        case today = "Today"
        case later = "Later"
        case someday = "Someday"
        case done = "Done"
    }

    var id = UUID()
    var title = ""
    var note = ""
    /// The day, such as `2026-11-30`, or `nil` for no day in particular.
    var due: String?
    var priority = Priority.normal
    var isDone = false

    func group(today: String) -> Group {
        if isDone { return .done }
        guard let due else { return .someday }
        return due < today ? .overdue : due == today ? .today : .later
    }
}

/// The file with everything to do, as JSON.
struct TodoFile {
    var url: URL

    /// Reads the file. A file that does not exist has nothing to do.
    func read() throws -> [Todo] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        return try JSONDecoder().decode([Todo].self, from: Data(contentsOf: url))
    }

    func write(_ todos: [Todo]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(todos).write(to: url, options: .atomic)
    }
}
