import RecipeKit

/// The steps of a Tandoor recipe. Each step has its own ingredients and can have a name.
struct TandoorSteps {
    /// Whether the last step is in a section with a name, or in notes.
    private var isInNamedPart = false

    /// Adds the steps and their ingredients to a recipe.
    mutating func add(_ steps: [JSONValue], to draft: inout RecipeDraft) {
        let steps = steps.ordered(by: "order")
        let lists = steps.count { $0["ingredients"]?.elements.isEmpty == false }
        for (number, step) in steps.enumerated() {
            let name = step["name"]?.plainText.flatMap(ExportText.line)
            let ingredients = (step["ingredients"]?.elements ?? []).ordered(by: "order")
            // The name of a step becomes the name of the group with its ingredients, unless only one step has
            // ingredients.
            if !ingredients.isEmpty, let name, lists > 1 {
                draft.ingredients.beginGroup(name)
            } else if !ingredients.isEmpty, draft.ingredients.groups.last?.name != nil {
                draft.ingredients.beginGroup(nil)
            }
            // A template counts all entries of the list, also the headers.
            let mentions = ingredients.map { ingredient -> Ingredient? in
                let end = draft.ingredients.end
                Self.add(ingredient, to: &draft)
                return draft.ingredients.added(since: end).first
            }
            beginSection(step, named: name, to: &draft)
            addText(of: step, mentions, isLast: number == steps.count - 1, to: &draft)
            if step["step_recipe"]?.isEmpty == false || step["file"]?.isEmpty == false {
                draft.lose(step["step_recipe"]?.isEmpty == false ? "step_recipe" : "file")
            }
        }
    }

    /// Adds an ingredient. If the object is a header, begins a group instead. If there is no amount, no unit and no
    /// note, a name such as `Sauce:` is a header too.
    private static func add(_ object: JSONValue, to draft: inout RecipeDraft) {
        let note = object["note"]?.plainText.flatMap(ExportText.line)
        let food = object["food"]
        let name = (food?["name"] ?? food)?.plainText.flatMap(ExportText.line)
        if object["is_header"]?.isTrue == true {
            return draft.ingredients.beginGroup(note ?? name)
        }
        let original = object["original_text"]?.plainText.flatMap(ExportText.line)
        let unit = (object["unit"]?["name"] ?? object["unit"])?.plainText
        let hasAmount = object["no_amount"]?.isTrue != true
        let amount = hasAmount ? Amount(stored: object["amount"]?.plainText) : nil
        if let name, note == nil, unit == nil, amount == nil, let heading = ExportHeading.words(of: name, before: "1") {
            return draft.ingredients.beginGroup(heading)
        }
        if let name, let original, original.hasWords(of: [unit, name, note.map(Self.withoutUpperNumber)]) {
            // The parts of the ingredient contain the same words as its original line. The line is read again, because
            // Tandoor may have split the line wrongly.
            draft.ingredients.add(line: original)
        } else if let name {
            draft.ingredients.add(amount, unit: hasAmount ? unit : nil, name: name, note: note)
        } else {
            draft.ingredients.add(amount, unit: unit, name: "", note: note ?? original)
        }
        if let title = food?["recipe"]?["name"]?.plainText { draft.ingredients.referLast(to: title) }
    }

    /// Returns a note without the upper number of a range, which ``TandoorWriter`` puts at its start.
    private static func withoutUpperNumber(_ note: String) -> String {
        guard note.hasPrefix(TandoorWriter.upperMark) else { return note }
        return note.dropFirst(TandoorWriter.upperMark.count).drop { $0.isNumber || " /.,".contains($0) }
            .trimmingSpaces()
    }

    /// Begins a section with the name of a step. If the name announces notes, begins notes instead of a section. If the
    /// step has no name, or if Tandoor does not show the name as a header, ends the current named section or the
    /// current notes.
    private mutating func beginSection(_ step: JSONValue, named name: String?, to draft: inout RecipeDraft) {
        if let name, ExportHeading.announcesNotes(name) {
            draft.steps.beginNotes()
            isInNamedPart = true
        } else if let name, step["show_as_header"]?.isTrue != false {
            draft.steps.beginSection(name)
            isInNamedPart = true
        } else if isInNamedPart {
            draft.steps.beginSection(nil)
            isInNamedPart = false
        }
    }

