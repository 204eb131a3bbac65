import CookbookStore
import CursesTerminal
import RecipeBrowser
import RecipeFormats
import RecipeLibrary

/// Looks at the terminal and at the programs that this one uses.
enum SurroundingsExam {
    @MainActor
    static func terminal() -> Finding {
        var finding = Finding("terminal", "Terminal")
        let report = TerminalReport()
        let name = report.program ?? report.kind ?? "not known, because TERM is not set"
        let size = report.size.map { "\($0.columns) columns by \($0.rows) rows" }
        finding.note("kind", .optional(report.kind), ([name, size].compactMap(\.self)).joined(separator: ", "))
        finding.note("program", .optional(report.program))
        finding.note("multiplexer", .optional(report.multiplexer), report.multiplexer.map { "inside \($0)" })
        finding.note("columns", report.size.map { .integer($0.columns) } ?? .null)
        finding.note("rows", report.size.map { .integer($0.rows) } ?? .null)
        tellDescription(report, &finding)
        finding.note("colors", .integer(report.colors))
        finding.note("noColor", .bool(report.isWithoutColorByWish))
        finding.note("isUnicode", .bool(report.isUnicode))
        finding.note("reportsMouse", .bool(report.reportsMouse))
        finding.note("showsNotifications", .bool(report.showsNotifications))
        finding.note("pictures", .string(report.pictures))
        // The screen draws in the colours of the terminal, and places glyphs of ambiguous width one by one.
        finding.note("background", .string("own"))
        finding.note("ambiguousWidth", .string("any"))
        if report.description != nil { tellAbilities(report, &finding) }
        if !report.isUnicode {
            finding.hint(
                "Fractions, accents and lines are replaced by simple letters, because the locale is not UTF-8.",
                remedy: "If the terminal shows UTF-8, set LANG=C.UTF-8.")
        }
        if let size = report.size, size.columns < 20 || size.rows < 5 {
            finding.hint("The window is very small.", remedy: "Make it at least 20 columns wide and 5 rows high.")
        }
        return finding
    }

    @MainActor
    private static func tellAbilities(_ report: TerminalReport, _ finding: inout Finding) {
        let colors = report.isWithoutColorByWish ? "no colours, because of NO_COLOR" : "\(report.colors) colours"
        finding.lines.append("\(colors) on its own background, \(report.isUnicode ? "Unicode" : "no Unicode")")
        finding.lines.append("signs of ambiguous width may be one or two columns wide")
        let mouse = report.reportsMouse ? "the mouse works; to copy text, select it with Shift held" : "no mouse"
        finding.lines.append(mouse)
        let better = report.pictures == "none" ? "" : ", or better if the terminal says so when one is shown"
        finding.lines.append("pictures: \(report.pictures)\(better)")
        finding.lines.append(report.showsNotifications ? "shows notifications" : "rings, but shows no notifications")
    }

    /// Tells which description of the terminal is used, and where it comes from.
    @MainActor
    private static func tellDescription(_ report: TerminalReport, _ finding: inout Finding) {
        finding.note("description", .optional(report.description?.name))
        finding.note("descriptionSource", .optional(report.description.map { "\($0.origin)" }))
        if let description = report.description {
            let source =
                switch description.origin {
                case .machine: "which this machine has"
                case .program: "which recipes brings along"
                case .similar: "the most similar that recipes knows"
                }
            finding.lines.append("described as \(description.name), \(source)")
        }
        guard let problem = report.problem, problem != .outputIsNoTerminal else { return }
        finding.need(
            "The browser cannot start in this terminal.", items: [problem.description], remedy: advice(problem))
    }

    private static func advice(_ problem: TerminalError) -> String {
        switch problem {
        case .kindNotSet, .kindUnknown: "Set TERM, for example: TERM=xterm-256color recipes"
        default: "Use another terminal."
        }
    }

    // MARK: - Programs

    /// A program that this one starts if it is there.
    private struct Helper {
        var name: String
        /// What does not happen without it.
        var loss: String
        /// Whether it could do anything here.
        var isWanted: Bool
    }

    private static var helpers: [Helper] {
        [
            Helper(
                name: "notify-send", loss: "The desktop does not show that a timer has ended.",
                isWanted: TimerAlarm.hasDesktop),
            Helper(
                name: "systemd-inhibit", loss: "The machine may fall asleep while you cook.",
                isWanted: TimerAlarm.hasDesktop),
        ]
    }

    static func programs() -> Finding {
        var finding = Finding("programs", "Programs")
        tell("editor", Editor().command, variable: "VISUAL or EDITOR", &finding)
        tell("pager", Pager().command, variable: "PAGER", &finding)
        let there = helpers.filter { DetachedProcess.exists($0.name) }.map(\.name)
        finding.note("helpers", .array(there.map { .string($0) }))
        if !there.isEmpty { finding.lines.append("also used: \(there.joined(separator: ", "))") }
        for helper in helpers where helper.isWanted && !there.contains(helper.name) {
            finding.hint(helper.loss, remedy: "Install the package that has \(helper.name).")
        }
        let fetcher = PageFetcher.helperPath
        finding.note("fetcher", .optional(fetcher), fetcher.map { "reads web pages: \(DoctorWords.path($0))" })
        if fetcher == nil {
            finding.hint(
                "Web pages cannot be read, because recipes-fetch is missing.",
                remedy: "Install it beside recipes, as make install and the packages do.")
        }
        let decoder = PictureReader.helperPath
        finding.note("pictureDecoder", .optional(decoder), decoder.map { "decodes pictures: \(DoctorWords.path($0))" })
        if decoder == nil {
            finding.hint(
                "Pictures cannot be shown, because recipes-picture is missing.",
                remedy: "Install it beside recipes, as make install and the packages do.")
        }
        return finding
    }

    private static func tell(_ role: String, _ command: String, variable: String, _ finding: inout Finding) {
        finding.note(role, .string(command), "\(role): \(command)")
        let program = command.split(separator: " ").first.map(String.init) ?? command
        // A command line can be any text for the shell. Only a plain name or path can be looked for.
        guard program.allSatisfy({ $0.isLetter || $0.isNumber || "/-_.+".contains($0) }) else { return }
        let isThere = program.contains("/") ? access(program, X_OK) == 0 : DetachedProcess.exists(program)
        if !isThere {
            finding.hint(
                "The \(role) “\(program)” is not there.", remedy: "Set \(variable) to the \(role) that you use.")
        }
    }
}
