/// Finds the name that somebody meant who wrote something else.
public enum NearestName {
    /// The name that the fewest slips of the fingers lie between: a letter too many, missing, wrong, or changed with its
    /// neighbour. Capitals do not count.
    ///
    /// - Parameter slips: How many there may be; a third of the letters where nothing is said.
    /// - Returns: `nil` where no name is that near.
    public static func name(for word: String, among names: [String], slips: Int? = nil) -> String? {
        let letters = Array(word.lowercased())
        let limit = slips ?? max(1, letters.count / 3)
        let distances = names.map { (name: $0, distance: distance(letters, Array($0.lowercased()))) }
        guard let nearest = distances.min(by: { $0.distance < $1.distance }), nearest.distance <= limit else {
            return nil
        }
        return nearest.name
    }

    /// The least number of slips that makes one word of the other.
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for (i, letter) in first.enumerated() {
            var row = [i + 1]
            for (j, other) in second.enumerated() {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == other ? 0 : 1))
                if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[second.count]
    }
}
