// Instruments, machines, vehicles and what sport is done with.
import { readEntries } from '../read-entries.ts';

export const machines = readEntries(`
trombone | trombone | Posaune | trombón | trombone
tuba | tuba | Tuba | tuba | tuba
clarinet | clarinet | Klarinette | clarinete | clarinette
bassoon | bassoon | Fagott | fagot | basson
xylophone | xylophone | Xylophon | xilófono | xylophone
tambourine | tambourine | Tamburin, Schellenring | pandereta | tambourin
djembe | djembe, hand drum, conga drum | Djembe, Handtrommel | yembé, djembe | djembé
drum-kit | drum kit, drum set | Schlagzeug, Drumset | batería musical, batería acústica | batterie acoustique, batterie de musique
pan-flute | pan flute, panpipes | Panflöte | flauta de pan, zampoña | flûte de pan
ocarina | ocarina | Okarina | ocarina | ocarina
metronome | metronome | Metronom | metrónomo | métronome
grand-piano | grand piano | Konzertflügel, Stutzflügel | piano de cola | piano à queue
pipe-organ | pipe organ, church organ | Kirchenorgel, Pfeifenorgel | órgano de tubos, órgano de iglesia | orgue à tuyaux, orgue d'église
bagpipes | bagpipes, bagpipe | Dudelsack | gaita | cornemuse
cassette | cassette, cassette tape, audio cassette | Audiokassette, Musikkassette, Hörspielkassette | casete, cinta de casete | cassette audio
boombox | boombox, ghetto blaster, cassette player | Ghettoblaster, Kassettenrekorder | radiocasete | radiocassette
amplifier | amplifier, guitar amplifier, guitar amp | Gitarrenverstärker, Verstärker | amplificador, amplificador de guitarra | amplificateur, ampli de guitare
earbuds | earbuds, in-ear headphones | Ohrhörer, In-Ear-Kopfhörer | auriculares de botón | oreillettes
film-projector | film projector, cine projector | Filmprojektor | proyector de cine | projecteur de cinéma
forklift | forklift, forklift truck, fork lift, stacker truck | Gabelstapler, Stapler | carretilla elevadora, montacargas | chariot élévateur
bulldozer | bulldozer | Planierraupe, Bulldozer | bulldozer, excavadora de orugas | bulldozer
excavator | excavator, digger, backhoe, mini digger | Bagger, Minibagger | excavadora, retroexcavadora, miniexcavadora | pelleteuse, pelle mécanique, minipelle, tractopelle
tow-truck | tow truck, breakdown truck, recovery truck | Abschleppwagen, Abschleppfahrzeug | grúa de remolque | dépanneuse
food-truck | food truck, burger van | Foodtruck, Imbisswagen, Foodtrailer | food truck, furgoneta de comida | food truck, camion à pizzas
tanker-truck | tanker truck, tank truck, fuel tanker | Tankwagen, Tanklaster | camión cisterna | camion-citerne
go-kart | go-kart, go-cart, pedal car | Gokart, Kettcar | kart, coche de pedales | kart, karting, voiture à pédales
snowmobile | snowmobile | Schneemobil, Motorschlitten | moto de nieve | motoneige
golf-cart | golf cart, golf buggy | Golfcart, Golfwagen | carrito de golf, coche de golf | voiturette de golf
motorhome | motorhome, camper van, campervan, recreational vehicle | Wohnmobil, Campingbus, Reisemobil | autocaravana | camping-car
submarine | submarine | U-Boot, Unterseeboot | submarino | sous-marin
hot-air-balloon | hot-air balloon, hot air balloon | Heißluftballon | globo aerostático | montgolfière
hang-glider | hang glider | Drachenflieger, Hängegleiter | ala delta | deltaplane
unicycle | unicycle | Einrad | monociclo | monocycle
robot | robot | Roboter | robot | robot
robot-arm | robot arm, industrial robot, welding robot | Industrieroboter, Roboterarm | brazo robótico, robot industrial | bras robotisé, robot industriel
outboard-motor | outboard motor, outboard engine | Außenbordmotor, Außenborder | motor fueraborda | moteur hors-bord
engine | engine, car engine | Automotor, Verbrennungsmotor | motor de coche | moteur de voiture
piston | piston | Motorkolben | pistón | piston de moteur
spark-plug | spark plug | Zündkerze | bujía | bougie d'allumage
steering-wheel | steering wheel | Lenkrad | volante de coche | volant de voiture
tyre | tyre, tire, car tyre, winter tyre | Reifen, Autoreifen, Winterreifen | neumático, neumático de invierno | pneu, pneu d'hiver
car-wheel | alloy wheel | Felge, Alufelge | llanta, llanta de aleación | jante, jante en alliage
propeller | propeller, boat propeller | Propeller, Schiffsschraube | hélice | hélice
turbine | turbine | Turbine | turbina | turbine
conveyor | conveyor, conveyor belt | Förderband, Fließband | cinta transportadora | convoyeur, tapis roulant industriel
shipping-container | shipping container, freight container | Frachtcontainer, Seecontainer, Lagercontainer | contenedor marítimo, contenedor de carga | conteneur maritime
storage-tank | storage tank, oil tank, water tank | Wassertank, Öltank, Regenwassertank, Lagertank | depósito de agua, tanque | cuve à eau, citerne
gas-cylinder | gas cylinder, gas bottle, propane tank | Gasflasche | bombona, botella de gas, bombona de butano | bouteille de gaz, bonbonne de gaz
jerrycan | jerrycan, jerry can, petrol can, fuel can | Benzinkanister, Reservekanister | bidón de gasolina | jerrican
oil-can | oil can, oiler | Ölkanne, Ölkännchen | aceitera | burette à huile
scuba-tanks | scuba tank, diving cylinder, diving equipment, dive tank | Tauchausrüstung | equipo de buceo, botella de buceo | bouteille de plongée
paddle | paddle, oar, kayak paddle, canoe paddle | Paddel, Kajakpaddel, Ruderblatt | pala de kayak, remo | pagaie, aviron
snorkel | snorkel | Schnorchel | tubo de buceo, esnórquel | tuba de plongée
swim-fins | swim fins, flippers, diving fins, swimming flippers | Schwimmflossen, Taucherflossen, Schwimmflosse | aletas de buceo, aletas de natación | palmes, palmes de plongée
diving-helmet | diving helmet | Taucherhelm | escafandra | casque de scaphandrier
fishing-rod | fishing rod, fishing pole | Angelrute, Angel | caña de pescar | canne à pêche
fishing-lure | fishing lure, lure | Angelköder, Wobbler | señuelo de pesca | leurre de pêche
baseball-glove | baseball glove, catcher's mitt | Baseballhandschuh, Fanghandschuh | guante de béisbol | gant de baseball
basketball-hoop | basketball hoop, basketball net, basketball rim, basketball backboard | Basketballkorb | canasta de baloncesto, aro de baloncesto | panier de basket
kettlebell | kettlebell | Kettlebell, Kugelhantel | pesa rusa | kettlebell
weight | brass weight, scale weight | Gewichtsstein | pesa de balanza | poids de balance
frisbee | frisbee, flying disc | Frisbee, Frisbeescheibe | frisbee, disco volador | frisbee
knee-pad | knee pad, shin pad | Knieschoner | rodillera de protección | genouillère de protection
football-helmet | football helmet | Footballhelm | casco de fútbol americano | casque de football américain
ski-boot | ski boot, snowboard boot | Skischuh, Skistiefel, Snowboardschuh | bota de esquí | chaussure de ski
inline-skate | inline skate, rollerblade | Inliner, Inlineskate | patín en línea | roller en ligne
swing | garden swing, porch swing, swing set | Schaukel, Gartenschaukel, Kinderschaukel | columpio | balançoire
sandbox | sandbox, sandpit | Sandkasten, Sandkiste | arenero | bac à sable
pool-triangle | pool triangle, snooker balls, rack of balls | Billarddreieck | triángulo de billar | triangle de billard
dominoes | dominoes, domino tile, set of dominoes | Dominosteine, Dominospiel, Dominostein | fichas de dominó, dominó | domino, dominos
meeple | meeple, game piece | Spielfigur, Meeple | ficha de juego, meeple | pion de jeu, meeple
juggling-clubs | juggling clubs, juggling club, Indian club | Jonglierkeule, Jonglierkeulen | mazas de malabares | massue de jonglage, quilles de jonglage
bunting | bunting, party flags, garland | Wimpelkette, Girlande, Wimpelgirlande | guirnalda, banderines | guirlande, fanions
crossbow | crossbow | Armbrust | ballesta | arbalète
carousel | carousel, merry-go-round | Kinderkarussell, Karussell | tiovivo, carrusel | manège
binoculars | binoculars, pair of binoculars, field glasses | Fernglas, Feldstecher, Opernglas | prismáticos, binoculares | jumelles
spyglass | spyglass, monocular | Monokular | catalejo | longue-vue, monoculaire
sextant | sextant | Sextant | sextante | sextant
pocket-watch | pocket watch | Taschenuhr | reloj de bolsillo | montre de poche, montre à gousset
cuckoo-clock | cuckoo clock | Kuckucksuhr | reloj de cuco | coucou suisse
gauge | pressure gauge, manometer | Manometer | manómetro | manomètre
spirit-level | spirit level, bubble level | Wasserwaage | nivel de burbuja | niveau à bulle
kitchen-scale | kitchen scale, kitchen scales | Küchenwaage | báscula de cocina, balanza de cocina | balance de cuisine
radar-dish | radar, radar dish, radio telescope | Radarschirm, Radioteleskop | antena de radar, radiotelescopio | antenne radar, radiotélescope
walkie-talkie | walkie-talkie, two-way radio, hand-held radio | Walkie-Talkie, Funkgerät, Handfunkgerät | walkie-talkie, transmisor portátil | talkie-walkie
harp | harp | Harfe | arpa | harpe
lyre | lyre, lute harp | Leier, Lyra | lira | lyre
carabiner | carabiner, karabiner | Karabiner, Karabinerhaken | mosquetón | mousqueton
golf-ball | golf ball, golf tee | Golfball | pelota de golf | balle de golf
`);
