// swift-tools-version: 6.1
import PackageDescription

// `make fuzz` builds this package. It passes the options with which the compiler adds libFuzzer.
let package = Package(
    name: "Fuzzing",
    dependencies: [.package(name: "recipes", path: "..")],
    targets: [
        .systemLibrary(name: "CLibFuzzer"),
        .executableTarget(
            name: "recipe-fuzzer", dependencies: ["CLibFuzzer", .product(name: "RecipeFormats", package: "recipes")]),
    ]
)
