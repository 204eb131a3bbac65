/// The instructions of a schema.org recipe: one text, several, or objects for steps and sections of them.
struct SchemaOrgInstructions {
    private var sections: [RecipeSection] = [RecipeSection()]

    /// The sections with their steps, in order; empty where there are none.
    static func sections(of recipe: JSONValue) -> [RecipeSection] {
        guard let value = recipe.instructionValue else { return [] }
        var instructions = SchemaOrgInstructions()
        instructions.read(value, isAlone: true)
        return instructions.sections.filter { !$0.blocks.isEmpty || $0.name != nil }
    }

    /// - Parameter isAlone: Whether a text is all there is, and so may hold every step.
    private mutating func read(_ value: JSONValue, isAlone: Bool) {
        let elements = value.elements
        for element in elements {
            switch element {
            case .string(let text):
                if isAlone, elements.count == 1 {
                    for line in StepLines.lines(of: text) { addStep(line) }
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
        let items = object["itemListElement", "steps", "step"]
        if let items, !isStep || SchemaOrgTerm.isType("HowToSection", object) {
            readSection(named: object["name", "Name", "headline"]?.words, items)
        } else {
            addStep(object, isAlone: isAlone)
        }
    }

    /// The steps of a section; what follows it without one belongs to none.
    private mutating func readSection(named name: String?, _ items: JSONValue) {
        sections.append(RecipeSection(name: name))
        let place = sections.count - 1
        read(items, isAlone: true)
        if sections.count - 1 == place, name != nil { sections.append(RecipeSection()) }
    }

    /// A step with its headline, where that says more than the text does.
    private mutating func addStep(_ object: JSONValue, isAlone: Bool) {
        let name = object["name", "Name", "headline"]?.words
        let text = object["text", "description", "@value"]?.writtenText
        var lines = object["itemListElement"]?.elements.compactMap { ($0["text"] ?? $0).words } ?? []
        if lines.isEmpty, let text { lines = [SchemaOrgText.line(text)] }
        let headline = name.flatMap { StepLines.isHeadline($0, of: lines) ? $0 : nil }
        if isAlone, headline == nil, lines.count == 1, let text {
            for line in StepLines.lines(of: text) { addStep(line) }
        } else {
            addStep(([headline].compactMap(\.self) + lines).joined(separator: "\n"))
        }
    }

    private mutating func addStep(_ text: String) {
        guard !text.isEmpty, !StepLines.isNumber(text) else { return }
        sections[sections.count - 1].blocks.append(.step(Step([.text(text)])))
    }
}
