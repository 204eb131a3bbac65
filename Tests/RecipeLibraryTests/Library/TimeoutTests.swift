import Dispatch
import TestSupport
import Testing

@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Opening a cookbook on a file system that does not answer")
struct TimeoutTests {
    @Test func `the result of work is returned if it is there in time`() {
        let thread = WorkThread()
        #expect(Timeout.result(within: .seconds(60), on: thread) { 7 } == 7)
        let blocked = DispatchSemaphore(value: 0)
        #expect(Timeout.result(within: .milliseconds(1), on: thread) { blocked.wait() } == nil)
        blocked.signal()
        #expect(Timeout.result(within: .seconds(60), on: thread) { 8 } == 8)
    }

    @Test func `a cookbook is opened as it is, or its paths are taken for folders and files by their names`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Boil.", to: "A.cook/Soup.cook")
        #expect(try Cookbook(waitingBrieflyFor: [folder["A.cook"]]).roots == [.folder(folder["A.cook"])])
        #expect(throws: CookbookError.self) { try Cookbook(waitingBrieflyFor: [folder["none"]]) }
        let thread = WorkThread()
        let blocked = DispatchSemaphore(value: 0)
        defer { blocked.signal() }
        thread.run { blocked.wait() }
        let assumed = try Cookbook(waitingBrieflyFor: ["/a//B.cook", "./c/", "d.x"], on: thread)
        #expect(assumed.roots == [.file("/a/B.cook"), .folder("c"), .folder("d.x")])
    }

    @Test func `without an answer, the default cookbook is the personal one`() throws {
        let thread = WorkThread()
        let blocked = DispatchSemaphore(value: 0)
        defer { blocked.signal() }
        thread.run { blocked.wait() }
        let opened = try HomeCookbook.open(waitingBrieflyOn: thread)
        let personal = HomeCookbook.personal()
        #expect(opened?.home == personal && opened?.cookbook.roots == personal.map { [.folder($0.path)] })
    }

    @Test func `the personal cookbook is that of the environment, else the one in the home folder`() {
        func personal(_ variables: [String: String]) -> HomeCookbook? { .personal { variables[$0] } }
        let named = personal(["RECIPES_HOME": "/mine", "HOME": "/home/ada"])
        #expect(named == HomeCookbook(path: "/mine", origin: .environment))
        for home in ["/home/ada", "/home/ada/"] {
            let found = personal(["RECIPES_HOME": "", "HOME": home])
            #expect(found == HomeCookbook(path: "/home/ada/Recipes", origin: .homeFolder) && found?.isReadOnly == false)
        }
        #expect(personal([:]) == nil && personal(["HOME": ""]) == nil)
    }
}
