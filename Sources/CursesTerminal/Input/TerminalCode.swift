/// A part of the input: a character, the number of a key, the name of a key in the terminal description, or a mouse
/// report.
enum TerminalCode: Hashable {
    case scalar(UInt32)
    case key(Int32)
    case named(String)
    case mouse(MouseReport)
}
