import LibraryTestSupport
import Synchronization
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Errors of an index")
struct IndexErrorTests {
    /// The primary codes of SQLite: error 1, permission 3, busy 5, read-only 8, input or output 10, corrupt 11, full 13,
    /// cannot open 14, format 24, no database 26.
    @Test(
        arguments: [
            (1, true, false, false), (3, false, true, false), (5, false, false, false), (8, false, true, false),
            (10, false, true, false), (11, true, false, false), (13, false, true, false), (14, false, true, true),
            (24, true, false, false), (26, true, false, false), (11 | 1 << 8, true, false, false),
            (10 | 8 << 8, false, true, false), (14 | 2 << 8, false, true, true),
        ] as [(Int32, Bool, Bool, Bool)])
    func `an error of an index is damage, or lies in its path, or neither`(
        code: Int32, isDamage: Bool, isPathError: Bool, isMissingFile: Bool
    ) {
        let error = IndexError(code: code, message: "")
        #expect(error.isDamage == isDamage && error.isPathError == isPathError)
        #expect(error.isMissingFile == isMissingFile)
    }

    @Test func `the reason of an index error says what to mend`() {
        let reasons = [13, 8, 3, 14, 10].map { IndexError(code: $0, message: "").reason }
        let folder = "its folder cannot be written to"
        #expect(reasons == ["the disk is full", folder, folder, folder, "the disk failed"])
        #expect(IndexError(code: 13, message: "m").description == "SQLite 13: m")
    }

    @Test func `damage of an index is told once, and is known for this index alone`() {
        let damage = IndexDamage()
        let told = Mutex(0)
        damage.whenFound { told.withLock { $0 += 1 } }
        let index = IndexIdentity(location: .memory(name: "a"))
        damage.note(IndexError(code: 5, message: "busy"), in: index)
        #expect(!damage.isDamaged(index) && told.withLock { $0 } == 0)
        damage.note(IndexError(code: 11, message: "corrupt"), in: index)
        #expect(damage.isDamaged(index) && told.withLock { $0 } == 1)
        damage.note(IndexError(code: 11, message: "corrupt"), in: index)
        #expect(told.withLock { $0 } == 1, "the same damage is not told twice")
        let next = IndexIdentity(location: .memory(name: "a"), epoch: 1)
        #expect(!damage.isDamaged(next))
        damage.note(IndexError(code: 26, message: "no database"), in: next)
        #expect(damage.isDamaged(next) && told.withLock { $0 } == 2)
    }

    @Test func `an index has one file for each cookbook`() throws {
        let trial = try LibraryTrial(["A/a.cook": "Boil.", "B/b.cook": "Boil."])
        let (one, other) = (trial.folder["Cookbook/A"], trial.folder["Cookbook/B"])
        let paths = try [[one], [other], [one, other], [other, one]].map {
            IndexLocation.path(for: try Cookbook(paths: $0), in: "/x")
        }
        #expect(Set(paths).count == 4 && paths.allSatisfy { $0.hasPrefix("/x/") && $0.hasSuffix(".sqlite") })
        #expect(try IndexLocation.path(for: Cookbook(paths: [one + "/"]), in: "/x") == paths[0])
    }

    @Test func `the lock of an index is held by one at a time`() throws {
        let trial = try LibraryTrial()
        func isFree(_ name: String) throws -> Bool {
            guard let lock = try IndexLock(at: trial.folder[name]) else { return false }
            _ = consume lock
            return true
        }
        #expect(try isFree("index/a.sqlite") && isFree("index/a.sqlite"))
        #expect(throws: IndexError.self) { try isFree("none/a.sqlite") }
        if let lock = try IndexLock(at: trial.folder["index/a.sqlite"]) {
            #expect(try !isFree("index/a.sqlite") && isFree("index/b.sqlite"))
            _ = consume lock
        }
        #expect(try isFree("index/a.sqlite"))
    }

    @Test(arguments: [ENOLCK, ENOSYS, EOPNOTSUPP, EIO, EINVAL, EBADF])
    func `a file system without locks is no lock that another process holds`(_ error: Int32) throws {
        let trial = try LibraryTrial()
        let failure = #expect(throws: IndexError.self) {
            _ =
                try IndexLock(at: trial.folder["a.sqlite"]) { _, _ in
                    errno = error
                    return -1
                } == nil
        }
        #expect(failure?.isPathError == true && failure?.reason == "its folder has no locks")
        var calls = 0
        let held = try IndexLock(at: trial.folder["a.sqlite"]) { file, operation in
            calls += 1
            errno = EINTR
            return calls < 3 ? -1 : flock(file, operation)
        }
        #expect(calls == 3)
        _ = consume held
    }
}
