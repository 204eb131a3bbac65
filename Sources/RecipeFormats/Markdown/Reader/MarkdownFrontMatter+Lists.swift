import RecipeKit
import TextLayout

extension MarkdownFrontMatter.Lists {
    /// Adds the ingredients of the front matter to a recipe if the Markdown text contains no ingredients. Adds the
    /// directions of the front matter if the text contains no steps.
    func add(to reader: inout MarkdownReader) {
        if let ingredients, reader.ingredients.count == 0 {
            reader.ingredients.beginGroup(nil, level: 0, kind: .plain)
            add(ingredients, to: &reader.ingredients)
        }
        if let directions, reader.steps.sections.allSatisfy(\.steps.isEmpty) {
            var steps = MarkdownSteps()
            steps.beginSection(nil)
            add(directions, to: &steps)
            steps.end()
            reader.steps.replace(with: steps.sections + reader.steps.sections, images: [])
        }
    }

    /// Adds the notes of the front matter after the steps.
    func addNotes(to reader: inout MarkdownReader) {
        guard !notes.isEmpty else { return }
        var steps = MarkdownSteps()
        steps.beginSection(nil, holdsNotes: true)
        for note in notes { steps.addNote(note) }
        steps.end()
        reader.steps.replace(with: reader.steps.sections + steps.sections, images: [])
    }

    private func add(_ value: MetadataValue, to ingredients: inout MarkdownIngredients) {
        switch value {
        case .text(let text):
            let lines = text.lines().map { $0.trimmingSpaces().drop { "-*• ".contains($0) }.trimmingSpaces() }
            var part: [String] = []
            for line in lines where !line.isEmpty {
                guard let name = Self.heading(line) else {
                    part.append(line)
                    continue
                }
                _ = ingredients.add(lines: part, beforeList: false)
                part = []
                ingredients.beginGroup(name)
            }
            if !part.isEmpty { _ = ingredients.add(lines: part, beforeList: false) }
        case .list(let values):
            var isInGroup = false
            for value in values {
                let isGroup = Self.items(of: value) != nil
                // An ingredient that follows a group in the list does not belong to this group.
                if isInGroup, !isGroup, Self.isIngredient(value) { ingredients.beginGroup(nil, level: 0, kind: .plain) }
                isInGroup = isGroup
                if case .text(let text) = value, let name = Self.heading(text) {
                    ingredients.beginGroup(name)
                } else if case .text(let text) = value {
                    ingredients.addEntry(text)
                } else {
                    add(value, to: &ingredients)
                }
            }
        case .entries(let entries): add(entries, to: &ingredients)
        }
    }

    /// Returns the name in a heading of Markdown, `# Dough`, or `nil` for any other line.
    private static func heading(_ line: String) -> String? {
        let rest = line.drop { $0 == "#" }
        guard line.first == "#", rest.first == " " else { return nil }
        let name = MarkdownSection.withoutColon(rest.trimmingSpaces())
        return name.isEmpty ? nil : name
    }

    /// Returns the ingredients of a group: the list in `items: [1 egg, salt]`. Returns `nil` if the value is not a
    /// group.
    private static func items(of value: MetadataValue) -> MetadataValue? {
        guard case .entries(let entries) = value else { return nil }
        let keys = ["items", "list", "group", "entries"]
        return entries.first { entry in
            let key = entry.key.lowercased()
            guard keys.contains(key) || MarkdownHeading(key).part == .ingredients && MarkdownHeading(key).isExact else {
                return false
            }
            if case .text(let text) = entry.value { return text.contains("\n") }
            return !isIngredient(entry.value)
        }?.value
    }

    /// Returns whether a value is a mapping with a key for the name of an ingredient.
    private static func isIngredient(_ value: MetadataValue) -> Bool {
        guard case .entries(let entries) = value else { return false }
        return entries.contains { MarkdownEntryKeys.isKey($0.key, MarkdownEntryKeys.names) && $0.value.isText }
    }

