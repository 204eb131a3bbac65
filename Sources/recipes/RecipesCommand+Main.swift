import ArgumentParser

extension RecipesCommand {
    /// Runs what the command line asks for, and ends the process.
    ///
    /// The parser's own `main()` writes to the terminal what it was given, control characters and all, and does not
    /// notice where the help cannot be written; here everything goes through ``Output``.
    static func mainWithArguments() -> Never {
        do {
            try checkHelp(CommandLine.arguments.dropFirst())
            var command = try parseAsRoot()
            try command.run()
            exit()
        } catch {
            exit(withError: status(afterTelling: error))
        }
    }

    /// Refuses help with a command that does not exist; the parser would show the help of the whole program.
    ///
    /// - Throws: `ValidationError` with the first word behind `help` that names no command.
    private static func checkHelp(_ arguments: ArraySlice<String>) throws {
        guard arguments.first == "help" else { return }
        var command: any ParsableCommand.Type = self
        for word in arguments.dropFirst() where !word.hasPrefix("-") && word != "help" {
            guard let next = command.configuration.subcommands.first(where: { $0.configuration.commandName == word })
            else {
                throw ValidationError("There is no command “\(word)”; recipes --help lists the commands.")
            }
            command = next
        }
    }

    private static func status(afterTelling error: any Error) -> any Error {
        let status = exitCode(for: error)
        let message = fullMessage(for: error)
        guard !message.isEmpty else { return status }
        // Help, the version and the scripts for shells come as errors too, and are what was asked for.
        guard status.isSuccess else {
            for line in message.split(separator: "\n") { Output.error(String(line)) }
            return status
        }
        do {
            try reportingFailure { try Output.write(message + "\n") }
            return status
        } catch {
            return error
        }
    }
}
