/// schema.org's recipes as JSON: one object, an array, a `@graph`, or one a line (JSON Lines).
public struct JSONLDFormat: RecipeFormat {
    public let name = "JSON-LD"
    public let identifier = "json"
    public let fileExtensions = ["json", "jsonld", "jsonl", "ndjson"]
    public init() {}

    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        guard let first = start.first(where: { $0 > 0x20 }) else { return false }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        var isEmpty = true
        let problem = bytes.withUnsafeBufferPointer { bytes in
            forEachRecipe(in: bytes) { value in
                isEmpty = false
                return deliver(ReadResult(recipe: SchemaOrgReader().recipe(from: value)))
            }
        }
        let diagnostics = DiagnosticCollector()
        if let problem { diagnostics.add(.warning, at: problem.offset, problem.message) }
        var result = diagnostics.diagnostics(file: file, bytes: bytes)
        if isEmpty { result.append(Self.noRecipe(file)) }
        return result
    }

    /// What is wrong with a file that holds no recipe.
    static func noRecipe(_ file: String) -> Diagnostic {
        Diagnostic(
            .error, at: SourceLocation(file: file),
            "the file holds no schema.org Recipe; an object of a recipe says \"@type\": \"Recipe\".")
    }

    /// The same where something in the file is too large to be one recipe, and holds none that is smaller.
    static func noneSmallEnough(_ file: String) -> Diagnostic {
        let size = MemoryLimit.size(MemoryLimit.fileSize(RecipeFile.sizeLimit))
        return Diagnostic(
            .error, at: SourceLocation(file: file),
            "the file holds no schema.org Recipe that is smaller than \(size); larger ones are not read.")
    }

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

    public var write: (@Sendable (Recipe) -> String)? { { SchemaOrgWriter().text(for: $0) + "\n" } }

    /// Goes through the recipes one value of the text at a time, so that of many lines one is held at once.
    func forEachRecipe(in bytes: UnsafeBufferPointer<UInt8>, _ body: (JSONValue) -> Bool) -> JSONReader.Problem? {
        var reader = JSONReader(bytes)
        while let value = reader.next() {
            for recipe in SchemaOrgRecipes.find(in: value) where !body(recipe) { return reader.problem }
        }
        return reader.problem
    }
}
