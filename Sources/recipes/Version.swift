/// The version of the program, as `recipes --version` prints it.
enum Version {
    static let current = "0.1.0"
}
