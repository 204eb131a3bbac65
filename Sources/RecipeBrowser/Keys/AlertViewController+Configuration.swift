import SectionedLists

extension AlertViewController {
    /// Tells what is wrong in the configuration, one problem a line; all else in it counts.
    public static func configurationProblems(_ problems: [String]) -> AlertViewController {
        let rest = problems.count == 1 ? "This is left out, all else counts:" : "These are left out, all else counts:"
        return AlertViewController(title: "The configuration", text: ([rest] + problems).joined(separator: "\n\n"))
    }
}
