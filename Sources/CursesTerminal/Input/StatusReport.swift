/// The request that asks a terminal for its status. The program uses only that there is an answer: the terminal sends it
/// after all input that it sent before.
enum StatusReport {
    static let request = "\u{1B}[5n"

    /// Returns whether a control sequence is an answer: `ESC [ 0 n`, or `ESC [ 3 n` of a terminal with a fault.
    static func isAnswer(parameters: String, final: Character) -> Bool {
        final == "n" && (parameters == "0" || parameters == "3")
    }
}
