// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "shopping-list",
    dependencies: [.package(name: "recipes", path: "../..")],
    targets: [
        .executableTarget(
            name: "shopping-list", dependencies: [.product(name: "SectionedLists", package: "recipes")])
    ]
)
