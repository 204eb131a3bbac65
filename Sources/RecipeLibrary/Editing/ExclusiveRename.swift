/// Renames a file without replacing another file that has the new name.
enum ExclusiveRename {
    /// Renames a file or a link.
    ///
    /// - Returns: 0, or the error number of the system. `EEXIST` means that the name is taken.
    static func rename(_ old: String, to new: String) -> Int32 {
        if isSameFile(old, new) { return plainRename(old, to: new) }
        #if canImport(Darwin)
        if renamex_np(old, new, UInt32(RENAME_EXCL)) == 0 { return 0 }
        guard errno == EINVAL || errno == ENOTSUP else { return errno }
        #endif
        // A second hard link replaces no file. If the path is a symbolic link, the link itself gets the new name, and
        // not its target.
        if link(old, new) == 0 { return unlink(old) == 0 ? 0 : errno }
        // The file system has no hard links, or the file belongs to another user.
        guard errno == EPERM || errno == ENOTSUP || errno == EMLINK || errno == ENOSYS else { return errno }
        var status = stat()
        return lstat(new, &status) == 0 ? EEXIST : plainRename(old, to: new)
    }

    /// Returns whether both names mean the same file. If the file system ignores case, `soup` and `Soup` do.
    private static func isSameFile(_ old: String, _ new: String) -> Bool {
        var (one, other) = (stat(), stat())
        guard lstat(old, &one) == 0, lstat(new, &other) == 0, one.st_ino == other.st_ino, one.st_dev == other.st_dev
        else { return false }
        return FilePath.folder(of: old) == FilePath.folder(of: new) && old.lowercased() == new.lowercased()
            && one.st_nlink == 1
    }

    private static func plainRename(_ old: String, to new: String) -> Int32 {
        #if canImport(Darwin)
        Darwin.rename(old, new) == 0 ? 0 : errno
        #elseif canImport(Glibc)
        Glibc.rename(old, new) == 0 ? 0 : errno
        #else
        Musl.rename(old, new) == 0 ? 0 : errno
        #endif
    }
}
