/// The program's start.
@main
enum Main {
    static func main() {
        if CommandLine.arguments.count == 1 {
            // By far the most frequent call. Nothing has to be parsed, so the parser and all that it looks up about
            // types at run time, some milliseconds, are left out.
            BrowseCommand.mainWithoutArguments()
        } else {
            RecipesCommand.main()
        }
    }
}
