/// Reads the words after the name of an ingredient, to check whether the noun phrase ends with the name.
struct MentionEnd {
    private let words: StepWords
    private let language: MentionWords

    init(_ words: StepWords, _ language: MentionWords) {
        self.words = words
        self.language = language
    }

    /// Returns the index after the noun phrase, and the extent: how much of the ingredient is meant according to the
    /// words after its name. Returns `nil` if the name is a part of another name: `butter` in `butter beans`.
    ///
    /// - Parameters:
    ///   - first: The index of the first word after the name.
    ///   - isVerb: Whether the name can also be a verb.
    func ending(behind first: Int, isVerb: Bool) -> (end: Int, extent: Mention.Extent)? {
        var index = first
        var extent = Mention.Extent.whole
        var end = first
        while true {
            switch words.gap(before: index) {
            case .end, .stop: return (end, extent)
            case .amount: return (end, .unknown)
            case .joint: return nil
            case .space: break
            }
            let roles = language[words.words[index].stem]
            if roles.contains(.form), end == first {
                // A word for a form belongs to the noun phrase: `garlic cloves`, `bacon slices`.
                index += 1
                end = index
                extent = .unknown
            } else if !language.isEnglish, roles.contains(.part) {
                return (end, .part)
            } else if isFollower(index, roles, isVerb: isVerb) {
                return (end, extent)
            } else if roles.contains(.adjective), !roles.contains(.unit), index == end {
                // One adjective can be between the noun phrase and the next word: `onions chopped with`.
                index += 1
            } else {
                return nil
            }
        }
    }

    /// Returns whether the word at an index can follow the noun phrase without belonging to it.
    private func isFollower(_ index: Int, _ roles: MentionWords.Roles, isVerb: Bool) -> Bool {
        if language.hasCapitalNouns { return !words.isCapital(index) && !words.startsWithDigit(index) }
        if roles.contains(.number) || words.startsWithDigit(index) {
            if isVerb { return false }
            // The noun phrase ends before `one at a time`, `a little` and `a bit`.
            return words.stem(index + 1) == Self.at
                || words.stem(index) == Self.a && words.stem(index + 1).map(Self.littles.contains) == true
        }
        if isVerb, Self.objects.contains(words.words[index].stem) { return false }
        return roles.contains(.follower) || language.isEnglish && words.isAdverb(index)
    }

    private static let at = StepWords.stem(of: "at")
    private static let a = StepWords.stem(of: "a")
    private static let littles: Set<UInt64> = [StepWords.stem(of: "little"), StepWords.stem(of: "bit")]
    /// Words that can follow a verb. After a name that can also be a verb, such a word shows that the name is a verb
    /// here: `butter each slice`.
    private static let objects = Set(
        ["each", "both", "well", "all", "together", "it", "them", "inside"].map { StepWords.stem(of: $0) })
}
