import CookbookStore
import Foundation
import RecipeFormats
import RecipeKit
import RecipeLibrary

// A helper of the notebook tests: makes one recipe after the other a favourite and prints its number, until killed.
//
//   notebook-writer NOTEBOOK COOKBOOK FIRST
//   notebook-writer edit FOLDER FIRST
//   notebook-writer kitchen FOLDER FIRST
//   notebook-writer store FOLDER FIRST
//   notebook-writer picture FOLDER ROUNDS

let arguments = CommandLine.arguments
let others: [String: @MainActor (String, Int) throws -> Void] = [
    "edit": editFiles, "kitchen": writeKitchenFiles, "store": changeStore,
]
if arguments.count == 4, arguments[1] == "picture", let rounds = Int(arguments[3]) {
    try await readPictures(in: arguments[2], rounds: rounds)
    exit(0)
}
if arguments.count == 4, let write = others[arguments[1]], let first = Int(arguments[3]) {
    do { try write(arguments[2], first) } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(74)
    }
}
guard arguments.count == 4, let first = Int(arguments[3]) else { exit(64) }
let notebook = Notebook(path: arguments[1])
let cookbook = try Cookbook(paths: [arguments[2]])
var number = first
while true {
    let fingerprint = RecipeFingerprint(RecipeID(path: "\(arguments[2])/\(number).cook"), title: "Recipe \(number)")
    let edits: [NotebookEdit] = [.favourite(true), .note("number \(number)")]
    do {
        try notebook.apply(edits, to: fingerprint, in: cookbook)
    } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(74)
    }
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    number += 1
}
