import CNcurses

/// The file through which ncurses writes to the terminal.
///
/// ncurses 6.4 writes to the terminal whenever it moves the cursor. Each key press would then need six system calls,
/// and each call would wake up the terminal. So this type collects the output of one drawing in memory, and sends it
/// with one call.
@MainActor
final class FrameOutput {
    /// The file for ncurses.
    let file: UnsafeMutablePointer<FILE>
    private let device: TerminalDevice
    /// A file in memory, or `nil` if the system provides none. Without this file, ncurses writes directly to the
    /// terminal.
    private let memory: Int32?
    private var isGathering = false
    private var bytes: [UInt8] = []
    private var sequences = StyleSequences()

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

    /// Collects everything that a closure writes, and sends it to the terminal with one system call. Without a file in
    /// memory, and after `endwin()`, the closure writes directly to the terminal.
    ///
    /// - Parameter draw: Writes with ncurses, or with ``write(_:)``.
    func gather(_ draw: () -> Void) {
        // After `endwin()`, ncurses sets the modes of the terminal through its file. So the file must then be the
        // terminal.
        guard let memory, !isGathering, !isendwin(), frame_memory_redirect(memory, fileno(file)) >= 0 else {
            return draw()
        }
        isGathering = true
        draw()
        isGathering = false
        _ = frame_memory_redirect(device.output, fileno(file))
        send(from: memory)
    }

    /// Writes bytes after the output that ncurses has written.
    func write(_ bytes: [UInt8]) {
        device.write(bytes[...], to: fileno(file))
    }

    /// Makes the next drawing independent of the state of the terminal, for example because another program has used
    /// the terminal.
    func forgetState() {
        sequences.forgetCharacterSet()
    }

    /// Closes the file. After that, ncurses must not write.
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
        let shortened = bytes.withUnsafeMutableBufferPointer { buffer in
            let read = pread(memory, buffer.baseAddress, count, 0)
            return sequences.shorten(UnsafeMutableBufferPointer(rebasing: buffer[..<max(0, read)]))
        }
        device.write(bytes[..<shortened], to: device.output)
    }

}
