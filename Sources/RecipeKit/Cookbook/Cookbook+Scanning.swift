extension Cookbook {
    /// Reads through the cookbook: first lists its files, then reads what a list shows of each.
    ///
    /// A small cookbook arrives in one part, a large one in parts of some hundred files, in the order of the files. The
    /// last part is ``CookbookScan/isComplete``; none follows where the task is cancelled. The work is done where the
    /// caller's task runs, in part on a second core: call it off the main actor.
    ///
    /// - Parameter deliver: Called with each part; reading goes on when it returns.
    public func scan(_ deliver: (CookbookScan) async -> Void) async {
        let listing = list()
        var position = 0
        var hasFoundAny = false
        repeat {
            let part = listing.files[position..<min(position + Self.partSize, listing.files.count)]
            var scan = await Self.readOnTwoCores(part)
            guard !Task.isCancelled else { return }
            if position == 0 {
                scan.unreadable = listing.unreadable + scan.unreadable
                scan.notes = listing.notes + scan.notes
                scan.hasUnlistedFolder = listing.hasUnlistedFolder
            }
            position += part.count
            hasFoundAny = hasFoundAny || scan.hasFoundAny
            scan.done = position
            scan.total = listing.files.count
            scan.isComplete = position == listing.files.count
            if scan.isComplete, !hasFoundAny { scan.problem = problem(of: listing) }
            await deliver(scan)
        } while position < listing.files.count
    }

    /// Reads through the whole cookbook at once, for commands that print.
    ///
    /// Costs what reading every file costs: with warm caches a few milliseconds for a hundred, well under a second for
    /// thousands.
    public func scanAll() -> CookbookScan {
        let listing = list()
        var scan = Self.read(listing.files)
        scan.unreadable = listing.unreadable + scan.unreadable
        scan.notes = listing.notes + scan.notes
        scan.hasUnlistedFolder = listing.hasUnlistedFolder
        scan.total = scan.done
        scan.isComplete = true
        if !scan.hasFoundAny { scan.problem = problem(of: listing) }
        return scan
    }

    /// How many files a part holds.
    private static let partSize = 256

    /// How many files are worth a second core.
    private static let worthSharing = 64

    private static func readOnTwoCores(_ files: ArraySlice<FolderWalk.File>) async -> CookbookScan {
        guard files.count >= worthSharing else { return read(files) }
        let middle = files.startIndex + files.count / 2
        async let second = read(files[middle...])
        var scan = read(files[..<middle])
        scan.append(await second)
        return scan
    }

    /// Lists the cookbook's files without opening any.
    ///
    /// - Parameters:
    ///   - limit: How many files are enough.
    ///   - enter: Is told of each folder before it is opened.
    func list(limit: Int = .max, enter: (String) -> Void = { _ in }) -> FolderWalk {
        var walk = FolderWalk()
        walk.limit = limit
        for root in roots where !Task.isCancelled {
            switch root {
            case .folder(let path): walk.list(folder: path, enter)
            case .file(let path): walk.list(file: path)
            }
        }
        return walk
    }

    /// Why there is nothing to show.
    func problem(of listing: FolderWalk) -> CookbookError? {
        guard let root = roots.first else { return nil }
        if let note = listing.notes.first { return CookbookError(.noInput, at: note.location, note.message) }
        let known = RecipeFormats.recipeExtensions.map { ".\($0)" }.joined(separator: ", ")
        return CookbookError(
            .noInput, root.path, "the folder holds no recipes; put files that end in \(known) into it, or name another."
        )
    }

    private static func read(_ files: some Collection<FolderWalk.File>) -> CookbookScan {
        var scan = CookbookScan()
        scan.recipes.reserveCapacity(files.count)
        for file in files where !Task.isCancelled {
            scan.done += 1
            do throws(CookbookError) {
                try read(file, into: &scan)
            } catch {
                scan.unreadable.append(error.unreadableRecipe)
            }
        }
        return scan
    }

    /// A file without a recipe in it (a picture's page, a readme) is passed over, unless the person named it or it was
    /// meant as one.
    private static func read(_ file: FolderWalk.File, into scan: inout CookbookScan) throws(CookbookError) {
        let source = try RecipeSourceFile(at: file.path)
        let headers = source.readHeaders()
        if headers.isEmpty {
            let diagnostics = source.readAll { _, _ in true }
            if file.isNamed || source.format.wasMeantAsRecipe(diagnostics) {
                throw SystemTrouble.noRecipe(file.path, diagnostics)
            }
        }
        if source.isEmpty { scan.notes.append(EmptyRecipe.warning(file.path)) }
        for (index, header) in headers.enumerated() {
            let summary = RecipeSummary(header, of: file, index: index)
            if file.isMenu { scan.menus.append(summary) } else { scan.recipes.append(summary) }
        }
    }
}

extension CookbookScan {
    /// Whether there is anything to list: a recipe, a menu, or a file that could not be read.
    fileprivate var hasFoundAny: Bool { !recipes.isEmpty || !menus.isEmpty || !unreadable.isEmpty }
}
