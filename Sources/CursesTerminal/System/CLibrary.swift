// The C library has another module name on each platform. This file exports it to the whole module, so that no other
// file needs a conditional import.
#if canImport(Darwin)
@_exported import Darwin
#elseif canImport(Musl)
@_exported import Musl
#else
@_exported import Glibc
#endif
