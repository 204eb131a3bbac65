import RecipeKit
import RecipeLibrary

/// The difference between two texts: removed, added and kept lines. In lines that were changed, the changed words are
/// marked.
package struct TextDifference: Hashable, Sendable {
    /// A piece of a line.
    package struct Piece: Hashable, Sendable {
        package var text: String
        /// Whether the other text has something else in this place.
        package var isChanged = false

        package init(text: String, isChanged: Bool = false) {
            (self.text, self.isChanged) = (text, isChanged)
        }
    }

    /// A line of one of the texts, or of both.
    package enum Line: Hashable, Sendable {
        case kept(String)
        case removed([Piece])
        case added([Piece])
        /// A number of kept lines that are not shown, because they are far from any change.
        case omitted(Int)
    }

    /// The lines, in order.
    package let lines: [Line]
    /// The number of removed lines and the number of added lines.
    package let counts: (removed: Int, added: Int)

    // The counts follow from the lines, so they need not be compared.
    package static func == (left: TextDifference, right: TextDifference) -> Bool { left.lines == right.lines }
    package func hash(into hasher: inout Hasher) { hasher.combine(lines) }

    /// The number of kept lines that are shown before and after a change.
    private static let context = 2
    /// The limit for comparing two parts: the product of their numbers of lines, or of words. Above this limit, the
    /// whole first part counts as replaced by the second part.
    private static let maximumWork = 4_000_000

    /// Compares two texts.
    ///
    /// - Complexity: O(*n* · *d*), where *n* is the number of lines and *d* the number of lines that differ. Equal
    ///   lines at the start and at the end of both texts are skipped before the comparison.
    package init(from old: String, to new: String) {
        let (before, after) = (Self.lines(of: old), Self.lines(of: new))
        var all: [Line] = []
        for run in Self.runs(before[...], after[...]) {
            switch run {
            case .kept(let lines): all += lines.map { .kept($0) }
            case .changed(let removed, let added): all += Self.marked(removed, added)
            }
        }
        var counts = (removed: 0, added: 0)
        for line in all {
            switch line {
            case .removed: counts.removed += 1
            case .added: counts.added += 1
            case .kept, .omitted: break
            }
        }
        self.counts = counts
        lines = Self.shortened(all)
    }

    /// Whether all lines of the texts are equal. Differences between line breaks do not count.
    package var isEmpty: Bool { counts.removed == 0 && counts.added == 0 }

    private static func lines(of text: String) -> [String] {
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
            .map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    // MARK: - Comparing

    enum Run<Element> {
        case kept(ArraySlice<Element>)
        case changed(ArraySlice<Element>, ArraySlice<Element>)
    }

    /// Splits two arrays into parts that are equal in both arrays, and parts that differ. Returns the parts in order.
    static func runs<Element: Hashable>(
        _ old: ArraySlice<Element>, _ new: ArraySlice<Element>
    ) -> [Run<Element>] {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let (middle, newMiddle) = (old.dropFirst(start).dropLast(end), new.dropFirst(start).dropLast(end))
        var runs: [Run<Element>] = start > 0 ? [.kept(old.prefix(start))] : []
        if middle.isEmpty || newMiddle.isEmpty || middle.count * newMiddle.count > maximumWork {
            if !middle.isEmpty || !newMiddle.isEmpty { runs.append(.changed(middle, newMiddle)) }
        } else {
            runs += compared(middle, newMiddle)
        }
        return end > 0 ? runs + [.kept(old.suffix(end))] : runs
    }

    private static func compared<Element: Hashable>(
        _ old: ArraySlice<Element>, _ new: ArraySlice<Element>
    ) -> [Run<Element>] {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in Array(new).difference(from: Array(old)) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset + old.startIndex)
            case .insert(let offset, _, _): inserted.insert(offset + new.startIndex)
            }
        }
        var runs: [Run<Element>] = []
        var (index, next) = (old.startIndex, new.startIndex)
        while index < old.endIndex || next < new.endIndex {
            let (start, nextStart) = (index, next)
            while index < old.endIndex, removed.contains(index) { index += 1 }
            while next < new.endIndex, inserted.contains(next) { next += 1 }
            if index > start || next > nextStart { runs.append(.changed(old[start..<index], new[nextStart..<next])) }
            let kept = index
            while index < old.endIndex, !removed.contains(index), !inserted.contains(next) {
                index += 1
                next += 1
            }
            if index > kept { runs.append(.kept(old[kept..<index])) }
        }
        return runs
    }

    // MARK: - Words

    /// Returns the removed lines, and then the added lines, with the changed words marked. The first removed line is
    /// compared with the first added line, and so on.
    private static func marked(_ removed: ArraySlice<String>, _ added: ArraySlice<String>) -> [Line] {
        var old: [Line] = []
        var new: [Line] = []
        for (before, after) in zip(removed, added) {
            let (pieces, newPieces) = pieces(before, after)
            old.append(.removed(pieces))
            new.append(.added(newPieces))
        }
        old += removed.dropFirst(added.count).map { .removed([Piece(text: $0)]) }
        new += added.dropFirst(removed.count).map { .added([Piece(text: $0)]) }
        return old + new
    }

    /// Returns the pieces of two lines. A piece is marked as changed if the other line does not have it. If the lines
    /// have little in common, each line is a single unmarked piece.
    package static func pieces(_ old: String, _ new: String) -> ([Piece], [Piece]) {
        let runs = runs(words(of: old)[...], words(of: new)[...])
        var (before, after): ([Piece], [Piece]) = ([], [])
        var keptLength = 0
        for run in runs {
            switch run {
            case .kept(let words):
                let text = words.joined()
                keptLength += text.filter { !$0.isWhitespace }.count
                before.append(Piece(text: text))
                after.append(Piece(text: text))
            case .changed(let words, let newWords):
                if !words.isEmpty { before.append(Piece(text: words.joined(), isChanged: true)) }
                if !newWords.isEmpty { after.append(Piece(text: newWords.joined(), isChanged: true)) }
            }
        }
        // If the lines have little in common, nearly every word would be highlighted, which does not help the reader.
        guard keptLength * 3 >= max(old.count, new.count) else { return ([Piece(text: old)], [Piece(text: new)]) }
        return (before, after)
    }

    /// Splits a line into words and other characters. A word consists of letters and digits.
    static func words(of line: String) -> [String] {
        var words: [String] = []
        var isWord = false
        for character in line {
            let continues = character.isLetter || character.isNumber
            if continues, isWord { words[words.count - 1].append(character) } else { words.append(String(character)) }
            isWord = continues
        }
        return words
    }

    // MARK: - Omitting

    /// Leaves out the kept lines that are far from any change. Puts the number of these lines in their place.
    private static func shortened(_ lines: [Line]) -> [Line] {
        var isNear = [Bool](repeating: false, count: lines.count)
        for (index, line) in lines.enumerated() {
            if case .kept = line { continue }
            for near in max(0, index - context)...min(lines.count - 1, index + context) { isNear[near] = true }
        }
        var result: [Line] = []
        var omitted: [Line] = []
        func flush() {
            // A single line is shown, because the number in its place would need a line too.
            if omitted.count > 1 { result.append(.omitted(omitted.count)) } else { result += omitted }
            omitted = []
        }
        for (index, line) in lines.enumerated() {
            if isNear[index] {
                flush()
                result.append(line)
            } else {
                omitted.append(line)
            }
        }
        flush()
        return result
    }
}

