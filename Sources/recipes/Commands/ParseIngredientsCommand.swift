import ArgumentParser
import RecipeFormats
import RecipeKit

/// `recipes parse-ingredients`: parses ingredient lines.
struct ParseIngredientsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse-ingredients",
        abstract: "Parse ingredient lines from standard input and print the parts of each.",
        discussion: """
            Prints the parts of each input line on one line: amount, name, and the rest. A line that cannot be parsed is printed unchanged, as \
            a name.
            """)

    @Flag(help: "Print a JSON object for each line instead.")
    var json = false

    @Option(
        help: ArgumentHelp(
            "The language of the lines: \(IngredientLineReader.languages.joined(separator: ", ")). Without it, each line is read in the language it looks like.",
            valueName: "code"))
    var language: String?

    func validate() throws {
        if let language, !IngredientLineReader.languages.contains(language) {
            let known = IngredientLineReader.languages.joined(separator: ", ")
            throw ValidationError("\(language) is not a language that can be read; use one of \(known).")
        }
    }

    func run() throws {
        try Self.reportingFailure {
            var reader = IngredientLineReader(language: language)
            var output = ""
            try Input.forEachChunkOfLines { lines in
                for line in lines {
                    let result = reader.read(line)
                    if json {
                        output += result.json.text(isIndented: false)
                    } else {
                        output += result.columns()
                    }
                    output += "\n"
                    if output.utf8.count >= 1 << 16 { try Self.write(&output) }
                }
                try Self.write(&output)
            }
        }
    }

    private static func write(_ output: inout String) throws {
        try Output.write(output)
        output.removeAll(keepingCapacity: true)
    }
}
