/// The words of a search. A text matches if it contains each word, in any order. Case and accents are ignored.
@MainActor
struct SearchWords {
    private let needles: [FindNeedle]

    init(_ text: String) {
        needles = text.split(whereSeparator: \.isWhitespace).map { FindNeedle(String($0)) }.filter { !$0.isEmpty }
    }

    /// Whether there are no words. Then every text matches.
    var isEmpty: Bool { needles.isEmpty }

    func match(_ text: String) -> Bool { needles.allSatisfy { $0.isIn(text) } }
}
