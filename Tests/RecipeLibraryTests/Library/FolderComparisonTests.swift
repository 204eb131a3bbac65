import Foundation
import LibraryTestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The comparison of a folder with an index")
struct FolderComparisonTests {
    private let trial: LibraryTrial
    private let walk: FolderWalk
    private let stamps: [FileStamp?]

    init() throws {
        trial = try LibraryTrial(["a.cook": "Boil a.", "b.cook": "Boil b now.", "Soups/c.cook": "Boil c."])
        walk = trial.cookbook.list()
        stamps = walk.files.map { FileStamp(ofFileAt: $0.path) }
    }

    /// The files as the index knows them.
    private func known() throws -> [IndexWriter.KnownFile] {
        try zip(walk.files, stamps).enumerated().map { number, file in
            IndexWriter.KnownFile(
                id: number + 1, path: file.0.path, stamp: try #require(file.1), course: file.0.course,
                isNamed: file.0.isNamed, count: 1, done: nil)
        }
    }

    private func name(_ path: String) -> String { String(path.dropFirst(trial.folder["Cookbook/"].count)) }

    private func jobs(_ comparison: FolderComparison) -> [String] {
        comparison.jobs.map { job in
            name(job.entry.path) + (job.resume.map { " from \($0.offset) after \($0.count)" } ?? "")
        }
    }

    @Test func `unchanged files are not read, in whichever order the index has them`() throws {
        #expect(walk.files.map { name($0.path) } == ["a.cook", "b.cook", "Soups/c.cook"])
        let comparison = try FolderComparison(walk, stamps, known())
        #expect(comparison.isEmpty && comparison.size == 0)
        #expect(try FolderComparison(walk, stamps, known().reversed()).isEmpty)
    }

    @Test func `files of an empty index are all read`() {
        let comparison = FolderComparison(walk, stamps, [])
        #expect(jobs(comparison) == ["a.cook", "b.cook", "Soups/c.cook"] && !comparison.isEmpty)
        #expect(comparison.size == "Boil a.".count + "Boil b now.".count + "Boil c.".count)
        #expect(comparison.removed == [] && comparison.renamed.isEmpty)
    }

    @Test func `a file with another stamp, course or name on the command line is read again`() throws {
        let changes: [(inout IndexWriter.KnownFile) -> Void] = [
            { $0.stamp.size += 1 }, { $0.stamp.mtime += 1 }, { $0.stamp.inode += 1 }, { $0.course = "Dessert" },
            { $0.isNamed = true },
        ]
        for (number, change) in changes.enumerated() {
            var known = try known()
            change(&known[1])
            let comparison = FolderComparison(walk, stamps, known)
            #expect(jobs(comparison) == ["b.cook"], "\(number)")
            #expect(comparison.size == "Boil b now.".count && comparison.removed == [] && comparison.renamed.isEmpty)
        }
    }

    @Test func `a file that was read in part is read on, before new files`() throws {
        var known = try known()
        known[1].done = 4
        known[1].count = 2
        known.remove(at: 0)
        let comparison = FolderComparison(walk, stamps, known)
        #expect(jobs(comparison) == ["b.cook from 4 after 2", "a.cook"])
        #expect(comparison.size == "Boil b now.".count - 4 + "Boil a.".count)
    }

    @Test func `a file that vanished between the list and its stamp is read, so that its error is told`() throws {
        var stamps = stamps
        stamps[1] = nil
        let comparison = try FolderComparison(walk, stamps, known())
        #expect(jobs(comparison) == ["b.cook"] && comparison.removed == [] && comparison.size == 0)
    }

    @Test func `a file that is not listed any more is removed`() throws {
        var known = try known()
        known.append(known[0])
        known[3].id = 9
        known[3].path = trial.folder["Cookbook/gone.cook"]
        known[3].stamp.inode += 1
        let comparison = FolderComparison(walk, stamps, known)
        #expect(comparison.removed == [9] && jobs(comparison) == [] && !comparison.isEmpty)
    }

    @Test func `a renamed file keeps its recipes if it keeps its title, its kind and its course`() throws {
        func comparison(_ path: String, _ change: (inout IndexWriter.KnownFile) -> Void = { _ in }) throws
            -> FolderComparison
        {
            var known = try known()
            known[0].path = trial.folder["Cookbook/\(path)"]
            change(&known[0])
            return FolderComparison(walk, stamps, known)
        }
        let moved = try comparison("Old/a.cook")
        #expect(moved.renamed.map { name($0.known.path) + " to " + name($0.entry.path) } == ["Old/a.cook to a.cook"])
        #expect(moved.renamed.map(\.stamp) == [stamps[0]] && moved.renamed.map(\.known.id) == [1])
        #expect(jobs(moved) == [] && moved.removed == [] && moved.size == 0)
        let others = try [
            comparison("Other.cook"), comparison("a.menu"), comparison("Old/a.cook") { $0.course = "Old" },
            comparison("Old/a.cook") { $0.done = 3 }, comparison("Old/a.cook") { $0.stamp.mtime += 1 },
        ]
        for (number, other) in others.enumerated() {
            #expect(other.renamed.isEmpty && jobs(other) == ["a.cook"] && other.removed == [1], "\(number)")
        }
    }

    @Test func `the files of a folder that cannot be listed stay, and those of a folder with a longer name do not`()
        throws
    {
        let known = try known()
        var other = known[0]
        other.id = 7
        other.path = trial.folder["Cookbook 2/a.cook"]
        try FileManager.default.removeItem(atPath: trial.folder["Cookbook"])
        let walk = trial.cookbook.list()
        #expect(walk.hasUnlistedFolder && walk.files.isEmpty)
        #expect(FolderComparison(walk, [], known + [other]).removed == [7])
    }

    @Test func `a folder that cannot be listed does not keep removed files of another folder with an unreadable name`()
        throws
    {
        try trial.folder.makeFolder("Other")
        let name = Array(trial.folder["Other/Cr"].utf8CString.dropLast()) + [CChar(bitPattern: 0xE8), 0]
        let descriptor = open(name, O_CREAT | O_WRONLY, 0o600)
        guard descriptor >= 0 else { return }  // Some file systems take no such name.
        close(descriptor)
        var gone = try known()[0]
        gone.id = 7
        gone.path = trial.folder["Other/gone.cook"]
        let cookbook = try Cookbook(paths: [trial.folder["Cookbook"], trial.folder["Other"]])
        try FileManager.default.removeItem(atPath: trial.folder["Cookbook"])
        let walk = cookbook.list()
        #expect(walk.hasUnlistedFolder && walk.warnings.count == 2)
        #expect(try FolderComparison(walk, [], known() + [gone]).removed == [7])
    }
}
