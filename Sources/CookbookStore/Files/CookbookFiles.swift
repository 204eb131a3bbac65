import RecipeFormats
import RecipeKit
import RecipeLibrary

/// Changes the files of a cookbook. Each change is made completely or not at all, and it can be undone.
///
/// A call returns when the change is on the disk. A call changes only the files that it names, and their pictures. It
/// never replaces the content of a file that another program has changed since the file was read. The calls wait for
/// the disk, so do not make them on the main actor.
public struct CookbookFiles: Sendable {
    private let trash: Trash
    private let keep: @Sendable (_ path: String, _ content: [UInt8]) -> Void
    /// Called before each step with the change that the step is about to make.
    package var announce: @Sendable (Change) -> Void = { _ in }
    /// Called after each step with the change that the step has made, before anything else is done with the file: the
    /// notebook finds its entry by the path.
    package var follow: @Sendable (Change) -> Void = { _ in }
    /// Removes what the trash knows about files that have left it.
    package var forget: @Sendable ([String]) -> Void = { for info in $0 { unlink(info) } }

    /// Creates an object that changes files.
    ///
    /// - Parameters:
    ///   - trash: The trash for deleted files.
    ///   - keep: Stores the old content of a file before the content is replaced, so that the old content is not lost
    ///     if the program ends at this moment.
    public init(
        trash: Trash = Trash(), keep: @escaping @Sendable (_ path: String, _ content: [UInt8]) -> Void = { _, _ in }
    ) {
        self.trash = trash
        self.keep = keep
    }

    /// A change that was made, with the data that is needed to undo it.
    public enum Change: Hashable, Sendable {
        /// The content of a file was replaced.
        case edited(path: String, from: [UInt8], to: [UInt8])
        /// A file was created.
        case created(path: String, content: [UInt8])
        /// Files were renamed or moved: the recipe's file first, then its pictures. A merge moves only pictures.
        case moved([Move])
        /// Files were moved to the trash: the recipe's file first, then its pictures.
        case trashed([Trash.Item])
        /// Files came back from the trash. The value is the path of the recipe's file.
        case restored(path: String)
        /// Several changes were made, in this order.
        case several([Change])

        /// The total size of the file contents that this change stores, in bytes.
        public var size: Int {
            switch self {
            case .edited(_, let old, let new): old.count + new.count
            case .created(_, let content): content.count
            case .moved, .trashed, .restored: 0
            case .several(let changes): changes.reduce(0) { $0 + $1.size }
            }
        }

        /// Returns the new path of a file, or `nil` if the change does not move the file.
        public func newPath(of path: String) -> String? {
            switch self {
            case .moved(let moves): moves.first { $0.from == path }?.to
            case .several(let changes): changes.lazy.compactMap { $0.newPath(of: path) }.first
            case .edited, .created, .trashed, .restored: nil
            }
        }

        /// The path of the recipe's file after the change, or `nil` if the file is in the trash. For several changes,
        /// it is the path after the last change.
        public var path: String? {
            switch self {
            case .edited(let path, _, _), .created(let path, _), .restored(let path): path
            case .moved(let moves): moves.first?.to
            case .trashed: nil
            case .several(let changes): changes.last?.path
            }
        }
    }

    /// The old and the new path of a file.
    public struct Move: Hashable, Sendable {
        /// The old path.
        public var from: String
        /// The new path.
        public var to: String

        public init(from: String, to: String) { (self.from, self.to) = (from, to) }
    }

    // MARK: - Changing

    /// Returns the content of a file.
    public func content(of path: String) throws(EditingError) -> [UInt8] { try AtomicFile.content(path) }

    /// Replaces the content of a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file, which may be a symbolic link.
    ///   - old: The content that the file should have.
    ///   - new: The new content.
    /// - Throws: ``EditingError/changed(_:)`` if the file has another content than `old`, ``EditingError/gone(_:)`` if
    ///   there is no file.
    public func edit(_ path: String, from old: [UInt8], to new: [UInt8]) throws(EditingError) -> Change {
        keep(path, old)
        announce(.edited(path: path, from: old, to: new))
        try FolderLock.hold(FilePath.folder(of: path)) { () throws(EditingError) in
            try AtomicFile.replace(path, expecting: old, with: new)
        }
        follow(.edited(path: path, from: old, to: new))
        return .edited(path: path, from: old, to: new)
    }

    /// Writes a file again after another program has moved or deleted it.
    ///
    /// - Throws: ``EditingError/taken(_:)`` if there is a file at the path.
    public func writeAgain(_ path: String, _ content: [UInt8]) throws(EditingError) -> Change {
        try AtomicFile.create(path, content)
        follow(.created(path: path, content: content))
        return .created(path: path, content: content)
    }

