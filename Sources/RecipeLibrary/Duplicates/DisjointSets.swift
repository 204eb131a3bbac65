/// Disjoint sets of the numbers from 0 (union-find). At first, each number is a set of its own. Two sets can be joined.
struct DisjointSets {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    /// Returns the smallest member of the set that contains a number.
    func root(_ number: Int) -> Int {
        var number = number
        while parents[number] != number { number = parents[number] }
        return number
    }

    /// Joins the set of the first number with the set of the second number.
    mutating func join(_ first: Int, _ second: Int) {
        let (one, other) = (root(first), root(second))
        parents[max(one, other)] = min(one, other)
        // Both numbers now refer directly to the smallest member of the joined set. This makes `root(_:)` fast.
        parents[first] = min(one, other)
        parents[second] = min(one, other)
    }

    /// The sets with more than one member. The members of a set are sorted, and the sets are sorted by their smallest
    /// members.
    var sets: [[Int]] {
        var sets: [Int: [Int]] = [:]
        for number in parents.indices { sets[root(number), default: []].append(number) }
        return sets.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }
}
