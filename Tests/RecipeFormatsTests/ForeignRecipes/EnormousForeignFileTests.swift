import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// The tests compare the processor time of a file with that of a file of a quarter of its size.
@Suite("Enormous files of other programs")
struct EnormousForeignFileTests {
    @Test("A file with many recipes of another program is read in linear time", arguments: ForeignSamples.all)
    func many(sample: SampleFile) {
        // A plain text has several recipes only if each has a line with its title.
        let text = sample.format.identifier == "text" ? "Title: " + sample.text : sample.text
        let isLinear = ProcessorTime.growsLinearly(toSize: 60_000) { size in
            let count = size / text.utf8.count
            let bytes = Array(String(repeating: text + "\n\n", count: count).utf8)
            var found = 0
            _ = sample.format.readAll(utf8: bytes, file: "f") { _ in
                found += 1
                return true
            }
            #expect(found == count)
        }
        #expect(isLinear)
    }

    @Test("Twenty thousand Meal-Master recipes in one file are found")
    func twentyThousand() {
        let text = String(repeating: ForeignSamples.all[0].text + "\n", count: 20_000)
        #expect(MealMasterLines(Array(text.utf8)).recipes.count == 20_000)
    }

    @Test(
        "A file of another program that repeats one line is read in linear time",
        arguments: ForeignSamples.all)
    func lines(sample: SampleFile) {
        let lines = Array(sample.text.split(separator: "\n", omittingEmptySubsequences: false))
        for (index, line) in lines.enumerated() where index.isMultiple(of: 5) {
            let isLinear = ProcessorTime.growsLinearly(toSize: 24_000) { size in
                let repeated = String(repeating: line + "\n", count: size / (line.utf8.count + 1))
                let text =
                    lines[..<index].joined(separator: "\n") + "\n" + repeated + lines[index...].joined(separator: "\n")
                _ = FileReading(text, sample.format)
            }
            #expect(isLinear, "\(line)")
        }
    }
}
