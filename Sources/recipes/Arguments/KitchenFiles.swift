import Kitchen
import RecipeFormats
import RecipeLibrary

/// The files of the Cooklang programs about shopping: `aisle.conf` and `pantry.conf`.
///
/// They are in the folder `config` of the user's cookbook, or else in `~/.config/cook`.
struct KitchenFiles {
    /// The aisles of the user, or `nil` for those of the program.
    let aisles: AisleFile?
    /// What the pantry holds, without what has expired.
    let stock: [ShoppingStock]

    /// Reads the files, and prints a message for each line that cannot be read.
    ///
    /// - Parameter shop: The shop whose aisles count if it has a file of its own, or `nil` for the usual one.
    /// - Throws: ``CommandFailure`` if a file exists but cannot be read.
    init(shop: String?) throws {
        let own = try shop.flatMap { try Self.bytes(of: "aisle.\($0).conf") }
        aisles = try (own ?? Self.bytes(of: "aisle.conf")).map { bytes, path in
            let file = AisleFile(bytes: bytes)
            Self.report(file.problems, path)
            return file
        }
        stock =
            try Self.bytes(of: "pantry.conf").map { bytes, path in
                let file = PantryFile(bytes: bytes)
                Self.report(file.problems, path)
                return file.stock(on: .today)
            } ?? []
    }

    private static func report(_ problems: [FileProblem], _ path: String) {
        for problem in problems { Output.error("\(path):\(problem.line): \(problem.message)") }
    }

    private static func bytes(of name: String) throws -> ([UInt8], path: String)? {
        var folders: [String] = []
        if let home = HomeCookbook.find() { folders.append(home.path + "/config") }
        if let home = getenv("HOME") { folders.append(String(cString: home) + "/.config/cook") }
        for folder in folders {
            let path = folder + "/" + name
            guard let file = fopen(path, "rb") else {
                guard errno == ENOENT || errno == ENOTDIR else {
                    throw CommandFailure("\(path): \(String(cString: strerror(errno))).", status: EX_NOINPUT)
                }
                continue
            }
            defer { fclose(file) }
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
                bytes += buffer[..<count]
                guard bytes.count <= Self.sizeLimit else {
                    throw CommandFailure("\(path): the file is larger than 16 MB.", status: EX_DATAERR)
                }
            }
            return (bytes, path)
        }
        return nil
    }

    private static let sizeLimit = 16 << 20
}
