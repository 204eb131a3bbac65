import Figures

/// Measures a program that shows its first screen while it is still reading a large folder.
struct BackgroundReading {
    struct Samples: Codable {
        var firstByte: [Double] = []
        var firstScreen: [Double] = []
        var over: [Double] = []
        /// The times to answer ↓ and ↑, which are pressed alternately from the first screen until shortly before the
        /// reading ends.
        var answers: [Double] = []
        var unanswered = 0
    }

    var program: Program
    var size: PseudoTerminal.Size
    var runs: Int
    var quitKey: Key

    /// The pause after which a drawing of the screen is complete.
    private let pause = Duration.milliseconds(4)
    private let silence = Duration.seconds(1)
    private let mostKeys = 40

    /// Measures first screens, the end of the reading, and keys during the reading. Each run has an empty home, so
    /// there is no index of the folder.
    func measure() throws -> Samples {
        let homes = try ScratchHome()
        var samples = Samples()
        for _ in 0..<runs {
            let terminal = try PseudoTerminal(program, size: size, home: homes.freshFolder())
            if let drawn = waitForScreen(in: terminal, into: &samples) {
                let rest = terminal.read(quiet: silence, timeout: silence)
                samples.over.append(((rest.last ?? drawn) - terminal.start).milliseconds)
            }
            terminal.quit(with: quitKey)
        }
        // Keys are pressed only for 80 % of the reading time. A later key could be answered after the reading has
        // ended.
        guard let over = samples.over.median else { return samples }
        let window = Duration.milliseconds(Int(over * 0.8))
        for _ in 0..<runs {
            let terminal = try PseudoTerminal(program, size: size, home: homes.freshFolder())
            if waitForScreen(in: terminal, into: &samples) != nil {
                pressKeys(in: terminal, until: terminal.start + window, into: &samples)
            }
            terminal.quit(with: quitKey)
        }
        return samples
    }

    /// Measures only the first screens, for a cookbook that takes long to read.
    func measureFirstScreens() throws -> Samples {
        let homes = try ScratchHome()
        var samples = Samples()
        for _ in 0..<runs {
            let terminal = try PseudoTerminal(program, size: size, home: homes.freshFolder())
            if waitForScreen(in: terminal, into: &samples) == nil { samples.unanswered += 1 }
            terminal.quit(with: quitKey)
        }
        return samples
    }

    /// Waits until three quarters of the rows contain text.
    ///
    /// - Returns: The time when the drawing that filled the screen was complete, or `nil` if the screen was not filled.
    private func waitForScreen(in terminal: PseudoTerminal, into samples: inout Samples) -> PseudoTerminal.Instant? {
        var fill = WrittenRows(rows: size.rows)
        let opening = terminal.read(quiet: silence, timeout: .seconds(10)) {
            fill.read($0)
            return !fill.isFull
        }
        guard fill.isFull, let first = opening.first, let last = opening.last else { return nil }
        let drawn = terminal.read(quiet: pause, timeout: pause).last ?? last
        samples.firstByte.append((first - terminal.start).milliseconds)
        samples.firstScreen.append((drawn - terminal.start).milliseconds)
        return drawn
    }

    private func pressKeys(
        in terminal: PseudoTerminal, until end: PseudoTerminal.Instant, into samples: inout Samples
    ) {
        let keys = ["down", "up"].compactMap { Key($0) }
        for turn in 0..<mostKeys where .now < end {
            let pressed = PseudoTerminal.Instant.now
            terminal.send(keys[turn % keys.count].bytes)
            if let last = terminal.read(quiet: pause, timeout: silence).last {
                samples.answers.append((last - pressed).milliseconds)
            } else {
                samples.unanswered += 1
            }
        }
    }
}
