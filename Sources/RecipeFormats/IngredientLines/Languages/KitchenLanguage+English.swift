extension KitchenLanguage {
    static let english = KitchenLanguage(
        code: "en",
        units: """
            cup/cups, c, cps
            tablespoon/tablespoons, tbsp/tbsps, tbs, tb, tbl, tblsp, tbls
            teaspoon/teaspoons, tsp/tsps, ts
            dessertspoon/dessertspoons, dsp, dstsp
            spoon/spoons
            gram/grams, g, gm/gms, gr, gramme/grammes
            kilogram/kilograms, kg/kgs, kilo/kilos
            milligram/milligrams, mg
            milliliter/milliliters, ml/mls, millilitre/millilitres
            centiliter/centiliters, cl, centilitre/centilitres
            deciliter/deciliters, dl, decilitre/decilitres
            liter/liters, l, ltr, litre/litres
            fl oz/fluid ounce/fluid ounces/fl ounce/fl ounces/floz/fluid oz
            ounce/ounces, oz/ozs
            pound/pounds, lb/lbs
            pint/pints, pt/pts
            quart/quarts, qt/qts
            gallon/gallons, gal
            inch/inches, in
            inch-thick
            inch-long
            inch-wide
            inch-square
            inch-round
            centimeter/centimeters, cm, centimetre/centimetres
            millimeter/millimeters, mm, millimetre/millimetres
            pinch/pinches
            dash/dashes
            drop/drops
            splash/splashes
            dollop/dollops
            glug/glugs
            smidgen/smidgens
            handful/handfuls
            fistful/fistfuls
            grind/grinds
            grinding/grindings
            grating/gratings
            twist/twists
            turn/turns
            scoop/scoops
            shot/shots
            jigger/jiggers
            part/parts
            measure/measures
            clove/cloves
            sprig/sprigs
            branch/branches
            bunch/bunches
            head/heads
            bulb/bulbs
            stalk/stalks
            stem/stems
            rib/ribs
            stick/sticks
            ear/ears
            spear/spears
            leaf/leaves
            slice/slices
            rasher/rashers
            strip/strips
            piece/pieces
            chunk/chunks
            wedge/wedges
            knob/knobs
            thumb/thumbs
            cube/cubes
            square/squares
            sheet/sheets
            slab/slabs
            block/blocks
            ball/balls
            link/links
            rack/racks
            loaf/loaves
            layer/layers
            portion/portions
            serving/servings
            can/cans
            tin/tins
            jar/jars
            bottle/bottles
            box/boxes
            bag/bags
            package/packages, pkg/pkgs, pkge
            pack/packs
            packet/packets, pkt/pkts
            sachet/sachets
            envelope/envelopes
            pouch/pouches
            carton/cartons
            container/containers
            tub/tubs
            tube/tubes
            punnet/punnets
            basket/baskets
            glass/glasses
            mug/mugs
            bowl/bowls
            batch/batches
            pot/pots
            bar/bars
            drizzle/drizzles
            squeeze/squeezes
            shake/shakes
            pat/pats
            recipe/recipes
            quantity
            tray/trays
            """,
        letters: "T = tablespoon, t = teaspoon",
        numbers: """
            one = 1, two = 2, three = 3, four = 4, five = 5, six = 6, seven = 7, eight = 8, nine = 9, ten = 10,
            eleven = 11, twelve = 12, thirteen = 13, fourteen = 14, fifteen = 15, sixteen = 16, eighteen = 18,
            twenty = 20, twenty-four = 24, thirty = 30, forty = 40, fifty = 50, hundred = 100,
            half = 1/2, quarter = 1/4, couple = 2
            """,
        words: [
            (
                .vagueUnit,
                """
                pinch, pinches, dash, dashes, handful, handfuls, sprig, sprigs, splash, splashes, bunch, knob, drop,
                drops, fistful, smidgen, dollop, dollops, glug, glugs, grind, grinds, grinding, grindings, grating, gratings, slice, slices, piece,
                pieces, thumb, bulb, head, can, tin, jar, bottle, bag, packet, stick, clove, strip, strips, cup, loaf, twist, twists, drizzle, squeeze, shake, shakes, pat
                """
            ),
            (
                .trailingUnit,
                """
                clove, cloves, sprig, sprigs, stalk, stalks, rib, ribs, bulb, bulbs, stick, sticks, head, heads, rasher,
                rashers, sheet, sheets, stem, stems, slice, slices, branch, branches
                """
            ),
            (
                .container,
                """
                can, cans, tin, tins, jar, jars, bottle, bottles, box, boxes, bag, bags, package, packages, pkg, pkgs, pack, packs, packet,
                packets, pkt, sachet, sachets, envelope, envelopes, pouch, carton, cartons, container, containers, tub, tubs, tube, tubes, punnet,
                punnets, piece, pieces, block, blocks, loaf, ball, log, slice, slices, chunk, knob, strip, strips, stick, sheet, sheets, length
                """
            ),
            (
                .size,
                """
                small, medium, large, big, extra-large, jumbo, tiny, huge, medium-size, medium-sized, medium-large,
                small-to-medium, medium-small, large-size, large-sized, small-size, small-sized, good-size, good-sized, sm, md, med, lg,
                average, average-size, average-sized, thumb-size, thumb-sized, bite-size, bite-sized, fist-sized, fist-size, extra large,
                medium size, medium sized, good sized
                """
            ),
            (
                .unitQualifier,
                """
                heaping, heaped, scant, generous, level, rounded, good, thick, thin, fat, plump, long, short, big, healthy, hefty,
                large, small, medium, extra-large, tiny, very, whole, nice, overflowing, scanty, full, thumb-size, thumb-sized
                """
            ),
            (
                .preparation,
                """
                chopped, minced, grated, shredded, sliced, diced, crushed, crumbled, melted, peeled, cubed, drained, mashed,
                slivered, sifted, beaten, seeded, deseeded, de-seeded, trimmed, cleaned, torn, julienned, shaved, halved, quartered, pureed,
                puréed, boned, deboned, shucked, softened, strained, thawed, defrosted, refrigerated, rinsed, skinned, snipped, hulled,
                popped, squeezed, fresh-squeezed, fresh-ground, cracked, toasted, cooked, uncooked, precooked, shelled, unshelled, chilled,
                hard-cooked, hard-boiled, soft-boiled, steamed, boiled, blanched, poached, cored, stemmed, zested, washed, scrubbed, deveined,
                unpeeled, unsifted, lukewarm, ground-up, pounded, flaked, scalded, warmed, heated, caramelized, pitted, stoned,
                butterflied, cut, cut-up, split, stuck, husked, moistened, debearded, grilled, removed, discarded, separated, chunked, segmented, whipped, whisked, stewed, soaked, smashed,
                bruised, broken, picked, flattened, reheated, leftover, reserved, prepared, cooled, pulled, podded,
                matchstick-cut, spiralized, riced, browned, sautéed, sauteed, pulverized, fine-chopped, milled, imported,
                wilted, dissolved, simmered, freshly ground, finely ground, coarsely ground, fresh ground
                """
            ),
            (
                .adverb,
                """
                finely, coarsely, roughly, freshly, thinly, thickly, lightly, well, very, fully, partially, partly, slightly, gently,
                newly, firmly, loosely, tightly, evenly, crosswise, lengthwise, diagonally, fine, coarse, hard, quickly, neatly,
                medium-finely, medium-coarsely, cleanly, carefully, just, barely, roughly-, paper-thin, super, extra, crossways, lengthways
                """
            ),
            (
                .describing,
                """
                skinless, boneless, skin-on, skin-off, bone-in, fresh, frozen, dry, dried, sweet, ripe, unsalted, salted, salt-free, unsweetened, sweetened,
                sour, hot, cold, warm, cool, red, green, yellow, white, black, brown, purple, pink, golden, dark, light, lean, fat-free, nonfat, non-fat,
                low-fat, reduced-fat, low-sodium, reduced-sodium, sodium-free, plain, whole, unpeeled, raw, organic, young, tender, firm, crisp, crusty,
                soft, thick, thin, thick-cut, thin-cut, thick-sliced, mild, medium, large, small, extra-large, smoked, unbleached, mature, ripened, fruity,
                aromatic, mixed, baby, mini, seedless, meaty, day-old, stale, unflavored, full-fat, unwaxed, free-range, creamy, full-bodied,
                homemade, store-bought, unfiltered, honey-roasted, good-quality, high-quality, best-quality, natural, instant, quick-cooking, long-grain, medium-grain, short-grain, cooked, gluten-free,
                uncooked, toasted, roasted, unroasted, strong, crunchy, sharp, extra-sharp, wide, fat, assorted, canned, bottled, pitted, heavy, all-natural
                """
            ),
            (
                .kept,
                "blanched, pitted, leftover, whipped, stewed, prepared, cut, mashed, popped, smashed, pulled, flaked, broken, refrigerated, split"
            ),
            (
                .describing,
                "half and half, five spice, seven spice, bouquet, garni, medium dry, medium hot, medium sharp, spare ribs, short ribs, back ribs, cookie sheet, pop sticks, bread sticks, whole cloves, ground cloves"
            ),
            (
                .piece,
                """
                only, skin, bones, bone, seeds, stems, stem, stalks, leaves, ends, tops, crusts, crust, head, heads, shells, shell, rind, juice, zest, fat, pith, core, cores, ribs,
                tails, removed, discarded, reserved, separated, parts, part, left, thick, whole, grade, brand, preferred
                """
            ),
            (.bought, "frozen, canned, tinned, bottled, jarred, packaged, store-bought"),
            (.article, "a, an"),
            (.multiplier, "dozen, doz"),
            (.vagueCount, "few, several, some, little, many, bit"),
            (.connector, "of"),
            (.and, "and, then, &, plus"),
            (.or, "or, and/or"),
            (.plus, "plus, and"),
            (.rangeWord, "to, or"),
            (.times, "x, ×"),
            (
                .about,
                "about, approx, approximately, around, roughly, circa, generous, scant, scantly, at least, up to, nearly, almost, maybe, heaping"
            ),
            (
                .remark,
                """
                for, to serve, to garnish, to finish, to decorate, to dust, to taste, to drizzle, to sprinkle, to grease, to season, to cover, to coat,
                to brush, to glaze, to accompany, to top, to fill, to yield, to make, to form, to fry, to line, to dress, to use, to cook, to sweeten, such as, plus,
                preferably, about, approximately, if, as needed, as required, as desired, optional, or more, or less, or to taste, or as needed,
                or as desired, or use, like, available, from, depending, see note, see notes, each, including, enough,
                weighing, your choice, per, or so, more or less, according to taste, sold, divided use, total, ideally, reserving, or enough,
                around, but, in all, left over, or substitute, or about, to your taste, to your liking, additional, more, plus more, plus extra, usually, until needed
                """
            ),
            (.toTaste, "to taste"),
            (
                .preparationPhrase,
                "at room temperature, room temperature, in their shells, in its shell, in half, in quarters, on the diagonal, cut into, cut in, cut up, removed from, in chunks, with tops, with skin"
            ),
            (.optional, "optional, optionally, if desired, if you like, if wanted, if wished, if liked"),
            (
                .part,
                "juice, zest, rind, peel, grated, finely, freshly, squeezed, strained, chopped, thinly, minced, leaves, fresh, coarsely, julienned, seeds"
            ),
            (.remarkWord, "packed, additional, heaping, approximately, about, quality, ready-cut"),
            (
                .preposition,
                "into, in, with, to, on, from, for, at, by, through, lengthwise, crosswise, if, until, but, as, diagonally, separately, lightly, well, and, or"
            ),
            (.each, "each, apiece"),
        ])
}
