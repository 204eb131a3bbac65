import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Zip archives and gzip files with recipes")
struct ArchiveTests {
    @Test("A zip archive that was written is read back, also with names in other scripts")
    func roundTrip() throws {
        let writer = ZipWriter()
        let long = [UInt8]((0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
        writer.add("a.txt", Array("one".utf8))
        writer.add("Ordner/Süßes 汤.txt", long)
        writer.add("stored.jpg", [1, 2, 3], isCompressed: false)
        writer.add("empty", [])
        let archive = try ZipArchive(writer.finish(), ArchiveBudget())
        #expect(archive.members.map(\.name) == ["a.txt", "Ordner/Süßes 汤.txt", "stored.jpg", "empty"])
        #expect(try archive.bytes(of: archive.members[0]) == Array("one".utf8))
        #expect(try archive.bytes(of: archive.members[1]) == long)
        #expect(try archive.bytes(of: archive.members[2]) == [1, 2, 3])
        #expect(try archive.bytes(of: archive.members[3]).isEmpty)
        #expect(archive.refused.isEmpty)
    }

    /// Returns a tar archive. It consists of blocks of 512 bytes.
    private func tar(_ members: [(name: String, text: String)]) -> [UInt8] {
        func padded(_ bytes: [UInt8], to size: Int) -> [UInt8] {
            bytes + Array(repeating: 0, count: (size - bytes.count % size) % size)
        }
        let blocks = members.flatMap { name, text in
            var header = padded(Array(name.utf8), to: 512)
            header.replaceSubrange(124..<135, with: Array(String(text.utf8.count + 0o10000000000, radix: 8).utf8))
            header[156] = UInt8(ascii: "0")
            header.replaceSubrange(257..<262, with: Array("ustar".utf8))
            header[124] = UInt8(ascii: "0")
            return header + padded(Array(text.utf8), to: 512)
        }
        return blocks + Array(repeating: 0, count: 1024)
    }

    @Test("A compressed tar archive of Krecipes is read, also cut off")
    func tarArchive() {
        let text = { (title: String) in
            "<krecipes><krecipes-recipe><krecipes-description><title>\(title)</title></krecipes-description>"
                + "<krecipes-ingredients><ingredient><name>egg</name></ingredient></krecipes-ingredients>"
                + "<krecipes-instructions>Boil.</krecipes-instructions></krecipes-recipe></krecipes>"
        }
        let archive = tar([("a.kreml", text("Egg")), ("photo.jpg", "x"), ("b.kreml", text("Two eggs"))])
        #expect(TarArchive(archive, limit: 10).members.map(\.name) == ["a.kreml", "photo.jpg", "b.kreml"])
        let read = { (bytes: [UInt8]) in
            ExportSamples.read(GzipFile.packed(bytes), named: "recipes.kre").recipes.map(\.recipe.title)
        }
        #expect(read(archive) == ["Egg", "Two eggs"])
        for length in stride(from: 0, through: archive.count, by: 97) {
            #expect(TarArchive(Array(archive.prefix(length)), limit: 10).members.count <= 3)
        }
        #expect(read(Array(archive.prefix(archive.count - 1600))) == ["Egg"])
    }

    @Test("Equal members give equal archives")
    func equal() {
        let archives = (0..<2).map { _ in
            let writer = ZipWriter()
            writer.add("a", [1])
            return writer.finish()
        }
        #expect(archives[0] == archives[1])
    }

    @Test("A gzip file that was written is read back, also several in sequence")
    func gzip() throws {
        let text = Array(String(repeating: "soup ", count: 50_000).utf8)
        #expect(try GzipFile.unpacked(GzipFile.packed(text), ArchiveBudget()) == text)
        let two = GzipFile.packed([1, 2]) + GzipFile.packed([3])
        #expect(try GzipFile.unpacked(two, ArchiveBudget()) == [1, 2, 3])
        #expect(try GzipFile.unpacked(GzipFile.packed([]), ArchiveBudget()).isEmpty)
    }

    @Test("Base64 is read with prefixes and line breaks, and written with padding")
    func base64() {
        for count in 0..<7 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 99) }
            #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
            #expect(Base64.bytes(Base64.text(bytes)) == bytes)
        }
        #expect(Base64.bytes("data:image/png;base64,AQ\nID") == [1, 2, 3])
        #expect(Base64.bytes("!").isEmpty)
    }

    @Test(
        "Members of a zip archive that could do harm are refused with a reason",
        arguments: [
            ("../evil.cook", "leads outside"), ("/etc/passwd", "leads outside"), ("a/../../b.cook", "leads outside"),
            ("C:/evil.cook", "leads outside"), ("..\\evil.cook", "leads outside"), ("CON", "name of a device"),
            ("x/nul.txt", "name of a device"), ("com1.cook", "name of a device"),
        ])
    func names(name: String, reason: String) throws {
        let writer = ZipWriter()
        writer.add(name, Array("Boil @water{}.".utf8))
        let archive = try ZipArchive(writer.finish(), ArchiveBudget())
        #expect(archive.members.isEmpty)
        #expect(archive.refused.count == 1 && archive.refused[0].reason.message.contains(reason))
    }

    @Test("A doubled name in a zip archive is read once, in any letter case")
    func doubled() throws {
        let writer = ZipWriter()
        writer.add("soup.cook", Array("Boil @water{}.".utf8))
        writer.add("Soup.cook", Array("Boil @milk{}.".utf8))
        let (_, recipes, diagnostics) = ExportSamples.read(writer.finish(), named: "x.zip")
        #expect(recipes.count == 1)
        #expect(diagnostics.map(\.message) == ["the file is there twice; only the first was read."])
    }

    @Test("A link and an encrypted member of a zip archive are refused")
    func linkAndEncrypted() throws {
        let writer = ZipWriter()
        writer.add("soup.cook", Array("Boil @water{}.".utf8), isCompressed: false)
        let bytes = writer.finish()
        // In the table of contents, the flags are 8 bytes and the mode is 40 bytes after the signature of an entry.
        let entry = try #require(bytes.firstRange(of: [0x50, 0x4B, 1, 2])).lowerBound
        var link = bytes
        link[entry + 41] = 0xA1
        var encrypted = bytes
        encrypted[entry + 8] |= 1
        for (bytes, reason) in [(link, "is a link"), (encrypted, "is encrypted")] {
            let (_, recipes, diagnostics) = ExportSamples.read(bytes, named: "x.zip")
            #expect(recipes.isEmpty)
            #expect(diagnostics.first?.message.contains(reason) == true)
            #expect(diagnostics.count <= 2)
        }
    }

    @Test("A zip bomb and a gzip bomb are refused with one line")
    func bombs() {
        let zeros = [UInt8](repeating: 0x20, count: 40 << 20)
        let writer = ZipWriter()
        writer.add("bomb.cook", zeros)
        writer.add("soup.cook", Array("Boil @water{}.".utf8))
        for bytes in [writer.finish(), GzipFile.packed(zeros)] {
            let (_, recipes, diagnostics) = ExportSamples.read(bytes, named: "x.zip")
            #expect(recipes.count <= 1)
            #expect(diagnostics.count == 1 && diagnostics[0].message.contains("grows beyond every size"))
        }
    }

    @Test("The total size of an archive has a limit, and so has the number of members")
    func limits() {
        let writer = ZipWriter()
        for number in 0..<40 { writer.add("\(number).cook", Array("Boil @water{}. \(number)".utf8)) }
        var limits = ArchiveLimits()
        limits.members = 30
        var count = 0
        var diagnostics = ExportWalk.read(writer.finish(), file: "x.zip", wantsPictures: false, limits: limits) { _ in
            count += 1
            return true
        }
        #expect(count == 30 && diagnostics.count == 1 && diagnostics[0].message.contains("more than 30 files"))
        limits = ArchiveLimits()
        limits.totalSize = 100
        count = 0
        diagnostics = ExportWalk.read(writer.finish(), file: "x.zip", wantsPictures: false, limits: limits) { _ in
            count += 1
            return true
        }
        #expect((1...10).contains(count) && diagnostics.count == 1)
    }

    @Test("Archives in archives are read two deep, and deeper ones are refused")
    func nesting() {
        var bytes = Array("Boil @water{}.".utf8)
        var name = "soup.cook"
        for depth in 1...5 {
            let writer = ZipWriter()
            writer.add(name, bytes)
            bytes = writer.finish()
            name = "\(depth).zip"
            let (_, recipes, diagnostics) = ExportSamples.read(bytes, named: "x.zip")
            #expect(recipes.count == (depth <= 3 ? 1 : 0))
            if depth > 3 { #expect(diagnostics.count == 1 && diagnostics[0].message.contains("other archives")) }
        }
    }

    @Test("An archive that contains itself many times ends soon")
    func wide() {
        var bytes = Array("Boil @water{}.".utf8)
        for depth in 0..<3 {
            let writer = ZipWriter()
            for number in 0..<120 { writer.add(depth == 0 ? "\(number).cook" : "\(number).zip", bytes) }
            bytes = writer.finish()
        }
        let (_, recipes, diagnostics) = ExportSamples.read(bytes, named: "x.zip")
        #expect(recipes.count <= 10_000)
        #expect(diagnostics.count <= 100)
    }

    @Test("A damaged or cut archive gives diagnostics and never a crash")
    func damaged() {
        let writer = ZipWriter()
        writer.add("soup.cook", Array("Boil @water{}.".utf8))
        writer.add("pie.paprikarecipe", GzipFile.packed(Array(#"{"name": "Pie", "ingredients": "1 egg"}"#.utf8)))
        let whole = writer.finish()
        for count in 4..<whole.count {
            let (_, recipes, diagnostics) = ExportSamples.read(Array(whole[..<count]), named: "x.zip")
            #expect(recipes.count < 2 || !diagnostics.isEmpty || count > whole.count - 22)
        }
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<2000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            _ = ExportSamples.read(bytes, named: "x.zip")
        }
        let gzip = GzipFile.packed(Array(repeating: 65, count: 1000))
        for count in 3..<gzip.count {
            #expect(!ExportSamples.read(Array(gzip[..<count]), named: "x.gz").diagnostics.isEmpty)
        }
    }

    @Test("Files that operating systems add to an archive are ignored without a diagnostic")
    func systemFiles() {
        let writer = ZipWriter()
        for name in ["__MACOSX/._soup.cook", ".DS_Store", "Thumbs.db", "folder/._x.cook"] {
            writer.add(name, [0, 5, 22])
        }
        writer.add("soup.cook", Array("Boil @water{}.".utf8))
        let (_, recipes, diagnostics) = ExportSamples.read(writer.finish(), named: "x.zip")
        #expect(recipes.count == 1 && diagnostics.isEmpty)
    }

    @Test("An archive of ordinary recipe files is read, and one without recipes is an error")
    func plainFiles() {
        let writer = ZipWriter()
        writer.add("Soup.cook", Array("Boil @water{1%l}.".utf8))
        writer.add("Pie.md", Array("# Pie\n\n## Ingredients\n\n- 3 apples\n\n## Directions\n\n1. Bake.\n".utf8))
        writer.add("cake.json", Array(#"{"@type": "Recipe", "name": "Cake", "recipeIngredient": ["1 egg"]}"#.utf8))
        writer.add("letter.txt", Array("Dear Anna".utf8))
        #expect(ExportSamples.read(writer.finish(), named: "all.zip").recipes.count == 3)
        let other = ZipWriter()
        other.add("letter.txt", Array("Dear Anna".utf8))
        let (_, recipes, diagnostics) = ExportSamples.read(other.finish(), named: "all.zip")
        #expect(recipes.isEmpty && diagnostics.map(\.severity) == [.error])
    }

    @Test("The time of an archive is linear in its number of members")
    func linear() {
        let isLinear = ProcessorTime.growsLinearly(toSize: 4000) { size in
            let writer = ZipWriter()
            for number in 0..<size { writer.add("\(number).json", Array(#"{"@type": "Recipe", "name": "A"}"#.utf8)) }
            _ = ExportSamples.read(writer.finish(), named: "x.zip")
        }
        #expect(isLinear)
    }
}
