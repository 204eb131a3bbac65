import ArgumentParser

/// Keys to be measured, and those that bring a program to the place where they are.
///
/// Written `NAME=home down*20 | down*12`: the keys after the bar are measured one by one, those before are not.
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
