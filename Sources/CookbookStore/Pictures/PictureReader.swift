import RecipeLibrary

/// Decodes the pictures of all screens, one after the other, on a thread of its own. The work is done by a helper
/// program; see `PictureHelper`.
public actor PictureReader {
    private let thread = WorkThread()
    /// The executor of the reader's thread.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    private let kept: KeptPictures
    private var isFirst = true
    private let findHelper: @Sendable () -> String?
    /// The path of the helper, or `nil` if it is missing. It is looked for once.
    private lazy var helper = findHelper()

    /// Creates a reader. Its thread starts with the first picture.
    ///
    /// - Parameter cache: The folder of the cache, or `nil` to keep nothing.
    public init(cache: String? = UserFolder.cache.path()) { self.init(cache: cache) { PictureHelper.path } }

    /// Creates a reader with another helper. For tests.
    init(cache: String?, helper: @escaping @Sendable () -> String?) {
        kept = KeptPictures(in: cache)
        findHelper = helper
    }

    /// The path of the program that decodes pictures, or `nil` if it is missing.
    public static var helperPath: String? { PictureHelper.path }

    /// Returns a picture as pixels, or `nil` if the file cannot be shown.
    ///
    /// - Throws: `CancellationError` if the task was cancelled. The helper is then killed.
    public func picture(for request: PictureRequest) throws -> PixelPicture? {
        try Task.checkCancellation()
        guard request.width > 0, request.height > 0, let stamp = FileStamp(ofFileAt: request.path) else { return nil }
        if let bytes = kept.bytes(for: request, stamp), let picture = PixelPicture(pixmap: bytes) { return picture }
        guard let helper, let bytes = try PictureHelper.output(of: request, at: helper),
            let picture = PixelPicture(pixmap: bytes)
        else { return nil }
        // The file may have changed while it was read. Then the picture is that of neither.
        if FileStamp(ofFileAt: request.path) == stamp {
            kept.keep(bytes, for: request, stamp)
            if isFirst { kept.removeOld() }
            isFirst = false
        }
        return picture
    }
}
