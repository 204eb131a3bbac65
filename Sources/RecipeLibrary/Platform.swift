// Imports the C library of the platform for the whole module and hides the differences between platforms.

#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#else
@_exported import Darwin
#endif

/// Functions whose implementation depends on the platform.
package enum Platform {
    /// The absolute path of this program with links resolved, or `nil` if the system does not tell it.
    package static var executablePath: String? {
        #if canImport(Darwin)
        var size: UInt32 = 0
        _NSGetExecutablePath(nil, &size)
        var given = [CChar](repeating: 0, count: Int(size) + 1)
        guard _NSGetExecutablePath(&given, &size) == 0 else { return nil }
        guard let resolved = realpath(given, nil) else { return nil }
        #else
        guard let resolved = realpath("/proc/self/exe", nil) else { return nil }
        #endif
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Writes bytes to a file. Returns how many were written, or -1.
    package static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
        Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }

    /// Starts a thread that runs a closure and then ends.
    ///
    /// - Returns: 0, or the system's error number if the thread cannot be created.
    package static func startThread(_ work: @escaping @Sendable () -> Void) -> Int32 {
        let argument = Unmanaged.passRetained(ThreadWork(run: work))
        #if canImport(Darwin)
        var created: pthread_t?
        let error = pthread_create(&created, nil, { runThread($0) }, argument.toOpaque())
        #else
        var created = pthread_t()
        let error = pthread_create(&created, nil, { $0.flatMap(runThread) }, argument.toOpaque())
        #endif
        guard error == 0 else {
            argument.release()
            return error
        }
        #if canImport(Darwin)
        if let created { pthread_detach(created) }
        #else
        pthread_detach(created)
        #endif
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

#if canImport(Darwin)
/// A folder that is open for reading.
package typealias FolderStream = UnsafeMutablePointer<DIR>
#else
/// A folder that is open for reading.
package typealias FolderStream = OpaquePointer
#endif

extension stat {
    /// The time at which the content of the file last changed.
    package var modificationTime: timespec {
        #if canImport(Darwin)
        st_mtimespec
        #else
        st_mtim
        #endif
    }
}
