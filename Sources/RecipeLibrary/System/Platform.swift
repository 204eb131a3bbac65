// Exported once for the whole module, so that no other file needs conditional imports.
#if canImport(Glibc)
@_exported import Glibc
#else
@_exported import Musl
#endif

/// Functions whose implementation depends on the platform.
package enum Platform {
    /// The absolute path of this program with links resolved, or `nil` if the system does not tell it.
    package static var executablePath: String? {
        guard let resolved = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Writes bytes to a file. Returns how many were written, or -1.
    package static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #else
        Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }

    /// Starts a thread that runs a closure and then ends.
    ///
    /// - Returns: 0, or the system's error number if the thread cannot be created.
    package static func startThread(_ work: @escaping @Sendable () -> Void) -> Int32 {
        let argument = Unmanaged.passRetained(ThreadWork(run: work))
        var created = pthread_t()
        let error = pthread_create(&created, nil, { $0.flatMap(runThread) }, argument.toOpaque())
        guard error == 0 else {
            argument.release()
            return error
        }
        pthread_detach(created)
        return 0
    }
}

/// The work of a thread, as an object that can be passed to the thread.
private final class ThreadWork: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runThread(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadWork>.fromOpaque(argument).takeRetainedValue().run()
    return nil
}

/// A folder that is open for reading.
package typealias FolderStream = OpaquePointer

extension stat {
    /// The time at which the content of the file last changed.
    package var modificationTime: timespec {
        st_mtim
    }
}
