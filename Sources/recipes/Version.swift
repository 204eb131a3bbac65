/// The version of the program, printed by `recipes --version`.
enum Version {
    static let current = "0.2.0"
}
