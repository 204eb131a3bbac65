// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        .target(name: "CTerminalSpawn", linkerSettings: [.linkedLibrary("util")]),
        .executableTarget(
            name: "terminal-probe",
            dependencies: ["CTerminalSpawn", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        .executableTarget(
            name: "generate-cookbook",
            dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
    ]
)
