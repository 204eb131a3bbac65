import Terminal

/// Decodes the codes of the input into events.
///
/// A burst consists of the codes that arrive together. ``InputReader`` recognizes the keys in the terminal description.
/// All other keys arrive as Escape and single characters. The decoder treats such codes as follows:
///
/// - It recognizes the common forms `ESC [ … letter` and `ESC O letter`.
/// - It skips control strings, such as `ESC ] … BEL`.
/// - It drops an unknown sequence completely, so that an unknown key or a reply of the terminal never types letters.
/// - If Escape is directly before another character, or before a key with a number in ncurses, it means the Alt key.
struct KeyDecoder {
    /// The maximum time between two bursts that contain parts of one control sequence. A code that arrives after a
    /// longer time does not continue the sequence.
    static let timeout = Duration.milliseconds(50)
    /// The maximum number of parameter characters of a sequence that are stored. Further characters are dropped.
    private static let parameterLimit = 64

    /// The number of answers to ``StatusReport/request`` so far.
    private(set) var numberOfAnswers = 0

    /// Whether a paste has begun but not ended.
    var isPasting: Bool { pasted != nil }
    private var pasted: PastedText?

    /// The first codes of a control sequence that has not ended yet, and the time of the burst that contained them.
    private var unfinished: (codes: [TerminalCode], time: ContinuousClock.Instant)?
    /// While a control string is skipped, the time of its newest code. `nil` outside of control strings.
    private var controlString: ContinuousClock.Instant?
    /// The characters of the control string so far, if it can be an answer of the terminal.
    private var answer: String?
    /// Whether the last code of the control string was an Escape that perhaps begins its end.
    private var endsWithEscape = false
    private var answers: [String] = []
    /// The maximum number of characters of an answer. A longer one is not kept.
    private static let answerLimit = 64
    private var now = ContinuousClock.Instant.now
    private var text = String.UnicodeScalarView()
    private var events: [InputEvent] = []
    private var clicks = ClickCounter()

    /// Returns the events of a burst.
    ///
    /// - Parameters:
    ///   - burst: The codes that were read together.
    ///   - now: The time of the burst.
    mutating func decode(_ burst: [TerminalCode], at now: ContinuousClock.Instant = .now) -> [InputEvent] {
        self.now = now
        var codes = burst[...]
        if let (beginning, time) = unfinished {
            if now - time <= Self.timeout { codes = (beginning + burst)[...] }
            unfinished = nil
        }
        if let controlString, now - controlString > Self.timeout { endControlString() }
        while let code = codes.popFirst() {
            if isPasting {
                paste(code)
                continue
            }
            if controlString != nil {
                passControlString(code, &codes)
                continue
            }
            switch code {
            case .scalar(0x1B): escape(&codes)
            // The next three cases are single characters that mean `ESC [`, `ESC O`, and Escape with the start of a
            // control string.
            case .scalar(0x9B): controlSequence(&codes)
            case .scalar(0x8F): singleShift(&codes)
            case .scalar(let value) where value >= 0x80 && Self.startsControlString(value &- 0x40):
                beginControlString(value &- 0x40)
            case .scalar(let value): scalar(value)
            case .key(BracketedPaste.startCode):
                endText()
                pasted = PastedText()
            case .key(let number): key(KeyTable.key(number))
            case .named(let name): key(KeyTable.key(named: name))
            case .numberPad(let final): key(KeyTable.applicationKey(final))
            case .mouse(let report): mouse(report)
            }
        }
        endText()
        defer { events = [] }
        return events
    }

    /// Ends a paste whose end sequence has not arrived, and returns the event of the paste. If there is no such paste,
    /// returns an empty array.
    mutating func finishPaste() -> [InputEvent] {
        endPaste()
        defer { events = [] }
        return events
    }

    /// Returns the answers of the terminal, and forgets them: `11;rgb:0000/0000/0000` to a request with OSC, `P>|kitty`
    /// and `_Gi=31;OK` as control strings with their first letter, `[?62;4c` as control sequences.
    mutating func takeAnswers() -> [String] {
        guard !answers.isEmpty else { return [] }
        defer { answers = [] }
        return answers
    }

    /// Drops the start of a control sequence whose rest has not arrived, and the rest of a control string.
    mutating func dropUnfinished() {
        unfinished = nil
        endControlString()
    }

    // MARK: - Characters

