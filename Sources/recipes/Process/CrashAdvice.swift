/// The first sentence of a crash report. It tells the user where to send the report.
enum CrashAdvice {
    static let text =
        "Please report it where you got recipes from, with recipes \(Version.current) and what you did before."
}
