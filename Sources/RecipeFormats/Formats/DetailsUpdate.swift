import RecipeKit

/// Changes details in the text of a file with one recipe.
struct DetailsUpdate {
    /// The recipe of the file. If the text has no title, the title is made from the name of the file.
    let recipe: Recipe
    private let bytes: [UInt8]
    private let file: String
    private let format: any RecipeFormat

    init(_ bytes: [UInt8], file: String) throws(EditingObstacle) {
        guard let format = FormatRegistry.format(forFile: file, bytes: bytes),
            bytes.withUnsafeBytes(TextDecoding.firstInvalidUTF8) == nil
        else { throw .unreadable }
        guard ["cooklang", "markdown", "recipemd"].contains(format.identifier) else { throw .format(format.name) }
        self.bytes = bytes
        self.file = file
        self.format = format
        recipe = try Self.recipe(in: bytes, format, file)
    }

    private static func recipe(
        in bytes: [UInt8], _ format: any RecipeFormat, _ file: String
    ) throws(EditingObstacle) -> Recipe {
        var recipes: [Recipe] = []
        let text = Array(bytes[FrontMatter.textStart(in: bytes)...])
        _ = format.readAll(utf8: text, file: file) { result in
            recipes.append(result.recipe)
            return recipes.count < 2
        }
        guard recipes.count < 2 else { throw .severalRecipes }
        guard var recipe = recipes.first else { throw .unreadable }
        if recipe.title.isEmpty { recipe.title = FormatRegistry.title(forFile: file) }
        return recipe
    }

    /// Returns the text with changed details.
    ///
    /// - Parameters:
    ///   - changed: The details to change.
    ///   - new: The new values of these details.
    /// - Throws: An obstacle if the text has no place for a detail.
    func text(setting changed: [EditableDetails.Detail], to new: EditableDetails) throws(EditingObstacle) -> [UInt8] {
        guard format.identifier != "cooklang" else {
            var edits = TextEdits()
            let wanted = self.wanted(changed, new)
            changeCooklang(changed, to: wanted, &edits)
            return try checked(edits, wanted, changed)
        }
        let inText = changed.filter(isInText)
        let others = changed.filter { !inText.contains($0) }
        var text = bytes
        if !others.isEmpty {
            var edits = TextEdits()
            let wanted = self.wanted(others, new)
            guard format.identifier == "markdown" || others == [.title] else { throw .details(others) }
            try changeMarkdown(others, to: wanted, &edits)
            text = try checked(edits, wanted, others)
        }
        for detail in inText { text = try DetailsUpdate(text, file: file).text(settingInText: detail, to: new) }
        return text
    }

    private func wanted(_ changed: [EditableDetails.Detail], _ new: EditableDetails) -> Recipe {
        var wanted = recipe
        new.set(changed, in: &wanted)
        return wanted
    }

    private func checked(
        _ edits: TextEdits, _ wanted: Recipe, _ changed: [EditableDetails.Detail]
    ) throws(EditingObstacle) -> [UInt8] {
        let text = edits.applied(to: bytes)
        guard isRight(text, wanted, changed) else { throw .details(changed) }
        return text
    }

    /// Returns whether a text is read as the wanted recipe.
    private func isRight(_ text: [UInt8], _ wanted: Recipe, _ changed: [EditableDetails.Detail]) -> Bool {
        guard var found = try? Self.recipe(in: text, format, file) else { return false }
        let details = EditableDetails(found)
        guard details.normalized == EditableDetails(wanted).normalized else { return false }
        // Reading can change the form of a detail, for example of a source. Therefore, both recipes get the same
        // details before the comparison.
        EditableDetails(wanted).set(changed, in: &found)
        var expected = wanted
        EditableDetails(wanted).set(changed, in: &expected)
        // The longest timer changes with the total time, so it is not compared.
        expected.metadata.longestTimer = found.metadata.longestTimer
        return found == expected
    }

    // MARK: - Cooklang

    private func changeCooklang(
        _ changed: [EditableDetails.Detail], to wanted: Recipe, _ edits: inout TextEdits
    ) {
        let reading = CooklangFormat().reading(utf8: bytes, file: file)
        guard reading.frontMatter == nil, !reading.ranges.metadata.isEmpty else {
            return changeFrontMatter(reading.frontMatter, to: wanted, reading.ranges.metadata, &edits)
        }
        // The file has no front matter, but lines such as `>> servings: 4`. Changed details are also written as such
        // lines.
        let new = EditableDetails(wanted)
        var added = ""
        for detail in changed {
            let lines = reading.ranges.metadata.filter { FrontMatterUpdate.isSame($0.key, detail.key) }
            for line in lines.dropLast() { edits.replace(wholeLine(line.range), with: "") }
            guard let line = lines.last else {
                if !new[detail].isEmpty { added += ">> \(detail.key): \(new[detail].singleLine)\n" }
                continue
            }
            if new[detail].isEmpty {
                edits.replace(wholeLine(line.range), with: "")
            } else {
                edits.replace(line.range, with: ">> \(line.key): \(new[detail].singleLine)")
            }
        }
        let end = reading.ranges.metadata.map(\.range.upperBound).max().map { wholeLine($0..<$0).upperBound } ?? 0
        if !added.isEmpty { edits.replace(end..<end, with: added) }
    }

    /// Returns the range, extended to the end of its last line, with the line break.
    private func wholeLine(_ range: Range<Int>) -> Range<Int> {
        var lines = LineReader(bytes, from: range.upperBound)
        _ = lines.next()
        return range.lowerBound..<min(max(lines.position, range.upperBound), bytes.count)
    }

