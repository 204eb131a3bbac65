import SectionedLists

extension AlertViewController {
    /// Creates an alert that lists the errors in the configuration file.
    public static func configurationDiagnostics(_ diagnostics: [String]) -> AlertViewController {
        let introduction =
            diagnostics.count == 1 ? "This is ignored; the rest is used:" : "These are ignored; the rest is used:"
        return AlertViewController(
            title: "The configuration", text: ([introduction] + diagnostics).joined(separator: "\n\n"))
    }
}
