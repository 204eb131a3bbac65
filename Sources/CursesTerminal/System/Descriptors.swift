// Functions of the system whose names are also names of methods in this module.

/// Reads bytes from a descriptor. Returns their number, 0 at the end of the input, or -1 on failure.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

/// Closes a descriptor.
func closeDescriptor(_ descriptor: Int32) {
    close(descriptor)
}
