import CPictures

// Exported once for the whole module, so that no other file needs conditional imports.
#if canImport(Glibc)
@_exported import Glibc
#else
@_exported import Musl
#endif

/// `recipes-picture`: decodes a picture for `recipes`, which itself links no decoder. A hostile file can only end this
/// process.
///
/// It writes the picture, scaled down to fit into a box, to standard output. If the file is no picture that it knows, or
/// is too large, it writes nothing and ends with status 65.
@main
enum Main {
    static func main() {
        signal(SIGPIPE, SIG_DFL)
        let options: PictureOptions
        do throws(UsageError) {
            options = try PictureOptions.parse(Array(CommandLine.arguments.dropFirst()))
        } catch {
            complain("\(error.message)\n\n\(PictureOptions.usage)")
            exit(EX_USAGE)
        }
        if options.isVersionAsked {
            write(Array("recipes-picture \(Version.current)\n".utf8))
            return
        }
        guard let file = PictureFile(at: options.path) else {
            complain("\(options.path): the file cannot be read, or is larger than \(PictureFile.sizeLimit >> 20) MB.")
            exit(EX_NOINPUT)
        }
        ProcessLimits.set()
        guard
            let pixels = file.pixels(
                fitting: options.box, enlarging: options.enlargement, over: options.background)
        else {
            complain("\(options.path): this is no picture that can be shown.")
            exit(EX_DATAERR)
        }
        write(options.form.bytes(of: pixels))
    }

    private static func complain(_ message: String) {
        _ = "recipes-picture: \(message)\n".withCString { systemWrite(STDERR_FILENO, $0, strlen($0)) }
    }

    private static func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { exit(EX_IOERR) }
            rest = rest.dropFirst(count)
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}

enum Version {
    /// The version of the project.
    static let current = "0.2.0"
}

/// What the process may use while it decodes. A file that needs more ends it.
enum ProcessLimits {
    private static let bytesOfMemory: rlim_t = 1 << 30
    private static let secondsOfProcessor: rlim_t = 10
    /// Also ends a process that waits for ever.
    private static let seconds: UInt32 = 30

    static func set() {
        alarm(seconds)
        // The address sanitizer reserves terabytes.
        #if !FUZZING
        limit(RLIMIT_AS, to: bytesOfMemory)
        #endif
        limit(RLIMIT_CPU, to: secondsOfProcessor)
        // From here on, it opens no file, starts no process and leaves nothing behind.
        limit(RLIMIT_NOFILE, to: 0)
        limit(RLIMIT_FSIZE, to: 0)
        limit(RLIMIT_CORE, to: 0)
    }

    #if canImport(Glibc)
    private static func limit(_ resource: __rlimit_resource, to most: rlim_t) {
        var limit = rlimit(rlim_cur: most, rlim_max: most)
        setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
    #else
    private static func limit(_ resource: Int32, to most: rlim_t) {
        var limit = rlimit(rlim_cur: most, rlim_max: most)
        setrlimit(resource, &limit)
    }
    #endif
}
