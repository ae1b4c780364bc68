// What trades, offices, farms and wardrobes use.
import { readEntries } from '../read-entries.ts';

export const trades = readEntries(`
anvil | anvil | Amboss | yunque | enclume
crowbar | crowbar, pry bar | Brecheisen, Brechstange | palanca, pata de cabra | pied-de-biche
chainsaw | chainsaw, chain saw | Kettensäge, Motorsäge | motosierra | tronçonneuse
saw-blade | saw blade, circular saw blade | Sägeblatt | hoja de sierra, disco de sierra | lame de scie
pocket-knife | pocket knife, penknife, Swiss army knife, multi-tool | Taschenmesser, Klappmesser | navaja, navaja suiza | canif, couteau de poche, couteau suisse
trowel | trowel, brick trowel, plastering trowel | Maurerkelle, Kelle, Glättkelle | paleta de albañil, llana | truelle
soldering-iron | soldering iron | Lötkolben | soldador de estaño | fer à souder
utility-knife | box cutter, utility knife, craft knife | Cuttermesser, Teppichmesser, Bastelmesser | cúter, cutter | cutter
bolt-cutter | bolt cutter, bolt cutters | Bolzenschneider | cizalla, cortapernos | coupe-boulons
pulley | pulley, hoist, chain hoist, pulley block | Flaschenzug, Seilwinde, Kettenzug | polea, polipasto | poulie, palan
hook | hook, coat hook, meat hook, crane hook | Haken, Kleiderhaken, Wandhaken, Fleischerhaken | gancho, gancho de pared | crochet, crochet mural, patère
hexagonal-nut | hex nut | Sechskantmutter, Schraubenmutter | tuerca | écrou
hex-bolt | hex bolt, threaded bolt, anchor bolt | Sechskantschraube, Gewindebolzen | perno roscado | boulon
drill-bit | drill bit | Bohrkopf, Spiralbohrer | broca | foret, mèche de perceuse
firewood | firewood, pile of logs, logs, kindling | Brennholz, Kaminholz, Feuerholz, Scheitholz, Holzstapel | leña, pila de leña | bois de chauffage, bûches, stère de bois
brick-wall | brick wall, garden wall, drystone wall, masonry | Ziegelmauer, Gartenmauer, Trockenmauer | muro de ladrillo, muro de piedra | mur de briques, muret
scaffold | scaffold, scaffolding, scaffold tower | Gerüst, Baugerüst | andamio | échafaudage
wire-spool | spool of wire, electric wire, reel of cable | Drahtrolle, Drahtspule | bobina de cable, carrete de alambre | bobine de fil électrique
coil-spring | coil spring, metal spring | Sprungfeder, Stahlfeder, Spiralfeder | muelle metálico | ressort à boudin
safety-glasses | safety glasses, safety goggles, protective goggles | Schutzbrille | gafas de seguridad, gafas protectoras | lunettes de protection, lunettes de sécurité
typewriter | typewriter | Schreibmaschine | máquina de escribir | machine à écrire
staple-gun | staple gun, tacker | Handtacker | grapadora industrial | agrafeuse murale
paper-clip | paper clip, paperclip | Büroklammer | clip sujetapapeles | trombone de bureau
highlighter | highlighter, marker pen, marker | Textmarker, Marker | marcador fluorescente | surligneur, marqueur
quill | quill, calligraphy pen | Federkiel | pluma y tintero | plume et encrier
rubber-stamp | rubber stamp, ink stamp, date stamp | Gummistempel, Stempel, Holzstempel | sello de caucho | tampon en caoutchouc, timbre en caoutchouc
postage-stamp | postage stamp, stamp collection | Briefmarke, Briefmarkensammlung, Sondermarke | sello de correos, sello postal | timbre-poste
envelope | envelope, mailing envelope | Briefumschlag, Briefkuvert, Kuvert | sobre de correo, sobre postal | enveloppe postale, enveloppe kraft
easel | easel, painter's easel | Staffelei | caballete de pintor | chevalet de peintre
lectern | lectern, speaker's desk | Rednerpult, Stehpult, Pult | atril de orador | pupitre d'orateur
cash-register | cash register, cash till | Registrierkasse, Kassensystem, Ladenkasse | caja registradora | caisse enregistreuse
hard-drive | hard drive, hard disk, hard disc, external drive | Festplatte, Wechselplatte | disco duro | disque dur
microchip | microchip, computer chip, integrated circuit | Mikrochip, Computerchip | microchip | puce électronique
memory-module | memory module, RAM module | Arbeitsspeicher, Speicherriegel | módulo de memoria, memoria ram | barrette de mémoire
sim-card | SIM card, memory card | SIM-Karte | tarjeta sim | carte sim
computer-fan | computer fan, cooling fan | Gehäuselüfter, PC-Lüfter | ventilador de ordenador | ventilateur de PC
network-cable | network cable, ethernet cable | Netzwerkkabel, LAN-Kabel | cable de red, cable ethernet | câble réseau, câble ethernet
game-console | game console, games console, video game console | Spielkonsole, Spielekonsole | videoconsola, consola de videojuegos | console de jeux
piggy-bank | piggy bank, money box | Sparschwein, Spardose | hucha | tirelire
gold-bar | gold bar, gold bullion, bullion | Goldbarren | lingote de oro | lingot d'or
money-stack | stack of banknotes, bundle of notes | Geldbündel | fajo de billetes | liasse de billets
poker-chip | poker chip, casino chip | Pokerchip | ficha de póquer | jeton de poker
treasure-chest | treasure chest, sea chest, wooden chest, blanket chest | Schatztruhe, Holztruhe, Truhe | cofre, cofre del tesoro, arcón de madera | coffre au trésor, malle, coffre en bois
garden-shears | garden shears, hedge shears, shears | Heckenscheren, Handheckenschere | tijeras cortasetos | cisaille à haie
pitchfork | pitchfork, garden fork, digging fork, hayfork | Mistgabel, Heugabel, Grabegabel | horca, horquilla | fourche, fourche à fumier, fourche-bêche
scythe | scythe | Sense | guadaña | faux à main
sickle | sickle | Sichel | hoz | faucille
bonsai | bonsai, bonsai tree | Bonsai, Bonsaibaum | bonsái | bonsaï
fern | fern, house fern | Farn, Farnpflanze | helecho | fougère
wheat | ear of wheat, wheat, grain crop | Weizenähre, Weizen, Getreide | espiga, trigo | épi de blé, blé, céréale
cotton-plant | cotton boll, cotton plant | Baumwollpflanze | planta de algodón | fleur de coton
hemp | hemp, cannabis, hemp plant, hemp leaf, medical cannabis | Hanf, Cannabis, Hanfpflanze | cáñamo, cannabis | chanvre, cannabis
lawn | turf, lawn, artificial turf, artificial grass, grass | Rasen, Rollrasen, Kunstrasen, Gras | césped, césped artificial | gazon, pelouse, gazon synthétique
hops | hop cone, hops | Hopfen, Hopfendolde | lúpulo | houblon
sugar-cane | sugar cane, sugarcane | Zuckerrohr | caña de azúcar | canne à sucre
bunch-of-herbs | bunch of herbs, bundle of herbs | Kräuterbund, Kräutersträußchen | manojo de hierbas | bouquet garni
fire-hydrant | fire hydrant, hydrant | Hydrant, Feuerhydrant | hidrante, boca de incendios | bouche d'incendie
horseshoe | horseshoe | Hufeisen | herradura | fer à cheval
whip | riding whip, bullwhip, riding crop | Peitsche, Reitgerte | látigo, fusta | cravache, fouet de dressage
lasso | lasso, lariat | Lasso | lazo de vaquero | lasso
bird-cage | bird cage, birdcage, parakeet cage | Vogelkäfig, Käfig | jaula de pájaros, jaula | cage à oiseaux, volière
honeycomb | honeycomb, comb honey | Honigwabe, Wabe, Wabenhonig | panal de miel, panal | rayon de miel, gâteau de cire
iv-bag | drip bag, infusion bag, intravenous drip | Infusionsbeutel, Infusion | bolsa de suero, gotero | poche de perfusion
blood-bag | blood bag, unit of blood | Blutbeutel, Blutkonserve | bolsa de sangre | poche de sang
scalpel | scalpel | Skalpell | bisturí | bistouri, scalpel
inhaler | inhaler, asthma inhaler | Inhalator, Asthmaspray | inhalador | inhalateur
blister-pack | blister pack, pack of tablets, strip of pills | Blister, Tablettenblister, Tablettenstreifen | blíster, blíster de pastillas | plaquette de comprimés
straight-razor | straight razor, cut-throat razor | Rasiermesser | navaja de afeitar | rasoir coupe-chou, rasoir droit
razor-blade | razor blade | Rasierklinge | hoja de afeitar, cuchilla de afeitar | lame de rasoir
pearl-necklace | pearl necklace, string of pearls, bead necklace | Perlenkette, Perlencollier | collar de perlas | collier de perles
diamond-ring | diamond ring, engagement ring | Verlobungsring, Diamantring | anillo de compromiso, anillo de diamantes | bague de fiançailles, solitaire
tiara | tiara, diadem, bridal tiara | Tiara, Diadem | tiara, diadema nupcial | diadème, tiare
fedora | fedora, felt hat | Filzhut, Fedora, Herrenhut | sombrero de fieltro | chapeau de feutre, borsalino
cowboy-hat | cowboy hat, Stetson | Cowboyhut | sombrero vaquero, sombrero de cowboy | chapeau de cowboy
mitten | mitten, mittens, winter gloves, oven mitt | Fäustling, Fausthandschuh | manopla | moufle, mitaine
slippers | slippers, house shoes, slipper | Hausschuh, Pantoffel, Hausschuhe | pantufla, zapatilla de casa, zapatillas de casa | pantoufle, chausson, pantoufles
cowboy-boot | cowboy boot, western boot | Cowboystiefel, Westernstiefel | bota camperas, botas camperas, bota de vaquero | botte de cowboy, santiag
rubber-boot | rubber boot, wellington boot, rain boot, gumboot | Gummistiefel | bota de agua, bota de goma, katiuskas | botte en caoutchouc, botte de pluie
winter-boot | winter boot, fur boot | Winterstiefel | bota de invierno | botte de neige
cape | cape, cloak | Umhang, Cape | capa | cape
corset | corset, bustier | Korsett, Mieder | corsé | corset, bustier
stab-vest | bulletproof vest, stab vest, body armour, tactical vest | Schutzweste, schusssichere Weste | chaleco antibalas | gilet pare-balles
lab-coat | lab coat, white coat, overall coat | Laborkittel, Arztkittel, Kittel | bata de laboratorio, bata blanca | blouse blanche, blouse de laboratoire
poncho | poncho, rain poncho | Poncho, Regenponcho | poncho | poncho
christmas-ornament | christmas ornament, bauble, christmas bauble | Christbaumkugel, Weihnachtskugel | bola de navidad, adorno de navidad | boule de noël
crucifix | crucifix, wooden cross, altar cross | Kruzifix, Holzkreuz | crucifijo, cruz de madera | crucifix, croix en bois
`);
