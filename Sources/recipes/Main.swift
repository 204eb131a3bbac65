import CursesTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The program's start.
@main
enum Main {
    static func main() {
        // Whoever reads the output may stop early; writing then fails, and that is an error like any other.
        signal(SIGPIPE, SIG_IGN)
        // The same with a file that would grow larger than it may.
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
        let arguments = Array(CommandLine.arguments.dropFirst())
        if BrowseCommand.isNothingButPaths(arguments) {
            // By far the most frequent call. Nothing has to be parsed, so the parser and all that it looks up about
            // types at run time, some milliseconds, are left out.
            BrowseCommand.main(paths: arguments)
        } else {
            RecipesCommand.mainWithArguments()
        }
    }
}
