extension CookingLanguage {
    // `in` is a unit only in a list, because it is a preposition in a step. `c` is a cup only in a list; a step also means degrees.
    package static let english = CookingLanguage(
        code: "en",
        numberSigns: .pointForDecimals,
        numbers: """
            one = 1, two = 2, three = 3, four = 4, five = 5, six = 6, seven = 7, eight = 8, nine = 9, ten = 10,
            eleven = 11, twelve = 12, thirteen = 13, fourteen = 14, fifteen = 15, sixteen = 16, seventeen = 17,
            eighteen = 18, nineteen = 19, twenty = 20, twenty-four = 24, thirty = 30, forty = 40, fifty = 50,
            sixty = 60, ninety = 90, hundred = 100, half = 1/2, quarter = 1/4
            """,
        vagueNumbers: "couple = 2",
        fractions: "third/thirds = 1/3, quarter/quarters/fourth/fourths = 1/4, eighth/eighths = 1/8",
        metric: """
            g: gram/grams, g, gm, gms, gr, gramme/grammes
            kg: kilogram/kilograms, kg, kgs, kilo/kilos
            mg: milligram/milligrams, mg
            ml: milliliter/milliliters, ml, mls, millilitre/millilitres, cc, ccs, ccm
            cl: centiliter/centiliters, cl, centilitre/centilitres
            dl: deciliter/deciliters, dl, decilitre/decilitres
            l: liter/liters, l, ltr, lt, litre/litres
            """,
        measures: """
            cup: cup/cups
            tbsp: tablespoon/tablespoons, tbsp, tbsps, tbs, tb, tbl, tblsp, tbls
            tsp: teaspoon/teaspoons, tsp, tsps, ts
            dsp: dessertspoon/dessertspoons, dsp, dstsp
            spoon/spoons
            fl oz: fl oz/fluid ounce/fluid ounces/fl ounce/fl ounces/floz/fluid oz
            oz: ounce/ounces, oz, ozs
            lb: pound/pounds, lb, lbs
            pint: pint/pints, pt, pts
            quart: quart/quarts, qt, qts
            gallon: gallon/gallons, gal
            shot/shots
            jigger/jiggers
            cupful/cupfuls
            tablespoonful/tablespoonfuls
            teaspoonful/teaspoonfuls
            spoonful/spoonfuls
            peck/pecks
            gill: gill/gills
            """,
        pieces: """
            pinch: pinch/pinches
            dash: dash/dashes
            drop: drop/drops
            splash/splashes
            handful: handful/handfuls
            scoop: scoop/scoops
            clove: clove/cloves
            sprig: sprig/sprigs
            bunch: bunch/bunches
            head: head/heads
            bulb: bulb/bulbs
            stalk: stalk/stalks
            stalk: rib/ribs
            stick: stick/sticks
            spear: spear/spears
            leaf: leaf/leaves
            slice: slice/slices
            rasher: rasher/rashers
            strip: strip/strips
            knob: knob/knobs, nub/nubs
            cube: cube/cubes
            """,
        containers: """
            block/blocks
            can: can/cans
            can: tin/tins
            jar: jar/jars
            bottle: bottle/bottles
            box: box/boxes
            bag: bag/bags
            packet: package/packages, pkg/pkgs, pkge
            packet: pack/packs
            packet: packet/packets, pkt, pkts
            packet: sachet/sachets
            packet: envelope/envelopes
            pouch/pouches
            carton/cartons
            container/containers
            tub/tubs
            tube/tubes
            punnet: punnet/punnets
            """,
        listedUnits: """
            cup: cup/cups, c, cps
            in: inch/inches, in
            inch-thick
            inch-long
            inch-wide
            inch-square
            inch-round
            cm: centimeter/centimeters, cm, centimetre/centimetres
            mm: millimeter/millimeters, mm, millimetre/millimetres
            dollop/dollops
            glug/glugs
            smidgen: smidgen/smidgens
            fistful/fistfuls
            grind/grinds
            grinding/grindings
            grating/gratings
            twist/twists
            turn/turns
            part/parts
            measure/measures
            stalk: branch/branches
            stem: stem/stems
            ear: ear/ears
            piece: piece/pieces
            chunk/chunks
            wedge: wedge/wedges
            thumb/thumbs
            square: square/squares
            sheet: sheet/sheets
            slab/slabs
            ball: ball/balls
            link/links
            rack: rack/racks
            loaf: loaf/loaves
            layer/layers
            serving: portion/portions
            serving: serving/servings
            basket/baskets
            glass/glasses
            mug/mugs
            bowl/bowls
            batch/batches
            jar: pot/pots
            bar/bars
            drizzle/drizzles
            squeeze/squeezes
            shake/shakes
            pat: pat/pats
            recipe/recipes
            quantity
            tray/trays
            """,
        knownUnits: """
            dag: decagram/decagrams
            hg: hectogram/hectograms
            lb: #
            stone: stone
            tsp: t, teasp
            tbsp: tablesp
            dsp: dessert spoon/dessert spoons
            fl oz: oz fl, fl
            gallon: gals
            minim: minim/minims
            m: m, metre/metres, meter/meters
            in: ", ″
            ft: foot/feet, ft
            yd: yard/yards, yd
            °C: °C, ° C, C°, degree Celsius/degrees Celsius, Celsius, centigrade
            °F: °F, ° F, F°, F, degree Fahrenheit/degrees Fahrenheit, Fahrenheit
            gas mark: gas mark, gas
            piece: pc, pcs, item/items
            fillet: fillet/fillets
            large: large, lg, extra-large, big
            medium: medium, med, medium-size, medium-sized
            small: small, sm
            """,
        unitLetters: "T = tablespoon, t = teaspoon",
        courses: """
            breakfast: Breakfasts
            brunch: Brunches
            lunch: Lunches, Lunch dish
            starter: Appetizers, Appetiser, Hors d'oeuvres
            starter: Starters, First course
            starter: Finger food
            snack: Tapas
            snack: Mezze, Meze
            snack: Snacks, Nibbles
            soup: Soups, Soups and stews, Soups stew, Soup stew
            salad: Salads
            pasta: Pasta, Pasta dish, Pasta and noodles
            pasta: Noodles
            pasta: Rice, Rice dish
            main: Dinners, Supper
            main: Mains, Main course, Main dish, Mains dinner
            main: Entrées
            centrepiece: Fish, Fish dish, Fish seafood, Fish and seafood
            centrepiece: Seafood
            centrepiece: Meat, Meat dish
            centrepiece: Poultry
            centrepiece: Chicken
            centrepiece: Beef
            centrepiece: Pork
            centrepiece: Lamb
            centrepiece: Vegetarian, Vegetarian dish
            centrepiece: Vegan
            centrepiece: Stews
            centrepiece: Curries
            centrepiece: Casseroles
            centrepiece: Pizzas
            side: Side dishes, Sides
            side: Vegetables, Vegetable dish, Veg
            dessert: Desserts, Puddings
            baking: Baking, Bake, Baked goods
            baking: Cakes, Cakes bakes
            baking: Pastries
            baking: Pies
            baking: Tarts
            baking: Cookies
            baking: Biscuits
            baking: Sweets, Candies
            baking: Treats
            bread: Breads, Bread rolls, Breads and rolls
            bread: Doughs
            drink: Drinks, Beverages
            drink: Cocktails
            drink: Smoothies
            drink: Coffee
            drink: Tea
            sauce: Sauces
            sauce: Dips, Dips spreads, Dips and spreads
            sauce: Dressings
            sauce: Condiments
            sauce: Salsas
            sauce: Spreads
            sauce: Gravies
            preserve: Preserves, Jam
            preserve: Pickles
            preserve: Ferments
            basics: Basics, Components, Staples, Building blocks
            basics: Spice mixes, Spices
            menu: Menus, Plan, Meal plan
            """,
        words: [
            .choice: "one of the following",
            .only: "only, just, not",
            .anotherThing: "another",
            .cooked: "cooked, precooked, boiled, canned, tinned",
            .sizedPiece: "fillets, filets, breasts, steaks, chops, thighs, patties, tails, cutlets, medallions",
            .and: "and, &",
            .then: "then",
            .or: "or",
            .plus: "plus",
            .to: "to",
            .between: "between",
            .times: "x, ×",
            .minus: "minus",
            .about: "about, approx, approximately, around, roughly, circa, ca",
            .bound: "generous, scant, scantly, at least, up to, nearly, almost, maybe, heaping",
            .stepAbout: "some, up, to, at, least, between, another",
            .vagueCount: "few, several, some, little, many, bit",
            .multiplier: "dozen, doz",
            .article: "a, an",
            .definite: "the, your, their, its, his, her, my, our",
            .demonstrative: "this, that, these, those",
            .of: "of",
            .connector: "of",
            .each: "each, apiece",
            .perPiece: "each, every, per, apiece",
            .notPiece: """
            addition, additions, time, layer, other, side, few, so, now, minute, minutes, hour, hours, package,
            packet, instructions, directions, turn, day
            """,
            .atATime: "at a time, at time",
            .without: """
            without, no, not, instead, except, omit, omitting, than, like, never, avoid, skip, replace, resembles
            """,
            .share: "half, halves, remaining, remainder, reserved, leftover, left-over, leftovers",
            .shareOf: "quarter, quarters, third, thirds, fourth, rest, portion, most",
            .mentionedShare: """
            other, others, some, another, fourths, portions, last, three-fourths, two-thirds, one-half, one-third,
            one-quarter, one-fourth, three-quarters
            """,
            .quantifier: """
            both, another, other, additional, extra, more, less, each, every, all, any, some, few, several,
            enough, little, same, dozen, couple, many, much, double
            """,
            .furtherAmount: """
            remaining, remainder, reserved, leftover, left-over, leftovers, rest, additional, extra, more, some,
            other, another, few, several, enough, little, many, much, any, less
            """,
            .vague: """
            enough, extra, more, additional, little, few, several, bit, any, each, every, both, much, many,
            plenty, lot, lots, couple, pair, all, second, first, unused, excess, desired, such, only
            """,
            .boundary: """
            with, to, into, in, on, onto, over, then, plus, until, for, from, at, by, under, through, while, if,
            when, using
            """,
            .functionWord: """
            of, the, a, an, and, or, to, in, into, on, onto, with, for, from, over, at, as, by, until, till, if,
            then, plus, but, is, are, be, it, them, this, that, these, those, your, each, all, while, when,
            before, after, so, not, just, only, such, which, about, around, among, between, per, without, using,
            through, off, out, up, down, aside, together, well, very, one
            """,
            .leader: """
            add, stir, combine, place, heat, mix, cook, whisk, melt, pour, transfer, beat, bring, sprinkle,
            remove, arrange, spread, cut, drain, toss, saute, sauté, blend, divide, let, season, chop, peel,
            return, sift, grill, fold, spoon, dissolve, serve, put, bake, cover, discard, drizzle, simmer, toast,
            brush, rinse, mash, fry, turn, boil, soak, make, halve, pulse, press, allow, strain, crumble, rub,
            whip, puree, purée, coat, set, grind, roll, broil, wrap, steam, scatter, reserve, fluff, keep, using,
            refrigerate, dip, chill, marinate, prepare, blanch, flip, separate, lay, break, skim, form, crush,
            trim, pierce, dredge, crack, grate, fill, garnish, shred, distribute, process, mound, ladle, push,
            shape, sear, lift, prick, scrape, adjust, pipe, reheat, tear, baste, freeze, thread, microwave, stuff,
            insert, use, knead, incorporate, work, cream, mince, julienne, deglaze, skewer, tuck, position,
            measure, moisten, dust, thin, thicken, crisp, scramble, poach, deep-fry, stir-fry, pan-fry, parboil,
            devein, clean, wash, scrub, pat, debone, butterfly, flatten, tenderize, sweat, render, reduce, infuse,
            steep, brew, muddle, swirl, dot, smear, decorate, include, take, dump, tip, rotate, move, slide,
            leave, stirring, mixing, combining, adding, folding, whisking, placing, pouring, beating, melting,
            cooking, heating, turning, reserving, discarding, passing, pressing, including, sprinkling, spooning,
            layering, alternating, plunge, soften, cool, warm, squeeze, slice, dice, cube, layer, purchase,
            unroll, unwrap, thaw, top, sieve, throw, with, in, until, into, over, and, or, to, on, from, onto,
            atop, for, if, while, when, as, by, around, about, through, between, among, under, inside, within,
            along, alongside, plus, then, but, also, after, before, once, because, at, off, out, up, down, back,
            together, well, yet, beneath, against, underneath, till, be, is, are, meanwhile, next, finally, again,
            where, so, which, whose, &, simply, very
            """,
            .follower: """
            and, in, to, into, until, is, with, over, are, together, on, or, for, has, from, a, if, onto, as,
            evenly, melts, begins, before, just, by, among, through, will, around, can, using, have, at, begin,
            stand, lengthwise, well, should, between, while, all, atop, softens, out, under, according, may,
            crosswise, aside, separately, so, along, about, down, an, that, turns, starts, forms, up, registers,
            uncovered, back, during, every, when, evaporates, dissolve, dissolves, comes, becomes, again, after,
            topped, off, remain, remains, sit, wilts, across, browns, reaches, once, against, but, till, next,
            thickens, boils, simmers, bubbles, combined, mixed, inserted, too, then, alongside, inside, beneath,
            soften, thicken, brown, start, become, come, reach, turn, wilt, melt, throughout, instead, which,
            where, because, since, plus, underneath, upright, overnight, also, &, cooks, cool, cools, sizzles,
            foams, appears, does, do, was, were, would, could, must, might, not, rest, rests, stands, it, them,
            you, still, yet, whole
            """,
            .preposition: """
            into, in, with, to, on, from, for, at, by, through, lengthwise, crosswise, if, until, but, as,
            diagonally, separately, lightly, well, and, or
            """,
            .largeSize: "large, big, extra-large, jumbo, huge, large-size, large-sized, lg, extra large",
            .smallSize: "small, tiny, small-size, small-sized, sm",
            .size: """
            medium, medium-size, medium-sized, medium-large, small-to-medium, medium-small, good-size, good-sized,
            md, med, average, average-size, average-sized, thumb-size, thumb-sized, bite-size, bite-sized,
            fist-sized, fist-size, medium size, medium sized, good sized
            """,
            .unitQualifier: """
            heaping, heaped, scant, generous, level, rounded, good, thick, thin, fat, plump, long, short, big,
            healthy, hefty, large, small, medium, extra-large, tiny, very, whole, nice, overflowing, scanty, full,
            thumb-size, thumb-sized
            """,
            .filling: "heaping, heaped, level, rounded, scant, generous",
            .vagueUnit: """
            pinch, pinches, dash, dashes, handful, handfuls, sprig, sprigs, splash, splashes, bunch, knob, drop,
            drops, fistful, smidgen, dollop, dollops, glug, glugs, grind, grinds, grinding, grindings, grating,
            gratings, slice, slices, piece, pieces, thumb, bulb, head, can, tin, jar, bottle, bag, packet, stick,
            clove, strip, strips, cup, loaf, twist, twists, drizzle, squeeze, shake, shakes, pat
            """,
            .trailingUnit: """
            clove, cloves, sprig, sprigs, stalk, stalks, rib, ribs, bulb, bulbs, stick, sticks, head, heads,
            rasher, rashers, sheet, sheets, stem, stems, slice, slices, branch, branches
            """,
            .container: """
            can, cans, tin, tins, jar, jars, bottle, bottles, box, boxes, bag, bags, package, packages, pkg, pkgs,
            pack, packs, packet, packets, pkt, sachet, sachets, envelope, envelopes, pouch, carton, cartons,
            container, containers, tub, tubs, tube, tubes, punnet, punnets, piece, pieces, block, blocks, loaf,
            ball, log, slice, slices, chunk, knob, strip, strips, stick, sheet, sheets, length
            """,
            .preparation: """
            chopped, minced, grated, shredded, sliced, diced, crushed, crumbled, melted, peeled, cubed, drained,
            mashed, slivered, sifted, beaten, seeded, deseeded, de-seeded, trimmed, cleaned, torn, julienned,
            shaved, halved, quartered, pureed, puréed, boned, deboned, shucked, softened, strained, thawed,
            defrosted, refrigerated, rinsed, skinned, snipped, hulled, popped, squeezed, fresh-squeezed,
            fresh-ground, cracked, toasted, cooked, uncooked, precooked, shelled, unshelled, chilled, hard-cooked,
            hard-boiled, soft-boiled, steamed, boiled, blanched, poached, cored, stemmed, zested, juiced, washed,
            scrubbed, deveined, unpeeled, unsifted, lukewarm, ground-up, pounded, flaked, scalded, warmed, heated,
            caramelized, pitted, stoned, butterflied, cut, cut-up, split, stuck, husked, moistened, debearded,
            grilled, removed, discarded, separated, chunked, segmented, whipped, whisked, stewed, soaked, smashed,
            bruised, broken, picked, flattened, reheated, leftover, reserved, prepared, cooled, pulled, podded,
            matchstick-cut, spiralized, riced, browned, sautéed, sauteed, pulverized, fine-chopped, milled,
            imported, wilted, dissolved, simmered, freshly ground, finely ground, coarsely ground, fresh ground
            """,
            .adverb: """
            finely, coarsely, roughly, freshly, thinly, thickly, lightly, well, very, fully, partially, partly,
            slightly, gently, newly, firmly, loosely, tightly, evenly, crosswise, lengthwise, diagonally, fine,
            coarse, hard, quickly, neatly, medium-finely, medium-coarsely, cleanly, carefully, just, barely,
            paper-thin, super, extra, crossways, lengthways
            """,
            .describing: """
            skinless, boneless, skin-on, skin-off, bone-in, fresh, frozen, dry, dried, sweet, ripe, unsalted,
            salted, salt-free, unsweetened, sweetened, sour, hot, cold, warm, cool, red, green, yellow, white,
            black, brown, purple, pink, golden, dark, light, lean, fat-free, nonfat, non-fat, low-fat,
            reduced-fat, low-sodium, reduced-sodium, sodium-free, plain, whole, unpeeled, raw, organic, young,
            tender, firm, crisp, crusty, soft, thick, thin, thick-cut, thin-cut, thick-sliced, mild, medium,
            large, small, extra-large, smoked, unbleached, mature, ripened, fruity, aromatic, mixed, baby, mini,
            seedless, meaty, day-old, stale, unflavored, full-fat, unwaxed, free-range, creamy, full-bodied,
            homemade, store-bought, unfiltered, honey-roasted, good-quality, high-quality, best-quality, natural,
            instant, quick-cooking, long-grain, medium-grain, short-grain, cooked, gluten-free, uncooked, toasted,
            roasted, unroasted, strong, crunchy, sharp, extra-sharp, wide, fat, assorted, canned, bottled, pitted,
            heavy, all-natural, half and half, fire roasted, five spice, seven spice, bouquet, garni, medium dry, medium hot,
            medium sharp, spare ribs, short ribs, back ribs, cookie sheet, pop sticks, bread sticks, whole cloves,
            ground cloves, good, best, fine-quality, fragrant, fruity, all-purpose, self-rising,
            self-raising, stone-ground
            """,
            .kept: """
            blanched, pitted, leftover, whipped, stewed, prepared, cut, mashed, popped, smashed, pulled, flaked,
            broken, refrigerated, split
            """,
            .bought: "frozen, canned, tinned, bottled, jarred, packaged, store-bought",
            .foodPart: """
            juice, zest, rind, peel, grated, finely, freshly, squeezed, strained, chopped, thinly, minced, leaves,
            fresh, coarsely, julienned, seeds
            """,
            .remarkedPart: """
            only, skin, bones, bone, seeds, stems, stem, stalks, leaves, ends, tops, crusts, crust, head, heads,
            shells, shell, rind, juice, zest, fat, pith, core, cores, ribs, tails, removed, discarded, reserved,
            separated, parts, part, left, thick, whole, grade, brand, preferred
            """,
            .remark: """
            for, to serve, to garnish, to finish, to decorate, to dust, to taste, to drizzle, to sprinkle,
            to grease, to season, to cover, to coat, to brush, to glaze, to accompany, to top, to fill, to yield,
            to make, to form, to fry, to line, to dress, to use, to cook, to sweeten, such as, plus, preferably,
            about, approximately, if, as needed, as required, as desired, optional, or more, or less, or to taste,
            or as needed, or as desired, or use, like, available, from, depending, see note, see notes, each,
            including, enough, weighing, your choice, per, or so, more or less, according to taste, sold,
            divided use, total, ideally, reserving, or enough, around, but, in all, left over, or substitute,
            or about, to your taste, to your liking, additional, more, plus more, plus extra, usually,
            until needed
            """,
            .preparationPhrase: """
            at room temperature, room temperature, in their shells, in its shell, in half, in quarters,
            on the diagonal, cut into, cut in, cut up, removed from, in chunks, with tops, with skin
            """,
            .optional: "optional, optionally, if desired, if you like, if wanted, if wished, if liked",
            .orMore: "or more, or less, or so, or so more",
            .lengthFood: """
            ginger, galangal, turmeric, horseradish, cinnamon, lemongrass, leek, cucumber, daikon, mooli, kombu,
            kelp, vanilla, celery, rhubarb, chorizo, sausage, baguette, parmesan, orange peel, orange zest,
            lemon peel, lemon zest, marrow
            """,
            .toTaste: "to taste",
            .remarkWord: "packed, additional, heaping, approximately, about, quality, ready-cut",
            .stepMeasure: "dozen",
            .stepPiece: "fillet/fillets, filet/filets",
            .stepAdjective: """
            large, small, medium, big, extra, jumbo, heaping, heaped, level, rounded, scant, generous, full, good,
            whole, fresh, ripe, dried, raw, cooked, cold, hot, warm, red, green, yellow, white, black, brown,
            purple, sweet, spring, bell, bay, cinnamon, vanilla, garlic, chicken, beef, pork, lamb, duck, egg,
            free, range, boneless, skinless, sized, thick, thin, more, additional, further, remaining, reserved,
            leftover, hard, boiled, soft, peeled, chopped, beaten, diced, minced, separated, lightly, jalapeño,
            roma, plum, cherry, grape, bouillon, stock, ice, fluid, fl, metric, us, imperial, size, baking, sour,
            russet, yukon, gold, firm, tart, streaky, lasagna, lasagne, new, baby, cardamom
            """,
            .mentionAdjective: """
            fresh, freshly, hot, cold, warm, cool, large, small, medium, whole, thick, thin, soft, chilled,
            frozen, cooled, boiling, simmering, ripe, raw, uncooked, lukewarm, prepared, virgin, extra-virgin,
            softened, room-temperature, tepid, big, beaten, chopped, minced, diced, sliced, grated, melted,
            peeled, drained, rinsed, cubed, crushed, crumbled, sifted, unsalted, iced, trimmed, thawed, shelled,
            unpeeled, quartered, halved, packed, slivered, cleaned
            """,
            .changedState: """
            cooked, boiled, mashed, roasted, toasted, baked, fried, browned, caramelized, steamed, grilled,
            poached, stewed, whipped, pureed, puréed, marinated, stuffed, prepared, sauteed, sautéed, pulled,
            breaded, coated, floured, frosted, glazed, thickened, reduced, risen, rolled, wrapped, filled,
            layered, unbaked, blackened, blanched, seared, popped, strained, shaped, soaked, brewed, scalded,
            clarified, reheated, crisp, crispy, wilted, mixed, blended, creamed, dissolved, scrambled,
            hard-cooked, hard-boiled, cut, uncut
            """,
            .cutPiece: "cube, cubes, chunk, chunks, piece, pieces, slice, slices, strip, strips, steaks, portions",
            .countedFood: """
            egg/eggs, yolk/yolks, white/whites, onion/onions, shallot/shallots, scallion/scallions, leek/leeks,
            carrot/carrots, parsnip/parsnips, turnip/turnips, beet/beets, beetroot/beetroots, potato/potatoes, yam/yams,
            tomato/tomatoes, pepper/peppers, chile/chiles, chili/chilis, chilli/chillies, jalapeño/jalapeños,
            jalapeno/jalapenos, radish/radishes, apple/apples, pear/pears, banana/bananas, lemon/lemons,
            lime/limes, orange/oranges, grapefruit/grapefruits, peach/peaches, nectarine/nectarines, plum/plums,
            apricot/apricots, fig/figs, date/dates, mango/mangoes, kiwi/kiwis, avocado/avocados,
            cucumber/cucumbers, zucchini/zucchini, courgette/courgettes, eggplant/eggplants, aubergine/aubergines,
            squash/squashes, pumpkin/pumpkins, mushroom/mushrooms, cabbage/cabbages, lettuce/lettuces,
            cauliflower/cauliflowers, artichoke/artichokes, olive/olives, anchovy/anchovies, shrimp/shrimp,
            prawn/prawns, scallop/scallops, mussel/mussels, oyster/oysters, clam/clams, chicken/chickens,
            breast/breasts, thigh/thighs, drumstick/drumsticks, steak/steaks, chop/chops, sausage/sausages,
            tortilla/tortillas, bun/buns, marshmallow/marshmallows, strawberry/strawberries, cherry/cherries,
            almond/almonds, walnut/walnuts, pod/pods, peppercorn/peppercorns, pickle/pickles, gherkin/gherkins,
            cracker/crackers, pineapple/pineapples, persimmon/persimmons, quince/quinces, coconut/coconuts,
            melon/melons
            """,
            .form: """
            slice, piece, cube, leaf, leaves, wedge, clove, strip, sprig, ring, chunk, floret, spear, stalk,
            segment, halves, quarters, rounds, round, cloves, half, bits
            """,
            .shape: """
            ball/balls, patty/patties, meatball/meatballs, roll/rolls, bun/buns, cookie/cookies,
            dumpling/dumplings, croquette/croquettes, burger/burgers, cake/cakes, bite/bites
            """,
            .dividedPiece: """
            piece/pieces, portion/portions, wedge/wedges, slice/slices, square/squares, rectangle/rectangles,
            triangle/triangles, circle/circles, round/rounds, disc/discs, disk/disks, strip/strips, stick/sticks,
            log/logs, rope/ropes, bar/bars, star/stars, heart/hearts, chunk/chunks, cube/cubes, chip/chips, finger/fingers,
            biscuit/biscuits, scone/scones, muffin/muffins, cupcake/cupcakes, crepe/crepes, crêpe/crêpes,
            pancake/pancakes, tart/tarts, tartlet/tartlets, wrapper/wrappers, blini/blinis, taco/tacos, waffle/waffles,
            bun/buns, flatbread/flatbreads, amount/amounts, part/parts, half/halves
            """,
            .dividedPart: "part, parts, half, halves",
            .dough: "dough, doughs, mixture, masa, log, logs, mince, pastry",
            .dividingStem: "divid, portion, split, separat, shape, shaping, form",
            .cuttingStem: "cut, slic, chop, carv, scor, quarter",
            .pieceYield: """
            making, should yield, will yield, should make, will make, should get, will get, should have, will have,
            end up with, stamp out, cut out, punch out, stamped out, you get
            """,
            .condition: "if, double, doubled, doubling, halve",
            .batch: "batch/batches",
            .centre: "center, centre, middle",
            .tray: "tray, trays, sheet, sheets",
            .weighingStem: "weigh",
            .repeatingStem: "repeat",
            .mixture: "batter, dough, filling, mixture",
            .vessel: """
            pan, pans, pot, pots, saucepan, saucepans, skillet, skillets, dish, dishes, casserole, casseroles,
            bowl, bowls, mold, molds, mould, moulds, ramekin, ramekins, basin, basins, mug, mugs, jug, jugs,
            measure, measures, measuring, scoop, scoops, mounds, increments, portions, batches, additions, tray, trays, thermos,
            terrine, stockpot, wok, processor, blender, kettle, cooker, crock, canister, pitcher, jar, jars, tins,
            ball, balls, piece, pieces, chunk, chunks, loaf, loaves
            """,
            .cookware: """
            pan, pot, saucepan, skillet, wok, oven, bowl, knife, whisk, spatula, blender, mixer, tray, tin, mold,
            mould, sieve, colander, grater, peeler, thermometer, scale, scales, rack, foil, parchment, processor,
            microwave, airfryer, tongs, ladle, board
            """,
            .instrument: "using",
            .sizeLink: "hold, holds, holding, capacity, fits, fit",
            .greasing: "grease, greased, dust, dusted, oiled",
            .foodVerb: """
            cream, flour, butter, oil, salt, pepper, water, juice, zest, sugar, ice, season, core, sprinkle, rub,
            dip, spread, roast, toast, pickle, chop, fry, mash, glaze, frost, seed, bread, batter, brown, peel,
            skin, shell, bone, pit, top, garnish, dust, smoke, grill, whip, dress, baste, steam, spice, grease,
            stuff, stem, stock, sauce, slice, crumb
            """,
            .verb: """
            add, stir, mix, combine, place, heat, cook, whisk, melt, pour, transfer, beat, bring, sprinkle,
            remove, arrange, spread, cut, drain, toss, blend, divide, season, chop, bake, roll, fold, spoon,
            cover, top, fill, brush, serve, dip, press, dust, coat, drop, shape, form, put, set, let, turn, fry,
            repeat, use, garnish, drizzle, knead, slice, roast, simmer, boil, allow, return, reduce, gather,
            flatten, cream
            """,
            .portioningVerb:
                "drop, scoop, spoon, ladle, place, put, pour, roll, portion, mound, pipe, dollop, crumble, spread",
            .makingVerb: "make, make the",
            .cookingVerb: """
            bake, boil, chop, cook, drain, fry, grill, knead, marinate, mix, peel, roast, season, simmer, slice,
            sprinkle, stir, whisk, preheat, rinse, saute, melt, mash, dice, mince, garnish, oven, skillet,
            saucepan, dough
            """,
            .division: "into, in",
            .yieldVerb: "makes, serves, yields",
            .label: """
            step, steps, no, number, page, figure, photo, gas, mark, speed, stage, position, rack, type, day,
            week, version, method, option, note, chapter, part, setting
            """,
            .thermometer: "thermometer, internal, registers, candy, syrup",
            .degree: "degree, degrees, deg",
            .second: "second/seconds, sec/secs, s",
            .minute: "minute/minutes, min/mins",
            .hour: "hour/hours, hr/hrs, h",
            .day: "day/days",
            .week: "week/weeks",
            .month: "month/months",
            .anotherTime: "another",
            .moreTime: "more, additional, further, full, extra, good, whole",
            .every: "every, each",
            .interval: "interval, intervals, increments, bursts, pulses",
            .lastTime: "last, final",
            .before: "before, prior",
            .earlier: """
            ago, earlier, beforehand, ahead, in advance, less than, more than, shorter than, longer than, short of
            """,
            .pointVerb: "remove, take, start, preheat, begin",
            .waitingVerb: """
            let, stand, rest, cool, chill, sit, soak, simmer, refrigerate, marinate, set, bake, cook, allow, boil
            """,
            .helpingVerb: "let, leave, allow, set",
            .rate: "per, a",
            .rateWeight: "pound, pounds, lb, kg, kilo, kilogram, ounce, inch",
            .storage: "keep, keeps, store, stored, stay, stays, last, lasts, freeze, frozen, ahead, airtight",
            .timeLabel: "time, prep, preparation, total",
            .atLeast: "minimum, at least",
            .longTime: "night, day, hour, week",
            .timeRemark: """
            at, least, minimum, maximum, max, max., up, approx, approx., nearly, almost, over, under, for, in,
            the, of, total, per, batch, time, times, more, additional, extra, active, hands-on, inactive, passive,
            minimal, only, prep, prep., preparation, preparing, cook, cooking, bake, baking, baked, simmer,
            simmering, boiling, frying, roasting, rest, resting, wait, waiting, chill, chilling, cool, cooling,
            fridge, refrigerator, freezer, freezing, rise, rising, proof, proofing, proving, marinate, marinating,
            marinade, soak, soaking, fermenting, fermentation, ferment, infusing, steeping, drying, setting, oven,
            high, low, pressure, release, natural, slow, dough, work, on
            """,
            .besideTime: "total, takes, ready, in, only, just, a",
            .waitingKey: """
            wait, waiting, wait time, waiting time, time wait, inactive time, time inactive, passive time,
            additional time, stand time, standing time
            """,
            .restingKey: "rest, resting, rest time, resting time, time rest",
            .chillingKey: """
            chill, chilling, chill time, chilling time, time chill, fridge time, cool time, cooling time, cooling,
            cooling down, refrigeration, refrigeration time, set time, setting time
            """,
            .freezingKey: "freeze, freezing, freeze time, freezing time",
            .marinatingKey: "marinate, marinating, marinate time, marinating time, marinade time, marination time",
            .fermentingKey: "ferment, fermenting, ferment time, fermenting time, fermentation time, fermentation",
            .risingKey: """
            rise, rising, rise time, rising time, proof, proofing, proof time, proofing time, proving time
            """,
            .soakingKey: "soak, soaking, soak time, soaking time",
            .infusingKey: "infuse, infusing, infuse time, infusion time, infusing time, steep time, steeping time",
            .ingredientsHeading: """
            ingredients, ingredient, material, materials, ingredient list, you need, you ll need, you will need,
            what you need, whats in it, what goes in
            """,
            .shoppingHeading: "shopping list, shopping, groceries, grocery list",
            .cookwareHeading: """
            equipment, cookware, utensils, utensil, tools, kitchenware, special equipment, gear, objects
            """,
            .requirementHeading: "material, materials",
            .directionsHeading: """
            directions, direction, instructions, instruction, method, methods, steps, procedure, preparation,
            how to make, how to cook, how to prepare, how to, what to do, what to do with ingredients,
            cooking instructions, process, assembly, step by step
            """,
            .notesHeading: """
            note, notes, tip, tips, story, hint, hints, variation, variations, substitution, substitutions, storage,
            nutrition, nutritional, serving suggestions, serving suggestion, suggested serving, reference, references,
            source, sources, links, credits, credit, faq, about, comments, remarks, trivia, history, related,
            see also, background, changelog, video, contributors, contributor, based on, adapted from, inspired by,
            acknowledgements, acknowledgments, further reading, nutrition estimate, license, thanks to,
            nutritional values
            """,
            .descriptionHeading: "description",
            .timeHeading: "time, times, temperature",
            .stepHeading: "step",
            .purpose: "for",
            .headingFiller: """
            the, a, of, for, your, and, to, you, it, this, recipe, cooking, how, what, list, ll, will, need
            """,
            .topping: "topping, toppings, garnish, garnishes, to serve, for serving, serve with",
            .component: """
            dough, filling, topping, toppings, glaze, icing, frosting, sauce, dressing, marinade, crust, batter,
            garnish
            """,
            .otherHeading: "other, others, misc, miscellaneous",
            .recipeWord: "recipe, the recipe",
            .recipesWord: "recipes",
            .yes: "yes, y, true, optional",
            .no: "no, n, false",
            .serves: "serves, makes, for, yields, yield, feeds, enough",
            .person: "people, persons, person",
            .portion: "serves, serving, servings, portions, portion",
            .meal8: "breakfast",
            .meal10: "brunch",
            .meal12: "lunch",
            .meal16: "tea",
            .meal19: "dinner, supper",
            .meal21: "snack, dessert",
            .weekday: "Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday",
            .plate: "plate/plates, bowl/bowls, glass/glasses, goblet/goblets, ramekin/ramekins",
            .servingStem: "serv, plate, distribut, arrang, ladle, fill, pour, spoon",
            .singleDefinite: "the",
            .opening: """
            holes, slits, slashes, cuts, incisions, wells, indentations, dents, marks, layers, folds, turns,
            passes, trips, rows, vents
            """,
            .foodLiquid: "water, liquid, juice, broth, brine, syrup, drippings",
            .mixedWith: "mixed with, blended with, combined with",
            .commonWord: """
            the, and, with, until, for, into, add, stir, heat, cook, over, minutes, hour, hours, cup, cups, place,
            mix, remove, from, to, of, water, oil, salt, pepper, bowl, bake, serve, tablespoon, tablespoons,
            teaspoon, each, or, is, it, eggs, flour, sugar, milk
            """,
            .pluralEnding: """
            -/-s, -y/-ies, -f/-ves, -fe/-ves, -o/-oes, -ch/-ches, -sh/-shes, -ss/-sses, -x/-xes, -z/-zes
            """,
            .irregularPlural: """
            goose/geese, foot/feet, tooth/teeth, mouse/mice, calf/calves, radix/radices, bus/buses,
            octopus/octopuses, asparagus/asparaguses
            """,
            .invariableName: """
            butter, batter, pepper, quarter, cutter, roaster, peeler, steamer, cooler, pasta, paste, lime, lima,
            chicken, cane, salty, molasses, grater, sauté
            """,
            .foodColour: """
            white, red, yellow, green, black, brown, purple, orange, pink, golden, dark, light, sweet, spanish,
            italian, french, greek, english, baby, young, wild, fresh, dried, free-range
            """,
        ])
}
