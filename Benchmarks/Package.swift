// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(name: "recipes", path: ".."),
    ],
    targets: [
        .target(name: "Figures"),
        .target(name: "CTerminalSpawn", linkerSettings: [.linkedLibrary("util")]),
        .executableTarget(
            name: "terminal-probe",
            dependencies: [
                "CTerminalSpawn", "Figures", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "list-benchmark",
            dependencies: [
                "Figures", .product(name: "SectionedLists", package: "recipes"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "library-benchmark",
            dependencies: [
                "Figures", .product(name: "RecipeLibrary", package: "recipes"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "kitchen-benchmark",
            dependencies: [
                "Figures", .product(name: "Kitchen", package: "recipes"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "generate-cookbook",
            dependencies: ["Figures", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
    ]
)
