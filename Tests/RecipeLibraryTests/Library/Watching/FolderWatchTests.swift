import Testing

@testable import RecipeLibrary

@Suite("Watching folders")
struct FolderWatchTests {
    // Other tests of watching are skipped where it is not supported.
    @Test("Folders are watched on Linux")
    func isSupported() {
        #if os(Linux)
        #expect(FolderWatch.isSupported)
        #else
        #expect(!FolderWatch.isSupported)
        #endif
    }
}
