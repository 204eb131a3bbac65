import RecipeKit

/// Reads exports that are JSON: an object for a recipe, or an array of such objects.
protocol JSONExportReader: ExportReader {
    /// Returns the objects of the recipes in a value.
    func recipes(in value: JSONValue) -> [JSONValue]

    /// Returns the diagnostics about a value that belong to no recipe, such as a warning about data that is not read.
    func diagnostics(for value: JSONValue, _ source: ExportSource) -> [Diagnostic]

    /// Returns the recipe of an object, or `nil` if the object is not a recipe.
    func recipe(from object: JSONValue, _ source: ExportSource) -> ImportedRecipe?
}

extension JSONExportReader {
    /// Returns the elements of the value if it is an array, and otherwise the value itself.
    func recipes(in value: JSONValue) -> [JSONValue] { value.elements }

    /// Returns no diagnostics.
    func diagnostics(for value: JSONValue, _ source: ExportSource) -> [Diagnostic] { [] }

    func read(_ source: ExportSource, _ deliver: (ImportedRecipe) -> Bool) -> [Diagnostic] {
        readJSON(source, deliver)
    }

    /// Reads every recipe of a JSON text.
    func readJSON(_ source: ExportSource, _ deliver: (ImportedRecipe) -> Bool) -> [Diagnostic] {
        source.text.withUnsafeBufferPointer { bytes in
            var reader = JSONReader(bytes)
            var result: [Diagnostic] = []
            while let value = reader.next() {
                result += diagnostics(for: value, source)
                for object in recipes(in: value) {
                    guard let recipe = recipe(from: object, source) else { continue }
                    guard deliver(recipe) else { return result }
                }
            }
            guard let error = reader.firstError else { return result }
            let diagnostics = DiagnosticCollector()
            diagnostics.add(.warning, at: error.offset, error.message)
            return result + diagnostics.diagnostics(file: source.file, bytes: source.text)
        }
    }
}