    private mutating func scalar(_ value: UInt32, alt: Bool = false) {
        if let control = KeyTable.control(value) {
            key(control, alt: alt)
        } else if value >= 0xA0 || value < 0x7F, let scalar = Unicode.Scalar(value) {
            if alt {
                key(.character(Character(scalar)), alt: true)
            } else {
                text.append(scalar)
            }
        }
    }

    /// Converts the collected characters to keys. Characters are collected first because a combining mark joins the
    /// letter before it.
    private mutating func endText() {
        guard !text.isEmpty else { return }
        for character in String(text) { events.append(.key(.character(character))) }
        text.removeAll(keepingCapacity: true)
    }

    private mutating func key(_ key: Key?, alt: Bool = false) {
        guard var key else { return }
        endText()
        if alt { key.modifiers.insert(.alt) }
        events.append(.key(key))
    }

    private mutating func mouse(_ report: MouseReport) {
        endText()
        let action: MouseEvent.Action =
            switch report.change {
            case .press: clicks.press(at: report.point, now: now)
            case .drag: .drag
            case .wheelUp: .wheelUp
            case .wheelDown: .wheelDown
            }
        events.append(.mouse(MouseEvent(action, at: report.point)))
    }

    // MARK: - Escape sequences

    private mutating func escape(_ codes: inout ArraySlice<TerminalCode>) {
        switch codes.first {
        case .scalar(0x5B) where codes.count > 1:  // [
            codes.removeFirst()
            controlSequence(&codes)
        case .scalar(0x4F) where codes.count > 1:  // O
            codes.removeFirst()
            singleShift(&codes)
        case .scalar(let value) where codes.count > 1 && Self.startsControlString(value):
            codes.removeFirst()
            beginControlString(value)
        case .scalar(0x1B), nil:
            key(.escape)
        case .scalar(let value):
            codes.removeFirst()
            scalar(value, alt: true)
        case .key(let number) where number != BracketedPaste.startCode:
            codes.removeFirst()
            key(KeyTable.key(number), alt: true)
        case .numberPad(let final):
            codes.removeFirst()
            key(KeyTable.applicationKey(final), alt: true)
        case .key, .named, .mouse:
            key(.escape)
        }
    }

    /// Decodes the character after `ESC O`. Some terminals send the number of the modifiers before the character: `ESC
    /// O 5 A` is Ctrl-↑.
    private mutating func singleShift(_ codes: inout ArraySlice<TerminalCode>) {
        var parameters = ""
        while case .scalar(let value)? = codes.first, let scalar = Unicode.Scalar(value) {
            codes.removeFirst()
            guard (0x30...0x3B).contains(value), parameters.utf8.count < Self.parameterLimit else {
                var found = KeyTable.applicationKey(value)
                if let held = parameters.split(separator: ";").last.flatMap({ Int($0) }) {
                    found?.modifiers.formUnion(KeyTable.modifiers(xterm: held))
                }
                key(found)
                return
            }
            parameters.unicodeScalars.append(scalar)
        }
    }

    /// Returns whether a character after Escape begins a control string. These characters are `P`, `X`, `]`, `^` and
    /// `_`.
    private static func startsControlString(_ value: UInt32) -> Bool {
        [0x50, 0x58, 0x5D, 0x5E, 0x5F].contains(value)
    }

    private mutating func beginControlString(_ kind: UInt32) {
        controlString = now
        // Answers to requests with OSC, DCS and APC. The first letter tells the latter two apart.
        answer = kind == 0x5D ? "" : kind == 0x50 ? "P" : kind == 0x5F ? "_" : nil
    }

    private mutating func endControlString() {
        controlString = nil
        answer = nil
        endsWithEscape = false
    }

    /// Takes one code of a control string. The end sequence ends the string and is skipped. An answer is kept. Any other
    /// escape sequence, a key or a mouse report also ends the string, but is decoded.
    private mutating func passControlString(_ code: TerminalCode, _ codes: inout ArraySlice<TerminalCode>) {
        controlString = now
        if endsWithEscape {
            endControlStringAfterEscape(code, &codes)
            return
        }
        switch code {
        case .scalar(0x07), .scalar(0x9C):
            keepAnswer()
        case .scalar(0x1B):
            // The rest of the end can arrive with the next burst.
            if let next = codes.popFirst() {
                endControlStringAfterEscape(next, &codes)
            } else {
                endsWithEscape = true
            }
        case .scalar(let value):
            if let scalar = Unicode.Scalar(value), let count = answer?.utf8.count, count < Self.answerLimit {
                answer?.unicodeScalars.append(scalar)
            } else {
                answer = nil
            }
        case .key, .named, .mouse, .numberPad:
            endControlString()
            codes = [code] + codes
        }
    }