/// The history of a recipe, latest first: the days on which the user cooked it, and the edits of its file. It contains
/// the texts of the file at these times, as far as the notebook has stored them.
package struct RecipeHistory: Hashable, Sendable {
    /// A day of cooking, or an edit.
    package struct Moment: Hashable, Sendable {
        package let day: CalendarDay
        /// The time of day of an edit. Empty for a day of cooking.
        package let time: String
        /// What happened: `cooked`, `edited`, `before an edit`.
        package let event: String
        /// The user's note about a day of cooking, or an empty text.
        package let note: String
        /// The text of the file at this time, or `nil` if the notebook has not stored it.
        package let text: String?
        /// Identifies this moment among the moments of the history.
        package let id: String
    }

    package let moments: [Moment]

    /// - Parameters:
    ///   - entry: The notebook entry of the recipe.
    ///   - day: Returns the local day of a point in time.
    package init(_ entry: NotebookEntry, day: (Timestamp) -> CalendarDay = { CalendarDay(of: $0) }) {
        var dated: [(seconds: Int, moment: Moment)] = []
        for cooking in entry.cookings {
            let revision = entry.revision(cookedOn: cooking.day)
            let moment = Moment(
                day: cooking.day, time: "", event: "cooked", note: cooking.note, text: revision?.text,
                id: "cooked \(cooking.day)")
            // The time of cooking is known only if the text was stored for this cooking on the same day. Otherwise, the
            // cooking is above all edits of the day.
            let isOfDay = revision?.reason == .cooked && revision.map { day($0.saved) } == cooking.day
            dated.append((isOfDay ? revision?.saved.seconds ?? 0 : .max, moment))
        }
        for revision in entry.revisions where revision.reason != .cooked {
            let moment = Moment(
                day: day(revision.saved), time: revision.saved.localTime,
                event: revision.reason == .edited ? "edited" : "before an edit", note: "", text: revision.text,
                id: "saved \(revision.saved.seconds)")
            dated.append((revision.saved.seconds, moment))
        }
        moments = dated.sorted { ($0.moment.day, $0.seconds) > ($1.moment.day, $1.seconds) }.map(\.moment)
    }
}
