/// What the command line of the program says.
struct FetchOptions {
    /// Whether addresses of the own machine and of the own network are read too.
    var allowsLocal = false
    /// The largest size of a page in bytes, after it was decompressed.
    var largestSize = 10 << 20
    /// The time for one address with its redirections, in milliseconds.
    var time = 20_000
    /// The time between two requests to the same host, in milliseconds.
    var pause = 1_000
    var isVersionAsked = false

    static let usage = """
        usage: recipes-fetch [--allow-local] [--time MS] [--size BYTES] [--pause MS] [ADDRESS]...
        Without an address, reads a request from each line of standard input: ADDRESS, and after tabs \
        etag=…, since=…, picture.
        """

    /// Returns the options and the addresses of a command line.
    static func parse(_ words: [String]) throws(UsageError) -> (FetchOptions, addresses: [String]) {
        var options = FetchOptions()
        var addresses: [String] = []
        var rest = words[...]
        func number(_ option: String) throws(UsageError) -> Int {
            guard let text = rest.popFirst(), let number = Int(text), (0...1_000_000_000).contains(number) else {
                throw UsageError(message: "\(option) needs a number.")
            }
            return number
        }
        while let word = rest.popFirst() {
            switch word {
            case "--allow-local": options.allowsLocal = true
            case "--size": options.largestSize = try number(word)
            case "--time": options.time = try number(word)
            case "--pause": options.pause = try number(word)
            case "--version": options.isVersionAsked = true
            case "--":
                addresses += rest
                rest = []
            case _ where word.hasPrefix("-"): throw UsageError(message: "there is no option \(word).")
            default: addresses.append(word)
            }
        }
        return (options, addresses)
    }
}

struct UsageError: Error {
    let message: String
}

/// An address to read, and what is known of an earlier answer.
struct Request {
    var address: String
    /// The mark of the content that the caller has.
    var tag: String?
    /// The time of change of the content that the caller has, as a header states it.
    var changed: String?
    var isPicture = false

    init(address: String) { self.address = address }

    /// Creates a request from a line of standard input: the address, and then further parts after tabs. Returns `nil` for
    /// an empty line.
    init?(line: String) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard let address = parts.first, !address.isEmpty else { return nil }
        self.init(address: String(address))
        for part in parts.dropFirst() {
            if part == "picture" { isPicture = true }
            if part.hasPrefix("etag=") { tag = String(part.dropFirst(5)) }
            if part.hasPrefix("since=") { changed = String(part.dropFirst(6)) }
        }
    }
}
