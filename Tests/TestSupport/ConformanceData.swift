import Foundation

/// The optional folder of conformance suites and real recipes, which are not part of the project.
public enum ConformanceData {
    /// The root folder: the value of `RECIPES_CONFORMANCE_DATA`, otherwise that of `RECIPES_SHARED_DATA`, otherwise
    /// `../shared/data` beside the package.
    public static let root: URL? = {
        let environment = ProcessInfo.processInfo.environment
        let beside = packageRoot.deletingLastPathComponent().appending(path: "shared/data").path
        let candidates = [environment["RECIPES_CONFORMANCE_DATA"], environment["RECIPES_SHARED_DATA"], beside]
        return candidates.compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0) }
            .map { URL(filePath: $0, directoryHint: .isDirectory) }
    }()

    /// The folder of the Cooklang suite and of collections of real recipes.
    public static let cooklang: URL? = {
        guard let folder = root?.appending(path: "cooklang"), FileManager.default.fileExists(atPath: folder.path)
        else { return nil }
        return folder
    }()

    /// The recipes and menus of the collections, sorted by path. Empty if there is no data.
    public static let recipeFiles: [URL] = {
        guard let folder = cooklang?.appending(path: "collections"),
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        else { return [] }
        return files.compactMap { $0 as? URL }.filter { ["cook", "menu"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
    }()

    /// The files of a collection of recipes in Markdown, sorted by name. Empty if there is no data.
    public static let markdownFiles: [URL] = {
        guard let folder = root?.appending(path: "markdown/public-domain-recipes"),
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        else { return [] }
        return names.sorted().filter { $0.hasSuffix(".md") }.map { folder.appending(path: $0) }
    }()

    /// Whether the tests use all of the data. This is so if `RECIPES_EXHAUSTIVE` is set, as in `make test-all`.
    public static let isExhaustive = ProcessInfo.processInfo.environment["RECIPES_EXHAUSTIVE"] != nil

    /// Returns all elements if the tests are exhaustive. Otherwise, returns the elements at a fixed distance from each
    /// other.
    ///
    /// - Parameters:
    ///   - elements: The files or lines, in a fixed order.
    ///   - stride: The distance between two elements of the sample. The first element is always part of it.
    public static func sampled<Element>(_ elements: [Element], every stride: Int) -> [Element] {
        if isExhaustive { return elements }
        return Swift.stride(from: 0, to: elements.count, by: stride).map { elements[$0] }
    }

    private static let packageRoot = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
}
