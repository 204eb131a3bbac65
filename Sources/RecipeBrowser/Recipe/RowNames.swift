/// Names rows by what they say, so that a row keeps its name where others come or go before it.
struct RowNames: Sendable {
    struct Name: Hashable, Sendable {
        let text: String
        /// How many rows before it say the same.
        let occurrence: Int
    }

    private let names: [Name]
    private let indices: [Name: Int]

    /// - Parameter texts: What the rows say, or what they begin with.
    init(_ texts: [String]) {
        var counts: [String: Int] = [:]
        counts.reserveCapacity(texts.count)
        names = texts.map { text in
            let count = counts[text, default: 0]
            counts[text] = count + 1
            return Name(text: text, occurrence: count)
        }
        indices = Dictionary(zip(names, names.indices)) { first, _ in first }
    }

    subscript(index: Int) -> Name { names[index] }

    /// The row of a name, given as a row's id.
    func index(ofRow id: AnyHashable) -> Int? { (id as? Name).flatMap { indices[$0] } }
}
