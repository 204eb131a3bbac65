import RecipeKit

/// The progress of an update. It determines when to commit and when to write a listing.
struct UpdateRun {
    /// The number of recipes that this update has read.
    private(set) var recipes = 0
    private let size: Int
    private let showsParts: Bool
    private var bytes = 0
    /// The number of recipes before the update.
    private let known: Int
    private var listed: Int

    /// Creates the progress at the start of an update.
    ///
    /// - Parameters:
    ///   - size: The total size of the files to read, in bytes.
    ///   - showsParts: Whether listings are written during the update.
    ///   - listed: The number of recipes of the current listing.
    init(size: Int, showsParts: Bool, listed: Int) {
        self.size = size
        self.showsParts = showsParts
        known = listed
        self.listed = listed
    }

    /// The number of recipes in the next batch. The first batches are small, so that the first screen appears early.
    var batchSize: Int { recipes < 1024 ? 256 : 2048 }

    /// Whether to commit now. A few large transactions are fastest. If the process is killed, the next update reads the
    /// files of the uncommitted recipes again.
    var isCommitDue: Bool { recipes - committed >= 16_384 }

    /// The number of recipes at the last commit.
    private var committed = 0

    /// The expected number of recipes at the end of the update. It is extrapolated from the bytes that were read, and
    /// rounded down to two digits.
    var expectedRecipes: Int {
        guard bytes > 0, bytes < size else { return recipes }
        var expected = Int(nearest: Double(recipes) * Double(size) / Double(bytes), rounding: .down) ?? recipes
        var unit = 1
        while expected >= 100 {
            expected /= 10
            unit *= 10
        }
        return max(recipes, expected * unit)
    }

    /// Whether to write a listing now. Writing a listing sorts all recipes, so each listing during an update has at
    /// least four times as many recipes as the one before.
    var isListingDue: Bool { showsParts && recipes > 0 && known + recipes >= listed * 4 }

    mutating func add(_ batch: IndexBatch) {
        // If a commit was due after the previous batch, all recipes so far were committed.
        if isCommitDue { committed = recipes }
        recipes += batch.recipes.count
        for file in batch.files where file.done == nil { bytes += file.stamp.summedSize }
        if let file = batch.files.last, let done = file.done { bytes += done - partial } else { bytes -= partial }
        partial = batch.files.last?.done ?? 0
    }

    /// If the last file was read only in part, the number of its bytes that ``bytes`` already contains. Otherwise 0.
    private var partial = 0

    mutating func didList() { listed = known + recipes }
}

/// The progress of an update, with the new contents if there are any.
public struct LibraryUpdate: Sendable {
    /// The new contents, or `nil` if they have not changed since the last report of this update.
    public var contents: LibraryContents?
    /// The number of recipes that this update has read.
    public var done: Int
    /// The expected number of recipes at the end of this update, or 0 if there is nothing to read.
    public var total: Int

    /// Creates a report.
    public init(contents: LibraryContents? = nil, done: Int = 0, total: Int = 0) {
        self.contents = contents
        self.done = done
        self.total = total
    }
}
