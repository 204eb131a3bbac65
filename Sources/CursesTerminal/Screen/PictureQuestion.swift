import CNcurses
import Terminal

/// The question how a terminal can show pictures. It is asked when the first one is shown, and nothing waits for the
/// answer: until it arrives, pictures are half blocks.
struct PictureQuestion {
    let wish: PictureWish
    /// When the terminal was asked, or `nil` if it was not, or if it has answered.
    private(set) var asked: ContinuousClock.Instant?
    private var isAsked = false
    private var hasKitty = false
    private var cell: PixelSize?
    private var program = ""
    /// The number of colours of a terminal with sixels, or `nil` if it does not say.
    private var registers: Int?
    /// Whether the terminal can wait with showing a drawing until its end.
    private(set) var isSynchronized = false

    init(for wish: PictureWish) { self.wish = wish }

    /// Whether the terminal understands the graphics of kitty, the name and version of its program, the size of a cell, the
    /// number of colours for sixels, whether it can show a drawing as a whole, and last its attributes, which all tell.
    /// A multiplexer would take the first of these for the title of its window.
    private static func request(isInMultiplexer: Bool) -> String {
        let kitty = isInMultiplexer ? "" : "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
        return kitty + "\u{1B}[>q\u{1B}[16t\u{1B}[?1;1;0S\u{1B}[?2026$p" + DeviceAttributes.request
    }

    /// A terminal that takes longer is at the other end of a slow line, over which no pictures are sent.
    private static let slow = Duration.milliseconds(400)
    /// The fewest colours with which sixels look better than half blocks.
    private static let fewestRegisters = 252

    /// Returns the form before the terminal has answered.
    ///
    /// - Parameters:
    ///   - wish: The setting of the user.
    ///   - hasColors: Whether the terminal has the colours of pictures.
    ///   - appearance: The appearance without pictures.
    static func firstForm(wish: PictureWish, hasColors: Bool, appearance: Appearance) -> PictureForm {
        guard wish != .off, hasColors, appearance.symbols.isUnicode, !appearance.isAccessible,
            appearance.theme.allowsColors
        else { return .none }
        return .halfBlocks
    }

    /// Returns what to send to the terminal, or `nil` if nothing is to be asked, or was asked already.
    mutating func ask(isInMultiplexer: Bool, at now: ContinuousClock.Instant = .now) -> String? {
        guard wish != .off, wish != .halfBlocks, !isAsked else { return nil }
        isAsked = true
        asked = now
        return Self.request(isInMultiplexer: isInMultiplexer)
    }

    /// Takes an answer. Returns the form in which pictures are shown from now on, if it was the last answer.
    ///
    /// - Parameter pixels: Returns the size of a cell as the system knows it, or `nil`.
    mutating func take(
        _ answer: String, isInMultiplexer: Bool, at now: ContinuousClock.Instant = .now, pixels: () -> PixelSize?
    ) -> PictureForm? {
        guard let asked else { return nil }
        if answer.hasPrefix("_Gi=31;") {
            hasKitty = answer.hasPrefix("_Gi=31;OK")
        } else if answer.hasPrefix("P>|") {
            program = String(answer.dropFirst(3))
        } else if answer.hasPrefix("[6;"), answer.hasSuffix("t") {
            let sides = Self.numbers(in: answer)
            if sides.count == 3 { cell = Self.plausible(PixelSize(width: sides[2], height: sides[1])) }
        } else if answer.hasPrefix("[?1;0;"), answer.hasSuffix("S") {
            registers = Self.numbers(in: answer).last
        } else if answer.hasPrefix("[?2026;"), answer.hasSuffix("$y") {
            // Set, not set, or always set. Otherwise the terminal does not know the mode.
            isSynchronized = [1, 2, 3].contains(Self.numbers(in: answer).last ?? 0)
        } else if answer.hasPrefix("[?"), answer.hasSuffix("c") {
            self.asked = nil
            let attributes = Self.numbers(in: answer)
            if wish == .auto, now - asked > Self.slow { return PictureForm.none }
            return form(hasSixel: attributes.contains(4), isInMultiplexer, cell ?? pixels().flatMap(Self.plausible))
        }
        return nil
    }

    private func form(hasSixel: Bool, _ isInMultiplexer: Bool, _ cell: PixelSize?) -> PictureForm {
        guard let cell else { return .halfBlocks }
        switch wish {
        case .kitty: return .kitty(cell: cell)
        case .sixel: return .sixel(cell: cell)
        case .off, .halfBlocks: return .halfBlocks
        case .auto:
            if hasKitty, hasPlaceholders, !isInMultiplexer { return .kitty(cell: cell) }
            if hasSixel, registers ?? .max >= Self.fewestRegisters { return .sixel(cell: cell) }
            return .halfBlocks
        }
    }

    /// Whether the terminal knows placeholders: kitty from 0.28 on, and Ghostty. Others have only the rest of the protocol.
    private var hasPlaceholders: Bool {
        let name = program.lowercased()
        if name.hasPrefix("ghostty") { return true }
        guard name.hasPrefix("kitty") else { return false }
        let version = Self.numbers(in: name)
        return version.count >= 2 && (version[0], version[1]) >= (0, 28)
    }

    private static func numbers(in text: String) -> [Int] {
        text.split { !$0.isNumber }.compactMap { Int($0) }
    }

    private static func plausible(_ cell: PixelSize) -> PixelSize? {
        (2...200).contains(cell.width) && (4...400).contains(cell.height) ? cell : nil
    }
}

extension CursesScreen {
    /// Asks the terminal how it can show pictures, when the first one is about to be shown.
    public func preparePictures() {
        guard user == .screen, appearance.pictures != .none,
            ColorRequest.canBeAsked(
                kind: description.name, colors: appearance.colors.count,
                environment: { getenv($0).map { String(cString: $0) } })
        else { return }
        if let request = pictureQuestion.ask(isInMultiplexer: multiplexer != nil) { device.write(request) }
    }

    /// Makes a picture for this screen. Returns `nil` if the content was prepared for another form than the current one.
    public func picture(_ content: PictureContent) -> Picture? {
        guard content.form == appearance.pictures else { return nil }
        if content.form == .halfBlocks { return Picture(halfBlocks: content) }
        return Picture(placeholdersFor: content, id: graphics.add(content))
    }

    /// Takes the size of a cell after a resize, because the font may have changed.
    func takeCellSize() {
        guard let cell = device.pixelsOfCell() else { return }
        switch appearance.pictures {
        case .none, .halfBlocks: break
        case .kitty: appearance.pictures = .kitty(cell: cell)
        case .sixel: appearance.pictures = .sixel(cell: cell)
        }
    }

    /// Whether a picture is in some rows. They are not scrolled: pictures stand beside lists and not in them, so that they
    /// would have to be sent again, and not all terminals move sixels.
    func hasPictures(in rows: Range<Int>) -> Bool {
        shown.ambiguousRows.contains { row in
            rows.contains(row)
                && shown.glyphs[row * shown.size.columns..<(row + 1) * shown.size.columns].contains(where: isPicture)
        }
    }

    /// Takes answers about pictures. Returns whether their form has changed.
    func takePictureAnswers(_ answers: [String]) -> Bool {
        var isChanged = false
        for answer in answers {
            let form = pictureQuestion.take(answer, isInMultiplexer: multiplexer != nil) { [device] in
                device.pixelsOfCell()
            }
            output.isSynchronized = pictureQuestion.isSynchronized
            guard let form, form != appearance.pictures else { continue }
            appearance.pictures = form
            isChanged = true
        }
        return isChanged
    }
}
