// Imports the C library of the platform for all files of the module, so that no other file repeats the branches.

#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#else
@_exported import Darwin
#endif
