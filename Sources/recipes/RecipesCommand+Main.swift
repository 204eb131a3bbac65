import ArgumentParser

extension RecipesCommand {
    /// Runs what the command line asks for, and ends the process.
    ///
    /// The parser's own `main()` writes to the terminal what it was given, control characters and all, and does not
    /// notice where the help cannot be written; here everything goes through ``Output``.
    static func mainWithArguments() -> Never {
        do {
            var command = try parseAsRoot()
            try command.run()
            exit()
        } catch {
            exit(withError: status(afterTelling: error))
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
