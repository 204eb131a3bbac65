import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The home cookbook")
struct HomeCookbookTests {
    private func find(
        _ environment: [String: String], existing: Set<String>, executable: String? = "/opt/r/bin/recipes"
    )
        -> HomeCookbook?
    {
        HomeCookbook.find(
            executable: executable, environment: { environment[$0] }, exists: { existing.contains($0) })
    }

    @Test("The home cookbook is RECIPES_HOME, whether or not it exists")
    func environment() {
        let home = find(["RECIPES_HOME": "/data/food", "HOME": "/home/ada"], existing: ["/home/ada/Recipes"])
        #expect(home == HomeCookbook(path: "/data/food", origin: .environment))
        #expect(home?.isReadOnly == false)
    }

    @Test("The home cookbook is ~/Recipes if RECIPES_HOME is unset or empty")
    func homeFolder() {
        let home = find(["RECIPES_HOME": "", "HOME": "/home/ada/"], existing: ["/home/ada/Recipes"])
        #expect(home == HomeCookbook(path: "/home/ada/Recipes", origin: .homeFolder))
    }

    @Test("Without a cookbook of the user, the home cookbook is the starter cookbook beside the executable's folder")
    func installedStarter() {
        let home = find(["HOME": "/home/ada"], existing: ["/opt/r/share/recipes/Cookbook"])
        #expect(home == HomeCookbook(path: "/opt/r/share/recipes/Cookbook", origin: .starter))
        #expect(home?.isReadOnly == true)
    }

    @Test("In a build folder, the starter cookbook is that of the nearest package")
    func builtStarter() {
        let home = find(
            [:],
            existing: ["/src/r/Resources/Cookbook", "/src/r/Package.swift", "/src/r/.build/Resources/Cookbook"],
            executable: "/src/r/.build/release/recipes")
        #expect(home == HomeCookbook(path: "/src/r/Resources/Cookbook", origin: .starter))
    }

    @Test("There is no home cookbook without a folder and a starter cookbook")
    func nowhere() {
        #expect(find(["HOME": "/home/ada"], existing: []) == nil)
        #expect(find([:], existing: [], executable: nil) == nil)
        #expect(find([:], existing: [], executable: "/recipes") == nil)
    }

    @Test("The home cookbook is found for this process")
    func thisProcess() {
        if let home = HomeCookbook.find() { #expect(!home.path.isEmpty) }
    }
}
