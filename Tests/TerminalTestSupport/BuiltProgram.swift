import Foundation

/// A program under test, as the package manager built it.
struct BuiltProgram: Sendable {
    let name: String
    let path: String

    /// What the variable `NAME_BINARY` names, else the program that was built beside the tests.
    init(_ name: String) {
        self.name = name
        if let path = ProcessInfo.processInfo.environment["\(name.uppercased())_BINARY"], !path.isEmpty {
            self.path = URL(fileURLWithPath: path).path
        } else {
            path = Self.productsFolder.appendingPathComponent(name).path
        }
    }

    init(name: String, path: String) {
        self.name = name
        self.path = path
    }

    /// A program that is nothing but a part of the tests.
    init(besideTests name: String) {
        self.name = name
        path = Self.productsFolder.appendingPathComponent(name).path
    }

    /// The variable by which a shell under test knows the program.
    var variable: String { name.uppercased() }

    /// Makes the program's name a command of a shell.
    var shellFunction: String { "\(name)() { \"$\(variable)\" \"$@\"; }\n" }

    private static var productsFolder: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return (bundle ?? Bundle.main).bundleURL.resolvingSymlinksInPath().productsFolder
    }
}

extension URL {
    /// The folder that holds a test bundle; where the tests are a plain executable, that is the bundle's folder itself.
    fileprivate var productsFolder: URL { pathExtension == "xctest" ? deletingLastPathComponent() : self }
}
