#if canImport(Darwin)
import CoreFoundation

extension Readiness {
    /// Waits until a descriptor is readable, the main actor has work, or the timeout has passed. Runs the work of the
    /// main actor.
    ///
    /// This version uses the run loop, because on Darwin the main dispatch queue has no file descriptor.
    ///
    /// - Parameters:
    ///   - terminal: The descriptor of the terminal.
    ///   - signals: The descriptor of the signal pipe.
    ///   - milliseconds: The timeout. A negative number means no timeout.
    @MainActor
    static func wait(terminal: Int32, signals: Int32, milliseconds: Int32) -> Readiness {
        let files = [terminal, signals].compactMap { descriptor in
            CFFileDescriptorCreate(kCFAllocatorDefault, descriptor, false, { _, _, _ in }, nil)
        }
        for file in files {
            CFFileDescriptorEnableCallBacks(file, kCFFileDescriptorReadCallBack)
            let source = CFFileDescriptorCreateRunLoopSource(kCFAllocatorDefault, file, 0)
            CFRunLoopAddSource(CFRunLoopGetMain(), source, .defaultMode)
        }
        defer { for file in files { CFFileDescriptorInvalidate(file) } }
        let seconds = milliseconds < 0 ? CFTimeInterval(Int32.max) : CFTimeInterval(milliseconds) / 1000
        let result = CFRunLoopRunInMode(.defaultMode, seconds, true)
        var readiness = Readiness()
        readiness.isTimedOut = result == .timedOut
        readiness.hasSignals = isReadable(signals)
        var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, 0) > 0 else { return readiness }
        readiness.hasInput = Int32(entry.revents) & POLLIN != 0
        readiness.isHungUp = Int32(entry.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0
        return readiness
    }
}
#endif
