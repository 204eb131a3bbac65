import RecipeFormats
import RecipeKit

/// Reads the files for an index, on a separate thread. Returns the recipes in batches.
actor LibraryFileReader {
    /// A file to read.
    struct Job: Sendable {
        var entry: FolderWalk.File
        /// The offset in bytes at which an earlier update stopped, and the number of recipes in the file before this
        /// offset. `nil` means that the file is read from its start.
        var resume: (offset: Int, count: Int)?
    }

    private let thread = WorkThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// The path that the thread is reading, visible to other threads.
    nonisolated let currentPath = CurrentPath()

    private var jobs: [Job] = []
    private var nextJob = 0
    /// The reader of the current file, if the file is read one JSON text at a time.
    private var texts: RecipeTextsReader?
    private var collector = RecipeCollector()

    /// Sets the files to read.
    func begin(_ jobs: [Job]) {
        self.jobs = jobs
        nextJob = 0
        texts = nil
    }

    /// Returns the next batch, or `nil` if all files were read or the task was cancelled.
    ///
    /// - Parameter limit: The number of recipes at which the batch ends. The batch may contain more recipes, because a
    ///   file that is read as a whole is not divided. A batch also ends at 32 MB.
    func next(_ limit: Int) -> IndexBatch? {
        collector.batch = IndexBatch()
        defer { currentPath.leave() }
        while collector.batch.recipes.count < limit, collector.batch.bytes.count < 32 << 20, !Task.isCancelled {
            if let texts {
                readOn(texts, limit - collector.batch.recipes.count)
            } else if nextJob < jobs.count {
                nextJob += 1
                read(jobs[nextJob - 1])
            } else {
                break
            }
        }
        defer { collector.batch = IndexBatch() }
        return collector.batch.files.isEmpty || Task.isCancelled ? nil : collector.batch
    }

    private func read(_ job: Job) {
        currentPath.enter(job.entry.path)
        do throws(CookbookError) {
            guard let stamp = FileStamp(ofFileAt: job.entry.path) else {
                throw SystemError.error(errno, at: job.entry.path)
            }
            if let shape = JSONTexts.shape(ofFileAt: job.entry.path, size: stamp.size) {
                texts = try RecipeTextsReader(
                    job.entry, shape, from: job.resume?.offset ?? 0, count: job.resume?.count ?? 0)
            } else {
                try readWhole(job.entry, stamp)
            }
        } catch {
            let stamp = FileStamp(ofFileAt: job.entry.path) ?? FileStamp(size: 0, mtime: 0, inode: 0)
            var file = IndexBatch.File(entry: job.entry, stamp: stamp)
            if !job.entry.isAnyText || error.category != .badData {
                (file.diagnostics, file.category) = ([error.diagnostic], error.category)
            }
            add(file, from: nil)
        }
    }

    /// Reads recipes from the current file, up to a maximum number.
    private func readOn(_ texts: RecipeTextsReader, _ limit: Int) {
        currentPath.enter(texts.entry.path)
        let start = collector.batch.recipes.count
        var file = IndexBatch.File(entry: texts.entry, stamp: texts.stamp, isContinued: texts.position > 0)
        do throws(CookbookError) {
            if try texts.read(limit, into: &collector, &file.diagnostics) {
                file.done = texts.position
            } else {
                if !texts.isUnchanged { file.stamp = file.stamp.changed }
                if texts.count == 0, file.diagnostics.isEmpty, texts.entry.isNamed {
                    throw SystemError.noRecipe(texts.entry.path, texts.reasonForNone.map { [$0] } ?? [])
                }
                self.texts = nil
            }
        } catch {
            file.diagnostics.append(error.diagnostic)
            file.category = error.category
            self.texts = nil
        }
        if texts.count == 0, !file.diagnostics.isEmpty { file.category = file.category ?? .badData }
        add(file, from: start)
    }

    /// Reads all recipes of a file that is read as a whole.
    private func readWhole(_ entry: FolderWalk.File, _ stamp: FileStamp) throws(CookbookError) {
        let start = collector.batch.recipes.count
        let source = try RecipeSourceFile(at: entry.path)
        guard !entry.isAnyText || source.isCertain else {
            return add(IndexBatch.File(entry: entry, stamp: stamp), from: nil)
        }
        var isEmpty = true
        let diagnostics = source.readAll { id, result in
            isEmpty = false
            let header = RecipeHeader(title: result.recipe.title, metadata: result.recipe.metadata)
            collector.add(RecipeSummary(header, of: entry, index: id.index), result.recipe)
            return !Task.isCancelled
        }
        // A file without a recipe, such as a readme, is an error only if the user named the file, or if its content was
        // probably meant as a recipe.
        if isEmpty, entry.isNamed || source.format.wasMeantAsRecipe(diagnostics) {
            throw SystemError.noRecipe(entry.path, diagnostics)
        }
        let isUnchanged = FileStamp(ofFileAt: entry.path) == stamp
        var file = IndexBatch.File(entry: entry, stamp: isUnchanged ? stamp : stamp.changed)
        // The recipes that were read stay in the list, and the file is also listed with the reason.
        file.diagnostics = diagnostics.filter(ReadingTime.isLimit)
        if !file.diagnostics.isEmpty { file.category = .badData }
        add(file, from: start)
    }

    private func add(_ file: IndexBatch.File, from start: Int?) {
        var file = file
        let end = collector.batch.recipes.count
        file.recipes = (start ?? end)..<end
        collector.batch.files.append(file)
    }
}
