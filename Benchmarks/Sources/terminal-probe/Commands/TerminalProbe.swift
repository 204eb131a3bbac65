import ArgumentParser

@main
struct TerminalProbe: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "terminal-probe",
        abstract: "Measures full-screen programs from outside, through a pseudo-terminal.",
        subcommands: [Compare.self, Budgets.self, Library.self],
        defaultSubcommand: Compare.self)
}

struct ScreenOptions: ParsableArguments {
    @Option(help: "The height of the terminal.")
    var rows = 24

    @Option(help: "The width of the terminal.")
    var columns = 80

    @Option(help: "Write all samples to this file.")
    var json: String?

    var size: PseudoTerminal.Size { PseudoTerminal.Size(rows: rows, columns: columns) }

    func validate() throws {
        guard (1...1000).contains(rows), (1...1000).contains(columns) else {
            throw ValidationError("A terminal has 1 to 1000 rows and columns.")
        }
    }
}
