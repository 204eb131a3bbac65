import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Archives with very many or very large files")
struct LargeArchiveTests {
    private func write(_ folder: TemporaryFolder, _ name: String, _ fill: (ZipWriter) -> Void) throws -> String {
        let writer = ZipWriter()
        fill(writer)
        try Data(writer.finish()).write(to: URL(fileURLWithPath: folder[name]))
        return folder[name]
    }

    @Test("A list says that an archive holds more files than are read")
    func manyMembers() throws {
        let folder = try TemporaryFolder()
        let path = try write(folder, "many.zip") { writer in
            writer.add("Soup.cook", Array("Boil @water{1%l}.".utf8))
            for number in 1...10_000 { writer.add("\(number).jpg", [], isCompressed: false) }
        }
        let scan = try Cookbook(paths: [path]).scanAll()
        #expect(scan.recipes.map(\.title) == ["Soup"])
        #expect(scan.unreadable.first?.diagnostics.first?.message.contains("more than 10000 files") == true, "\(scan)")
        #expect(scan.category == .badData)
    }

    @Test("A tar archive of too many files is told")
    func manyTarMembers() {
        let header = [UInt8](repeating: 0, count: 512).enumerated().map { index, _ -> UInt8 in
            switch index {
            case 0: 0x61
            case 124..<135: 0x30
            case 257..<262: Array("ustar".utf8)[index - 257]
            default: 0
            }
        }
        let end = [UInt8](repeating: 0, count: 1024)
        #expect(TarArchive(header + header + end, limit: 1).isCut)
        #expect(!TarArchive(header + end, limit: 1).isCut && !TarArchive(header, limit: 1).isCut)
    }

    @Test("A large archive is read piece by piece")
    func pieces() throws {
        let folder = try TemporaryFolder()
        var random = SeededGenerator(seed: 1)
        let picture = (0..<(FormatRegistry.wholeArchiveSize / 8)).flatMap { _ in
            withUnsafeBytes(of: random.next()) { Array($0) }
        }
        let path = try write(folder, "large.zip") { writer in
            writer.add("Soup.cook", Array("Boil @water{1%l}.".utf8))
            writer.add("Soup.jpg", picture, isCompressed: false)
            writer.add("Pie.cook", Array("Bake @apples{3}.".utf8))
        }
        let source = try RecipeSourceFile(at: path)
        #expect(source.utf8.count <= FormatRegistry.sniffedLength, "the file is not in memory")
        var titles: [String] = []
        let diagnostics = source.readAll { _, result in
            titles.append(result.recipe.title)
            return true
        }
        #expect(titles == ["Soup", "Pie"] && diagnostics.isEmpty, "\(diagnostics)")
        let cookbook = try Cookbook(paths: [path])
        #expect(cookbook.scanAll().recipes.map(\.title) == ["Soup", "Pie"])
        #expect(try cookbook.load(RecipeID(path: path, index: 1)).recipe.title == "Pie")
    }

    @Test("A member that states a size beyond the limits is refused before it is unpacked")
    func statedSize() throws {
        var limits = ArchiveLimits()
        limits.memberSize = 1000
        let writer = ZipWriter()
        writer.add("large", [UInt8](repeating: 0x61, count: 1001))
        let budget = ArchiveBudget(limits)
        let zip = try ZipArchive(writer.finish(), budget)
        #expect(throws: ArchiveError.tooLarge) { try zip.bytes(of: zip.members[0]) }
        #expect(budget.allowance(forCompressed: 1000) == 1000, "nothing was unpacked")
    }
}
