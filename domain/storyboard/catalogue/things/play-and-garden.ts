// Toys, and what is bought for a house and its garden.
import { readEntries } from '../read-entries.ts';

export const playAndGarden = readEntries(`
chess-set | chess set, chessboard, chess board, chess | Schachspiel, Schachbrett, Schachset | juego de ajedrez, tablero de ajedrez, ajedrez | jeu d'échecs, échiquier
marbles | marbles, marble, glass marble | Murmel, Glasmurmel | canica, canicas | billes en verre, bille
hula-hoop | hula hoop, hoop | Hula-Hoop-Reifen, Gymnastikreifen | aro de gimnasia, hula hoop | cerceau, hula-hoop
pogo-stick | pogo stick | Springstock, Pogostick | saltador, palo saltarín | bâton sauteur
climbing-frame | climbing frame, jungle gym, monkey bars | Klettergerüst, Kletterturm | estructura de escalada, castillo de juegos | cage à grimper, structure d'escalade
seesaw | seesaw, teeter-totter | Wippe | subibaja, balancín | balançoire à bascule, tape-cul
bubble-wand | bubble wand, bubble blower | Pustering, Seifenblasenstab | pompero, varita de burbujas | bâton à bulles
glove-puppet | glove puppet, hand puppet, finger puppet, puppet, marionette | Handpuppe, Kasperlepuppe, Fingerpuppe, Marionette | marioneta, títere, títere de guante | marionnette, marionnette à main, marotte
paint-set | paint set, watercolours, watercolour set, paint box | Malkasten, Farbkasten, Tuschkasten, Wasserfarben | caja de acuarelas, acuarelas, set de pintura | boîte d'aquarelle, boîte de peinture, aquarelles
sketchbook | sketchbook, sketch pad, drawing pad | Skizzenbuch, Skizzenblock, Zeichenblock | cuaderno de dibujo, bloc de dibujo | carnet de croquis, bloc à dessin
crochet-hook | crochet hook, crochet | Häkelnadel, Häkelzeug | ganchillo, aguja de ganchillo | crochet à tricoter, crochet de laine
sewing-kit | sewing kit, sewing box, sewing basket | Nähkästchen, Nähset, Nähkorb | costurero, kit de costura | boîte à couture, nécessaire à couture
baby-rattle | baby rattle, rattle, teether | Babyrassel, Greifling, Beißring | sonajero, mordedor | hochet, anneau de dentition
potty | potty, potty chair | Töpfchen, Babytöpfchen | orinal | pot de bébé, petit pot
playpen | playpen | Laufstall, Laufgitter | parque infantil de bebé, corralito | parc pour bébé, parc à bébé
stair-gate | stair gate, safety gate, baby gate | Treppenschutzgitter, Türschutzgitter | puerta de seguridad infantil | barrière de sécurité, barrière d'escalier
paddling-pool | paddling pool, inflatable pool | Planschbecken | piscina hinchable, piscina infantil | pataugeoire, piscine gonflable
savings-jar | savings jar, jar of coins, tip jar, donation jar | Sparglas, Trinkgeldglas, Spendenglas | bote de monedas, hucha de cristal | bocal de pièces, bocal à pourboires
shoe-rack | shoe rack, shoe cabinet | Schuhregal, Schuhschrank | zapatero mueble, estante de zapatos | étagère à chaussures, meuble à chaussures
umbrella-stand | umbrella stand | Schirmständer | paragüero | porte-parapluies
incense | incense stick, incense, joss stick | Räucherstäbchen | varilla de incienso, incienso | bâton d'encens, encens
reed-diffuser | reed diffuser, diffuser, room fragrance, aroma diffuser | Raumduft, Duftstäbchen, Aromadiffusor, Diffuser | mikado de aromas, ambientador, difusor de aromas | diffuseur de parfum, diffuseur d'huiles, parfum d'ambiance
hanging-basket | hanging basket | Blumenampel, Hängeampel | maceta colgante, cesta colgante | suspension florale, panier suspendu
terrarium | terrarium, bottle garden | Terrarium, Flaschengarten | terrario | terrarium
hamster-cage | hamster cage, small animal cage | Hamsterkäfig, Nagerkäfig, Kleintierkäfig | jaula de hámster | cage à hamster
litter-tray | litter tray, litter box | Katzenklo, Katzentoilette | bandeja de arena, arenero para gatos | bac à litière
sofa-throw | tartan blanket, picnic blanket, travel rug | Tagesdecke, Plaid, Picknickdecke | manta de cuadros, plaid | jeté de canapé
fire-guard | fire guard, fire screen | Kaminschutz, Funkenschutzgitter, Ofenschirm | salvachispas, parachispas | pare-feu, pare-étincelles
towel-rail | towel rail, heated towel rail, towel radiator | Handtuchheizkörper, Handtuchhalter | toallero, toallero eléctrico | sèche-serviettes, porte-serviettes
bidet | bidet | Bidet | bidé | bidet
tissue-box | tissue box, box of tissues, tissues | Taschentuchbox, Kosmetiktücher | caja de pañuelos | boîte de mouchoirs
house-number | house number, house sign | Hausnummer, Hausnummernschild | número de casa, placa de número | numéro de maison, plaque de numéro
garage-door | garage door, roller door | Garagentor, Sektionaltor, Rolltor | puerta de garaje | porte de garage
bannister | bannister, banister, handrail | Treppengeländer, Handlauf, Geländer | barandilla, pasamanos | rampe d'escalier, main courante
garden-gnome | garden gnome, gnome | Gartenzwerg | enano de jardín, gnomo de jardín | nain de jardin
bird-bath | bird bath | Vogeltränke, Vogelbad | bañera para pájaros, bebedero de pájaros | bain d'oiseaux, abreuvoir à oiseaux
insect-hotel | insect hotel, bug hotel, bee hotel | Insektenhotel, Bienenhotel | hotel de insectos | hôtel à insectes
sundial | sundial | Sonnenuhr | reloj de sol | cadran solaire
picnic-table | picnic table, beer table set, garden table | Picknicktisch, Bierzeltgarnitur, Biertisch, Bierbank, Gartentisch | mesa de picnic, mesa de jardín | table de pique-nique, table de jardin
polytunnel | polytunnel, hoop house | Folientunnel, Foliengewächshaus | túnel de cultivo, invernadero de plástico | serre tunnel, tunnel maraîcher
cold-frame | cold frame, garden frame | Frühbeet | cajonera de cultivo, semillero acristalado | châssis de jardin, châssis froid
lawn-sprinkler | lawn sprinkler, sprinkler, irrigation sprinkler | Rasensprenger, Sprinkler | aspersor | arroseur, asperseur
fire-pit | fire pit, fire bowl | Feuerschale, Feuerkorb | brasero, hoguera de jardín | brasero, braséro
paving-slab | paving slab, flagstone | Gehwegplatte, Terrassenplatte, Steinplatte | adoquín | dalle de terrasse, dalle en pierre
dibber | dibber, dibble | Pflanzholz, Setzholz | plantador | plantoir
marquee | marquee, party tent, pavilion tent | Festzelt, Partyzelt, Pavillon | carpa de fiesta, carpa de eventos | chapiteau de réception, barnum, tente de réception
swing-seat | swing seat, garden swing seat | Hollywoodschaukel | balancín de jardín | balancelle
bee-smoker | bee smoker | Smoker für Imker, Imkersmoker | ahumador de abejas | enfumoir
bridle | bridle, halter, horse bridle | Trense, Zaumzeug, Reithalfter, Halfter | cabezada | bride de cheval, bridon, licol
`);
