import RecipeFormats
import RecipeKit

/// Reads a file in one format, and checks conditions that must be true for every file.
struct FormatCheck {
    private let format: any RecipeFormat

    init(_ format: any RecipeFormat) { self.format = format }

    func run(_ bytes: [UInt8]) {
        _ = format.recognizes(bytes.prefix(FormatRegistry.sniffedLength))
        guard let text = try? format.utf8(of: bytes, file: "fuzz") else { return }
        let lineCount = text.count { $0 == 0x0A || $0 == 0x0D } + 1
        var recipes: [Recipe] = []
        var diagnostics: [Diagnostic] = []
        diagnostics += format.readAll(utf8: text, file: "fuzz") { result in
            recipes.append(result.recipe)
            diagnostics += result.diagnostics
            return true
        }
        // The lines of a file inside an archive are not lines of the archive, so they are not checked.
        for diagnostic in diagnostics where diagnostic.location.file == "fuzz" {
            require(
                (1...lineCount).contains(diagnostic.location.line ?? 1), "a diagnostic is outside: \(diagnostic)")
            require(diagnostic.location.column ?? 1 > 0, "a diagnostic is outside: \(diagnostic)")
        }
        let headers = format.readHeaders(utf8: text, file: "fuzz")
        require(headers.count == recipes.count, "\(headers.count) headers of \(recipes.count) recipes")
        for recipe in recipes { Self.use(recipe) }
    }

    /// Calls the functions that the program calls for a recipe.
    static func use(_ recipe: Recipe) {
        for format in FormatRegistry.all {
            guard let text = format.write?(recipe), format.identifier == "text" else { continue }
            require(!text.contains { $0.isTerminalControl }, "a control character in \(text.debugDescription)")
        }
        _ = recipe.ingredientGroups
        _ = recipe.cookwareList
        _ = recipe.scaled(by: Rational(3))
    }
}

extension Character {
    /// Whether a terminal would act on the character instead of drawing it. Line breaks do not count.
    fileprivate var isTerminalControl: Bool {
        unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) }
    }
}
