import RecipeKit

/// Recipes of schema.org as JSON: an object, an array, a `@graph`, or one object on each line (JSON Lines).
public struct JSONLDFormat: RecipeFormat {
    /// The name of the format, `JSON-LD`.
    public let name = "JSON-LD"
    /// The identifier of the format, `json`.
    public let identifier = "json"
    /// The extensions of JSON and JSON Lines files.
    public let fileExtensions = ["json", "jsonld", "jsonl", "ndjson"]
    public init() {}

    /// Returns whether a text begins like a JSON object or array.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        guard let first = start.first(where: { $0 > 0x20 }) else { return false }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    /// Reads the recipes of a text in the order of the text.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        var isEmpty = true
        let error = bytes.withUnsafeBufferPointer { bytes in
            forEachRecipe(in: bytes) { value in
                isEmpty = false
                return deliver(ReadResult(recipe: SchemaOrgReader().recipe(from: value)))
            }
        }
        let diagnostics = DiagnosticCollector()
        if let error { diagnostics.add(.warning, at: error.offset, error.message) }
        var result = diagnostics.diagnostics(file: file, bytes: bytes)
        if isEmpty { result.append(Self.noRecipe(file)) }
        return result
    }

    /// Returns the diagnostic for a file without a recipe.
    package static func noRecipe(_ file: String) -> Diagnostic {
        Diagnostic(
            .error, at: SourceLocation(file: file),
            "the file holds no schema.org Recipe; an object of a recipe says \"@type\": \"Recipe\".")
    }

    /// Returns the headers of the recipes of a text.
    public func readHeaders(utf8 bytes: [UInt8], file: String) -> [RecipeHeader] {
        var headers: [RecipeHeader] = []
        _ = bytes.withUnsafeBufferPointer { bytes in
            forEachRecipe(in: bytes) { value in
                headers.append(SchemaOrgReader().header(from: value))
                return true
            }
        }
        return headers
    }

    /// Writes a recipe as a `Recipe` object.
    public var write: (@Sendable (Recipe) -> String)? { { SchemaOrgWriter().text(for: $0) + "\n" } }

    /// Calls a function with each recipe of a text. Only one top-level value is in memory at a time, because a JSON
    /// Lines file can be large.
    ///
    /// - Parameters:
    ///   - bytes: The text as UTF-8.
    ///   - body: Receives a recipe and returns whether to continue.
    /// - Returns: The first syntax error in the part of the text that was read, or `nil` if there is none.
    package func forEachRecipe(in bytes: UnsafeBufferPointer<UInt8>, _ body: (JSONValue) -> Bool) -> JSONReader
        .SyntaxError?
    {
        var reader = JSONReader(bytes)
        while let value = reader.next() {
            for recipe in SchemaOrgRecipes.find(in: value) where !body(recipe) { return reader.firstError }
        }
        return reader.firstError
    }
}
