import Configuration
import RecipeBrowser
import RecipeLibrary

/// Notifies the user outside the terminal and keeps the machine awake, as the user has configured.
@MainActor
final class KitchenHost: KitchenSurroundings {
    private let alarm: TimerAlarm
    private let keepsAwake: Bool
    private let inhibitor = SleepInhibitor()

    init(_ configuration: UserConfiguration) {
        alarm = TimerAlarm(command: configuration.timerCommand)
        keepsAwake = configuration.keepsAwake
    }

    func ring(title: String, name: String, recipe: String) { alarm.ring(title: title, name: name, recipe: recipe) }

    func copy(_ text: String) -> Bool {
        guard let program = Clipboard.program else { return false }
        return DetachedProcess.start(program, reading: text)
    }

    func open(_ address: String) -> String? {
        let isSet = { (name: String) in getenv(name).map { String(cString: $0) }?.isEmpty == false }
        if DetachedProcess.exists("xdg-open") {
            guard isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") else {
                return "There is no desktop here on which a program could show it:"
            }
            DetachedProcess.start(["xdg-open", address])
        } else if DetachedProcess.exists("pbcopy"), DetachedProcess.exists("open") {
            DetachedProcess.start(["open", address])
        } else {
            return "Pages and pictures are opened with xdg-open, which is not installed. Its package is xdg-utils."
        }
        return nil
    }

    var canRingInBackground: Bool { alarm.canRing && Platform.executablePath != nil }

    func ringInBackground() {
        guard let program = Platform.executablePath else { return }
        DetachedProcess.start([program, "timers", "--wait"])
    }

    var staysAwake: Bool {
        get { inhibitor.isActive }
        set { if keepsAwake { inhibitor.isActive = newValue } }
    }
}

/// The clipboard of the desktop or of tmux.
private enum Clipboard {
    /// The program that takes a text from its standard input, or `nil` if there is none. Over ssh, a program on this
    /// machine would not reach the clipboard of the user's machine.
    static var program: [String]? {
        let isSet = { (name: String) in getenv(name).map { String(cString: $0) }?.isEmpty == false }
        if !isSet("SSH_CONNECTION") {
            if isSet("WAYLAND_DISPLAY"), DetachedProcess.exists("wl-copy") { return ["wl-copy"] }
            if isSet("DISPLAY"), DetachedProcess.exists("xclip") { return ["xclip", "-selection", "clipboard"] }
            if isSet("DISPLAY"), DetachedProcess.exists("xsel") { return ["xsel", "--clipboard", "--input"] }
            if DetachedProcess.exists("pbcopy") { return ["pbcopy"] }
        }
        // tmux keeps the text as a buffer, and passes it on to the clipboard of its terminal.
        if isSet("TMUX"), DetachedProcess.exists("tmux") { return ["tmux", "load-buffer", "-w", "-"] }
        return nil
    }
}

/// Keeps the machine awake even if nobody presses a key for a long time. Has no effect if the system has neither
/// `systemd-inhibit` nor `caffeinate`.
///
/// One of these helper programs prevents the sleep. It runs until its input, a pipe from this process, is closed. So
/// the helper always ends with this process, even if this process is killed.
@MainActor
final class SleepInhibitor {
    /// The write end of the pipe while the helper runs, otherwise `nil`.
    private var pipe: Int32?

    /// Whether the machine stays awake.
    var isActive: Bool {
        get { pipe != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { start() } else { stop() }
        }
    }

    private static var helper: [String]? {
        if DetachedProcess.exists("systemd-inhibit") {
            return ["systemd-inhibit", "--what=idle", "--who=Recipes", "--why=Cooking", "--mode=block", "cat"]
        }
        if DetachedProcess.exists("caffeinate") { return ["caffeinate", "-d", "-i", "cat"] }
        return nil
    }

    private func start() {
        guard let helper = Self.helper else { return }
        var ends: [Int32] = [-1, -1]
        guard systemPipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        DetachedProcess.start(helper, input: ends[0])
        close(ends[0])
        pipe = ends[1]
    }

    private func stop() {
        if let pipe { close(pipe) }
        pipe = nil
    }
}

private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