    /// Creates a file whose name is derived from a title. If another file has this name, a number is added.
    ///
    /// - Parameters:
    ///   - title: The title of the recipe.
    ///   - fileExtension: The extension without a dot.
    ///   - folder: The folder of the file.
    ///   - cookbook: The folder of the cookbook. The file is not created if links lead out of it.
    ///   - text: The content.
    public func create(
        title: String, fileExtension: String, in folder: String, of cookbook: String, text: String
    ) throws(EditingError) -> Change {
        let name = FileName.name(for: title)
        let bytes = Array(text.utf8)
        for number in 1... {
            let path = FilePath.path(folder, "\(name)\(number == 1 ? "" : " \(number)").\(fileExtension)")
            do throws(EditingError) {
                try AtomicFile.create(path, bytes, inside: cookbook)
                follow(.created(path: path, content: bytes))
                return .created(path: path, content: bytes)
            } catch {
                guard case .taken = error, number < 10_000 else { throw error }
            }
        }
        throw .taken(FilePath.path(folder, name))
    }

    /// Gives a file the name that is derived from a title, in the same folder. The pictures of the file are renamed in
    /// the same way.
    ///
    /// - Returns: The change, or `nil` if the file already has this name.
    /// - Throws: ``EditingError/taken(_:)`` if another file has the name.
    public func rename(_ path: String, toTitle title: String) throws(EditingError) -> Change? {
        let fileExtension = FilePath.fileExtension(of: path)
        let name = FileName.name(for: title) + (fileExtension.isEmpty ? "" : ".\(fileExtension)")
        return try move(path, to: FilePath.path(FilePath.folder(of: path), name))
    }

    /// Renames a recipe: changes the title in the file, and names the file after the new title. If the format cannot
    /// store a changed title, or if the file has several recipes, only the file is renamed.
    ///
    /// - Returns: The change, or `nil` if neither the title nor the name of the file changes.
    /// - Throws: ``EditingError/taken(_:)`` if another file has the name.
    public func rename(_ path: String, toRecipeTitle title: String) throws(EditingError) -> Change? {
        let bytes = try content(of: path)
        let renamed = try rename(path, toTitle: title)
        let new = renamed?.path ?? path
        // If the text contains no title, the title comes from the name of the file, which has just changed.
        guard let old = try? FormatRegistry.details(of: bytes, file: new), old.title != title else { return renamed }
        var wanted = old
        wanted.title = title
        guard let text = try? FormatRegistry.text(bytes, file: new, changing: old, to: wanted) else { return renamed }
        do throws(EditingError) {
            let edited = try edit(new, from: bytes, to: text)
            return renamed.map { .several([$0, edited]) } ?? edited
        } catch {
            if let renamed { _ = try undo(renamed) }
            throw error
        }
    }

    /// Removes a created file that nobody has changed. The file does not go to the trash.
    ///
    /// - Parameter created: The change that created the file.
    /// - Returns: Whether the file was removed. It is `false` if the content of the file has changed, or if the change
    ///   is not ``Change/created(path:content:)``.
    public func discard(_ created: Change) throws(EditingError) -> Bool {
        guard case .created(let path, let content) = created, try self.content(of: path) == content else {
            return false
        }
        guard unlink(path) == 0 else { throw .system(errno, path, "removed") }
        return true
    }

    /// Moves a file and its pictures to another folder. Creates the folder if it is missing, but not its parents.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - folder: The path of the folder.
    ///   - cookbook: The folder of the cookbook. The file is not moved if links lead out of it.
    /// - Returns: The change, or `nil` if the file is already in this folder.
    /// - Throws: ``EditingError/taken(_:)`` if the folder has a file of this name.
    public func move(
        _ path: String, toFolder folder: String, of cookbook: String
    ) throws(EditingError) -> Change? {
        try Self.makeFolder(folder)
        try Boundary.check(folder, leadsInside: cookbook)
        return try move(path, to: FilePath.path(folder, FilePath.name(of: path)))
    }

    /// Makes a folder, and those in which it is, unless they exist.
    private static func makeFolder(_ path: String) throws(EditingError) {
        guard mkdir(path, 0o777) != 0 else { return }
        let number = errno
        guard number != EEXIST else { return }
        let parent = FilePath.folder(of: path)
        guard number == ENOENT, parent != path, parent != "." else { throw .system(number, path, "created") }
        try makeFolder(parent)
        if mkdir(path, 0o777) != 0, errno != EEXIST { throw .system(errno, path, "created") }
    }

    private func move(_ path: String, to new: String) throws(EditingError) -> Change? {
        guard path != new else { return nil }
        let stem = Self.stem(new)
        let pictures = Self.pictures(of: path).map { picture in
            Move(from: picture, to: stem + picture.dropFirst(Self.stem(path).count))
        }
        return .moved(try carryOut([Move(from: path, to: new)] + pictures))
    }