    /// Adds the text of a step. Each paragraph becomes a step, because importers put all steps of a recipe into a
    /// single step. If no paragraph mentions the time of the step, the time becomes a note.
    private func addText(
        of step: JSONValue, _ ingredients: [Ingredient?], isLast: Bool, to draft: inout RecipeDraft
    ) {
        var lines = ExportText.lines(step["instruction"]?.plainText ?? "")
        if let source = Self.source(at: &lines) {
            let current = draft.metadata.source
            draft.setSource(current?.name ?? source.name, url: current?.url ?? source.url)
        }
        let isTimed = step["time"]?.plainNumber.map { $0 > 0 } == true
        let paragraphs = Self.paragraphs(lines)
        for (index, paragraph) in paragraphs.enumerated() {
            if let note = Self.note(paragraph) {
                draft.steps.add(.note(note))
            } else if paragraph.contains("{{") {
                let text = ExportSteps.withoutNumber(paragraph)
                draft.steps.add(.step(Step(TandoorTemplate.items(of: text, ingredients))))
            } else if let heading = ExportHeading.words(
                of: paragraph, before: index + 1 < paragraphs.count ? paragraphs[index + 1] : isLast ? nil : "")
            {
                draft.steps.beginSection(heading)
            } else {
                draft.steps.add(step: ExportSteps.withoutNumber(paragraph))
            }
        }
        if isTimed, !paragraphs.isEmpty,
            let minutes = step["time"]?.plainNumber.flatMap({ Int(nearest: $0, rounding: .towardZero) })
        {
            let digits = String(minutes)
            if !paragraphs.contains(where: { $0.contains(digits) }) { draft.steps.add(.note("\(digits) min")) }
        }
    }

    /// Returns the paragraphs of a Markdown text. Each list entry and each heading is also a paragraph.
    private static func paragraphs(_ lines: [String]) -> [String] {
        var paragraphs: [String] = []
        var isOpen = false
        for line in lines {
            let isEntry = line.hasPrefix("- ") || line.hasPrefix("* ") || ExportSteps.withoutNumber(line) != line
            if line.isEmpty {
                isOpen = false
            } else if isOpen, !isEntry, !line.hasPrefix("#") {
                paragraphs[paragraphs.count - 1] += "\n" + line
            } else {
                let isBullet = line.hasPrefix("- ") || line.hasPrefix("* ")
                paragraphs.append(isBullet ? String(line.dropFirst(2)) : line)
                isOpen = !line.hasPrefix("#")
            }
        }
        return paragraphs
    }

    /// Returns the words of a note, or `nil` if the paragraph is not a note. A note begins with
    /// ``TandoorWriter/noteMark``.
    private static func note(_ paragraph: String) -> String? {
        let mark = TandoorWriter.noteMark
        return paragraph.hasPrefix(mark) ? ExportText.paragraphs(String(paragraph.dropFirst(mark.count))) : nil
    }

    /// Removes and returns the source at the end of a step. If there is no source, returns `nil`. The source is a line
    /// `### Source` with one or two lines below it. Tandoor writes these lines when it imports a recipe from Paprika.
    static func source(at lines: inout [String]) -> RecipeSource? {
        guard let start = lines.lastIndex(of: "### Source") else { return nil }
        let words = lines[(start + 1)...].filter { !$0.isEmpty }
        guard (1...2).contains(words.count) else { return nil }
        lines.removeSubrange(start...)
        let url = words.first { $0.contains("://") }
        return RecipeSource(name: words.first { !$0.contains("://") }, url: url)
    }
}

extension String {
    /// Returns whether the text consists of the same words as the given parts together. Numbers are ignored.
    fileprivate func hasWords(of parts: [String?]) -> Bool {
        func words(_ text: String) -> Set<String> {
            Set(text.lowercased().split { !$0.isLetter }.map(String.init))
        }
        return words(self) == parts.compactMap(\.self).reduce(into: []) { $0.formUnion(words($1)) }
    }
}
