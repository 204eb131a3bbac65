// Clusters are part of the interface of this module, so its users need `TextLayout`.
@_exported public import TextLayout
