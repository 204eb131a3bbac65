import CNcurses

/// The file through which ncurses writes to the terminal.
///
/// ncurses 6.4 writes to the terminal whenever it moves the cursor. A key would cost six calls of the system, and each of
/// them wakes up the terminal. So a frame gathers these writes in memory, and sends them with one call.
@MainActor
final class FrameOutput {
    /// The file for ncurses.
    let file: UnsafeMutablePointer<FILE>
    private let device: TerminalDevice
    /// A file in memory, or `nil` if frames are not gathered.
    private let memory: Int32?
    private var isGathering = false
    private var bytes: [UInt8] = []

    init(to device: TerminalDevice) {
        self.device = device
        let own = fcntl(device.output, F_DUPFD_CLOEXEC, 3)
        let memory = own < 0 ? -1 : frame_memory_open()
        if memory >= 0, let file = fdopen(own, "w") {
            self.file = file
            self.memory = memory
        } else {
            for descriptor in [own, memory] where descriptor >= 0 { closeDescriptor(descriptor) }
            file = device.outputFile
            self.memory = nil
        }
    }

    /// Sends everything that a closure writes to the terminal with one call.
    ///
    /// - Parameter draw: Writes with ncurses, or with ``write(_:)``.
    func gather(_ draw: () -> Void) {
        // After `endwin()`, ncurses sets the modes of the terminal through its file.
        guard let memory, !isGathering, !isendwin(), frame_memory_redirect(memory, fileno(file)) >= 0 else {
            return draw()
        }
        isGathering = true
        draw()
        isGathering = false
        _ = frame_memory_redirect(device.output, fileno(file))
        send(from: memory)
    }

    /// Writes bytes after what ncurses has written.
    func write(_ bytes: [UInt8]) {
        device.write(bytes[...], to: fileno(file))
    }

    /// Closes the file. ncurses must not write any more.
    func close() {
        guard let memory else { return }
        fclose(file)
        closeDescriptor(memory)
    }

    private func send(from memory: Int32) {
        let count = Int(lseek(memory, 0, SEEK_CUR))
        guard count > 0 else { return }
        lseek(memory, 0, SEEK_SET)
        if bytes.count < count { bytes = [UInt8](repeating: 0, count: count) }
        let read = bytes.withUnsafeMutableBytes { pread(memory, $0.baseAddress, count, 0) }
        device.write(bytes[..<max(0, read)], to: device.output)
    }

}
