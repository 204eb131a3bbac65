import CookbookStore
import Foundation

/// Reads a picture in several sizes, again and again, from a cache that other programs use at the same time. Prints the
/// number of those that are not as they should be: one colour.
func readPictures(in folder: String, rounds: Int) async throws {
    var wrong = 0
    for _ in 0..<rounds {
        let reader = PictureReader(cache: "\(folder)/cache")
        for side in 4...20 {
            let request = PictureRequest(path: "\(folder)/pie.png", width: side, height: side)
            let picture = try await reader.picture(for: request)
            if picture?.width != side || Set(picture?.rgb ?? []) != [0x77] { wrong += 1 }
            // So that the next round writes it anew, while others read it.
            if side % 2 == 0 { try? FileManager.default.removeItem(atPath: "\(folder)/cache/pictures") }
        }
    }
    FileHandle.standardOutput.write(Data("\(wrong)\n".utf8))
}
