import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Limits of the work for an archive")
struct ArchiveLimitTests {
    /// An archive of archives whose files are equal, so that each level is much smaller than what it contains.
    private func nest(_ name: String, _ text: String, times count: Int) -> [UInt8] {
        var bytes = Array(text.utf8)
        for depth in 0..<3 {
            let writer = ZipWriter()
            for number in 0..<(depth == 0 ? 1 : count) { writer.add(depth == 0 ? name : "\(number).zip", bytes) }
            bytes = writer.finish()
        }
        return bytes
    }

    @Test("An archive that unpacks to far more than its size is read up to a limit, and one line says so")
    func nestedBombs() {
        let text = "# Soup\n\n- 1 g salt\n\n" + String(repeating: "Boil. ", count: 1_000)
        let bomb = nest("a.md", text, times: 10)
        var limits = ArchiveLimits()
        limits.uncheckedTotal = 1 << 16
        limits.ratio = 1
        var count = 0
        let diagnostics = ExportWalk.read(bomb, file: "x.zip", wantsPictures: false, limits: limits) { _ in
            count += 1
            return true
        }
        #expect((1...11).contains(count), "\(count) recipes")
        #expect(diagnostics == [Diagnostic(.error, at: SourceLocation(file: "x.zip"), ArchiveBudget.message)])
        #expect(diagnostics.allSatisfy(ReadingTime.isLimit))
        // With the limits of the program, the same archive is read completely.
        count = 0
        let others = ExportWalk.read(bomb, file: "x.zip", wantsPictures: false) { _ in
            count += 1
            return true
        }
        #expect(count == 100 && others.isEmpty)
    }

    @Test("Reading an archive ends when its time is over, and the time of the caller does not count")
    func time() {
        let archive = nest("a.cook", "Boil @water{}.", times: 3)
        var limits = ArchiveLimits()
        limits.seconds = 0
        let diagnostics = ExportWalk.read(archive, file: "x.zip", wantsPictures: false, limits: limits) { _ in true }
        #expect(diagnostics == [Diagnostic(.error, at: SourceLocation(file: "x.zip"), ReadingTime.message)])
        var time = ReadingTime(forBytes: 0, least: 1)
        let end = ProcessorClock.nanoseconds + 1_100_000_000
        time.pausing { while ProcessorClock.nanoseconds < end {} }
        #expect(!time.isOver && ReadingTime(forBytes: 1 << 30, least: 0).isOver)
        #expect(!ReadingTime(forBytes: .max / 20_000).isOver && !ReadingTime(forBytes: -1).isOver)
    }

    @Test("A text in an archive has the size limit of its format")
    func longText() {
        let writer = ZipWriter()
        writer.add("a.cook", [UInt8](repeating: 0x78, count: (16 << 20) + 1))
        writer.add("b.cook", Array("Boil @water{}.".utf8))
        var limits = ArchiveLimits()
        (limits.uncheckedSize, limits.uncheckedTotal) = (64 << 20, 64 << 20)
        var titles: [String] = []
        let diagnostics = ExportWalk.read(writer.finish(), file: "x.zip", wantsPictures: false, limits: limits) {
            titles.append($0.recipe.title)
            return true
        }
        #expect(titles == ["B"] && diagnostics.map(\.location.file) == ["x.zip/a.cook"])
        #expect(diagnostics.first?.message.contains("larger than 16 MB") == true)
    }
}
