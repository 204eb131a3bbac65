// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "recipes",
    products: [
        .executable(name: "recipes", targets: ["recipes"]),
        .executable(name: "recipes-fetch", targets: ["recipes-fetch"]),
        .executable(name: "recipes-picture", targets: ["recipes-picture"]),
        .executable(name: "gallery", targets: ["gallery"]),
        // The lists, and the terminal driver that shows them.
        .library(name: "SectionedLists", targets: ["SectionedLists", "Terminal", "CursesTerminal"]),
        .library(name: "TextLayout", targets: ["TextLayout"]),
        .library(name: "RecipeKit", targets: ["RecipeKit"]),
        .library(name: "Kitchen", targets: ["Kitchen", "RecipeKit"]),
        .library(name: "RecipeFormats", targets: ["RecipeFormats", "RecipeKit"]),
        .library(name: "RecipeLibrary", targets: ["RecipeLibrary", "RecipeFormats", "RecipeKit"]),
        .library(name: "CookbookStore", targets: ["CookbookStore", "RecipeLibrary", "Kitchen", "RecipeKit"]),
    ],
    // A package that uses only the lists turns the traits off, and no package of another author is fetched.
    traits: [
        .trait(name: "Formats", description: "RecipeFormats, with Yams"),
        .trait(name: "Library", description: "RecipeLibrary, with GRDB and swift-log", enabledTraits: ["Formats"]),
        .trait(
            name: "Programs", description: "The programs and tests, with ArgumentParser", enabledTraits: ["Library"]),
        .default(enabledTraits: ["Programs"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.11.0"),
    ],
    targets: [
        // Layer 0
        .systemLibrary(
            name: "CNcurses", path: "Sources/CNcurses",
            providers: [.apt(["libncurses-dev"]), .yum(["ncurses-devel"]), .brew(["ncurses"])]),
        .systemLibrary(
            name: "CCommonMark", path: "Sources/CCommonMark",
            providers: [.apt(["libcmark-dev"]), .yum(["cmark-devel"]), .brew(["cmark"])]),
        .systemLibrary(
            name: "CLibXML2", path: "Sources/CLibXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .yum(["libxml2-devel"])]),
        .systemLibrary(
            name: "CZlib", path: "Sources/CZlib", providers: [.apt(["zlib1g-dev"]), .yum(["zlib-devel"])]),
        .systemLibrary(
            name: "CMiniZip", path: "Sources/CMiniZip",
            providers: [.apt(["libminizip-dev"]), .yum(["minizip-devel"])]),
        .systemLibrary(
            name: "CCurl", path: "Sources/CCurl",
            providers: [.apt(["libcurl4-openssl-dev"]), .yum(["libcurl-devel"]), .brew(["curl"])]),
        // Three libraries that only one program uses.
        .systemLibrary(
            name: "CPictures", path: "Sources/CPictures",
            providers: [
                .apt(["libturbojpeg0-dev", "libpng-dev", "libwebp-dev"]),
                .yum(["turbojpeg-devel", "libpng-devel", "libwebp-devel"]), .brew(["jpeg-turbo", "libpng", "webp"]),
            ]),
        .target(name: "CEmptyICUData"),
        .target(name: "CFileCalls"),
        .target(name: "CProgramStart"),
        .target(name: "CTerminalGuard"),
        // Layer 1
        .target(name: "TextLayout"),
        .target(name: "CookingLanguages"),
        .target(name: "TOMLDocuments"),
        // Layer 2
        .target(name: "RecipeKit", dependencies: ["CookingLanguages"]),
        .target(name: "Terminal", dependencies: ["TextLayout"]),
        .target(name: "CursesTerminal", dependencies: ["Terminal", "CNcurses", "CTerminalGuard"]),
        // Layer 3
        .target(name: "SectionedLists", dependencies: ["Terminal"]),
        .target(
            name: "RecipeFormats",
            dependencies: [
                "RecipeKit", "CookingLanguages", "TextLayout", "TOMLDocuments", .formats("Yams"), "CCommonMark",
                "CLibXML2",
                "CMiniZip", "CZlib",
            ],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        // Layer 4
        .target(
            name: "RecipeLibrary",
            dependencies: [
                "RecipeFormats", "RecipeKit", "TextLayout", .library("GRDB", package: "GRDB.swift"),
                .library("GRDBSQLite", package: "GRDB.swift"), .library("Logging", package: "swift-log"),
            ],
            // GRDB adds operators and members to strings and arrays. Only files that import it should see them.
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        .target(name: "Kitchen", dependencies: ["RecipeKit", "CookingLanguages", "TOMLDocuments"]),
        // Layer 5
        .target(
            name: "CookbookStore",
            dependencies: [
                "RecipeLibrary", "Kitchen", "RecipeFormats", "RecipeKit", "CFileCalls",
                .library("GRDB", package: "GRDB.swift"), .library("GRDBSQLite", package: "GRDB.swift"),
            ],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        // Layer 6
        .target(
            name: "RecipeBrowser",
            dependencies: [
                "SectionedLists", "Terminal", "CookbookStore", "RecipeLibrary", "Kitchen", "RecipeFormats", "RecipeKit",
            ]),
        .target(name: "Configuration", dependencies: ["SectionedLists", "Terminal", "TOMLDocuments"]),
        .target(name: "GalleryScreens", dependencies: ["SectionedLists", "Terminal"]),
        // Layer 7
        .executableTarget(
            name: "recipes",
            dependencies: [
                "RecipeBrowser", "CookbookStore", "Configuration", "RecipeLibrary", "Kitchen", "RecipeFormats",
                "RecipeKit", "SectionedLists", "CursesTerminal", "Terminal", "TextLayout", "CEmptyICUData",
                "CProgramStart",
                .programs("ArgumentParser", package: "swift-argument-parser"),
                .library("Logging", package: "swift-log"),
            ]),
        // The one program that opens a connection, and only when it is asked to.
        .executableTarget(name: "recipes-fetch", dependencies: ["CCurl", "CProgramStart"]),
        // The one program that decodes pictures, in a process of its own.
        .executableTarget(name: "recipes-picture", dependencies: ["CPictures", "CProgramStart"]),
        .executableTarget(
            name: "gallery",
            dependencies: [
                "GalleryScreens", "SectionedLists", "Terminal", "CursesTerminal", "CEmptyICUData", "CProgramStart",
            ]),
        // Tests
        .target(
            name: "TestSupport", dependencies: ["RecipeKit", .library("Logging", package: "swift-log")],
            path: "Tests/TestSupport"),
        .target(
            name: "LibraryTestSupport", dependencies: ["RecipeLibrary", "RecipeFormats", "RecipeKit", "TestSupport"],
            path: "Tests/LibraryTestSupport"),
        .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout", "TestSupport"]),
        .testTarget(name: "TerminalTests", dependencies: ["Terminal", "TestSupport"]),
        .testTarget(
            name: "CursesTerminalTests",
            dependencies: ["CursesTerminal", "Terminal", "CNcurses", "CTerminalGuard", "TestSupport"]),
        .testTarget(name: "SectionedListsTests", dependencies: ["SectionedLists", "Terminal", "TestSupport"]),
        .executableTarget(
            name: "notebook-writer", dependencies: ["CookbookStore", "RecipeLibrary", "RecipeKit"],
            path: "Tests/NotebookWriter"),
        .testTarget(
            name: "CookingLanguagesTests", dependencies: ["CookingLanguages", "Kitchen", "RecipeFormats", "RecipeKit"]),
        .testTarget(name: "TOMLDocumentsTests", dependencies: ["TOMLDocuments", "TestSupport"]),
        .testTarget(name: "RecipeKitTests", dependencies: ["RecipeKit", "TestSupport"]),
        .testTarget(
            name: "RecipeFormatsTests", dependencies: ["RecipeFormats", "RecipeKit", .formats("Yams"), "TestSupport"]),
        .testTarget(
            name: "RecipeLibraryTests",
            dependencies: [
                "RecipeLibrary", "RecipeFormats", "RecipeKit", "TextLayout", "LibraryTestSupport", "TestSupport",
                .library("GRDB", package: "GRDB.swift"),
            ]),
        .testTarget(
            name: "CookbookStoreTests",
            dependencies: [
                "CookbookStore", "RecipeLibrary", "Kitchen", "RecipeFormats", "RecipeKit", "LibraryTestSupport",
                "TestSupport", "TerminalTestSupport", "notebook-writer", "recipes-picture",
                .library("GRDB", package: "GRDB.swift"),
            ]),
        .testTarget(
            name: "KitchenTests",
            dependencies: ["Kitchen", "CookingLanguages", "RecipeFormats", "RecipeKit", "TestSupport"]),
        .testTarget(
            name: "RecipeBrowserTests",
            dependencies: [
                "RecipeBrowser", "CookbookStore", "Kitchen", "SectionedLists", "RecipeLibrary", "RecipeFormats",
                "RecipeKit", "Terminal", "TestSupport", "recipes-picture",
            ]),
        .testTarget(
            name: "ConfigurationTests",
            dependencies: ["Configuration", "RecipeBrowser", "SectionedLists", "Terminal", "TOMLDocuments"]),
        // Puts the driver of the terminal to the trials that need a process of their own.
        .executableTarget(
            name: "terminal-trial", dependencies: ["CursesTerminal", "Terminal"], path: "Tests/TerminalTrial"),
        .target(name: "TerminalTestSupport", dependencies: ["CNcurses"], path: "Tests/TerminalTestSupport"),
        .testTarget(
            name: "RecipesCommandTests",
            dependencies: [
                "recipes", "recipes-fetch", "recipes-picture", "terminal-trial", "CookbookStore", "RecipeLibrary",
                "RecipeFormats",
                "RecipeKit",
                "TestSupport", "CPictures",
                "TerminalTestSupport", .library("GRDB", package: "GRDB.swift"),
            ]),
        .testTarget(
            name: "GalleryTests",
            dependencies: ["gallery", "GalleryScreens", "SectionedLists", "Terminal", "TerminalTestSupport"]),
        // The screens of two examples, for their tests. The programs themselves are in a package of their own.
        .target(
            name: "GitLogExample", dependencies: ["SectionedLists", "Terminal"],
            path: "Examples/list-programs/Sources/git-log", exclude: ["main.swift"]),
        .target(
            name: "ToDoExample", dependencies: ["SectionedLists", "Terminal"],
            path: "Examples/list-programs/Sources/to-do", exclude: ["main.swift"]),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "GitLogExample", "ToDoExample",
                "SectionedLists", "Terminal", "CookbookStore", "RecipeLibrary", "Kitchen", "RecipeFormats", "RecipeKit",
                "TextLayout", "TerminalTestSupport",
            ]),
    ]
)

// Products of other authors, each with the trait that needs it.
extension Target.Dependency {
    static func formats(_ name: String) -> Self { product(name, package: name, trait: "Formats") }
    static func library(_ name: String, package: String) -> Self { product(name, package: package, trait: "Library") }
    static func programs(_ name: String, package: String) -> Self { product(name, package: package, trait: "Programs") }

    private static func product(_ name: String, package: String, trait: String) -> Self {
        .product(name: name, package: package, condition: .when(traits: [trait]))
    }
}

// With RECIPES_MODULE=Kitchen the package consists of that module, its tests, and what they depend on: a change is built and
// tested in seconds. See `make test MODULE=Kitchen`.
if let module = Context.environment["RECIPES_MODULE"] { package.keep(module) }

extension Package {
    /// Removes all targets but a module, its tests, and what they depend on.
    func keep(_ module: String) {
        let all = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
        var kept: Set<String> = []
        var waiting = [module, module + "Tests"]
        while let name = waiting.popLast() {
            guard let target = all[name], kept.insert(name).inserted else { continue }
            waiting += target.dependencies.compactMap(\.targetName)
        }
        targets = targets.filter { kept.contains($0.name) }
        products = []
        let packages = Set(targets.flatMap(\.dependencies).compactMap(\.packageName))
        dependencies = dependencies.filter { dependency in
            guard case .sourceControl(_, let location, _) = dependency.kind else { return true }
            return packages.contains { location.hasSuffix("/" + $0) }
        }
    }
}

extension Target.Dependency {
    /// The name of the target of this package, or `nil` if the dependency is a product of another package.
    var targetName: String? {
        switch self {
        case .byNameItem(let name, _), .targetItem(let name, _): name
        default: nil
        }
    }

    /// The name of the package that has the product, or `nil` if the dependency is a target of this package.
    var packageName: String? {
        if case .productItem(_, let package, _, _) = self { package } else { nil }
    }
}
