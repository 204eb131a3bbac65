extension MarkdownStepLines {
    /// The steps of a text that numbers them on one line, `1、切；2、炒`; else the text alone.
    ///
    /// - Parameter first: The first number in the text; that of the first step may be left out already.
    static func numbered(_ text: String, from first: Int) -> [String] {
        let characters = Array(text)
        var starts: [(number: Int, words: Int)] = []
        var expected = first
        for index in characters.indices where characters[index].isASCII && characters[index].isNumber {
            guard isBoundary(index == 0 ? nil : characters[index - 1]),
                let words = words(behind: expected, at: index, characters)
            else { continue }
            starts.append((index, words))
            expected += 1
        }
        let begin = first == 1 ? starts.first?.number : 0
        guard starts.count >= (first == 1 ? 2 : 1), begin == 0 else { return [text] }
        var steps = first == 1 ? [] : [String(characters[..<starts[0].number])]
        for (number, start) in starts.enumerated() {
            let end = number + 1 < starts.count ? starts[number + 1].number : characters.count
            steps.append(String(characters[start.words..<end]))
        }
        return steps.map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
    }

    /// Whether a number behind a character may count steps.
    private static func isBoundary(_ character: Character?) -> Bool {
        guard let character else { return true }
        return " \n；;。，,.!！?？".contains(character)
    }

    /// Where the words begin behind a number and its mark.
    private static func words(behind number: Int, at index: Int, _ characters: [Character]) -> Int? {
        let digits = Array(String(number))
        let mark = index + digits.count
        guard mark + 1 < characters.count, Array(characters[index..<mark]) == digits else { return nil }
        return "、．）".contains(characters[mark]) ? mark + 1 : nil
    }
}
