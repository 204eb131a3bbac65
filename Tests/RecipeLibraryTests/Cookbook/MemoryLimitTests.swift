import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Memory limit")
struct MemoryLimitTests {
    @Test("Without a memory limit file sizes are not limited")
    func unlimited() {
        #expect(MemoryLimit.fileSize(16 << 20, cost: 100, available: nil) == 16 << 20)
        #expect(MemoryLimit.fileSize(16 << 20, cost: 100, available: 1 << 40) == 16 << 20)
    }

    @Test("A memory limit reduces the file size by its cost and leaves half of the memory")
    func limited() {
        #expect(MemoryLimit.fileSize(16 << 20, cost: 100, available: 200 << 20) == 1 << 20)
        #expect(MemoryLimit.fileSize(64 << 20, cost: 10, available: 200 << 20) == 10 << 20)
    }

    @Test("A memory limit never refuses a small file")
    func least() {
        #expect(MemoryLimit.fileSize(16 << 20, cost: 100, available: 0) == MemoryLimit.alwaysAllowed)
        #expect(MemoryLimit.fileSize(1000, cost: 100, available: 0) == 1000)
    }

    @Test("The error for a file that is too large mentions the memory only if the memory is the reason")
    func reason() {
        let limit = FormatRegistry.sizeLimit(ofFile: "a.cook").limit
        #expect(!RecipeFile.tooLarge("a.cook", limit).description.contains("ulimit"))
        #expect(RecipeFile.tooLarge("a.cook", limit - 1).description.contains("ulimit -v"))
    }

    @Test("A memory size is written in KB or MB")
    func words() {
        #expect(MemoryLimit.size(16 << 20) == "16 MB")
        #expect(MemoryLimit.size(300 << 10) == "300 KB")
    }
}
