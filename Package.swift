// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "recipes",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "recipes", targets: ["recipes"]),
        .executable(name: "gallery", targets: ["gallery"]),
        // `CursesTerminal` comes along, so that whoever embeds the lists has a driver to run them on.
        .library(name: "SectionedLists", targets: ["SectionedLists", "Terminal", "CursesTerminal"]),
        .library(name: "RecipeKit", targets: ["RecipeKit"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
    ],
    targets: [
        // Floor 1
        .systemLibrary(name: "CNcurses", path: "Sources/CNcurses"),
        .systemLibrary(name: "CCommonMark", path: "Sources/CCommonMark"),
        .systemLibrary(
            name: "CLibXML2", path: "Sources/CLibXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .yum(["libxml2-devel"]), .brew(["libxml2"])]),
        // Floor 2
        .target(name: "TextLayout"),
        .target(name: "Terminal", dependencies: ["TextLayout"]),
        .target(name: "CursesTerminal", dependencies: ["Terminal", "CNcurses"]),
        // Floor 3
        .target(name: "SectionedLists", dependencies: ["Terminal"]),
        .target(
            name: "RecipeKit",
            dependencies: [
                "Yams", "CCommonMark", "CLibXML2", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ],
            // GRDB has operators and members of its own for strings and arrays, which only the files that import it want.
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        // Floor 4
        .target(name: "RecipeBrowser", dependencies: ["SectionedLists", "Terminal", "RecipeKit"]),
        .target(name: "Configuration", dependencies: ["SectionedLists", "Terminal", "TOMLKit"]),
        .target(name: "GalleryScreens", dependencies: ["SectionedLists", "Terminal"]),
        // Floor 5
        .executableTarget(
            name: "recipes",
            dependencies: [
                "RecipeBrowser", "Configuration", "RecipeKit", "SectionedLists", "Terminal", "CursesTerminal",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "gallery", dependencies: ["GalleryScreens", "SectionedLists", "Terminal", "CursesTerminal"]),
        .target(name: "TestSupport", dependencies: ["RecipeKit"], path: "Tests/TestSupport"),
        .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout", "TestSupport"]),
        .testTarget(name: "TerminalTests", dependencies: ["Terminal", "TestSupport"]),
        .testTarget(name: "CursesTerminalTests", dependencies: ["CursesTerminal", "Terminal"]),
        .testTarget(name: "SectionedListsTests", dependencies: ["SectionedLists", "Terminal", "TestSupport"]),
        .executableTarget(name: "notebook-writer", dependencies: ["RecipeKit"], path: "Tests/NotebookWriter"),
        .testTarget(
            name: "RecipeKitTests",
            dependencies: [
                "RecipeKit", "Yams", "TerminalTestSupport", "notebook-writer",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        .testTarget(
            name: "RecipeBrowserTests", dependencies: ["RecipeBrowser", "SectionedLists", "RecipeKit", "Terminal"]),
        .testTarget(
            name: "ConfigurationTests",
            dependencies: ["Configuration", "RecipeBrowser", "SectionedLists", "Terminal"]),
        // Puts the driver of the terminal to the trials that need a process of their own.
        .executableTarget(
            name: "terminal-trial", dependencies: ["CursesTerminal", "Terminal"], path: "Tests/TerminalTrial"),
        .target(name: "TerminalTestSupport", dependencies: ["CNcurses"], path: "Tests/TerminalTestSupport"),
        .testTarget(
            name: "RecipesCommandTests",
            dependencies: ["recipes", "terminal-trial", "RecipeKit", "TerminalTestSupport"]),
        .testTarget(
            name: "GalleryTests",
            dependencies: ["gallery", "GalleryScreens", "SectionedLists", "Terminal", "TerminalTestSupport"]),
        .testTarget(name: "DocumentationTests", dependencies: ["SectionedLists", "Terminal", "TerminalTestSupport"]),
    ]
)
