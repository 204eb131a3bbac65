import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Limits and names in archives of recipes")
struct ArchiveBoundsTests {
    private func archive(_ members: [(String, [UInt8])]) -> [UInt8] {
        let writer = ZipWriter()
        for (name, bytes) in members { writer.add(name, bytes) }
        return writer.finish()
    }

    @Test("A member of an archive may have any size up to each limit")
    func allowance() {
        var limits = ArchiveLimits()
        limits.ratio = 10
        limits.uncheckedSize = 50
        limits.memberSize = 200
        limits.totalSize = 300
        let budget = ArchiveBudget(limits)
        #expect(
            budget.allowance(forCompressed: 1) == 50 && budget.allowance(forCompressed: 6) == 60
                && budget.allowance(forCompressed: 100) == 200)
        #expect(budget.allowance(forCompressed: Int.max) == 200)
        budget.add(200)
        #expect(budget.allowance(forCompressed: 100) == 100)
        budget.add(200)
        #expect(budget.allowance(forCompressed: 100) == 0)
    }

    @Test("The number of members of an archive is limited exactly")
    func members() {
        var limits = ArchiveLimits()
        limits.members = 2
        let budget = ArchiveBudget(limits)
        #expect(budget.addMember() && budget.addMember() && !budget.addMember())
    }

    @Test("A gzip file and a zip member of exactly the allowed size are read")
    func exactSize() throws {
        var limits = ArchiveLimits()
        limits.uncheckedSize = 1000
        limits.ratio = 0
        let fits = [UInt8](repeating: 0x61, count: 1000)
        #expect(try GzipFile.unpacked(GzipFile.packed(fits), ArchiveBudget(limits)) == fits)
        #expect(throws: ArchiveError.tooLarge) {
            try GzipFile.unpacked(GzipFile.packed(fits + [0x61]), ArchiveBudget(limits))
        }
        let zip = try ZipArchive(archive([("a", fits), ("b", fits + [0x61])]), ArchiveBudget(limits))
        try #require(zip.members.count == 2)
        #expect(try zip.bytes(of: zip.members[0]) == fits)
        #expect(throws: ArchiveError.tooLarge) { try zip.bytes(of: zip.members[1]) }
    }

    @Test("Rubbish behind a gzip file is ignored, and a second file behind it is read")
    func gzipTail() throws {
        let file = GzipFile.packed([1, 2])
        #expect(
            try GzipFile.unpacked(file + [0, 0], ArchiveBudget()) == [1, 2]
                && GzipFile.unpacked(file + file, ArchiveBudget()) == [1, 2, 1, 2])
        #expect(throws: ArchiveError.damaged) { try GzipFile.unpacked(file.dropLast(), ArchiveBudget()) }
        #expect(throws: ArchiveError.damaged) { try GzipFile.unpacked([1, 2, 3], ArchiveBudget()) }
    }

    @Test(
        "Names of members of a zip archive that are harmless are read, also if they resemble harmful ones",
        arguments: ["a/..b.cook", "console.cook", "x/com10.cook", "com.cook", "a:b.cook", "nul1", "..."])
    func harmlessNames(_ name: String) throws {
        let zip = try ZipArchive(archive([(name, [0x61])]), ArchiveBudget())
        #expect(zip.refused.isEmpty && zip.members.map(\.name) == [name])
    }

    @Test(
        "More names of members of a zip archive that could do harm",
        arguments: ["c:", "D:/a", "a/..", "a/LPT9.cook", "aux .txt", "PRN:x", "\\a"])
    func harmfulNames(_ name: String) throws {
        let zip = try ZipArchive(archive([(name, [0x61])]), ArchiveBudget())
        #expect(zip.refused.count == 1 && zip.members.isEmpty)
    }

    @Test("A member of a zip archive with a very long name is refused, and folders are no members")
    func longName() throws {
        let zip = try ZipArchive(
            archive([
                (String(repeating: "a", count: 1024), [1]), (String(repeating: "b", count: 1023), [1]), ("c/", []),
            ]), ArchiveBudget())
        #expect(
            zip.refused.map(\.reason.message) == ["has a name of more than 1,000 bytes"]
                && zip.members.map(\.name.count) == [1023])
        #expect(ZipArchive.isRecognized(archive([])[...]) && ZipArchive.isRecognized([0x50, 0x4B, 3, 4]))
        #expect(!ZipArchive.isRecognized([0x50, 0x4B, 1, 2]) && !ZipArchive.isRecognized([0x50, 0x4B]))
    }

    @Test("A member of a zip archive that is a device or has an unknown compression is refused")
    func devices() throws {
        let bytes = archive([("a.cook", Array("Boil.".utf8))])
        let entry = try #require(bytes.firstRange(of: [0x50, 0x4B, 1, 2])).lowerBound
        var device = bytes
        device[entry + 41] = 0x20
        var compression = bytes
        compression[entry + 10] = 12
        var otherSystem = device
        otherSystem[entry + 5] = 0
        #expect(try ZipArchive(device, ArchiveBudget()).refused.first?.reason.message.contains("device") == true)
        #expect(
            try ZipArchive(compression, ArchiveBudget()).refused.first?.reason.message.contains("method 12") == true)
        #expect(try ZipArchive(otherSystem, ArchiveBudget()).members.count == 1)
    }

    @Test("A damaged member of a zip archive is an error, also if only its checksum is wrong")
    func damagedMember() throws {
        let writer = ZipWriter()
        writer.add("a", Array("Boil the water.".utf8), isCompressed: false)
        var bytes = writer.finish()
        let text = try #require(bytes.firstRange(of: Array("Boil".utf8))).lowerBound
        bytes[text] = UInt8(ascii: "C")
        let zip = try ZipArchive(bytes, ArchiveBudget())
        let member = try #require(zip.members.first)
        #expect(throws: ArchiveError.damaged) { try zip.bytes(of: member) }
    }

    @Test("A zip archive whose first entry is damaged is reported as damaged")
    func damagedEntry() throws {
        var bytes = archive([("a.cook", Array("Boil.".utf8))])
        let entry = try #require(bytes.firstRange(of: [0x50, 0x4B, 1, 2])).lowerBound
        bytes[entry + 29] = 4
        let zip = try ZipArchive(bytes, ArchiveBudget())
        #expect(zip.members.isEmpty && zip.refused.map(\.reason.message) == ["has a damaged table of contents"])
        #expect(zip.refused.first?.name == nil)
    }

    @Test("The files beside a text in an archive are found from its folder and from the root, in any letter case")
    func surroundings() throws {
        let zip = try ZipArchive(
            archive([
                ("a/soup.cook", [1]), ("a/Photo.JPG", [2]), ("b.jpg", [3]), ("a/b/c.jpg", [4]), ("a/b/d.jpg", [5]),
            ]), ArchiveBudget())
        let beside = ExportSurroundings(zip, beside: "a/soup.cook", ExportSurroundings.members(of: zip))
        #expect(
            try beside.bytes(at: "photo.jpg") == [2] && beside.bytes(at: "./photo.jpg") == [2]
                && beside.bytes(at: "b.jpg") == [3] && beside.bytes(at: "c.jpg") == nil)
        #expect(
            beside.names(inFolder: "b") == ["a/b/c.jpg", "a/b/d.jpg"]
                && beside.names(inFolder: "") == ["a/Photo.JPG", "a/soup.cook"] && beside.names(inFolder: "x") == [])
        #expect(beside.names.count == 5)
    }

    @Test(
        "Pictures beside a recipe in an archive are found by its name, and those that it names are taken from its metadata"
    )
    func pictures() throws {
        let members = [
            ("a/soup.cook", [1]), ("a/soup.jpg", SamplePicture.jpg), ("a/soup.1.png", SamplePicture.png),
            ("a/x.gif", Array("GIF89a".utf8)), ("a/y.jpg", [9]),
        ]
        let zip = try ZipArchive(archive(members), ArchiveBudget())
        let beside = ExportSurroundings(zip, beside: "a/soup.cook", ExportSurroundings.members(of: zip))
        var imported = ImportedRecipe(
            Recipe(
                title: "Soup",
                metadata: RecipeMetadata(images: ["x.gif", "missing.jpg", "https://example.org/z.jpg", "y.jpg"])))
        beside.addPictures(to: &imported, ofFile: "soup.cook")
        #expect(
            imported.pictures.map(\.place) == ["", ".1", nil]
                && imported.pictures.map(\.name) == ["soup.jpg", "soup.1.png", "x.gif"])
        #expect(
            imported.recipe.metadata.images == ["missing.jpg", "https://example.org/z.jpg"]
                && imported.diagnostics.count == 1)
    }

    @Test("A recipe without a title in an archive has the name of its file, and a second one a number")
    func titles() {
        let text = Array("# Ingredients\n\n- 1 egg\n\n# Directions\n\n1. Boil.\n".utf8)
        let read = ExportSamples.read(
            archive([("my-soup.cook", Array("Boil @water{}.".utf8)), ("egg.md", text)]), named: "x.zip")
        #expect(read.recipes.contains { $0.recipe.title == "My soup" } && read.diagnostics.isEmpty)
        let json = Array(
            #"[{"@type": "Recipe", "recipeIngredient": ["1 egg"]}, {"@type": "Recipe", "recipeIngredient": ["2 eggs"]}]"#
                .utf8)
        #expect(
            ExportSamples.read(archive([("egg.json", json)]), named: "x.zip").recipes.map(\.recipe.title) == [
                "Egg", "Egg 2",
            ])
    }

    @Test("A tar archive in too many gzip files is refused")
    func nestedGzip() {
        var bytes = Array(#"{"name": "Pie", "ingredients": "1 egg", "photo_data": ""}"#.utf8)
        for depth in 1...4 {
            bytes = GzipFile.packed(bytes)
            let read = ExportSamples.read(bytes, named: "x.paprikarecipe")
            #expect(read.recipes.count == (depth <= 3 ? 1 : 0) && read.diagnostics.isEmpty == (depth <= 3))
        }
    }

    @Test("Reading an archive stops when the caller wants no more recipes")
    func stops() {
        let bytes = archive((0..<5).map { ("\($0).cook", Array("Boil @water{\($0)}.".utf8)) })
        var count = 0
        let diagnostics = ExportWalk.read(bytes, file: "x.zip", wantsPictures: false) { _ in
            count += 1
            return count < 2
        }
        #expect(count == 2 && diagnostics.isEmpty)
    }
}
