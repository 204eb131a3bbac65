import RecipeKit

extension CooklangFormat {
    /// Returns the text of a file after its recipe changed. Only the changed parts are written again.
    ///
    /// Comments, unknown keys, the order of keys, line breaks and all unchanged parts stay as they are. Comments inside
    /// a changed part are placed before this part. For an unchanged recipe, the result is `text`.
    ///
    /// Reading the returned text gives `recipe`. To make sure of this, the method reads up to four texts of the size of
    /// the file. If the edited text gives another recipe, the method writes the whole recipe again.
    ///
    /// - Parameters:
    ///   - text: The content of the file.
    ///   - recipe: The recipe that was read from the file, with changes.
    ///   - file: The path of the file. A recipe without a title gets its title from this path.
    public func text(_ text: String, changedTo recipe: Recipe, file: String) -> String {
        let bytes = Array(text.utf8)
        let old = reading(utf8: bytes, file: file)
        guard old.result.recipe != recipe else { return text }
        let anew = CooklangWriter().text(for: recipe)
        let wanted = read(anew, file: file).recipe
        var update = CooklangUpdate(bytes, old)
        update.change(to: recipe)
        let updated = update.text
        if read(updated, file: file).recipe == wanted { return updated }
        let comments = update.comments(in: 0..<bytes.count)
        let body = FrontMatter.find(in: Array(anew.utf8), from: 0)?.bodyStart ?? 0
        let commented =
            String(decoding: anew.utf8.prefix(body), as: UTF8.self) + comments.joined()
            + String(decoding: anew.utf8.dropFirst(body), as: UTF8.self)
        return read(commented, file: file).recipe == wanted ? commented : anew
    }
}

/// The edits that turn the text of a file into the text of its changed recipe.
struct CooklangUpdate {
    private let bytes: [UInt8]
    private let old: CooklangFormat.Reading
    private var edits = TextEdits()
    private let writer = CooklangWriter()

    init(_ bytes: [UInt8], _ old: CooklangFormat.Reading) {
        self.bytes = bytes
        self.old = old
    }

    /// The text with all edits applied.
    var text: String { String(decoding: edits.applied(to: bytes), as: UTF8.self) }

    /// Adds the edits for all differences between the recipe of the file and another recipe.
    mutating func change(to recipe: Recipe) {
        changeMetadata(to: recipe)
        changeList(to: recipe)
        changeBody(to: recipe)
    }

    /// Returns the comments in a range of the file, each with a line feed at its end. A comment can have several lines.
    func comments(in range: Range<Int>) -> [String] {
        old.comments.filter(range.overlaps).map { UTF8Text.string($0, in: bytes) + "\n" }
    }

    private mutating func changeMetadata(to recipe: Recipe) {
        var frontMatter = FrontMatterUpdate(bytes, old.frontMatter?.yaml, bodyMetadata: old.ranges.metadata)
        frontMatter.change(
            FrontMatterWriter.entries(title: old.result.recipe.title, old.result.recipe.metadata),
            to: FrontMatterWriter.entries(title: recipe.title.singleLine, recipe.metadata))
        for line in frontMatter.removedLines { remove(line) }
        for edit in frontMatter.edits { edits.replace(edit.range, with: edit.text) }
        guard !frontMatter.added.isEmpty else { return }
        if let yaml = old.frontMatter?.yaml {
            edits.replace(yaml.upperBound..<yaml.upperBound, with: frontMatter.added)
        } else {
            let start = FrontMatter.textStart(in: bytes)
            edits.replace(start..<start, with: "---\n\(frontMatter.added)---\n\n")
        }
    }

    /// If the lists outside the steps changed, writes them as one list.
    private mutating func changeList(to recipe: Recipe) {
        let before = writer.listed(old.result.recipe)
        let after = writer.listed(recipe)
        guard before != after else { return }
        for list in old.ranges.lists.dropFirst() { remove(list) }
        if let list = old.ranges.lists.first {
            guard !after.isEmpty else { return remove(list) }
            edits.replace(list, with: comments(in: list).joined() + after.dropLast())
        } else {
            let start = old.frontMatter?.bodyStart ?? FrontMatter.textStart(in: bytes)
            edits.replace(start..<start, with: "\n\(after)\n")
        }
    }

    /// Rewrites the changed parts of the body and keeps all other parts.
    private mutating func changeBody(to recipe: Recipe) {
        let (before, after) = (old.ranges.units, BodyRanges.units(of: recipe.sections))
        let difference = after.difference(from: before.map(\.unit))
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var (index, next) = (0, 0)
        while index < before.count || next < after.count {
            switch (removed.contains(index), inserted.contains(next)) {
            case (true, true):
                let range = before[index].range
                edits.replace(range, with: comments(in: range).joined() + text(of: after[next]))
                index += 1
                next += 1
            case (true, false):
                remove(before[index].range)
                index += 1
            case (false, true):
                insert(text(of: after[next]), before: index)
                next += 1
            case (false, false):
                index += 1
                next += 1
            }
        }
    }

    /// Returns the text of a part without the line break at its end.
    private func text(of unit: BodyRanges.Unit) -> String {
        switch unit {
        case .heading(let name): String(writer.heading(name).dropLast())
        case .block(let block): String(writer.text(for: block).dropLast())
        }
    }

    /// Inserts a text before the part with the given index. If the index is the number of parts, inserts the text after
    /// the last part.
    private mutating func insert(_ text: String, before index: Int) {
        let units = old.ranges.units
        if index > 0 {
            let end = units[index - 1].range.upperBound
            edits.replace(end..<end, with: "\n\n" + text)
        } else if let first = units.first {
            edits.replace(first.range.lowerBound..<first.range.lowerBound, with: text + "\n\n")
        } else {
            let isAtLineStart = bytes.last.map { $0 == 0x0A || $0 == 0x0D } ?? true
            edits.replace(bytes.count..<bytes.count, with: (isAtLineStart ? "\n" : "\n\n") + text + "\n")
        }
    }

    /// Removes the lines of a range and the empty lines after them, but keeps the comments in the range.
    private mutating func remove(_ range: Range<Int>) {
        var lines = LineReader(bytes, from: range.upperBound)
        _ = lines.next()
        var end = min(lines.position, bytes.count)
        while let line = lines.next(), UTF8Text.trim(line, in: bytes).isEmpty {
            end = min(lines.position, bytes.count)
        }
        edits.replace(range.lowerBound..<max(end, range.upperBound), with: comments(in: range).joined())
    }
}
