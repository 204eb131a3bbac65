// swift-format-ignore-file
// Written by scripts/make-nutrients. Source: USDA National Nutrient Database for Standard Reference, public domain.

extension NutrientNames {
    static let lines: StaticString = """
0 greek yogurt!01118
00 flour!20081
1 low fat milk!01082
1 milk!01082
15 bean soup mix!16049
2 milk!01079
2 reduced fat milk!01079
7 up!14400368
70 cocoa dark chocolate!19080309
70 dark chocolate!19080309
70 lean ground beef!13498
75 lean ground beef!23577
85 ground beef!23567
85 lean ground beef!23567
93 lean ground beef!23557
95 lean ground beef!23557
96 lean ground beef!23557
aardappel!11352487
aardappelen!11352487
abgeriebene schale zitrone!09156361
abricot#09021344
abrieb zitrone!09156361
absinthe!14037373
accent seasoning!02047
acciughe#15002080
accompaniment!-
aceite aguacate#04044004
aceite girasol#04044004
aceituna negra#09193409
aceituna verde#09195410
acelga#11233232
aceto balsamico!90004433
aceto bianco#02053
aceto mele#02053
aceto vino bianco#02053
achiote paste!02028181
acorn squash!11482227
active sourdough starter!90007437
active yeast!18375400
acucar confeiteiro!19336
acucar mascavo!19334
acucar!19335
adobo sauce!06168168
adobo seasoning!02028181
aeble!09003494
aebler!09003494
aeg!01123479
aeggeblomme!01125480
aeggeblommer!01125480
aeggehvide!01124481
agar agar powder!19177384
agar agar!19177384
agar powder!19177384
agar!19177384
agave nectar!19353
agave syrup!19353
agave!19353
agavendicksaft!19353
aged balsamic vinegar!90004433
agg!01123479
aggula!01125480
aggvita!01124481
aglio in polvere#02020
agneau hache#17224
agneau#17072066
agnello#17072066
agua azahar#02050199
agua!14429
aguacate maduro#09037348
aguacate#09037348
ahi tuna steak!15127078
ahi tuna!15127078
ail en poudre#02020
aile poulet#05100020
aioli!04025
air popped popcorn!19034397
ajo en polvo#02020
ajwain!02018
albacore tuna!15121076
albaricoque#09021344
albicocche#09021344
alcachofa#11007240
alcatra!23515
ale!14003375
aleppo pepper!02028181
alfalfa sprout!11252233
alfredo sauce!06930172
alga nori#11446250
algue nori#11446250
alho!11215485
ali pollo#05100020
alici#15002080
alita pollo#05100020
all butter puff pastry!18337107
all natural peanut butter!16098314
all purpose flour plus!20081
all purpose gluten free flour!20081
all purpose seasoning!02027182
all purpose unbleached flour!20081
all purpose white flour!20081
allspice berry!02011188
alma!09003494
almeja#15157088
almendra laminada#12061317
almond bark!19087310
almond essence!02050
almond extract!02050199
almond flake!12061317
almond milk!90002431
almond oil!04044004
almond paste!12061317
altbackene semmel!18069098
alubia blanca#16050138
alubia cocida#16050138
alubia roja#16033137
alubia#16050138
aluminum foil!-
aluminum free baking powder!18369402
amande effilee#12061317
amande en poudre#12061317
amande entiere#12061317
amandelen!12061
amarene#09070330
amaretti!12061317
amaretto liqueur!14414374
amaretto!14414374
amendoa!12061
american cheese slice!01042253
american cheese!01042253
amido milho!20027
amidon#20027222
anaheim pepper!11670203
anana en boite#09266347
ananassaft!09273365
ancho chile powder!02009
ancho chile!11962204
ancho chili powder!02009
ancho chili!11962204
ancho powder!02009
anchoa#15002080
anchois#15002080
anchovis!15002080
anchovy fillet!15002080
anchovy in oil!15002080
anchovy paste!15002080
anchovy!15002080
andouille sausage!07075059
andouille!07075059
aneth frais#02045196
angel food cake mix!18144132
angel food cake!18133386
angel hair pasta!20120119
angel hair!20120119
angostura bitter!14429435
anguria#09326349
animal cracker!18213111
anis etoile#02011188
anise extract!02050
anise seed!02011188
aniseed!02018
anjou pear!09252341
aperol!14414374
apfelsaft naturtrub!09016366
apfelwein!09016366
apio rama#11143215
appel!09003494
appenzeller!01040263
apple butter!19297306
apple cider drink!09016366
apple jelly!19297306
apple pie filling!19314308
apple pie spice!02010187
apple!09003494
applejack!14037373
applen!09003494
applewood smoked bacon!10123051
apricot brandy!14414374
apricot jam!19297306
apricot preserve!19297306
apricot!09021344
aprikosen!09021344
aprikosenkonfiture!19297306
aprikosenmarmelade!19297306
arance#09200354
arandano rojo deshidratado#09079331
arandano seco#09079331
arctic char!15240079
armagnac#14037373
aromatic bitter!14429435
arome vanille#02050199
arrowroot flour!20027222
arrowroot powder!20027222
arrowroot!20027222
arroz cocido#20045127
arroz jazmin#20044
arroz largo#20044
artichaut#11007240
artichoke bottom!11007240
artichoke heart!11007240
artichoke!11007240
artisan bread!18069098
artischocken!11007240
artischockenherzen!11007240
arugula leaf!11252233
arugula!11252233
asafoetida powder!02018
asafoetida!02018
asian fish sauce!06179
asian noodle!20109121
asian pear!09252341
asian sesame oil!04058
asparagus spear!11011238
asperge verte#11011238
atlantic salmon!15236073
atta flour!20080
atun en aceite#15119077
atun en lata#15121076
atun#15121076
aubergine#11209415
auberginen!11209415
austern!15167089
austernsauce!06176
aveia!08120
avellana tostada#12120320
avocado maturo#09037348
avocado oil mayonnaise!04025
avocado oil spray!04044004
avocado oil!04044004
avocado slice!09037348
avocado!09037348
avocat#09037348
azafran#02011188
azeite oliva!04053
azeite!04053
azijn!02053
azucar avainillado#19335296
azucar blanquilla#19335296
azucar en polvo#19336
azucar integral#19334
baby arugula!11252233
baby back pork rib!10192049
baby back rib!10192049
baby bok choy!11116439
baby carrot!11124214
baby gem lettuce!11252233
baby kale!11457231
baby pak choi!11116439
baby pea!11312151
baby potato!11352216
baby red potato!11352216
baby spinach arugula!11252233
baby spinach leaf!11457231
baby squid!15175090
baby swiss cheese!01040263
baby tomato!11529414
baby yellow potato!11352216
baby yukon gold potato!11352216
baby zucchini!11477226
babyspinat!11457231
bacalao#15015070
bacca vaniglia#02050199
bacche ginepro#02011188
back bacon!10123051
back rib!10192049
backpapier!-
bacon bit!10124052
bacon cooked crumbled!10124052
bacon dripping!04002
bacon fat!04002
bacon grease!04002
bacon lardon!10123051
bacon rasher!10123051
bacon!10123051
badiane#02011188
bagel!18258104
baguette slice!18029101
baguette!18029101
baharat!02028181
bailey irish cream!14414374
bailey!14414374
baked bean!16006148
baked ham!10182054
baked potato!11353217
baking apple!09003340
baking chip!19087450
baking mix!18010131
baking paper!-
baking soda!18372
baking spray!04044004
balsamic glaze!90004433
balsamic reduction!90004433
balsamic vinaigrette salad dressing!04114174
balsamic vinaigrette!04114174
balsamic vinegar!90004433
balsamico creme!90004433
balsamico!90004433
balsamicoessig!90004433
bamboo shoot!11026246
bamboo skewer!-
banana pepper!11670203
banana puree!09040339
banane mature#09040339
banane mure#09040339
bandnudeln!20120119
barbabietole#11080242
barbecue rub!02028181
barbecue sauce!06150167
barbeque sauce!06150167
barramundi!15015070
bartlett pear!09252341
basil pesto!90003432
basil sprig!02044193
basilicum!02044
basilika!02044
basilikum!02044
bass fillet!15010459
basterdsuiker!19334
batata!11352487
baton cannelle#02010187
baton citronnelle#11972420
bauchspeck!10123051
bauernbrot!18069098
bavette#13065035
bay genievre#02011188
bay leaf!02004189
bay scallop!15172086
bay!02004189
bbq rub sauce!06150167
bbq rub!02028181
bbq sauce!06150167
bbq seasoning!02028181
bean thread noodle!20133118
bean!16050138
beaten egg!01123290
beaufort#01009251
bebida avena#16120273
bebida vegetal#16120273
beef base!06081094
beef bone broth!06008093
beef bouillon broth!06008093
beef bouillon cube!06081094
beef bouillon granule!06081094
beef bouillon!06081094
beef brisket!13803
beef burger!23572028
beef cheek!23515
beef chuck roast!23515
beef chuck!23515
beef consomme!06008093
beef dripping!04002
beef fillet!13920036
beef flank steak!13065035
beef for stir fry!13065035
beef gravy!90008447
beef ground lean!23562
beef mince!23572028
beef patty!23572028
beef rib!13830039
beef roast!23515
beef round steak!23636043
beef round!23636043
beef shank!23515
beef shin!23515
beef short rib!13147034
beef sirloin steak!13931037
beef sirloin!13931037
beef steak!13065035
beef stew meat!23515
beef stew!23515
beef stewing meat!23515
beef stock cube!06081094
beef strip!13065035
beef tallow!04002
beef tenderloin steak!13920036
beef tenderloin!13920036
beef top round!23636043
beef topside!23636043
beef!23515
beefsteak tomato!11529413
beer choice!14003375
beeren!09316334
beerenmischung!09316334
beet green!11233232
beet root!11080242
beetroot!11080242
beicon#10123051
belgian endive!11252233
bell pepper any color!11821205
beluga lentil!16069
belugalinsen!16069
berenjena#11209415
bergkase!01009251
berglinsen!16069
berry!09316334
bette#11233232
better than bouillon!06081094
betterave cuite#11080242
betterave#11080242
beurre cacahouete#16098314
beurre cacahuete#16098314
beurre doux#01145007
bevanda vegetale#16120273
bibb lettuce!11252233
bicarb soda!18372
bicarbonate soda!18372
biere blonde#14003375
biere brune#14003375
bietole#11233232
bing cherry!09070330
bio limette!09159360
bio zitrone!09150359
biozitrone!09150359
bird eye chili!11819202
bird eye chilli!11819202
birdseye chili!11819202
birnen!09252341
birra chiara#14003375
biscoff cookie butter!19125315
biscoff cookie!18173109
biscoff spread!19125315
biscotti#18173109
biscuit baking mix!18010131
biscuit base!18173109
biscuit cuiller#18173109
biscuit dough!18349124
biscuit mix!18010131
biscuit#18173109
bison!17164458
bisquick!18010131
bistec#13065035
bistecca#13065035
bistecche maiale#10062046
bitter!14429435
bittermandelaroma!02050199
bittersweet chocolate chip!19080309
black bean drained rinsed!16015136
black bean!16015136
black cardamom pod!02011188
black coffee!14209378
black eyed bean!16063144
black eyed pea!16063144
black food coloring!14429399
black forest ham!10182054
black garlic!11215211
black lentil!16069
black olive!09193409
black peppercorn!02030003
black tea bag!14355379
black tea!14355379
black vinegar!02053
black walnut!12155318
blackberry jam!19297306
blackening seasoning!02028181
blackstrap molass!19304421
blade steak!23515
blanc dinde#05219024
blanc oeuf#01124292
blanc poireau#11246417
blanc poireaux#11246417
blanched almond flour!12061317
blanched hazelnut!12120320
blanched slivered almond!12061317
blanchierte mandeln!12061317
blanco tequila!14037373
blatterteig!18337107
blattgelatine!19177384
blattpetersilie!11297194
blattspinat!11457231
blette#11233232
bleu auvergne#01004261
bleu#01004261
block cream cheese!01017264
block extra firm tofu!16126294
block feta!01019259
block firm tofu!16126294
block tofu!16126294
blockschokolade!19080309
bloem!20081
blood orange juice!09206362
blood orange!09200354
bloody mary mix!11578369
blue cheese crumble!01004261
blue cheese dressing!04639173
blue curacao!14414374
blue food coloring!14429399
blueberry pie filling!19314308
blutorange!09200354
bocconcini!01026257
boeuf braiser#23515
boeuf hache#23572028
boeuf#23515
bohnen!16050138
boisson vegetale#16120273
bok choy!11116439
bologna!07008065
bone broth!06183092
bone in beef short rib!13147034
bone in chicken breast half!05057015
bone in chicken breast!05057015
bone in chicken thigh!05091017
bone in chicken!05091017
bone in ham!10182054
bone in leg lamb!17072066
bone in pork chop!10062046
bone in pork shoulder!10080
bone in short rib!13147034
bone in skin on chicken breast!05057015
bone in skin on chicken thigh!05091017
boneless beef chuck roast!23515
boneless beef chuck!23515
boneless beef short rib!13147034
boneless beef!23515
boneless chicken breast half!05062014
boneless chicken breast!05062014
boneless chicken thigh!05096016
boneless chicken!05062014
boneless chuck roast!23515
boneless ham!10182054
boneless lamb shoulder!17043067
boneless leg lamb!17072066
boneless pork butt!10080
boneless pork chop!10062046
boneless pork loin chop!10062046
boneless pork loin roast!10020
boneless pork loin!10020
boneless pork shoulder!10080
boneless short rib!13147034
boneless sirloin steak!13931037
boneless skinless chicken breast half!05062014
boneless skinless chicken thigh fillet!05096016
boneless skinless chicken thigh!05096016
boneless skinless chicken!05062014
boniato#11507223
boquerone#15002080
bor!02030
borlotti bean!16050138
bosc pear!09252341
boskop!09003340
boston butt!10080
boston lettuce!11252233
boter!01001
bottled horseradish!02055
bottled lemon juice!09152357
bottled lime juice!09160358
bottom round!23636043
bouillon cube!06081094
bouillon granule!06081094
bouillon legume#06183092
bouillon volaille#06183092
bouillon!06183092
bouquet garni#02027182
bourbon vanillezucker!19335296
bourbon whiskey!14037373
bourgogne#14096371
bow tie pasta!20099120
braeburn apple!09003340
bragg liquid amino!16123
braising steak!23515
bramley apple!09003340
bran flake!08020389
branch celeri#11143215
branche celeri#11143215
branche thym#02049191
brandy or cognac!14037373
brandy#14037373
branntweinessig!02053
bratensauce!90008447
brathahnchen!05006021
bratol!04044004
bratwurst!07036057
bread choice!18069098
bread crumb dry!18079388
bread cube!18069098
bread dough!18345123
bread loaf!18069098
bread machine yeast!18375400
bread roll!18350103
bread slice!18069098
breakfast sausage!07036057
brechbohnen!11052239
brewed espresso!14209378
brick cream cheese!01017264
brie cheese!01006262
brie!01006262
brin romarin#02049191
brin thym#02049191
brine cured black olive!09193409
brioche bread!18069098
brioche bun!18350103
brioche burger bun!18350103
brioche!18069098
brisket!13803
broccoli crown!11090236
broccoli floret!11090236
broccoli head!11090236
broccoli rabe!11090236
broccoli slaw mix!11109462
broccoli slaw!11090236
broccoli#11090236
broccolini!11090236
brocoli#11090236
brocolis#11090236
brodo carne#06183092
brodo pollo#06183092
brodo vegetale#06183092
brodo verdure#06183092
brodo#06183092
broiler chicken!05006021
broiler fryer chicken!05006021
brotchen!18350103
broth!06183092
brown bread!18075099
brown gravy mix!06094180
brown gravy!90008447
brown mushroom!11260010
brown or green lentil!16069
brown rice syrup!19353
brown sugar packed!19334
brownie mix!18099133
browning sauce!06971
bruhe!06183092
bruhwurfel!06081094
bruine suiker!19334
brun farin!19334
brunt sukker!19334
brussel sprout!11098235
bucatini!20120119
buccia limone#09156361
buche chevre#01159260
buffalo mozzarella!01026257
buffalo sauce!06168168
buffalo wing sauce!06168168
buffalo!17164458
bulb fennel!11957241
bulbe fenouil#11957241
bulk italian sausage!07036057
bulk pork sausage!07036057
bun!18350103
bunch asparagus!11011238
bunch green onion!11291212
bunch scallion!11291212
burger bun!18350103
burger patty!23572028
burgonya!11352487
burgundy wine!14096371
burrata ball!01026257
burrata cheese!01026257
burrata!01026257
burrito size flour tortilla!18364095
bustina lievito#18369402
butter bean!16050138
butter biscuit!18173109
butter cracker!18229115
butter flavored cracker!18229115
butter flavoring!02050
butter lettuce!11252233
butter oil!01001006
butter or margarine!01001006
buttercream frosting!19230385
buttercream!19230385
butterkekse!18173109
buttermilk baking mix!18010131
buttermilk pancake mix!18010131
butternut pumpkin!11485228
butternut squash puree!11485228
butternut#11485228
butternutkurbis!11485228
butterscotch baking chip!19087450
butterscotch chip!19087310
butterscotch sauce!19364
butterscotch schnapp!14414515
buttery round cracker!18229115
caballa#15046082
cabbage head!11109234
cabernet sauvignon!14096371
cabillaud#15015070
cacahuete grillee#16087324
cacao nib!19080309
cachaca!14037373
caesar dressing!04639173
caesar salad dressing!04639173
cafe expreso#14209378
cafe fort#14209378
cafe instantaneo#14214
cafe soluble#14214
caffe espresso#14209378
cajun sausage!07075059
cajun seasoning!02028181
cake mix!18144132
cake!18133386
calabacine#11477226
calabaza cacahuete#11485228
calabrian chili paste!06168168
calamar#15175090
calamare#15175090
calamari!15175090
caldo ave#06183092
caldo pollo#06183092
caldo verdura#06183092
caldo#06183092
calmar#15175090
calvado!14037373
camembert cheese!01006262
camembert!01006262
campanelle!20099120
campari tomato!11529413
campari!14414374
can green chile!11980201
can pumpkin!11424230
canard#05139027
candied cherry!09079331
candied fruit!09079331
candied ginger!09079331
candied lemon peel!09079331
candied orange peel!09079331
candied pecan!12142319
canditi#09079331
candy bar!19120311
candy cane!19107398
candy coated milk chocolate piece!19120311
candy coating!19080309
candy corn!19107398
candy eyeball!19120311
candy melt!19087310
candy sprinkle!19107398
candy!19107398
cane syrup!19353
canela en polvo#02010187
canela en rama#02010187
cangrejo#15141084
canneberge#09078338
canned artichoke heart!11007240
canned bamboo shoot!11026246
canned beef broth!06008093
canned biscuit!18349124
canned black bean!16015136
canned black eyed pea!16063144
canned black olive!09193409
canned brown lentil!16070145
canned cannellini bean!16050138
canned cherry tomato!11531160
canned chicken!05013022
canned chickpea!16057134
canned chopped tomato!11531160
canned clam!15157088
canned coconut milk!12118287
canned corn!11172156
canned corned beef!13348042
canned cranberry sauce!09081307
canned cream chicken soup!06016178
canned crushed pineapple!09266347
canned crushed tomato!11531160
canned diced green chile!11980201
canned diced tomato!11531160
canned evaporated milk!01153286
canned fruit cocktail!09099522
canned full fat coconut milk!12118287
canned garbanzo bean!16057134
canned green chile!11980201
canned green lentil!16070145
canned kidney bean!16033137
canned lentil!16070145
canned low salt chicken broth!06183092
canned mandarin orange!09218353
canned pea!11308152
canned peach!09236342
canned pineapple chunk!09266347
canned pineapple juice!09273365
canned pineapple!09266347
canned pink salmon!15084075
canned pinto bean!16043139
canned pure pumpkin!11424230
canned refried bean!16103149
canned salmon!15084075
canned sardine!15088081
canned sweet corn!11172156
canned sweetcorn!11172156
canned sweetened condensed milk!01095285
canned tomato puree!11547162
canned tomato sauce!11549161
canned tomato!11531160
canned tuna!15121076
canned unsweetened coconut milk!12118287
canned water chestnut!11026246
canned white bean!16050138
canned whole tomato!11531160
cannella in polvere#02010187
cannelle en poudre#02010187
cannellini bean!16050138
cannellini bohnen!16050138
cannellini white bean!16050138
cannelloni!20099120
canning jar!-
canola or vegetable oil!04044004
canonigo#11252233
cantal#01009251
cantaloupe!09181350
capellini!20120119
capesante#15172086
caprino#01159260
caramel bit!19074304
caramel candy!19074304
caramel ice cream topping!19364
caramel sauce!19364
caramel square!19074304
caramel topping!19364
caramel!19364
carbonated water!14429
carciofi#11007240
cardamom pod!02011188
carne bovina#23515
carne cerdo picada#10219
carne macinata#23572028
carne moida!23572
carne molida#23572028
carne picada ternera#23572028
carne picada#23572028
carne res#23515
carne ternera#23515
carote#11124214
carotte#11124214
carrot ribbon!11124214
carrot stick!11124214
casarecce!20099120
cascara limon#09156361
cashew butter!12085321
cashew milk!90002431
cashew piece!12085321
cashew!12085321
cashewnusse!12085321
cassava!11518224
castelvetrano olive!09195410
catfish fillet!15010459
catfish!15010459
cauliflower floret!11135237
cauliflower head!11135237
cauliflower rice!11135237
cava#14106370
cavatappi!20099120
cavoletti bruxelle#11098235
cavolfiore#11135237
cavolo cappuccio#11109234
cavolo nero!11233232
cavolo verza#11109234
cayenne pepper hot sauce!02031
cayennepfeffer!02031186
cebola roxa!11282484
cebola!11282484
cebolla blanca#11282207
cebolla morada#11282207
cebolla roja#11282207
cebolla verdeo#11291212
cebolleta#11291212
cebula!11282484
ceci lessati#16057134
ceci secchi#16056
ceci#16057134
celery heart!11143215
celery leaf!11143215
celery rib stalk!11143215
celery salt!02047002
celery seed!02007
celery stick!11143215
cellophane noodle!20133118
cenoura!11124486
center cut bacon!10123051
cerdo#10020
cereal!08020389
cerise denoyautee#09070330
cerneaux noix#12155318
cerveza negra#14003375
cesnak!11215485
cetrioli#11205243
cetriolini#11937244
ceylon cinnamon!02010187
chaat masala!02015
chai tea bag!14355379
chair crabe#15141084
chair saucisse#10219
challah bread!18069098
challah!18069098
chalota#11677418
champagne vinegar!02053
champagne!14106370
champignon brun#11260010
chanterelle!11260010
chantilly#01054280
chapelure panko#18079388
char siu sauce!06175
chard!11233232
chardonnay!14106370
chartreuse!14414374
cheddar jack cheese!01009251
cheese choice!01009251
cheese ravioli!22901426
cheese sauce!06930172
cheese slice!01042253
cheese tortellini!22901426
cheesecloth!-
cherry in syrup!09070330
cherry jello!19172383
cherry juice!14242367
cherry liqueur!14414374
cherry pie filling!19314308
cherry preserve!19297306
cherrytomaten!11529414
chevre frais#01159260
chevre!01159260
chevreuil#17164458
chex cereal!08065390
chia seed!12220328
chiasamen!12220328
chick pea!16057134
chicken apple sausage!07955058
chicken base!06081094
chicken bone broth!06183092
chicken bouillon cube!06081094
chicken bouillon granule!06081094
chicken bouillon powder!06081094
chicken bouillon!06081094
chicken breast cutlet!05062014
chicken breast half!05062014
chicken breast meat!05062014
chicken breast tender!05062014
chicken breast tenderloin!05062014
chicken breast with skin!05057015
chicken broth!06183092
chicken cutlet!05062014
chicken drumette!05066018
chicken drumstick!05066018
chicken fillet!05062014
chicken giblet!05171
chicken gravy!90008447
chicken leg quarter!05075019
chicken leg!05075019
chicken liver!05027026
chicken meat!05013022
chicken mince!05305
chicken piece!05091017
chicken quarter!05075019
chicken sausage!07955058
chicken stock concentrate!06081094
chicken stock cube!06081094
chicken stock pot!06081094
chicken stock powder!06081094
chicken stock!06183092
chicken strip!05062014
chicken tender!05062014
chicken tenderloin!05062014
chicken thigh drumstick!05091017
chicken thigh fillet!05096016
chicken thigh with skin!05091017
chicken thigh!05091017
chicken wing section!05100020
chicken wing!05100020
chicken wingette!05100020
chicken!05006021
chickpea!16057134
chicoree!11252233
chile ancho!11962204
chile arbol!11979200
chile en polvo#02009
chile flake!02031186
chile garlic sauce!06168168
chile guajillo#11962204
chile jalapeno#11979200
chile powder!02009
chile rojo#11819202
chili bean!16043139
chili crisp!06168168
chili en poudre#02009
chili flake!02031186
chili garlic sauce!06168168
chili oil!04044004
chili paste!06168168
chili sauce!06150167
chili seasoning mix!02028181
chili seasoning!02028181
chiliflocken!02031186
chilipulver!02031186
chilled heavy cream!01053275
chilli flake!02031186
chilli oil!04044004
chilli paste!06168168
chinakohl!11109234
chinese black vinegar!02053
chinese cabbage!11109234
chinese cooking wine!14106370
chinese egg noodle!20109121
chinese five spice powder!02015
chinese five spice!02015
chinese rice wine!14106370
chiodi garofano#02011188
chip!19411394
chipotle chile in adobo!06168168
chipotle chile powder!02009
chipotle chili powder!02009
chipotle in adobo!06168168
chipotle paste!06168168
chipotle pepper in adobo sauce!06168168
chipotle pepper in adobo!06168168
chipotle pepper!06168168
chipotle powder!02009
chocolat dessert#19080309
chocolat en poudre#14192380
chocolat noir 70#19080309
chocolat patissier#19080309
chocolate bar!19080309
chocolate cake mix!18099133
chocolate candy!19120311
chocolate coating!19080449
chocolate cobertura#19080309
chocolate cookie crumb!18166468
chocolate cookie crust!18173467
chocolate cookie!18166112
chocolate cooky!18166112
chocolate egg!19120311
chocolate frosting!19230385
chocolate glaze!19080449
chocolate hazelnut spread!19125315
chocolate ice cream!19095416
chocolate liqueur!14414374
chocolate melt!19080309
chocolate morsel!19080449
chocolate para postre#19080309
chocolate protein powder!48052406
chocolate pudding mix!19184381
chocolate sandwich cookie!18166112
chocolate sandwich cooky!18166112
chocolate sauce!19348
chocolate shaving!19080309
chocolate sprinkle!19080309
chocolate syrup!19348
chocolate wafer!18166112
chopped broccoli!11090236
chopped clam!15157088
chopped cooked chicken!05013022
chopped dark chocolate!19080309
chopped fresh cilantro!11165195
chopped green chile!11980201
chopped herb!02049191
chopped nut!12155318
chopped peanut!16087324
chopped pecan!12142319
chopped pistachio!12151322
chopped spinach!11457231
chopped tomato!11531160
chopped walnut!12155318
chorizo sausage!07019061
chorizo!07019061
chou blanc#11109234
chou chinois#11109234
chou fleur#11135237
chou kale#11233232
chou vert#11109234
chourico!07019452
choux bruxelle#11098235
chow mein noodle!20109121
chuck roast!23515
chuck steak!23515
chuck!23515
chuleta cerdo#10062046
chuleta cordero#17076068
chunk light tuna!15121076
chunky salsa!06164164
chutney!90005434
ciabatta roll!18350103
ciabatta!18069098
ciboule#11291212
cibula!11282484
cibule!11282484
cider!09016366
cidre brut#09016366
cidre#09016366
cilantro fresco#11165195
cilantro sprig!11165195
cilantro stem!11165195
ciliegini#11529414
cime rapa#11090236
cinnamon chip!19087310
cinnamon powder!02010187
cinnamon stick!02010187
cioccolato fondente 70#19080309
cipolla bianca#11282207
cipolla dorata#11282207
cipolla rossa#11282207
cipollotti#11291212
citron bio#09150359
citron confit#09150359
citron jaune#09150359
citron non traite#09150359
citron vert#09159360
citron#09150359
citronnelle#11972420
citrus vodka!14037373
citrus zest!09156361
cive#11291212
clam juice!06963
clam!15157088
clamato!11578369
clara!01124481
classic hummus!16158150
clavo olor#02011188
clear honey!19296
clementine juice!09206362
clementine!09218353
clementinen!09218353
clotted cream!01053275
clou girofle#02011188
clous girofle#02011188
clove spice!02011188
clove whole!02011188
clove!02011188
club cracker!18229115
club soda!14429
coarse kosher salt!02047002
coarse salt!02047002
coarse sea salt!02047002
coarse sugar!19335296
coca cola!14400368
coca#14400368
cockle!15157088
cocktail cherry!09328333
cocktail onion!11293213
cocktail peanut!16087324
cocktail tomato!11529414
cocktailtomaten!11529414
coco rallado#12108288
coconut amino!16123
coconut chip!12108288
coconut cream!12118287
coconut extract!02050199
coconut flake!12108288
coconut flour!12108288
coconut milk canned!12118287
coconut milk full fat!12118287
coconut oil spray!04044004
coconut palm sugar!19334
coconut rum!14037373
coconut sugar!19334
coconut yogurt!01116281
cod fillet!15015070
cod loin!15015070
cod!15015070
coeur artichaut#11007240
coeur palmier#11026246
coffee bean!14214
coffee creamer!01069518
coffee flavored liqueur!14414374
coffee granule!14214
coffee liqueur!14414374
coffee syrup!19353
cognac#14037373
cointreau!14414374
coke!14400368
col china#11109234
cola flavored carbonated beverage!14400368
cola!14400368
colby cheese!01009251
colby jack cheese!01009251
colby jack!01009251
colby monterey jack cheese!01009251
cold brew coffee!14209378
cold butter!01001006
cold coffee!14209378
cold cooked rice!20045127
cold heavy cream!01053275
cold milk!01077
cold smoked salmon!15077074
cold unsalted butter!01145007
cole brusela#11098235
cole slaw mix!11109462
coleslaw blend!11109462
coleslaw mix!11109234
coleslaw!11109462
coliflor#11135237
colin#15015070
collagen peptide!19177384
collagen powder!19177384
collard green!11233232
collard!11233232
colman mustard!02024
colorant alimentaire#14429399
colorante alimentare#14429399
colorante alimentario#14429399
colored sprinkle!19107398
comte#01009251
conchiglie!20099120
concombre#11205243
condensed cheddar cheese soup!06016178
condensed cream celery soup!06016178
condensed cream chicken soup!06016178
condensed cream mushroom soup!06016178
condensed mincemeat!09297521
condensed soup!06016178
condensed tomato soup!06159179
conejo#17164458
confectioner sugar!19336
confettura albicocche#19297306
confiture abricot#19297306
confiture fraise#19297306
confiture framboise#19297306
coniglio#17164458
continental cucumber!11205243
contramuslo pollo deshuesado#05096016
contramuslo pollo#05091017
converted rice!20044
cooked bacon!10124052
cooked basmati rice!20045127
cooked beet!11080242
cooked beetroot!11080242
cooked black bean!16015136
cooked brown lentil!16070145
cooked brown rice!20045127
cooked chicken breast half!05013022
cooked chicken breast!05013022
cooked chicken meat!05013022
cooked chicken!05013022
cooked chickpea!16057134
cooked cold rice!20045127
cooked crumbled bacon!10124052
cooked cubed chicken!05013022
cooked diced chicken!05013022
cooked elbow macaroni!20100128
cooked green lentil!16070145
cooked ham!10182054
cooked jasmine rice!20045127
cooked kidney bean!16033137
cooked lentil!16070145
cooked long grain rice!20045127
cooked macaroni!20100128
cooked mashed potato!11657219
cooked noodle!20100128
cooked pasta!20100128
cooked pinto bean!16043139
cooked prawn!15149083
cooked quinoa!90001430
cooked rice!20045127
cooked shredded chicken!05013022
cooked shrimp!15149083
cooked spaghetti!20100128
cooked turkey!05013022
cooked white bean!16050138
cooked white rice!20045127
cookie butter!19125315
cookie crust!18173467
cookie dough!18163
cooking apple!09003340
cooking sake!14106370
cooking sherry!14057372
cooking spray!04044004
cooking water!14429
cooking wine!14106370
cool whip!01073279
copo avena fino#08120
copo chile#02031186
cordero#17072066
coriander stem!11165195
coriandre#11165195
corn can!11172156
corn cereal!08020389
corn chip!19056393
corn cob!11167159
corn ear!11167159
corn flake cereal!08020389
corn flake!08020389
corn flour!20020
corn frozen!11178158
corn grit!20022
corn meal!20022
corn muffin mix!18010131
corn on cob!11167159
corn tortilla!18363096
corn tostada!18360097
cornbread mix!18010131
cornbread!18242387
corned beef brisket!13346
corned beef!13348042
corned pork!07908517
cornflake cereal!08020389
cornflake!08020389
cornflour slurry!20027222
cornichon!11937244
cornish game hen!05006021
cornish hen!05006021
cornstarch slurry!20027222
cosce pollo#05075019
costa sedano#11143215
costata#13830039
coste sedano#11143215
costilla cerdo#10088048
costine maiale#10088048
cote porc#10062046
cotelette agneau#17076068
cotija cheese!01019259
cotija!01019259
cottage cheese#01012
coulis tomate#11547162
country bread!18069098
country ham!10182054
country style bread!18069098
courge butternut#11485228
courge poivree#11482227
courge#11641225
courgette jaune#11641225
courgette#11477226
couverture chocolate!19080309
cozze#15164087
crab meat!15141084
crab stick!15141084
crab!15141084
crabe#15141084
crabmeat!15141084
cracked black pepper!02030003
cracked pepper!02030003
cracker crumb!18228114
cracker meal!18079388
cracker!18228114
craisin!09079331
cranberry jam!19297306
cranberry juice cocktail!14242367
cranberry juice!14242367
cranberry sauce!09081307
cranberry sechee#09079331
cranberry!09079331
crawfish tail!15149
crawfish!15149
crayfish!15149
cream broccoli soup!06016445
cream celery soup!06016178
cream cheese frosting!01017264
cream cheese softened!01017264
cream chicken soup!06016178
cream coconut!12118287
cream corn!11174157
cream mushroom soup!06016178
cream potato soup!06016445
cream sherry!14057372
cream shrimp soup!06016445
cream soda!14400512
cream style corn!11174157
creamed corn!11174157
creamer!01069518
creamy salad dressing!04639173
crema cacahuete#16098314
crema cacao#19125315
crema coco#12118287
crema nocciole#19125315
crema!01056277
creme cacao!14414374
creme cassis#14414374
creme coco#12118287
creme double!01053275
creme entiere liquide#01053275
creme epaisse#01056277
creme fleurette entiere#01053275
creme fraiche epaisse#01056277
creme fraiche!01056277
creme legere#01049276
creme leite!01053482
creme liquide entiere#01053275
creme menthe!14414374
creole mustard!02046
creole seasoning!02028181
crescent dough!18349124
crescent roll dough!18349124
crescent roll!18349124
crevette rose#15149083
crisp apple!09003340
crisp rice cereal!08065390
crispy fried onion!11296208
crispy onion!11296208
crispy rice cereal!08065390
croissant!18239105
crostini!18069098
crouton!18242387
crumbled bacon!10124052
crumbled blue cheese!01004261
crumbled cooked bacon!10124052
crumbled cotija cheese!01019259
crumbled feta cheese!01019259
crumbled feta!01019259
crumbled goat cheese!01159260
crumbled gorgonzola!01004261
crumbled queso fresco!01019259
crunchy peanut butter!16098314
crushed chili flake!02031186
crushed ice!14429
crushed peanut!16087324
crushed pineapple!09266347
crushed pretzel!19047448
crushed red pepper flake!02031186
crushed red pepper!02031186
crushed tomato!11531160
crust!-
crusty bread!18069098
crystallized ginger!09079331
csirkemell!05062499
cubanelle pepper!11670203
cube bouillon#06081094
cubed butternut squash!11485228
cubed watermelon!09326349
cucumber slice!11205243
cuiss poulet#05075019
cuisse poulet#05075019
cukier!19335
cukor!19335
cukr!19335
cultured buttermilk!01088274
cuori carciofo#11007240
cupcake liner!-
cupcake!18133386
curacao!14414515
curcuma frais#11216419
curing salt!02047
curly kale!11233232
curly parsley!11297194
currant jelly!19297306
curry en polvo#02015
curry en poudre#02015
curry leaf!02004189
curry paste!06104
curry powder!02015
currypulver!02015
custard powder!20027222
czosnek!11215485
dado vegetale#06081094
daikon radish!11429249
daikon!11429249
dairy free butter!01001006
dairy free chocolate chip!19080309
dairy free milk!16120273
dairy free yogurt!01116281
dairy milk!01077
daralt hus!23572
dark beer!14003375
dark chocolate bar!19080309
dark chocolate chip!19080309
dark chocolate chunk!19080309
dark molass!19304421
dark muscovado sugar!19334
dark or gold rum!14037373
dark red kidney bean!16033137
dark rye bread!18060100
dark sesame oil!04058
dark soy!16123
dark sweet cherry!09070330
dashi granule!06081094
dashi powder!06081094
dashi stock!06963
dashi!06963
date paste!09087332
date syrup!19353
datile medjool#09087332
datte medjool#09087332
dattelsirup!19353
datteri medjool#09087332
datterini#11529414
day old bread!18069098
day old rice!20045127
decoration!-
deep dish pie crust!18334108
deep fry thermometer!-
deep frying oil!04044
deer!17164458
deglet noor date!09087332
deli ham!10182054
deli roast beef!23636043
delicata squash!11485228
dent ail#11215211
dente alho!11215485
desiccated coconut!12108288
devil food cake mix!18099133
diced beef!23515
diced cooked chicken!05013022
diced green chile!11980201
diced green chili!11980201
diced ham!10182054
diced lamb!17072066
diced onion!11282207
diced pineapple!09266347
diced pork!10020
diced tomato with green chile!11531160
diced tomato!11531160
diente ajo#11215211
diet coke!14400368
diet soda!14400512
digestive biscuit!18173109
digestive!18173109
dijon!02046
dijonsenf!02046
dill frond!02045196
dill pickle juice!11937244
dill pickle relish!11945
dill pickle slice!11937244
dill pickle spear!11937244
dill pickle!11937244
dill seed!02017
dill sprig!02045196
dill weed!02045196
dinde hachee#05305
dinde#05165025
dinkelmehl!20081
dinkelvollkornmehl!20080
dinner roll!18350103
dinosaur kale!11233232
ditalini pasta!20099120
ditalini!20099120
doppelrahmfrischkase!01017264
dorito!19056393
dos cabillaud#15015070
double acting baking powder!18369402
double concentrated tomato paste!11546165
double concentre tomate#11546165
double cream!01053275
dr pepper!14400368
dragon fruit!09148457
drained black bean!16015136
drained chickpea!16057134
drained corn!11172156
dressing!04639173
dried ancho chile!11962204
dried bay leaf!02004189
dried black bean!16014
dried blueberry!09079331
dried brown lentil!16069
dried butter bean!16049
dried cannellini bean!16049
dried cherry!09079331
dried chickpea!16056
dried chile!11962204
dried chili flake!02031186
dried chili!02031186
dried chilli flake!02031186
dried chipotle!11962204
dried chive!02029
dried cilantro!02029
dried coconut!12108288
dried curry leaf!02029
dried date!09087332
dried dill weed!02017
dried fenugreek leaf!02027444
dried fruit!09079331
dried garbanzo bean!16056
dried garlic!02020
dried goji berry!09079331
dried great northern bean!16049
dried green lentil!16069
dried guajillo chile!11962204
dried herb!02027182
dried hot red pepper flake!02031186
dried italian seasoning!02027182
dried jujube!09087456
dried kidney bean!16032
dried lentil!16069
dried lima bean!16049
dried marjoram!02027182
dried minced garlic!02020
dried minced onion!02026
dried mint!02029
dried mixed fruit!09079331
dried mixed herb!02027182
dried mushroom!11268012
dried mustard!02024
dried navy bean!16049
dried onion flake!02026
dried onion!02026
dried oregano leaf!02027182
dried parsley flake!02029
dried pasta!20099120
dried pinto bean!16042
dried porcini mushroom!11268012
dried porcini!11268012
dried red chile pepper!11962204
dried red chile!02031186
dried red chili!02031186
dried red kidney bean!16032
dried red lentil!16144
dried red pepper flake!02031186
dried red pepper!02031186
dried savory!02027444
dried seaweed!11446250
dried shiitake mushroom!11268012
dried sour cherry!09079331
dried tart cherry!09079331
dried thyme leaf!02042
dried white bean!16049
dried wild mushroom!11268012
drinking chocolate!14192380
drippy peanut butter!16098314
drumstick!05066018
dry black bean!16014
dry bread stuffing mix!18242387
dry chickpea!16056
dry cider!09016366
dry curd cheese!01012
dry garbanzo bean!16056
dry gin!14037373
dry great northern bean!16049
dry green lentil!16069
dry italian style salad dressing mix!06094180
dry kidney bean!16032
dry lentil!16069
dry madeira!14057372
dry marsala wine!14057372
dry marsala!14057372
dry mustard powder!02024
dry navy bean!16049
dry onion soup mix!06094180
dry onion!11282207
dry pasta!20099120
dry pinto bean!16042
dry potato flake!11378
dry ranch dressing mix!06094180
dry ranch mix!06094180
dry ranch seasoning!06094180
dry red lentil!16144
dry red wine such as!14096371
dry rice wine!14106370
dry rice!20044
dry roasted peanut!16087324
dry rub!02028181
dry salami!07071063
dry sun dried tomato!11955411
dry vermouth!14106370
dry white bean!16049
dry white wine or chicken broth!14106370
dry white wine such as!14106370
duck breast!05139027
duck confit!05139027
duck fat!04574
duck leg!05139027
duck sauce!06175
duck!05139027
dulce leche!01095285
dumpling wrapper!18368117
dungeness crab!15141084
dunkle kuverture!19080309
dunkle schokolade!19080309
durchwachsener speck!10123051
ear corn!11167159
ear sweet corn!11167159
earl grey tea bag!14355379
earl grey tea!14355379
easy bake yeast!18375400
easy blend yeast!18375400
eau fleur oranger#02050199
echalote grise#11677418
echalote#11677418
echine porc#10080
edam!01040263
edamame bean!11450427
edamame!11450427
edamer!01040263
eddike!02053
edelsuss paprikapulver!02028181
edulcorante#14429299
egerlinge!11260010
egg beaten!01123290
egg beater!01143
egg free pasta!20099120
egg large!01123290
egg pasta!20109121
egg roll wrapper!18368117
egg room temperature!01123290
egg substitute!01143
egg wash!01123290
egg!01123479
eggeplomme!01125480
eidooier!01125480
eier grosse m!01123290
eier huhnereier!01123290
eier m!01123290
eieren!01123479
eiernudeln!20109121
einkorn flour!20081
eisbergsalat!11252233
eiswurfel!14429
eiweisspulver!48052406
eiwit!01124481
elbow macaroni!20099120
elbow noodle!20099120
elbow pasta!20099120
elderflower liqueur!14414374
elk steak!17164458
elk!17164458
emmental cheese!01040263
emmental rape#01040263
emmental#01040263
enchilada sauce!06164164
encornet#15175090
endive!11252233
eneldo fresco#02045196
english cucumber!11205243
english hothouse cucumber!11205243
english muffin!18258104
english mustard!02046
enoki mushroom!11260010
ente!05139027
entenbrust!05139027
entrecot#13830039
entrecote#13913038
epaule agneau#17043067
epaule porc#10080
epinard frais#11457231
eple!09003494
epler!09003494
equipment!-
erbe aromatiche#02049191
erbsen tiefgekuhlt!11312151
erdbeermarmelade!19297306
erythrit!14429299
erythritol!14429299
escalope dinde#05219024
escalope poulet#05062014
escarole!11252233
esparrago triguero#11011238
esparrago verde#11011238
espinaca baby#11457231
espinaca fresca#11457231
espresso bean!14214
espresso coffee!14209378
espresso instant powder!14214
espresso powder!14214
espresso!14209378
essiggurken!11937244
evaporated milk can!01153286
everything bagel seasoning!02028181
everything but bagel seasoning!02028181
extra firm tofu!16126294
extra large egg!01123290
extra large shrimp!15149083
extra lean ground beef!23557
extra lean ground turkey!05305
extra mature cheddar!01009251
extra sharp cheddar cheese!01009251
extra sharp cheddar!01009251
extract!02050
eye round!23636043
fagioli borlotti#16050138
fagioli cannellini#16050138
fagioli neri#16015136
fagioli rossi#16033137
fagioli#16050138
fagiolini#11052239
faisselle#01016269
fajita seasoning!02028181
farfalle pasta!20099120
farfalle!20099120
farina grano tenero#20081
farina mandorle#12061317
farina tipo 00#20081
farine avoine#08120
farine blanche#20081
farine ble t55#20081
farine epeautre#20081
farine fluide#20081
farine gruau#20083
farine semi complete#20080
farine t45#20081
farine t55#20081
farine type 55#20081
farinha aveia!08120
farinha trigo!20081
farinha!20081
farinsocker!19334
farmer cheese!01012
faschierte!23572028
fast action dried yeast!18375400
fat free cottage cheese!01016269
fat free cream cheese!01031265
fat free greek yogurt!01118
fat free plain greek yogurt!01118
fat free refried bean!16103149
fat free sour cream!01180
fat free yogurt!01118
fatty ground beef!23577
fecola patate#11413221
fecule mais#20027222
fecule pomme terre#11413221
feigen!09089345
feine haferflocken!08120
feiner zucker!19335296
fekete bor!02030
feldsalat!11252233
fennel bulb!11957241
fennel frond!11957241
festkochende kartoffeln!11352216
feta cheese crumble!01019259
feta crumble!01019259
feta#01019259
fetakase!01019259
fettuccine pasta!20120119
fettuccine#20120119
feuille basilic#02044193
feuille brick#18338106
feuille coriandre#11165195
feuille gelatine#19177384
feuille lasagne#20099120
feuille laurier#02004189
feuille menthe#02065192
feuille riz#20133118
feuille salade#11252233
feuille sauge#02049191
fichi#09089345
fideo arroz#20133118
fideo#20099120
fiesta blend cheese!01009251
fig jam!19297306
fig preserve!19297306
fig!09089345
figue#09089345
filet anchois#15002080
filet boeuf#13920036
filet mignon porc#10060044
filet mignon!13920036
filet poulet#05062014
filet saumon#15236073
filete salmon#15236073
filetto maiale#10060044
filetto manzo#13920036
filetto salmone#15236073
filling!-
fillo dough!18338106
filo dough!18338106
filo pastry!18338106
filo!18338106
filoteig!18338106
filtered water!14429
fine almond flour!12061317
fine cornmeal!20022
fine dry bread crumb!18079388
fine fresh bread crumb!18079388
fine green bean!11052239
fine quality bittersweet chocolate!19080309
fine sugar!19335296
finely grated lemon zest!09156361
finely grated parmesan!01032258
finely ground almond flour!12061317
fingerling potato!11352216
finomliszt!20081
fior arancio#02050199
fire roasted corn!11178158
fire roasted crushed tomato!11531160
fire roasted diced tomato!11531160
fire roasted red pepper!11943206
fire roasted tomato!11531160
firm ripe avocado!09037348
firm silken tofu!16126294
firm white fish fillet!15015070
firm white fish!15015070
firm white sandwich bread!18069098
firmly packed brown sugar!19334
fischfilet!15015070
fischfond!06963
fischsosse!06179
fish broth!06963
fish fillet!15015070
fish steak!15010459
fish stock!06963
fish!15015070
five spice powder!02015
five spice!02015
fladenbrot!18041102
flageolet bean!16050138
flagesalt!02047
flaky salt!02047002
flaky sea salt!02047002
flank steak!13065035
flank!13065035
flat anchovy fillet!15002080
flat bread!18041102
flat iron steak!13065035
flat rice noodle!20133118
flatbread!18041102
flavored extract!02050
flavored gelatin!19172383
flavored syrup!42040
flavored yogurt!01119284
flavoring!02050
flax egg!12220328
flax meal!12220328
flax seed meal!12220328
flax!12220328
flaxseed meal!12220328
flaxseed oil!04044
fleischtomaten!11529413
fleischwurst!07008065
fleur sel!02047002
fleurette brocoli#11090236
flingsalt!02047
flocon avoine san gluten#08120
flode!01053482
flohsamenschalen!12220328
flormelis!19336
florsocker!19336
flote!01053482
flounder!15015070
flour all purpose!20081
flour plus!20081
flour tortilla wrap!18364095
flour tortilla!18364095
flour unbleached!20081
floury potato!11352216
flussiger honig!19296
focaccia!18069098
fogli gelatina#19177384
foglie alloro#02004189
foglie basilico#02044193
foglie menta#02065192
foie volaille#05027026
foil!-
fokhagyma!11215485
fond boeuf#06008093
fond veau#06183092
fond!06183092
fondant!19230385
fontina cheese!01020255
fontina!01020255
food color!14429399
food coloring!14429399
food colouring!14429399
forelle!15240079
formaggio capra#01159260
formaggio grattugiato#01009251
foy volaille#05027026
framboise surgelee#09302336
frangelico!14414374
frango!05062499
frank red hot sauce!06168168
frank!07022064
frankfurter!07022064
french baguette!18029101
french bread!18029101
french fried onion!11296208
french fried potato!11391451
french fry!11391218
french green bean!11052239
french green lentil!16069
french lentil!16069
french loaf!18029101
french onion!11282207
fresh apple cider!09016366
fresh apricot!09021344
fresh asparagus spear!11011238
fresh asparagus!11011238
fresh baby spinach!11457231
fresh baker yeast!18374401
fresh basil leaf!02044193
fresh bay leaf!02004189
fresh berry!09316334
fresh blackberry!09042337
fresh blueberry!09050335
fresh broccoli floret!11090236
fresh broccoli!11090236
fresh cherry!09070330
fresh chili!11819202
fresh cilantro leaf!11165195
fresh cilantro sprig!11165195
fresh clam!15157088
fresh coriander leaf!11165195
fresh corn kernel!11167159
fresh corn!11167159
fresh curly parsley!11297194
fresh dill weed!02045196
fresh egg noodle!20093
fresh fettuccine!20093122
fresh fig!09089345
fresh flat leaf parsley leaf!11297194
fresh flat leaf parsley!11297194
fresh garlic!11215211
fresh gingerroot!11216419
fresh goat cheese!01159260
fresh grated ginger!11216419
fresh green bean!11052239
fresh herb!02049191
fresh italian parsley!11297194
fresh jalapeno pepper!11979200
fresh lasagna sheet!20093122
fresh lemon zest!09156361
fresh mango!09176346
fresh marjoram!02049191
fresh medjool date!09087332
fresh mint leaf!02065192
fresh mozzarella cheese!01026257
fresh mozzarella!01026257
fresh mushroom!11260010
fresh mussel!15164087
fresh noodle!20093
fresh or frozen blueberry!09050335
fresh or frozen cranberry!09078338
fresh orange zest!09156361
fresh oregano leaf!02049191
fresh oregano!02049191
fresh parmesan cheese!01032258
fresh parsley leaf!11297194
fresh pasta!20093122
fresh peach!09236342
fresh pho noodle!20093
fresh plum!09279343
fresh ramen noodle!20109121
fresh raspberry!09302336
fresh red chile pepper!11819202
fresh red chili!11819202
fresh red chilli!11819202
fresh rice noodle!20093
fresh ricotta!01036266
fresh rosemary leaf!02049191
fresh sage leaf!02049191
fresh sage!02049191
fresh salsa!06164164
fresh savory!02049191
fresh shiitake mushroom!11269013
fresh spinach leaf!11457231
fresh squeezed orange juice!09206362
fresh strawberry!09316334
fresh tagliatelle!20093122
fresh tarragon leaf!02049191
fresh tarragon!02049191
fresh thai basil leaf!02044193
fresh thai basil!02065192
fresh thyme leaf!02049191
fresh tomato!11529413
fresh tuna!15127078
fresh turmeric!11216419
fresh udon noodle!20093
fresh udon!20093
freshly cracked pepper!02030003
freshly grated parmesan cheese!01032258
freshly grated parmesan!01032258
freshly grated parmigiano reggiano!01032258
freshly shredded cheddar cheese!01009251
freshly squeezed lemon juice!09152357
freshly squeezed lime juice!09160358
freshly squeezed orange juice!09206362
fresno chile!11819202
fresno pepper!11819202
fried egg!01123290
fried onion!11296208
fried shallot!11296208
frijole negro#16015136
frijole pinto#16043139
frijole rojo#16033137
frijole#16043139
frische erdbeeren!09316334
frische hefe!18374401
frische nudeln!20093
frische pasta!20093122
frische petersilie!11297194
frischer ingwer!11216419
frischer koriander!11165195
frischer orangensaft!09206362
frischer thymian!02049191
frischer zitronensaft!09152357
frisee!11252233
frite#11391218
frito!19056393
frittierol!04044004
fromage blanc#01016269
fromage chevre frais#01159260
fromage fondu#01042253
fromage rape#01009251
frosting!19230385
frozen artichoke heart!11007240
frozen banana!09040339
frozen berry!09316334
frozen blackberry!09042337
frozen blueberry!09050335
frozen bread dough!18345123
frozen broccoli floret!11090236
frozen broccoli!11090236
frozen cauliflower rice!11135237
frozen cauliflower!11135237
frozen cherry!09070330
frozen chopped onion!11282207
frozen chopped spinach!11457231
frozen corn kernel!11178158
frozen corn!11178158
frozen cranberry!09078338
frozen dark sweet cherry!09070330
frozen edamame!11450427
frozen french fried potato!11391451
frozen french fry!11391218
frozen green bean!11052239
frozen green pea!11312151
frozen hash brown potato!11391218
frozen hash brown!11391218
frozen leaf spinach!11457231
frozen lemonade concentrate!14542429
frozen limeade concentrate!14542429
frozen mango chunk!09176346
frozen mango!09176346
frozen mixed berry!09316334
frozen mixed vegetable!11584154
frozen onion ring!11296208
frozen orange juice concentrate!09214363
frozen pea carrot!11584154
frozen pea!11312151
frozen peach!09236342
frozen pearl onion!11293213
frozen petite pea!11312151
frozen phyllo dough!18338106
frozen pie crust!18334108
frozen pineapple chunk!09266347
frozen pineapple!09266347
frozen pink lemonade concentrate!14542429
frozen potato!11391451
frozen puff pastry sheet!18337107
frozen puff pastry!18337107
frozen raspberry!09302336
frozen ravioli!22901426
frozen riced cauliflower!11135237
frozen ripe banana!09040339
frozen shelled edamame!11450427
frozen shredded hash brown potato!11391218
frozen shredded hash brown!11391218
frozen shrimp!15149083
frozen sliced peach!09236342
frozen spinach!11457231
frozen stir fry vegetable!11584154
frozen strawberry!09316334
frozen sweet cherry!09070330
frozen sweet corn!11178158
frozen sweet pea!11312151
frozen sweetcorn!11178158
frozen tater tot!11391218
frozen vegetable!11584154
frozen whipped topping!01073279
frozen whole kernel corn!11178158
frozen wild blueberry!09050335
frozen yogurt!19095416
fruhstucksspeck!10123051
fruit cocktail!09099522
fruit confit#09079331
fruit juice!14242367
fruit pectin!19177384
fruit preserve!19297306
fruit rouge#09316334
fruit sec#12155318
fruit soda!14400512
fruit yogurt!01119284
fruity red wine!14096371
fruto rojo#09316334
fruto seco#12155318
frutta candita#09079331
frutti bosco#09316334
fryer!05006021
frying oil!04044004
fudge brownie mix!18099133
fudge sauce!19348
fuji apple!09003340
full bodied red wine!14096371
full cream milk!01077
full fat canned coconut milk!12118287
full fat coconut milk!12118287
full fat cream cheese!01017264
full fat cream!01053275
full fat greek yogurt!01116281
full fat plain greek yogurt!01116281
full fat yogurt!01116281
fumet poisson#06963
furikake!12023
fusilli pasta!20099120
fusilli!20099120
gala apple!09003340
galangal!11216419
galleta maria#18173109
galleta#18173109
galliano!14414515
gamba cruda#15149083
gamberetti#15149083
gamberi#15149083
gamberoni#15149083
gambo sedano#11143215
ganseschmalz!04574
garam masala!02015
garbanzo bean!16057134
garbanzo bote#16057134
garbanzo cocido#16057134
garbanzo seco#16056
garbanzo!16057134
garden pea!11312151
gariguette#09316334
garlic crushed!11215211
garlic granule!02020
garlic herb seasoning!02027182
garlic minced!11215211
garlic naan!18041102
garlic oil!04044004
garlic paste!11215211
garlic powder or more!02020
garlic salt!02047002
garnish!-
geflugelbruhe!06183092
geflugelleber!05027026
gehackte haselnusse!12120320
gehackte mandeln!12061317
gehackte nusse!12155318
gehackte rindfleisch!23572028
gehakt!23572
gekochte eier!01123290
gekochter schinken!10182054
gekornte bruhe!06081094
gel food coloring!14429399
gelatin sheet!19177384
gelatina in fogli#19177384
gelatine en feuille#19177384
gelatine leaf!19177384
gelatine sheet!19177384
gelatine!19177384
gelato alla vaniglia#19095416
gelbe paprika!11821205
gelbe zwiebel!11282207
gelee groseille#19297306
gelee!19297306
gema!01125480
gemahlene haselnusse!12120320
gemelli!20099120
gemischte hackfleisch!23572028
gemuse!11584154
gemusebouillon!06183092
gemusebruhe pulver!06081094
gemusebruhe!06183092
gemusebruhwurfel!06081094
gemusefond!06183092
gemusezwiebel!11282207
genoa salami!07071063
geraspte kaa!01009
geraucherte paprikapulver!02028181
geriebene haselnusse!12120320
geriebene mandeln!12061317
geriebener kase!01009251
geriebener mozzarella!01028256
geriebener parmesan!01032258
german chocolate cake mix!18099133
german sweet chocolate!19081
gerookte amandelen!12061
gerostete erdnusse!16087324
gerostete paprika!11943206
geschalte tomaten!11531160
geschroteter leinsamen!12220328
getrocknete cranberry!09079331
getrocknete datteln!09087332
getrocknete kichererbsen!16056
getrocknete tomaten in ol!11956412
getrocknete tomaten!11956412
getrockneter oregano!02027182
gewurz!02027444
gewurzgurke!11937244
gewurzgurken!11937244
gewurzmischung!02027444
gherigli noci#12155318
gherkin!11937244
ghiaccio#14429
giblet!05171
gigante bean!16050138
gigot agneau#17072066
gingembre rape#11216419
ginger ale!14400368
ginger beer!14400368
ginger garlic paste!11215211
ginger paste!11216419
ginger piece!11216419
ginger snap!18172116
gingerbread spice!02010187
gingerroot!11216419
gingersnap cookie!18172116
gingersnap cooky!18172116
gingersnap!18172116
glace cherry!09079331
glace vanille#19095416
glacon#14429
glasnudeln!20133118
glass noodle!20133118
glatte mehl!20081
glatte petersilie!11297194
glaze!06150
globe artichoke!11007240
globe eggplant!11209415
glove!-
gluten free all purpose flour!20081
gluten free breadcrumb!18079388
gluten free flour blend!20081
gluten free flour!20081
gluten free oat!08120
gluten free panko!18079388
gluten free pasta!20099120
gluten free rolled oat!08120
gluten free soy sauce!16123
gluten free tamari!16123
glutinous rice flour!20061
glutinous rice!20044
gnocchi!20093122
goat cheese crumble!01159260
goat cheese log!01159260
goat cheese!01159260
goat feta!01019259
goat milk!01077
gochugaru!02009
gochujang paste!06168168
gochujang!06168168
goji berry!09079331
gold potato!11352216
gold rum!14037373
gold tequila!14037373
golden beet!11080242
golden brown sugar!19334
golden caster sugar!19335296
golden delicious apple!09003340
golden flaxseed meal!12220328
golden mushroom soup!06016445
golden sugar!19335296
goose fat!04574
gorgonzola dolce!01004261
gorgonzola#01004261
gota chocolate#19080309
gouda cheese!01040263
gouda!01040263
gouss ail#11215211
gousse vanille#02050199
gradde!01053482
graddfil!01056
graham cracker crumb!18173109
graham cracker crust!18399110
graham cracker pie crust!18399110
graham cracker sheet!18173109
graham cracker!18173109
graine chia#12220328
graine courge#12014327
graine grenade#09286352
graine lin moulue#12220328
graine sesame blanc#12023
graine#12036326
grainy mustard!02046
graisse canard#04574
grana padano!01032258
granada#09286352
granatapfel!09286352
granatapfelkerne!09286352
granchio#15141084
grand marnier!14414374
granny smith!09003340
granola!08037391
granulated erythritol!14429299
granulated garlic powder!02020
granulated onion!02026
granulated sugar plus!19335296
granulated white sugar!19335296
grape cherry tomato!11529414
grape jelly!19297306
grape juice!14242367
grape seed oil!04044004
grape soda!14400512
grapefruit juice!09206362
grapefruit zest!09156361
grapefruit!09111355
grappa!14037373
grass fed butter!01145007
grated carrot!11124214
grated cheddar cheese!01009251
grated cheddar!01009251
grated cheese!01009251
grated chocolate!19080309
grated fresh ginger!11216419
grated ginger!11216419
grated lemon peel!09156361
grated lemon zest!09156361
grated lime zest!09156361
grated mozzarella!01028256
grated orange peel!09156361
grated orange zest!09156361
grated parmesan cheese!01032258
grated parmigiano reggiano!01032258
grated pecorino romano!01032258
gratinkase!01009251
gravlax!15077074
gravy mix!06094180
gravy!90008447
great northern bean!16050138
greek dressing!04114174
greek feta!01019259
greek seasoning!02027182
greek yoghurt!01116281
greek yogurt!01116281
green apple!09003340
green bean!11052239
green cabbage!11109234
green cardamom pod!02011188
green cardamom!02011188
green chile pepper!11980201
green chile salsa!06164164
green chile!11980201
green curry paste!06104
green enchilada sauce!06164164
green food coloring!14429399
green leaf lettuce!11252233
green mango!09176346
green olive!09195410
green onion top!11291212
green or brown lentil!16069
green pumpkin seed!12014327
green salsa!06164164
green tea bag!14355379
green tea!14355379
green tomato!11529413
grenade#09286352
grenadine syrup!42040
grenadine!42040
grenaille#11352216
griechischer joghurt!01116281
grilled chicken!05013022
grillsauce!06150167
griotte#09070330
grit!20022
gro oeuf#01123290
gro sel#02047002
grobe haferflocken!08120
grober senf!02046
ground almond!12061317
ground ancho chile!02009
ground anise!02011188
ground beef chuck!23572028
ground beef!23572028
ground bison!23572028
ground cayenne pepper!02031186
ground cayenne!02031186
ground chicken!05305
ground chipotle chile!02009
ground chipotle pepper!02009
ground chipotle!02009
ground chorizo!07019061
ground chuck!23572028
ground cinnamon or more!02010187
ground coffee!14214
ground dry mustard!02024
ground fennel!02018
ground flax seed!12220328
ground flax!12220328
ground flaxseed!12220328
ground italian sausage!07036057
ground lamb!17224
ground linseed!12220328
ground mace!02011188
ground mahleb!02018
ground meat!23572028
ground mustard!02024
ground paprika!02028181
ground pork sausage!07036057
ground pork!10219
ground red pepper!02031186
ground round!23572028
ground sausage!07036057
ground sirloin!23562
ground star anise!02011188
ground thyme!02042
ground turkey breast!05305
ground turkey meat!05305
ground veal!17142
ground venison!23572028
grouper!15015070
grune bohnen!11052239
grune oliven!09195410
grune peperoni!11670203
gruner spargel!11011238
gruyere cheese!01040263
gruyere rape#01009251
guacamole!09037348
guajillo chile!11962204
guanciale!10123051
guar gum!19177384
guava!09148457
guimauve#19116396
guinda#09070330
guindilla roja#11819202
guinness beer!14003375
guinness!14003375
guisante congelado#11312151
gul lok!11282484
gulasch!23515
gulerod!11124486
gulerodder!11124486
gulrot!11124486
gumdrop!19107398
gummy bear!19107398
gummy worm!19107398
gyoza skin!18368117
gyoza wrapper!18368117
haa avocado!09037348
habanero chile!11979200
habanero pepper!11979200
habanero!11979200
hack!23572028
hackfleisch gemischt!10219
hackfleisch!23572028
haddock fillet!15015070
haddock!15015070
haferdrink!16120273
hafermilch!16120273
hagyma!11282484
hahnchen ganz!05006021
hahnchen!05062014
hahnchenbrustfilet!05062014
hahnchenfilet!05062014
hahnchenflugel!05100020
hahnchenkeule!05075019
hahnchenkeulen!05075019
hahnchenoberkeule!05091017
hahnchenoberkeulen!05091017
hahnchenschenkel!05075019
hahnchenschenkelfleisch!05096016
hahnchenteile!05091017
hahnchenunterschenkel!05066018
hake!15015070
hakket oksekod!23572
half half cream!01049276
half half!01049276
halibut fillet!15036071
halibut!15036071
halloumi cheese!01019259
halloumi!01019259
halved cherry tomato!11529414
ham hock!10182054
ham steak!10182054
ham!10182054
hamburger bun!18350103
hamburger meat!23572028
hamburger!23572028
hamburgerbrotchen!18350103
hanger steak!13065035
hard boiled egg!01123290
hard candy!19107398
hard cider!09016366
hard cooked egg!01123290
hard salami!07071063
hard taco shell!18360097
hardboiled egg!01123290
haricot bean!16050138
haricot blanc#16050138
haricot lingot cuit#16050138
haricot noir#16015136
haricot rouge#16033137
haricot vert!11052239
haricot!11052239
harina comun#20081
harina fuerza#20081
harina gran fuerza#20083
harina pan!20020
harina polenta#20022
harina trigo blanca#20081
harina trigo comun#20081
harissa paste!06168168
harissa!06168168
haselnussblattchen!12120320
haselnusskerne!12120320
hash brown potato!11391218
hash brown!11391218
hass avocado!09037348
hatch green chile!11980201
haut cuisse poulet#05091017
haut cuisse#05091017
havarti cheese!01040263
havarti!01040263
havermout!08120
havregryn!08120
havssalt!02047
hawaiian roll!18350103
hawaiian sweet roll!18350103
hazelnut liqueur!14414374
hazelnut oil!04044004
hazelnut spread!19125315
hazelnut!12120320
head broccoli!11090236
head cabbage!11109234
head cauliflower!11135237
head garlic!11215211
heart palm!11026246
heavy cream or half half!01053275
heavy whipping cream!01053275
hebra azafran#02011188
hefeflocken!18375400
hefeteig!18345123
hefewurfel!18374401
heidelbeere!09050335
heilbutt!15036071
heirloom tomato!11529413
helado vainilla#19095416
helle sojasauce!16123
heller balsamico!02053
helmelk!01077
hemp heart!12220328
hemp milk!16120273
hemp seed!12220328
herb provence!02027182
herb seasoned stuffing mix!18242387
herb seasoning!02027444
herb sprig!02049191
herb stuffing!18242387
herb!02049191
herbe fraich#02049191
herbe provence!02027182
hering!15046082
herring!15046082
hershey kiss!19120311
hickory smoked bacon!10123051
hielo#14429
hierba fresca#02049191
hierba provenzale#02027182
high gluten bread flour!20083
higo#09089345
himalayan pink salt!02047002
himalayan salt!02047002
hirsch!17164458
hirtenkase!01019259
hispi cabbage!11109234
hladka muka!20081
hoagie bun!18350103
hoagie roll!18350103
hoisin!06175
hoja albahaca#02044193
hoja gelatina#19177384
hoja laurel#02004189
hoja menta#02065192
hojaldre#18337107
hokkaido!11485228
hokkaidokurbis!11485228
hokkien noodle!20109121
homard#15147085
honey bbq sauce!06150167
honey crisp apple!09003340
honey mustard!02046
honey roasted peanut!16087324
honeycrisp apple!09003340
honeydew melon!09181350
honeydew!09181350
hornchennudeln!20099120
horseradish cream!02055
horseradish sauce!02055
hot brewed coffee!14209378
hot chicken stock!06183092
hot chile paste!06168168
hot chili powder!02009
hot chocolate mix!14192380
hot cocoa mix!14192380
hot coffee!14209378
hot cooked rice!20045127
hot dog bun!18350103
hot dog!07022064
hot fudge sauce!19348
hot fudge!19348
hot honey!19296
hot italian sausage!07036057
hot milk!01077
hot pepper flake!02031186
hot pepper sauce!06168168
hot stock!06183092
hot vegetable stock!06183092
hothouse cucumber!11205243
houmous!16158150
huevo campero#01123290
huevo duro#01123290
huevo grande#01123290
huhn!05006021
huhnerbruhe!06183092
huhnerbrustfilet!05062014
huhnereier!01123290
huhnerfleisch!05062014
huhnerfond!06183092
huhnerleber!05027026
huile neutre#04044004
huitre#15167089
hulled strawberry!09316334
hulled sunflower seed!12036326
hummer!15147085
hummus!16158150
hungarian paprika!02028181
hvedemel!20081
hvetemel!20081
hvidlog!11215485
hvidlogsfed!11215485
hvitlok!11215485
ice bath!-
ice cube!14429
ice!14429
iceberg lettuce!11252233
iceberg!11252233
icing sugar mixture!19336
icing!19230385
idaho potato!11353217
imitation crab meat!15141084
imitation crab!15141084
imitation crabmeat!15141084
inch ginger!11216419
individually wrapped caramel!19074304
infused oil!04044
ingredient info!-
insalata#11252233
instant active dry yeast!18375400
instant chocolate pudding mix!19184381
instant coffee granule!14214
instant coffee powder!14214
instant coffee!14214
instant dry yeast!18375400
instant espresso granule!14214
instant espresso powder!14214
instant espresso!14214
instant fast rising yeast!18375400
instant hot cocoa mix!14192380
instant lemon pudding mix!19202382
instant mashed potato flake!11378
instant mashed potato!11378
instant noodle!20109121
instant oat!08120
instant oatmeal!08120463
instant polenta!20022
instant potato flake!11378
instant pudding mix!19202382
instant pudding!19202382
instant ramen noodle!20109121
instant rice!20048
instant vanilla pudding mix!19202382
instant vanilla pudding!19202382
iodized salt!02047002
irish cream liqueur!14414374
irish cream!14414374
irish stout beer!14003375
irish whiskey!14037373
israeli couscous!20099120
italian bread crumb!18079388
italian bread!18069098
italian breadcrumb!18079388
italian cheese blend!01009251
italian diced tomato!11531160
italian dressing mix!06094180
italian dressing!04114174
italian eggplant!11209415
italian flat leaf parsley!11297194
italian herb!02027182
italian loaf!18069098
italian plum tomato!11529413
italian pork sausage!07036057
italian salad dressing!04114174
italian sausage link!07036057
italian sausage!07036057
italian seasoned bread crumb!18079388
italian seasoning!02027182
italian style bread crumb!18079388
italian style diced tomato!11531160
italian style salad dressing!04114174
italian style seasoning!02027182
italian turkey sausage!07955058
italienische krauter!02027182
jablko!09003494
jaggery!19334
jaja!01123479
jajka!01123479
jajko!01123479
jakobsmuscheln!15172086
jalapeno chile pepper!11979200
jalapeno chile!11979200
jalapeno chili!11979200
jalapeno jelly!19297306
jalapeno pepper!11979200
jalapeno slice!11979200
jalapeno#11979200
jambon bayonne#10142055
jambon blanc#10182054
jambon cru#10142055
jambon#10182054
jamon cocido#10182054
jamon iberico#10142055
jamon serrano#10142055
jamon york#10182054
jamon#10182054
japanese eggplant!11209415
japanese mayonnaise!04025
japanese panko breadcrumb!18079388
japanese sweet potato!11507223
jar with lid!-
jarlsberg!01040263
jarred alfredo sauce!06930172
jarred artichoke heart!11007240
jarred roasted red pepper!11943206
jarred sun dried tomato!11956412
jasminreis!20044
jaune oeuf#01125291
jell o mix!19172383
jell o!19172383
jellied cranberry sauce!09081307
jello!19172383
jelly bean!19107398
jelly!19297306
jengibre fresco#11216419
jerez#14057372
jerk seasoning!02028181
jeune pouss#11457231
jicama!11603248
jiffy corn muffin mix!18010131
johannisbeergelee!19297306
judia blanca#16050138
judia verde#11052239
juice from lemon!09152357
juice half lemon!09152357
juice lemon!09152357
juice lime!09160358
juice one lemon!09152357
juice one lime!09160358
juice orange!09206362
jujube!09087456
julienned carrot!11124214
jumbo lump crab meat!15141084
jumbo marshmallow!19116396
jumbo oat!08120
jumbo pasta shell!20099120
jumbo shell!20099120
jumbo shrimp!15149083
juniper berry!02011188
jus anana#09273365
jus citron jaune#09152357
jus cranberry#14242367
jus gravy mix!06094180
jus lime#09160358
jus mix!06094180
jus orange frais#09206362
jus orange#09206362
jus raisin#14242367
jus un citron#09152357
kaa!01009
kabeljau!15015070
kabeljaufilet!15015070
kabocha squash!11485228
kaffeesahne!01049276
kaffir lime leaf!02004189
kahlua!14414374
kaiser roll!18350103
kalamata olive!09193409
kalamata or other brine cured black olive!09193409
kalamata!09193409
kalbfleisch!17110069
kalbsfond!06183092
kalbshack!17142
kalbsschnitzel!17110069
kale leaf!11233232
kale leave!11233232
kalonji!02018
kalte butter!01001006
kaninchen!17164458
kardamomkapseln!02011188
kartoffel!11352487
kartoffelmehl!11413221
kartoffelstarke!11413221
kartofler!11352487
kashmiri chili powder!02009
kasuri methi!02027444
kecap manis!06112
kefir!01088274
kekse!18173109
kernige haferflocken!08120
keto sweetener!14429299
kewpie mayonnaise!04025
key lime juice!09160358
key lime!09159360
kichererbsen dose!16057134
kichererbsen!16057134
kidney bean!16033137
kidneybohnen!16033137
kielbasa sausage!07037060
kielbasa!07037060
kimchi!11109234
king crab leg!15141084
kipfilet!05062499
kirby cucumber!11205243
kirsch!14037373
kirschsaft!14242367
kirschtomaten!11529414
kirschwasser!14037373
kit kat!19120311
kitchen bouquet!06971
kitchen twine!-
kiwi fruit!09148351
kiwi!09148351
kiwifruit!09148351
kiwis#09148351
kjottdeig!23572
kleine zwiebel!11282207
knob ginger!11216419
knoblauchzehe!11215211
knoblauchzehen!11215211
knoflook!11215485
knoflookteen!11215485
kochsahne!01049276
kochschinken!10182054
kohl!11109234
kohlrabi!11109462
kokosmehl!12108288
kokosraspel!12108288
kombu!11446250
kopfsalat!11252233
korean chili flake!02009
korean red pepper flake!02009
korean red pepper powder!02009
korenie!02030
korniger frischkase!01012
kosher salt black pepper!02047002
kosher salt freshly ground black pepper!02047002
kosher salt ground black pepper!02047002
kosher salt pepper!02047002
kosher salt!02047002
kotelett!10062046
kottfar!23572
krauter der provence!02027182
krauter!02049191
krauteressig!02053
kremflote!01053482
kristalsuiker!19335
kristalycukor!19335
krystalovy cukor!19335
kumara!11507223
kumquat!09148457
kuracie prsia!05062499
kurze nudeln!20099120
kuverture!19080309
kycklingbrost!05062499
kycklingfile!05062499
kyllingbryst!05062499
kyllingefilet!05062499
kyllingfilet!05062499
lachsfilet!15236073
lacinato kale leaf!11233232
lacinato kale!11233232
ladyfinger!18173109
lager beer!14003375
lager!14003375
lait amande#90002431
lait avoine#16120273
lait chaud#01077
lait coco non sucre#12118287
lait demi ecreme#01079
lait fermente#01088274
lait soja#16120273
lait tiede#01077
lait vegetal#16120273
laitue#11252233
lamb chop!17076068
lamb cutlet!17076068
lamb leg!17072066
lamb lettuce!11252233
lamb loin chop!17076068
lamb loin!17076068
lamb mince!17224
lamb neck!17043067
lamb rack!17076068
lamb rib chop!17076068
lamb shank!17072066
lamb shoulder!17043067
lamb stew meat!17072066
lamb stock!06008093
lamb!17072066
lamina gelatina#19177384
lamm!17072066
lammfleisch!17072066
lammhack!17224
lammhackfleisch!17224
lammkeule!17072066
lammkotelett!17076068
lammschulter!17043067
langosta#15147085
langostino#15149083
langoustine!15149083
lapin#17164458
lardon fume#10123051
lardon!10123051
large apple!09003340
large avocado!09037348
large banana!09040339
large carrot!11124214
large celery stalk!11143215
large clove garlic!11215211
large cucumber!11205243
large egg white!01124292
large egg yolk!01125291
large egg!01123290
large eggplant!11209415
large flour tortilla!18364095
large free range egg!01123290
large garlic clove!11215211
large leek!11246417
large lemon!09150359
large mango!09176346
large marshmallow!19116396
large onion!11282207
large orange!09200354
large potato!11353217
large russet potato!11353217
large shallot!11677418
large shell!20099120
large shrimp!15149083
large sweet potato!11507223
large tomato!11529413
large tortilla!18364095
large whole egg!01123290
large zucchini!11477226
lasagna noodle!20099120
lasagna sheet!20099120
lasagna!20099120
lasagne noodle!20099120
lasagne sheet!20099120
lasagne!20099120
lasagneblatter!20099120
lasagneplatten!20099120
latte mandorla#90002431
latte tiepido#01077
lattuga romana#11252233
lauchstange!11246417
lauwarme milch!01077
lavash!18041102
lavender syrup!42040
leaf gelatin!19177384
leaf lettuce!11252233
lean bacon!10123051
lean beef mince!23562
lean ground beef!23562
lean ground chicken!05305
lean ground meat!23562
lean ground pork!10219
lean ground turkey!05305
lean mince!23562
lean minced beef!23562
lean pork!10060044
lebanese cucumber!11205243
lebensmittelfarbe!14429399
lebkuchengewurz!02010187
leche almendra#90002431
leche tibia#01077
lechuga romana#11252233
leek white light green part!11246417
leftover chicken!05013022
leftover mashed potato!11657219
leftover rice!20045127
leftover turkey!05013022
leg lamb!17072066
legume#11584154
leite!01077
lemon cake mix!18144132
lemon curd!19297306
lemon extract!02050199
lemon half!09150359
lemon juice freshly squeezed!09152357
lemon juice or more!09152357
lemon juice zest!09152357
lemon juiced zested!09152357
lemon juiced!09152357
lemon lime carbonated beverage!14400368
lemon lime flavored carbonated beverage!14400368
lemon lime juice!09152357
lemon lime soda!14400368
lemon peel!09156361
lemon pepper seasoning!02030003
lemon pepper!02030003
lemon rind!09156361
lemon slice!09150359
lemon thyme!02049191
lemon wedge!09150359
lemon zest from lemon!09156361
lemon zest strip!09156361
lemon zested!09156361
lemonade concentrate!14542429
lemonade!14293364
lemongrass paste!11972420
lemongrass stalk!11972420
lemongrass stick!11972420
lenteja cocida#16070145
lenteja pardina#16069
lenticchie cotte#16070145
lenticchie secche#16069
lentille corail#16144
lentille cuite#16070145
lentille puy#16069
lentille verte#16069
less fat cream cheese!01031265
less sodium soy sauce!16123
lettmelk!01077
lettuce leaf!11252233
levadura fresca panadero#18374401
levadura nutricional#18375400
levadura panadero#18375400
levain!90007437
levure boulanger seche#18375400
levure boulangere#18374401
levure fraiche boulanger#18374401
levure maltee#18375400
levure#18369402
libby pumpkin!11424230
licor cafe#14414374
lievito birra fresco#18374401
lievito madre#90007437
lievito secco#18375400
lievito#18369402
light agave syrup!19353
light agave!19353
light beer!14003375
light coconut milk!12118287
light cream cheese!01031265
light mayonnaise!04025
light muscovado sugar!19334
light oil!04044004
light red kidney bean!16033137
light rum!14037373
light sour cream!01056277
light soy!16123
likor!14414374
lima bean!16050138
lima#09159360
lime flavored jell o mix!19172383
lime flavored jell o!19172383
lime jello!19172383
lime juice freshly squeezed!09160358
lime juiced!09160358
lime leaf!02004189
lime peel!09156361
lime slice!09159360
lime wedge!09159360
lime zest!09156361
lime#09159360
limeade!14293364
limetten!09159360
limonade#14400368
limoncello!14414374
limone non trattato#09150359
limone#09150359
limoni#09150359
linguica sausage!07019452
linguica!07019452
linguine pasta!20120119
linguine!20120119
liqueur orange#14414374
liqueur!14414374
liquid amino!16123
liquid egg substitute!01143
liquid egg white!01124292
liquid non dairy creamer!01069518
liquid smoke flavoring!02050199
liquid smoke!02050199
liquid stevia!14429299
liszt!20081
lite coconut milk!12118287
lite soy sauce!16123
little gem lettuce!11252233
little potato!11352216
littleneck clam!15157088
lo mein noodle!20109121
loaf bread!18069098
loaf french bread!18069098
lobster meat!15147085
lobster tail!15147085
lobster!15147085
loffelbiskuit!18173109
log!11282484
loin steak!13913038
lok!11282484
lollipop stick!-
lomo cerdo#10020
long grain rice!20044
long pasta!20120119
long red chilli!11819202
long stem broccoli!11090236
longaniza!07019452
lonza maiale#10020
lotte#15015070
low carb tortilla!18364095
low fat buttermilk!01088274
low fat cottage cheese!01016269
low fat cream cheese!01031265
low fat mayonnaise!04025
low fat milk!01079
low fat plain yogurt!01117
low fat quark!01016269
low fat yogurt!01117
low moisture mozzarella cheese!01028256
low moisture mozzarella!01028256
low salt chicken broth!06183092
low sodium beef broth!06008093
low sodium black bean!16015136
low sodium chicken broth!06183092
low sodium chicken stock!06183092
low sodium soy sauce!16123
low sodium vegetable broth!06183092
lowfat milk!01079
lowfat yogurt!01117
lox!15077074
lukewarm milk!01077
lukewarm water!14429
lump crab meat!15141084
lump crabmeat!15141084
luncheon meat!07908517
luxardo cherry!09328333
lychee!09148457
lyoner!07008065
m m!19120311
maca!09003494
macaroni pasta!20099120
macarron#20099120
mace!02011188
mache#11457231
macinato manzo#23572028
mackerel fillet!15046082
mackerel!15046082
madeira wine!14057372
madeira!14057372
madere#14057372
madra curry powder!02015
maelk!01077
magerquark!01016269
maggi seasoning!06971
maggi!06971
magret canard#05139027
mahi mahi fillet!15015070
mahi mahi!15015070
mahleb!02018
maiale#10020
mais dose!11172156
mais en boite#11172156
mais in scatola#11172156
maisena!20027
maiskolben!11167159
maisstarkelse!20027
maistortilla!18363096
maitake mushroom!11260010
maiz dulce#11172156
maiz en lata#11172156
maizena#20027222
majoran!02027182
majsstarkelse!20027
majsstivelse!20027
maka pszenna!20081
maka!20081
makrele!15046082
makrut lime leaf!02004189
maldon salt!02047002
maldon sea salt!02047002
malt powder!14192380
malt vinegar!02053
malted milk powder!14192380
manchego cheese!01040
manchego curado!01040
manchego!01040
mandarin orange!09218353
mandarin!09218353
mandarina#09218353
mandarine#09218353
mandarinen!09218353
mandarini#09218353
mandel!12061
mandelblattchen!12061317
mandeldrink!90002431
mandelflager!12061
mandelmilch!90002431
mandelspan!12061
mandelstifte!12061317
mandler!12061
mandorle pelate#12061317
mandula!12061
manga!09176
mange tout!11300155
mangetout!11300155
mango chunk!09176346
mango chutney!90005434
mango puree!09176346
mango#09176346
mangold!11233232
mangue#09176346
manicotti!20099120
manioc#11518224
manjericao!02044
manteiga!01001
manzana golden#09003340
manzana#09003340
manzo#23515
maple extract!02050199
maple flavored extract!02050
maple flavoring!02050
maple syrup or honey!19353
maquereau#15046082
maraschino cherry juice!09328333
maraschino cherry with stem!09328333
maraschino cherry!09328333
maraschino liqueur!14414374
marbled rye bread!18060100
marchew!11124486
margarin!01001
margarine or butter!01001006
margarita mix!14293364
marhahus!23515
marhalabszar!23515
marillen!09021344
marinade!06150
marinara sauce!06931163
marinara!06931163
marinated artichoke heart!11007240
maris piper potato!11352216
marjolaine#02027182
marjoram!02027182
marmalade!19297306
marmellata albicocche#19297306
marsala wine!14057372
marsala!14057372
marshmallow creme!19116396
marshmallow fluff!19116396
marzipan!12061317
marzipanrohmasse!12061317
masa hojaldre#18337107
masa madre#90007437
masa para pizza#18345123
masa pizza#18345123
masa quebrada#18334108
mascarpone!01017264
mashed avocado!09037348
mashed banana!09040339
mashed potato!11657219
mashed ripe banana!09040339
mashing potato!11352216
maslo!01001
masoor dal!16144
matcha green tea powder!14355379
matcha powder!14355379
matcha!14355379
matchstick carrot!11124214
matje!15046082
matolja!04044
mature cheddar!01009251
matzo meal!18079388
maultaschen!22901426
mayo!04025
mayonnaise vegetale#04025
mazapan#12061317
mcintosh apple!09003340
medium apple!09003340
medium avocado!09037348
medium banana!09040339
medium carrot!11124214
medium cheddar cheese!01009251
medium egg noodle!20109121
medium egg!01123290
medium eggplant!11209415
medium leek!11246417
medium onion!11282207
medium shallot!11677418
medium shell!20099120
medium shrimp!15149083
medium sweet potato!11507223
medium tofu!16126294
medium tomato!11529413
medium zucchini!11477226
medjool date pitted!09087332
medjool datteln!09087332
medjool!09087332
mehl type 405!20081
mehligkochende kartoffeln!11352216
mejillone#15164087
melanzane#11209415
melasse grenade#19304421
mele golden#09003340
mele#09003340
melis!19336
melk!01077
mellow white miso!16112
melocotone#09236342
melograno#09286352
melon!09181350
melone!09181350
melted butter!01001006
melting cheese!01009251
melting chocolate!19080309
meringue powder!01124292
merlot!14096371
merluza#15015070
merluzzo#15015070
mermelada fresa#19297306
mesclun!11252233
mesquite wood chip!-
metal skewer!-
mett!10219
mexican blend cheese!01009251
mexican cheese blend!01009251
mexican cheese!01009251
mexican chorizo!07019061
mexican crema!01056277
mexican oregano!02027182
mexican style shredded cheese!01009251
meyer lemon!09150359
mezcal!14037373
mezze rigatoni!20099120
microgreen!11252233
mie nudeln!20109121
miel acacia#19296
miel liquide#19296
miesmuscheln!15164087
mild cheddar cheese!01009251
mild cheddar!01009251
mild chili powder!02009
mild curry powder!02015
mild curry!02015
mild flavored light molass!19304421
mild green chile!11980201
mild italian sausage!07036057
mild oil!04044004
mild salsa!06164164
milde olijfolie!04053
milk chocolate candy!19120311
milk choice!01077
milk or dark chocolate chip!19080309
milk powder milk!01077
milled flaxseed!12220328
mince!23572028
minced beef!23572028
minced chicken!05305
minced clam!15157088
minced fresh ginger!11216419
minced garlic!11215211
minced ginger!11216419
minced lamb!17224
minced meat!23572028
minced onion!02026
minced pork!10219
minced turkey!05305
mincemeat!09297521
mineral water!14429
mineralka!14429
mineralwasser!14429
mini bella mushroom!11260010
mini chocolate chip!19080309
mini cucumber!11205243
mini egg!19120311
mini marshmallow!19116396
mini mozzarella ball!01026257
mini naan!18041102
mini peanut butter cup!19120311
mini potato!11352216
mini pretzel!19047395
mini semi sweet chocolate chip!19080309
mini sweet pepper!11821205
miniature marshmallow!19116396
miniature semisweet chocolate chip!19080309
minigurken!11205243
mint sprig!02065192
minute rice!20048
mirabelle#09279343
miracle whip!04025
mirin!14106370
mischbrot!18060100
miso blanc#16112
miso!16112
misopaste!16112
mittelscharfer senf!02046
mixed baby green!11457231
mixed baby salad green!11252233
mixed bean!16050138
mixed berry!09316334
mixed cherry tomato!11529414
mixed dried fruit!09079331
mixed fresh berry!09316334
mixed fresh herb!02049191
mixed frozen vegetable!11584154
mixed green!11252233
mixed herb!02027182
mixed leaf!11252233
mixed mushroom!11260010
mixed nut!12155318
mixed olive!09193409
mixed peel!09079331
mixed salad green!11252233
mixed seed!12036326
mixed spice blend!02027444
mixed spice!02010187
mixed vegetable!11584154
mjolk!01077
mleko!01077
mlete maso!23572
mlieko!01077
mochiko!20061
modne mango!09176
molass!19304421
monk fruit sweetener!14429299
monk fruit!14429299
monkfish tail!15015070
monkfish!15015070
monkfruit!14429299
monosodium glutamate!02047
monterey jack!01025252
montreal steak seasoning!02028181
moong dal!16144
moose!17164458
morot!11124486
morsel!19080449
mortadella!07008065
mostaza dijon#02046
moule#15164087
moutarde ancienne#02046
moutarde dijon#02046
moutarde en poudre#02024
mozzarella ball!01026257
mozzarella bufala!01026257
mozzarella cheese shredded!01028256
mozzarella cheese!01026257
mozzarella fraiche#01026257
mozzarella pearl!01026257
mozzarella rallada#01028256
mozzarella rapee#01028256
mozzarella string cheese!01028256
mrkva!11124486
msg!02047
muesli!08037391
muffin liner!-
muffin!18133386
muka!20081
multigrain bread!18075099
murbeteig!18334108
muscat#14057372
muscheln!15164087
mushroom broth!06183092
mushroom stock!06183092
musli!08037391
muslo pollo#05091017
mussel!15164087
mustard green!11233232
mustard powder!02024
myrtille fraich#09050335
naan bread!18041102
naan!18041102
nacho cheese sauce!06930172
nacho chip!19056393
nam pla#06179
napa cabbage!11109234
naranja#09200354
nata liquida para montar#01053275
nata para cocinar#01053275
nata!01053482
natural creamy peanut butter!16098314
natural peanut butter!16098314
natural yoghurt!01116281
naturjoghurt!01116281
naturtofu!16126294
navel orange!09200354
navy bean!16050138
nduja!07019061
nectarine!09236342
nektarinen!09236342
nelke!02011188
nelken!02011188
neufchatel cheese!01031265
new york steak!13913038
new york strip steak!13913038
nigella seed!02018
nilla wafer!18213111
no boil lasagna noodle!20099120
nocciole tostate#12120320
noisette entiere#12120320
noix cajou#12085321
noix coco rapee non sucree#12108288
noix saint jacque#15172086
noix#12155318
non alcoholic beer!14003
non dairy creamer!01069518
non dairy milk!16120273
non fat greek yogurt!01118453
non fat plain greek yogurt!01118453
non fat yogurt!01118453
non stick cooking spray!04044004
non stick spray!04044004
nondairy milk!16120273
nonfat greek yogurt!01118
nonfat plain greek yogurt!01118
nonfat plain yogurt!01118
nonfat sour cream!01180
nonpareil!19107398
nonstick cooking spray!04044004
nonstick spray!04044004
nonstick vegetable oil spray!04044004
noodle choice!20109121
noquis#20093122
nori sheet!11446250
nori!11446250
note!-
notfar!23572
nouille chinoise#20109121
nouille oeuf#20109121
nouille riz#20133118
noze!12155
nuece pelada#12155318
nuss nougat creme!19125315
nusse!12155318
nut butter choice!16098314
nut butter!16098314
nut choice!12155318
nut milk!90002431
nut!12155318
nutella!19125315
nutritional yeast flake!18375400
nutritional yeast!18375400
ny strip steak!13913038
oat flour!08120
oat milk!16120273
ober!01053275
octopus!15175090
oeuf dur#01123290
oeuf entier#01123290
oeuf moyen#01123290
oignon grelot#11293213
oignon jaune#11282207
oignon nouveaux#11291212
oignon rouge#11282207
oignon vert#11291212
oil choice!04044004
oil for frying!04044004
oil packed anchovy fillet!15002080
oil packed sun dried tomato!11956412
oil packed tuna!15119077
oil spray!04044004
oil vinegar dressing!04114174
oil your choice!04044
okra!11278247
oksekod!23515
olaj!04044
old bay seasoning!02028181
old fashioned rolled oat!08120
olej!04044
oleo soja!04044
oleo!04044
olie!04044
olijfolie!04053
olio per friggere#04044004
olivaolaj!04053
olive denoyautee#09193409
olive green!09195410
olive nere#09193409
olive noire#09193409
olive oil cooking spray!04044004
olive oil spray!04044004
olive taggiasche#09193409
olive verdi#09195410
olive verte#09195410
olive#09193409
olivenolie!04053
olivenolje!04053
olivolja!04053
olivovy olej!04053
oliwa!04053
olje!04044
onglet#13065035
onion flake!02026
onion granule!02026
onion salt!02047002
onion soup mix!06094180
oporto#14057372
orange bell pepper!11821205
orange bitter!14429435
orange blossom water!02050199
orange curacao!14414374
orange essence!02050
orange extract!02050199
orange flavored liqueur!14414374
orange flower water!02050199
orange juice concentrate!09214363
orange liqueur!14414374
orange marmalade!19297306
orange non traitee#09200354
orange peel!09156361
orange rind!09156361
orange segment!09200354
orange slice!09200354
orange soda!14400512
orange sweet potato!11507223
orange wedge!09200354
orange zest!09156361
orangeat!09079331
orangen!09200354
orangenlikor!14414374
orecchiette!20099120
oregano leaf!02049191
oregano seco#02027182
oreo cookie crumb!18166468
oreo cookie!18166112
oreo cooky!18166112
oreo crumb!18166468
oreo crust!18173467
oreo!18166112
organic all purpose flour!20081
organic cane sugar!19335296
organic sugar!19335296
oriental sesame oil!04058
origan seche#02027182
origano secco#02027182
orzo pasta!20099120
orzo!20099120
osso buco!17110069
ost!01009
ostra#15167089
ostriche#15167089
ouzo!14414515
ovaltine!14192380
oven ready lasagna noodle!20099120
overripe banana!09040339
ovo!01123479
oxkott!23515
oxtail!23515
oyster cracker!18228114
oyster mushroom!11260010
oyster sauce!06176
oyster!15167089
paccheri!20099120
packed brown sugar!19334
packed light brown sugar!19334
pad thai noodle!20133118
pain baguette#18029101
pain brioche#18069098
pain burger#18350103
pain campagne#18069098
pain complet#18075099
pain pita#18041102
pain rassis#18069098
pain seigle#18060100
pak choi!11116439
pale ale!14003375
paleron#23515
paletilla cordero#17043067
palm heart!11026246
palm sugar!19334
palmito#11026246
palourde#15157088
pamplemousse#09111355
pan duro#18069098
pan fry noodle!20093
pan integral#18075099
pan molde#18069098
pan pita#18041102
pan rallado#18079388
pan rustico#18069098
panade!18079388
pancake mix!18010131
pancake syrup!19353
panceta ahumada#10123051
panceta#10005
pancetta affumicata#10123051
pancetta maiale#10005
pancetta!10123051
pandan leaf!02004189
pane casereccio#18069098
pane integrale#18075099
pane raffermo#18069098
panecillo#18350103
paneer!01019259
panela#01019259
pangrattato#18079388
paniermehl!18079388
panino#18350103
panko bread crumb!18079388
panko breadcrumb!18079388
panko!18079388
pankomehl!18079388
panna da cucina#01053275
papa#11352216
papaya!09148457
paper liner!-
paper towel!-
pappardelle!20120119
paprika affumicata#02028181
paprika dolce#02028181
paprika edelsuss!02028181
paprika fume#02028181
paprika gelb!11821205
paprika powder!02028181
paprika rosenscharf!02028181
paprika rot!11821205
paprikapulver edelsuss!02028181
paradajka!11529488
paradicsom!11529488
parboiled reis!20044
parboiled rice!20044
parchment paper!-
parma ham!10142055
parmaschinken!10142055
parmesaanse kaa!01032
parmesan cheese shaving!01032258
parmesan gerieben!01032258
parmesan rape#01032258
parmesan rind!01032258
parmesan shaving!01032258
parmesano rallado#01032258
parmesanost!01032
parmesao!01032
parmezan!01032
parmigiano grattugiato#01032258
parmigiano reggiano cheese!01032258
parmigiano reggiano#01032258
parsley flake!02029
parsley sprig!11297194
part skim mozzarella cheese!01028256
part skim mozzarella!01028256
part skim ricotta cheese!01037267
part skim ricotta!01037267
part skim shredded mozzarella cheese!01028256
party wing!05100020
pasilla chile!11962204
passata#11547162
passion fruit juice!14242367
passion fruit!09148457
pasta brisee#18334108
pasta choice!20099120
pasta cooking water!14429
pasta curry#06104
pasta fillo#18338106
pasta filo#18338106
pasta fresca#20093122
pasta frolla#18334108
pasta per pizza#18345123
pasta sauce!06931163
pasta sfoglia#18337107
pasta shell!20099120
pasta water!14429
pasta!20099120
pasteque#09326349
pasteuriserede aeggeblommer!01125480
pastilla caldo#06081094
pastry crust!18334108
pastry shell!18334108
pastry!18334108
pasture raised egg!01123290
patata frita congelada#11391218
patata#11352216
patate dolci#11507223
patate douce#11507223
patate novelle#11352216
pate amande#12061317
pate brisee#18334108
pate curry rouge#06104
pate curry#06104
pate feuilletee#18337107
pate filo#18338106
pate fraich#20093122
pate miso#16112
pate pizza#18345123
pate sablee#18334108
pate tartiner#19125315
pate#20099120
pato#05139027
pattypan squash!11641225
pave saumon#15236073
pavo picado#05305
pavo#05165025
pea carrot!11318
pea protein!48052406
pea shoot!11252233
peach in syrup!09236342
peach preserve!19297306
peach schnapp!14414374
peanut butter chip!19087310
peanut butter creamy!16098314
peanut butter cup!19120311
pearl couscous!20099120
pearl onion!11293213
pearl sugar!19335296
peber!02030
pecan half!12142319
pecan piece!12142319
pech jaune#09236342
pechuga pavo#05219024
pechuga pollo#05062014
pecorino romano cheese!01032258
pecorino romano#01032258
pecorino!01032258
pectin!19177384
peeled shrimp!15149083
peito frango!05062499
pellkartoffeln!11352216
penne pasta!20099120
penne!20099120
peper!02030
peperoncino fresco#11819202
peperoncino in polvere#02031186
peperoncino rosso#11819202
peperoncino secco#02031186
peperoni gialli#11821205
peperoni rossi#11821205
pepinillo#11937244
pepino#11205243
pepita girasol#12036326
peppar!02030
pepper freshly ground!02030003
pepper jack cheese!01025252
pepper jack!01025252
pepper svart!02030
pepperjack cheese!01025252
peppermint candy!19107398
peppermint extract!02050199
peppermint schnapp!14414515
pepperoncini pepper!11670203
pepperoncini!11670203
pepperoni sausage!07057062
pepperoni!07057062
pera#09252341
perch!15010459
perejil fresco#11297194
perlzwiebeln!11293213
pernod!14414515
persian cucumber!11205243
persil plat#11297194
persimmon!09148457
pesche#09236342
pesto genovese#90003432
pesto sauce!90003432
pesto vert#90003432
pesto!90003432
petit beurre#18173109
petit pois surgele#11312151
petit pois!11312151
petite diced tomato!11531160
petite pea!11312151
petite potato!11352216
petti pollo#05062014
petto tacchino#05219024
pfefferkorner!02030003
pfifferlinge!11260010
pfirsiche!09236342
pflanzenfett!04044004
pflanzenmilch!16120273
pflaume!09279343
philadelphia cream cheese!01017264
philadelphia#01017264
phyllo dough sheet!18338106
phyllo dough!18338106
phyllo pastry!18338106
phyllo sheet!18338106
phyllo!18338106
picante sauce!06164164
picatoste#18242387
pickle chip!11937244
pickle juice!11937244
pickle relish!11945
pickle slice!11937244
pickle spear!11937244
pickle!11937244
pickled cucumber!11937244
pickled ginger!11216419
pickled jalapeno pepper!11979200
pickled jalapeno!11979200
pickled red onion!11282207
pickling salt!02047002
pico gallo!06164164
pie crust!18334108
pie dough!18334108
pie filling!19314308
pie pastry!18334108
pie shell!18334108
piece fresh ginger!11216419
piece ginger!11216419
piel limon#09156361
pierna cordero#17072066
pignon pin#12147323
pilon poulet#05066018
piloncillo!19334
piment cayenne#02031186
piment en poudre#02031186
piment espelette#02028181
piment oiseau#11819202
piment rouge#11819202
piment vert#11670203
pimenta do reino!02030
pimenta!02030
pimentkorner!02011188
pimento pepper!11943206
pimento stuffed green olive!09195410
pimento stuffed olive!09195410
pimento!11943206
pimenton dulce#02028181
pimenton vera#02028181
pimiento asado#11943206
pimiento piquillo#11943206
pimiento rojo#11821205
pimiento stuffed green olive!09195410
pimiento!11943206
pina en almibar#09266347
pineapple chunk!09266347
pineapple in juice!09266347
pineapple juice!09273365
pineapple ring!09266347
pineapple slice!09266347
pineapple tidbit!09266347
pineapple with juice!09266347
pink curing salt!02047
pink food coloring!14429399
pink grapefruit!09111355
pink lady apple!09003340
pink salt!02047002
pinoli#12147323
pinot grigio!14106370
pinot noir!14096371
pinto bean!16043139
piquillo pepper!11943206
pisco!14037373
piselli surgelati#11312151
piskeflode!01053482
pistach non salee#12151322
pistazienkerne!12151322
pita bread round!18041102
pita bread!18041102
pita pocket!18041102
pita!18041102
pitabrot!18041102
pitted black olive!09193409
pitted cherry!09070330
pitted date!09087332
pitted dried jujube!09087456
pitted green olive!09195410
pitted kalamata olive!09193409
pitted medjool date!09087332
pitted olive!09193409
pizza base!18345123
pizza crust!18345123
pizza dough ball!18345123
pizza dough!18345123
pizza sauce!06931163
pizzasauce!06931163
pizzateig!18345123
pizzatomaten!11531160
placa lasana#20099120
plain all purpose flour!20081
plain bread crumb!18079388
plain breadcrumb!18079388
plain cream cheese!01017264
plain fat free greek yogurt!01118
plain full fat yogurt!01116281
plain greek yogurt!01116281
plain low fat yogurt!01117
plain non fat greek yogurt!01118453
plain non fat yogurt!01118453
plain nonfat greek yogurt!01118
plain nonfat yogurt!01118
plain strong flour!20083
plain white flour!20081
plain whole greek yogurt!01116281
plain whole milk greek yogurt!01116281
plain whole milk yogurt!01116281
plain yogurt!01116281
plant based butter!01001006
plant based milk!16120273
plant milk!16120273
platano maduro#09040339
plum sauce!06175
plum tomato can!11531160
plum tomato!11529413
poached egg!01123290
poblano chile!11670203
poblano pepper!11670203
poblano!11670203
pocketless pita!18041102
poedersuiker!19336
pointed cabbage!11109234
pointed pepper!11821205
poire mure#09252341
poireaux#11246417
pois chich cuit#16057134
pois chich en conserve#16057134
pois chich sec#16056
pois chich#16057134
pois gourmand#11300155
poisson blanc#15015070
poitrine boeuf#13803
poitrine fumee#10123051
poitrine porc#10005
poivre noir moulu#02030003
poivron grille#11943206
poivron rouge#11821205
polenta!20022
polish sausage!07037060
pollo entero#05006021
pollo intero#05006021
pollo pechuga#05062014
pollo#05006021
pollock!15015070
polohruba muka!20081
polpa pomodoro#11531160
polpa!11531160
polvilho doce!20027
polvo hornear#18369402
pomegranate aril!09286352
pomegranate juice!14242367
pomegranate molass!19304421
pomegranate seed!09286352
pomegranate!09286352
pomelo!09111355
pomidor!11529488
pomme frite!11391218
pomme golden#09003340
pomme terre chair ferme#11352216
pomme!11391218
pomodori ciliegini#11529414
pomodori maturi#11529413
pomodori pelati#11531160
pomodori ramati#11529413
pomodori secchi sott olio#11956412
pomodori secchi#11956412
pomodorini ciliegino#11529414
pomodoro#11529413
ponzu sauce!06112
ponzu!06112
popcorn kernel!19034397
popcorn!19034397
popped popcorn!19034397
popsicle stick!-
porc hache#10219
porc#10020
pork back rib!10192049
pork belly!10005
pork butt!10080
pork chop!10062046
pork cutlet!10062046
pork fennel sausage!07036057
pork fillet!10060044
pork loin chop!10062046
pork loin roast!10020
pork loin!10020
pork medallion!10062046
pork mince!10219
pork neck!10080
pork rib!10088048
pork roast!10020
pork sausage!07036057
pork shoulder butt!10080
pork shoulder roast!10080
pork shoulder!10080
pork sparerib!10088048
pork steak!10020
pork stew meat!10080
pork tenderloin!10060044
pork!10020
porri#11246417
port wine!14057372
portabella mushroom!11265011
porterhouse steak!13913038
porto#14057372
portobello cap!11265011
portobello mushroom cap!11265011
portobello mushroom!11265011
portobello#11265011
portuguese sausage!07019452
portwein!14057372
pot cheese!01012
pot roast!23515
potatis!11352487
potato bun!18350103
potato chip!19411394
potato crisp!19411394
potato flake!11378
potato flour!11413221
potato gnocchi!20093122
potato starch!11413221
potato waxy!11352216
potato wedge!11391451
potet!11352487
poteter!11352487
potimarron#11485228
poudre amande#12061317
poudre noisette#12120320
poulet entier#05006021
poulet#05006021
pouletbrust!05062014
poultry seasoning!02027182
pound cake!18133386
pouring cream!01053275
pouss bambou#11026246
pouss epinard#11457231
poussin!05006021
powder sugar!19336
powdered erythritol!14429299
powdered non dairy creamer!01069518
powdered peanut butter!16098314
pre cooked lentil!16070145
precooked cornmeal!20020
premade pie crust!18334108
prepared angel food cake!18133386
prepared basil pesto!90003432
prepared graham cracker crust!18399110
prepared guacamole!09037348
prepared horseradish!02055
prepared mashed potato!11657219
prepared pesto!90003432
prepared pie crust!18334108
prepared pizza dough!18345123
preserved lemon!09150359
pretzel crumb!19047448
pretzel piece!19047448
pretzel stick!19047395
pretzel twist!19047395
pretzel!19047395
prezzemolo fresco#11297194
prime rib roast!13830039
prime rib!13830039
processed american cheese!01042253
processed cheese food!01042253
processed cheese!01042253
prosciutto cotto#10182054
prosciutto crudo#10142055
prosciutto ham!10142055
prosciutto!10142055
prosecco!14106370
protein powder!48052406
proteine en poudre#48052406
proteinpulver!48052406
provolone cheese slice!01035254
provolone cheese!01035254
provolone!01035254
prune rouge#09279343
psyllium husk powder!12220328
psyllium husk!12220328
pudding mix!19202382
puddingpulver!20027222
puerro#11246417
puff pastry sheet!18337107
puff pastry!18337107
puffed rice!08065390
pulled chicken!05013022
pulpe tomate#11531160
pulpo#15175090
pumpernickel!18060100
pumpkin pie spice!02010187
pumpkin puree!11424230
pumpkin seed kernel!12014327
pumpkin spice!02010187
pure calabaza#11424230
pure icing sugar!19336
pure maple syrup!19353
pure pumpkin!11424230
puree potiron#11424230
puree sesame#12166
purple onion!11282207
pute!05165025
putenbrust!05219024
putenbrustfilet!05219024
putenhack!05305
putenhackfleisch!05305
putenschnitzel!05219024
quark!01016269
quartered artichoke heart!11007240
quatre epice#02010187
queijo!01009
queso batido#01016269
queso cheddar#01009251
queso chihuahua#01025252
queso cottage#01012
queso dip!06930172
queso emmental#01040263
queso fresco batido#01016269
queso fresco cheese!01019259
queso fresco!01019259
queso gouda#01040263
queso manchego#01040
queso mascarpone#01017264
queso oaxaca#01025252
queso parmesano rallado#01032258
queso rallado#01009251
queso!06930172
quetsch#09279343
quick cooking oat!08120
quick cooking polenta!20022
quick rise yeast!18375400
quick rolled oat!08120
quick yeast!18375400
quince!09148457
rabarber!09307
rabbit!17164458
racine gingembre#11216419
rack baby back rib!10192049
rack lamb!17076068
raclette#01009251
raclettekase!01040263
radicchio!11252233
radis noir#11429249
radish slice!11429249
rahm!01053275
rahmspinat!11457231
raifort#02055
rainbow chard!11233232
rainbow sprinkle!19107398
rainbow trout!15240079
raisin blanc#09132356
raisin blond#09298329
raisin or currant!09298329
raisin rouge#09132356
raisin#09298329
raiz jengibre#11216419
ralladura lima#09156361
ralladura naranja#09156361
rama apio#11143215
ramen noodle!20109121
ramen!20109121
ramita tomillo#02049191
ranch dressing mix!06094180
ranch dressing!04639173
ranch mix!06094180
ranch salad dressing!04639173
ranch seasoning mix!06094180
ranch seasoning!06094180
ranch style bean!16043139
ranch!04639173
rapadura!19334
rapid rise dry yeast!18375400
rapid rise instant yeast!18375400
rapidrise yeast!18375400
rapsolie!04044
rapsolja!04044
rapsolje!04044
ras hanout!02028181
raspberry jam!19297306
raspberry jello!19172383
raspberry liqueur!14414374
raspberry preserve!19297306
raspberry vinegar!02053
ratte#11352216
raucherlach!15077074
rauchertofu!16126294
rauke!11252233
ravioli pasta dry!20099120
ravioli!22901426
raviolis#22901426
raw almond!12061317
raw cane sugar!19335296
raw cashew nut!12085321
raw cashew!12085321
raw honey!19296
raw king prawn!15149083
raw pecan!12142319
raw pistachio!12151322
raw prawn!15149083
raw pumpkin seed!12014327
raw salmon!15236073
raw shrimp!15149083
raw sugar!19334
raw sunflower seed!12036326
raw walnut!12155318
ready rolled puff pastry!18337107
real bacon bit!10124052
real maple syrup!19353
reblochon#01006262
red apple!09003340
red bean!16033137
red beet!11080242
red capsicum!11821205
red chile pepper!11819202
red chile powder!02009
red chile!11819202
red chili flake!02031186
red chili pepper flake!02031
red chili powder!02009
red cooking wine!14096371
red currant jelly!19297306
red curry paste!06104
red date!09087456
red enchilada sauce!06164164
red food coloring!14429399
red gel food coloring!14429399
red jalapeno!11979200
red kidney bean!16033137
red kuri squash!11485228
red miso paste!16112
red miso!16112
red or white wine vinegar!02053
red or yellow bell pepper!11821205
red pasta sauce!06931163
red pepper chili flake!02031
red pepper jelly!19297306
red pepper sauce!06168168
red pepper!02031186
red potato!11352216
red salsa!06164164
red skinned potato!11352216
red snapper fillet!15015070
red snapper!15015070
red thai chili!11819202
red yellow bell pepper!11821205
reduced fat cream cheese!01031265
reduced fat milk!01079
reduced sodium black bean!16015136
reduced sodium chicken broth!06183092
reese peanut butter cup!19120311
refried bean!16103149
refrigerated biscuit dough!18349124
refrigerated biscuit!18349124
refrigerated buttermilk biscuit!18349124
refrigerated cheese tortellini!22901426
refrigerated crescent roll dough!18349124
refrigerated crescent roll!18349124
refrigerated pie crust!18334108
refrigerated pizza dough!18345123
reh!17164458
reibekase!01009251
reife bananen!09040339
reisessig!02053
reisnudeln!20133118
reispapier!20133118
reissirup!19353
relish!11945
remolacha#11080242
remoulade!04025
repollo#11109234
requeijao#01009
reserved pasta water!14429
rhum ambre#14037373
rhum brun#14037373
rib celery!11143215
rib eye steak!13830039
rib eye!13830039
rib roast!13830039
ribeye steak!13830039
ribeye!13830039
rice basmati!20044
rice bran oil!04044004
rice cake!19051392
rice cereal!08065390
rice chex!08065390
rice cooked!20045127
rice crispy cereal!08065390
rice krispie!08065390
rice krispy cereal!08065390
rice krispy!08065390
rice long grain!20044
rice milk!16120273
rice noodle!20133118
rice paper wrapper!20133118
rice paper!20133118
rice stick noodle!20133118
rice stick!20133118
rice syrup!19353
rice vermicelli!20133118
rice wine!14106370
riced cauliflower!11135237
ricotta fresca#01036266
riesengarnelen!15149083
rigatoni pasta!20099120
rigatoni!20099120
rinderbraten!23515
rinderfilet!13920036
rinderfond!06008093
rindergulasch!23515
rinderhack!23572028
rinderhackfleisch!23572028
rinderrouladen!23636043
rindfleisch!23515
ripe apricot!09021344
ripe avocado!09037348
ripe banana mashed!09040339
ripe fig!09089345
ripe mango!09176346
ripe mashed banana!09040339
ripe olive!09193409
ripe peach!09236342
ripe pear!09252341
ripe pineapple!09266347
ripe plum!09279343
ripe strawberry!09316334
ripe tomato!11529413
rippchen!10088048
riso cotto#20045127
riso jasmine#20044
rispentomaten!11529413
ritz cracker!18229115
riven ost!01009
riz blanc#20044
riz cuit#20045127
riz long#20044
riz thai#20044
roast beef!23636043
roast chicken!05013022
roasted almond!12061317
roasted beet!11080242
roasted cashew!12085321
roasted chickpea!16057134
roasted garlic!11215211
roasted peanut!16087324
roasted pepper!11943206
roasted pistachio!12151322
roasted pumpkin seed!12014327
roasted red bell pepper!11943206
roasted red pepper!11943206
roasted salted peanut!16087324
roasting chicken!05006021
roasting potato!11353217
rocket leaf!11252233
rocket!11252233
rockfish fillet!15010459
rodaja pina#09266347
rode ui!11282484
rodewijnazijn!02053
rodlog!11282484
rodlok!11282484
rog!11282484
roggenbrot!18060100
rohrohrzucker!19335296
rohschinken!10142055
roll!18350103
rolled porridge oat!08120
roma plum tomato!11529413
roma tomato!11529413
romaine heart!11252233
romaine lettuce heart!11252233
romaine lettuce!11252233
romaine!11252233
romanesco!11135237
romano pepper!11821205
romersalat!11252233
romme!01056
ron anejo#14037373
room temperature butter!01001006
room temperature cream cheese!01017264
room temperature egg!01123290
room temperature milk!01077
room!01053482
roomboter!01001
root beer!14400368
roquefort#01004261
roquette#11252233
rorsukker!19335
rose syrup!42040
rose water!02050199
rosemary leaf!02049191
rosemary sprig!02049191
rosenkohl!11098235
rosenscharfe paprikapulver!02028181
rosmarinzweig!02049191
rostzwiebeln!11296208
rotbarsch!15015070
rote bete!11080242
rote chili!11819202
rote chilischote!11819202
rote currypaste!06104
rote paprika!11821205
rote trauben!09132356
rote zwiebeln!11282207
rotel tomato!11531160
rotel!11531160
roti porc#10020
roti!18041102
rotini pasta!20099120
rotini!20099120
rotisserie chicken meat!05013022
rotisserie chicken!05013022
rotweinessig!02053
rouladen!23636043
round butter cracker!18229115
round roast!23636043
round steak!23636043
rubensirup!19304421
ruby port!14057372
ruby red grapefruit!09111355
rucola!11252233
rucula#11252233
rulo cabra#01159260
rum extract!02050199
rum flavored extract!02050199
rump roast!23636043
rump steak!13931037
rumpsteak!13931037
rumsteck#13931037
rundergehakt!23572
rundvlee!23515
runner bean!11052239
runny honey!19296
runny peanut butter!16098314
runny tahini!12166
russet baking potato!11353217
rustic bread!18069098
rustic italian bread!18069098
rye bread!18060100
rye whiskey!14037373
sachet levure chimique#18369402
sachet sucre vanille#19335296
saffron strand!02011188
saffron thread!02011188
saffron!02011188
safran!02011188
safranfaden!02011188
saft limette!09160358
saft orange!09206362
saft von zitrone!09152357
saft zitrone!09152357
sage leaf!02049191
sahne!01053275
sahnejoghurt!01116281
sahnemeerrettich!02055
saint jacque#15172086
sajt!01009
sake!14106370
sal gruesa#02047002
sal pimienta#02047002
sal!02047
salad dressing!04639173
salad green!11252233
salad leaf!11252233
salad onion!11291212
salad!11252233
salade verte#11252233
salade#11252233
salame#07071063
salami!07071063
salat!11252233
salchicha#07036057
sale grosso#02047002
sale pepe#02047002
salmon ahumado#15077074
salmon fillet!15236073
salmon side!15236073
salmon steak!15236073
salmone affumicato#15077074
salsa barbacoa#06150167
salsa picante#06168168
salsa sriracha#06168168
salsa verde!06164164
salsa worcestershire#06971
salsa!06164164
salsiccia#07036057
salt black pepper!02047002
salt cracked black pepper!02047002
salt freshly cracked black pepper!02047002
salt freshly ground black pepper!02047002
salt freshly ground pepper!02047002
salt ground black pepper!02047002
salt ground pepper!02047002
salt pepper!02047002
salt pork!10165
salted caramel sauce!19364
salted cashew!12085321
salted peanut!16087324
saltine cracker!18228114
saltine!18228114
salvia#02049191
salz pfeffer!02047002
salz schwarzer pfeffer!02047002
salzstangen!19047448
sambal oelek!06168168
sambar powder!02018
san marzano tomato!11531160
sandia#09326349
sanding sugar!19335296
sandwich bun!18350103
sandwich roll!18350103
sardellen!15002080
sardellenfilet!15002080
sardina#15088081
sardine!15088081
sardinen!15088081
sargarepa!11124486
satsuma!09218353
sauce barbecue#06150167
sauce nuoc mam#06179
sauce piquante#06168168
sauce pour pizza#06931163
sauce soja salee#16123
sauce soja sucree#16123
sauce tomate cuisinee#06931163
sauce worcestershire#06971
sauce!06150
sauciss#07036057
saucisse fumee#07075059
saucisse montbeliard#07037060
saucisse morteau#07075059
saucisse#07036057
saucisson#07071063
sauerkirschen!09070330
sauerkraut!11109234
sauerliche apfel!09003340
sauerteig!90007437
sauge#02049191
saumon fume#15077074
saure gurken!11937244
saure sahne!01056277
sausage link!07036057
sausage meat!07036057
sausage!07036057
sauvignon blanc!14106370
savoiardi#18173109
savory!02027182
savoy cabbage!11109234
sazon seasoning!02027444
sazon!02027444
scalded milk!01077
scallion green!11291212
scallop!15172086
scalogni#11677418
scamorza!01020255
schafskase!01019259
schale zitrone!09156361
scharfer senf!02046
schattenmorellen!09070330
scheibletten!01042253
schinken!10182054
schlagsahne!01053275
schmand!01056277
schmelzkase!01042253
schnapp!14414515
schnitzel!10062046
schokoladensauce!19348
schokolinsen!19080309
schokoraspel!19080309
schwarzbrot!18060100
schwarze bohnen!16015136
schwarze oliven!09193409
schweinebauch!10005
schweinebraten!10020
schweinefilet!10060044
schweinefleisch!10020
schweinegulasch!10080
schweinehack!10219
schweinehackfleisch!10219
schweinekotelett!10062046
schweinelende!10060044
schweinenacken!10080
schweineschnitzel!10062046
schweineschulter!10080
sciroppo agave#19353
scorza arancia#09156361
scorza grattugiata limone#09156361
scotch bonnet pepper!11979200
scotch bonnet!11979200
scotch!14037373
sea bass!15015070
sea bream!15015070
sea salt black pepper!02047002
sea scallop!15172086
seafood seasoning!02028181
seafood stock!06963
seasoned bread crumb!18079388
seasoned breadcrumb!18079388
seasoned crouton!18242387
seasoned pepper!02027444
seasoned rice vinegar!02053
seasoned salt!02047002
seasoning blend!02027444
seasoning mix!02027444
seasoning salt!02047002
seasoning!02027444
seaweed!11446250
see note!-
seed!12036326
seeded bread!18075099
seedless cucumber!11205243
seedless green grape!09132356
seedless raspberry jam!19297306
seedless red grape!09132356
seedless watermelon!09326349
seedless white grape!09132356
seelach!15015070
seelachsfilet!15015070
seitan!16114295
sekt!14106370
sel poivre#02047002
seltzer water!14429
seltzer!14429
semi chia#12220328
semi skimmed milk!01079
semi sweet chocolate chip!19080309
semi sweet chocolate chunk!19080309
semi sweet chocolate!19080309
semilla chia#12220328
semisweet baking chocolate!19080309
semisweet chocolate morsel!19080449
semisweet chocolate!19080309
semmel!18069098
semmelbrosel!18079388
semmeln!18350103
senape digione#02046
senfpulver!02024
seppia#15175090
ser!01009
serrano chile pepper!11979200
serrano chili!11979200
serrano ham!10142055
serrano!11979200
serranoschinken!10142055
serving suggestion!-
sesame seed paste!12166
sesamo tostado#12023
seta#11260010
sgombro#15046082
shallot bulb!11677418
shaoxing cooking wine!14106370
shaoxing rice wine!14106370
shaoxing wine!14106370
sharp white cheddar!01009251
shawarma spice!02028181
sheet nori!11446250
sheet puff pastry!18337107
shelf stable gnocchi!20093122
shell pasta!20099120
shelled edamame!11450427
shelled hemp seed!12220328
shelled pistachio!12151322
shelled pumpkin seed!12014327
shelled sunflower seed!12036326
sherry trocken!14106370
sherry vinegar!02053
sherry wine vinegar!02053
sherry wine!14057372
sherry!14057372
shiitake mushroom!11269013
shiitake!11269013
shimeji mushroom!11260010
shiro miso!16112
shishito pepper!11670203
short pasta!20099120
short rib!13147034
shortbread cookie!18213111
shortcrust pastry!18334108
shredded cabbage!11109234
shredded carrot!11124214
shredded cheddar cheese!01009251
shredded cheddar!01009251
shredded cheese!01009251
shredded chicken breast!05013022
shredded chicken!05013022
shredded cooked chicken!05013022
shredded green cabbage!11109234
shredded iceberg lettuce!11252233
shredded lettuce!11252233
shredded mexican cheese blend!01009251
shredded mexican cheese!01009251
shredded monterey jack cheese!01025252
shredded mozzarella cheese!01028256
shredded mozzarella!01028256
shredded napa cabbage!11109234
shredded parmesan cheese!01032258
shredded parmesan!01032258
shredded part skim mozzarella cheese!01028256
shredded rotisserie chicken!05013022
shredded sharp cheddar cheese!01009251
shredded sweetened coconut!12179289
shrimp in shell!15149083
shrimp paste!06179
shrimp!15149083
shucked oyster!15167089
sichuan peppercorn!02030003
sidra#09016366
sieved tomato!11547162
silken tofu!16126294
silver tequila!14037373
silverside!23636043
simple syrup!19353
single cream or half half!01049276
sirloin roast!13913038
sirloin steak!13931037
sirloin tip!13931037
sirloin!13931037
sirop agave#19353
sirop riz#19353
sirop sucre#19353
sirop#42040
sirope agave#19353
sirope arce#19353
sirup!42040
skewer stick!-
skewer!-
skin on chicken breast!05057015
skin on chicken thigh!05091017
skin on salmon fillet!15236073
skinless boneless chicken breast half!05062014
skinless boneless chicken breast!05062014
skinless boneless chicken thigh!05096016
skinless chicken breast!05062014
skinless chicken thigh!05096016
skinless chicken!05062014
skinless cod fillet!15015070
skinless salmon fillet!15236073
skirt steak!13065035
skyr!01016269
slagroom!01053482
slaw mix!11109462
sliced american cheese!01042253
sliced black olive!09193409
sliced ham!10182054
sliced peach!09236342
sliced pepperoni!07057062
sliced provolone cheese!01035254
sliced toasted almond!12061317
sliced water chestnut!11026246
slider bun!18350103
slider roll!18350103
small apple!09003340
small avocado!09037348
small corn tortilla!18363096
small curd cottage cheese!01012
small eggplant!11209415
small fennel bulb!11957241
small flour tortilla!18364095
small lemon!09150359
small lime!09159360
small onion!11282207
small potato!11352216
small red potato!11352216
small shallot!11677418
small shrimp!15149083
small tomato!11529413
small zucchini!11477226
smetana!01053482
smietana!01053482
smoked almond!12061317
smoked bacon!10123051
smoked gouda cheese!01040263
smoked gouda!01040263
smoked haddock!15015070
smoked ham!10182054
smoked hot paprika!02028181
smoked lardon!10123051
smoked mackerel!15046082
smoked salmon!15077074
smoked sausage link!07075059
smoked sausage!07075059
smoked streaky bacon!10123051
smoked sweet paprika!02028181
smoked tofu!16126294
smoked trout!15240079
smor!01001
snack cracker!18229115
snap pea!11300155
snapper fillet!15015070
snapper!15015070
snicker!19120311
snow crab!15141084
snow pea!11300155
so!02047
soaking water!14429
soba noodle!20109121
soba!20109121
sobre levadura#18369402
socker!19335
sockeye salmon!15236073
soda cracker!18228114
soda pop!14400512
soda water!14429
soda!14400512
sodmaelk!01077
soft brown sugar!19334
soft bun!18350103
soft butter!01001006
soft caramel!19074304
soft chorizo!07019061
soft date!09087332
soft drink!14400512
soft flour tortilla!18364095
soft fresh goat cheese!01159260
soft goat cheese!01159260
soft light brown sugar!19334
soft mild goat cheese!01159260
soft taco shell!18364095
soft tofu!16126294
softened butter!01001006
softened cream cheese!01017264
sojadrink!16120273
sojamilch!16120273
sojasosse!16123
sol!02047
sole fillet!15015070
sole!15015070
solid pack pumpkin!11424230
solid white albacore tuna!15121076
solid white tuna!15121076
solomillo cerdo#10060044
solomillo ternera#13920036
sonnenblumenol!04044004
soppressata!07071063
sorbet!19095416
sossenbinder!20027222
soup mix!06094446
soup!06016445
sour cherry!09070330
sour cream or greek yogurt!01056277
sour cream plain!01056277
sour mix!14293364
sourdough bread!18069098
sourdough discard!90007437
sourdough starter discard!90007437
sourdough starter!90007437
sourdough!18069098
soured cream!01056277
southern comfort!14414515
sovracosce pollo#05091017
soy cream!01053275
soy flour!16115
soy milk!16120273
soya flour!16115
soya milk!16120273
soymilk!16120273
spaghetti noodle!20120119
spaghetti pasta!20120119
spaghetti sauce!06931163
spaghetti squash!11492229
spalla maiale#10080
spam!07908517
spanish chorizo!07019061
spanish olive!09195410
spare rib!10088048
sparerib!10088048
sparkling cider!09016366
sparkling water!14429
sparkling wine!14106370
spatchcocked chicken!05006021
spatzle frisch!20093
spatzle!20099120
spearmint!02065192
special equipment!-
speck!10123051
speckwurfel!10123051
speculoo!18173109
speisequark!01016269
spekulatius!18173109
spelt flour!20081
spelt whole flour!20080
spezzatino#23515
spicchi aglio#11215211
spice cake mix!18144132
spice mix!02028181
spice rub!02028181
spice!02027444
spiced rum!14037373
spicy brown mustard!02046
spicy italian sausage!07036057
spinach leaf!11457231
spinaci freschi#11457231
spinacino#11457231
spirali!20099120
spirelli!20099120
spitzkohl!11109234
spitzpaprika!11821205
splenda!14429299
split chicken breast!05057015
split red lentil!16144
sponge cake!18133386
spray oil!04044004
sprig fresh thyme!02049191
sprig rosemary!02049191
sprig thyme!02049191
spring mix!11252233
spring onion green!11291212
spring roll wrapper!18368117
sprinkle!19107398
sprite!14400368
sprout!11252233
squash!11485228
squeeze lemon juice!09152357
squid!15175090
sriracha sauce!06168168
sriracha!06168168
st germain!14414374
stale bread!18069098
stalk lemongrass!11972420
standing rib roast!13830039
stange lauch!11246417
star anise pod!02011188
star anise!02011188
star fruit!09148457
starchy pasta water!14429
starker kaffee!14209378
steak sauce!06150167
steak seasoning!02028181
steak thon#15127078
steak!13065035
steamed rice!20045127
stecca cannella#02010187
steel cut oat!08120
steinpilze!11260010
steinsalz!02047002
sternanis!02011188
stevia extract!14429299
stevia!14429299
stew meat!23515
stewed tomato!11531160
stewing beef!23515
stewing steak!23515
stick butter!01001006
stick celery!11143215
stick cinnamon!02010187
sticky rice!20044
stir fry noodle!20109121
stir fry sauce!06112
stir fry vegetable!11584154
stock concentrate!06081094
stock cube!06081094
stock pot!06081094
stock powder!06081094
stock!06183092
stone ground cornmeal!20022
stone ground grit!20022
stone ground mustard!02046
store bought pie crust!18334108
store bought pizza dough!18345123
stout beer!14003375
stout!14003375
straight cut french fried potato!11391451
strained tomato!11547162
strauchtomaten!11529413
strawberry cake mix!18144132
strawberry flavored jell o!19172383
strawberry gelatin!19172383
strawberry jello!19172383
strawberry pie filling!19314308
strawberry preserve!19297306
strawberry puree!09316334
strawberry yogurt!01119284
streaky bacon!10123051
street taco tortilla!18363096
streukase!01009251
string bean!11052239
string cheese!01028256
string!-
strip steak!13913038
striped bass fillet!15010459
strong black coffee!14209378
strong bread flour!20083
strong brewed coffee!14209378
strong coffee!14209378
strong hot coffee!14209378
strosocker!19335
strudelteig!18338106
stuck ingwer!11216419
stuckige tomaten!11531160
stuffed green olive!09195410
stuffed olive!09195410
stuffing mix!18242387
stuffing!18242387
sub roll!18350103
sucanat!19334
succo lime#09160358
succo un limone#09152357
sucre canne#19335296
sucre complet#19334
sucre cristal#19335296
sucre en poudre blanc#19335296
sucre glace#19336
sucre muscovado#19334
sucre roux canne#19335296
suet!04002
sugar cookie dough!18163
sugar cookie!18213111
sugar free chocolate chip!19080309
sugar granulated!19335296
sugar or honey!19335296
sugar plus!19335296
sugar snap pea!11300155
sugo pomodoro#06931163
suiker!19335
sukker!19335
sultana raisin!09298329
sumac!02028181
summer squash!11641225
sun dried tomato half!11955411
sun dried tomato in oil!11956412
sun dried tomato oil!04044
sun dried tomato packed in oil!11956412
sun dried tomato!11956412
sundried tomato!11956412
sunflower kernel!12036326
sunflower seed butter!16098314
super fine almond flour!12061317
super firm tofu!16126294
superfine granulated sugar!19335296
suppenfleisch!23515
suppengemuse!11584154
suppengrun!11584154
suppenhuhn!05006021
suppenwurfel!06081094
surimi!15141084
susse sahne!01053275
susskartoffel!11507223
susskartoffeln!11507223
susskirschen!09070330
sussstoff!14429299
svartpeppar!02030
sweet apple!09003340
sweet baking chocolate!19081
sweet basil!02044193
sweet bean sauce!06175
sweet cherry tomato!11529414
sweet chili sauce!06168168
sweet chilli sauce!06168168
sweet chocolate!19081
sweet italian sausage!07036057
sweet marsala wine!14057372
sweet marsala!14057372
sweet onion!11282207
sweet pea!11312151
sweet pepper!11821205
sweet pickle relish!11945
sweet potato!11507223
sweet relish!11945
sweet rice flour!20061
sweet smoked paprika!02028181
sweet sour mix!14293364
sweet soy sauce!06112
sweet vermouth!14057372
sweet yellow onion!11282207
sweetcorn can!11172156
sweetened coconut flake!12179289
sweetened coconut!12179289
sweetened dried cranberry!09079331
sweetened flaked coconut!12179289
sweetened shredded coconut!12179289
sweetened whipped cream!01054280
sweetener!14429299
swerve!14429299
swiss brown mushroom!11260010
swiss chard!11233232
swiss cheese slice!01040263
swiss cheese!01040263
swordfish steak!15110072
swordfish!15110072
syr!01009
syrup!19353
szechuan peppercorn!02030003
t bone steak!13913038
tabasco!06168168
table cream sour!01056277
tacchino#05165025
taccole#11300155
taco sauce!06164164
taco seasoning mix!02028181
taco seasoning!02028181
taco shell!18360097
tagliatelle pasta!20120119
tagliatelle!20120119
tahin#12166
tahina!12166
tahini sauce!12166
tail on shrimp!15149083
taleggio!01020255
tallow!04002
tamari soy sauce!16123
tamari!16123
tamarind concentrate!19304421
tamarind paste!19304421
tamarind!19304421
tandoori masala!02015
tangerine juice!09206362
tangerine!09218353
tapioca flour!20027222
tapioca starch!20027222
taro!11518224
tarragon vinegar!02053
tart cherry juice!14242367
tart cherry!09070330
tart shell!18334108
tartar sauce!04025
tarwebloem!20081
tasty cheese!01009251
tater tot!11391218
tawny port!14057372
te#14355379
tea bag!14355379
tea biscuit!18173109
tej!01077
tejfol!01056
tejszin!01053482
tellerlinsen!16069
tempeh!16114295
tenderloin steak!13920036
tenderstem broccoli!11090236
tequila!14037373
teriyaki sauce!06112
teriyaki!06112
ternera lechal#17110069
ternera#23515
tex mex seasoning!02028181
texa toast!18069098
thai basil!02065192
thai chile pepper!11819202
thai chile!11819202
thai chili sauce!06168168
thai chili!11819202
thai fish sauce!06179
thai green curry paste!06104
thai jasmine rice!20044
thai red curry paste!06104
thawed frozen pea!11312151
thermometer!-
thick balsamic vinegar!90004433
thick bread!18069098
thick coconut milk!12118287
thick cream!01053275
thick cut bacon!10123051
thick yogurt!01116281
thickened cream!01053275
thin cut pork chop!10062046
thin rice noodle!20133118
thin spaghetti!20120119
thon en boite#15121076
thon huile#15119077
thon naturel#15121076
thon#15121076
thousand island dressing!04639173
thunfisch in ol!15119077
thunfisch!15121076
thym frais!02049191
thym seche#02042
thyme dried!02042
thyme sprig!02049191
thymianzweige!02049191
tiefkuhlerbsen!11312151
tiger shrimp!15149083
tikka masala paste!06104
tilapia fillet!15015070
tilapia!15015070
timo secco#02042
tinned tomato!11531160
tintenfisch!15175090
tipo 00 flour!20081
tirabeque#11300155
tk beeren!09316334
tk erbsen!11312151
toast bread!18069098
toast!18069098
toastbrot!18069098
toasted almond!12061317
toasted chopped pecan!12142319
toasted chopped walnut!12155318
toasted coconut flake!12108288
toasted coconut!12108288
toasted hazelnut!12120320
toasted pecan!12142319
toasted pine nut!12147323
toasted sesame seed!12023
toasted sliced almond!12061317
toasted slivered almond!12061317
toasted walnut!12155318
tocino#10123051
toffee bit!19074304
toffee!19074304
tofu ferme#16126294
tofu firme#16126294
tofu soyeux#16126294
toja!01123479
tomaat!11529488
tomat!11529488
tomate ancienne#11529413
tomate cerise#11529414
tomate cherry#11529414
tomate concassee#11531160
tomate en boite#11531160
tomate entero pelado#11531160
tomate frito#11547162
tomate grappe#11529413
tomate maduro#11529413
tomate mure#11529413
tomate natural triturado#11531160
tomate pelee#11531160
tomate sechee huile#11956412
tomate sechee#11956412
tomate seco#11956412
tomate triturado#11531160
tomate!11529488
tomaten dose!11531160
tomaten!11529488
tomatenpassata!11547162
tomatenpuree!11547162
tomatensauce!06931163
tomatensosse!06931163
tomatenstucke!11531160
tomater!11529488
tomatillo salsa!06164164
tomatillo!11954166
tomato basil sauce!06931163
tomato concentrate!11546165
tomato in juice!11531160
tomato passata!11547162
tomato pasta sauce!06931163
tomato puree can!11547162
tomato puree concentrated!11546165
tomato sauce can!11549161
tomato sauce!11549161
tomato slice!11529413
tomato soup!06159179
tomato vegetable juice cocktail!11578369
tomato with green chile pepper!11531160
tomato with green chile!11531160
tomato with juice!11531160
tomillo seco#02042
tonic water!14400368
tonno all olio#15119077
tonno sott olio#15119077
tonno#15121076
toothpick!-
top round!23636043
top sirloin steak!13931037
top sirloin!13931037
topfen!01016269
topping!-
topside!23636043
tortellini freschi#22901426
tortellini!22901426
tortilla ble#18364095
tortilla chip!19056393
tortilla mais#18363096
tortilla maiz#18363096
tortilla trigo#18364095
tortilla wrap!18364095
tortilla!18364095
tortillachip!19056393
tostada shell!18360097
tostada!18360097
traubensaft!14242367
traver porc#10088048
tri tip!13931037
trimmed green bean!11052239
triple sec!14414374
trockener rotwein!14096371
trockener weisswein!14106370
trockenhefe!18375400
trota#15240079
trout fillet!15240079
trout!15240079
trucha#15240079
truffle oil!04044004
truite#15240079
truthahn!05219024
tubetti!20099120
tuna fish!15121076
tuna in oil!15119077
tuna in water!15121076
tuna packed in olive oil!15119077
tuna steak!15127078
tuna!15121076
turkey bacon!42130053
turkey breast tenderloin!05219024
turkey breast!05219024
turkey broth!06183092
turkey cutlet!05219024
turkey giblet!05171
turkey gravy!90008447
turkey italian sausage!07955058
turkey mince!05305
turkey sausage!07955058
turkey stock!06183092
turkey tenderloin!05219024
turkey!05165025
turkish bay leaf!02004189
turmeric root!11216419
turnip green!11233232
tuscan kale!11233232
twine!-
tzatziki!90006436
udon noodle!20109121
udon!20109121
ui!11282484
uien!11282484
unbaked pie crust!18334108
unbaked pie shell!18334108
unbehandelte zitrone!09150359
unbleached all purpose flour!20081
uncooked basmati rice!20044
uncooked jasmine rice!20044
uncooked long grain white rice!20044
uncooked rice!20044
uncooked white rice!20044
unflavored gelatine!19177384
ungesusste kokosmilch!12118287
unsalted butter!01145007
unsalted cashew!12085321
unsalted or salted butter!01001006
unsalted peanut!16087324
unsalted pistachio!12151322
unsalted roasted cashew!12085321
unseasoned rice vinegar!02053
unsulphured molass!19304421
unsweetened almond milk!90002431
unsweetened apple juice!09016366
unsweetened baking chocolate!19078313
unsweetened chocolate!19078313
unsweetened coconut cream!12118287
unsweetened coconut flake!12108288
unsweetened desiccated coconut!12108288
unsweetened flaked coconut!12108288
unsweetened non dairy milk!16120273
unsweetened peanut butter!16098314
unsweetened pineapple juice!09273365
unsweetened plant based milk!16120273
unsweetened plant milk!16120273
unsweetened shredded coconut!12108288
unsweetened soy milk!16120273
unsweetened vanilla almond milk!90002431
uova intere#01123290
uvetta#09298329
v8 juice!11578369
vacherin#01006262
vaina vainilla#02050199
vaj!01001
vajce!01123479
vajcia!01123479
valnodder!12155
valnotter!12155
vand!14429
vaniglia#02050199
vaniljesukker!19335
vaniljsocker!19335
vanilla almond bark!19087310
vanilla almond milk!90002431
vanilla baking chip!19087450
vanilla bean extract!02050199
vanilla bean ice cream!19095416
vanilla bean paste!02050199
vanilla bean powder!02050
vanilla bean!02050199
vanilla cake mix!18144132
vanilla caster sugar!19335296
vanilla chip!19087450
vanilla flavoring!02050199
vanilla frosting!19230385
vanilla frozen yogurt!19095416
vanilla greek yogurt!01119284
vanilla instant pudding mix!19202382
vanilla paste!02050199
vanilla pod!02050199
vanilla powder!02050199
vanilla protein powder!48052406
vanilla pudding mix!19202382
vanilla syrup!19353
vanilla vodka!14037373
vanilla wafer cooky!18213111
vanilla wafer!18213111
vanilla yogurt!01119284
vanille liquide#02050199
vanille#02050199
vanillearoma!02050199
vanilleeis!19095416
vanilleeiscreme!19095416
vanillemark!02050199
vanillepaste!02050199
vanillepuddingpulver!20027222
vanilleschote!02050199
vanillesuiker!19335
vanillezucker!19335296
vanillinzucker!19335296
vann!14429
vatten!14429
veal cutlet!17110069
veal mince!17142
veal scallopini!17110069
veal shank!17110069
veal stock!06008093
veal!17110069
veau#17110069
vegan butter!01001006
vegan cheese!01009251
vegan chocolate chip!19080309
vegan cream cheese!01017264
vegan cream!01053275
vegan feta!01019259
vegan mayo!04025
vegan mayonnaise!04025
vegan milk!16120273
vegan sour cream!01056277
vegan worcestershire sauce!06971
vegetable bouillon cube!06081094
vegetable bouillon powder!06081094
vegetable bouillon!06081094
vegetable broth!06183092
vegetable juice!11578369
vegetable medley!11584154
vegetable oil cooking spray!04044004
vegetable oil spray!04044004
vegetable or canola oil!04044004
vegetable stock cube!06081094
vegetable stock or chicken stock!06183092
vegetable stock pot!06081094
vegetable stock powder!06081094
vegetable stock!06183092
vegetable!11584154
vegetarian hard cheese!01032258
vegetarian oyster sauce!06176
vegetarian parmesan!01032258
veggie stock concentrate!06081094
vejce!01123479
velveeta cheese!01042253
velveeta!01042253
venison!17164458
venusmuscheln!15157088
verdura#11584154
verdure miste#11584154
vermicelle riz#20133118
vermicelli noodle!20133118
vermicelli rice noodle!20133118
verse basilicum!02044
very ripe banana!09040339
verza#11109234
vetemjol!20081
viande hachee#23572028
vidalia onion!11282207
vieira#15172086
vin blanc cuisine#14106370
vin blanc sec#14106370
vin doux#14057372
vin rouge corse#14096371
vin santo#14057372
vinager!02053
vinagre arroz#02053
vinagre balsamico#90004433
vinagre blanco#02053
vinagre jerez#02053
vinagre manzana#02053
vinagre modena#90004433
vinagre vino#02053
vinagre!02053
vinaigre balsamique#90004433
vinaigre blanc#02053
vinaigre riz#02053
vinaigre vin blanc#02053
vinaigre vin rouge#02053
vinaigre vin#02053
vinaigre xere#02053
vinaigrette!04114174
vine ripe tomato!11529413
vine ripened tomato!11529413
vine tomato!11529413
vinegar!02048
vino bianco secco#14106370
vino blanco seco#14106370
vino dulce#14057372
vispgradde!01053482
vital wheat gluten!48052406
vitello#17110069
vitlok!11215485
vitloksklyfta!11215485
viz!14429
voda!14429
vodka#14037373
vollkornbrot!18075099
vollrahm!01053275
vongole#15157088
voroshagyma!11282484
vorwiegend festkochende kartoffeln!11352216
wacholderbeeren!02011188
waffle fry!11391451
wakame!11446250
walla walla onion!11282207
walleye fillet!15010459
walnoten!12155
walnusskerne!12155318
walnut half!12155318
walnut piece!12155318
warm milk!01077
warme gemusebruhe!06183092
warme milch!01077
wasabi paste!02055
wasabi!02055
wassermelone!09326349
water as needed!14429
water chestnut!11026246
water or more!14429
watercress!11252233
watermelon!09326349
weiche butter!01001006
weinbrand!14037373
weinsteinbackpulver!18369402
weissbier!14003375
weissbrot!18069098
weisse bohnen!16050138
weisse trauben!09132356
weisse zwiebel!11282207
weisser balsamico!02053
weisser spargel!11011238
weisser zucker!19335296
weisskohl!11109234
weisswein!14106370
weizenmehl type 405!20081
weizenmehl type 550!20081
weizentortilla!18364095
well chilled heavy cream!01053275
well shaken buttermilk!01088274
well stirred tahini!12166
wheat beer!14003375
wheat cereal!08020389
wheat gluten!48052406
whey protein powder!48052406
whey protein!48052406
whipped cream cheese!01017264
whipped cream topping!01073279
whipped cream!01054280
whipped topping!01073279
whipping cream!01053275
white baking chip!19087310
white balsamic vinegar!02053
white bean!16050138
white black sesame seed!12023
white bread flour!20083
white cake mix!18144132
white candy coating!19087310
white candy melt!19087310
white cheddar cheese!01009251
white cheddar!01009251
white cheese!01012
white chia seed!12220328
white chocolate bar!19087310
white chocolate chip!19087310
white cooking wine!14106370
white cornmeal!20020
white fish fillet!15015070
white fish!15015070
white frosting!19230385
white kidney bean!16050138
white miso paste!16112
white morsel!19087450
white potato!11352216
white rice cooked!20045127
white rum!14037373
white sandwich bread!18069098
white sesame seed!12023
white spelt flour!20081
white whole wheat flour!20080
white wine or cider vinegar!02053
whole allspice berry!02011188
whole allspice!02011188
whole berry cranberry sauce!09081307
whole black peppercorn!02030003
whole blanched almond!12061317
whole canned tomato!11531160
whole chicken!05006021
whole clove!02011188
whole cranberry!09078338
whole duck!05139027
whole egg mayonnaise!04025
whole grain bread!18075099
whole grain mustard!02046
whole kernel corn!11172156
whole kernel sweet corn!11172156
whole milk greek yogurt!01116281
whole milk ricotta cheese!01036266
whole milk yogurt!01116281
whole peeled tomato!11531160
whole rolled oat!08120
whole san marzano tomato!11531160
whole star anise!02011188
whole tomato!11531160
whole turkey!05165025
whole wheat bread crumb!18079388
whole wheat bread!18075099
whole wheat flour!20080
whole wheat panko!18079388
whole wheat pasta!20099120
whole wheat pastry flour!20080
whole wheat spaghetti!20120119
whole wheat tortilla!18364095
wholegrain bread!18075099
wholegrain mustard!02046
wholemeal bread!18075099
wholemeal spelt flour!20080
wide egg noodle!20109121
wiener wurstchen!07022064
wiener!07022064
wild blueberry!09050335
wild game!17164458
wild mushroom!11260010
wild rocket!11252233
wild salmon!15236073
wild!17164458
wing!05100020
winter squash!11485228
wirsing!11109234
woda!14429
wodka!14037373
wonton skin!18368117
wonton wrapper!18368117
wood chip!-
wooden skewer!-
worcestershiresauce!06971
wortel!11124486
wortelen!11124486
wrap!18364095
wurfel hefe!18374401
wurst!07036057
wurstchen!07036057
xanthan gum!19177384
xere#14057372
xylit!14429299
xylitol!14429299
yakisoba noodle!20109121
yaourt brasse#01116281
yaourt grec#01116281
yaourt grecque#01116281
yaourt maigre#01117
yellow cake mix!18144132
yellow corn tortilla!18363096
yellow cornmeal!20020
yellow curry paste!06104
yellow fleshed potato!11352216
yellow food coloring!14429399
yellow miso paste!16112
yellow peach!09236342
yellow potato!11352216
yellow squash!11641225
yellow summer squash!11641225
yellowfin tuna!15127078
yogur griego#01116281
yogurt greco#01116281
yuca!11518224
yucca!11518224
yufkateig!18338106
yukon gold!11352216
yukon potato!11352216
za atar!02028181
zaatar!02028181
zafferano#02011188
zahnstocher!-
zanahoria#11124214
zander!15015070
zartbitterkuverture!19080309
zemiaky!11352487
zenzero fresco#11216419
zerlassene butter!01001006
zest lemon!09156361
zest lime!09156361
zest orange!09156361
zeste citron vert#09156361
zeste citron#09156361
zeste orange#09156361
zeste un citron#09156361
zesty italian dressing!04114174
ziegenfrischkase!01159260
ziemniaki!11352487
zimtpulver!02010187
zimtstange!02010187
ziti pasta!20099120
ziti!20099120
zitronat!09079331
zitronenabrieb!09156361
zitronengra!11972420
zitronenscheiben!09150359
zitronenzeste!09156361
zonnebloemolie!04044
zout!02047
zucca butternut#11485228
zucchero bianco#19335296
zucchero integrale#19334
zucchero vanigliato#19335296
zucchine#11477226
zucchinis!11477226
zuckerrubensirup!19304421
zuckerschoten!11300155
zumo lima#09160358
zumo limon#09152357
zumo naranja natural#09206362
zumo pina#09273365
zumo un limon#09152357
zure room!01056
zwarte peper!02030
zwetschgen!09279343
zwetschken!09279343

"""
}
