import RecipeKit

extension Recipe {
    /// What a cook wants to know before anything else, in a line: kind of meal, time, yield, difficulty, kitchen, tags.
    var facts: [String] {
        var facts: [String] = []
        if let course = metadata.course { facts.append(course) }
        if let time = metadata.totalTime { facts.append(time.formatted(.long)) }
        if let servings = metadata.servings { facts.append(Self.yield(servings)) }
        if let difficulty = metadata.difficulty { facts.append(difficulty) }
        if let cuisine = metadata.cuisine { facts.append(cuisine) }
        let labels = (metadata.diets + metadata.tags).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        if !labels.isEmpty { facts.append(labels.joined(separator: ", ")) }
        return facts
    }

    private static func yield(_ servings: Servings) -> String {
        let isNumberAlone = servings.number != nil && servings.text.allSatisfy { $0.isNumber || $0 == "." }
        return isNumberAlone ? "serves \(servings.text)" : "makes \(servings.text)"
    }
}
