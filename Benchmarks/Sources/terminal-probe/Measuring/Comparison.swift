import Figures

/// Measures several programs in turns, so that a slow moment of the machine affects all of them.
struct Comparison {
    var programs: [Program]
    var scripts: [KeyScript] = []
    var size: PseudoTerminal.Size
    var runs: Int
    var repeats = 1
    /// The time without output after which the first screen is complete.
    var settle: Duration = .milliseconds(100)
    /// The time without output after which the answer to a key is complete.
    var quiet: Duration = .milliseconds(25)
    /// The time for which wake-ups are counted.
    var rest: Duration = .seconds(1)
    var quitKey: Key

    /// Measures all programs. Wake-ups are counted only in the last run, because they are the same in each run.
    func measure() throws -> [Samples] {
        let homes = try ScratchHome()
        var samples = programs.map { Samples(program: $0.name) }
        for program in programs {
            var uncounted = Samples(program: program.name)
            try measure(program, home: homes.folder(program.name), scripts: [], rest: false, into: &uncounted)
        }
        for run in 1...max(runs, 1) {
            for (index, program) in programs.enumerated() {
                try measure(
                    program, home: homes.folder(program.name), scripts: scripts, rest: run == runs,
                    into: &samples[index])
            }
        }
        return samples
    }

    private func measure(
        _ program: Program, home: String, scripts: [KeyScript], rest: Bool, into samples: inout Samples
    ) throws {
        let terminal = try PseudoTerminal(program, size: size, home: home)
        let opening = terminal.read(quiet: settle, timeout: .seconds(10))
        guard let first = opening.first, let last = opening.last, !opening.ended else {
            samples.note("\(program.name) ended by itself instead of showing a screen")
            terminal.quit(with: quitKey)
            return
        }
        samples.firstByte.append((first - terminal.start).milliseconds)
        samples.firstScreen.append((last - terminal.start).milliseconds)
        samples.firstScreenBytes.append(opening.bytes)

        for script in scripts {
            for _ in 0..<repeats {
                measure(script, in: terminal, into: &samples.answers[script.name, default: Samples.Answers()])
            }
        }
        if rest, let wakeUps = wakeUps(of: terminal) { samples.wakeUps.append(wakeUps) }
        if let memory = terminal.process.peakMemory { samples.peakMemory.append(memory) }
        if !terminal.quit(with: quitKey) { samples.note("\(program.name) did not leave with its key") }
    }

    private func measure(_ script: KeyScript, in terminal: PseudoTerminal, into answers: inout Samples.Answers) {
        if !script.approach.isEmpty {
            terminal.send(script.approach.flatMap(\.bytes))
            _ = terminal.read(quiet: quiet * 2, timeout: .milliseconds(250))
        }
        for key in script.measured {
            let pressed = PseudoTerminal.Instant.now
            terminal.send(key.bytes)
            let answer = terminal.read(quiet: quiet, timeout: .seconds(1))
            if let last = answer.last {
                answers.milliseconds.append((last - pressed).milliseconds)
                answers.bytes.append(answer.bytes)
            } else {
                answers.unanswered += 1
            }
        }
    }

    private func wakeUps(of terminal: PseudoTerminal) -> Int? {
        _ = terminal.read(quiet: settle, timeout: settle)
        let before = terminal.process.sleeps
        _ = terminal.read(quiet: rest, timeout: rest)
        guard let before, let after = terminal.process.sleeps else { return nil }
        return after - before
    }
}
