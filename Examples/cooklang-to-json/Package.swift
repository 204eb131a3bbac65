// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "cooklang-to-json",
    dependencies: [.package(name: "recipes", path: "../..")],
    targets: [
        .executableTarget(
            name: "cooklang-to-json", dependencies: [.product(name: "RecipeFormats", package: "recipes")])
    ]
)
