/// Identifiers of rows, made from the texts of the rows. If rows with other texts are inserted or removed, the
/// identifiers of the remaining rows do not change.
struct RowNames: Sendable {
    struct Name: Hashable, Sendable {
        let text: String
        /// The number of earlier rows with the same text.
        let occurrence: Int
    }

    private let names: [Name]
    private let indices: [Name: Int]

    /// - Parameter texts: The texts of the rows, or their beginnings.
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

    /// Returns the index of the row with an id, or `nil` if there is none.
    func index(ofRow id: AnyHashable) -> Int? { (id as? Name).flatMap { indices[$0] } }
}
