import RecipeFormats
import RecipeKit
import RecipeLibrary

/// The pictures of a recipe that are files on this machine. Those on the web are not among them, because nothing is
/// fetched without being asked.
public struct LocalPictures: Hashable, Sendable {
    /// The paths of the pictures, in the order in which they are shown: the dish, and then its steps.
    public private(set) var paths: [String] = []
    /// The paths of the pictures of steps, by the numbers of the steps.
    private var ofSteps: [Int: String] = [:]

    public init() {}

    /// Looks for the pictures beside a recipe's file, and for those that the recipe names. Reads no picture.
    ///
    /// Reads the folder, and only if it has a picture with the name of the recipe, looks for each of the possible names,
    /// which takes about 40 system calls. Do not call it on the main actor.
    public init(of recipe: RecipeID, named names: [String]) {
        let folder = FilePath.folder(of: recipe.path)
        let beside =
            Self.hasPicture(besideFileAt: recipe.path, in: folder)
            ? RecipePictures.find(ofFileAt: recipe.path, index: recipe.index).filter { Self.canBeShown($0.name) } : []
        let dish = beside.filter { $0.place.isEmpty }.map { FilePath.path(folder, $0.name) }
        let named = names.filter { !$0.contains("://") && Self.canBeShown($0) }
            .map { $0.hasPrefix("/") ? $0 : FilePath.path(folder, $0) }
            .filter { access($0, R_OK) == 0 }
        let steps = beside.filter { !$0.place.isEmpty }
        for path in dish + named + steps.map({ FilePath.path(folder, $0.name) }) where !paths.contains(path) {
            paths.append(path)
        }
        // The steps are numbered from 0 or 1. Those of a second section have two numbers, which say no step of the whole.
        let first = steps.contains { $0.place == ".0" } ? 0 : 1
        for step in steps {
            guard let number = Int(step.place.dropFirst()) else { continue }
            ofSteps[number - first + 1] = FilePath.path(folder, step.name)
        }
    }

    /// Looks for the pictures of a recipe. Reads its file, but no picture.
    package init(of recipe: RecipeSummary, in cookbook: Cookbook) {
        // `try?`: a file that cannot be read names no pictures, but there can be some beside it.
        let names = (try? cookbook.load(recipe.id))?.recipe.metadata.images ?? []
        self.init(of: recipe.id, named: names)
    }

    /// Returns the picture of a step, or `nil` if there is none.
    public func path(ofStep number: Int) -> String? { ofSteps[number] }

    /// Whether a folder has a picture whose name begins with that of a recipe's file.
    private static func hasPicture(besideFileAt path: String, in folder: String) -> Bool {
        let name = FilePath.name(of: path)
        let stem = name.dropLast(FilePath.fileExtension(of: name).count)
        guard let directory = opendir(folder.isEmpty ? "." : folder) else { return false }
        defer { closedir(directory) }
        while let entry = readdir(directory) {
            let file = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
                    String(cString: $0)
                }
            }
            if file.hasPrefix(stem), canBeShown(file) { return true }
        }
        return false
    }

    /// Whether the helper can read a picture with this name. A recipe of somebody else could name any file.
    private static func canBeShown(_ name: String) -> Bool {
        ["jpg", "jpeg", "png", "webp"].contains(FilePath.fileExtension(of: name).lowercased())
    }
}
