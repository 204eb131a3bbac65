extension Int {
    /// The number with a noun: `1 recipe`, `3 recipes`, `0 dishes`.
    ///
    /// - Parameters:
    ///   - noun: The noun for one.
    ///   - plural: The noun for any other number. By default, the noun with an s.
    package func counted(_ noun: String, _ plural: String? = nil) -> String {
        self == 1 ? "1 \(noun)" : "\(self) \(plural ?? noun + "s")"
    }
}
