// What is traced from icons of lines: the household, clothes, care and shop.
import { readEntries } from '../read-entries.ts';

export const lined = readEntries(`
exercise-bike | exercise bike, spinning bike | Heimtrainer, Ergometer | bicicleta estática | vélo d'appartement
air-conditioner | air conditioner, air conditioning unit | Klimaanlage, Klimagerät | aire acondicionado | climatiseur
baby-car-seat | baby car seat, child car seat | Kindersitz, Autokindersitz, Babyschale | silla de coche, silla de auto | siège auto
baby-mobile | baby mobile | Babymobile, Mobile | móvil de cuna | mobile pour bébé
tights | tights, leggings, stockings, compression stockings | Strumpfhose, Leggings, Kompressionsstrumpf, Stützstrumpf | medias, leotardos, mallas | collant, bas de contention, leggings
shaving-brush | shaving brush | Rasierpinsel | brocha de afeitar | blaireau de rasage
hair-clippers | hair clippers, hair trimmer | Haarschneidemaschine, Haarschneider | cortapelos, maquinilla cortapelo | tondeuse à cheveux
baseball-bat | baseball bat | Baseballschläger | bate de béisbol | batte de baseball
parasol | parasol, beach umbrella, sunshade | Sonnenschirm | sombrilla | parasol
bedside-table | bedside table, nightstand | Nachttisch, Nachtkästchen | mesita de noche | table de chevet, table de nuit
bib | bib, baby bib | Lätzchen | babero | bavoir
flip-chart | flip chart, whiteboard, projection screen | Flipchart, Whiteboard | rotafolios, caballete, pizarra blanca | paperboard, chevalet, tableau blanc
boiler | boiler, gas boiler, water heater | Heizkessel, Therme, Boiler, Gastherme | caldera, calentador de agua | chaudière, chauffe-eau
dog-bone | dog bone, chew bone | Kauknochen, Hundeknochen | hueso para perros | os à mâcher
booster-seat | booster seat | Sitzerhöhung | elevador infantil, alzador | rehausseur
stall | market stall, stall, kiosk | Marktstand, Verkaufsstand, Kiosk | puesto de mercado, quiosco | étal, stand de marché, kiosque
bow-tie | bow tie | Fliege | pajarita | nœud papillon
bread-machine | bread machine, bread maker | Brotbackautomat | panificadora | machine à pain
breast-pump | breast pump | Milchpumpe | sacaleches | tire-lait
calculator | calculator, pocket calculator | Taschenrechner | calculadora | calculatrice
preserving-jar | preserving jar, mason jar, storage jar | Weckglas, Vorratsglas | tarro de conserva | bocal à conserve
car-battery | car battery, storage battery | Autobatterie | batería de coche | batterie de voiture
certificate | certificate, diploma, gift certificate | Urkunde, Diplom, Zertifikat | diploma, certificado | diplôme, certificat
chimney | chimney, smokestack | Schornstein, Kamin | chimenea | cheminée
cardigan | cardigan | Strickjacke | cárdigan, rebeca, chaqueta de punto | cardigan, gilet de laine
hoodie | hoodie, sweatshirt, hooded top | Kapuzenpullover, Hoodie, Kapuzenpulli | sudadera | sweat à capuche, sweat
trousers | trousers, pants, slacks | Stoffhose, Arbeitshose | pantalón, pantalón de trabajo | pantalon, pantalon de travail
suit-jacket | suit, suit jacket, blazer, dinner jacket | Anzug, Sakko, Blazer | traje, americana | costume, veste de costume, blazer
polo-neck | polo neck, turtleneck | Rollkragenpullover, Rolli | jersey de cuello alto | col roulé, pull à col roulé
anorak | anorak, rain jacket, raincoat, windcheater, softshell | Anorak, Regenjacke, Windjacke, Regenmantel | chubasquero, cortavientos, impermeable | coupe-vent, imperméable, ciré, k-way
clothes-hanger | clothes hanger, coat hanger | Kleiderbügel | percha | cintre
colour-fan | colour chart, colour fan | Farbfächer, Farbkarte | carta de colores | nuancier
make-up-brush | make-up brush, cosmetic brush | Schminkpinsel | brocha de maquillaje | pinceau de maquillage
cot | cot, crib | Babybett, Gitterbett | cuna | berceau, lit de bébé
necklace | necklace, pendant | Halskette, Kette | collar, colgante | collier, pendentif
ceiling-lamp | ceiling lamp, pendant lamp, ceiling light | Deckenlampe, Hängelampe, Pendelleuchte | lámpara de techo, lámpara colgante | plafonnier, suspension
door-handle | door handle, doorknob | Türklinke, Türgriff | manilla, picaporte | poignée de porte
double-bed | double bed | Doppelbett, Ehebett | cama de matrimonio | lit double
door-lock | door lock, box lock | Türschloss, Kastenschloss | cerradura | serrure
lift | lift, elevator | Aufzug, Fahrstuhl, Lift | ascensor | ascenseur
notice-board | notice board, noticeboard, bulletin board, hoarding, billboard, yard sign | Anschlagtafel, Schwarzes Brett, Reklametafel, Schautafel | valla publicitaria, tablón de anuncios | panneau d'affichage
tipper-truck | tipper truck, dump truck, tipper | Kipper | volquete, camión volquete | camion-benne
powder-compact | powder compact, compact, face powder, eyeshadow, rouge | Puderdose, Lidschatten, Gesichtspuder | polvera, sombra de ojos, colorete | poudrier, fard à paupières, fond de teint compact
folding-fan | folding fan, hand fan | Fächer, Handfächer | abanico | éventail
trellis | trellis, lattice, garden trellis | Spalier, Rankgitter | celosía, enrejado | treillis, treillage
pump-dispenser | pump dispenser, liquid foundation | Pumpspender | dosificador | flacon à pompe
evening-gown | evening gown, ball gown, evening dress | Abendkleid, Ballkleid | vestido de noche, vestido de gala | robe de soirée, robe de bal
gauze-roll | gauze roll, bandage roll, gauze | Mullbinde, Verbandrolle | venda, gasa | bande de gaze
glasshouse | greenhouse, conservatory, glasshouse | Gewächshaus, Treibhaus | invernadero | serre, véranda
signpost | guidepost, fingerpost | Wegweiser | poste indicador | poteau indicateur
handheld-console | handheld console, retro console | Handheld-Konsole | consola portátil | console portable
coffee-pot | coffee pot, glass coffee pot | Kaffeekanne | cafetera de filtro | verseuse à café
lip-gloss | lip gloss | Lipgloss | brillo de labios | brillant à lèvres, gloss
massage-table | massage table, treatment table | Massageliege, Behandlungsliege | camilla, camilla de masaje | table de massage
mascara | mascara | Wimperntusche, Mascara | rímel, máscara de pestañas | mascara
measuring-jug | measuring jug, measuring cup | Messbecher | vaso medidor, jarra medidora | verre doseur, verre mesureur
microwave | microwave, microwave oven | Mikrowelle | microondas | micro-ondes
nail-polish | nail polish, nail varnish | Nagellack | esmalte de uñas | vernis à ongles
babygrow | babygrow, romper, onesie, bodysuit, baby suit, baby boiler suit | Strampler, Babybody, Body | pelele, body de bebé, mono de bebé | grenouillère, body pour bébé, barboteuse
knickers | knickers, panties, period pants, period underwear | Schlüpfer, Periodenunterwäsche, Slip | bragas, bragas menstruales | culotte, culotte menstruelle
passport | passport | Reisepass, Pass | pasaporte | passeport
record-player | record player, turntable, vinyl record | Plattenspieler, Schallplatte | tocadiscos, disco de vinilo, vinilo | tourne-disque, platine vinyle, vinyle
photo-album | photo album, album | Fotoalbum | álbum de fotos | album photo
projector | projector, beamer | Beamer, Projektor | proyector | projecteur, vidéoprojecteur
pumpkin | pumpkin, squash | Kürbis | calabaza | citrouille, potiron, courge
baby-monitor | baby monitor | Babyfon | vigilabebés | babyphone
remote-control | remote control | Fernbedienung | mando a distancia | télécommande
rocking-horse | rocking horse | Schaukelpferd | caballito balancín, caballo balancín | cheval à bascule
skipping-rope | skipping rope, jump rope | Springseil | comba | corde à sauter
sippy-cup | sippy cup, travel cup | Trinklernbecher | vaso con boquilla, vaso de aprendizaje | tasse d'apprentissage
single-bed | single bed | Einzelbett | cama individual | lit simple
football-boot | football boot, cleats, golf shoe, spikes | Fußballschuh, Stollenschuh | bota de fútbol | chaussure de foot, crampons
spinning-top | spinning top, top | Kreisel | peonza, trompo | toupie
stapler | stapler | Tacker, Heftgerät | grapadora | agrafeuse
safe | safe, strongbox | Tresor, Safe | caja fuerte | coffre-fort
security-camera | security camera, surveillance camera, cctv camera | Überwachungskamera | cámara de seguridad, cámara de vigilancia | caméra de surveillance
treadmill | treadmill | Laufband | cinta de correr | tapis de course
skirt | skirt, kilt, miniskirt | Rock, Faltenrock, Minirock | falda | jupe
waistcoat | waistcoat, vest, gilet | Weste | chaleco | gilet sans manches
vr-headset | vr headset, virtual reality headset | VR-Brille | gafas de realidad virtual | casque de réalité virtuelle
webcam | webcam | Webcam | cámara web | webcam
bathroom-scales | bathroom scales, bathroom scale | Personenwaage | báscula de baño | pèse-personne
chef-hat | chef's hat | Kochmütze | gorro de cocinero | toque de cuisinier
pennant | pennant | Wimpel | banderín | fanion
playing-cards | playing card, pack of cards, deck of cards, playing cards, card game | Spielkarte, Kartenspiel, Spielkarten | baraja, juego de cartas, naipe | jeu de cartes, carte à jouer
tooth | tooth | Zahn | diente, muela | dent
windmill | windmill | Windmühle | molino, molino de viento | moulin à vent
`);
