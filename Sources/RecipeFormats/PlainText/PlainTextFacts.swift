import RecipeKit

/// Facts above the ingredients of a plain text recipe: `Serves 4`, `Prep Time: 10 mins`, `18 stk.`.
enum PlainTextFacts {
    /// Reads the fact in a line and stores it in the recipe. Returns whether the line is a fact.
    static func set(_ line: String, in recipe: inout Recipe) -> Bool {
        guard line.count < 100 else { return false }
        if let fact = Fact(line), fact.kind != .title {
            fact.set(in: &recipe)
            return true
        }
        if let fact = withoutColon(line) {
            fact.set(in: &recipe)
            return true
        }
        let first = line.prefix(while: \.isLetter).lowercased()
        if line.count < 40, line.first?.isNumber == true || ["ca", "für", "pour", "para", "per", "for"].contains(first)
        {
            if setCount(line, in: &recipe.metadata) { return true }
        }
        if let fact = Fact(unknown: line), line.count < 60, fact.value.split(separator: " ").count <= 5 {
            recipe.metadata.add(fact.key.lowercased(), fact.value)
            return true
        }
        return false
    }

    /// Returns a fact without a colon between its key and its value: `Prep Time 10 mins`, `Serves 8-10`.
    private static func withoutColon(_ line: String) -> Fact? {
        guard let digit = line.firstIndex(where: \.isNumber), digit > line.startIndex, !line.contains(":") else {
            return nil
        }
        let key = line[..<digit].trimmingSpaces()
        let first = line[digit...].split(separator: ";").first.map { $0.trimmingSpaces() } ?? ""
        guard let kind = Fact.kind(of: key) else { return nil }
        switch kind {
        case .servings, .yield: return Fact(kind: kind, key: key, value: first)
        case .prepTime, .cookTime, .totalTime:
            return CookingTime(parsing: first).minutes == nil ? nil : Fact(kind: kind, key: key, value: first)
        default: return nil
        }
    }

    /// Stores the servings (`4 Servings`, `18 stk.`) or the total time (`15 min`) of a line, unless the value is
    /// already set. Returns whether the line states servings or a time.
    private static func setCount(_ line: String, in metadata: inout RecipeMetadata) -> Bool {
        let number = line.firstIndex(where: \.isNumber) ?? line.startIndex
        let word = line[number...].drop { !$0.isLetter }.lowercased().filter(\.isLetter)
        let counts = [
            "serving", "portion", "person", "pers", "porsjon", "stk", "stück", "porcion", "racion", "porzion", "pièce",
            "piece", "pezzi", "slices", "cookies",
        ]
        if counts.contains(where: word.hasPrefix) {
            if metadata.servings == nil { metadata.servings = RecipeMetadata.statedServings(line) }
            return true
        }
        let time = CookingTime(parsing: line)
        guard time.minutes != nil, line.first?.isNumber == true, line.contains(where: \.isLetter) else { return false }
        if metadata.statedTotalTime == nil { metadata.statedTotalTime = time }
        return true
    }
}
