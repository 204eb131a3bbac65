import Terminal

/// Makes events of what ncurses read: bursts of codes in, events out.
///
/// ncurses knows the keys that the terminal's description names. All others arrive character by character, beginning
/// with Escape: those of the common shape, `ESC [ … letter` or `ESC O letter`, are read here, and are left out whole
/// where they mean nothing, so that an unknown key never types letters. Escape before anything else in the same burst
/// is the Alt key.
struct KeyDecoder {
    /// The characters that a paste may have; what is more is cut off.
    static let pasteLimit = 1 << 20

    /// Whether a paste has begun and not ended: what is read is text.
    private(set) var isPasting = false
    private var pasted = String.UnicodeScalarView()
    /// Kept, because counting scalars walks over all of them.
    private var pastedCount = 0
    private var isAfterReturn = false

    /// The beginning of a control sequence whose end was not in the last burst.
    private var unfinished: [TerminalCode] = []
    private var text = String.UnicodeScalarView()
    private var events: [InputEvent] = []
    private var clicks = ClickCounter()

    /// - Parameter now: When the burst was read, for telling double presses.
    mutating func decode(_ burst: [TerminalCode], at now: ContinuousClock.Instant = .now) -> [InputEvent] {
        var codes = (unfinished + burst)[...]
        unfinished = []
        while let code = codes.popFirst() {
            if isPasting {
                paste(code)
                continue
            }
            switch code {
            case .scalar(0x1B): escape(&codes)
            case .scalar(let value): scalar(value)
            case .key(BracketedPaste.startCode):
                endText()
                isPasting = true
            case .key(let number): key(KeyTable.keys[number])
            case .named(let name): key(KeyTable.key(named: name))
            case .press(let point): mouse(clicks.press(at: point, now: now), point)
            case .wheelUp(let point): mouse(.wheelUp, point)
            case .wheelDown(let point): mouse(.wheelDown, point)
            }
        }
        endText()
        defer { events = [] }
        return events
    }

    /// Ends a paste whose end did not come.
    mutating func finishPaste() -> [InputEvent] {
        endPaste()
        defer { events = [] }
        return events
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

    /// What was typed becomes keys only now, so that marks join the letter that they belong to.
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

    private mutating func mouse(_ action: MouseEvent.Action, _ point: Point) {
        endText()
        events.append(.mouse(MouseEvent(action, at: point)))
    }

    // MARK: - Escape sequences

    private mutating func escape(_ codes: inout ArraySlice<TerminalCode>) {
        switch codes.first {
        case .scalar(0x5B) where codes.count > 1:  // [
            controlSequence(&codes)
        case .scalar(0x4F) where codes.count > 1:  // O
            codes.removeFirst()
            if case .scalar(let final)? = codes.popFirst() { key(KeyTable.applicationKey(final)) }
        case .scalar(0x1B), nil:
            key(.escape)
        case .scalar(let value):
            codes.removeFirst()
            scalar(value, alt: true)
        case .key(let number) where number != BracketedPaste.startCode:
            codes.removeFirst()
            key(KeyTable.keys[number], alt: true)
        case .key, .named, .press, .wheelUp, .wheelDown:
            key(.escape)
        }
    }

    /// Reads `[`, parameters and a final character. One that does not end in this burst is kept for the next.
    private mutating func controlSequence(_ codes: inout ArraySlice<TerminalCode>) {
        var parameters = ""
        var rest = codes.dropFirst()
        while case .scalar(let value)? = rest.first, let scalar = Unicode.Scalar(value) {
            switch value {
            case 0x20...0x3F:
                parameters.unicodeScalars.append(scalar)
                rest.removeFirst()
            case 0x40...0x7E:
                rest.removeFirst()
                codes = rest
                key(KeyTable.controlKey(parameters: parameters, final: Character(scalar)))
                return
            default:
                codes = rest
                return
            }
        }
        if rest.isEmpty { unfinished = [.scalar(0x1B)] + Array(codes) }
        codes = rest
    }

    // MARK: - Paste

    private mutating func paste(_ code: TerminalCode) {
        switch code {
        case .key(BracketedPaste.endCode):
            endPaste()
        case .scalar(let value):
            // A line ends with a return, a line feed or both: one line feed each.
            let isLineEnd = value == 0x0D || value == 0x0A
            if value == 0x0A, isAfterReturn {
                isAfterReturn = false
                return
            }
            isAfterReturn = value == 0x0D
            let isText = isLineEnd || value == 0x09 || value >= 0x20 && value != 0x7F && !(0x80..<0xA0).contains(value)
            guard isText, pastedCount < Self.pasteLimit, let scalar = Unicode.Scalar(isLineEnd ? 0x0A : value) else {
                return
            }
            pasted.append(scalar)
            pastedCount += 1
        default:
            break
        }
    }

    private mutating func endPaste() {
        guard isPasting else { return }
        isPasting = false
        isAfterReturn = false
        events.append(.paste(String(pasted)))
        pasted = String.UnicodeScalarView()
        pastedCount = 0
    }
}
