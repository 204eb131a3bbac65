// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "list-programs",
    dependencies: [.package(name: "recipes", path: "../..")],
    targets: ["process-list", "log-reader", "mail-reader", "file-tree", "settings-form", "git-log", "to-do"].map {
        name in
        .executableTarget(name: name, dependencies: [.product(name: "SectionedLists", package: "recipes")])
    }
)
