import Foundation
import RecipeLibrary

/// Edits, renames and deletes one file of a folder without end, and undoes what it renamed and deleted. Prints the number
/// of each text after the file has it.
func editFiles(in folder: String, from first: Int) throws {
    let files = CookbookFiles(trash: Trash { $0 == "XDG_DATA_HOME" ? folder + "/data" : nil })
    let path = folder + "/Book/Soup.cook"
    var number = first
    while true {
        let old = try files.content(of: path)
        // The length differs, so that a text that is half new can be told.
        let line = "-- \(number)\n"
        let text = String(repeating: line, count: 1 + number * 37 % 4000)
        _ = try files.edit(path, from: old, to: Array(text.utf8))
        FileHandle.standardOutput.write(Data("\(number)\n".utf8))
        if number % 3 == 0, let moved = try files.rename(path, toTitle: "Broth") { _ = try files.undo(moved) }
        if number % 5 == 0 { _ = try files.undo(files.delete(path)) }
        number += 1
    }
}
