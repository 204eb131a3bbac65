import Foundation

/// The gallery under test: what `GALLERY_BINARY` names, else the program that was built beside the tests.
enum GalleryProgram {
    static let path: String = {
        if let path = ProcessInfo.processInfo.environment["GALLERY_BINARY"], !path.isEmpty {
            return URL(fileURLWithPath: path).path
        }
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
        let folder = bundle.bundleURL.resolvingSymlinksInPath()
        let products = folder.pathExtension == "xctest" ? folder.deletingLastPathComponent() : folder
        return products.appendingPathComponent("gallery").path
    }()
}
