import Foundation
import RecipeKit

// Makes one recipe after the other a favourite and says so, line by line, until it is killed: for the tests of that.
//
//   notebook-writer NOTEBOOK COOKBOOK FIRST

let arguments = CommandLine.arguments
guard arguments.count == 4, let first = Int(arguments[3]) else { exit(64) }
let notebook = Notebook(path: arguments[1])
let cookbook = try Cookbook(paths: [arguments[2]])
var number = first
while true {
    let trace = RecipeTrace(RecipeID(path: "\(arguments[2])/\(number).cook"), title: "Recipe \(number)")
    let edits: [NotebookEdit] = [.favourite(true), .note("number \(number)")]
    do {
        try notebook.apply(edits, to: trace, in: cookbook)
    } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(74)
    }
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    number += 1
}
