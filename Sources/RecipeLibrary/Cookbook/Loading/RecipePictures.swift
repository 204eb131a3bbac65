/// Pictures in the folder of a recipe's file. Cooklang's convention names them: `Dish.jpg` for the dish, `Dish.1.jpg`
/// for its first step, `Dish.2.1.jpg` for the first step of its second section. Steps are numbered from 0 or 1.
enum RecipePictures {
    /// Appends the names of the pictures beside a recipe's file to the pictures of the recipe. Makes 35 system calls if
    /// there are no pictures, and usually more otherwise.
    ///
    /// - Parameters:
    ///   - path: The path of the recipe's file.
    ///   - index: The index of the recipe in its file. Only the first recipe has pictures beside the file.
    ///   - images: The names to extend.
    static func add(ofFileAt path: String, index: Int, to images: inout [String]) {
        guard index == 0, [".cook", ".menu", ".md", ".markdown"].contains(where: path.lowercased().hasSuffix),
            let dot = path.lastIndex(of: ".")
        else { return }
        let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        guard dot > slash else { return }
        for name in names(folder: String(path[..<slash]), stem: String(path[slash..<dot])) where !images.contains(name)
        {
            images.append(name)
        }
    }

    private static let extensions = ["jpg", "jpeg", "png", "webp", "gif", "JPG", "PNG"]

    private static func names(folder: String, stem: String) -> [String] {
        func name(_ part: String) -> String? {
            extensions.lazy.map { "\(stem)\(part).\($0)" }.first { access(folder + $0, R_OK) == 0 }
        }
        func numbered(_ prefix: String) -> [String] {
            let first = name("\(prefix).0")
            let others = sequence(state: 0) { number -> String? in
                number += 1
                return number < 1000 ? name("\(prefix).\(number)") : nil
            }
            return [first].compactMap(\.self) + others
        }
        let sections = sequence(state: 0) { number -> [String]? in
            number += 1
            let steps = number < 1000 ? numbered(".\(number)") : []
            return steps.isEmpty ? nil : steps
        }
        return [name("")].compactMap(\.self) + numbered("") + sections.flatMap(\.self)
    }
}
