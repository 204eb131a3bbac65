#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The environment variables of the process.
///
/// No other file of the module imports the C library, whose name depends on the platform.
enum ProcessEnvironment {
    /// Returns the value of a variable, or `nil` if it is not set.
    static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
