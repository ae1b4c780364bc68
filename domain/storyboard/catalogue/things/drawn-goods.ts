// Goods of clients' trades that no icon shows, drawn by hand.
import { readEntries } from '../read-entries.ts';

export const drawnGoods = readEntries(`
hammock | hammock | Hängematte | hamaca colgante | hamac
surfboard | surfboard | Surfbrett, Surfboard | tabla de surf | planche de surf
snowboard | snowboard | Snowboard | tabla de snowboard, snowboard | snowboard, planche de snowboard
sleeping-bag | sleeping bag | Schlafsack | saco de dormir | sac de couchage
punching-bag | punching bag, boxing bag | Boxsack | saco de boxeo | sac de frappe
trampoline | trampoline | Trampolin | cama elástica, trampolín | trampoline
golf-club | golf club, putter | Golfschläger | palo de golf | club de golf
bicycle-pump | bicycle pump, bike pump, air pump, stirrup pump | Fahrradpumpe, Luftpumpe, Standpumpe | bomba de bicicleta, inflador | pompe à vélo
tricycle | tricycle, trike | Kinderdreirad, Dreirad | triciclo | tricycle
toy-car | toy car, model car | Spielzeugauto, Modellauto | coche de juguete | voiture jouet, petite voiture
dollhouse | dollhouse, doll's house | Puppenhaus | casa de muñecas | maison de poupée
steel-beam | steel beam, steel girder, girder | Stahlträger | viga de acero | poutre en acier
brick | brick, clay brick | Ziegelstein, Backstein, Klinker | ladrillo | brique de terre cuite
gutter | rain gutter, roof gutter, guttering | Dachrinne, Regenrinne | canalón | gouttière
insulation-roll | insulation roll, roll of insulation, mineral wool, loft insulation | Dämmrolle, Mineralwolle, Glaswolle, Steinwolle | lana mineral, rollo de aislante | laine de verre, laine minérale, rouleau d'isolant
garden-shed | garden shed, tool shed | Gartenhaus, Geräteschuppen, Gerätehaus | caseta de jardín, cobertizo de jardín | abri de jardin, cabanon de jardin
pergola | pergola, arbour | Pergola, Laube | pérgola | pergola, tonnelle
awning | awning | Markise | toldo | store banne, auvent
sauna-barrel | sauna barrel, barrel sauna | Fasssauna, Saunafass | sauna de barril | sauna tonneau
cement-mixer | cement mixer, concrete mixer | Betonmischer, Zementmischer | hormigonera | bétonnière
road-roller | road roller, steamroller | Straßenwalze | apisonadora | rouleau compresseur
skip | builder's skip, rubbish skip, dumpster | Schuttcontainer, Absetzcontainer, Muldencontainer | contenedor de escombros | benne à gravats
portable-toilet | portable toilet, porta-potty, mobile toilet | Mobiltoilette, Toilettenkabine | baño portátil, sanitario portátil | toilettes mobiles, cabine de chantier sanitaire
fuse-box | fuse box, consumer unit, breaker panel, circuit breaker | Sicherungskasten, Schaltschrank, Verteilerkasten | cuadro eléctrico, caja de fusibles, cuadro de luces | tableau électrique, boîte à fusibles
pressure-washer | pressure washer, jet washer | Hochdruckreiniger, Dampfstrahler | hidrolimpiadora | nettoyeur haute pression
welding-mask | welding mask, welding helmet | Schweißhelm, Schweißmaske | careta de soldar, máscara de soldar | masque de soudure, cagoule de soudeur
flowerpot | flowerpot, plant pot, terracotta pot | Blumentopf, Pflanzkübel | maceta, tiesto | pot de fleurs
hen-house | chicken coop, hen house, henhouse | Hühnerstall, Hühnerhaus | gallinero | poulailler
pet-bed | pet bed, dog bed, cat bed, dog basket | Hundebett, Hundekorb, Katzenbett | cama para perros, cama para mascotas | panier pour chien, lit pour chien
cat-tree | cat tree, scratching post | Kratzbaum, Katzenbaum | rascador, rascador para gatos | arbre à chat, griffoir
pet-carrier | pet carrier, cat carrier, dog crate | Transportbox, Katzentransportbox | transportín | caisse de transport, cage de transport
trough | feed trough, feeding trough, water trough | Futtertrog, Viehtränke | comedero de ganado, abrevadero | mangeoire à bétail, abreuvoir
horse-trailer | horsebox, horse trailer | Pferdeanhänger | remolque para caballos | van pour chevaux
trailer | trailer, car trailer, flatbed trailer | Autoanhänger, Kastenanhänger | remolque, remolque de coche | remorque
combine-harvester | combine harvester, combine | Mähdrescher | cosechadora | moissonneuse-batteuse
plough | plough, plow | Pflug | arado | charrue
hedge-trimmer | hedge trimmer, hedgecutter | Heckenschere | cortasetos | taille-haie
strimmer | strimmer, brush cutter, grass trimmer, weed trimmer, string trimmer | Rasentrimmer, Freischneider, Motorsense | desbrozadora | débroussailleuse, coupe-bordure
leaf-blower | leaf blower | Laubbläser | soplador de hojas | souffleur de feuilles
compost-bin | compost bin, composter | Komposter, Thermokomposter | compostador, compostera | composteur, bac à compost
dustpan | dustpan, dustpan and brush | Kehrschaufel, Kehrgarnitur | recogedor | pelle et balayette, pelle à poussière
ironing-board | ironing board | Bügelbrett | tabla de planchar | planche à repasser, table à repasser
clothes-airer | clothes airer, drying rack, clothes horse | Wäscheständer | tendedero plegable | étendoir, séchoir à linge
high-chair | high chair, highchair, baby high chair | Kinderhochstuhl, Hochstuhl | trona | chaise haute
beanbag | beanbag, bean bag chair, bean bag | Sitzsack | puf, puff | pouf poire, pouf
room-divider | room divider, folding screen | Paravent, Raumteiler | biombo | paravent
hospital-bed | hospital bed, care bed, adjustable bed | Pflegebett, Krankenhausbett, Krankenbett | cama hospitalaria, cama articulada, cama de hospital | lit médicalisé, lit d'hôpital
stairlift | stairlift, stair lift | Treppenlift | salvaescaleras, silla salvaescaleras | monte-escalier
blood-pressure-monitor | blood pressure monitor | Blutdruckmessgerät | tensiómetro | tensiomètre
dentures | dentures, denture, false teeth | Zahnprothese, Gebiss, Prothese | dentadura postiza, prótesis dental | dentier, prothèse dentaire
prosthetic-leg | prosthetic leg, artificial leg, prosthesis | Beinprothese, Prothesenbein | pierna ortopédica, prótesis de pierna | prothèse de jambe, jambe artificielle
wig | wig, toupee | Perücke | peluca | perruque
sanitary-pad | sanitary pad, sanitary towel, incontinence pad | Damenbinde, Slipeinlage | compresa higiénica, compresa | serviette hygiénique
insoles | insoles, insole, orthotic insole | Einlegesohle, Schuheinlage | plantilla ortopédica, plantilla de zapato | semelle orthopédique, semelle intérieure
bathrobe | bathrobe, dressing gown | Bademantel, Morgenmantel | albornoz, bata de baño | peignoir, robe de chambre
pyjamas | pyjamas, pajamas, pyjama | Schlafanzug, Pyjama | pijama | pyjama
suspenders | braces for trousers, trouser braces, suspenders | Hosenträger | tirantes de pantalón | bretelles de pantalon, bretelles
ring-binder | ring binder, lever arch file | Ringbuch, Aktenordner, Ordner | archivador de anillas, carpeta de anillas | classeur à anneaux, classeur
tripod | tripod, camera tripod | Stativ, Kamerastativ | trípode | trépied
egg-carton | egg carton, egg box, carton of eggs, dozen eggs | Eierkarton, Eierschachtel | cartón de huevos, huevera, docena de huevos | boîte à œufs, boîte d'œufs
bread-roll | bread roll, bun | Brötchen, Semmel | panecillo, bollo de pan | petit pain
cauliflower | cauliflower | Blumenkohl, Karfiol | coliflor | chou-fleur
plum | plum | Pflaume, Zwetschge | ciruela | prune, mirabelle
pomegranate | pomegranate | Granatapfel | granada | grenade
roll-up-banner | roll-up banner, pull-up banner, display stand | Roll-up, Roll-up-Banner, Messeaufsteller | expositor enrollable, roll up publicitario | kakémono, roll-up
circuit-board | circuit board, motherboard, printed circuit board | Leiterplatte, Platine, Hauptplatine | placa de circuito, placa base, circuito impreso | carte électronique, circuit imprimé, carte mère
ball-bearing | ball bearing, roller bearing, wheel bearing | Kugellager, Radlager, Wälzlager | rodamiento, cojinete de bolas | roulement à billes
drill-press | drill press, pillar drill | Ständerbohrmaschine, Tischbohrmaschine | taladro de columna | perceuse à colonne
lathe | lathe, wood lathe | Drehbank, Drehmaschine, Drechselbank | torno mecánico, torno de madera | tour à bois, tour à métaux
loom | loom, weaving loom | Webstuhl, Webrahmen | telar | métier à tisser
printing-press | printing press, letterpress | Druckerpresse, Druckmaschine | imprenta manual, prensa tipográfica | presse à imprimer, presse typographique
air-compressor | air compressor, compressor | Druckluftkompressor, Kompressor | compresor de aire, compresor | compresseur d'air, compresseur
meter | electricity meter, gas meter, water meter, smart meter | Stromzähler, Gaszähler, Wasserzähler | contador de la luz, contador eléctrico, contador de agua | compteur électrique, compteur d'eau
antenna | aerial, antenna, television aerial | Dachantenne, Antenne, Funkantenne | antena de televisión, antena de radio | antenne de télévision, antenne radio
water-filter | water filter, water filter jug | Wasserfilter, Filterkanne | filtro de agua, jarra con filtro | filtre à eau, carafe filtrante
`);
