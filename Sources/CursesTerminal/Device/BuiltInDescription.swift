/// The terminal descriptions in the program, for machines that lack them.
///
/// New terminals come with a description of their own. Servers, containers and other machines to which their users
/// connect do not have it, and a small system has no descriptions at all. Each description here is a short list of
/// differences from what all terminals have in common. It contains what ncurses needs to draw, and the keys; keys with
/// modifiers are decoded without a description, see ``KeyTable``.
struct BuiltInDescription {
    let name: String
    let colors: Int
    private let capabilities: [String]

    /// The entry for ncurses.
    @MainActor var entry: TerminfoEntry {
        TerminfoEntry(name: name, capabilities: [Self.common] + capabilities + [Self.capabilities(ofColors: colors)])
    }

    /// Returns the description with a name, or `nil` if the program has none.
    static func named(_ name: String) -> BuiltInDescription? {
        let (stem, colors) = splitColors(name)
        guard let family = families.first(where: { $0.names.contains(stem) }) else { return nil }
        return BuiltInDescription(name: name, family: family, colors: colors)
    }

    /// Returns the description of the family to which a name belongs, or `nil` if it belongs to none: that of `foot`
    /// for `foot-extra`. A name that begins with `xterm` is one of the many terminals that do what xterm does.
    static func nearest(to name: String) -> BuiltInDescription? {
        let (stem, colors) = splitColors(name)
        let candidates = families.flatMap(\.names).filter { family in
            stem.hasPrefix(family) && stem.dropFirst(family.count).first.map { "-.+".contains($0) } ?? true
        }
        if let family = candidates.max(by: { $0.count < $1.count }), family != "xterm" {
            return named(colors.map { "\(family)-\($0)color" } ?? family)
        }
        return name.hasPrefix("xterm") ? named(colors.map { "xterm-\($0)color" } ?? "xterm-256color") : nil
    }

    private init(name: String, family: Family, colors: Int?) {
        self.name = name
        self.colors = min(colors ?? family.colors, family.mostColors)
        capabilities = family.capabilities
    }

    /// Separates the number of colours at the end of a name. A terminal with direct colours also has 256 colours.
    private static func splitColors(_ name: String) -> (stem: String, colors: Int?) {
        for (suffix, colors) in [
            ("-256color", 256), ("-direct", 256), ("-16color", 16), ("-color", 8), ("-mono", 0), ("-m", 0),
        ] {
            if name.hasSuffix(suffix) { return (String(name.dropLast(suffix.count)), colors) }
        }
        return (name, nil)
    }
}

extension BuiltInDescription {
    /// Terminals with one description.
    private struct Family {
        let names: [String]
        /// The number of colours if the name does not say it.
        let colors: Int
        /// The number of colours that the terminal has at most.
        var mostColors = 256
        let capabilities: [String]
    }

    // Sources: ctlseqs of xterm, console_codes(4), the manuals of tmux and GNU Screen, vt100.net for the VT220.
    private static let families = [
        Family(names: ["xterm"], colors: 8, capabilities: [modern, "bce"]),
        Family(
            names: [
                "xterm-ghostty", "ghostty", "foot", "alacritty", "wezterm", "rio", "contour", "konsole", "vte", "gnome",
                "mintty", "iterm2", "mlterm",
            ], colors: 256, capabilities: [modern, "bce"]),
        Family(names: ["xterm-kitty", "kitty"], colors: 256, capabilities: [modern]),
        Family(names: ["st"], colors: 8, capabilities: [modern, "bce", homeAsNumber]),
        Family(names: ["tmux"], colors: 8, capabilities: [modern, homeAsNumber, "rin@"]),
        Family(
            names: ["screen"], colors: 8,
            capabilities: [
                modern, homeAsNumber, #"rin@, indn@, ech@, hpa@, vpa@, sitm@, ritm@, smso=\E[3m, rmso=\E[23m"#,
            ]),
        Family(
            names: ["rxvt-unicode"], colors: 16, capabilities: [modern, "bce", plainArrows, keysOfRXVT]),
        Family(
            names: ["rxvt"], colors: 8,
            capabilities: [modern, "bce, sitm@, ritm@, indn@, rin@", plainArrows, keysOfRXVT]),
        // Underlined and dim text have colours of their own here, which other colours would replace.
        Family(
            names: ["linux"], colors: 8, mostColors: 16,
            capabilities: [
                #"bce, ncv#18, hpa=\E[%i%p1%dG, vpa=\E[%i%p1%dd, dim=\E[2m, acsc@, smacs@, rmacs@, sgr0=\E[m"#,
                homeAsNumber, plainArrows, #"smkx@, rmkx@, kcbt=\E^I"#,
                #"kf1=\E[[A, kf2=\E[[B, kf3=\E[[C, kf4=\E[[D, kf5=\E[[E"#,
            ]),
        Family(
            names: ["vt220", "vt320", "vt420", "vt100", "vt102"], colors: 0, mostColors: 0, capabilities: [plainArrows]),
    ]

