import Foundation
import LibraryTestSupport
import TestSupport

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

/// A cookbook whose files change at random: some changes are those of the browser, which can be undone, and some are
/// those of other programs.
struct ChangingCookbook {
    let trial: LibraryTrial
    var random: SeededGenerator
    /// The changes so far, for the message of a failed test.
    var log: [String] = []
    private var files: CookbookFiles
    private var undoable: [CookbookFiles.Change] = []
    private var number = 0

    init(seed: UInt64) throws {
        random = SeededGenerator(seed: seed)
        trial = try LibraryTrial()
        let home = trial.folder["home"]
        files = CookbookFiles(trash: Trash { $0 == "HOME" ? home : nil })
        for _ in 0..<12 { try add() }
    }

    private static let folders = ["", "Soups/", "Cakes/", "Recipes/"]
    private static let titles = ["Pie", "pie", "Éclair", "Toast", "Soup", "Stew", "Zwieback"]
    private static let courses = ["Soup", "soups", "Dessert", "Side dish"]
    private static let times = ["10 min", "45 min", "3 h", "overnight"]
    private static let tags = ["vegan", "main course", "quick"]

    mutating func pick<Element>(_ list: [Element]) -> Element {
        list[Int.random(in: list.indices, using: &random)]
    }

    mutating func text() -> String {
        var lines = ["---"]
        if Bool.random(using: &random) { lines.append("title: \(pick(Self.titles))") }
        if Bool.random(using: &random) { lines.append("course: \(pick(Self.courses))") }
        if Bool.random(using: &random) { lines.append("time: \(pick(Self.times))") }
        if Bool.random(using: &random) { lines.append("tags: [\(pick(Self.tags))]") }
        number += 1
        return (lines + ["---", "Boil @leek{\(number)} well.\n"]).joined(separator: "\n")
    }

    mutating func newPath(_ fileExtension: String = "cook") -> String {
        number += 1
        // Many files have the same name in several folders, so that a file often replaces another one.
        let name = Bool.random(using: &random) ? pick(Self.titles) : "Recipe \(number)"
        return "\(pick(Self.folders))\(name).\(fileExtension)"
    }

    /// The files, in the order of their last change.
    private var paths: [String] {
        let found = FileManager.default.enumerator(atPath: trial.folder["Cookbook"])
        let all = (found?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".cook") || $0.hasSuffix(".jsonl") }
        return all.sorted { left, right in
            let (one, other) = (stamp(left), stamp(right))
            return (one?.mtime ?? 0, left) < (other?.mtime ?? 0, right)
        }
    }

    private func stamp(_ path: String) -> FileStamp? { FileStamp(ofFileAt: absolute(path)) }

    func absolute(_ path: String) -> String { trial.folder["Cookbook/\(path)"] }

    /// A file, which is often the newest: its recipes have the highest numbers of the index.
    mutating func someFile() -> String? {
        let paths = paths
        guard let newest = paths.last else { return nil }
        return Bool.random(using: &random) ? newest : pick(paths)
    }

    // MARK: - Changing

    /// Changes one to three things.
    mutating func change() throws {
        for _ in 0..<Int.random(in: 1...3, using: &random) { try changeOnce() }
    }

    private mutating func changeOnce() throws {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: try add()
        case 1: try addLines()
        case 2: try rewrite()
        case 3: try moveOutside()
        case 4: removeOutside()
        case 5, 6: renameInBrowser()
        case 7:
            let folder = FilePath.folder(of: absolute(pick(Self.folders) + "x"))
            let root = trial.folder["Cookbook"]
            changeInBrowser("moved to \(folder)") { files, path throws(EditingError) in
                try files.move(path, toFolder: folder, of: root)
            }
        case 8: changeInBrowser("deleted") { files, path throws(EditingError) in try files.delete(path) }
        default: undo()
        }
    }

    private mutating func add() throws {
        let path = newPath()
        log.append("wrote \(path)")
        try write(text(), to: path)
    }

    private mutating func addLines() throws {
        let path = newPath("jsonl")
        var lines: [String] = []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            lines.append(LibraryTrial.line(pick(Self.titles), ["\(number) leeks"]))
        }
        log.append("wrote \(path) of \(lines.count) recipes")
        try write(lines.joined(), to: path)
    }

    private mutating func rewrite() throws {
        guard let path = someFile(), path.hasSuffix(".cook") else { return }
        log.append("rewrote \(path)")
        try write(text(), to: path)
    }

    /// Replaces a file as a whole. If it were written in place, a process that another test starts at this moment could
    /// inherit the open file, and the system would report the change only when that process ends.
    func write(_ text: String, to path: String) throws {
        let url = URL(filePath: absolute(path))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
    }

    /// Renames a file as `mv` does. It may replace another file.
    private mutating func moveOutside() throws {
        guard let path = someFile() else { return }
        let name = FilePath.name(of: path)
        let new = Bool.random(using: &random) ? newPath(FilePath.fileExtension(of: path)) : pick(Self.folders) + name
        try FileManager.default.createDirectory(
            atPath: FilePath.folder(of: absolute(new)), withIntermediateDirectories: true)
        log.append("moved \(path) to \(new)")
        _ = Foundation.rename(absolute(path), absolute(new))
    }

    private mutating func removeOutside() {
        guard let path = someFile() else { return }
        log.append("removed \(path)")
        unlink(absolute(path))
    }

    private mutating func renameInBrowser() {
        let title = Bool.random(using: &random) ? pick(Self.titles) : "Name \(number)"
        number += 1
        changeInBrowser("renamed to \(title)") { files, path throws(EditingError) in
            try files.rename(path, toRecipeTitle: title)
        }
    }

    /// Makes a change that can be undone. A change that is refused, because a file is in the way, has no effect.
    private mutating func changeInBrowser(
        _ what: String, _ change: (CookbookFiles, String) throws(EditingError) -> CookbookFiles.Change?
    ) {
        guard let path = someFile(), let made = try? change(files, absolute(path)) else { return }
        log.append("\(what) \(path)")
        undoable.append(made)
    }

    private mutating func undo() {
        guard let last = undoable.popLast(), (try? files.undo(last)) != nil else { return }
        log.append("undid the last change")
    }
}
