import Figures
import Foundation

/// Prints the measurements as tables.
struct Report {
    let samples: [Samples]
    let baseline: String?

    func printStart(_ title: String) {
        let reference = self.reference?.firstScreen.median
        var table = Table(title, "first byte", "full screen", "p99", ratioTitle, "bytes")
        for program in samples {
            table.append(
                program.program,
                Figure.milliseconds(program.firstByte.median),
                Figure.milliseconds(program.firstScreen.median),
                Figure.milliseconds(program.firstScreen.quantile(0.99)),
                Figure.ratio(program.firstScreen.median, to: reference),
                Figure.count(program.firstScreenBytes.median))
        }
        print(table.printed(), terminator: "\n\n")
    }

    func printAnswers(to script: String) {
        let reference = self.reference?.answers[script]?.milliseconds.median
        var table = Table(script, "median", "p99", ratioTitle, "bytes", "mean", "keys")
        for program in samples {
            let answers = program.answers[script]
            table.append(
                program.program,
                Figure.milliseconds(answers?.milliseconds.median),
                Figure.milliseconds(answers?.milliseconds.quantile(0.99)),
                Figure.ratio(answers?.milliseconds.median, to: reference),
                Figure.count(answers?.bytes.median),
                Figure.count(answers?.bytes.mean),
                Figure.count(answers?.milliseconds.count))
        }
        print(table.printed(), terminator: "\n\n")
    }

    func printRest(_ title: String = "at rest for a second") {
        var table = Table(title, "peak memory", "wake-ups")
        for program in samples {
            table.append(
                program.program, Figure.memory(program.peakMemory.max()), Figure.count(program.wakeUps.max()))
        }
        print(table.printed(), terminator: "\n\n")
    }

    func printProblems(in title: String) {
        for program in samples {
            program.problems.forEach { print("note: \(title): \($0)") }
            for (script, answers) in program.answers.sorted(by: { $0.key < $1.key }) where answers.unanswered > 0 {
                print("note: \(title): \(program.program) left \(answers.unanswered) keys of '\(script)' unanswered")
            }
        }
    }

    private var reference: Samples? { samples.first { $0.program == baseline } }

    private var ratioTitle: String { baseline.map { "of \($0)" } ?? "ratio" }
}

/// Writes all measurements to a file, for further calculations.
func write(_ value: some Encodable, to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(value).write(to: URL(filePath: path), options: .atomic)
}
