import ArgumentParser
import Glibc

/// A program to be measured, and the name that the tables call it by.
struct Program: ExpressibleByArgument {
    let name: String
    let arguments: [String]
    /// Variables that it is given besides those that all are.
    var environment: [String: String] = [:]

    init(name: String, arguments: [String], environment: [String: String] = [:]) {
        self.name = name
        self.arguments = arguments
        self.environment = environment
    }

    /// `NAME=COMMAND`, where the command is read as a shell would, but started without one.
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
