import RecipeKit
import TextLayout

/// Writes a recipe as Org: keywords, a list of ingredients and numbered directions.
struct OrgWriter {
    func text(for recipe: Recipe) -> String {
        var blocks = [keywords(title: recipe.title.singleLine, recipe.metadata)]
        let groups = recipe.ingredientGroups
        if !groups.isEmpty { blocks.append("* Ingredients") }
        for (index, group) in groups.enumerated() {
            // A heading without a name ends the previous group.
            if group.name != nil || index > 0 {
                blocks.append(heading(group.name ?? "", level: min(2 + group.level, 5)))
            }
            blocks.append(group.ingredients.flatMap(lines).joined(separator: "\n"))
        }
        let cookware = recipe.cookwareList.map { entry($0.line(.unicode).singleLine) }
        if !cookware.isEmpty { blocks += ["* Cookware", cookware.joined(separator: "\n")] }
        // If a recipe has no ingredients, the heading of the directions shows that the text is a recipe.
        if !recipe.sections.isEmpty || groups.isEmpty { blocks.append("* Directions") }
        blocks += steps(recipe.sections)
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    // MARK: Metadata

    private func keywords(title: String, _ metadata: RecipeMetadata) -> String {
        var lines: [String] = []
        func add(_ key: String, _ values: [String]) {
            for value in values {
                lines.append("#+\(Self.key(key)): \(Self.plain(value))".trimmingSpaces())
            }
        }
        func add(_ key: String, _ text: String?) {
            guard let text, !text.isEmpty else { return }
            add(key, text.lines(keepingEmpty: true).map { String($0) })
        }
        func add(list key: String, _ items: [String]) {
            let items = items.map(\.singleLine).filter { !$0.isEmpty }
            // With a second line, a comma does not separate entries.
            add(key, items.count == 1 && items[0].contains(",") ? items + [""] : items)
        }
        lines.append("#+title: \(Self.plain(title))".trimmingSpaces())
        add("description", metadata.description)
        add("course", metadata.course)
        add("cuisine", metadata.cuisine)
        add("servings", metadata.servings?.text)
        add("prep_time", FrontMatterWriter.words(metadata.prepTime))
        add("cook_time", FrontMatterWriter.words(metadata.cookTime))
        add("time", FrontMatterWriter.words(metadata.statedTotalTime))
        add("difficulty", metadata.difficulty)
        add(list: "tags", metadata.tags)
        add(list: "diet", metadata.diets)
        add("author", metadata.author)
        if let source = metadata.source {
            let words = [source.name, source.url].compactMap(\.self)
            if words.count == 1, RecipeSource(parsing: words[0]) == source {
                add("source", words[0])
            } else {
                add("source_name", source.name)
                add("source_url", source.url)
            }
        }
        add(list: "image", metadata.images)
        add("language", metadata.locale)
        for other in metadata.others { add(other.key, other.value) }
        return lines.joined(separator: "\n")
    }

    /// Returns a key without characters that end a keyword. They are written as in addresses, and so is the first
    /// character of a key that Org or the reader would take for another one.
    private static func key(_ key: String) -> String {
        let isOther =
            OrgFacts.isSetting(key) || key == key.uppercased() && key != key.lowercased()
            || key.hasSuffix("+")
        var result = ""
        for (index, scalar) in key.unicodeScalars.enumerated() {
            let isPlain =
                scalar.isLetter || (0x30...0x39).contains(scalar.value)
                || "_-.".unicodeScalars.contains(scalar)
            if isPlain, !(isOther && index == 0) {
                result.unicodeScalars.append(scalar)
            } else {
                for byte in String(scalar).utf8 {
                    let digits = String(byte, radix: 16, uppercase: true)
                    result += "%" + (digits.count == 1 ? "0" : "") + digits
                }
            }
        }
        return result
    }

    private static func plain(_ value: String) -> String {
        String(String.UnicodeScalarView(value.unicodeScalars.filter { !$0.isControl || $0 == "\t" }))
            .trimmingSpaces()
    }

    // MARK: Lists

    private func heading(_ name: String, level: Int) -> String {
        var words = OrgInline.escaped(name.singleLine).replacing("[", with: "[\u{200B}")
        // A first word in capitals can be the state of a task, and words in colons at the end can be tags.
        if let first = words.split(separator: " ").first, first.allSatisfy(\.isUppercase) {
            words = "\u{200B}" + words
        }
        if words.hasSuffix(":") { words += "\u{200B}" }
        return (String(repeating: "*", count: level) + " " + words).trimmingSpaces()
    }

    /// Returns one entry for each quantity of the ingredient, or one entry if the ingredient has no quantity.
    private func lines(for ingredient: Ingredient) -> [String] {
        let quantities = [ingredient.quantity].compactMap(\.self) + ingredient.furtherQuantities
        let shown: [Quantity?] = quantities.isEmpty ? [nil] : quantities
        return shown.map { quantity in
            entry(
                [quantity?.formatted(.unicode), ingredient.nameLine].compactMap(\.self).joined(
                    separator: " "
                ).singleLine)
        }
    }

    private func entry(_ text: String) -> String { "- " + Self.words(text, indent: "") }

    // MARK: Steps

    private func steps(_ sections: [RecipeSection]) -> [String] {
        var blocks: [String] = []
        var number = 0
        for (index, section) in sections.enumerated() {
            if section.name != nil || index > 0 { blocks.append(heading(section.name ?? "", level: 2)) }
            var hasEntry = false
            for block in section.blocks {
                switch block {
                case .step(let step):
                    let mark = "\(number + 1). "
                    let words = Self.words(
                        step.sentence(.unicode), indent: String(repeating: " ", count: mark.count))
                    guard !words.isEmpty else { continue }
                    number += 1
                    if hasEntry, let last = blocks.popLast() {
                        blocks.append(last + "\n" + mark + words)
                    } else {
                        blocks.append(mark + words)
                    }
                    hasEntry = true
                case .note(let note):
                    let words = Self.words(note, indent: "")
                    if !words.isEmpty { blocks.append("#+begin_quote\n\(words)\n#+end_quote") }
                    hasEntry = false
                }
            }
        }
        return blocks
    }

    /// Returns a text without markup. A line break becomes two backslashes, and an empty line separates paragraphs.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - indent: The characters before each line except the first.
    static func words(_ text: String, indent: String) -> String {
        let paragraphs = MarkdownText.paragraphs(text).map { paragraph in
            paragraph.lines().map { line($0.trimmingSpaces()) }.filter { !$0.isEmpty }
                .joined(separator: "\\\\\n" + indent)
        }
        return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n" + indent)
    }

    /// Returns a line that begins no list, heading, table or keyword.
    private static func line(_ text: String) -> String {
        let words = OrgInline.escaped(text).replacing(" :: ", with: " :\u{200B}: ")
        guard let first = words.first else { return "" }
        let begins =
            "*-+|#:[".contains(first) || first.isNumber && OrgLine(words).entry != nil
            || OrgLine(words).isPlanning
        return begins ? "\u{200B}" + words : words
    }
}
