import CCurl

// Exported once for the whole module, so that no other file needs conditional imports.
#if canImport(Glibc)
@_exported import Glibc
#else
@_exported import Musl
#endif

/// `recipes-fetch`: gets pages for `recipes`, which opens no connection itself.
///
/// For each address, it writes one line of JSON to standard output, and then exactly as many bytes as the member `length`
/// says.
@main
enum Main {
    static func main() {
        signal(SIGPIPE, SIG_DFL)
        let (options, addresses): (FetchOptions, [String])
        do throws(UsageError) {
            (options, addresses) = try FetchOptions.parse(Array(CommandLine.arguments.dropFirst()))
        } catch {
            complain("\(error.message)\n\n\(FetchOptions.usage)")
            exit(EX_USAGE)
        }
        if options.isVersionAsked {
            Answer.write(Array("recipes-fetch \(Version.current)\n".utf8))
            return
        }
        guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, let fetcher = Fetcher(options) else {
            complain("libcurl cannot be started.")
            exit(EX_OSERR)
        }
        guard addresses.isEmpty else {
            for address in addresses { answer(Request(address: address), fetcher) }
            return
        }
        while let line = readLine() {
            if let request = Request(line: line) { answer(request, fetcher) }
        }
    }

    private static func answer(_ request: Request, _ fetcher: Fetcher) {
        let (answer, body) = fetcher.answer(request)
        Answer.write(Array((answer.json(length: body.count) + "\n").utf8))
        Answer.write(body)
    }

    private static func complain(_ message: String) {
        _ = "recipes-fetch: \(message)\n".withCString { systemWrite(STDERR_FILENO, $0, strlen($0)) }
    }
}

enum Version {
    /// The version of the project, which sites read in the name of the program.
    static let current = "0.2.0"
}
