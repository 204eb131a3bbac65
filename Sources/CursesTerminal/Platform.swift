// Imports the C library of the platform for the whole module, and declares names for what differs between platforms.

#if canImport(Musl)
@_exported import Musl
#else
@_exported import Glibc
#endif

/// The type of the file actions for `posix_spawn`.
package typealias SpawnFiles = posix_spawn_file_actions_t
/// The type of the attributes for `posix_spawn`.
package typealias SpawnAttributes = posix_spawnattr_t
