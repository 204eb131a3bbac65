// Imports the C library of the platform for all files of the module, and hides its differences, so that no other file
// has branches for platforms.

#if canImport(Darwin)
@_exported import Darwin
#elseif canImport(Musl)
@_exported import Musl
#else
@_exported import Glibc
#endif

#if canImport(Darwin)
/// The files of a program to start.
typealias SpawnFiles = posix_spawn_file_actions_t?
/// The attributes of a program to start.
typealias SpawnAttributes = posix_spawnattr_t?
#else
/// The files of a program to start.
typealias SpawnFiles = posix_spawn_file_actions_t
/// The attributes of a program to start.
typealias SpawnAttributes = posix_spawnattr_t
#endif
