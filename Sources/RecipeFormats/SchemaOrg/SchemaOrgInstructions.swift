import RecipeKit

/// The instructions of a schema.org recipe: one text, several texts, or objects for steps and sections.
struct SchemaOrgInstructions {
    private var sections: [RecipeSection] = [RecipeSection()]
    /// Whether the last section is a step with a headline.
    private var isInHeadline = false

    /// Whether a line break in the text of a step means a space, as in a web page.
    private let foldsSteps: Bool

    private init(foldsSteps: Bool) { self.foldsSteps = foldsSteps }

    /// Returns the sections with their steps in order; empty if there are none.
    static func sections(of recipe: JSONValue, foldsSteps: Bool = false) -> [RecipeSection] {
        var instructions = SchemaOrgInstructions(foldsSteps: foldsSteps)
        if let value = recipe.instructionValue { instructions.read(value, isAlone: true) }
        instructions.readComments(of: recipe)
        return instructions.sections.filter { !$0.blocks.isEmpty || $0.name != nil }.saidOnce
    }

    /// - Parameter isAlone: Whether the text is the only value. It can then contain all steps.
    private mutating func read(_ value: JSONValue, isAlone: Bool) {
        let elements = value.elements
        for element in elements {
            switch element {
            case .string(let text):
                if isAlone, elements.count == 1 {
                    addLines(of: text)
                } else {
                    addStep(SchemaOrgText.line(text))
                }
            case .object: readObject(element, isAlone: isAlone && elements.count == 1)
            default: break
            }
        }
    }

    private mutating func readObject(_ object: JSONValue, isAlone: Bool) {
        let isStep = SchemaOrgTerm.isType("HowToStep", object) || SchemaOrgTerm.isType("HowToDirection", object)
        if SchemaOrgTerm.isType("HowToTip", object) { return addNote(object) }
        let items = object["itemListElement", "steps", "step", "recipeInstructions"]
        if SchemaOrgTerm.isType("HowToSection", object) || items != nil && !isStep {
            readSection(named: object["name", "Name", "headline"]?.words, items ?? object["text"] ?? .null)
        } else {
            addStep(object, isAlone: isAlone)
        }
    }

    /// Reads the steps of a section. Later steps outside of a section do not belong to it.
    private mutating func readSection(named name: String?, _ items: JSONValue) {
        sections.append(RecipeSection(name: name))
        isInHeadline = false
        read(items, isAlone: true)
        sections.append(RecipeSection())
        isInHeadline = false
    }

    /// Adds a step. A step with a headline that is not in its text becomes a section.
    private mutating func addStep(_ object: JSONValue, isAlone: Bool) {
        let name = object["name", "Name", "headline"]?.words
        let text = object["text", "description", "@value"]?.writtenText
        var lines =
            object["itemListElement"]?.elements.compactMap {
                ($0["text"] ?? $0).writtenText.flatMap(SchemaOrgText.paragraphs)
            } ?? []
        if lines.isEmpty, let text {
            lines = [foldsSteps ? SchemaOrgText.line(text) : SchemaOrgText.paragraphs(text) ?? ""]
        }
        if let name, StepLines.isHeadline(name, of: lines) {
            guard !lines.isEmpty else { return addStep(name) }
            sections.append(RecipeSection(name: name))
            isInHeadline = true
        } else if isInHeadline {
            sections.append(RecipeSection())
            isInHeadline = false
        }
        if isAlone, lines.count == 1, let text {
            addLines(of: text)
        } else {
            for line in lines { addStep(line) }
        }
    }

    /// Adds the steps of a text that contains all of them, under its headings.
    private mutating func addLines(of text: String) {
        for line in StepLines.lines(of: text) {
            if line.isNote {
                sections[sections.count - 1].blocks.append(.note(line.text))
            } else if line.isHeading {
                sections.append(RecipeSection(name: line.text))
            } else {
                addStep(line.text)
            }
        }
    }

    private mutating func addNote(_ object: JSONValue) {
        guard let text = object["text"]?.writtenText.flatMap(SchemaOrgText.paragraphs) else { return }
        sections[sections.count - 1].blocks.append(.note(text))
    }

    /// Reads the comments of the author. Comments with a name or a date are from visitors of the page.
    private mutating func readComments(of recipe: JSONValue) {
        while sections.count > 1, let last = sections.last, last.blocks.isEmpty, last.name == nil {
            sections.removeLast()
        }
        for comment in recipe["comment"]?.elements ?? [] {
            guard case .object(let members) = comment, SchemaOrgTerm.isType("Comment", comment),
                members.allSatisfy({ ["@type", "text", "name"].contains($0.key) })
            else { continue }
            addNote(comment)
        }
    }

    private mutating func addStep(_ text: String) {
        guard !text.isEmpty else { return }
        sections[sections.count - 1].blocks.append(.step(Step([.text(text)])))
    }
}
