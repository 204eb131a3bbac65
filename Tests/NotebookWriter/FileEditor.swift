import CookbookStore
import Foundation
import RecipeLibrary

/// Edits, renames and deletes one file of a folder without end, and undoes each renaming and deletion. Prints the
/// number of each text after the file contains it.
func editFiles(in folder: String, from first: Int) throws {
    let files = CookbookFiles(trash: Trash { $0 == "XDG_DATA_HOME" ? folder + "/data" : nil })
    let path = folder + "/Book/Soup.cook"
    var number = first
    while true {
        let old = try files.content(of: path)
        // The lengths differ, so that the test recognizes a text of which only a part is new.
        let line = "-- \(number)\n"
        let text = String(repeating: line, count: 1 + number * 37 % 4000)
        _ = try files.edit(path, from: old, to: Array(text.utf8))
        FileHandle.standardOutput.write(Data("\(number)\n".utf8))
        if number % 3 == 0, let moved = try files.rename(path, toTitle: "Broth") { _ = try files.undo(moved) }
        if number % 5 == 0 { _ = try files.undo(files.delete(path)) }
        number += 1
    }
}
