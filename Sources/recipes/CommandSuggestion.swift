/// The command that somebody meant who wrote something else.
enum CommandSuggestion {
    /// The name that is one slip of the fingers away: a letter too many, missing, wrong, or changed with its neighbour.
    static func name(for word: String, among names: [String]) -> String? {
        names.first { isOneSlip(from: Array(word), to: Array($0)) }
    }

    private static func isOneSlip(from word: [Character], to name: [Character]) -> Bool {
        let start = zip(word, name).prefix { $0 == $1 }.count
        let (word, name) = (word[start...], name[start...])
        let end = zip(word.reversed(), name.reversed()).prefix { $0 == $1 }.count
        let (wrong, right) = (word.dropLast(end), name.dropLast(end))
        let isOneLetter = wrong.count <= 1 && right.count <= 1 && wrong.count + right.count > 0
        return isOneLetter || wrong.count == 2 && wrong.elementsEqual(right.reversed())
    }
}
