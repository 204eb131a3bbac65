import Foundation
import Testing

@testable import TerminalTestSupport

/// The files in `packaging`, compared with the program and the sources.
@Suite("Packaging")
struct PackagingTests {
    /// The command tree that the program prints for tools.
    private struct Help: Decodable {
        struct Name: Decodable {
            var kind: String
            var name: String
        }
        struct Argument: Decodable {
            var names: [Name]?
            var shouldDisplay: Bool
        }
        struct Command: Decodable {
            var commandName: String
            var arguments: [Argument]?
            var subcommands: [Command]?
        }
        var command: Command
    }

    private let root = URL(filePath: #filePath).pathComponents.dropLast(3)
        .reduce(URL(filePath: "/")) { $0.appending(path: $1) }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    private func commands() async throws -> [Help.Command] {
        let run = try await recipes("--experimental-dump-help", in: try ScratchFolder())
        let help = try JSONDecoder().decode(Help.self, from: Data(run.output.utf8))
        return (help.command.subcommands ?? []).filter { $0.commandName != "help" }
    }

    @Test("Each command and option has its place in the manual; if not, run scripts/make-manual")
    func manual() async throws {
        let overview = try text("packaging/man/recipes.1")
        for command in try await commands() {
            let name = command.commandName
            #expect(overview.contains("recipes\\-" + name.replacing("-", with: "\\-")), "\(name)")
            let page = try text("packaging/man/recipes-\(name).1")
            for argument in command.arguments ?? [] where argument.shouldDisplay {
                for option in argument.names ?? [] where option.kind == "long" {
                    guard !["help", "version"].contains(option.name) else { continue }
                    #expect(
                        page.contains("\\-\\-" + option.name.replacing("-", with: "\\-")), "\(name) --\(option.name)")
                }
            }
        }
    }

    @Test("The manual and the files of package managers have the version of the program")
    func version() throws {
        let source = try text("Sources/recipes/Commands/RecipesCommand.swift")
        let version = try #require(source.firstMatch(of: #/current = "(.*)"/#)).1
        #expect(try text("packaging/aur/PKGBUILD").contains("pkgver=\(version)\n"))
        #expect(try text("packaging/man/recipes.1").contains("recipes \(version)"))
    }

    @Test("The licences name every package and every static library")
    func licences() throws {
        let licences = try text("packaging/copyright")
        for match in try text("Package.swift").matches(of: #/url: "([^"]*)"/#) {
            #expect(licences.contains(match.1), "\(match.1)")
        }
        let archives = try #require(try text("Makefile").firstMatch(of: #/ARCHIVED := (.*)/#)).1
        for library in archives.split(separator: " ") {
            let name = library.replacing("ncursesw", with: "ncurses")
            #expect(licences.contains(name), "\(library)")
        }
    }
}
