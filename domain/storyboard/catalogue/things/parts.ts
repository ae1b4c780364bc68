// Plain shapes, parts and hand tools, as people name them when they describe something.
import { readEntries } from '../read-entries.ts';

export const parts = readEntries(`
wire-coil | coil of wire, wire coil, wire, copper wire | Draht, Drahtring, Kupferdraht | alambre, rollo de alambre, hilo de cobre | fil de fer, rouleau de fil de fer, fil de cuivre
rod | metal rod, rod, steel rod, iron bar, rebar | Metallstange, Eisenstange, Stahlstab, Stab | barra de metal, barra de hierro, varilla | tige métallique, tige, barre de fer
wooden-post | wooden post, fence post, post | Holzpfosten, Zaunpfahl, Pfosten, Pfahl | poste de madera, poste | poteau en bois, piquet de clôture, poteau
metal-sheet | metal sheet, sheet metal, metal plate, steel plate | Metallplatte, Stahlblech, Blech | chapa metálica, chapa, plancha de metal | tôle, plaque de métal, plaque d'acier
wooden-block | wooden block, block of wood, wood block, wooden cube | Holzblock, Holzklotz, Holzwürfel | bloque de madera, taco de madera, cubo de madera | bloc de bois, cube en bois
s-hook | S-hook, butcher's hook, hanging hook | S-Haken | gancho en S | crochet en S, esse de boucher
lid | lid, pot lid, saucepan lid, pan lid | Deckel, Topfdeckel | tapadera, tapa, tapa de olla | couvercle, couvercle de casserole
strap | strap, webbing strap, lashing strap, tie-down strap | Gurt, Spanngurt, Zurrgurt, Riemen | correa, cincha, correa de amarre | sangle, sangle d'arrimage, courroie
mesh | wire mesh, mesh, wire netting, chicken wire, netting | Drahtgitter, Maschendraht, Drahtgeflecht, Gitter | malla metálica, malla, tela metálica | grillage, treillis métallique
folded-cloth | folded cloth, cleaning cloth, microfibre cloth, dust cloth, dishcloth | Putztuch, Staubtuch, Mikrofasertuch, Spültuch, Putzlappen, Lappen | paño de limpieza, bayeta, trapo | chiffon, lavette, chiffon microfibre
wire-frame | wire frame, metal frame, steel frame, frame | Metallrahmen, Drahtgestell, Stahlrahmen, Gestell | estructura metálica, armazón, bastidor | structure métallique, armature, cadre métallique
crank-handle | crank handle, crank, hand crank, winding handle | Kurbel, Handkurbel | manivela | manivelle
blade | blade, knife blade, replacement blade, cutting blade | Klinge, Ersatzklinge, Messerklinge | cuchilla, hoja de cuchillo | lame, lame de rechange
field-stone | boundary stone, field stone, stone | Grenzstein, Feldstein, Findling, Stein | piedra, mojón | borne en pierre, pierre, caillou
spring-clip | spring clip, bulldog clip, binder clip, clip | Papierklemme, Klemme, Foldback-Klammer | pinza sujetapapeles, pinza metálica | pince à dessin, pince double clip
wing-nut | wing nut, butterfly nut | Flügelmutter | tuerca de mariposa, palomilla | écrou papillon, écrou à oreilles
hinge | hinge, door hinge | Scharnier, Türscharnier | bisagra | charnière, gond
bracket | bracket, shelf bracket, angle bracket, mounting bracket | Regalwinkel, Wandhalterung, Halterung, Winkel | soporte de estantería, soporte de pared | équerre de fixation, support mural
rubber-seal | rubber seal, sealing ring, O-ring, gasket, rubber gasket | Dichtungsring, Gummiring, Gummidichtung, Dichtung, O-Ring | junta de goma, junta tórica, anillo de goma | joint en caoutchouc, joint torique, joint d'étanchéité
metal-ring | metal ring, metal collar, shaft collar, steel ring | Metallring, Stellring, Stahlring | anillo de metal, anilla | anneau métallique, bague d'arrêt, anneau
wire-rack | wire rack, cooling rack, cake rack, oven rack | Kuchengitter, Gitterrost, Abkühlgitter | rejilla de enfriamiento, rejilla de horno | grille de refroidissement, grille à pâtisserie, grille de four
nozzle | nozzle, hose nozzle, spray gun, spray nozzle | Sprühpistole, Düse, Spritzpistole | pistola de riego, boquilla, pistola pulverizadora | pistolet d'arrosage, buse, lance d'arrosage
funnel | funnel | Trichter | embudo | entonnoir
sieve | sieve, strainer, sifter, colander | Sieb, Haarsieb, Mehlsieb, Teesieb | colador, tamiz, cedazo | passoire, tamis
scoop | scoop, hand scoop, flour scoop, feed scoop | Mehlschaufel, Futterschaufel, Schöpfer | cogedor, pala de harina | pelle à farine, pelle à grains
tongs | tongs, kitchen tongs, barbecue tongs | Grillzange, Küchenzange, Servierzange | pinzas de cocina, pinzas de barbacoa | pince de cuisine, pince à barbecue
tweezers | tweezers, pair of tweezers | Pinzette | pinzas de depilar, pinzas | pince à épiler
lever | lever, control lever, hand lever | Hebel, Schalthebel, Steuerhebel | palanca de mando, palanca de control | levier, levier de commande
push-button | push button, emergency button, buzzer | Notfallknopf, Notausschalter, Buzzer | pulsador, botón de emergencia | bouton-poussoir, bouton d'urgence, buzzer
knob | control knob, knob, rotary knob | Drehknopf, Drehregler | mando giratorio, perilla | bouton rotatif, molette
stake | marking stake, stake, boundary stake, survey stake | Pflock, Holzpflock, Absteckpflock, Grenzpfahl | estaca, estaca de madera, jalón | piquet de bois, piquet, jalon
wedge | wedge, door wedge, doorstop, wheel chock | Keil, Türkeil, Türstopper, Unterlegkeil | cuña, tope de puerta | cale, cale de porte, cale-porte
cardboard-tube | cardboard tube, mailing tube, poster tube, cylinder | Pappröhre, Versandrolle, Papprolle | tubo de cartón, cilindro | tube en carton, rouleau en carton, cylindre
foam-block | foam block, foam rubber, foam pad, foam | Schaumstoff, Schaumstoffblock, Schaumgummi | bloque de espuma, gomaespuma, espuma | bloc de mousse, mousse polyuréthane, mousse
felt-pad | felt pad, furniture glide, felt foot | Filzgleiter, Möbelgleiter | fieltro adhesivo, protector de patas | patin en feutre, patin de meuble
machine-cover | machine cover, dust cover, protective cover | Abdeckhaube, Schutzhaube, Schutzhülle | funda protectora, cubierta protectora | housse de protection, housse
`);
