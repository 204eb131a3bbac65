import SectionedLists

extension AlertViewController {
    /// Creates an alert that lists the diagnostics of the configuration.
    public static func configurationDiagnostics(_ diagnostics: [String]) -> AlertViewController {
        let rest =
            diagnostics.count == 1 ? "This is left out, all else counts:" : "These are left out, all else counts:"
        return AlertViewController(title: "The configuration", text: ([rest] + diagnostics).joined(separator: "\n\n"))
    }
}
