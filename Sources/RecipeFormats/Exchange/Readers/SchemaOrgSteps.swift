import RecipeKit

extension RecipeDraft {
    /// Adds schema.org instructions in the forms that programs write: texts, steps, and sections with or without
    /// children. A section without children is the heading of the steps after it. Each line of a text is a step.
    mutating func add(instructions value: JSONValue?) {
        for item in value?.elements ?? [] {
            if SchemaOrgTerm.isType("HowToSection", item) {
                steps.beginSection(item["name"]?.words)
                if let children = item["itemListElement"], !children.isEmpty {
                    add(instructions: children)
                    steps.beginSection(nil)
                }
            } else if SchemaOrgTerm.isType("HowToTip", item) {
                if let note = item["text"]?.plainText.flatMap(ExportText.paragraphs) { steps.add(.note(note)) }
            } else if let text = (item["text"] ?? item).plainText {
                add(stepText: text)
            }
        }
    }

    /// Adds a text of steps. If Tandoor imported the recipe from Paprika, the source is at the end of the text and
    /// becomes the source of the recipe.
    mutating func add(stepText text: String) {
        var lines = ExportText.lines(text.withoutEntities.withoutHTML)
        if let source = TandoorSteps.source(at: &lines) {
            let current = metadata.source
            setSource(current?.name ?? source.name, url: current?.url ?? source.url)
        }
        steps.add(lines: lines)
    }
}
