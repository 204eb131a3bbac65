/// schema.org's recipes as JSON: one object, an array, a `@graph`, or one a line (JSON Lines).
public struct JSONLDFormat: RecipeFormat {
    public let name = "JSON-LD"
    public let identifier = "json"
    public let fileExtensions = ["json", "jsonld", "jsonl", "ndjson"]
    /// A large cookbook in one file.
    public let sizeLimit = 1 << 30

    public init() {}

    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        guard let first = start.first(where: { $0 > 0x20 }) else { return false }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        var isEmpty = true
        let problem = forEachRecipe(in: bytes) { value in
            isEmpty = false
            return deliver(ReadResult(recipe: SchemaOrgReader().recipe(from: value)))
        }
        let diagnostics = DiagnosticCollector()
        if let problem { diagnostics.add(.warning, at: problem.offset, problem.message) }
        var result = diagnostics.diagnostics(file: file, bytes: bytes)
        if isEmpty {
            result.append(
                Diagnostic(
                    .error, at: SourceLocation(file: file),
                    "the file holds no schema.org Recipe; an object of a recipe says \"@type\": \"Recipe\"."))
        }
        return result
    }

    public func readHeaders(utf8 bytes: [UInt8], file: String) -> [RecipeHeader] {
        var headers: [RecipeHeader] = []
        _ = forEachRecipe(in: bytes) { value in
            headers.append(SchemaOrgReader().header(from: value))
            return true
        }
        return headers
    }

    public var write: (@Sendable (Recipe) -> String)? { { SchemaOrgWriter().text(for: $0) + "\n" } }

    /// Goes through the recipes one value of the file at a time, so that of many lines one is held at once.
    private func forEachRecipe(in bytes: [UInt8], _ body: (JSONValue) -> Bool) -> JSONReader.Problem? {
        bytes.withUnsafeBufferPointer { bytes in
            var reader = JSONReader(bytes)
            while let value = reader.next() {
                for recipe in SchemaOrgRecipes.find(in: value) where !body(recipe) { return reader.problem }
            }
            return reader.problem
        }
    }
}