    private func changeFrontMatter(
        _ frontMatter: FrontMatter?, to wanted: Recipe, _ lines: [(key: String, range: Range<Int>)],
        _ edits: inout TextEdits
    ) {
        var update = FrontMatterUpdate(bytes, frontMatter?.yaml, bodyMetadata: lines)
        update.change(
            FrontMatterWriter.entries(title: recipe.title, recipe.metadata),
            to: FrontMatterWriter.entries(title: wanted.title.singleLine, wanted.metadata))
        for line in update.removedLines { edits.replace(wholeLine(line), with: "") }
        for edit in update.edits { edits.replace(edit.range, with: edit.text) }
        guard !update.added.isEmpty else { return }
        let end = frontMatter?.yaml.upperBound ?? FrontMatter.textStart(in: bytes)
        edits.replace(end..<end, with: frontMatter == nil ? "---\n\(update.added)---\n\n" : update.added)
    }

    // MARK: - Markdown

    private func changeMarkdown(
        _ changed: [EditableDetails.Detail], to wanted: Recipe, _ edits: inout TextEdits
    ) throws(EditingObstacle) {
        let frontMatter =
            format.identifier == "markdown"
            ? FrontMatter.find(in: bytes, from: FrontMatter.textStart(in: bytes)) : nil
        var target = wanted
        if changed.contains(.title) {
            let hasHeading = changeHeading(to: wanted.title, after: frontMatter, &edits)
            if !frontMatterStates(.title) {
                guard hasHeading else { throw .details([.title]) }
                // The front matter needs no title, because the heading contains it.
                target.title = recipe.title
            }
        }
        changeFrontMatter(frontMatter, to: target, [], &edits)
    }

    private func frontMatterStates(_ detail: EditableDetails.Detail) -> Bool {
        guard format.identifier == "markdown",
            let found = FrontMatter.find(in: bytes, from: FrontMatter.textStart(in: bytes))
        else { return false }
        let keys = FrontMatterUpdate(bytes, found.yaml, bodyMetadata: []).keys
        return keys.contains { FrontMatterUpdate.isSame($0, detail.key) }
    }

    /// Returns whether the text contains a detail and the front matter does not. A new value in the front matter would
    /// contradict the text. For the title, the result is `false`.
    private func isInText(_ detail: EditableDetails.Detail) -> Bool {
        detail != .title && !EditableDetails(recipe)[detail].isEmpty && !frontMatterStates(detail)
    }

    /// The maximum number of places in the text at which a new value is tried.
    private static let maximumPlaces = 20

    /// Returns the text with a new value of a detail. The detail must be at the end of a line: `- Servings: 4` or
    /// `**4 servings**`. If there are several such lines, the method changes the first line that gives the wanted
    /// recipe.
    ///
    /// - Throws: An obstacle if the new value is empty, or if no line gives the wanted recipe.
    private func text(
        settingInText detail: EditableDetails.Detail, to new: EditableDetails
    ) throws(EditingObstacle) -> [UInt8] {
        let old = Array(EditableDetails(recipe)[detail].utf8)
        let words = MarkdownText.words(new[detail].singleLine.trimmingSpaces())
        guard !words.isEmpty else { throw .details([detail]) }
        let wanted = wanted([detail], new)
        var lines = LineReader(bytes, from: FrontMatter.find(in: bytes, from: 0)?.bodyStart ?? 0)
        var places = 0
        while places < Self.maximumPlaces, let line = lines.next() {
            let content = UTF8Text.trim(line, in: bytes)
            var end = content.upperBound
            while end > content.lowerBound, bytes[end - 1] == UInt8(ascii: "*") || bytes[end - 1] == UInt8(ascii: "_") {
                end -= 1
            }
            let start = end - old.count
            guard start > content.lowerBound, bytes[start..<end].elementsEqual(old),
                Self.introducers.contains(where: bytes[content.lowerBound..<start].reversed().starts(with:))
            else { continue }
            places += 1
            var edits = TextEdits()
            edits.replace(start..<end, with: words)
            let text = edits.applied(to: bytes)
            if isRight(text, wanted, [detail]) { return text }
        }
        throw .details([detail])
    }

    /// The texts that can be directly before a detail, with their bytes in reverse order.
    private static let introducers: [[UInt8]] = [" :", ":", " **:", " *", "*", "_"].map { Array($0.utf8) }

    /// Changes the heading with the title: `# Soup`, or `Soup` above a line of `=`.
    ///
    /// - Returns: Whether there is such a heading.
    private func changeHeading(to title: String, after frontMatter: FrontMatter?, _ edits: inout TextEdits) -> Bool {
        var lines = LineReader(bytes, from: frontMatter?.bodyStart ?? FrontMatter.textStart(in: bytes))
        var before: Range<Int>?
        while let line = lines.next() {
            let content = UTF8Text.trim(line, in: bytes)
            let text = UTF8Text.string(content, in: bytes)
            if text.hasPrefix("# "), text.dropFirst().trimmingSpaces() == recipe.title {
                edits.replace(content, with: "# \(MarkdownText.words(title.singleLine))")
                return true
            }
            if let before, !text.isEmpty, text.allSatisfy({ $0 == "=" }),
                UTF8Text.string(before, in: bytes) == recipe.title
            {
                edits.replace(before, with: MarkdownText.words(title.singleLine))
                return true
            }
            before = content
        }
        return false
    }
}

extension EditableDetails.Detail {
    /// The key of the detail in a front matter.
    var key: String {
        switch self {
        case .prepTime: "prep time"
        case .cookTime: "cook time"
        case .totalTime: "time"
        default: rawValue
        }
    }
}
