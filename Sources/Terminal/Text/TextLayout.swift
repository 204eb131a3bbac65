// `Cluster` is part of the interface of this module, so a file that imports `Terminal` also needs `TextLayout`.
@_exported public import TextLayout
