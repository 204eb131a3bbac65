/// How far an update has come, and when what it read is to be listed.
struct UpdateRun {
    private(set) var recipes = 0
    private let size: Int
    private let showsParts: Bool
    private var bytes = 0
    /// How many recipes were there before.
    private let known: Int
    private var listed: Int

    /// - Parameter listed: How many recipes the listing has that shows now.
    init(size: Int, showsParts: Bool, listed: Int) {
        self.size = size
        self.showsParts = showsParts
        known = listed
        self.listed = listed
    }

    /// Small at first, so that the first screen comes soon; never so large that the memory for it counts.
    var batchSize: Int { recipes < 1024 ? 256 : 2048 }

    /// Few and large transactions are written best; what a kill undoes is read again.
    var isCommitDue: Bool { recipes - committed >= 16_384 }

    private var committed = 0

    /// As many as there will be if the rest is like what was read, in two figures.
    var expectedRecipes: Int {
        guard bytes > 0, bytes < size else { return recipes }
        var expected = recipes * size / bytes
        var unit = 1
        while expected >= 100 {
            expected /= 10
            unit *= 10
        }
        return max(recipes, expected * unit)
    }

    /// Each listing costs what sorting all costs: so there are few.
    var isListingDue: Bool { showsParts && recipes > 0 && known + recipes >= listed * 4 }

    mutating func add(_ batch: IndexBatch) {
        if isCommitDue { committed = recipes }
        recipes += batch.recipes.count
        for file in batch.files where file.done == nil { bytes += file.stamp.size }
        if let file = batch.files.last, let done = file.done { bytes += done - partial } else { bytes -= partial }
        partial = batch.files.last?.done ?? 0
    }

    /// Of the file that is being read, the bytes that are counted already.
    private var partial = 0

    mutating func didList() { listed = known + recipes }
}
