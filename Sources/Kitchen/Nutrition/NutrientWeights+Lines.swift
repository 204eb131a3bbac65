// swift-format-ignore-file
// Written by scripts/make-nutrients. Source: USDA National Nutrient Database for Standard Reference, public domain.

extension NutrientWeights {
    static let lines: StaticString = """
002|pinch=0.4
003|pinch=0.2
004|spray=1 item=1
006|stick=113
007|stick=113
01001|stick=113
01004|cup=135
01006|round=250 wheel=250 item=250
01009|slice=21 cup=113 package=227 bag=227 item=21
01016|package=250
01017|package=227 block=227 box=227 brick=227 tbsp=14.5
01019|package=200 block=200 cup=140
01020|cup=108
01025|slice=21 cup=113
01026|ball=125 item=125 cup=113 slice=28
01028|cup=113 stick=28 item=28
01031|package=227
01032|cup=100 tbsp=5 wedge=100
01035|slice=19 item=19
01036|container=425
01037|container=425
01040|slice=25 item=25 cup=108
01042|slice=21 item=21
01049|cup=242
01053|cup=238 carton=200 package=200
01054|cup=60
01056|container=227 cup=230 tbsp=12 package=200
01069|cup=94
01073|container=227 tub=227 cup=75 package=227
01088|cup=245
01095|can=397 tin=397
010|item=18 package=227
01116|cup=245 container=170 item=125 pot=125
01118|cup=245
01119|cup=245 container=150
01123|item=50 large=50 medium=44 small=38
01124|item=33
01125|item=17
01145|stick=113
01153|can=354 tin=354
01159|log=113 cup=113 package=113
011|item=84
012|item=3.6
013|item=18
014|item=200 breast=200 half=200 piece=200 fillet=180 cup=140 tender=45
015|item=290 edible=0.8
016|item=110 piece=110 fillet=110
017|item=150 piece=150 edible=0.85
018|item=110 piece=110 edible=0.67
019|item=260 piece=260 edible=0.73
02004|item=0.2 leaf=0.2 sprig=0.5
02010|item=2.6 stick=2.6
02011|item=0.3 pod=0.3 pinch=0.1 thread=0
02027|item=1
02028|packet=28 package=28 envelope=28 item=28
02030|pinch=0.2
02031|pinch=0.3 item=1
02044|item=0.5 leaf=0.5 sprig=1 bunch=60 cup=24
02045|bunch=30 sprig=0.5 tbsp=0.6
02047|pinch=0.4
02049|item=0.5 sprig=0.5 leaf=0.2 bunch=20 cup=30 tbsp=1
02050|item=2 pod=2 drop=0.05
02065|item=0.1 leaf=0.1 sprig=1 bunch=40 cup=25 tbsp=1.6
020|item=90 piece=90 edible=0.54
021|item=1500 edible=0.68 cup=140
022|item=680 cup=140
024|item=120
025|item=6000 edible=0.79
026|item=35
027|item=300 edible=0.72
028|item=113 patty=113
034|item=300 edible=0.7
035|item=250
036|item=170
037|item=225
038|item=280
039|item=300
04044|spray=1 item=1
04114|bottle=450
042|can=340
043|slice=28
044|item=450
04639|bottle=450
046|item=170 edible=0.9
048|item=50 rack=1300 edible=0.6
049|rack=900 edible=0.6
05006|item=1500 edible=0.68 cup=140
05013|item=680 cup=140
05027|item=35
05057|item=290 edible=0.8
05062|item=200 breast=200 half=200 piece=200 fillet=180 cup=140 tender=45
05066|item=110 piece=110 edible=0.67
05075|item=260 piece=260 edible=0.73
05091|item=150 piece=150 edible=0.85
05096|item=110 piece=110 fillet=110
05100|item=90 piece=90 edible=0.54
05139|item=300 edible=0.72
05165|item=6000 edible=0.79
051|slice=28 rasher=28 strip=28 item=28 package=340 cup=220
05219|item=120
052|slice=8 cup=80
053|slice=14 item=14
054|slice=28 cup=140 item=28
055|slice=15 item=15
057|item=90 link=90
058|item=85 link=85
059|item=75 link=75 package=397
06008|can=411 carton=946
06016|can=298 tin=298
06081|item=6 cube=6 packet=6 tsp=4
06094|packet=28 envelope=28 package=28 item=28
060|item=370
06150|bottle=510 cup=270
06159|can=305
06164|jar=450 can=283 cup=250
06168|item=8
06183|can=411 carton=946 box=946 cup=240
061|item=60 link=60
062|slice=2 item=2
063|slice=10
064|item=50
065|slice=28
066|item=400 edible=0.8
067|edible=0.85
068|item=100 rack=700 edible=0.6
06930|jar=425 cup=250
06931|jar=680 cup=250
069|item=120
07008|slice=28
07019|item=60 link=60
07022|item=50
07036|item=90 link=90
07037|item=370
07057|slice=2 item=2
07071|slice=10
07075|item=75 link=75 package=397
070|item=170 fillet=170 piece=170 steak=170
071|item=170 fillet=170
072|item=170
073|item=170 fillet=170 piece=170
074|slice=28 package=113
075|can=213
076|can=112 tin=112 drained=0.75
077|can=112 drained=0.75
078|item=170
07908|can=340
07955|item=85 link=85
079|item=150 fillet=150
08020|cup=28 box=340
08037|cup=110
08065|cup=28 box=340
080|item=4 fillet=4 can=45 tin=45
08120|packet=28
081|item=12 can=92 tin=92
082|item=110 fillet=110
083|item=12 package=340 bag=340
084|can=120
085|item=145
086|item=30
087|item=16 edible=0.35
088|item=15 can=184 edible=0.5 drained=0.6
089|item=14
09003|item=182 large=223 medium=182 small=149 cup=115
09016|cup=248
09021|item=35
09037|item=150 large=200 medium=150 small=110 cup=150
09040|item=118 large=136 medium=118 small=101 cup=225
09042|cup=144 package=170
09050|cup=148 pint=350 package=170 item=1.5
09070|cup=140 item=8 jar=350
09078|cup=100 bag=340 package=340
09079|cup=120 tbsp=8 item=4
09081|can=397 cup=277
09087|item=20 cup=147
09089|item=50
09099|can=425
090|item=100
09111|item=240 cup=230
09132|cup=151 item=5
09148|item=75
09150|item=58 large=84 slice=7 wedge=8 half=30
09152|item=47 squeeze=5 lemon=47 cup=244
09156|item=3 strip=1
09159|item=67 wedge=8 slice=7
09160|item=30 cup=246 squeeze=5
09176|item=200 cup=165
09181|cup=160 item=550
09193|item=4 cup=135 can=170 jar=180
09195|item=4 cup=135 jar=180
09200|item=140 large=184 slice=15 cup=180
09206|item=86 cup=248
09214|can=340
09218|item=80 can=250 cup=195
09236|item=150 can=411 cup=154
09252|item=178
09266|can=425 item=905 cup=165 slice=84 ring=84
09273|cup=250 can=177
09279|item=66
09286|item=280 cup=174
09297|jar=400
09298|cup=145 box=43
092|can=411 carton=946 box=946 cup=240
09302|cup=123 pint=300 package=170 item=2
09316|cup=150 item=15 package=454 pint=350 handful=80
09326|cup=152 item=4500 slice=280
09328|item=5 jar=280
093|can=411 carton=946
094|item=6 cube=6 packet=6 tsp=4
095|item=45 large=70 small=30 package=450
096|item=25
097|item=13
098|slice=30 item=30 loaf=450 cup=40
099|slice=32 item=32 loaf=680
10060|item=450
10062|item=170 edible=0.9
10088|item=50 rack=1300 edible=0.6
100|slice=32
10123|slice=28 rasher=28 strip=28 item=28 package=340 cup=220
10124|slice=8 cup=80
10142|slice=15 item=15
10182|slice=28 cup=140 item=28
10192|rack=900 edible=0.6
101|item=250 slice=20 loaf=400
102|item=75 loaf=400
103|item=55
104|item=60
105|item=57
106|sheet=19 item=19 package=454 box=454
107|sheet=245 item=245 package=490 roll=275 box=490
108|item=225 sheet=225 package=450 box=450
109|item=14 sheet=14 cup=100 package=200
11007|item=120 can=240 jar=170 heart=25 cup=168 drained=0.6
11011|bunch=400 item=18 spear=18
11026|can=140 cup=130
11052|cup=110 package=340 bag=340 can=240 handful=60
11080|item=82 large=120 medium=82 can=240
11090|head=400 item=400 bunch=600 cup=90 bag=340 crown=250 package=300 floret=15
11098|item=19
110|item=180
11109|head=900 item=900 bag=400 leaf=25 cup=80 package=400
11116|head=150 item=150 bunch=500 cup=70
11124|item=70 large=90 medium=61 small=50 cup=120
11135|head=750 item=750 cup=107 bag=340 large=840 medium=588 small=400 package=340
11143|item=50 stalk=50 stick=50 rib=50 bunch=450 head=450
11165|bunch=60 sprig=1 handful=15 item=1 tbsp=1
11167|item=100 ear=100 cup=145
11172|can=285 tin=285 drained=0.65 cup=164
11174|can=418
11178|cup=136 bag=340 package=280
111|item=6 cup=80
11205|item=300 large=400 small=150 cup=110 slice=7
11209|item=450 large=550 medium=450 small=300 cup=82
11215|item=4 clove=4 head=40 bulb=40 large=4 medium=3 small=2 cup=136 tsp=2.8
11216|item=15 piece=15 knob=15 inch=11 thumb=15 tbsp=6 slice=2 cup=96
11233|bunch=250 cup=55 leaf=20 item=20
11246|item=150 stalk=150 large=200 stick=150
11252|head=400 item=300 leaf=15 cup=40 bag=150 handful=20 package=150 bunch=100 heart=150 slice=15
11260|item=18 package=227
11265|item=84
11268|item=3.6
11269|item=18
11278|cup=100 item=12
11282|item=130 large=180 small=80 medium=130
11291|item=15 bunch=100 stalk=15
11293|item=8 cup=140
11296|cup=55 can=170
11297|bunch=60 sprig=1 handful=15 item=1 tbsp=3.8
112|item=11 package=400 cup=100
11300|cup=90 item=3
11308|can=425 drained=0.6
11312|cup=134 package=280 bag=340
11352|item=170 large=300 small=90 medium=170 cup=150
11353|item=240 large=300 medium=213
11391|package=850 bag=850 cup=100
11413|cup=160 tbsp=10
11424|can=425 cup=245
11429|item=5 bunch=100
11446|sheet=3 item=3
11450|cup=155
11457|package=280 bag=170 bunch=340 handful=30 cup=30 box=280
11477|item=200 large=320 medium=196 small=118
11482|item=430
11485|item=900 large=1200 medium=900 small=600 cup=140
11492|item=900 cup=100
114|item=3 sleeve=110 cup=70
11507|item=200 large=300 medium=150 small=100 cup=133
11518|item=400
11529|item=120 large=182 medium=123 small=91 cup=180 slice=20
11531|can=400 tin=400 jar=680 cup=240 carton=500
11546|can=170 tin=170 tube=130
11547|can=425 jar=690 bottle=690
11549|can=227 tin=227 jar=680
11578|cup=242
11584|cup=140 package=340 bag=340 item=150
115|item=3.3 sleeve=105 cup=75
11603|item=650 cup=120
11641|item=190 cup=115
11657|cup=210
11670|item=65
11677|item=30 large=45
116|item=7 cup=100
117|item=8 package=340
11819|item=15
11821|item=160 cup=149
118|item=10 package=227
11937|item=65 slice=7 spear=35 jar=370
11943|jar=340 item=70 cup=190
11954|item=34
11955|item=2 cup=54
11956|item=3 cup=110 jar=200
11957|item=235 bulb=235
11962|item=10
11972|item=15 stalk=15
11979|item=14 slice=2
11980|can=113 tin=113 cup=240 item=45
119|package=454 box=454
12014|cup=130
12036|cup=140
12061|item=1.2 cup=110
12085|cup=130
120|item=20 sheet=20 noodle=20 package=454 box=454
12108|cup=80 tbsp=6
12118|can=400 tin=400 carton=250 cup=226
12120|cup=115 item=1.4
12142|cup=109
12147|cup=135
12151|cup=123
12155|cup=117 item=4
12179|cup=93 bag=396
121|package=340 nest=60 packet=85 item=85
12220|cup=160 tbsp=10 tsp=4 item=60
122|package=500 sheet=40
123|item=300 package=400 ball=250 tube=400 can=390 loaf=454
124|can=227 package=227 tube=227 item=34
127|cup=158 pouch=250 packet=250
128|cup=140
13065|item=250
13147|item=300 edible=0.7
131|box=240 package=240 cup=120
132|box=432 package=432
13348|can=340
133|box=450 package=450
134|can=240 tin=240 jar=400 drained=0.62 cup=164
136|can=255 tin=255 drained=0.6 cup=172
137|can=255 tin=255 drained=0.6 cup=177
13830|item=300
138|can=255 tin=255 jar=420 drained=0.6 cup=179
13913|item=280
13920|item=170
13931|item=225
139|can=255 tin=255 drained=0.7 cup=171
14003|can=355 bottle=355 cup=240
14037|shot=42 jigger=42 dash=1 cup=222
14057|bottle=750 cup=235
14096|bottle=750 cup=235
14106|bottle=750 cup=235
14192|packet=28
14209|shot=30
14242|cup=253
14293|cup=248
14355|item=0 bag=0 tsp=2
14400|can=355 cup=240 bottle=355
14414|shot=42 cup=260 dash=1
144|can=255 drained=0.6
14542|can=340
145|can=240 tin=240 drained=0.62 package=250 pouch=250
148|can=415
149|can=454
15002|item=4 fillet=4 can=45 tin=45
15010|fillet=150 item=150
15015|item=170 fillet=170 piece=170 steak=170
15036|item=170 fillet=170
15046|item=110 fillet=110
15077|slice=28 package=113
15084|can=213
15088|item=12 can=92 tin=92
150|container=280
15110|item=170
15119|can=112 drained=0.75
15121|can=112 tin=112 drained=0.75
15127|item=170
15141|can=120
15147|item=145
15149|item=12 package=340 bag=340
15157|item=15 can=184 edible=0.5 drained=0.6
15164|item=16 edible=0.35
15167|item=14
15172|item=30
15175|item=100
151|cup=134 package=280 bag=340
15236|item=170 fillet=170 piece=170
15240|item=150 fillet=150
152|can=425 drained=0.6
154|cup=140 package=340 bag=340 item=150
155|cup=90 item=3
156|can=285 tin=285 drained=0.65 cup=164
157|can=418
158|cup=136 bag=340 package=280
159|item=100 ear=100 cup=145
16006|can=415
16015|can=255 tin=255 drained=0.6 cup=172
16033|can=255 tin=255 drained=0.6 cup=177
16043|can=255 tin=255 drained=0.7 cup=171
16050|can=255 tin=255 jar=420 drained=0.6 cup=179
16057|can=240 tin=240 jar=400 drained=0.62 cup=164
16063|can=255 drained=0.6
16070|can=240 tin=240 drained=0.62 package=250 pouch=250
16087|cup=146
16098|cup=258
160|can=400 tin=400 jar=680 cup=240 carton=500
16103|can=454
16114|package=227 block=227
16120|cup=243
16126|block=396 package=396 container=396 item=396
16158|container=280
161|can=227 tin=227 jar=680
162|can=425 jar=690 bottle=690
163|jar=680 cup=250
164|jar=450 can=283 cup=250
165|can=170 tin=170 tube=130
166|item=34
167|bottle=510 cup=270
168|item=8
17043|edible=0.85
17072|item=400 edible=0.8
17076|item=100 rack=700 edible=0.6
17110|item=120
17164|item=300
172|jar=425 cup=250
173|bottle=450
174|bottle=450
178|can=298 tin=298
179|can=305
18010|box=240 package=240 cup=120
18029|item=250 slice=20 loaf=400
18041|item=75 loaf=400
18060|slice=32
18069|slice=30 item=30 loaf=450 cup=40
18075|slice=32 item=32 loaf=680
18079|cup=90 tbsp=6
18099|box=450 package=450
180|packet=28 envelope=28 package=28 item=28
18133|item=400 slice=60
18144|box=432 package=432
18166|item=11 package=400 cup=100
18172|item=7 cup=100
18173|item=14 sheet=14 cup=100 package=200
181|packet=28 package=28 envelope=28 item=28
18213|item=6 cup=80
18228|item=3 sleeve=110 cup=70
18229|item=3.3 sleeve=105 cup=75
18239|item=57
18242|cup=40 package=170 box=170
18258|item=60
182|item=1
18334|item=225 sheet=225 package=450 box=450
18337|sheet=245 item=245 package=490 roll=275 box=490
18338|sheet=19 item=19 package=454 box=454
18345|item=300 package=400 ball=250 tube=400 can=390 loaf=454
18349|can=227 package=227 tube=227 item=34
18350|item=55
18360|item=13
18363|item=25
18364|item=45 large=70 small=30 package=450
18368|item=8 package=340
18369|packet=11 sachet=11 item=11 envelope=16
18374|cube=42 item=42
18375|packet=7 package=7 envelope=7 sachet=7 item=7 tbsp=8.5
18399|item=180
186|pinch=0.3 item=1
187|item=2.6 stick=2.6
188|item=0.3 pod=0.3 pinch=0.1 thread=0
189|item=0.2 leaf=0.2 sprig=0.5
19034|cup=8
19047|cup=40 item=3 bag=454
19051|item=9
19056|cup=26 bag=300 item=2 handful=20
19074|item=8
19078|square=28
19080|cup=170 bag=340 package=340 square=28 bar=100 item=28 tbsp=11 ounce=28
19087|cup=170 bag=312 package=312
19095|scoop=66 cup=132
19107|tbsp=12 item=5 cup=180
19116|cup=50 item=7 bag=284 jar=198
19120|cup=200 item=5 bag=300
19125|cup=296 tbsp=19 jar=370
19172|package=85 box=85
19177|item=2 sheet=2 leaf=2 packet=7 envelope=7 pouch=85 box=50
19184|package=110 box=110
191|item=0.5 sprig=0.5 leaf=0.2 bunch=20 cup=30 tbsp=1
19202|package=96 box=96
19230|can=450 container=450 cup=260
19297|cup=320 tbsp=20 jar=340
192|item=0.1 leaf=0.1 sprig=1 bunch=40 cup=25 tbsp=1.6
19304|tbsp=20
19314|can=595
19335|cube=4 packet=8 sachet=8 item=4
193|item=0.5 leaf=0.5 sprig=1 bunch=60 cup=24
19411|bag=227 cup=25
194|bunch=60 sprig=1 handful=15 item=1 tbsp=3.8
195|bunch=60 sprig=1 handful=15 item=1 tbsp=1
196|bunch=30 sprig=0.5 tbsp=0.6
199|item=2 pod=2 drop=0.05
20027|packet=37
20045|cup=158 pouch=250 packet=250
20093|package=500 sheet=40
20099|item=20 sheet=20 noodle=20 package=454 box=454
200|item=14 slice=2
20100|cup=140
20109|package=340 nest=60 packet=85 item=85
20120|package=454 box=454
20133|item=10 package=227
201|can=113 tin=113 cup=240 item=45
202|item=15
203|item=65
204|item=10
205|item=160 cup=149
206|jar=340 item=70 cup=190
207|item=130 large=180 small=80 medium=130
208|cup=55 can=170
211|item=4 clove=4 head=40 bulb=40 large=4 medium=3 small=2 cup=136 tsp=2.8
212|item=15 bunch=100 stalk=15
213|item=8 cup=140
214|item=70 large=90 medium=61 small=50 cup=120
215|item=50 stalk=50 stick=50 rib=50 bunch=450 head=450
216|item=170 large=300 small=90 medium=170 cup=150
217|item=240 large=300 medium=213
218|package=850 bag=850 cup=100
219|cup=210
221|cup=160 tbsp=10
222|packet=37
223|item=200 large=300 medium=150 small=100 cup=133
224|item=400
225|item=190 cup=115
226|item=200 large=320 medium=196 small=118
227|item=430
228|item=900 large=1200 medium=900 small=600 cup=140
22901|package=255
229|item=900 cup=100
230|can=425 cup=245
231|package=280 bag=170 bunch=340 handful=30 cup=30 box=280
232|bunch=250 cup=55 leaf=20 item=20
233|head=400 item=300 leaf=15 cup=40 bag=150 handful=20 package=150 bunch=100 heart=150 slice=15
234|head=900 item=900 bag=400 leaf=25 cup=80 package=400
23572|item=113 patty=113
235|item=19
23636|slice=28
236|head=400 item=400 bunch=600 cup=90 bag=340 crown=250 package=300 floret=15
237|head=750 item=750 cup=107 bag=340 large=840 medium=588 small=400 package=340
238|bunch=400 item=18 spear=18
239|cup=110 package=340 bag=340 can=240 handful=60
240|item=120 can=240 jar=170 heart=25 cup=168 drained=0.6
241|item=235 bulb=235
242|item=82 large=120 medium=82 can=240
243|item=300 large=400 small=150 cup=110 slice=7
244|item=65 slice=7 spear=35 jar=370
246|can=140 cup=130
247|cup=100 item=12
248|item=650 cup=120
249|item=5 bunch=100
250|sheet=3 item=3
251|slice=21 cup=113 package=227 bag=227 item=21
252|slice=21 cup=113
253|slice=21 item=21
254|slice=19 item=19
255|cup=108
256|cup=113 stick=28 item=28
257|ball=125 item=125 cup=113 slice=28
258|cup=100 tbsp=5 wedge=100
259|package=200 block=200 cup=140
260|log=113 cup=113 package=113
261|cup=135
262|round=250 wheel=250 item=250
263|slice=25 item=25 cup=108
264|package=227 block=227 box=227 brick=227 tbsp=14.5
265|package=227
266|container=425
267|container=425
269|package=250
273|cup=243
274|cup=245
275|cup=238 carton=200 package=200
276|cup=242
277|container=227 cup=230 tbsp=12 package=200
279|container=227 tub=227 cup=75 package=227
280|cup=60
281|cup=245 container=170 item=125 pot=125
284|cup=245 container=150
285|can=397 tin=397
286|can=354 tin=354
287|can=400 tin=400 carton=250 cup=226
288|cup=80 tbsp=6
289|cup=93 bag=396
290|item=50 large=50 medium=44 small=38
291|item=17
292|item=33
294|block=396 package=396 container=396 item=396
295|package=227 block=227
296|cube=4 packet=8 sachet=8 item=4
299|packet=1 drop=0
304|item=8
306|cup=320 tbsp=20 jar=340
307|can=397 cup=277
308|can=595
309|cup=170 bag=340 package=340 square=28 bar=100 item=28 tbsp=11 ounce=28
310|cup=170 bag=312 package=312
311|cup=200 item=5 bag=300
313|square=28
314|cup=258
315|cup=296 tbsp=19 jar=370
317|item=1.2 cup=110
318|cup=117 item=4
319|cup=109
320|cup=115 item=1.4
321|cup=130
322|cup=123
323|cup=135
324|cup=146
326|cup=140
327|cup=130
328|cup=160 tbsp=10 tsp=4 item=60
329|cup=145 box=43
330|cup=140 item=8 jar=350
331|cup=120 tbsp=8 item=4
332|item=20 cup=147
333|item=5 jar=280
334|cup=150 item=15 package=454 pint=350 handful=80
335|cup=148 pint=350 package=170 item=1.5
336|cup=123 pint=300 package=170 item=2
337|cup=144 package=170
338|cup=100 bag=340 package=340
339|item=118 large=136 medium=118 small=101 cup=225
340|item=182 large=223 medium=182 small=149 cup=115
341|item=178
342|item=150 can=411 cup=154
343|item=66
344|item=35
345|item=50
346|item=200 cup=165
347|can=425 item=905 cup=165 slice=84 ring=84
348|item=150 large=200 medium=150 small=110 cup=150
349|cup=152 item=4500 slice=280
350|cup=160 item=550
351|item=75
352|item=280 cup=174
353|item=80 can=250 cup=195
354|item=140 large=184 slice=15 cup=180
355|item=240 cup=230
356|cup=151 item=5
357|item=47 squeeze=5 lemon=47 cup=244
358|item=30 cup=246 squeeze=5
359|item=58 large=84 slice=7 wedge=8 half=30
360|item=67 wedge=8 slice=7
361|item=3 strip=1
362|item=86 cup=248
363|can=340
364|cup=248
365|cup=250 can=177
366|cup=248
367|cup=253
368|can=355 cup=240 bottle=355
369|cup=242
370|bottle=750 cup=235
371|bottle=750 cup=235
372|bottle=750 cup=235
373|shot=42 jigger=42 dash=1 cup=222
374|shot=42 cup=260 dash=1
375|can=355 bottle=355 cup=240
378|shot=30
379|item=0 bag=0 tsp=2
380|packet=28
381|package=110 box=110
382|package=96 box=96
383|package=85 box=85
384|item=2 sheet=2 leaf=2 packet=7 envelope=7 pouch=85 box=50
385|can=450 container=450 cup=260
386|item=400 slice=60
387|cup=40 package=170 box=170
388|cup=90 tbsp=6
389|cup=28 box=340
390|cup=28 box=340
391|cup=110
392|item=9
393|cup=26 bag=300 item=2 handful=20
394|bag=227 cup=25
395|cup=40 item=3 bag=454
396|cup=50 item=7 bag=284 jar=198
397|cup=8
398|tbsp=12 item=5 cup=180
399|item=0 drop=0
400|packet=7 package=7 envelope=7 sachet=7 item=7 tbsp=8.5
401|cube=42 item=42
402|packet=11 sachet=11 item=11 envelope=16
406|scoop=30 cup=90 tbsp=8
409|item=4 cup=135 can=170 jar=180
410|item=4 cup=135 jar=180
411|item=2 cup=54
412|item=3 cup=110 jar=200
413|item=120 large=182 medium=123 small=91 cup=180 slice=20
414|item=17 cup=149 pint=300 package=300 punnet=250
415|item=450 large=550 medium=450 small=300 cup=82
416|scoop=66 cup=132
417|item=150 stalk=150 large=200 stick=150
418|item=30 large=45
419|item=15 piece=15 knob=15 inch=11 thumb=15 tbsp=6 slice=2 cup=96
420|item=15 stalk=15
42130|slice=14 item=14
421|tbsp=20
426|package=255
427|cup=155
428|cup=248
429|can=340
430|cup=185
431|cup=243
432|jar=190 cup=240
433|cup=255
434|cup=280 tbsp=18
435|dash=0 item=0
436|cup=240
437|cup=240
439|head=150 item=150 bunch=500 cup=70
444|packet=5
445|can=298
446|packet=28 envelope=28
447|cup=240 jar=340
448|cup=80
449|cup=170
450|cup=170
451|bag=850
452|item=60
453|cup=245
456|item=6
457|item=75 cup=140
458|item=300
459|fillet=150 item=150
462|bag=400 cup=80
463|packet=28
467|item=170
468|cup=100
479|item=50
48052|scoop=30 cup=90 tbsp=8
480|item=17
481|item=33
482|can=300
484|item=110
485|item=4 clove=4
486|item=70
487|item=170
488|item=120
494|item=160
499|item=160
512|can=355 bottle=500
515|shot=42
517|can=340
518|cup=94
521|jar=400
522|can=425
90001|cup=185
90002|cup=243
90003|jar=190 cup=240
90004|cup=255
90005|cup=280 tbsp=18
90006|cup=240
90007|cup=240
90008|cup=240 jar=340

"""
}
