import Foundation

@testable import TerminalTestSupport

/// A change of the files of a cookbook by another program, such as an editor or `git checkout`.
struct OutsideChange {
    enum Kind: CaseIterable {
        case add, edit, rename, replace, remove, checkOut
    }

    let kind: Kind
    /// The numbers that choose the files and their content.
    private var random: SeededNumbers

    init(_ random: inout SeededNumbers) {
        kind = Kind.allCases[random.upTo(Kind.allCases.count)]
        self.random = SeededNumbers(seed: random.next())
    }

    /// The number of files above which a change adds none.
    private static let mostFiles = 40

    /// Changes recipe files below a folder, one or many at once. The program can change the same files meanwhile, so a
    /// file may be gone; this is no error.
    ///
    /// - Returns: A description for the message of a failed test.
    func apply(in folder: URL) throws -> String {
        var random = random
        let names = ["Soups", "Cakes", "."].map { folder.appending(path: $0) }
        for name in names { try FileManager.default.createDirectory(at: name, withIntermediateDirectories: true) }
        let files = Self.files(below: folder)
        func newFile() -> URL { names[random.upTo(names.count)].appending(path: "Dish \(random.upTo(60)).cook") }
        guard kind != .add, !files.isEmpty else {
            guard files.count < Self.mostFiles else { return "nothing" }
            let file = newFile()
            try Data(Self.text(&random).utf8).write(to: file)
            return "added \(file.lastPathComponent)"
        }
        let file = files[random.upTo(files.count)]
        switch kind {
        case .add, .edit: try? Data(Self.text(&random).utf8).write(to: file)
        case .rename, .replace:
            let other = kind == .rename ? newFile() : files[random.upTo(files.count)]
            _ = Foundation.rename(file.path, other.path)
            return "renamed \(file.lastPathComponent) to \(other.lastPathComponent)"
        case .remove: try? FileManager.default.removeItem(at: file)
        case .checkOut:
            for file in files where random.upTo(3) == 0 { try? FileManager.default.removeItem(at: file) }
            for file in files where random.upTo(4) == 0 { try? Data(Self.text(&random).utf8).write(to: file) }
            for _ in 0..<random.upTo(8) where files.count < Self.mostFiles {
                try Data(Self.text(&random).utf8).write(to: newFile())
            }
        }
        return "\(kind) \(file.lastPathComponent)"
    }

    private static func files(below folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "cook" }.sorted { $0.path < $1.path }
    }

    private static func text(_ random: inout SeededNumbers) -> String {
        var lines = ["---"]
        if random.upTo(2) == 0 { lines.append("title: Dish \(random.upTo(20))") }
        if random.upTo(2) == 0 { lines.append("course: \(["Soup", "Dessert", "Main"][random.upTo(3)])") }
        if random.upTo(2) == 0 { lines.append("time: \(random.upTo(200)) min") }
        if random.upTo(3) == 0 { lines.append("tags: [quick, \(random.upTo(5))]") }
        let steps = (0...random.upTo(6)).map {
            "Add @flour \($0){\(random.upTo(900))%g} and stir for ~{\($0 + 1)%min}.\n"
        }
        return (lines + ["---"] + steps).joined(separator: "\n")
    }
}
