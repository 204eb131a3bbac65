import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Pictures of recipes and the names of their files")
struct RecipePictureTests {
    @Test(
        "The format of a picture is found by its first bytes",
        arguments: [
            ([0xFF, 0xD8, 0xFF], .jpg), ([0xFF, 0xD8], nil), (Array("RIFF1234WEBP".utf8), .webp),
            (Array("RIFF1234WAVE".utf8), nil), (Array("1234RIFFWEBP".utf8), nil), (Array("GIF87a".utf8), .gif),
            (Array("GIF89a".utf8), .gif), (Array("GIF88a".utf8), nil), (Array("1234ftypheic".utf8), .heic),
            (Array("1234ftypmif1".utf8), .heic), (Array("1234ftypmp42".utf8), nil), (Array("ftypheic1234".utf8), nil),
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A], nil),
            ([], nil),
        ] as [([UInt8], RecipePicture.Kind?)])
    func kinds(_ bytes: [UInt8], _ kind: RecipePicture.Kind?) { #expect(RecipePicture(bytes)?.kind == kind) }

    @Test("A picture of 32 MiB is read, and a larger one is left out with a warning")
    func sizeLimit() {
        var bytes = SamplePicture.jpg + [UInt8](repeating: 0, count: RecipePicture.sizeLimit - SamplePicture.jpg.count)
        #expect(RecipePicture(bytes) != nil)
        bytes.append(0)
        #expect(RecipePicture(bytes) == nil)
        var imported = ImportedRecipe(Recipe(title: "Soup"))
        imported.add(bytes, named: "a/b.jpg")
        #expect(imported.pictures.isEmpty)
        #expect(
            imported.diagnostics.map(\.message) == [
                "“Soup”: the picture “a/b.jpg” is larger than 32 MB, so it was left out."
            ])
    }

    @Test("An imported recipe has each picture once, with the name of its file and its place")
    func adding() {
        var imported = ImportedRecipe(Recipe(title: "Soup"))
        imported.add(SamplePicture.jpg, named: "a/b.jpg", place: ".1")
        imported.add(SamplePicture.jpg, named: "c.jpg")
        imported.add(SamplePicture.png, named: "d.png")
        #expect(imported.pictures.map(\.name) == ["b.jpg", "d.png"] && imported.pictures.map(\.place) == [".1", nil])
        #expect(imported.diagnostics.isEmpty)
        imported.add([1, 2], named: "e.txt")
        #expect(imported.pictures.count == 2)
        #expect(
            imported.diagnostics.map(\.description) == [
                "e.txt: warning: “Soup”: the picture “e.txt” is no picture, so it was left out."
            ])
    }

    @Test("The pictures beside a recipe's file are those of the dish, of its steps and of the steps of its sections")
    func find() {
        let files = [
            "Soup.jpg", "Soup.png", "Soup.0.png", "Soup.1.JPG", "Soup.2.jpeg", "Soup.4.jpg", "Soup.1.1.jpg",
            "Soup.2.0.webp", "Soup.2.1.gif", "Soup.4.1.jpg", "Stew.jpg",
        ]
        let found = PictureNames.find(ofStem: "Soup", where: files.contains)
        #expect(
            found.map(\.name) == [
                "Soup.jpg", "Soup.0.png", "Soup.1.JPG", "Soup.2.jpeg", "Soup.1.1.jpg", "Soup.2.0.webp", "Soup.2.1.gif",
            ])
        #expect(found.map(\.place) == ["", ".0", ".1", ".2", ".1.1", ".2.0", ".2.1"])
    }

    @Test("The search for pictures beside a recipe's file looks at forty names if there are none")
    func findNone() {
        var count = 0
        let found = PictureNames.find(ofStem: "Soup") { _ in
            count += 1
            return false
        }
        #expect(found.isEmpty && count == 40)
    }

    @Test("The search for numbered pictures ends, even if all names exist")
    func findEndless() {
        let found = PictureNames.find(ofStem: "Soup") { name in
            name.hasSuffix(".jpg") && name.count { $0 == "." } <= 2
        }
        #expect(found.count == 1001 && found.last?.place == ".999")
    }

    private func picture(_ number: UInt8, _ place: String?) throws -> RecipePicture {
        var picture = try #require(RecipePicture(SamplePicture.jpg + [number]))
        picture.place = place
        return picture
    }

    @Test("Pictures keep their places, and the others show the dish or get the next free number")
    func placed() throws {
        let pictures = try [picture(1, ".1"), picture(2, nil), picture(3, ".1"), picture(4, nil), picture(5, "")]
        let placed = PlacedPicture.placed(pictures)
        #expect(placed.map(\.place) == [".1", "", ".2", ".3", ".4"])
        #expect(placed.map { $0.picture.bytes.last } == [1, 5, 2, 3, 4])
        #expect(placed.map { $0.name(stem: "Soup") }.prefix(3) == ["Soup.1.jpg", "Soup.jpg", "Soup.2.jpg"])
        let others = try PlacedPicture.placed([picture(1, nil), picture(2, nil), picture(3, nil)])
        #expect(others.map(\.place) == ["", ".1", ".2"])
    }
}
