import Testing

@testable import CursesTerminal

@Suite struct MemoryGuardTests {
    @Test func `a process that has the memory can start`() {
        #expect(MemoryGuard.arm(needed: 1, note: "There is too little memory.", status: 71))
    }
}