    /// Adds a mapping: a group of ingredients, one ingredient with keys for its parts, or several ingredients with
    /// their names as keys.
    private func add(_ entries: [MetadataValue.Entry], to ingredients: inout MarkdownIngredients) {
        func words(_ names: Set<String>) -> String? {
            entries.first { MarkdownEntryKeys.isKey($0.key, names) && $0.value.isText }?.value.words
        }
        if entries.count == 1, Self.isIngredient(entries[0].value) {
            // `ingredient: {amount: 4, unit: dl, name: flour}`
            add(entries[0].value, to: &ingredients)
        } else if let items = Self.items(of: .entries(entries)) {
            ingredients.beginGroup(
                words(["name", "title", "group", "section", "label", "component"]), level: 0, kind: .plain)
            add(items, to: &ingredients)
        } else if let name = words(MarkdownEntryKeys.names) ?? words(["title"]) {
            let amount = [words(MarkdownEntryKeys.amounts), words(MarkdownEntryKeys.units)]
            let remark = words(MarkdownEntryKeys.remarks)
            ingredients.addEntry(
                (amount + [name]).compactMap(\.self).joined(separator: " ") + (remark.map { ", \($0)" } ?? ""))
        } else {
            var entries = entries[...]
            if entries.count > 1, let first = entries.first, first.value.words == nil {
                ingredients.beginGroup(first.key, level: 0, kind: .plain)
                entries = entries.dropFirst()
            }
            for entry in entries {
                if case .text(let text) = entry.value {
                    ingredients.addEntry([text, entry.key].filter { !$0.isEmpty }.joined(separator: " "))
                } else {
                    ingredients.beginGroup(entry.key, level: 0, kind: .plain)
                    add(entry.value, to: &ingredients)
                }
            }
        }
    }

    /// Adds a step with its title, time and remark. If the text is a list, its entries become steps, and the title
    /// becomes the name of their section.
    ///
    /// - Parameters:
    ///   - text: The text of the step, or a list of steps.
    ///   - entries: The mapping that contains the text.
    ///   - steps: Receives the step and its notes.
    private func addStep(
        _ text: MetadataValue, beside entries: [MetadataValue.Entry], to steps: inout MarkdownSteps
    ) {
        func words(_ keys: Set<String>) -> String? {
            entries.first { keys.contains($0.key.lowercased()) }?.value.words
        }
        let name = words(["title", "name", "heading"])
        guard case .text(let sentence) = text else {
            if let name { steps.beginSection(name) }
            return add(text, to: &steps)
        }
        let title = name.map { "\($0): " } ?? ""
        let time = words(["timer", "time", "duration"]).map { " (\($0))" } ?? ""
        steps.addStep(title + sentence.singleLine + time)
        if let note = words(["tip", "tips", "note", "notes"]) { steps.addNote(note) }
    }

    /// The keys for the text of a step.
    private static let stepTexts: Set<String> = [
        "step", "text", "description", "instruction", "instructions", "detail", "details", "content", "body",
    ]
    /// The keys for the name of a section of steps.
    private static let labels: Set<String> = [
        "name", "title", "label", "section", "preparation_name", "heading", "group",
    ]

    /// Returns whether a mapping in a list of steps describes a picture or a video.
    private static func isPicture(_ entries: [MetadataValue.Entry]) -> Bool {
        entries.contains { entry in
            entry.key.lowercased() == "type"
                && ["image", "photo", "picture", "video"].contains(entry.value.words ?? "")
        }
    }

    private func add(_ value: MetadataValue, to steps: inout MarkdownSteps) {
        switch value {
        case .text(let text):
            for line in text.lines() { steps.addStep(line.trimmingSpaces()) }
        case .list(let values):
            for value in values {
                if values.count > 1, case .text(let text) = value {
                    // An entry of a list is one step, so each line break in the entry becomes a space.
                    steps.addStep(
                        text.lines().map { $0.trimmingSpaces() }.filter { !$0.isEmpty }.joined(separator: " "))
                } else {
                    add(value, to: &steps)
                }
            }
        case .entries(let entries):
            if Self.isPicture(entries) { return }
            let entries = entries.filter { $0.value.words != nil && $0.key.lowercased() != "type" }
            let text = entries.first { Self.stepTexts.contains($0.key.lowercased()) }
            let label = entries.first { Self.labels.contains($0.key.lowercased()) }?.value
            if let text {
                addStep(text.value, beside: entries, to: &steps)
                return
            }
            if case .text(let name) = label, entries.contains(where: { !$0.value.isText }) { steps.beginSection(name) }
            for entry in entries where entry.value != label || entries.allSatisfy(\.value.isText) {
                let isList = ["list", "items", "steps", "entries", "details"].contains(entry.key.lowercased())
                if case .text(let text) = entry.value, !isList || !text.contains("\n") {
                    // YAML reads the sentence “Note: keep it cold” as a key and its value. Both together are the step.
                    steps.addStep("\(entry.key): \(text)")
                } else {
                    if label == nil { steps.beginSection(isList ? nil : entry.key) }
                    add(entry.value, to: &steps)
                }
            }
        }
    }
}
