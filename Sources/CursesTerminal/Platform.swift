// Imports the C library of the platform for all files of the module, so that no other file repeats the branches.

#if canImport(Darwin)
@_exported import Darwin
#elseif canImport(Musl)
@_exported import Musl
#else
@_exported import Glibc
#endif
