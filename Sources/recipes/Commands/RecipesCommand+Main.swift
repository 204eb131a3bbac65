import ArgumentParser

extension RecipesCommand {
    /// Parses the arguments of the process, runs the command and ends the process.
    ///
    /// This function replaces the `main()` of the parser for two reasons: `main()` prints arguments with their control
    /// characters, and it ignores errors when it writes the help. Here, all output uses ``Output``.
    static func mainWithArguments() -> Never {
        do {
            try checkHelp(CommandLine.arguments.dropFirst())
            var command = try parseAsRoot()
            try command.run()
            exit()
        } catch {
            exit(withError: status(afterReporting: error))
        }
    }

    /// Checks that every word after `help` is the name of a command. For an unknown word, the parser would show the
    /// help of the whole program instead of an error.
    ///
    /// - Throws: `ValidationError` for the first word after `help` that names no command.
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

    /// Prints the message of an error. Returns an error with the exit status for the process.
    private static func status(afterReporting error: any Error) -> any Error {
        let status = exitCode(for: error)
        let message = fullMessage(for: error)
        guard !message.isEmpty else { return status }
        // The parser also throws the help, the version and the completion scripts as errors. These are regular output.
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