    /// Moves files in the given order, and returns the moves. If one file cannot be moved, moves the earlier ones back
    /// and throws an error.
    func carryOut(_ moves: [Move], isFollowed: Bool = true) throws(EditingError) -> [Move] {
        announce(.moved(moves))
        guard let first = moves.first else { return moves }
        // Another program that edits the file must not write it again under its old name.
        return try FolderLock.hold(FilePath.folder(of: first.from)) { () throws(EditingError) in
            for (index, move) in moves.enumerated() {
                let number = ExclusiveRename.move(move.from, to: move.to)
                guard number != 0 else { continue }
                for done in moves[..<index].reversed() { _ = ExclusiveRename.move(done.to, to: done.from) }
                switch number {
                case EEXIST: throw .taken(move.to)
                case ENOENT where !Self.exists(move.from): throw .gone(move.from)
                default: throw .system(number, move.from, "moved")
                }
            }
            for folder in Set(moves.flatMap { [FilePath.folder(of: $0.from), FilePath.folder(of: $0.to)] }) {
                AtomicFile.sync(folder: folder)
            }
            if isFollowed { follow(.moved(moves)) }
            return moves
        }
    }

    /// Moves a file and its pictures to the trash of the system.
    public func delete(_ path: String) throws(EditingError) -> Change {
        var items: [Trash.Item] = []
        do throws(EditingError) {
            for path in [path] + Self.pictures(of: path) {
                items.append(try trash.put(path) { announce(.trashed([$0])) })
            }
        } catch {
            // If a picture cannot be moved, restore the files that were moved before it.
            for item in items.reversed() { try trash.restore(item) }
            throw error
        }
        return .trashed(items)
    }

    // MARK: - Undoing

    /// Undoes a change. A file that the change edited or created must still have the content that the change wrote.
    ///
    /// - Returns: The change that the undo made. To redo the original change, undo the returned change.
    /// - Throws: An error if such a file has another content, or if a file cannot be moved.
    public func undo(_ change: Change) throws(EditingError) -> Change {
        switch change {
        case .edited(let path, let old, let new): return try edit(path, from: new, to: old)
        case .created(let path, let content):
            guard try AtomicFile.content(path) == content else { throw .changed(path) }
            return try delete(path)
        case .moved(let moves):
            return .moved(try carryOut(moves.map { Move(from: $0.to, to: $0.from) }))
        case .trashed(let items):
            _ = try carryOut(items.map { Move(from: $0.trashed, to: $0.path) }, isFollowed: false)
            forget(items.map(\.info))
            return .restored(path: items[0].path)
        case .restored(let path): return try delete(path)
        case .several(let changes):
            var undone: [Change] = []
            do throws(EditingError) {
                for change in changes.reversed() { undone.append(try undo(change)) }
            } catch {
                for change in undone.reversed() { _ = try undo(change) }
                throw error
            }
            return .several(undone)
        }
    }

    /// Takes back what was done of a change whose program was killed. What was not done, or has been changed since,
    /// stays as it is.
    ///
    /// - Returns: The moves that were made.
    package func takeBack(_ change: Change) -> [Move] {
        switch change {
        case .edited(let path, let old, let new):
            // `try?`: a file that cannot be read or written is left as it is.
            if (try? content(of: path)) == new { _ = try? edit(path, from: new, to: old) }
        case .created: _ = try? discard(change)
        case .moved(let moves):
            return moves.reversed().compactMap { move in
                guard Self.exists(move.to), !Self.exists(move.from),
                    ExclusiveRename.rename(move.to, to: move.from) == 0
                else { return nil }
                return Move(from: move.to, to: move.from)
            }
        case .trashed(let items):
            for item in items.reversed() {
                if Self.exists(item.path) { trash.forget(item) } else { try? trash.restore(item) }
            }
        case .restored: break
        case .several(let changes): return changes.reversed().flatMap(takeBack)
        }
        return []
    }

    private static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    // MARK: - Pictures

    /// Returns the path without the extension and its dot.
    static func stem(_ path: String) -> String {
        let fileExtension = FilePath.fileExtension(of: path)
        return fileExtension.isEmpty ? path : String(path.dropLast(fileExtension.count + 1))
    }

    /// Returns the paths of the pictures beside a recipe's file. They begin with the path of the file without its
    /// extension.
    static func pictures(of path: String) -> [String] {
        var names: [String] = []
        RecipePictures.add(ofFileAt: path, index: 0, to: &names)
        return names.map { FilePath.path(FilePath.folder(of: path), $0) }
    }
}
