import Testing

@testable import RecipeKit

@Suite("A limit of the memory")
struct MemoryLimitTests {
    @Test("is no limit of files where there is none")
    func unlimited() {
        #expect(MemoryLimit.fileSize(16 << 20, cost: 100, available: nil) == 16 << 20)
        #expect(MemoryLimit.fileSize(16 << 20, cost: 100, available: 1 << 40) == 16 << 20)
    }

    @Test("makes files smaller by what their kind costs, and leaves half of the memory to others")
    func limited() {
        #expect(MemoryLimit.fileSize(16 << 20, cost: 100, available: 200 << 20) == 1 << 20)
        #expect(MemoryLimit.fileSize(64 << 20, cost: 10, available: 200 << 20) == 10 << 20)
    }

    @Test("never refuses a file of the size that recipes have")
    func least() {
        #expect(MemoryLimit.fileSize(16 << 20, cost: 100, available: 0) == MemoryLimit.alwaysAllowed)
        #expect(MemoryLimit.fileSize(1000, cost: 100, available: 0) == 1000)
    }

    @Test("is said in the units of files")
    func words() {
        #expect(MemoryLimit.size(16 << 20) == "16 MB")
        #expect(MemoryLimit.size(300 << 10) == "300 KB")
    }
}