    /// Ends the control string, whose last code was an Escape.
    private mutating func endControlStringAfterEscape(_ code: TerminalCode, _ codes: inout ArraySlice<TerminalCode>) {
        if code == .scalar(0x5C) { return keepAnswer() }
        endControlString()
        codes = [code] + codes
        escape(&codes)
    }

    private mutating func keepAnswer() {
        if let answer, !answer.isEmpty { answers.append(answer) }
        endControlString()
    }

    /// Decodes the parameters and the final character of a control sequence.
    ///
    /// If the burst contains only the start of the sequence, the start is stored for the next burst. An invalid code
    /// ends the sequence and is then decoded on its own.
    private mutating func controlSequence(_ codes: inout ArraySlice<TerminalCode>) {
        var parameters = ""
        // The Linux console sends F1 to F5 as `ESC [ [ A` to `ESC [ [ E`.
        if codes.first == .scalar(0x5B), codes.count > 1 {
            codes.removeFirst()
            if case .scalar(let final)? = codes.popFirst() { key(KeyTable.consoleKey(final)) }
            return
        }
        // Fast path: most sequences are arrow keys without modifiers.
        if case .scalar(let final)? = codes.first, let found = KeyTable.cursorKey(final) {
            codes.removeFirst()
            key(found)
            return
        }
        while case .scalar(let value)? = codes.first, let scalar = Unicode.Scalar(value) {
            switch SequencePart(value, ofMouseReport: parameters.first == "<") {
            case .parameter:
                codes.removeFirst()
                if parameters.utf8.count < Self.parameterLimit { parameters.unicodeScalars.append(scalar) }
            case .final:
                codes.removeFirst()
                endSequence(parameters, Character(scalar))
                return
            case nil:
                return
            }
        }
        guard codes.isEmpty else { return }
        unfinished = ("\u{1B}[\(parameters)".unicodeScalars.map { .scalar($0.value) }, now)
    }

    private mutating func endSequence(_ parameters: String, _ final: Character) {
        if parameters == "200", final == "~" {
            endText()
            pasted = PastedText()
        } else if StatusReport.isAnswer(parameters: parameters, final: final) {
            numberOfAnswers += 1
        } else if Self.isAnswer(parameters, final) {
            answers.append("[\(parameters)\(final)")
        } else if final == "M", parameters.first == "<" {
            if let report = MouseReport(parameters: parameters) { mouse(report) }
        } else if parameters.first.map({ "<=>?".contains($0) }) != true {
            // With such a sign, the sequence is an answer of the terminal.
            key(KeyTable.controlKey(parameters: parameters, final: final))
        }
    }

    /// Returns whether a control sequence tells something about the terminal: its attributes, the size of a cell, its
    /// colours for sixels, or a mode.
    private static func isAnswer(_ parameters: String, _ final: Character) -> Bool {
        switch final {
        case "c", "S", "y": parameters.first == "?"
        case "t": parameters.hasPrefix("6;")
        default: false
        }
    }

    private enum SequencePart {
        case parameter, final

        /// Classifies a character of a control sequence. Returns `nil` if the sequence cannot contain the character.
        ///
        /// A mouse report can contain only digits, semicolons and a final `M` or `m`.
        init?(_ value: UInt32, ofMouseReport isMouseReport: Bool) {
            switch (value, isMouseReport) {
            case (0x30...0x39, _), (0x3B, _), (0x20...0x3F, false): self = .parameter
            case (0x4D, _), (0x6D, _), (0x40...0x7E, false): self = .final
            default: return nil
            }
        }
    }

    // MARK: - Paste

    private mutating func paste(_ code: TerminalCode) {
        switch code {
        case .key(BracketedPaste.endCode): endPaste()
        case .scalar(let value): if pasted?.append(value) == true { endPaste() }
        default: break
        }
    }

    private mutating func endPaste() {
        guard let pasted else { return }
        self.pasted = nil
        events.append(.paste(pasted.text))
    }
}
