import Figures

/// A program that shows its first screen while it still reads a large folder.
struct BackgroundReading {
    struct Samples: Codable {
        var firstByte: [Double] = []
        var firstScreen: [Double] = []
        var over: [Double] = []
        /// ↓ and ↑ in turn, pressed from the first screen on, while reading went on.
        var answers: [Double] = []
        var unanswered = 0
    }

    var program: Program
    var size: PseudoTerminal.Size
    var runs: Int
    var quitKey: Key

    /// A pause this long parts one drawing of the screen from the next.
    private let pause = Duration.milliseconds(4)
    private let silence = Duration.seconds(1)
    private let mostKeys = 40

    /// Each run has a home that holds nothing, and so no index of the folder.
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
        // A key in the last moments might be answered after the reading is over.
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

    /// The first screens alone, of a cookbook that takes long to be read.
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

    /// - Returns: when the drawing that filled the screen was complete.
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
