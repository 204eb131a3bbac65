import Synchronization

/// The names of the units, in English, German, French, Spanish, Italian and a few other languages.
enum UnitNames {
    /// A name with the unit that it means.
    struct Entry {
        var symbol: String
        /// The standard that the name implies: a German `EL` is never a US tablespoon.
        var standard: MeasureStandard?
        var singular: String
        var plural: String
    }

    /// The results of recent searches. A recipe uses few different names, so most names are found here.
    private static let found = Mutex<[String: Entry?]>([:])
    private static let maximumOfFound = 256

    /// Returns the meaning of a name, or `nil` if it is unknown. Case, accents and periods do not matter. The first
    /// call with a name searches the table. Later calls usually find the stored result.
    static func entry(for name: String) -> Entry? {
        if let entry = found.withLock({ $0[name] }) { return entry }
        let entry = search(name)
        found.withLock { found in
            if found.count >= maximumOfFound { found.removeAll(keepingCapacity: true) }
            found[name] = .some(entry)
        }
        return entry
    }

    private static func search(_ name: String) -> Entry? {
        let key = Array(folded(name).utf8)
        guard !key.isEmpty else { return nil }
        let text = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
        var lineStart = 0
        var nameStart = 0
        var isInNames = false
        for position in 0...text.count {
            let byte = position < text.count ? text[position] : Self.lineFeed
            switch byte {
            case UInt8(ascii: ":") where !isInNames:
                isInNames = true
                nameStart = position + 1
            case UInt8(ascii: ","), UInt8(ascii: "/"), Self.lineFeed:
                if isInNames, matches(UnsafeBufferPointer(rebasing: text[nameStart..<position]), key) {
                    return entry(in: text, line: lineStart, name: nameStart..<position)
                }
                nameStart = position + 1
                if byte == Self.lineFeed {
                    lineStart = position + 1
                    isInNames = false
                }
            default: break
            }
        }
        return nil
    }

    /// Returns whether a name of the table equals a folded name. Case and accents of the table's name do not matter.
    private static func matches(_ name: UnsafeBufferPointer<UInt8>, _ key: [UInt8]) -> Bool {
        var index = 0
        var isAfterGap = false
        for byte in name {
            if byte >= 0x80 {
                // Few names have characters beyond ASCII, so this slower comparison is rare.
                return folded(String(decoding: name, as: UTF8.self)).utf8.elementsEqual(key)
            }
            if isGap(Unicode.Scalar(byte)) {
                isAfterGap = index > 0
                continue
            }
            if isAfterGap {
                guard index < key.count, key[index] == 0x20 else { return false }
                index += 1
                isAfterGap = false
            }
            let letter = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
            guard index < key.count, key[index] == letter else { return false }
            index += 1
        }
        return index == key.count
    }

    private static func entry(in text: UnsafeBufferPointer<UInt8>, line: Int, name: Range<Int>) -> Entry {
        func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte == lineFeed || byte == UInt8(ascii: ":") }
        var (start, end) = (name.lowerBound, name.upperBound)
        while !isEnd(text[start - 1]) { start -= 1 }
        while end < text.count, !isEnd(text[end]) { end += 1 }
        let forms = String(decoding: text[start..<end], as: UTF8.self).split(separator: "/").map { $0.trimmingSpaces() }
        var symbol = String(decoding: text[line..<start].prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
        let isMetric = symbol.last == "*"
        if isMetric { symbol.removeLast() }
        return Entry(
            symbol: symbol, standard: isMetric ? .metric : nil, singular: forms.first ?? "", plural: forms.last ?? "")
    }

    private static let lineFeed = UInt8(ascii: "\n")

