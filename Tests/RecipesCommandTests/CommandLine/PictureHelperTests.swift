import CPictures
import Foundation
import TestSupport
import Testing

@testable import TerminalTestSupport

/// The program that decodes pictures, with good and with hostile files.
@Suite("recipes-picture")
struct PictureHelperTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What the program has written, its status, and what it has complained.
    private struct Run {
        var status: Int32
        var output: [UInt8]

        /// The size of the pixmap, or `nil` if it is none.
        var size: [Int]? {
            let lines = output.split(separator: 0x0A, maxSplits: 3, omittingEmptySubsequences: false)
            guard lines.count == 4, lines[0].elementsEqual("P6".utf8) else { return nil }
            let size = String(decoding: lines[1], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
            return size.count == 2 && lines[3].count == size[0] * size[1] * 3 ? size : nil
        }

        /// Returns a pixel, `0xRRGGBB`.
        func pixel(_ x: Int, _ y: Int) -> UInt32? {
            guard let size, x < size[0], y < size[1] else { return nil }
            let start = output.count - 3 * size[0] * size[1] + 3 * (y * size[0] + x)
            return output[start..<start + 3].reduce(0) { $0 << 8 | UInt32($1) }
        }
    }

    private func run(_ arguments: String...) throws -> Run {
        let process = Process()
        process.executableURL = URL(filePath: BuiltProgram.recipes.path).deletingLastPathComponent()
            .appending(path: "recipes-picture")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        return Run(status: process.terminationStatus, output: output)
    }

    /// Runs the program on a file with some bytes.
    private func run(_ box: String, _ bytes: [UInt8], _ options: String...) throws -> Run {
        try folder.write(bytes, to: "picture")
        let process = options + [box, folder["picture"]]
        return try run(all: process)
    }

    private func run(all arguments: [String]) throws -> Run {
        switch arguments.count {
        case 2: try run(arguments[0], arguments[1])
        default: try run(arguments[0], arguments[1], arguments[2], arguments[3])
        }
    }

    // MARK: - Pictures

    /// Red at the left, blue at the right.
    private static func halves(_ width: Int) -> (Int, Int) -> UInt32 { { x, _ in x < width / 2 ? 0xFF0000 : 0x0000FF } }

    private static func rgb(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> [UInt8] {
        (0..<height).flatMap { y in
            (0..<width).flatMap { x in [16, 8, 0].map { UInt8(pixel(x, y) >> $0 & 0xFF) } }
        }
    }

    private static func jpeg(_ width: Int, _ height: Int, isCMYK: Bool = false, flags: Int32 = 0) throws -> [UInt8] {
        let encoder = try #require(tjInitCompress())
        defer { tjDestroy(encoder) }
        let pixels =
            isCMYK
            // The inks of print, as they are stored without the mark of Adobe: cyan and no black.
            ? (0..<width * height).flatMap { _ in [255, 0, 0, 0] as [UInt8] } : rgb(width, height, halves(width))
        var (bytes, count): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
        let format = isCMYK ? TJPF_CMYK.rawValue : TJPF_RGB.rawValue
        let result = tjCompress2(
            encoder, pixels, Int32(width), 0, Int32(height), Int32(bitPattern: UInt32(bitPattern: Int32(format))),
            &bytes, &count, Int32(TJSAMP_444.rawValue), 95, flags)
        #expect(result == 0)
        defer { tjFree(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }

    private static func webp(_ width: Int, _ height: Int) throws -> [UInt8] {
        var bytes: UnsafeMutablePointer<UInt8>?
        let count = WebPEncodeRGB(
            rgb(width, height, halves(width)), Int32(width), Int32(height), Int32(width * 3), 90, &bytes)
        defer { WebPFree(bytes) }
        return Array(UnsafeBufferPointer(start: try #require(bytes), count: count))
    }

    /// A segment of JPEG with EXIF metadata, after the start of a file.
    private static func turned(_ jpeg: [UInt8], _ orientation: Int) -> [UInt8] {
        let content = Array("Exif\0\0".utf8) + TestPicture.exif(orientation: orientation)
        return jpeg[..<2] + [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content + jpeg[2...]
    }

    private static func isRed(_ color: UInt32?) -> Bool {
        color.map { $0 >> 16 > 180 && $0 >> 8 & 0xFF < 90 && $0 & 0xFF < 90 } ?? false
    }

    private static func isBlue(_ color: UInt32?) -> Bool {
        color.map { $0 >> 16 < 90 && $0 >> 8 & 0xFF < 90 && $0 & 0xFF > 180 } ?? false
    }

    // MARK: - Tests

    @Test("A JPEG, a PNG and a WebP picture are scaled down into the box, with their proportions")
    func scaled() throws {
        let pictures = [
            try Self.jpeg(640, 320), TestPicture.png(width: 640, height: 320, pixel: Self.halves(640)),
            try Self.webp(640, 320),
        ]
        for (index, bytes) in pictures.enumerated() {
            let run = try run("60x60", bytes)
            #expect(run.status == 0 && run.size == [60, 30], "\(index): \(run.size ?? [])")
            #expect(Self.isRed(run.pixel(5, 15)) && Self.isBlue(run.pixel(55, 15)), "\(index)")
        }
    }

    @Test("A picture that fits already keeps its pixels")
    func small() throws {
        let run = try run("100x100", TestPicture.png(width: 3, height: 2) { x, y in UInt32(x * 0x110000 + y * 0x22) })
        #expect(run.size == [3, 2] && run.pixel(2, 1) == 0x22_0022)
    }

    @Test("A small picture is enlarged into the box, but not too much")
    func enlarged() throws {
        let bytes = TestPicture.png(width: 4, height: 2, pixel: Self.halves(4))
        let most = try run("100x100", bytes, "--enlarge", "4")
        #expect(most.size == [16, 8] && most.pixel(7, 7) == 0xFF0000 && most.pixel(8, 0) == 0x0000FF)
        #expect(try run("10x100", bytes, "--enlarge", "4").size == [10, 5])
        #expect(try run("3x3", bytes, "--enlarge", "4").size == [3, 2])
    }

    @Test("Each pixel is the mean of what it covers", arguments: [2, 3, 7])
    func mean(of side: Int) throws {
        let run = try run(
            "4x4", TestPicture.png(width: 4 * side, height: 4 * side) { x, _ in x % side == 0 ? 0xFF_FFFF : 0 })
        let grey = UInt32((255 + side / 2) / side)
        #expect(run.pixel(0, 0) == grey << 16 | grey << 8 | grey && run.pixel(3, 3) == run.pixel(0, 0))
    }

    @Test("A picture is shown upright as the camera was held", arguments: 1...8)
    func orientation(_ number: Int) throws {
        let isOnSide = number > 4
        let jpeg = try run("90x90", Self.turned(Self.jpeg(64, 32), number))
        #expect(jpeg.size == (isOnSide ? [32, 64] : [64, 32]))
        let png = try run(
            "90x90",
            TestPicture.png(
                width: 64, height: 32, chunks: [("eXIf", TestPicture.exif(orientation: number))],
                pixel: Self.halves(64)))
        for run in [jpeg, png] {
            // Where the red half of the stored picture is, by EXIF: at the left, right, top or bottom.
            let (red, blue) =
                switch number {
                case 1, 4: ((8, 16), (56, 16))
                case 2, 3: ((56, 16), (8, 16))
                case 5, 6: ((16, 8), (16, 56))
                default: ((16, 56), (16, 8))
                }
            #expect(Self.isRed(run.pixel(red.0, red.1)) && Self.isBlue(run.pixel(blue.0, blue.1)), "\(number)")
        }
    }

    @Test("A picture in the colours of print, one of 16 bits and an interlaced one are shown")
    func rareForms() throws {
        let cmyk = try run("40x40", Self.jpeg(80, 80, isCMYK: true))
        #expect(cmyk.size == [40, 40])
        let deep = try run("40x40", TestPicture.png(width: 80, height: 80, bits: 16, pixel: Self.halves(80)))
        #expect(deep.size == [40, 40] && Self.isRed(deep.pixel(2, 2)) && Self.isBlue(deep.pixel(38, 2)))
        let progressive = try run("40x40", Self.jpeg(80, 80, flags: TJFLAG_PROGRESSIVE))
        #expect(progressive.size == [40, 40] && Self.isRed(progressive.pixel(2, 2)))
    }

    @Test("Of an animated picture, the first one is shown")
    func animated() throws {
        let still = try Self.webp(64, 64)
        func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
            Array(name.utf8) + little(content.count, 4) + content + (content.count % 2 == 1 ? [0] : [])
        }
        func little(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
        // A still file: RIFF, its size, WEBP, and the chunk with the picture.
        let frame =
            [UInt8](repeating: 0, count: 6) + little(63, 3) + little(63, 3) + little(100, 3) + [0] + still[12...]
        let chunks =
            chunk("VP8X", [0x02, 0, 0, 0] + little(63, 3) + little(63, 3)) + chunk("ANIM", [0, 0, 0, 0, 0, 0])
            + chunk("ANMF", frame) + chunk("ANMF", frame)
        let run = try run("32x32", Array("RIFF".utf8) + little(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks)
        #expect(run.size == [32, 32] && Self.isRed(run.pixel(2, 2)) && Self.isBlue(run.pixel(30, 2)))
    }

    @Test("A transparent picture has the background behind it")
    func transparent() throws {
        let run = try run(
            "9x9", TestPicture.png(width: 2, height: 2, chunks: [("tRNS", [0, 1, 0, 2, 0, 3])]) { _, _ in 0x010203 },
            "--background", "aabbcc")
        #expect(run.pixel(0, 0) == 0xAABBCC)
    }

    @Test("What is no picture, is damaged or is enormous ends with a status and no output")
    func refused() throws {
        let jpeg = try Self.jpeg(64, 64)
        let hostile: [(String, [UInt8])] = [
            ("empty", []), ("a script", Array("#!/bin/sh\necho hello\n".utf8)),
            ("a vector picture", Array("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>".utf8)),
            ("30,000 by 30,000", TestPicture.pngHeader(width: 30_000, height: 30_000)),
            ("2³¹ by 1", TestPicture.pngHeader(width: 0x7FFF_FFFF, height: 1)),
            ("no pixels", TestPicture.pngHeader(width: 100, height: 100)),
            ("a cut header", Array(jpeg[..<20])), ("only a start", [0xFF, 0xD8, 0xFF, 0xE0]),
            ("a cut PNG", Array(TestPicture.png(width: 50, height: 50, pixel: Self.halves(50))[..<900])),
            ("a cut WebP", Array(try Self.webp(64, 64)[..<60])),
        ]
        for (name, bytes) in hostile {
            let run = try run("40x40", bytes)
            #expect(run.status == 65 && run.output.isEmpty, "\(name): \(run.status)")
        }
    }

    @Test("Of a JPEG picture whose end is missing, the beginning is shown")
    func cutJPEG() throws {
        let jpeg = try Self.jpeg(640, 640)
        let run = try run("40x40", Array(jpeg[..<(jpeg.count / 2)]))
        #expect(run.status == 0 && run.size == [40, 40] && Self.isRed(run.pixel(2, 2)))
    }

    @Test("A JPEG picture of 30,000 pixels in width needs little memory")
    func wide() throws {
        let run = try run("60x60", Self.jpeg(30_000, 100))
        #expect(run.size == [60, 1])
    }

    @Test("A folder, a pipe, a missing file and a file that is too large are refused at once")
    func files() throws {
        mkfifo(folder["pipe"], 0o600)
        try folder.write([0xFF, 0xD8, 0xFF], to: "large.jpg")
        truncate(folder["large.jpg"], 1 << 32)
        for name in ["pipe", "missing", "large.jpg", "."] {
            let run = try run("9x9", folder[name])
            #expect(run.status == 66 && run.output.isEmpty, "\(name): \(run.status)")
        }
    }

    @Test(
        "A wrong command line has status 64",
        arguments: [["9x9"], ["9", "x.jpg"], ["0x9", "x.jpg"], ["--form", "x"]])
    func usage(_ words: [String]) throws {
        let run = try words.count == 1 ? run(words[0]) : run(words[0], words[1])
        #expect(run.status == 64)
    }
}
