import ArgumentParser
import Glibc

/// A program to measure, and its name in the tables.
struct Program: ExpressibleByArgument {
    let name: String
    let arguments: [String]
    /// Environment variables for this program, in addition to those that all programs have.
    var environment: [String: String] = [:]

    init(name: String, arguments: [String], environment: [String: String] = [:]) {
        self.name = name
        self.arguments = arguments
        self.environment = environment
    }

    /// Creates a program from a text of the form `NAME=COMMAND`. The command is split into words as by a shell. It is
    /// then started without a shell.
    init?(argument: String) {
        guard let equals = argument.firstIndex(of: "=") else { return nil }
        var words = wordexp_t()
        let command = String(argument[argument.index(after: equals)...])
        guard wordexp(command, &words, Int32(WRDE_NOCMD)) == 0 else { return nil }
        defer { wordfree(&words) }
        name = String(argument[..<equals])
        arguments = (0..<words.we_wordc).compactMap { words.we_wordv[$0].map { String(cString: $0) } }
        guard !name.isEmpty, !arguments.isEmpty else { return nil }
    }
}

struct ProbeError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
