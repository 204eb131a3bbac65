import ArgumentParser

/// Keys that are measured, and keys that first bring the program to the right place.
///
/// Its text has the form `NAME=home down*20 | down*12`. The keys before the bar are not measured. The keys after the
/// bar are measured one by one.
struct KeyScript: ExpressibleByArgument {
    let name: String
    let approach: [Key]
    let measured: [Key]

    init?(argument: String) {
        let halves = argument.split(separator: "=", maxSplits: 1)
        guard halves.count == 2 else { return nil }
        let parts = halves[1].split(separator: "|", omittingEmptySubsequences: false)
        guard let measured = Self.keys(parts[parts.count - 1]), !measured.isEmpty, parts.count <= 2 else { return nil }
        guard let approach = parts.count == 2 ? Self.keys(parts[0]) : [] else { return nil }
        name = String(halves[0])
        self.approach = approach
        self.measured = measured
    }

    private static func keys(_ text: Substring) -> [Key]? {
        var keys: [Key] = []
        for word in text.split(separator: " ") {
            let pair = word.split(separator: "*")
            guard let key = Key(pair[0]), let times = pair.count == 1 ? 1 : Int(pair[1]) else { return nil }
            keys += Array(repeating: key, count: times)
        }
        return keys
    }
}
