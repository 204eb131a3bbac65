/// The entry point of the program.
@main
enum Main {
    static func main() {
        // Ignores the signal of a closed pipe, which would end the program. A write to such a pipe then returns an
        // error.
        signal(SIGPIPE, SIG_IGN)
        // Ignores the signal of a file that exceeds the size limit (`ulimit -f`), which would end the program too. A
        // write to such a file then returns an error.
        signal(SIGXFSZ, SIG_IGN)
        do { try FileLimit.raise() } catch {
            Output.error("recipes: \(error.message ?? "")")
            exit(error.status)
        }
        ThreadLimit.endWhenReached()
        LogFile.receiveMessages()
        let arguments = Array(CommandLine.arguments.dropFirst())
        if BrowseCommand.hasOnlyPaths(arguments) {
            // Most calls have only paths or no arguments. They skip the parser, which needs some milliseconds to start.
            BrowseCommand.main(paths: arguments)
        } else {
            RecipesCommand.mainWithArguments()
        }
    }
}
