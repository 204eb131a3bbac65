import CNcurses
import Dispatch
import Foundation
import Terminal
import Testing

@testable import CursesTerminal

@Suite struct TerminalDeviceTests {
    @Test func `the size is that of the terminal, unless it has no rows or no columns`() throws {
        let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
        let device = terminal.device
        defer { device.close() }
        #expect(device.size().map { [$0.columns, $0.rows] } == [80, 24])
        for (columns, rows) in [(0, 24), (80, 0), (0, 0)] {
            terminal.resize(columns: columns, rows: rows)
            #expect(device.size() == nil)
        }
    }

    @Test func `a file that is not a terminal has neither size nor modes`() throws {
        let file = try #require(fopen("/dev/null", "r+"))
        let device = TerminalDevice(inputFile: file, outputFile: file, ownsInput: true)
        defer { device.close() }
        #expect(device.size() == nil && device.modes() == nil)
        device.allowAllKeys()
    }

    @Test func `all bytes are written, also if the other side is slow`() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        _ = fcntl(ends[1], F_SETFL, fcntl(ends[1], F_GETFL) | O_NONBLOCK)
        let file = try #require(fopen("/dev/null", "r+"))
        let slow = TerminalDevice(inputFile: file, outputFile: file, ownsInput: true)
        defer { slow.close() }
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        let reader = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        let writer = ends[1]
        // Only the other thread uses the device until it is closed.
        nonisolated(unsafe) let device = slow
        DispatchQueue.global().async {
            device.write(bytes[...], to: writer)
            close(writer)
        }
        let read = try reader.readToEnd()
        #expect(read.map(Array.init) == bytes)
    }

    @Test func `what cannot be written is dropped`() throws {
        let file = try #require(fopen("/dev/null", "r"))
        let device = TerminalDevice(inputFile: file, outputFile: file, ownsInput: false)
        device.write("Soup")
        device.close()
        #expect(fclose(file) == 0)
    }

    @Test func `the reason of an error is that of the system`() {
        errno = EMFILE
        #expect(TerminalError.lastReason == String(cString: strerror(EMFILE)))
        errno = 0
        #expect(TerminalError.lastReason == nil)
        #expect(TerminalError.couldNotStart("No room").description == "The terminal could not be set up: No room.")
        #expect(TerminalError.couldNotStart(nil).description == "The terminal could not be set up.")
    }
}
