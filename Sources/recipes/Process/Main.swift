import CursesTerminal

/// The entry point of the program.
@main
enum Main {
    static func main() {
        // If the process that reads the output ends early, a write then returns an error. Otherwise, a signal would end
        // the program.
        signal(SIGPIPE, SIG_IGN)
        // The same applies to a write that exceeds the size limit for files (`ulimit -f`).
        signal(SIGXFSZ, SIG_IGN)
        let isEnough = MemoryGuard.arm(
            needed: 64 << 20,
            note: "recipes: the memory that it may use ran out; allow more (ulimit -v), or open less at once.",
            status: EX_OSERR)
        guard isEnough else {
            Output.error("recipes: less than 64 MB of memory are left to work with; allow more (ulimit -v).")
            exit(EX_OSERR)
        }
        do { try FileLimit.raise() } catch {
            Output.error("recipes: \(error.message ?? "")")
            exit(error.status)
        }
        LogFile.receiveMessages()
        let arguments = Array(CommandLine.arguments.dropFirst())
        if BrowseCommand.hasOnlyPaths(arguments) {
            // The most frequent call does not need the parser, which takes some milliseconds to look up types.
            BrowseCommand.main(paths: arguments)
        } else {
            RecipesCommand.mainWithArguments()
        }
    }
}
