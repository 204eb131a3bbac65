import CFileCalls
import RecipeLibrary

/// Renames a file without replacing another file that has the new name.
enum ExclusiveRename {
    /// Renames a file or a link. A change of only the letter case is allowed even if the file system ignores case.
    ///
    /// - Returns: 0, or the error number of the system. `EEXIST` means that the name is taken.
    static func rename(_ old: String, to new: String) -> Int32 {
        if isSameFile(old, new) { return plainRename(old, to: new) }
        let number = recipes_rename_exclusively(old, new)
        guard number == EINVAL || number == ENOTSUP || number == ENOSYS else { return number }
        // Old systems and some network file systems cannot rename exclusively. There the file gets the new name as a
        // second hard link, which never replaces a file, and then loses the old name: a kill between the two leaves
        // both. If the path is a symbolic link, the link itself gets the new name.
        if link(old, new) == 0 { return unlink(old) == 0 ? 0 : errno }
        // For some files and file systems, hard links are impossible. Then the program first checks whether the name is
        // taken.
        guard errno == EPERM || errno == ENOTSUP || errno == EMLINK || errno == ENOSYS else { return errno }
        var status = stat()
        return lstat(new, &status) == 0 ? EEXIST : plainRename(old, to: new)
    }

    /// Returns whether two paths differ only in letter case and lead to the same file, because the file system ignores
    /// case: `soup` and `Soup`. Two hard links to one file do not count.
    private static func isSameFile(_ old: String, _ new: String) -> Bool {
        var (one, other) = (stat(), stat())
        guard lstat(old, &one) == 0, lstat(new, &other) == 0, one.st_ino == other.st_ino, one.st_dev == other.st_dev
        else { return false }
        return FilePath.folder(of: old) == FilePath.folder(of: new) && old.lowercased() == new.lowercased()
            && one.st_nlink == 1
    }

    private static func plainRename(_ old: String, to new: String) -> Int32 {
        #if canImport(Glibc)
        Glibc.rename(old, new) == 0 ? 0 : errno
        #else
        Musl.rename(old, new) == 0 ? 0 : errno
        #endif
    }
}
