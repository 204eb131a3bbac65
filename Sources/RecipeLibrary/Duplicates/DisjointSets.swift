/// Disjoint sets of numbers (union-find). Two sets can be joined.
struct DisjointSets {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    /// Returns the smallest number of the set of a number.
    func root(_ number: Int) -> Int {
        var number = number
        while parents[number] != number { number = parents[number] }
        return number
    }

    /// Joins the sets of two numbers.
    mutating func join(_ first: Int, _ second: Int) {
        let (one, other) = (root(first), root(second))
        parents[max(one, other)] = min(one, other)
        // Short paths make the search for a root fast.
        parents[first] = min(one, other)
        parents[second] = min(one, other)
    }

    /// The sets with more than one number, each sorted, in the order of their smallest numbers.
    var sets: [[Int]] {
        var sets: [Int: [Int]] = [:]
        for number in parents.indices { sets[root(number), default: []].append(number) }
        return sets.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }
}
