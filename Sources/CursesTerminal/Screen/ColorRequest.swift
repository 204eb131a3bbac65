import CNcurses
import Terminal

/// The request for the terminal's own foreground and background, with OSC 10 and OSC 11.
///
/// The request is sent when the screen opens, and nothing waits for the answer: until it arrives, the theme suits a dark
/// background. In most terminals, the answer is there before the first screen is drawn. A terminal that does not know
/// the request stays silent.
struct ColorRequest {
    static let foreground = "\u{1B}]10;?\u{7}"
    static let background = "\u{1B}]11;?\u{7}"

    let theme: ThemeName
    /// When the terminal was asked, or `nil` if it was not, or if it has answered.
    var asked: ContinuousClock.Instant?

    init(for theme: ThemeName) { self.theme = theme }

    /// The time within which the answer can be expected, over a slow line too.
    static let patience = Duration.milliseconds(400)

    /// The colours of a terminal that has not answered yet. Some terminals say in `COLORFGBG` whether they are light:
    /// `0;15` is black on white.
    static func colors(
        count: Int, environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
    ) -> TerminalColors {
        let background = environment("COLORFGBG").flatMap { $0.split(separator: ";").last }.flatMap { Int($0) }
        return TerminalColors(count: count, isLightOtherwise: background == 7 || (9...15).contains(background ?? 0))
    }

    /// Whether a terminal can be asked. The Linux console and old terminals would show the request, and GNU Screen has no
    /// answer.
    static func canBeAsked(kind: String, colors: Int, environment: (String) -> String?) -> Bool {
        colors >= 256 && !kind.hasPrefix("linux") && environment("STY")?.isEmpty ?? true
    }

    /// Returns the colour in an answer as `0xRRGGBB`: `11;rgb:fdfd/f6f6/e3e3` in one to four digits for each part, or
    /// `rgba:` with a fourth part.
    static func color(in answer: String, to number: String) -> UInt32? {
        guard answer.hasPrefix("\(number);rgb"), let colon = answer.firstIndex(of: ":") else { return nil }
        let parts = answer[answer.index(after: colon)...].split(separator: "/").prefix(3)
        var rgb: UInt32 = 0
        for part in parts {
            guard (1...4).contains(part.utf8.count), let value = UInt32(part, radix: 16) else { return nil }
            let most = UInt32(1) << UInt32(4 * part.utf8.count) - 1
            rgb = rgb << 8 | (value * 255 + most / 2) / most
        }
        return parts.count == 3 ? rgb : nil
    }
}

extension CursesScreen {
    /// Asks the terminal for its colours, if the theme depends on them.
    func askForColors() {
        guard colorRequest.theme.dependsOnBackground,
            ColorRequest.canBeAsked(
                kind: description.name, colors: appearance.colors.count,
                environment: { getenv($0).map { String(cString: $0) } })
        else { return }
        colorRequest.asked = .now
        device.write(ColorRequest.foreground + ColorRequest.background)
    }

    /// Takes the answers that have arrived. Returns whether the appearance has changed.
    func takeColors(_ answers: [String]) -> Bool {
        var colors = appearance.colors
        for answer in answers {
            if let foreground = ColorRequest.color(in: answer, to: "10") { colors.foreground = foreground }
            if let background = ColorRequest.color(in: answer, to: "11") {
                colors.background = background
                colorRequest.asked = nil
            }
        }
        guard colors != appearance.colors else { return false }
        appearance.colors = colors
        let theme = appearance.theme(named: colorRequest.theme)
        defer { appearance.theme = theme }
        return theme != appearance.theme
    }

    /// Waits for an answer that can still be on its way, before the shell or another program gets the terminal. It would
    /// be typed there.
    func awaitColors() {
        guard let asked = [colorRequest.asked, pictureQuestion.asked].compactMap(\.self).max(), !isHungUp else {
            return
        }
        let rest = Int((asked + ColorRequest.patience - .now) / .milliseconds(1))
        if rest > 0 {
            readKeys(atMost: rest, silence: rest) { colorRequest.asked == nil && pictureQuestion.asked == nil }
        }
        colorRequest.asked = nil
    }
}
