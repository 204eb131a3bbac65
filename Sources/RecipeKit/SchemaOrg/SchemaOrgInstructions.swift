/// The instructions of a schema.org recipe: one text, several, or objects for steps and sections of them.
struct SchemaOrgInstructions {
    private var sections: [RecipeSection] = [RecipeSection()]
    /// Whether the last section is a step with a headline.
    private var isInHeadline = false

    /// Whether the line breaks in the text of a step mean nothing, as in a page.
    private let foldsSteps: Bool

    private init(foldsSteps: Bool) { self.foldsSteps = foldsSteps }

    /// The sections with their steps, in order; empty where there are none.
    static func sections(of recipe: JSONValue, foldsSteps: Bool = false) -> [RecipeSection] {
        var instructions = SchemaOrgInstructions(foldsSteps: foldsSteps)
        if let value = recipe.instructionValue { instructions.read(value, isAlone: true) }
        instructions.readComments(of: recipe)
        return instructions.sections.filter { !$0.blocks.isEmpty || $0.name != nil }.saidOnce
    }

    /// - Parameter isAlone: Whether a text is all there is, and so may hold every step.
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

    /// The steps of a section; what follows it without one belongs to none.
    private mutating func readSection(named name: String?, _ items: JSONValue) {
        sections.append(RecipeSection(name: name))
        isInHeadline = false
        read(items, isAlone: true)
        sections.append(RecipeSection())
        isInHeadline = false
    }

    /// A step; one with a headline that says more than its text does is a part of the recipe by itself.
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

    /// The steps of a text that holds all of them, under its headings.
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

    /// The author's comments. Those that say who wrote them, or when, are a page's visitors'.
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
