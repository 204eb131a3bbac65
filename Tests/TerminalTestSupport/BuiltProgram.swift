import Foundation

/// A built program under test.
struct BuiltProgram: Sendable {
    let name: String
    let path: String

    /// Creates a program whose path is in the environment variable `NAME_BINARY`. Without the variable, the program is
    /// in the build folder of the tests.
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

    /// Creates a program that the tests contain.
    init(besideTests name: String) {
        self.name = name
        path = Self.productsFolder.appendingPathComponent(name).path
    }

    /// The shell variable that contains the path of the program.
    var variable: String { name.uppercased() }

    /// The shell function that runs the program by its name.
    var shellFunction: String { "\(name)() { \"$\(variable)\" \"$@\"; }\n" }

    private static var productsFolder: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return (bundle ?? Bundle.main).bundleURL.resolvingSymlinksInPath().productsFolder
    }
}

extension URL {
    /// The build folder. In a bundle of tests, it is the folder that contains the bundle. Otherwise, it is the URL
    /// itself.
    fileprivate var productsFolder: URL { pathExtension == "xctest" ? deletingLastPathComponent() : self }
}
