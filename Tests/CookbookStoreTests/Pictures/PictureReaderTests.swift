import Foundation
import RecipeLibrary
import TestSupport
import Testing

@testable import CookbookStore
@testable import TerminalTestSupport

@Suite("Pictures as pixels")
struct PictureReaderTests {
    let folder: TemporaryFolder
    let reader: PictureReader

    init() throws {
        folder = try TemporaryFolder()
        reader = PictureReader(cache: folder["cache"])
    }

    private func request(_ name: String, _ side: Int = 8) -> PictureRequest {
        PictureRequest(path: folder[name], width: side, height: side)
    }

    private func write(_ color: UInt32, to name: String) throws {
        try folder.write(TestPicture.png(width: 20, height: 10) { _, _ in color }, to: name)
    }

    private var kept: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder["cache/pictures"])) ?? []).sorted()
    }

    @Test("A picture is decoded once, and then comes from the cache")
    func cached() async throws {
        try write(0x336699, to: "pie.png")
        let first = try #require(try await reader.picture(for: request("pie.png")))
        #expect(first.width == 8 && first.height == 4 && Array(first.rgb.prefix(3)) == [0x33, 0x66, 0x99])
        #expect(kept.count == 1)
        // Whoever reads the cache shows what is in it.
        let file = folder["cache/pictures/\(kept[0])"]
        try Data("P6\n1 1\n255\nabc".utf8).write(to: URL(filePath: file))
        #expect(try await reader.picture(for: request("pie.png"))?.rgb == Array("abc".utf8))
        #expect(try await reader.picture(for: request("pie.png", 6))?.width == 6, "another size is another picture")
    }

    @Test("A file in the cache that was cut is made again")
    func damagedCache() async throws {
        try write(0x336699, to: "pie.png")
        _ = try await reader.picture(for: request("pie.png"))
        let file = folder["cache/pictures/\(kept[0])"]
        for damage in ["", "P6\n", "P6\n8 4\n255\nabc", "P6\n99999999 99999999\n255\n", "P6\n-1 0\n255\n"] {
            try Data(damage.utf8).write(to: URL(filePath: file))
            #expect(try await reader.picture(for: request("pie.png"))?.width == 8, "\(damage)")
        }
    }

    @Test("A picture whose file has changed is decoded again")
    func changed() async throws {
        try write(0x336699, to: "pie.png")
        _ = try await reader.picture(for: request("pie.png"))
        try folder.write(TestPicture.png(width: 20, height: 12) { _, _ in 0x112233 }, to: "pie.png")
        #expect(try await reader.picture(for: request("pie.png"))?.rgb.prefix(3) == [0x11, 0x22, 0x33])
    }

    @Test("What is no picture has no pixels, and leaves nothing in the cache")
    func noPicture() async throws {
        try folder.write("#!/bin/sh\n", to: "pie.png")
        #expect(try await reader.picture(for: request("pie.png")) == nil)
        #expect(try await reader.picture(for: request("missing.png")) == nil)
        #expect(kept == [])
    }

    @Test("Without a folder for the cache, pictures are shown all the same")
    func noCache() async throws {
        try write(0x336699, to: "pie.png")
        #expect(try await PictureReader(cache: nil).picture(for: request("pie.png"))?.width == 8)
    }

    @Test("A picture that is replaced while it is decoded is not kept, and the next one is the new one")
    func replacedMeanwhile() async throws {
        try write(0x336699, to: "pie.png")
        try write(0x112233, to: "new.png")
        let helper = try #require(PictureHelper.path)
        let script = "#!/bin/sh\n'\(helper)' \"$@\"\ncp '\(folder["new.png"])' '\(folder["pie.png"])'\n"
        try folder.write(script, to: "helper.sh")
        // Another process writes the script that is run. If this one wrote it, a program that another test starts meanwhile
        // could inherit the open file, and the system does not run a file that is open for writing.
        let copy = try SpawnedProcess(
            "/bin/sh", ["-c", "cp helper.sh helper && chmod 755 helper"],
            environment: ProcessInfo.processInfo.environment, folder: folder.path,
            files: ["/dev/null", "/dev/null", "/dev/null"])
        #expect(try await copy.end(timeLimit: .seconds(20)).status == 0)
        let slow = PictureReader(cache: folder["cache"]) { [folder] in folder["helper"] }
        #expect(try await slow.picture(for: request("pie.png"))?.rgb.prefix(3) == [0x33, 0x66, 0x99])
        #expect(kept == [])
        #expect(try await reader.picture(for: request("pie.png"))?.rgb.prefix(3) == [0x11, 0x22, 0x33])
    }

    @Test("Several programs keep the same pictures at once, and each shows them whole")
    func severalPrograms() async throws {
        try folder.write(TestPicture.png(width: 40, height: 40) { _, _ in 0x777777 }, to: "pie.png")
        let program = BuiltProgram("notebook-writer")
        let processes = try (0..<4).map { number in
            for name in ["output", "errors"] { try folder.write("", to: "\(name) \(number)") }
            return try SpawnedProcess(
                program.path, ["picture", folder.path, "5"], environment: ProcessInfo.processInfo.environment,
                folder: folder.path, files: ["/dev/null", folder["output \(number)"], folder["errors \(number)"]])
        }
        for (number, process) in processes.enumerated() {
            let status = try await process.end(timeLimit: .seconds(60)).status
            let errors = try String(contentsOfFile: folder["errors \(number)"], encoding: .utf8)
            #expect(status == 0, "\(errors)")
            #expect(try String(contentsOfFile: folder["output \(number)"], encoding: .utf8) == "0\n")
        }
        #expect(kept.allSatisfy { $0.hasSuffix(".ppm") }, "\(kept)")
    }

    @Test("A request that was replaced ends at once")
    func cancelled() async throws {
        try write(0x336699, to: "pie.png")
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await reader.picture(for: request("pie.png"))
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(kept == [])
    }
}

@Suite("Pictures of a recipe on this machine")
struct LocalPicturesTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func pictures(_ recipe: String, named: [String] = []) -> LocalPictures {
        LocalPictures(of: RecipeID(path: folder[recipe]), named: named)
    }

    @Test("The dish comes first, then what the recipe names, then the steps")
    func order() throws {
        for name in ["Pie.cook", "Pie.2.png", "Pie.jpg", "Pie.1.webp", "photos/crust.jpeg"] {
            try folder.write("", to: name)
        }
        let found = pictures("Pie.cook", named: ["photos/crust.jpeg", "Pie.jpg", "gone.jpg"])
        #expect(
            found.paths.map { $0.dropFirst(folder.path.count + 1) } == [
                "Pie.jpg", "photos/crust.jpeg", "Pie.1.webp", "Pie.2.png",
            ])
        #expect(found.path(ofStep: 1) == folder["Pie.1.webp"] && found.path(ofStep: 2) == folder["Pie.2.png"])
        #expect(found.path(ofStep: 3) == nil)
    }

    @Test("Steps can be numbered from 0")
    func zero() throws {
        for name in ["Pie.cook", "Pie.0.jpg", "Pie.1.jpg"] { try folder.write("", to: name) }
        #expect(pictures("Pie.cook").path(ofStep: 1) == folder["Pie.0.jpg"])
    }

    @Test("Addresses, files of other kinds and pictures that nothing here decodes are left out")
    func leftOut() throws {
        for name in ["Pie.cook", "Pie.gif", "Pie.heic", "run.sh", "secret"] { try folder.write("", to: name) }
        #expect(
            pictures("Pie.cook", named: ["https://example.org/pie.jpg", "run.sh", "secret", "Pie.gif"]).paths == [])
    }
}
