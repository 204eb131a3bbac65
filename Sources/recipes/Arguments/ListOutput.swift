import ArgumentParser
import RecipeFormats

/// `--json` of a command that once printed an object a line, while `list` and `search` printed an array.
struct ListOutput: ParsableArguments {
    @Flag(help: "Print a JSON array of objects instead.")
    var json = false

    @Flag(name: .customLong("json-lines"), help: "Print a JSON object a line instead, without an array around them.")
    var jsonLines = false

    var isJSON: Bool { json || jsonLines }

    func validate() throws {
        guard !json || !jsonLines else {
            throw ValidationError("--json and --json-lines cannot be used together; use one of them.")
        }
    }

    /// Prints the elements in the form that was asked for; `text` gives the line of one for people.
    func write<Element>(_ elements: [Element], text: (Element) -> String, json object: (Element) -> JSONText) throws {
        if json { return try Output.write(JSONText.array(elements.map(object)).text() + "\n") }
        for element in elements {
            let line = jsonLines ? object(element).text(isIndented: false) : text(element)
            try Output.write(line.withoutControlCharacters + "\n")
        }
    }
}
