/// Notifies the user outside the terminal that a timer has reached an end: with a notification of the desktop, and with
/// the user's own command.
struct TimerAlarm: Sendable {
    /// The user's own command line, or `nil` for none.
    var command: String?

    /// Shows a notification if the desktop can show one, and starts the user's command if there is one.
    ///
    /// The texts can come from the files of strangers. So control characters are removed, and no shell interprets the
    /// texts: `notify-send` receives them as arguments after `--`, and the user's command as environment variables.
    ///
    /// - Parameters:
    ///   - title: What has happened: `Eggs: the time is up`.
    ///   - name: The name of the timer.
    ///   - recipe: The title of the recipe. Empty if the timer has none.
    func ring(title: String, name: String, recipe: String) {
        let title = title.withoutControlCharacters
        let name = name.withoutControlCharacters
        let recipe = recipe.withoutControlCharacters
        if hasDesktop, DetachedProcess.exists("notify-send") {
            DetachedProcess.start(["notify-send", "--app-name=Recipes", "--", title, recipe.withoutMarkup])
        }
        if let command {
            DetachedProcess.start(
                shell: command,
                environment: ["RECIPES_TIMER": name, "RECIPES_RECIPE": recipe, "RECIPES_MESSAGE": title])
        }
    }

    /// Whether there is a store bus. Notifications are sent over it.
    private var hasDesktop: Bool {
        let value = { (name: String) in getenv(name).map { String(cString: $0) } ?? "" }
        if !value("DBUS_SESSION_BUS_ADDRESS").isEmpty { return true }
        let folder = value("XDG_RUNTIME_DIR")
        return !folder.isEmpty && access(folder + "/bus", F_OK) == 0
    }
}

extension String {
    /// The text with `&`, `<`, `>` and `\` escaped. A notification interprets HTML. Before that, `notify-send`
    /// interprets escape sequences of C in the text, such as `\033`.
    fileprivate var withoutMarkup: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing(#"\"#, with: #"\\"#)
    }
}
