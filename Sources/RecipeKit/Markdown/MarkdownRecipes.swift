/// Finds the recipes of a text that holds several, each below a heading of its own.
enum MarkdownRecipes {
    /// The sections of each recipe; all of them in one where the text is one recipe.
    ///
    /// Two headings of the first level, or four of one level below, each with ingredients and directions of their own,
    /// are recipes. Fewer below one title are its components: a cake's sponge and its glaze.
    static func parts(of sections: [MarkdownSection]) -> [[MarkdownSection]] {
        for (level, least) in [(1, 2), (2, 4), (3, 4)] {
            let starts = sections.indices.filter { sections[$0].level == level && sections[$0].heading.part == .other }
            guard starts.count >= least else { continue }
            let parts = starts.enumerated().map { number, start in
                let end = sections[(start + 1)...].firstIndex { (1...level).contains($0.level) } ?? sections.count
                return sections[start..<end]
            }
            let recipes = parts.filter(isRecipe)
            guard recipes.count >= least, recipes.count * 2 > parts.count,
                !sections[..<starts[0]].contains(where: { announces($0, .ingredients) })
            else { continue }
            return recipes.map { part in
                // Its heading is the title, whatever its level.
                var part = Array(part)
                part[0].level = 1
                return [MarkdownSection(level: 0, name: "")] + part
            }
        }
        return [sections]
    }

    private static func isRecipe(_ part: ArraySlice<MarkdownSection>) -> Bool {
        part.contains { announces($0, .ingredients) } && part.contains { announces($0, .directions) }
    }

    private static func announces(_ section: MarkdownSection, _ part: MarkdownHeading.Part) -> Bool {
        section.heading.part == part || section.heading.part == .ingredientsAndDirections
    }
}