    /// What all of them have in common: the control sequences of a VT220, and keys.
    private static let common = #"""
        am, mir, msgr, xenl, cols#80, it#8, lines#24, bel=^G, cr=^M, ht=^I, ind=^J, ri=\EM, sc=\E7, rc=\E8,
        clear=\E[H\E[J, home=\E[H, ed=\E[J, el=\E[K, el1=\E[1K, ech=\E[%p1%dX, csr=\E[%i%p1%d;%p2%dr,
        cup=\E[%i%p1%d;%p2%dH, cub=\E[%p1%dD, cud=\E[%p1%dB, cuf=\E[%p1%dC, cuu=\E[%p1%dA,
        cub1=^H, cud1=^J, cuf1=\E[C, cuu1=\E[A, smam=\E[?7h, rmam=\E[?7l, civis=\E[?25l, cnorm=\E[?25h,
        ich=\E[%p1%d@, dch=\E[%p1%dP, dch1=\E[P, il=\E[%p1%dL, il1=\E[L, dl=\E[%p1%dM, dl1=\E[M,
        bold=\E[1m, blink=\E[5m, rev=\E[7m, smul=\E[4m, rmul=\E[24m, smso=\E[7m, rmso=\E[27m, sgr0=\E(B\E[m,
        smacs=\E(0, rmacs=\E(B, acsc=``aaffggiijjkkllmmnnooppqqrrssttuuvvwwxxyyzz{{||}}~~, smkx=\E[?1h\E=, rmkx=\E[?1l\E>,
        kbs=^?, kcbt=\E[Z, kent=\EOM, kcuu1=\EOA, kcud1=\EOB, kcuf1=\EOC, kcub1=\EOD, khome=\EOH, kend=\EOF,
        kich1=\E[2~, kdch1=\E[3~, kpp=\E[5~, knp=\E[6~, kf1=\EOP, kf2=\EOQ, kf3=\EOR, kf4=\EOS, kf5=\E[15~, kf6=\E[17~,
        kf7=\E[18~, kf8=\E[19~, kf9=\E[20~, kf10=\E[21~, kf11=\E[23~, kf12=\E[24~
        """#

    /// What terminals have today: an alternate screen, a mouse, italic and dim text.
    private static let modern = #"""
        smcup=\E[?1049h, rmcup=\E[?1049l, kmous=\E[<, sitm=\E[3m, ritm=\E[23m, dim=\E[2m, cbt=\E[Z,
        hpa=\E[%i%p1%dG, vpa=\E[%i%p1%dd, indn=\E[%p1%dS, rin=\E[%p1%dT
        """#

    private static let homeAsNumber = #"khome=\E[1~, kend=\E[4~"#

    /// The mode in which the arrows begin with `ESC O` stays off.
    private static let plainArrows = #"kcuu1=\E[A, kcud1=\E[B, kcuf1=\E[C, kcub1=\E[D, smkx=\E=, rmkx=\E>"#

    private static let keysOfRXVT = #"""
        khome=\E[7~, kend=\E[8~,
        kf1=\E[11~, kf2=\E[12~, kf3=\E[13~, kf4=\E[14~
        """#

    private static func capabilities(ofColors colors: Int) -> String {
        switch colors {
        case 256...:
            #"""
            colors#256, pairs#32767, op=\E[39;49m, setaf=\E[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e38;5;%p1%d%;m,
            setab=\E[%?%p1%{8}%<%t4%p1%d%e%p1%{16}%<%t10%p1%{8}%-%d%e48;5;%p1%d%;m
            """#
        case 16...:
            #"""
            colors#16, pairs#256, op=\E[39;49m, setaf=\E[%?%p1%{8}%<%t3%p1%d%e9%p1%{8}%-%d%;m,
            setab=\E[%?%p1%{8}%<%t4%p1%d%e10%p1%{8}%-%d%;m
            """#
        case 8...: #"colors#8, pairs#64, op=\E[39;49m, setaf=\E[3%p1%dm, setab=\E[4%p1%dm"#
        default: ""
        }
    }
}
