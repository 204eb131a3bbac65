#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// The environment variables of the process.
///
/// Only this file of the module imports the C library, because the name of that library depends on the platform.
enum ProcessEnvironment {
    /// Returns the value of a variable, or `nil` if it is not set.
    static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
