#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The environment variables of the process.
///
/// The only use of the C library in the module, so that no other file repeats the imports for each platform.
enum ProcessEnvironment {
    /// Returns the value of a variable, or `nil` if it is not set.
    static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
