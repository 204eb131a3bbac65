import Figures

/// The measurements of programs that took turns: their starts and their keys.
struct SideBySide: Codable {
    var starts: [Samples]
    /// The measurements of keys, in lists of thousands of rows or more.
    var keys: [Samples]

    func start(of program: String) -> Double? {
        samples(starts, program)?.firstScreen.median
    }

    func answer(of program: String, to script: String) -> Double? {
        samples(keys, program)?.answers[script]?.milliseconds.median
    }

    func bytes(of program: String, to script: String) -> Double? {
        samples(keys, program)?.answers[script]?.bytes.median.map(Double.init)
    }

    func wakeUps(of program: String) -> Double? {
        samples(keys, program)?.wakeUps.max().map(Double.init)
    }

    func peakMemory(of program: String) -> Double? {
        samples(keys, program)?.peakMemory.max().map(Double.init)
    }

    private func samples(_ all: [Samples], _ program: String) -> Samples? {
        all.first { $0.program == program }
    }
}
