// Imports the C library of the platform for all files of the module, so that no other file repeats the branches.

#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#else
@_exported import Darwin
#endif

extension FileLimit {
    /// The limit of open files, in the type that `getrlimit` has on the platform.
    #if canImport(Glibc)
    static let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
    static let files = RLIMIT_NOFILE
    #endif
}