    /// Returns a name in lower case without accents. One space replaces periods, hyphens and similar signs between
    /// words: `c. à s.` → `c a s`.
    static func folded(_ name: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.utf8.count)
        var isAfterGap = false
        for scalar in name.unicodeScalars {
            if isGap(scalar) {
                isAfterGap = !bytes.isEmpty
                continue
            }
            if isAfterGap { bytes.append(0x20) }
            isAfterGap = false
            scalar.appendFolded(to: &bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isGap(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", ".", "_", "-", "\u{A0}", "'", "’", ",", "\t", "(", ")": true
        default: false
        }
    }

    /// Each line has the symbol of a unit, and its names with their plurals. If `*` follows the symbol, the names mean
    /// metric spoons and cups.
    private static let table: StaticString = """
        mg: mg, milligram/milligrams, Milligramm, milligramme/milligrammes, miligramo/miligramos, milligrammo/milligrammi
        g: g, gr, gm, gram/grams, Gramm, gramme/grammes, gramo/gramos, grammo/grammi, grama/gramas, gms, grs, г, гр
        dag: dag, dkg, Deka, decagram/decagrams, Dekagramm
        hg: hg, etto/etti, hectogram/hectograms, ettogrammo/ettogrammi
        kg: kg, kilo/kilos, kilogram/kilograms, Kilogramm, kilogramme/kilogrammes, kilogramo/kilogramos, \
        chilo/chili, chilogrammo/chilogrammi, kgs, кг, quilo/quilos
        Pfund: Pfund, Pfd, livre/livres, pond
        oz: oz, ounce/ounces, ozs, Unze/Unzen, once/onces, onza/onzas, oncia/once
        lb: lb, lbs, pound/pounds, #, libra/libras, libbra/libbre
        stone: stone
        ml: ml, millilitre/millilitres, milliliter/milliliters, mls, cc, Milliliter, mililitro/mililitros, \
        millilitro/millilitri, мл
        cl: cl, centilitre/centilitres, centiliter/centiliters, Zentiliter, centilitro/centilitros, centilitri
        dl: dl, decilitre/decilitres, deciliter/deciliters, Deziliter, décilitre/décilitres, decilitro/decilitros, decilitri
        l: l, litre/litres, liter/liters, ltr, Liter, litro/litros, litri, lt, л
        tsp: tsp, teaspoon/teaspoons, t, tsps, teasp, ts
        tsp*: TL, Teelöffel, KL, Kaffeelöffel, c. à c., c à café, cc, càc, cuillère à café/cuillères à café, \
        cuillerée à café/cuillerées à café, cuill. à café, cuil. à café, cdta/cdtas, cdita/cditas, cta, \
        cucharadita/cucharaditas, cucharilla/cucharillas, cucchiaino/cucchiaini, cucchiaino da caffè/cucchiaini da caffè, \
        cucchiaino da tè/cucchiaini da tè, colher de chá/colheres de chá, theelepel/theelepels, tsk, tesked/teskedar, \
        łyżeczka/łyżeczki, ч. л., чайная ложка/чайные ложки
        tbsp: tbsp, tablespoon/tablespoons, tbs, tb, tbl, tblsp, tbsps, tablesp
        tbsp*: EL, Esslöffel, Eßlöffel, Essl, c. à s., c à soupe, cs, càs, cuillère à soupe/cuillères à soupe, \
        cuillerée à soupe/cuillerées à soupe, cuill. à soupe, cuil. à soupe, cda/cdas, cucharada/cucharadas, \
        cucchiaio/cucchiai, cucchiaio da tavola/cucchiai da tavola, cucch, colher de sopa/colheres de sopa, \
        eetlepel/eetlepels, msk, matsked/matskedar, spsk, ss, łyżka/łyżki, ст. л., столовая ложка/столовые ложки
        dsp: dsp, dessertspoon/dessertspoons, dessert spoon/dessert spoons
        cup: cup/cups, c
        cup*: Tasse/Tassen, tasse/tasses, taza/tazas, tazza/tazze, xícara/xícaras, kopje/kopjes, szklanka/szklanki, стакан
        fl oz: fl oz, fluid ounce/fluid ounces, floz, fluid oz, oz fl, fl
        gill: gill/gills
        pint: pint/pints, pt, pts
        quart: quart/quarts, qt, qts
        gallon: gallon/gallons, gal, gals
        minim: minim/minims
        pinch: pinch/pinches, Prise/Prisen, pincée/pincées, pizca/pizcas, pizzico/pizzichi, pitada/pitadas, snufje/snufjes, \
        Msp, Messerspitze/Messerspitzen
        dash: dash/dashes, trait/traits, Spritzer, Schuss, chorrito/chorritos, goccio
        smidgen: smidgen/smidgens
        drop: drop/drops, Tropfen, goutte/gouttes, gota/gotas, goccia/gocce
        mm: mm, millimetre/millimetres, millimeter/millimeters, Millimeter, millimètre/millimètres
        cm: cm, centimetre/centimetres, centimeter/centimeters, Zentimeter, centimètre/centimètres, centímetro/centímetros, \
        centimetro/centimetri
        m: m, metre/metres, meter/meters
        in: inch/inches, in, ", ″, Zoll, pouce/pouces, pulgada/pulgadas, pollice/pollici
        ft: foot/feet, ft
        yd: yard/yards, yd
        °C: °C, ° C, C°, degree Celsius/degrees Celsius, Celsius, Grad Celsius, Grad, degré/degrés, centigrade, grado/grados, gradi
        °F: °F, ° F, F°, F, degree Fahrenheit/degrees Fahrenheit, Fahrenheit
        gas mark: gas mark, gas
        clove: clove/cloves, Zehe/Zehen, gousse/gousses, diente/dientes, spicchio/spicchi
        slice: slice/slices, Scheibe/Scheiben, tranche/tranches, rebanada/rebanadas, fetta/fette, rodaja/rodajas
        stick: stick/sticks, Stange/Stangen
        sprig: sprig/sprigs, Zweig/Zweige, brin/brins, ramita/ramitas, rametto/rametti
        stalk: stalk/stalks, rib/ribs, Stängel, branche/branches, tallo/tallos, gambo/gambi, costa/coste
        leaf: leaf/leaves, Blatt/Blätter, feuille/feuilles, hoja/hojas, foglia/foglie
        head: head/heads, Kopf/Köpfe, tête/têtes, cabeza/cabezas, testa/teste
        bunch: bunch/bunches, Bund, botte/bottes, bouquet/bouquets, manojo/manojos, mazzo/mazzi, mazzetto/mazzetti
        bulb: bulb/bulbs, Knolle/Knollen, bulbe/bulbes
        ear: ear/ears
        piece: piece/pieces, pc, pcs, Stück/Stücke, Stk, morceau/morceaux, pieza/piezas, pezzo/pezzi, trozo/trozos
        sheet: sheet/sheets
        fillet: fillet/fillets, filet/filets, Filet/Filets, filete/filetes, filetto/filetti
        strip: strip/strips, Streifen
        wedge: wedge/wedges
        serving: serving/servings, Portion/Portionen, portion/portions, ración/raciones, porzione/porzioni
        spear: spear/spears
        packet: packet/packets, package/packages, pkg/pkgs, pack/packs, envelope/envelopes, sachet/sachets, Päckchen, \
        Packung/Packungen, Pck, Pkt, paquet/paquets, paquete/paquetes, sobre/sobres, bustina/bustine, pacchetto/pacchetti
        can: can/cans, tin/tins, Dose/Dosen, boîte/boîtes, lata/latas, scatola/scatole, lattina/lattine
        jar: jar/jars, Glas/Gläser, pot/pots, bocal/bocaux, tarro/tarros, vasetto/vasetti
        bottle: bottle/bottles, Flasche/Flaschen, bouteille/bouteilles, botella/botellas, bottiglia/bottiglie
        bag: bag/bags, Beutel, Tüte/Tüten, sac/sacs, bolsa/bolsas, sacchetto/sacchetti
        box: box/boxes, Schachtel/Schachteln, caja/cajas
        handful: handful/handfuls, Handvoll, Hand voll, poignée/poignées, puñado/puñados, manciata/manciate
        cube: cube/cubes, Würfel
        pat: pat/pats
        rasher: rasher/rashers
        loaf: loaf/loaves
        stem: stem/stems
        square: square/squares
        knob: knob/knobs
        ball: ball/balls, Kugel/Kugeln
        scoop: scoop/scoops
        rack: rack/racks
        punnet: punnet/punnets
        large: large, lg, extra-large, big
        medium: medium, med, medium-size, medium-sized
        small: small, sm
        """
}
