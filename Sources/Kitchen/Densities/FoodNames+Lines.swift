// swift-format-ignore-file
// Written by scripts/make-densities. Source: USDA National Nutrient Database for Standard Reference, public domain.

extension FoodNames {
    static let lines: StaticString = """
2 milk!01079
abricot sec#09032
aceite cacahuete#04042
aceite coco#04047
aceite colza#04582
aceite girasol#04506
aceite maiz#04518
aceite oliva virgen extra#04053
aceite oliva#04053
aceite sesamo#04058
aceite vegetal#04044
aceite#04044
aceituna#09193
aceto balsamico#02048
aceto#02048
acqua#14429
active dry yeast!18375
acucar amarelo#19334
acucar branco#19335
acucar confeiteiro#19336
acucar em po#19336
acucar mascavo#19334
acucar refinado#19335
acucar#19335
aglio#11215
agua#14429
aguacate#09037
ahornsirup!19353
ail#11215
ajo#11215
albahaca#02044
albicocche secche#09032
albume#01124
albumi#01124
alcaparra#02054
alho#11215
all purpose flour!20081
alloro#02004
allspice!02001
almendra molida#12061/m
almendra#12061
almidon maiz#20027
almond butter!12195
almond flour!12061/m
almond meal!12061/m
almond milk!-
almond!12061
alubia#16049
amande en poudre#12061/m
amande moulue#12061/m
amande#12061
amaranth!20001
amido mais#20027
amido milho#20027
amidon mais#20027
anacardi#12085
anacardo#12085
anana!09266
aneth#02045
aneto#02045
ap flour!20081
apfel!09003
apfelessig!02048
apfelmus!09020
apfelsaft!09016
apio#11143
apple cider vinegar!02048
apple cider!09016
apple juice!09016
apple sauce!09020
apple!09003
applesauce unsweetened!09019
applesauce!09020
apricot jam!19297
arachidi#16087
arancia#09200
arandano#09050
arborio rice!20052
arborio!20052
arrowroot powder!20003
arrowroot starch!20003
arrowroot!20003
arroz basmati#20044
arroz bomba#20052
arroz integral#20036
arroz redondo#20052
arroz#20044
arugula!11959
asiago cheese!01032
asiago!01032
asparagi#11011
asparagus!11011
asperge#11011
atun#15121
aubergine!11209
aveia em floco#08120
aveia#08120
avellana#12120
avena#08120
avocado!09037
avocat#09037
azeite oliva#04053
azeite#04053
azucar blanca#19335
azucar blanco#19335
azucar gla#19336
azucar glass#19336
azucar impalpable#19336
azucar morena#19334
azucar moreno#19334
azucar#19335
babeurre#01088
baby bella!11266
baby spinach!11457
baby!16074
backkakao!19165
backmehl!20081
backpflaumen!09291
backpulver!18369
bacon!10123
baguette!18029
baking chocolate!19078
baking potato!11353
baking powder!18369
baking soda!18372
balsamic vinegar!02048
balsamico!02048
banana!09040
banane!09040
bananen!09040
barbabietola#11080
barley!20005
basil leaf!02044
basil!02044
basilic#02044
basilico#02044
basilikum!02044
basmati rice!20044
basmati!20044
basmatireis!20044
batata#11507
bay leaf!02004
bean sprout!11043
beef broth!06008
beef fillet!-
beef stock!06008
beef!-
beer!14003
beet!11080
beetroot!11080
beicon#10123
bell pepper!11333
berenjena#11209
besan!16157
betterave#11080
beurre cacahuete#16098
beurre clarifie#01003
beurre demi sel#01001
beurre doux#01145
beurre sale#01001
beurre#01001
bicarb!18372
bicarbonate soda!18372
bicarbonate soude#18372
bicarbonate#18372
bicarbonato sodio#18372
bicarbonato#18372
bier!14003
biere#14003
birne!09252
birnen!09252
birra#14003
bitter gourd!11022
bittersweet chocolate!19080
black bean canned!16015
black bean drained!16015
black bean!16014
black olive!09193
black pepper!02030
black sesame seed!12023
black treacle!19304
blackberry!09042
blackeye crowder southern!16062
blackeye!11191
blanc oeuf#01124
blanc poulet#05062
blanched almond!12062
blaubeeren!09050
blaukraut!11112
blue cheese!01004
blueberry!09050
blumenkohl!11135
boeuf hache#13498
boiling potato!11352
boiling water!14429
bok choi!11116
bok choy!11116
boneless skinless chicken breast!05062
boneless skinless chicken thigh!05096
boniato#11507
bouillon boeuf#06008
bouillon legume#06970
bouillon volaille#06970
bouillon#06970
boulgour#20012
bourbon!14037
brandy!14037
brauner zucker!19334
bread crumb!18079
bread flour!20083
bread!18069
breadcrumb!18079
brewed coffee!14209
broccoli!11090
brocoli#11090
brodo vegetale#06970
brodo#06970
brokkoli!11090
brombeeren!09042
brosel!18079
brot!18069
broth!06970
brotmehl!20083
brown lentil!16069
brown onion!11282
brown rice flour!20090
brown rice!20036
brown sugar!19334
bruhe!06970
buchweizen!20009
buchweizenmehl!20011
buckwheat flour!20011
buckwheat groat!20009
buckwheat!20009
bulghur!20012
bulgur wheat!20012
bulgur!20012
burro arachidi#16098
burro non salato#01145
burro#01001
butter!01001
buttermilch!01088
buttermilk!01088
butternut squash!11485
butternut!11485
butterschmalz!01003
button mushroom!11260
cabbage!11109
cacahuete#16087
cacao amargo#19165
cacao amaro#19165
cacao en polvo#19165
cacao en poudre#19165
cacao in polvere#19165
cacao non sucre#19165
cacao powder!19165
cacao#19165
cacau em po#19165
cafe#14209
caffe#14209
cake flour!20084
cake yeast!18374
calabacin#11477
calabash!11218
calabaza#11422
caldo carne#06008
caldo pollo#06970
caldo#06970
candied ginger!-
cane sugar!19335
canela#02010
canned black bean!16015
canned chickpea!16057
canned kidney bean!16033
canned lentil!16070
canned navy bean!16038
canned pinto bean!16043
canned plum tomato!11531
canned pumpkin!11424
canned tomato!11531
canned tuna!15121
canned white bean!16050
cannella#02010
cannelle#02010
cannellini bean canned!16050
cannellini bean!16049
canola oil!04582
caper!02054
capperi#02054
capre#02054
capsicum!11333
caraway seed!02005
caraway!02005
cardamom!02006
carnaroli rice!20052
carne picada#13498
carota#11124
carote#11124
carotte#11124
carrot!11124
cashew milk!-
cashew nut!12085
cashew!12085
cashewkerne!12085
cassonade#19334
caster sugar!19335
catsup!11935
cauliflower!11135
cavolfiore#11135
cavolo#11109
cayena#02031
cayenne pepper!02031
cayenne!02031
cayennepfeffer!02031
cebada perlada#20005
cebola#11282
cebolla#11282
cebolleta#11291
cebollino#11156
ceci#16056
celeri branche#11143
celeri rave#11141
celeri#11143
celeriac!11141
celery rib!11143
celery root!11141
celery stalk!11143
celery!11143
cenoura#11124
cereza#09070
cerise#09070
cerneaux noix#12155
cerveza#14003
cetriolo#11205
chalota#11677
champignon paris#11260
champignon!11260
champinone#11260
chapelure#18079
cheddar cheese!01009
cheddar!01009
cheese!01009
cherry tomato!11529/y
cherry!09070
chestnut mushroom!11266
chicken breast fillet!05062
chicken breast!05062
chicken broth!06970
chicken fat!04542
chicken liver!-
chicken stock!06970
chicken thigh!05096
chickpea canned!16057
chickpea drained!16057
chickpea flour!16157
chickpea!16056
chile!11819
chili flake!02031
chili pepper!11819
chili powder!02009
chili!11819
chilipulver!02009
chilischote!11819
chilli powder!02009
chilli!11819
chinakohl!11119
chinese cabbage!11119
chinese gooseberry!09148
chinese preserving melon!11593
chispa chocolate#19080
chive!11156
chocolat blanc#19087
chocolat lait#19120
chocolat noir#19080
chocolat#19080
chocolate blanco#19087
chocolate chip!19080
chocolate chunk!19080
chocolate leche#19120
chocolate negro#19080
chocolate!19080
chopped cilantro!11165
chopped tomato!11531
chou fleur#11135
chou rouge#11112
chou#11109
choucroute#11439
chunky peanut butter!16097
ciboule#11291
ciboulette#11156
cider vinegar!02048
cilantro leaf!11165
cilantro!11165
ciliegie#09070
cinnamon powder!02010
cinnamon stick!-
cinnamon!02010
cioccolato bianco#19087
cioccolato fondente#19080
cioccolato latte#19120
cioccolato#19080
cipolla#11282
cipolle#11282
cipollotto#11291
ciruela pasa#09291
ciruela#09279
citron vert#09159
citron#09150
citronella!11972
clara huevo#01124
clara#01124
clarified butter!01003
clove garlic!11215
coarse kosher salt!-
coarse salt!-
coarse sea salt!-
cocco rape#12108
cocktail cherry!-
cocktailtomaten!11529/y
coco rallado#12108
cocoa powder!19165
cocoa!19165
coconut cream!12116
coconut flake!12108
coconut flour!-
coconut milk!12118
coconut oil!04047
coconut sweetened shredded!12179
coconut water!12119
coconut!12104
coffee bean!-
coffee!14209
cognac!14037
cold water!14429
coliflor#11135
comino#02014
compote pomme#09020
compressed yeast!18374
concentrado tomate#11546
concentrato pomodoro#11546
concentre tomate#11546
concombre#11205
condensed milk!01095
condensed soup!-
confectioner sugar!19336
confettura#19297
confiture#19297
cooked barley!20006
cooked basmati rice!20045
cooked black bean!16015
cooked brown rice!20037
cooked buckwheat!20010
cooked bulgur!20013
cooked chicken breast!05064
cooked chicken!05064
cooked chickpea!16057
cooked couscous!20029
cooked egg noodle!20110
cooked jasmine rice!20045
cooked kidney bean!16033
cooked lentil!16070
cooked long grain rice!20045
cooked macaroni!20100
cooked millet!20032
cooked navy bean!16038
cooked noodle!20110
cooked oat!08121
cooked oatmeal!08121
cooked pasta!20100
cooked pearl barley!20006
cooked pinto bean!16043
cooked quinoa!-
cooked red lentil!16070
cooked rice!20045
cooked rolled oat!08121
cooked short grain rice!20053
cooked spaghetti!20121
cooked split pea!16086
cooked sushi rice!20053
cooked white bean!16050
cooked white rice!20045
cooked wild rice!20089
cooking cream!01050
cooking oil!04044
copo avena#08120
coquillette#20099
coriander leaf!11165
coriander seed!02013
coriander!02013
coriandolo fresco#11165
coriandre fraiche#11165
corn kernel!11167
corn meal!20022
corn oil!04518
corn starch!20027
corn syrup!19350
corn!11167
cornflour!20027
cornmeal!20022
cornstarch!20027
cottage cheese!01012
courge butternut#11485
courgette!11477
couscous!20028
cranberry!09078
cream cheese!01017
cream tartar!18373
cream!01053
creamy peanut butter!16098
crema agria#01056
crema leche#01053
creme aigre#01056
creme chantilly#01053/x
creme coco#12116
creme entiere#01053
creme epaisse#01056
creme fleurette#01053
creme fouettee#01053/x
creme fraiche!01056
creme liquide#01053
creme tartre#18373
creme#01053
cremini mushroom!11266
cremor tartaro#18373
crevette#15149
crisco!04615
crunchy peanut butter!16097
crusca avena#20033
crushed ice!-
crushed tomato!11531
crystallized ginger!-
cucumber!11205
cumin seed!02014
cumin!02014
cumino#02014
curcuma#02043
curd!01116
currant!09085
curry leaf!-
curry powder!02015
curry!02015
currypulver!02015
cuscus#20028
dairy free milk!-
dark brown sugar!19334
dark chocolate!19080
dark corn syrup!19349
dark rum!14037
dark soy sauce!16123
date!09087
datile#09087
datte#09087
datteln!09087
datteri#09087
demerara sugar!19334
dente alho#11215
desiccated coconut!12108
diced tomato!11531
diente ajo#11215
dijon mustard!02046
dijon style mustard!02046
dill!02045
distilled vinegar!02053
distilled white vinegar!02053
dosentomaten!11531
double cream!01053
dried apricot!09032
dried basil!02003
dried black bean!16014
dried bread crumb!18079
dried chickpea!16056
dried coconut!12108
dried cranberry!09079
dried currant!09085
dried dill!02017
dried fig!09094
dried ginger!02021
dried oregano!02027
dried parsley!02029
dried plum!09291
dried rosemary!02036
dried sage!02038
dried tarragon!02041
dried thyme!02042
dried tomato!11955
dried white bean!16049
dried yeast!18375
dry bread crumb!18079
dry breadcrumb!18079
dry milk!01091
dry mustard!02024
dry red wine!14096
dry sherry!14057
dry white wine!14106
dry yeast!18375
dutch process cocoa!19165
eau chaude#14429
eau froide#14429
eau tiede#14429
eau#14429
echalote#11677
egg noodle!20109
egg white!01124
egg yolk!01125
egg!01123
eggplant!11209
ei!01123
eidotter!01125
eier!01123
eiernudeln!20109
eigelb!01125
eiklar!01124
eiweiss!01124
eiweisse!01124
elbow macaroni!20099
emmental!01040
emmentaler!01040
eneldo#02045
epinard#11457
erba cipollina#11156
erbsen!11304
erdbeere!09316
erdbeeren!09316
erdnussbutter!16098
erdnusse!16087
erdnussol!04042
esencia vainilla#02050
espaguetis#20120
esparrago#11011
espinaca#11457
espresso powder!-
espresso!14210
essig!02048
estragon!02041
estratto vaniglia#02050
evaporated milk!01153
extra virgin olive oil!04053
extracto vainilla#02050
extrait vanille#02050
extrato tomate#11546
fagioli cannellini#16049
fagioli neri#16014
fagiolini#11052
farina 0#20081
farina 00#20081
farina autolievitante#20082
farina avena#-
farina ceci#16157
farina grano saraceno#20011
farina integrale#20080
farina mais#20022
farina mandorle#12061/m
farina manitoba#20083
farina per dolci#20084
farina riso#20061
farina segale#20064
farina#20081
farine avoine#-
farine ble#20081
farine complete#20080
farine force#20083
farine gateau avec levure#20082
farine gateau#20084
farine integrale#20080
farine pain#20083
farine pois chich#16157
farine riz#20061
farine sarrasin#20011
farine seigle#20064
farine#20081
farinha amendoa#12061/m
farinha arroz#20061
farinha aveia#-
farinha integral#20080
farinha milho#20022
farinha rosca#18079
farinha trigo integral#20080
farinha trigo#20081
farinha#20081
fast action yeast!18375
fava bean!16052
fecule mais#20027
fecule#20027
feijao preto#16014
feinzucker!19335
fenchel!11957
fenchelsamen!02018
fennel bulb!11957
fennel seed!02018
fennel!11957
fenouil#11957
feta cheese!01019
feta!01019
fettarme milch!01079
fettuccine!20120
feuille laurier#02004
figue sech#09094
filbert!12120
fine salt!02047
fine sea salt!02047
finocchio#11957
fiocchi avena#08120
firm tofu!16126
fischsauce!06179
fish sauce!06179
fish stock!06963
fish!-
flaked almond!12061
flaked coconut!12179
flaky salt!-
flaky sea salt!-
flat leaf parsley!11297
flatleaf parsley!11297
flax seed!12220
flaxseed!12220
fleischbruhe!06008
fleur sel!-
floco aveia#08120
flocon avoine#08120
flour!20081
floury potato!11352
foglia alloro#02004
food coloring!-
formaggio fresco#01017
formaggio#01009
fragole#09316
fraise#09316
framboise#09302
frambuesa#09302
free range egg!01123
french bean!11052
french bread!18029
fresa#09316
fresh basil!02044
fresh bread crumb!18069/b
fresh breadcrumb!18069/b
fresh chive!11156
fresh cilantro!11165
fresh coconut!12104
fresh coriander!11165
fresh cranberry!09078
fresh dill!02045
fresh ginger root!11216
fresh ginger!11216
fresh lemon juice!09152
fresh lime juice!09160
fresh mint!02065
fresh mozzarella!01026
fresh orange juice!09206
fresh parsley!11297
fresh pea!11304
fresh pineapple!09266
fresh root ginger!11216
fresh rosemary!02063
fresh salmon!15236
fresh spinach!11457
fresh thyme!02049
fresh white breadcrumb!18069/b
fresh yeast!18374
frijole negro#16014
frische hefe!18374
frischhefe!18374
frischkase!01017
fromage bleu#01004
fromage chevre#01159
fromage cottage#01012
fromage frais#01017
fromage tartiner#01017
fromage#01009
frozen corn!11167
frozen pea!11304
fruhlingszwiebel!11291
fruhlingszwiebeln!11291
frying oil!04044
fuba#20022
fuki!11106
full fat milk!01077
funghi#11260
fusilli!20099
gamba#15149
gamberi#15149
garbanzo bean bengal gm!16056
garbanzo bean!16056
garbanzo cocido#16057
garbanzo!16056
garlic clove!11215
garlic powder!02020
garlic!11215
garnelen!15149
gehackte tomaten!11531
gelatin!19177
gelatina#19177
gelatine!19177
gemahlene haselnusse!12120/m
gemahlene mandeln!12061/m
gemahlene nelken!02011
gemahlener ingwer!02021
gemusebruhe!06970
germe ble#20078
germe grano#20078
germen trigo#20078
geschlagene sahne!01053/x
getrocknete aprikosen!09032
getrocknete basilikum!02003
getrocknete cranberry!09079
getrocknete feigen!09094
getrocknete tomaten!11955
getrockneter thymian!02042
gezuckerte kondensmilch!01095
ghee!01003
gin!14037
gingembre en poudre#02021
gingembre frais#11216
gingembre#11216
ginger powder!02021
ginger root!11216
ginger!11216
glucose syrup!19350
glukosesirup!19350
goat cheese!01159
gocce cioccolato#19080
golden raisin!09298
golden syrup!19350
gorgonzola cheese!01004
gorgonzola!01004
gouda!01022
gousse ail#11215
graham cracker crumb!18173
graham cracker!18173
graham flour!20080
graine courge#12014
graine lin#12220
graine pavot#02033
graine sesame#12023
graine tournesol#12036
gram flour!16157
grana padano!01032
granadilla!09231
granny smith apple!09003
granulated garlic!02020
granulated sugar!19335
grao bico#16056
grape tomato!11529/y
grape!09132
grapeseed oil!04517
grated nutmeg!02025
grated parmesan!01032
graupen!20005
greek yogurt!01116
green bean!11052
green bell pepper!11333
green cabbage!11109
green chile!11670
green chili!11670
green chilli!11670
green grape!09132
green lentil!16069
green onion!11291
green pea!11304
green pepper!11333
green split pea!16085
griess!20066
gro sel#-
ground allspice!02001
ground almond!12061/m
ground beef!13498
ground black pepper!02030
ground cardamom!02006
ground cinnamon!02010
ground clove!02011
ground coriander!02013
ground cumin!02014
ground ginger!02021
ground hazelnut!12120/m
ground nutmeg!02025
ground pepper!02030
ground pork!10219
ground sage!02038
ground turkey!05305
ground turmeric!02043
groundnut oil!04042
grune bohnen!11052
grune paprika!11333
grunkohl!11233
gruyere cheese!01023
gruyere!01023
guindilla#11819
guisante#11304
gurke!11205
haferflocken!08120
haferkleie!20033
hafermehl!-
hahnchenbrust!05062
half half!01049
haricot bean!16037
haricot blanc#16049
haricot noir#16014
haricot rouge#16032
haricot vert!11052
harina almendra#12061/m
harina arroz#20061
harina avena#-
harina centeno#20064
harina fuerza#20083
harina garbanzo#16157
harina integral#20080
harina leudante#20082
harina maiz#20022
harina reposteria#20084
harina trigo sarraceno#20011
harina trigo#20081
harina#20081
hartweizengriess!20066
haselnuss!12120
haselnusse!12120
hazelnut!12120
heavy cream!01053
heavy whipping cream!01053
hefe!18375
heidelbeeren!09050
hemp milk!-
hen egg!01123
high gluten flour!20083
himbeeren!09302
hinojo#11957
hirse!20031
hoisin sauce!06175
hoisin!06175
hoja laurel#02004
honey!19296
honig!19296
horseradish!02055
hot pepper sauce!06168
hot red pepper flake!02031
hot sauce!06168
hot water!14429
huevo#01123
huhnerbruhe!06970
huhnerbrust!05062
huile arachide#04042
huile coco#04047
huile colza#04582
huile mais#04518
huile noix coco#04047
huile noix#04528
huile olive vierge extra#04053
huile olive#04053
huile sesame#04058
huile tournesol#04506
huile vegetale#04044
huile#04044
huttenkase!01012
ice cream!19095
ice cube!-
ice water bath!-
ice water!14429
ice!-
iceberg lettuce!11252
icing sugar!19336
ingwer!11216
ingwerpulver!02021
instant coffee granule!-
instant coffee!-
instant yeast!18375
italian parsley!11297
italian plum tomato!11529/j
jack cheese!01025
jalapeno pepper!11979
jalapeno!11979
jam!19297
jambolan!09145
jarabe arce#19353
jarabe maiz#19350
jasmine rice!20044
jaune oeuf#01125
jengibre#11216
jicama!11603
joghurt!01116
judia blanca#16049
judia negra#16014
judia roja#16032
judia verde#11052
jugo limon#09152
jugo naranja#09206
juice lemon!09152
jus citron vert#09160
jus citron#09152
jus orange#09206
jus pomme#09016
kaffee!14209
kaffir lime leaf!-
kakao!19165
kakaopulver!19165
kalamata olive!09193
kale!11233
kapern!02054
kardamom!02006
karotte!11124
karotten!11124
kartoffel!11352
kartoffeln!11352
kase!01009
kasha!20009
kernige haferflocken!08120
ketchup!11935
kichererbsen!16056
kichererbsenmehl!16157
kidney bean canned!16033
kidney bean drained!16033
kidney bean!16032
kidneybohnen!16032
king prawn!15149
kirschen!09070
kirschtomaten!11529/y
knoblauch!11215
knoblauchpulver!02020
knoblauchzehe!11215
knoblauchzehen!11215
knollensellerie!11141
kochsahne!01050
kokoscreme!12116
kokosfett!04047
kokosflocken!12108
kokosmilch!12118
kokosol!04047
kokosraspeln!12108
kondensmilch!01153
konfiture!19297
koriander!02013
koriandergrun!11165
korinthen!09085
kosher salt!-
kreuzkummel!02014
kristallzucker!19335
kuchenmehl!20084
kummel!02005
kurbis!11422
kurbiskerne!12014
kurkuma!02043
kuverture!19080
lach!15236
lait coco#12118
lait concentre sucre#01095
lait concentre#01153
lait demi ecreme#01079
lait ecreme#01085
lait en poudre#01091
lait entier#01077
lait fermente#01088
lait ribot#01088
lait#01077
laitue#11252
lamb!-
lamponi#09302
langkornreis!20044
lard!04002
lardon#10123
large egg!01123
latte cocco#12118
latte condensato#01095
latte in polvere#01091
latte intero#01077
latte parzialmente scremato#01079
latte scremato#01085
latte#01077
latticello#01088
lattuga#11252
lauch!11246
lauchzwiebel!11291
laurel#02004
laurier#02004
leche coco#12118
leche condensada#01095
leche desnatada#01085
leche en polvo#01091
leche entera#01077
leche evaporada#01153
leche semidesnatada#01079
leche#01077
lechuga#11252
leek!11246
leftover chicken!05064
leinsamen!12220
leite coco#12118
lemon grass!11972
lemon juice!09152
lemon peel!09156
lemon rind!09156
lemon zest!09156
lemon!09150
lemongrass!11972
lenteja roja#16144
lenteja#16069
lenticchie rosse#16144
lenticchie#16069
lentil!16069
lentille corail#16144
lentille#16069
lettuce!11252
levadura en polvo#18369
levadura fresca#18374
levadura quimica#18369
levadura seca panaderia#18375
levadura seca#18375
levure boulanger#18375
levure boulangere seche#18375
levure chimique alsacienne#18369
levure chimique#18369
levure fraiche boulanger#18374
levure fraiche#18374
levure seche#18375
lievito birra fresco#18374
lievito birra secco#18375
lievito birra#18374
lievito fresco#18374
lievito in polvere#18369
lievito per dolci#18369
lievito secco#18375
light brown sugar!19334
light corn syrup!19350
light cream!01050
light soy sauce!16123
lima#09159
lime juice!09160
lime leaf!-
lime!09159
limette!09159
limetten!09159
limettensaft!09160
limon#09150
limone#09150
linguine!20120
linseed!12220
linsen!16069
long grain brown rice!20036
long grain rice!20044
long grain white rice!20044
lorbeerblatt!02004
lorbeerblatter!02004
low fat milk!01079
low sodium chicken broth!06970
lukewarm water!14429
macadamia nut!12131
macadamia!12131
macaroni!20099
macarrone#20099
maccheroni#20099
madeira!14057
magermilch!01085
maicena#20027
maionese#04025
mais!11167
maisena#20027
maisgriess!20022
maiskeimol!04518
maisstarke!20027
maiz#11167
maize oil!04518
maizena!20027
makkaroni!20099
mandel!12061
mandelmehl!12061/m
mandelmus!12195
mandeln!12061
mandorla#12061
mandorle#12061
mango!09176
mangue#09176
manteca cerdo#04002
manteca#01001
manteiga sem sal#01145
manteiga#01001
mantequilla cacahuete#16098
mantequilla sin sal#01145
mantequilla#01001
manzana#09003
maple syrup!19353
margarina#04132
margarine!04132
marmelade!19297
marmellata#19297
marsala!14057
marshmallow!19116
masa harina!20017
masa!20017
mascarpone cheese!01017
mascarpone!01017
matai!11588
mayo!04025
mayonesa#04025
mayonnaise!04025
meat!-
medjool date!09087
meerrettich!02055
meersalz!02047
mehl!20081
mela#09003
melanzana#11209
melassa#19304
melasse!19304
melaza#19304
melocoton#09236
menta#02065
menthe#02065
mermelada#19297
miel#19296
miele#19296
miglio#20031
mijo#20031
milch!01077
milchpulver!01091
milchreis!20052
milk chocolate chip!19120
milk chocolate!19120
milk powder!01091
milk!01077
millet!20031
minced beef!13498
minced pork!10219
mini marshmallow!19116
mint leaf!02065
mint!02065
minze!02065
mirtilli#09050
miso paste!16112
miso!16112
mohn!02033
mohre!11124
mohren!11124
molass!19304
molho tomate#11549
monterey jack cheese!01025
monterey jack!01025
mora#09042
more#09042
mostaza#02046
moutarde#02046
mozzarella cheese!01026
mozzarella!01026
mung bean sprout!11043
mure#09042
muscade#02025
muscovado sugar!19334
muscovado!19334
mushroom!11260
muskat!02025
muskatnuss!02025
mustard powder!02024
mustard seed!02024
mustard!02046
myrtille#09050
napa cabbage!11119
naranja#09200
nata agria#01056
nata liquida#01053
nata montada#01053/x
nata para montar#01053
nata#01053
natal plum!09061
natron!18372
natural yogurt!01116
naturjoghurt!01116
naturreis!20036
navy bean!16037
neutral oil!04044
new potato!11352
nocciole#12120
noce moscata#02025
noci pecan#12142
noci#12155
noisette#12120
noix cajou#12085
noix coco rapee#12108
noix muscade#02025
noix pecan#12142
noix#12155
non dairy milk!-
nondairy milk!-
nonfat dry milk!01091
nonfat milk!01085
noodle!20109
nouille#20109
nudeln!20099
nuece pecana#12142
nuece#12155
nuez moscada#02025
nuez#12155
nuoc mam#06179
nutmeg!02025
oat bran!20033
oat flake!08120
oat flour!-
oat milk!-
oat!08120
oatmeal!08120
oeuf#01123
oignon nouveau#11291
oignon#11282
oil!04044
ol!04044
old fashioned oat!08120
oleo vegetal#04044
oleo#04044
olio arachidi#04042
olio cocco#04047
olio colza#04582
olio evo#04053
olio extra vergine oliva#04053
olio extravergine oliva#04053
olio girasole#04506
olio oliva#04053
olio semi girasole#04506
olio semi#04044
olio sesamo#04058
olio#04044
olive oil!04053
olive!09193
oliven!09193
olivenol!04053
onion powder!02026
onion!11282
orange juice!09206
orange peel!09216
orange zest!09216
orange!09200
orangen!09200
orangensaft!09206
orangenschale!09216
oregano!02027
orejone#09032
orge perle#20005
origan#02027
origano#02027
orzo perlato#20005
oyster sauce!06176
pain mie#18069
pain#18069
pak choi!11116
pan rallado#18079
pan#18069
panais#11298
pancetta#10123
pane#18069
pangrattato#18079
paniermehl!18079
panko bread crumb!-
panko breadcrumb!-
panko crumb!-
panko!-
panna acida#01056
panna fresca#01053
panna liquida#01053
panna montata#01053/x
panna#01053
paprica#02028
paprika grun!11333
paprika!02028
paprikapulver!02028
paprikaschote!11821
parmesan cheese!01032
parmesan!01032
parmesano#01032
parmigiano reggiano cheese!01032
parmigiano reggiano!01032
parmigiano!01032
parsley leaf!11297
parsley!11297
parsnip!11298
pasa#09298
passata pomodoro#11547
passata!11547
passierte tomaten!11547
pasta!20099
pastinake!11298
pastry flour!20084
patata dolce#11507
patata#11352
patate douce#11507
patate#11352
pate#20099
pe tsai!11119
pea!11304
peach!09236
peanut butter!16098
peanut oil!04042
peanut!16087
pear!09252
pearl barley!20005
pearl tapioca!20068
pecan half!12142
pecan nut!12142
pecan!12142
peche#09236
pechuga pollo#05062
pecorino cheese!01038
pecorino romano!01038
pecorino!01038
pekannusse!12142
penne!20099
pepe nero#02030
pepe#02030
pepeao!11228
peperoncino#11819
peperone rosso#11821
peperone#11333
peperoni!11819
pepino#11205
pepita!12014
pepite chocolat#19080
pepper bell!11333
pepper!02030
peppercorn!02030
pera#09252
pere#09252
perejil#11297
perlgraupen!20005
persil#11297
pesca#09236
petersilie!11297
petit pois#11304
petto pollo#05062
pfeffer!02030
pfirsich!09236
pflanzenol!04044
pflaumen!09279
pignon pin#12147
pignon#12147
pilze!11260
piment cayenne#02031
piment#11819
pimenton#02028
pimienta negra#02030
pimienta#02030
pimiento rojo#11821
pimiento verde#11333
pimiento#11333
pina#09266
pine nut!12147
pineapple!09266
pinienkerne!12147
pinoli#12147
pinone#12147
pinto bean!16042
pipa calabaza#12014
pipa girasol#12036
piselli#11304
pistacchi#12151
pistach#12151
pistachio nut!12151
pistachio!12151
pistacho#12151
pistazien!12151
plain flour!20081
plain yogurt!01116
plant based milk!-
plant milk!-
platano#09040
plum tomato!11529/j
plum!09279
poire#09252
poireau#11246
poireaux#11246
pois cass#16085
pois chich en conserve#16057
pois chich#16056
poivre noir#02030
poivre#02030
poivron jaune#11951
poivron rouge#11821
poivron vert#11333
poivron#11333
polenta!20022
polvo hornear#18369
pomme terre#11352
pomme#09003
pomodori pelati#11531
pomodori secchi#11955
pomodori#11529
pomodorini#11529/y
pomodoro#11529
popcorn!-
poppy seed!02033
pork fillet!-
pork!-
porree!11246
porridge oat!08120
porro#11246
port!14057
potato starch!-
potato!11352
potiron#11422
poudre amande#12061/m
poudre lever#18369
poudre noisette#12120/m
poudre pate#18369
powdered gelatin!19177
powdered milk!01091
powdered sugar!19336
prawn!15149
prepared horseradish!02055
prepared mustard!02046
preserve!19297
prezzemolo#11297
prugne secche#09291
prugne#09279
prune!09291
pruneaux#09291
puderzucker!19336
puerro#11246
pulled chicken!05064
pumpkin puree!11424
pumpkin seed!12014
pumpkin!11422
pure vanilla extract!02050
puree amande#12195
puree tomate#11547
puy lentil!16069
quark!01012
queso azul#01004
queso cabra#01159
queso crema#01017
queso feta#01019
queso parmesano#01032
queso untar#01017
queso#01009
quick oat!08120
quinoa!20035
radieschen!11429
radis#11429
radish!11429
rahm!01053
raisin frais#09132
raisin sec#09298
raisin!09298
ralladura limon#09156
rapeseed oil!04582
rapid rise yeast!18375
rapsol!04582
raspberry jam!19297
raspberry!09302
red bell pepper!11821
red cabbage!11112
red chili!11819
red chilli!11819
red gm!16101
red grape!09132
red kidney bean!16032
red lentil!16144
red onion!11282
red pepper flake!02031
red pepper!11821
red wine vinegar!02048
red wine!14096
reduced fat milk!01079
reduced sodium soy sauce!16123
reis!20044
reismehl!20061
remolacha#11080
repollo#11109
requeson#01012
rhabarber!09307
rhubarb!09307
rhubarbe#09307
rhum#14037
rice flour!20061
rice milk!-
rice vinegar!02048
rice wine vinegar!02048
rice!20044
ricotta cheese!01036
ricotta!01036
rigatoni!20099
rinderbruhe!06008
rinderhack!13498
ripe banana!09040
ripe tomato!11529
riso arborio#20052
riso basmati#20044
riso carnaroli#20052
riso integrale#20036
riso per risotto#20052
riso#20044
risotto rice!20052
risottoreis!20052
riz arborio#20052
riz basmati#20044
riz brun#20036
riz complet#20036
riz rond#20052
riz sauvage#20088
riz#20044
rocket!11959
roggenmehl!20064
rohrzucker!19334
rolled oat!08120
roma tomato!11529/j
romaine lettuce!11251
romaine!11251
romano cheese!01038
romano!01038
romarin#02063
romero#02063
ron#14037
root ginger!11216
roquefort!01004
roquette#11959
rosemary!02063
rosinen!09298
rosmarin!02063
rosmarino#02063
rote beete!11080
rote bete!11080
rote linsen!16144
rote paprika!11821
rote zwiebel!11282
rotisserie chicken!05064
rotkohl!11112
rotwein!14096
rucola!11959
rucula#11959
ruebli!11124
rum!14037
rundkornreis!20052
russet potato!11353
rutabaga!11435
rye flour!20064
safflower oil!04510
sage!02038
sahne!01053
saindoux#04002
sal gruesa#-
sal#02047
salad oil!04044
salatgurke!11205
salbei!02038
sale fino#02047
sale grosso#-
sale#02047
salmon!15236
salmone#15236
salsa pomodoro#11549
salsa soia#16123
salsa soja#16123
salsa tomate#11549
salt!02047
salted butter!01001
salvado avena#20033
salz!02047
sandwich bread!18069
sarrasin#20009
sauce poisson#06179
sauce soja#16123
sauce tomate#11549
sauerkraut!11439
sauerrahm!01056
saumon#15236
saure sahne!01056
scallion!11291
scalogno#11677
schafskase!01019
schalerbsen!16085
schalotte!11677
schalotten!11677
schlagober!01053
schlagsahne!01053
schmaltz!04542
schmalz!04002
schmand!01056
schnittlauch!11156
schokolade!19080
schokotropfchen!19080
schweinehack!10219
schweineschmalz!04002
sciroppo acero#19353
sciroppo glucosio#19350
scorza limone#09156
sea salt!02047
sedano rapa#11141
sedano#11143
seedless grape!09132
sel fin#02047
sel#02047
self raising flour!20082
self rising cornmeal!-
self rising flour!20082
sellerie!11141
semi girasole#12036
semi lino#12220
semi papavero#02033
semi sesamo#12023
semi skimmed milk!01079
semi zucca#12014
semilla lino#12220
semilla sesamo#12023
semisweet chocolate chip!19080
semisweet chocolate!19080
semmelbrosel!18079
semola#20066
semolina flour!20066
semolina!20066
semolino#20066
semoule fine#20066
semoule mais#20022
semoule#20066
senape#02046
senf!02046
senfkorner!02024
serrano chile!11977
serrano pepper!11977
sesam!12023
sesame oil!04058
sesame paste!12166
sesame seed!12023
sesame!12023
sesamol!04058
sesamsamen!12023
shallot!11677
sharp cheddar cheese!01009
sharp cheddar!01009
sherry!14057
short grain rice!20052
short grain white rice!20052
shortening!04615
shoyu!16123
shredded chicken!05064
shredded coconut!12179
shrimp!15149
single cream!01050
sirop erable#19353
sirop glucose#19350
skim milk!01085
skimmed milk!01085
skinless chicken breast!05062
skunk cabbage!11503
slab bacon!10123
sliced almond!12061
slivered almond!12061
smoked paprika!02028
smooth peanut butter!16098
soda!18372
soft bread crumb!18069/b
soft cheese!01017
sojamehl!16115
sojasauce!16123
sojasosse!16123
son avoine#20033
son ble#20077
sonnenblumenkerne!12036
sonnenblumenol!04506
sour cream!01056
soured cream!01056
soy flour!16115
soy milk!-
soy sauce!16123
soybean oil!04044
spaghetti!20120
spaghettis#20120
spanish onion!11282
spargel!11011
speck!10123
speiseol!04044
speisestarke!20027
spicchio aglio#11215
spinach!11457
spinaci#11457
spinat!11457
split pea!16085
spring onion!11291
stalk celery!11143
stangensellerie!11143
starfruit!09060
starke!20027
staubzucker!19336
staudensellerie!11143
stilton cheese!01004
stilton!01004
stock cube!-
stock!06970
strawberry jam!19297
strawberry!09316
streaky bacon!10123
string bean!11052
strong flour!20083
strong white flour!20083
strutto#04002
succo arancia#09206
succo lime#09160
succo limone#09152
succo mela#09016
suco limao#09152
sucre blanc#19335
sucre brun#19334
sucre en poudre#19335
sucre glace#19336
sucre roux#19334
sucre semoule#19335
sucre vanille#19335
sucre#19335
suero leche#01088
sugar!19335
sultana!09298
sultaninen!09298
sumo limao#09152
sun dried tomato!11955
sunflower oil!04506
sunflower seed!12036
superfine sugar!19335
surinam cherry!09276
sushi rice!20052
susskartoffel!11507
susskartoffeln!11507
sussrahmbutter!01145
swede!11435
sweet butter!01145
sweet cherry!09070
sweet corn!11167
sweet paprika!02028
sweet pepper!11333
sweet potato!11507
sweet red pepper!11821
sweetcorn!11167
sweetened coconut flake!12179
sweetened coconut!12179
sweetened condensed milk!01095
sweetened shredded coconut!12179
sweetsop!09321
swiss cheese!01040
tabasco sauce!06169
tabasco!06169
table cream!01050
table salt!02047
tagliatelle!20120
tahin!12166
tahini paste!12166
tahini!12166
tamari!16124
tannier!11991
tap water!14429
tapioca flour!-
tapioca starch!-
tapioca!20068
tarragon!02041
tart apple!09003
tea!14355
tee!14355
tendergreen!11274
teriyaki sauce!06112
thickened cream!01053
thon#15121
thunfisch!15121
thym#02049
thyme leaf!02049
thyme!02049
thymian!02049
tiger prawn!15149
timo#02049
tinned chickpea!16057
tinned tomato!11531
toastbrot!18069
toasted sesame oil!04058
tofu!16126
tomate cerise#11529/y
tomate cherry#11529/y
tomate concassee#11531
tomate pelee#11531
tomate sechee#11955
tomate triturado#11531
tomate!11529
tomaten!11529
tomatenmark!11546
tomato juice!11540
tomato ketchup!11935
tomato paste!11546
tomato puree concentrate!11546
tomato puree!11547
tomato sauce!11549
tomato!11529
tomillo#02049
tonno#15121
towelgourd!11220
trauben!09132
treacle!19304
trockenhefe!18375
tuna!15121
tuorli#01125
tuorlo#01125
turbinado sugar!19334
turmeric!02043
turnip!11564
unbleached flour!20081
unflavored gelatin!19177
unsalted butter!01145
unsweetened chocolate!19078
unsweetened cocoa powder!19165
unsweetened cocoa!19165
unsweetened coconut milk!12118
unsweetened coconut!12108
uova#01123
uovo#01123
uva passa#09298
uva#09132
uvetta#09298
vainilla#02050
vanilla bean!-
vanilla essence!02050
vanilla extract!02050
vanilla ice cream!19095
vanilla pod!-
vanilla sugar!19335
vanilla!02050
vanilleextrakt!02050
vanillezucker!19335
veal!-
vegan milk!-
vegetable broth!06970
vegetable oil!04044
vegetable oyster!11437
vegetable shortening!04615
vegetable stock cube!-
vegetable stock!06970
vergeoise#19334
vermicelli!20120
vin blanc#14106
vin rouge#14096
vinagre#02048
vinaigre cidre#02048
vinaigre#02048
vinegar!02048
vino bianco#14106
vino blanco#14106
vino rosso#14096
vino tinto#14096
virgin olive oil!04053
vodka!14037
vollkornmehl!20080
vollkornreis!20036
vollmilch!01077
vollmilchschokolade!19120
walnuss!12155
walnusse!12155
walnussol!04528
walnut half!12155
walnut oil!04528
walnut piece!12155
walnut!12155
warm water!14429
wasser!14429
water!14429
waxy potato!11352
weichweizengriess!20066
weinstein!18373
weintrauben!09132
weissbrot!18069
weisse bohnen!16049
weisse schokolade!19087
weisskohl!11109
weisskraut!11109
weissmehl!20081
weisswein!14106
weissweinessig!02048
weizenkeime!20078
weizenkleie!20077
weizenmehl!20081
weizenvollkornmehl!20080
west indian cherry!09001
wheat bran!20077
wheat flour!20081
wheat germ!20078
whipped cream!01053/x
whipping cream!01053
whiskey!14037
whisky!14037
white bean canned!16050
white bean!16049
white bread!18069
white breadcrumb!18069/b
white cabbage!11109
white chocolate chip!19087
white chocolate!19087
white flour!20081
white miso!16112
white mushroom!11260
white onion!11282
white pepper!02032
white rice flour!20061
white rice short!20052
white rice!20044
white sugar!19335
white vinegar!02053
white wine vinegar!02048
white wine!14106
whole almond!12061
whole egg!01123
whole milk ricotta!01036
whole milk!01077
whole wheat flour!20080
wholegrain flour!20080
wholemeal flour!20080
wild rice!20088
wildreis!20088
wine vinegar!02048
wine!14106
worcester sauce!06971
worcestersauce!06971
worcestershire sauce!06971
yam!11507
yaourt nature#01116
yaourt#01116
yeast!18375
yellow bell pepper!11951
yellow cornmeal!20022
yellow mustard!02046
yellow onion!11282
yellow pepper!11951
yellow split pea!16085
yema huevo#01125
yema#01125
yoghurt!01116
yogur natural#01116
yogur#01116
yogurt!01116
yolk!01125
yukon gold potato!11352
zanahoria#11124
zartbitterschokolade!19080
zarte haferflocken!08120
zenzero#11216
zeste citron#09156
ziegenkase!01159
zimt!02010
zitrone!09150
zitronen!09150
zitronenabrieb!09156
zitronensaft!09152
zitronenschale!09156
zucca#11422
zucchero canna#19334
zucchero semolato#19335
zucchero velo#19336
zucchero#19335
zucchina#11477
zucchine#11477
zucchini!11477
zucker!19335
zumo lima#09160
zumo limon#09152
zumo manzana#09016
zumo naranja#09206
zwiebel!11282
zwiebeln!11282
zwiebelpulver!02026

"""
}
