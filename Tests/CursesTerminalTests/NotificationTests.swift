import Terminal
import Testing

@testable import CursesTerminal

@Suite("Notifications by the terminal")
struct NotificationTests {
    private let eggs = TerminalNotification(title: "Eggs: the time is up", text: "Breakfast, step 2")

    @Test(
        "Each terminal gets the notification in the form that it understands, and an unknown one gets none",
        arguments: [
            (["TERM": "xterm-kitty"], .kitty), (["KITTY_WINDOW_ID": "1", "TERM": "tmux-256color"], .kitty),
            (["TERM_PROGRAM": "iTerm.app"], .growl), (["LC_TERMINAL": "iTerm2"], .growl),
            (["TERM_PROGRAM": "WezTerm"], .urxvt), (["TERM_PROGRAM": "ghostty"], .urxvt), (["TERM": "foot"], .urxvt),
            (["TERM": "rxvt-unicode-256color"], .urxvt), (["KONSOLE_VERSION": "230804"], .urxvt),
            (["KITTY_PID": "1"], .kitty), (["ITERM_SESSION_ID": "1"], .growl), (["WEZTERM_PANE": "0"], .urxvt),
            (["GHOSTTY_RESOURCES_DIR": "/x"], .urxvt), (["TERM": "xterm-ghostty"], .urxvt),
            (["TERM": "konsole"], .urxvt),
            (["LC_TERMINAL": "other"], nil), (["TERM": "alacritty"], nil), (["TERM_PROGRAM": "Apple_Terminal"], nil),
            (["TERM": "xterm-256color"], nil),
            ([:], nil),
        ] as [([String: String], NotificationForm?)])
    func forms(environment: [String: String], form: NotificationForm?) {
        #expect(NotificationForm.of { environment[$0] } == form)
    }

    @Test(
        "An empty variable does not name a terminal",
        arguments: ["KITTY_WINDOW_ID", "ITERM_SESSION_ID", "GHOSTTY_RESOURCES_DIR", "WEZTERM_PANE"])
    func emptyVariable(name: String) {
        #expect(NotificationForm.of { ["TERM": "xterm-256color", name: ""][$0] } == nil)
    }

    @Test("The control sequences are OSC 9, OSC 777 and OSC 99")
    func sequences() {
        #expect(
            NotificationForm.growl.sequence(for: eggs) == "\u{1B}]9;Eggs: the time is up: Breakfast, step 2\u{7}")
        #expect(
            NotificationForm.urxvt.sequence(for: eggs)
                == "\u{1B}]777;notify;Eggs: the time is up;Breakfast, step 2\u{7}")
        #expect(
            NotificationForm.kitty.sequence(for: eggs)
                == "\u{1B}]99;i=1:d=0;Eggs: the time is up\u{7}\u{1B}]99;i=1:p=body;Breakfast, step 2\u{7}")
    }

    @Test("A notification without a text is its title")
    func titles() {
        let bell = TerminalNotification(title: "Eggs")
        #expect(NotificationForm.growl.sequence(for: bell) == "\u{1B}]9;Eggs\u{7}")
        #expect(NotificationForm.urxvt.sequence(for: bell) == "\u{1B}]777;notify;Eggs;\u{7}")
        #expect(NotificationForm.kitty.sequence(for: bell) == "\u{1B}]99;;Eggs\u{7}")
    }

    @Test(
        "A terminal multiplexer has a variable that is not empty",
        arguments: [
            (["TMUX": "/tmp/x"], .tmux), (["STY": "1.a"], .screen), (["TMUX": "", "STY": "1.a"], .screen),
            (["TMUX": "/tmp/x", "STY": "1.a"], .tmux), (["TMUX": "", "STY": ""], nil), ([:], nil),
        ] as [([String: String], TerminalMultiplexer?)])
    func variables(environment: [String: String], multiplexer: TerminalMultiplexer?) {
        #expect(TerminalMultiplexer.of { environment[$0] } == multiplexer)
    }

    @Test("OSC 9 never begins with a digit, which could be another command")
    func digit() {
        let sequence = NotificationForm.growl.sequence(for: TerminalNotification(title: "4;3 eggs"))
        #expect(sequence == "\u{1B}]9;- 4,3 eggs\u{7}")
    }

    @Test("Control characters and semicolons of names do not reach the terminal")
    func hostile() {
        let hostile = TerminalNotification(title: "A\u{7}\u{1B}]0;owned\u{9C}B\n;", text: "x\u{1B}\\;y")
        for form in [NotificationForm.growl, .urxvt, .kitty] {
            let sequence = form.sequence(for: hostile)
            #expect(!sequence.contains("owned\u{9C}") && !sequence.contains("]0;"), "\(sequence.debugDescription)")
            #expect(sequence.unicodeScalars.filter { $0 == "\u{1B}" }.count == (form == .kitty ? 2 : 1))
        }
        #expect(TerminalNotification(title: String(repeating: "a", count: 500)).title.count == 200)
    }

    @Test("tmux and screen get the sequence in the form that they pass on")
    func multiplexers() {
        let urxvt = NotificationForm.urxvt.sequence(for: eggs)
        let tmux = eggs.controlSequence { ["TMUX": "/tmp/x", "KONSOLE_VERSION": "1"][$0] }
        #expect(tmux == "\u{1B}Ptmux;\u{1B}\(urxvt)\u{1B}\\" || !TerminalText.isUnicode)
        let screen = eggs.controlSequence { ["STY": "1.a", "KONSOLE_VERSION": "1"][$0] }
        #expect(screen == "\u{1B}P\(urxvt)\u{1B}\\" || !TerminalText.isUnicode)
        #expect(eggs.controlSequence { _ in nil }.isEmpty)
    }
}
