// Things of craft, yard, road, water and care that clients name and no icon shows.
import { readEntries } from '../read-entries.ts';

export const plain = readEntries(`
boot-jack | boot jack, bootjack, boot remover | Stiefelknecht | sacabotas | tire-bottes, arrache-bottes
moth-trap | moth trap, light trap | Lichtfalle, Mottenfalle, Nachtfalterfalle | trampa de luz, trampa de polillas | piège lumineux, piège à papillons de nuit, piège à mites
seed-drill | seed drill, push seeder, seeder | Sämaschine, Handsämaschine, Drillmaschine | sembradora | semoir, semoir manuel
snow-blower | snow blower, snowblower, snow thrower | Schneefräse | sopladora de nieve, turbina quitanieves | souffleuse à neige, fraise à neige
snowplough | snowplough, snowplow, snow plow, snow plough, gritter | Schneepflug, Räumfahrzeug, Streufahrzeug | quitanieves, máquina quitanieves | chasse-neige, saleuse
car-jack | car jack, scissor jack | Wagenheber, Scherenwagenheber | gato hidráulico, gato mecánico, gato de coche | cric
thimble | thimble | Fingerhut | dedal | dé à coudre
token | token, trolley token, coin with a hole | Pfandmarke, Wertmarke, Einkaufswagenchip, Spielmarke | ficha de carro, ficha | jeton, jeton de caddie
rosette | rosette, show rosette, prize ribbon, award ribbon | Rosette, Siegerschleife, Turnierschleife | escarapela, roseta | cocarde
wax-seal | wax seal, sealing wax | Wachssiegel, Siegelwachs, Siegellack, Siegel | sello de lacre, lacre | cachet de cire, sceau, cire à cacheter
ink-bottle | ink bottle, bottle of ink, ink, inkwell | Tintenfass, Tinte, Tintenglas | tintero, tinta | encrier, encre, bouteille d'encre
chalk | chalk, stick of chalk, blackboard chalk | Kreide, Tafelkreide, Schulkreide, Straßenkreide | tiza | craie
roof-slate | roof slate, slate, slate tile, roofing slate | Schieferplatte, Dachschiefer, Schiefer, Dachschindel, Schindel | pizarra de tejado, teja de pizarra | ardoise, tuile d'ardoise, bardeau
downpipe | downpipe, downspout, rainwater pipe | Fallrohr, Regenrohr | bajante, tubo de bajada | tuyau de descente, descente de gouttière
culvert | culvert, storm drain | Durchlass, Wasserdurchlass | alcantarilla | ponceau, dalot
animal-trap | animal trap, trap, bear trap | Tellereisen, Falle, Fangeisen | trampa, cepo, trampa para animales | piège à mâchoires, piège
cage-trap | cage trap, cage, live trap, humane trap, rat trap | Lebendfalle, Drahtkäfig, Rattenfalle | jaula trampa | cage-piège, cage
bird-feeder | bird feeder, feeder, bird table | Vogelfutterspender, Futterhaus, Futterspender | comedero de pájaros | mangeoire à oiseaux
hay-bale | hay bale, bale of hay, straw bale, bale | Heuballen, Strohballen | bala de heno, fardo de paja, paca de paja | botte de foin, balle de foin, botte de paille
milk-churn | milk churn, milk can, churn | Milchkanne | cántara de leche, lechera | bidon de lait
morse-key | morse key, telegraph key, telegraph | Morsetaste, Telegraf, Morseapparat | telégrafo, pulsador morse | télégraphe, manipulateur morse
siren | siren, air-raid siren, horn loudspeaker | Sirene, Warnsirene, Hornlautsprecher | sirena de alarma, altavoz de bocina | sirène d'alarme, sirène, haut-parleur à pavillon
manhole-cover | manhole cover, drain cover | Kanaldeckel, Gullydeckel, Schachtdeckel | tapa de alcantarilla | plaque d'égout, bouche d'égout
livestock-tag | ear tag, livestock tag, cattle tag | Ohrmarke | crotal, marca auricular | boucle auriculaire, marque auriculaire
window-screen | window screen, insect screen, fly screen | Fliegengitter, Insektenschutzgitter, Mückengitter | mosquitera de ventana | moustiquaire de fenêtre
keyhole-plate | keyhole plate, keyhole, escutcheon, keyhole cover | Schlüsselschild, Schlüsselloch, Schlüsselrosette | bocallave, ojo de la cerradura | trou de serrure, entrée de serrure
lollipop-sign | lollipop sign, school crossing sign | Lotsenkelle, Schülerlotsenkelle, Polizeikelle | paleta de stop | raquette stop, panneau de traversée scolaire
dashcam | dashcam, dash cam, dashboard camera, car camera | Dashcam, Autokamera | dashcam, cámara de coche | dashcam, caméra de bord
tuning-fork | tuning fork | Stimmgabel | diapasón | diapason
knitting-machine | knitting machine | Strickmaschine | tricotosa, máquina de tejer | machine à tricoter, tricoteuse
spindle | drop spindle, spindle, hand spindle | Handspindel, Spindel | huso | fuseau
bobbin | bobbin, spool, sewing bobbin | Spule, Garnspule, Unterfadenspule | bobina, canilla | bobine
type-sort | piece of type, metal type, movable type, letterpress type | Bleiletter, Drucktype | tipo móvil, tipo de imprenta | caractère d'imprimerie, caractère en plomb
composing-stick | composing stick, typesetting stick | Winkelhaken, Setzerwinkel | componedor | composteur d'imprimerie
ink-roller | ink roller, printing roller, brayer | Farbwalze, Druckwalze, Linolwalze | rodillo de tinta, rodillo de imprenta | rouleau encreur, rouleau d'imprimerie
stamp-pad | stamp pad, ink pad, inkpad | Stempelkissen | tampón de tinta, almohadilla de tinta | tampon encreur, coussin encreur
tarpaulin | tarpaulin, tarp, ground sheet | Abdeckplane, Plane, Zeltplane | lona | bâche
charcoal-stove | charcoal stove, cookstove, clay stove | Holzkohleofen, Kohleherd, Lehmofen | cocina de carbón, estufa de carbón, fogón | réchaud à charbon, foyer amélioré, fourneau à charbon
roof-fan | roof fan, attic fan, roof vent | Dachlüfter, Dachventilator | extractor de tejado, extractor eólico | extracteur de toit, aérateur de toit
solar-lamp | solar lamp, solar lantern, solar light | Solarlampe, Solarleuchte, Solarlaterne | lámpara solar, farol solar | lampe solaire, lanterne solaire
inverter | inverter, solar inverter, power inverter | Wechselrichter, Solarwechselrichter | inversor, inversor solar | onduleur, onduleur solaire
battery-pack | battery pack, rechargeable battery, lithium battery | Akku, Akkupack, Batteriepack | batería recargable, batería de litio | batterie rechargeable, bloc-batterie
electric-rickshaw | electric rickshaw, e-rickshaw | Elektrorikscha, E-Rikscha | rickshaw eléctrico, mototaxi eléctrico | rickshaw électrique
cargo-bike | cargo bike, cargo bicycle, delivery bike | Lastenrad, Lastenfahrrad, Cargobike | bici de carga, bicicleta de carga | vélo cargo, vélo-cargo, biporteur
handcart | handcart, hand cart, pushcart | Handkarren, Karren | carro de mano, carretón | charrette à bras, charrette
stroller-board | stroller board, buggy board, ride-on board | Buggyboard, Mitfahrbrett | patinete para carrito, plataforma para carrito | planche pour poussette, marchepied de poussette
school-bus | school bus | Schulbus | autobús escolar | bus scolaire, car scolaire
bin-lorry | bin lorry, garbage truck, refuse truck, dustcart, recycling lorry | Müllwagen, Müllauto, Müllfahrzeug | camión de la basura, camión de basura | camion poubelle, camion-poubelle, benne à ordures
library-bus | library bus, mobile library, bookmobile | Bücherbus, Fahrbibliothek | bibliobús | bibliobus
narrowboat | narrowboat, canal boat, narrow boat, barge | Kanalboot, Narrowboat | barcaza, gabarra | péniche, bateau de canal
inflatable-dinghy | inflatable dinghy, rubber dinghy, inflatable boat | Schlauchboot, Gummiboot | bote neumático, lancha neumática, bote hinchable | canot pneumatique, bateau pneumatique
kayak | kayak, sea kayak | Kajak, Seekajak | kayak | kayak
longboat | longboat, snake boat, dragon boat | Drachenboot, Schlangenboot | barco dragón, bote dragón | bateau-dragon, pirogue
lock-gate | lock gate, canal lock, sluice gate | Schleusentor, Schleuse | compuerta, esclusa | porte d'écluse, écluse
buoy | buoy, marker buoy | Boje | boya | bouée de balisage, bouée de signalisation
bell-jar | bell jar, glass dome, glass cloche | Glasglocke, Glashaube, Glassturz | campana de cristal, campana de vidrio | cloche en verre, globe de verre
magnet-on-rope | fishing magnet, magnet on a rope, salvage magnet | Bergemagnet, Angelmagnet, Suchmagnet | imán de pesca, imán de recuperación | aimant de pêche
nit-comb | nit comb, lice comb, flea comb | Nissenkamm, Läusekamm, Flohkamm | lendrera, peine antipiojos | peigne à poux, peigne anti-poux
thimblette | thimblette, rubber thimble, finger cone | Gummifingerhut, Fingerling | dedil de goma, dedil | doigtier en caoutchouc, doigtier
stabiliser-ladder | ladder with stabiliser, ladder stabiliser, ladder stabilizer | Anlegeleiter, Leiterstabilisator | escalera con estabilizador | échelle avec stabilisateur, stabilisateur d'échelle
chimney-brush | chimney brush, flue brush, chimney sweep brush | Schornsteinbürste, Kaminbürste, Kaminkehrbesen | cepillo deshollinador, escobillón de chimenea | hérisson de ramonage, brosse de ramonage
ash-bucket | ash bucket, coal scuttle, coal bucket | Ascheeimer, Kohleneimer | cubo de cenizas | seau à cendres, seau à charbon
wood-stove | wood stove, wood burner, wood-burning stove, log burner | Kaminofen, Holzofen, Schwedenofen | estufa de leña | poêle à bois, poêle à granulés
rain-mac | rain mac, mackintosh, oilskin, sou'wester, cagoule | Friesennerz, Ölzeug | gabardina impermeable, chubasquero largo | ciré jaune, imperméable long
dungarees | dungarees, bib overalls | Latzhose | peto, peto vaquero, pantalón de peto | salopette
tabard | tabard, bib tabard | Überwurfweste, Kasack | tabardo, casulla de trabajo | chasuble de travail, tabard
flat-cap | flat cap, tweed cap, newsboy cap | Schiebermütze, Schlägermütze | gorra plana, boina inglesa | casquette plate, béret anglais
ear-defenders | ear defenders, ear protectors, earmuffs | Gehörschutz, Kapselgehörschutz | orejeras, protector auditivo | casque antibruit, protège-oreilles
gardening-glove | gardening glove, garden glove | Gartenhandschuh | guante de jardín, guante de jardinería | gant de jardin, gant de jardinage
kneeling-mat | kneeling mat, kneeler, kneeling pad | Kniematte, Kniekissen, Knieunterlage | rodillera de jardín, almohadilla para rodillas | tapis de genoux, agenouilloir
artificial-eye | artificial eye, glass eye, prosthetic eye, ocular prosthesis | Glasauge, Augenprothese | ojo de cristal, prótesis ocular | œil de verre, prothèse oculaire
walking-frame-foot | ferrule, rubber foot, walking stick ferrule, walking frame foot | Gummifuß, Krückenkapsel, Stockkapsel | contera, contera de goma | embout de canne, embout de béquille
button-cell | hearing aid battery, button cell, coin cell | Knopfzelle, Hörgerätebatterie | pila de botón, pila para audífono | pile bouton, pile auditive
stoma-bag | stoma bag, ostomy bag, colostomy bag | Stomabeutel | bolsa de ostomía, bolsa de colostomía | poche de stomie, poche de colostomie
plaster-cast | plaster cast, leg cast, orthopaedic cast | Gipsverband, Gipsbein | escayola de pierna, yeso ortopédico | plâtre orthopédique, jambe dans le plâtre
wrist-splint | wrist splint, splint, wrist brace, wrist support | Handgelenkschiene, Handgelenkorthese | muñequera ortopédica, férula, férula de muñeca | attelle, attelle de poignet
arm-sling | arm sling | Armschlinge, Armtragetuch | cabestrillo | écharpe de bras, attelle d'épaule
pad-pack | pack of incontinence pads, incontinence pads, pack of pads, adult nappies | Inkontinenzeinlagen, Inkontinenzvorlagen | pañales para adultos, absorbentes de incontinencia | protections pour incontinence, couches pour adultes
wicker-coffin | wicker coffin, willow coffin | Weidensarg, Korbsarg | ataúd de mimbre | cercueil en osier
memorial-plaque | memorial plaque, brass plaque, plaque, commemorative plaque | Gedenktafel, Messingschild, Gedenkplatte | placa conmemorativa | plaque commémorative, plaque en laiton
wasp | wasp, yellow jacket | Wespe | avispa | guêpe
hornet | hornet, Asian hornet | Hornisse | avispón | frelon, frelon asiatique
slug | slug, garden slug | Nacktschnecke, Schnecke ohne Haus | babosa | limace
ferret | ferret, polecat | Frettchen, Iltis | hurón | furet
seagull | seagull, gull, herring gull | Möwe, Silbermöwe | gaviota | mouette, goéland
lamb | lamb | Lamm, Lämmchen | cordero, corderito | agneau, agnelet
shetland-pony | Shetland pony, pony | Shetlandpony, Pony | poni de shetland, poni | poney, poney shetland
duffel-bag | duffel bag, holdall, sports bag, gym bag, travel bag | Reisetasche, Sporttasche, Seesack | bolsa de deporte, bolsa de viaje, petate | sac de voyage, sac de sport
mousetrap | mousetrap, mouse trap | Mausefalle | ratonera, trampa para ratones | piège à souris, souricière
blackboard | blackboard, chalkboard | Wandtafel, Schultafel, Kreidetafel | pizarra, encerado | tableau noir
drawer | drawer | Schublade, Schubfach | gaveta, cajón de mueble | tiroir
camera-lens | camera lens, photographic lens, telephoto lens | Objektiv, Kameraobjektiv, Teleobjektiv | objetivo fotográfico, teleobjetivo | objectif photo, téléobjectif
buckle | buckle, belt buckle | Schnalle, Gürtelschnalle | hebilla | boucle de ceinture
wagon | horse-drawn wagon, wooden wagon, wagon, ox cart | Pferdewagen, Leiterwagen, Bollerwagen, Handwagen | carreta, carro de madera, carromato | chariot en bois, charrette à cheval, chariot de jardin
bust | bust, marble bust, statue, sculpture | Büste, Statue, Skulptur | busto, estatua, escultura | buste, statue, sculpture
headlight | headlight, car headlight | Autoscheinwerfer, Scheinwerfer | faro delantero, faro de coche | phare de voiture
electric-motor | electric motor, motor | Elektromotor | motor eléctrico | moteur électrique
barbed-wire | barbed wire | Stacheldraht | alambre de espino, alambre de púas | fil barbelé, barbelé
stirrup | stirrup, riding stirrup | Steigbügel | estribo | étrier
saddlebag | saddlebag, bike pannier, bicycle pannier, pannier | Satteltasche, Packtasche, Fahrradtasche | alforja | sacoche de vélo, sacoche
firework-rocket | firework rocket, firework, firecracker | Feuerwerksrakete, Silvesterrakete, Böller | cohete pirotécnico, petardo | fusée de feu d'artifice, pétard
picnic-hamper | picnic hamper, picnic basket, hamper, gift hamper, food hamper | Picknickkorb, Geschenkkorb, Präsentkorb | cesta de picnic, cesta de regalo | panier pique-nique, panier garni
air-filter | air filter, filter cartridge, HEPA filter | Luftfilter, Filterkassette, Pollenfilter | filtro de aire | filtre à air
grab-rail | grab rail, grab bar, handle, drawer handle | Haltegriff, Griff, Möbelgriff | asidero, tirador, barra de apoyo | barre d'appui, poignée, poignée de meuble
cable-tie | cable tie, zip tie | Kabelbinder | brida de plástico, brida | collier de serrage, serre-câble
centrifuge | centrifuge, lab centrifuge | Zentrifuge, Laborzentrifuge | centrífuga, centrifugadora | centrifugeuse de laboratoire
climbing-harness | climbing harness, safety harness, sit harness | Klettergurt, Auffanggurt | arnés de escalada, arnés | baudrier, harnais d'escalade
bicycle-bell | bicycle bell, bike bell | Fahrradklingel | timbre de bicicleta | sonnette de vélo
monocle | monocle | Monokel | monóculo | monocle
`);
