import Foundation
import LibraryTestSupport
import RecipeKit
import TestSupport

@testable import CookbookStore
@testable import RecipeLibrary

extension ChangingCookbook {
    /// Changes one to three folders, links, or files that contain no recipes.
    mutating func changeFolders() throws {
        for _ in 0..<Int.random(in: 1...3, using: &random) { try changeFolderOnce() }
    }

    private mutating func changeFolderOnce() throws {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: try makeFolder()
        case 1, 2: moveFolder()
        case 3: try removeFolder()
        case 4: try link(to: someFile(), named: newPath())
        case 5: try link(to: someFolder(), named: pick(["Linked", "Soups/Linked", "Linked.cook"]))
        case 6: removeLink()
        case 7: try writeOther()
        default: try writeUnreadable()
        }
    }

    private static let names = ["Soups", "Desserts", "Recipes", "Winter", "Pie", "Cakes/Small", "Soups/Winter"]

    /// The paths of all entries, without those behind links.
    private var entries: [String] {
        (FileManager.default.enumerator(atPath: trial.folder["Cookbook"])?.allObjects as? [String] ?? []).sorted()
    }

    private func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(absolute(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(absolute(path), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private mutating func someFolder() -> String? {
        let folders = entries.filter(isFolder)
        return folders.isEmpty ? nil : pick(folders)
    }

    /// Makes a folder with files, and with a folder in it.
    private mutating func makeFolder() throws {
        let name = pick(Self.names)
        log.append("made the folder \(name)")
        for path in ["\(name)/Pie.cook", "\(name)/Inner \(Int.random(in: 0..<3, using: &random))/Tart.cook"] {
            guard isFolder(FilePath.folder(of: path)) || !entries.contains(FilePath.folder(of: path)) else { continue }
            try? write(text(), to: path)
        }
    }

    private mutating func moveFolder() {
        guard let folder = someFolder() else { return }
        let name = pick(Self.names)
        log.append("moved the folder \(folder) to \(name)")
        _ = Foundation.rename(absolute(folder), absolute(name))
    }

    private mutating func removeFolder() throws {
        guard let folder = someFolder() else { return }
        log.append("removed the folder \(folder)")
        try FileManager.default.removeItem(atPath: absolute(folder))
    }

    private mutating func link(to target: String?, named name: String) throws {
        guard let target, !entries.contains(name) else { return }
        log.append("linked \(name) to \(target)")
        try? trial.folder.link("Cookbook/\(name)", to: absolute(target))
    }

    private mutating func removeLink() {
        let links = entries.filter(isLink)
        guard !links.isEmpty else { return }
        let link = pick(links)
        log.append("removed the link \(link)")
        unlink(absolute(link))
    }

    /// Writes a file that is no recipe, or a hidden one.
    private mutating func writeOther() throws {
        let path = pick([".shopping-list", "config/pantry.conf", "Pie.jpg", ".hidden.cook", "notes.txt", "readme.md"])
        log.append("wrote \(path)")
        try write(text(), to: path)
    }

    private mutating func writeUnreadable() throws {
        let path = newPath("menu")
        log.append("wrote unreadable \(path)")
        try? trial.folder.write([0xFF, 0xFE, 0x41, 0], to: "Cookbook/\(path)")
    }
}
