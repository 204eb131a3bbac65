import Foundation

/// Returns the size of a program without its symbols, as `make install` installs it, in bytes. Returns `nil` if `strip`
/// fails.
func strippedSize(ofProgram path: String) -> Int? {
    let copy = FileManager.default.temporaryDirectory.appending(
        path: "stripped-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: copy) }
    let strip = Process()
    strip.executableURL = URL(filePath: "/usr/bin/env")
    strip.arguments = ["strip", "-o", copy.path, path]
    guard (try? strip.run()) != nil else { return nil }
    strip.waitUntilExit()
    guard strip.terminationStatus == 0 else { return nil }
    return try? copy.resourceValues(forKeys: [.fileSizeKey]).fileSize
}
