import Foundation

/// The program under test, as the package manager built it.
enum BuiltProgram {
    /// What `RECIPES_BINARY` names, else the program that was built beside the tests.
    static let path: String = {
        if let path = ProcessInfo.processInfo.environment["RECIPES_BINARY"], !path.isEmpty {
            return URL(fileURLWithPath: path).path
        }
        return productsFolder.appendingPathComponent("recipes").path
    }()

    private static var productsFolder: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return (bundle ?? Bundle.main).bundleURL.resolvingSymlinksInPath().productsFolder
    }
}

extension URL {
    /// The folder that holds a test bundle; where the tests are a plain executable, that is the bundle's folder itself.
    fileprivate var productsFolder: URL { pathExtension == "xctest" ? deletingLastPathComponent() : self }
}
