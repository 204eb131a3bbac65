import CursesTerminal

/// Starts programs that run beside this one, without its terminal. A started program never becomes a zombie, because
/// its parent is a shell that ends at once.
enum DetachedProcess {
    /// Starts a program. Ignores errors, because the program is only one of several ways to notify the user.
    ///
    /// - Parameters:
    ///   - words: The program and its arguments. No shell interprets them.
    ///   - environment: Further environment variables.
    ///   - input: The descriptor for standard input, or `nil` for no input.
    static func start(_ words: [String], environment: [String: String] = [:], input: Int32? = nil) {
        // A shell connects the standard input of a background program to /dev/null. The script avoids this with
        // descriptor 3.
        let script = "exec 3<&0; \"$@\" <&3 3<&- >/dev/null 2>&1 &"
        run(["/bin/sh", "-c", script, "sh"] + words, environment, input)
    }

    /// Starts a program that reads a text from its standard input. The text is in a file without a name, so a program
    /// that reads slowly or not at all delays nothing.
    ///
    /// - Returns: Whether the text could be stored.
    static func start(_ words: [String], reading text: String) -> Bool {
        guard let file = tmpfile() else { return false }
        defer { fclose(file) }
        let bytes = Array(text.utf8)
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0 else { return false }
        rewind(file)
        start(words, input: fileno(file))
        return true
    }

    /// Starts a command line of the user in a shell.
    static func start(shell command: String, environment: [String: String]) {
        start(["/bin/sh", "-c", command], environment: environment)
    }

    /// Returns whether a program is in one of the folders in `PATH`.
    static func exists(_ program: String) -> Bool {
        let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
        return path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
    }

    private static func run(_ words: [String], _ further: [String: String], _ input: Int32?) {
        var actions = SpawnFiles()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let input {
            posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment(with: further).map { strdup($0) } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var process = pid_t()
        // A process group of its own protects the started program from the Ctrl-Z and Ctrl-C of this terminal.
        let error = ProgramAttributes.with(flags: POSIX_SPAWN_SETPGROUP) { attributes in
            posix_spawn(&process, words[0], &actions, attributes, &arguments, &variables)
        }
        guard error == 0 else { return }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// Returns the environment of this process with further variables.
    private static func environment(with further: [String: String]) -> [String] {
        var result: [String] = further.map { "\($0)=\($1)" }
        var entry = Self.variables
        while let text = entry?.pointee.map({ String(cString: $0) }) {
            let name = text.prefix { $0 != "=" }
            if further[String(name)] == nil { result.append(text) }
            entry = entry?.advanced(by: 1)
        }
        return result
    }
}
