import Foundation
import RecipeFormats
import RecipeKit

// Reads a Cooklang file and prints the recipe as a schema.org object.
guard CommandLine.arguments.count == 2, let data = FileManager.default.contents(atPath: CommandLine.arguments[1]) else {
    FileHandle.standardError.write(Data("usage: cooklang-to-json FILE.cook\n".utf8))
    exit(64)
}

let file = CommandLine.arguments[1]
let result = CooklangFormat().read(String(decoding: data, as: UTF8.self), file: file)
for diagnostic in result.diagnostics {
    FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
}
if let write = JSONLDFormat().write {
    print(write(result.recipe), terminator: "")
}
