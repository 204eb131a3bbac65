import CookbookStore
import Foundation
import RecipeLibrary

/// Writes the kitchen files of a folder in turn, without end, and prints a number after each change.
///
/// - Parameters:
///   - folder: The folder.
///   - first: The first number.
func writeKitchenFiles(in folder: String, from first: Int) throws {
    let kitchen = KitchenFolder(path: folder)
    let names = [".shopping-list", ".shopping-checked", "config/pantry.conf", "Week.menu"]
    var number = first
    while true {
        // The lengths differ, so that the test recognizes a text of which only a part is new.
        let text = String(repeating: "# \(number)\n", count: 1 + number * 37 % 4000)
        try kitchen.update(names[number % names.count]) { _ in Array(text.utf8) }
        FileHandle.standardOutput.write(Data("\(number)\n".utf8))
        number += 1
    }
}
