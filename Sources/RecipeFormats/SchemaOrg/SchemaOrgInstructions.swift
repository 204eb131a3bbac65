import RecipeKit

/// Reads the instructions of a schema.org recipe: one text, several texts, or objects for steps and sections.
struct SchemaOrgInstructions {
    private var sections: [RecipeSection] = [RecipeSection()]
    /// Whether a step with a headline began the last section.
    private var isInHeadline = false

    /// Whether a line break in a step means a space, as in a web page.
    private let foldsSteps: Bool

    private init(foldsSteps: Bool) { self.foldsSteps = foldsSteps }

    /// Returns the sections with their steps in order, or an empty array if there are none.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - foldsSteps: Whether a line break in a step means a space, as in a web page.
    static func sections(of recipe: JSONValue, foldsSteps: Bool = false) -> [RecipeSection] {
        var instructions = SchemaOrgInstructions(foldsSteps: foldsSteps)
        if let value = recipe.instructionValue { instructions.read(value, isAlone: true) }
        if foldsSteps { instructions.removeNumbers() }
        instructions.readComments(of: recipe)
        return instructions.sections.filter { !$0.blocks.isEmpty || $0.name != nil }.saidOnce
    }

    /// Reads a value: a text, an object, or an array of them.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - isAlone: Whether the value contains all steps of the recipe or of a section. If so, a single text is split
    ///     into steps.
    private mutating func read(_ value: JSONValue, isAlone: Bool) {
        let elements = value.elements
        for element in elements {
            switch element {
            case .string(let text):
                if isAlone, elements.count == 1 {
                    addLines(of: text)
                } else {
                    addStep(foldsSteps ? SchemaOrgText.line(text) : SchemaOrgText.step(text))
                }
            case .object: readObject(element, isAlone: isAlone && elements.count == 1)
            default: break
            }
        }
    }

    /// Reads an object for a step, a section or a tip.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - isAlone: Whether the object contains all steps of the recipe or of a section.
    private mutating func readObject(_ object: JSONValue, isAlone: Bool) {
        let isStep = SchemaOrgTerm.isType("HowToStep", object) || SchemaOrgTerm.isType("HowToDirection", object)
        if SchemaOrgTerm.isType("HowToTip", object) { return addNote(object) }
        // `ListItem` only gives its item a position.
        if let item = object["item"], object["text"] == nil, object["itemListElement"] == nil {
            return read(item, isAlone: isAlone)
        }
        let items = object["itemListElement", "steps", "step", "recipeInstructions"]
        if SchemaOrgTerm.isType("HowToSection", object) || items != nil && !isStep {
            readSection(named: object["name", "Name", "headline"]?.words, items ?? object["text"] ?? .null)
        } else {
            addStep(object, isAlone: isAlone)
        }
    }

    /// Reads the steps of a section. Steps after the section are in a new section without a name.
    private mutating func readSection(named name: String?, _ items: JSONValue) {
        sections.append(RecipeSection(name: name))
        isInHeadline = false
        read(items, isAlone: true)
        sections.append(RecipeSection())
        isInHeadline = false
    }

    /// Adds the step of an object. The headline becomes the name of a section, unless the text repeats the headline. If
    /// there is only a headline, it becomes the step.
    private mutating func addStep(_ object: JSONValue, isAlone: Bool) {
        let name = object["name", "Name", "headline"]?.words
        let text = object["text", "description", "@value"]?.writtenText
        var lines =
            object["itemListElement"]?.elements.compactMap { element -> String? in
                let item = element["item"] ?? element
                return (item["text"] ?? item).writtenText.flatMap(SchemaOrgText.paragraphs)
            } ?? []
        if lines.isEmpty, let text {
            lines = [foldsSteps ? SchemaOrgText.line(text) : SchemaOrgText.block(text)]
        }
        if let name, StepLines.isHeadline(name, of: lines) {
            // A single text contains all steps below the headline.
            if lines.count == 1 { lines = StepLines.parts(of: lines[0]) }
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

    /// Adds the steps, notes and headings of a text that contains all steps of the recipe or of a section.
    private mutating func addLines(of text: String) {
        for line in StepLines.lines(of: text) { add(line) }
    }

    private mutating func add(_ line: SchemaOrgText.Line) {
        if line.isNote {
            sections[sections.count - 1].blocks.append(.note(line.text))
        } else if line.isHeading {
            sections.append(RecipeSection(name: line.text))
        } else {
            addStep(line.text)
        }
    }

    /// Removes the numbers that count the steps of a page.
    private mutating func removeNumbers() {
        let texts = sections.map { $0.blocks.map(Self.line(for:)) }
        guard var steps = StepNumbers.steps(in: texts.flatMap(\.self))?[...] else { return }
        let numbered = sections
        sections = []
        for section in numbered {
            sections.append(RecipeSection(name: section.name))
            for line in steps.prefix(section.blocks.count).flatMap(\.self) { add(line) }
            steps = steps.dropFirst(section.blocks.count)
        }
    }

    /// Returns a step or a note as a line.
    private static func line(for block: RecipeSection.Block) -> SchemaOrgText.Line {
        switch block {
        case .step(let step): SchemaOrgText.Line(text: step.sentence(.unicode))
        case .note(let note): SchemaOrgText.Line(text: note, isNote: true)
        }
    }

    private mutating func addNote(_ object: JSONValue) {
        guard let text = object["text"]?.writtenText.flatMap(SchemaOrgText.paragraphs) else { return }
        sections[sections.count - 1].blocks.append(.note(text))
    }

    /// Reads the comments of the recipe's author as notes. A comment with a date or an author is from a visitor and is
    /// not read.
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
