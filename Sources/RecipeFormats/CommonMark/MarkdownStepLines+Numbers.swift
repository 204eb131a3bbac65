import RecipeKit

extension MarkdownStepLines {
    /// Returns the steps of a text with several numbered steps: `1、切；2、炒` becomes `切；` and `炒`. For any other text,
    /// returns an array with only the text. The numbers must count up from `first`.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - first: The first number in the text: 1, or 2 if the text begins with a step without its number.
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

    /// Returns whether a step number can follow a character. `nil` means the start of the text.
    private static func isBoundary(_ character: Character?) -> Bool {
        guard let character else { return true }
        return " \n；;。，,.!！?？".contains(character)
    }

    /// Returns the index of the text after a step number: for `1、切`, the index of `切`. If the number is not at `index`,
    /// returns `nil`.
    private static func words(behind number: Int, at index: Int, _ characters: [Character]) -> Int? {
        let digits = Array(String(number))
        let mark = index + digits.count
        guard mark + 1 < characters.count, Array(characters[index..<mark]) == digits else { return nil }
        return "、．）".contains(characters[mark]) ? mark + 1 : nil
    }
}

extension MarkdownStepLines {
    /// Returns the steps in lines with numbers but without punctuation: `1 Boil`, `2Stir`. A line without a number
    /// belongs to the previous step. If there are fewer than three steps, returns an empty array.
    static func barelyNumbered(_ lines: [String]) -> [String] {
        var steps: [String] = []
        for line in lines {
            if let words = words(of: line, behind: steps.count + 1) {
                steps.append(words)
            } else if steps.isEmpty {
                return []
            } else {
                steps[steps.count - 1] += "\n" + line
            }
        }
        return steps.count >= 3 ? steps : []
    }

    /// Returns the text after a number: `Boil water` for `1 Boil water`. If the line is probably not a step with this
    /// number, returns `nil`.
    private static func words(of line: String, behind number: Int) -> String? {
        let digits = String(number)
        guard line.hasPrefix(digits) else { return nil }
        let words = line.dropFirst(digits.count).drop { $0 == " " }
        guard let first = words.first, first.isUppercase, words.count > 4 else { return nil }
        return String(words)
    }
}
