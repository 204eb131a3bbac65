// Imports the C library of the platform for the whole module, so that no other file needs conditional imports.

#if canImport(Glibc)
@_exported import Glibc
#else
@_exported import Musl
#endif

/// Calls the system's function `write`, for types that have their own method `write`.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

extension FileLimit {
    /// The constant of the limit on open files, in the type that `getrlimit` requires on this platform.
    #if canImport(Glibc)
    static let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
    static let files = RLIMIT_NOFILE
    #endif
}

extension DetachedProcess {
    /// The environment variables of this process.
    static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }
}
