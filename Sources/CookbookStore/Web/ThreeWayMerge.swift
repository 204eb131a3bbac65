/// Merges two changed texts that come from the same text. Where both have changed the same lines, and not only different
/// words of them, one text stays as it is.
struct ThreeWayMerge {
    /// A part that both texts have changed.
    struct Conflict: Hashable {
        var own: [String]
        var other: [String]
    }

    /// The merged text. In a conflict it has the lines of the own text.
    private(set) var text: String
    private(set) var conflicts: [Conflict]

    /// Kept words that have to be between two changes of a line. Changes closer to each other change the same thing: the
    /// amount and the name of one ingredient.
    private static let distance = 5

    /// - Parameters:
    ///   - base: The text from which both come.
    ///   - own: The text that wins where both have changed the same.
    ///   - other: The text whose changes are added.
    init(base: String, own: String, other: String) {
        let lines = [base, own, other].map {
            $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        let (merged, conflicts) = Self.merged(lines[0], lines[1], lines[2], distance: 0)
        text = merged.joined(separator: "\n")
        self.conflicts = conflicts
    }

    /// A change of a part of the base.
    private struct Hunk {
        var range: Range<Int>
        var new: [String]
    }

    private static func hunks(_ base: [String], _ changed: [String]) -> [Hunk] {
        var position = 0
        var hunks: [Hunk] = []
        for run in TextDifference.runs(base[...], changed[...]) {
            switch run {
            case .kept(let kept): position += kept.count
            case .changed(let removed, let added):
                hunks.append(Hunk(range: position..<(position + removed.count), new: Array(added)))
                position += removed.count
            }
        }
        return hunks
    }

    private static func merged(
        _ base: [String], _ own: [String], _ other: [String], distance: Int
    ) -> ([String], [Conflict]) {
        var mine = hunks(base, own)[...]
        var theirs = hunks(base, other)[...]
        var result: [String] = []
        var conflicts: [Conflict] = []
        var position = 0
        while let start = [mine.first, theirs.first].compactMap({ $0?.range.lowerBound }).min() {
            result += base[position..<start]
            // All changes that touch each other are one part.
            var end = start
            var (left, right): ([Hunk], [Hunk]) = ([], [])
            func touches(_ hunk: Hunk?) -> Bool {
                guard let hunk else { return false }
                if left.isEmpty && right.isEmpty { return hunk.range.lowerBound == start }
                let isInsertion = end == start && hunk.range.isEmpty && hunk.range.lowerBound == start
                return isInsertion || hunk.range.lowerBound < end + distance
            }
            while true {
                // Insertions come before changes at the same place.
                let takesTheirs =
                    touches(theirs.first)
                    && (!touches(mine.first) || theirs.first?.range.isEmpty == true && left.isEmpty)
                if takesTheirs, let hunk = theirs.popFirst() {
                    right.append(hunk)
                    end = max(end, hunk.range.upperBound)
                } else if touches(mine.first), let hunk = mine.popFirst() {
                    left.append(hunk)
                    end = max(end, hunk.range.upperBound)
                } else {
                    break
                }
            }
            let (ownPart, otherPart) = (applied(left, base, start..<end), applied(right, base, start..<end))
            if right.isEmpty || ownPart == otherPart {
                result += ownPart
            } else if left.isEmpty {
                result += otherPart
            } else if distance == 0, let (lines, found) = mergedWords(base[start..<end], ownPart, otherPart) {
                result += lines
                conflicts += found
            } else {
                result += ownPart
                conflicts.append(Conflict(own: ownPart, other: otherPart))
            }
            position = end
        }
        return (result + base[position...], conflicts)
    }

    private static func applied(_ hunks: [Hunk], _ base: [String], _ range: Range<Int>) -> [String] {
        var result: [String] = []
        var position = range.lowerBound
        for hunk in hunks {
            result += base[position..<hunk.range.lowerBound] + hunk.new
            position = hunk.range.upperBound
        }
        return result + base[position..<range.upperBound]
    }

    /// Merges lines that both texts have changed, word by word, line by line. Returns `nil` if their numbers differ.
    private static func mergedWords(
        _ base: ArraySlice<String>, _ own: [String], _ other: [String]
    ) -> ([String], [Conflict])? {
        guard base.isEmpty || base.count == own.count && base.count == other.count else { return nil }
        // Both have added lines at the same place: all of them stay.
        if base.isEmpty { return (own + other, []) }
        var (lines, conflicts): ([String], [Conflict]) = ([], [])
        for (line, (mine, theirs)) in zip(base, zip(own, other)) {
            let words = [line, mine, theirs].map(TextDifference.words)
            let (merged, found) = merged(words[0], words[1], words[2], distance: distance)
            lines.append(found.isEmpty ? merged.joined() : mine)
            if !found.isEmpty { conflicts.append(Conflict(own: [mine], other: [theirs])) }
        }
        return (lines, conflicts)
    }
}
