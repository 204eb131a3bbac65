#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// A text as a QR code, which a telephone can read from the screen.
///
/// The library libqrencode computes it. It is loaded only when the first code is made, because Debian has no static form
/// of it that the program could contain.
public struct QRCode: Hashable, Sendable {
    /// The number of modules in each row and column, without the light margin.
    public let width: Int
    private let isDark: [Bool]

    /// The light margin that readers need at each side, in modules. The standard asks for 4, but telephones are content
    /// with 2, and a terminal has few lines.
    public static let margin = 2

    /// The reason why there is no code.
    public enum Failure: Error, Equatable {
        /// The library is not installed.
        case noLibrary
        /// A QR code holds at most 2,953 bytes.
        case tooLong
    }

    /// Whether the library is installed, so that there are codes.
    public static var isInstalled: Bool { library != nil }

    /// Creates the smallest code of a text.
    public init(_ text: String) throws(Failure) {
        guard let library = Self.library else { throw .noLibrary }
        let bytes = Array(text.utf8)
        // Level 0 corrects the fewest errors, which is enough for a screen. Version 0 is the smallest that suffices.
        guard let code = library.encode(Int32(bytes.count), bytes, 0, 0) else { throw .tooLong }
        defer { library.free(code) }
        // A `QRcode` has the version and the width, both an `int`, and a pointer to a byte for each module. The lowest bit
        // of a byte says whether the module is dark.
        let count = Int(code.load(fromByteOffset: 4, as: Int32.self))
        let modules = code.load(fromByteOffset: 8, as: UnsafePointer<UInt8>.self)
        width = count
        isDark = (0..<count * count).map { modules[$0] & 1 == 1 }
    }

    /// Returns whether a module is dark. Outside of the code, every module is light.
    public func isDark(x: Int, y: Int) -> Bool {
        (0..<width).contains(x) && (0..<width).contains(y) && isDark[y * width + x]
    }

    /// The number of lines that the code takes with its margin, if a line shows two rows of modules.
    public var lines: Int { (width + 2 * Self.margin + 1) / 2 }

    // MARK: - The library

    /// `QRcode_encodeData(size, data, version, level)` returns a `QRcode *`, which `QRcode_free` takes.
    private struct Library: Sendable {
        let encode: @convention(c) @Sendable (Int32, UnsafePointer<UInt8>, Int32, Int32) -> UnsafeMutableRawPointer?
        let free: @convention(c) @Sendable (UnsafeMutableRawPointer?) -> Void
    }

    private static let library: Library? = {
        for name in ["libqrencode.so.4", "libqrencode.4.dylib"] {
            guard let handle = dlopen(name, RTLD_NOW), let encode = dlsym(handle, "QRcode_encodeData"),
                let free = dlsym(handle, "QRcode_free")
            else { continue }
            // The types are those of the declarations in qrencode.h 4.
            return Library(
                encode: unsafeBitCast(
                    encode,
                    to: (@convention(c) @Sendable (Int32, UnsafePointer<UInt8>, Int32, Int32) ->
                        UnsafeMutableRawPointer?).self),
                free: unsafeBitCast(free, to: (@convention(c) @Sendable (UnsafeMutableRawPointer?) -> Void).self))
        }
        return nil
    }()
}
