/// The names of characters in Org: `\frac12{}` is ½.
enum OrgEntities {
    /// Returns the characters for a name, or `nil` if the name is unknown.
    static func text(of name: String) -> String? { table[name] }

    private static let table: [String: String] = {
        var table: [String: String] = [:]
        for line in names.split(separator: "\n") {
            for entry in line.split(separator: " ") {
                let sides = entry.split(separator: "=", maxSplits: 1)
                if sides.count == 2 { table[String(sides[0])] = String(sides[1]) }
            }
        }
        table["nbsp"] = "\u{A0}"
        table["equal"] = "="
        return table
    }()

    private static let names = """
        frac12=½ frac14=¼ frac34=¾ deg=° times=× div=÷ plusmn=± approx=≈ asymp=≈ sim=~ tilde=~ le=≤ ge=≥ ne=≠
        ndash=– mdash=— hellip=… dots=… bull=• middot=· star=* ast=* slash=/ under=_ plus=+ minus=− vert=| vbar=|
        num=# percnt=% amp=& lt=< gt=> dollar=$ euro=€ pound=£ cent=¢ copy=© reg=® para=¶ sect=§ dagger=†
        rarr=→ larr=← uarr=↑ darr=↓ to=→ laquo=« raquo=» lsquo=‘ rsquo=’ ldquo=“ rdquo=” iexcl=¡ iquest=¿
        Agrave=À agrave=à Aacute=Á aacute=á Acirc=Â acirc=â Atilde=Ã atilde=ã Auml=Ä auml=ä Aring=Å aring=å
        AElig=Æ aelig=æ Ccedil=Ç ccedil=ç Egrave=È egrave=è Eacute=É eacute=é Ecirc=Ê ecirc=ê Euml=Ë euml=ë
        Igrave=Ì igrave=ì Iacute=Í iacute=í Icirc=Î icirc=î Iuml=Ï iuml=ï Ntilde=Ñ ntilde=ñ
        Ograve=Ò ograve=ò Oacute=Ó oacute=ó Ocirc=Ô ocirc=ô Otilde=Õ otilde=õ Ouml=Ö ouml=ö Oslash=Ø oslash=ø
        OElig=Œ oelig=œ Ugrave=Ù ugrave=ù Uacute=Ú uacute=ú Ucirc=Û ucirc=û Uuml=Ü uuml=ü szlig=ß Scaron=Š scaron=š
        check=✓ checkmark=✓ alpha=α beta=β micro=µ ordm=º ordf=ª
        """
}
