import ArgumentParser
import Configuration
import CookbookStore
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// `recipes discover`: searches for recipes that other people share.
struct DiscoverCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "discover", abstract: "Search for recipes that other people share, and import them.",
        discussion: """
            Sends the words to a service of the Cooklang federation and lists the recipes that it finds, each with a number, \
            its title, its site and its tags. --import takes the recipes with these numbers into your cookbook. The words \
            may have the forms of the service: tags:breakfast, total_time:[0 TO 30].

            Before the first search, it says what is sent to whom, and asks. The service is discover.address in the \
            configuration, by default https://recipes.cooklang.org.

            Example:
              recipes discover lemon tart --import 3
            """)

    @Argument(help: ArgumentHelp("What to search for.", valueName: "word"))
    var words: [String]

    @Option(
        name: .customLong("import"),
        help: ArgumentHelp("Import the recipe with this number. Repeatable.", valueName: "number"))
    var numbers: [Int] = []

    @Option(help: "The number of recipes to list, at most 100.")
    var limit = 20

    @Flag(help: "Agree that the words are sent, and do not ask.")
    var yes = false

    @Flag(help: "Also use a service on this machine and its network.")
    var allowLocal = false

    @Flag(help: "Print a JSON array of objects instead.")
    var json = false

    func validate() throws {
        guard (1...100).contains(limit) else { throw ValidationError("The limit is a number from 1 to 100.") }
        guard numbers.allSatisfy({ (1...limit).contains($0) }) else {
            throw ValidationError("--import takes a number of the list, from 1 to \(limit).")
        }
        guard words.contains(where: { $0.contains { !$0.isWhitespace } }) else {
            throw ValidationError("Write at least one word to search for.")
        }
    }

    func run() throws {
        try Self.reportingFailure {
            let given = MainActor.assumeIsolated {
                UserConfiguration.load(UserFolder.configurationFile) { [] }.discoverAddress
            }
            guard
                let service = RecipeService(
                    at: given ?? RecipeService.standard, with: PageFetcher(allowsLocal: allowLocal))
            else {
                throw CommandFailure(
                    "discover.address in the configuration is no address.",
                    status: CookbookError.Category.badData.exitStatus)
            }
            try PageFetcher.check(service.address)
            try DiscoverConsent.ask(for: service.address, isGiven: yes)
            status("Searching \(service.address.host)")
            let hits = try service.search(words, limit: limit)
            status("")
            guard numbers.isEmpty else { return try importHits(hits, from: service) }
            try Output.write(json ? list(hits, of: service).text() + "\n" : table(hits))
            if hits.isEmpty, !json { Output.error("\(service.address.host) has no recipe with these words.") }
        }
    }

    private func status(_ words: String) {
        if Output.isErrorTerminal { Output.status(words) }
    }

    // MARK: - Listing

    private func table(_ hits: [RecipeService.Hit]) -> String {
        let width = String(hits.count).count
        return hits.enumerated().map { index, hit in
            let number = String(index + 1)
            let parts = [hit.title, hit.site, hit.tags.isEmpty ? nil : hit.tags.joined(separator: ", ")].compactMap(
                \.self)
            let line =
                String(repeating: " ", count: width - number.count) + number + "  " + parts.joined(separator: " · ")
            return line.withoutControlCharacters + "\n"
        }.joined()
    }

    private func list(_ hits: [RecipeService.Hit], of service: RecipeService) -> JSONText {
        .array(
            hits.enumerated().map { index, hit in
                .object([
                    ("number", .integer(index + 1)), ("id", .integer(hit.id)), ("title", .string(hit.title)),
                    ("site", .optional(hit.site)), ("tags", .array(hit.tags.map { .string($0) })),
                    ("summary", .optional(hit.summary)),
                    ("address", .string("\(service.address.text)/recipes/\(hit.id)")),
                ])
            })
    }

    // MARK: - Importing

    /// Imports hits as an import of their files does.
    private func importHits(_ hits: [RecipeService.Hit], from service: RecipeService) throws {
        if let number = numbers.first(where: { $0 > hits.count }) {
            throw CommandFailure(
                hits.isEmpty
                    ? "\(service.address.host) has no recipe with these words."
                    : "there is no number \(number); \(hits.count) recipes were found.",
                status: CookbookError.Category.noInput.exitStatus)
        }
        guard HomeCookbook.personalPath() != nil else {
            throw CommandFailure(
                "there is no home folder to keep a cookbook in; set HOME or RECIPES_HOME.",
                status: CookbookError.Category.cannotCreate.exitStatus)
        }
        var template = Array("\(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp")/recipes-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else {
            throw CommandFailure("no temporary folder could be made.", status: EX_CANTCREAT)
        }
        let folder = String(cString: made)
        var files: [String] = []
        defer {
            for file in files {
                unlink(file)
                rmdir(FilePath.folder(of: file))
            }
            rmdir(folder)
        }
        for number in numbers {
            let hit = hits[number - 1]
            status("Reading “\(hit.title)”")
            let text = try service.text(of: hit)
            status("")
            // Two recipes may have the same title.
            guard mkdir("\(folder)/\(files.count)", 0o700) == 0 else {
                throw CommandFailure("no temporary folder could be made.", status: EX_CANTCREAT)
            }
            let file = "\(folder)/\(files.count)/\(hit.fileName)"
            files.append(file)
            try Output.write(text, toFile: file)
        }
        let command = try ImportCommand.parse(files)
        try command.run()
    }
}

/// Whether the user has agreed that words are sent to a service.
private enum DiscoverConsent {
    /// Asks once for each service.
    ///
    /// - Parameter isGiven: Whether the user has agreed on the command line.
    /// - Throws: ``CommandFailure`` if the user does not agree, or cannot be asked.
    static func ask(for service: WebPageAddress, isGiven: Bool) throws(CommandFailure) {
        let file = UserFolder.state.path().map { "\($0)/discover" }
        if file.map(agreed)?.contains(service.text) == true { return }
        let sentence =
            "recipes discover sends the words you search for to \(service.host), which also sees the number of your "
            + "machine (IP); nothing about your cookbook is sent."
        if !isGiven {
            guard isatty(STDIN_FILENO) == 1, Output.isErrorTerminal else {
                throw CommandFailure("\(sentence) To agree once and for all, add --yes.", status: EX_USAGE)
            }
            Output.error("\(sentence) Agree once and for all? [y/N]")
            guard let answer = readLine()?.lowercased(), answer == "y" || answer == "yes" else {
                throw CommandFailure("nothing was sent.", status: EX_USAGE)
            }
        }
        // Without a folder for it, the question comes again.
        if let file { remember(service, in: file) }
    }

    private static func agreed(_ file: String) -> [String] {
        // `try?`: no file says that the user was never asked.
        guard let stamp = FileStamp(ofFileAt: file), stamp.size < 1 << 16,
            let bytes = try? RecipeFile.bytes(ofFileAt: file, from: 0, count: stamp.size)
        else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private static func remember(_ service: WebPageAddress, in file: String) {
        guard UserFolder.make(FilePath.folder(of: file)), let stream = fopen(file, "a") else { return }
        fputs(service.text + "\n", stream)
        fclose(stream)
    }
}
