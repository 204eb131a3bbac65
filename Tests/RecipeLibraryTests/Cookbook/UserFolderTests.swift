import Foundation
import TestSupport
import Testing

@testable import RecipeLibrary

@Suite("The folders of the program's own files")
struct UserFolderTests {
    @Test(
        "A folder is in the folder that the variable names, else in the default folder of the home folder",
        arguments: zip(UserFolder.allCases, [".cache", ".config", ".local/share", ".local/state"]))
    func path(_ folder: UserFolder, _ parent: String) {
        func path(_ variables: [String: String]) -> String? { folder.path { variables[$0] } }
        #expect(path([folder.variable: "/x", "HOME": "/home/ada"]) == "/x/recipes")
        #expect(path(["HOME": "/home/ada"]) == "/home/ada/\(parent)/recipes")
        #expect(path([folder.variable: "relative", "HOME": "/"]) == "/\(parent)/recipes")
        #expect(path([folder.variable: "", "HOME": ""]) == nil)
        #expect(path(["HOME": "relative"]) == nil)
        #expect(path([:]) == nil)
    }

    @Test("A new folder and its parents are readable only by the user")
    func make() throws {
        let folder = try TemporaryFolder()
        #expect(UserFolder.make(folder["a/b"]))
        #expect(UserFolder.make(folder["a/b"]))
        for name in ["a", "a/b"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder[name])
            #expect(attributes[.posixPermissions] as? Int == 0o700)
        }
        try folder.write("", to: "file")
        #expect(!UserFolder.make(folder["file/a"]))
    }
}
