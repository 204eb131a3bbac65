// swift-tools-version: 6.1
import PackageDescription

// Built by `make fuzz`, which asks the compiler for libFuzzer and for what it needs to see in the code.
let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "recipes", path: "..")],
    targets: [
        .systemLibrary(name: "CLibFuzzer"),
        .executableTarget(
            name: "recipe-fuzzer", dependencies: ["CLibFuzzer", .product(name: "RecipeFormats", package: "recipes")]),
    ]
)
