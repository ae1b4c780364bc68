// Things of the house, of work, and what is worn.
import { readEntries } from '../read-entries.ts';

export const objects = readEntries(`
abacus | abacus | Abakus, Rechenschieber | ábaco | boulier
accordion | accordion | Akkordeon | acordeón | accordéon
axe | axe, ax, hatchet | Axt, Beil | hacha | hache
ballet-shoe | ballet shoe | Ballettschuh, Spitzenschuh | zapatilla de ballet | chausson de danse
banjo | banjo | Banjo | banjo | banjo
basket | basket, shopping basket | Korb, Einkaufskorb | cesta, canasta | panier
bathtub | bathtub, bath, bath tub | Badewanne | bañera, tina | baignoire
battery | battery | Batterie | pila eléctrica, pila, batería | pile électrique, batterie
bed | bed | Bett | cama | lit
bell | bell | Glocke | campana | cloche
books | stack of books, pile of books | Bücherstapel | pila de libros | pile de livres
boomerang | boomerang | Bumerang | bumerán | boomerang
bow-and-arrow | bow and arrow, archery bow | Pfeil und Bogen | arco y flecha, arco de tiro | arc et flèche, arc de tir
briefcase | briefcase | Aktentasche, Aktenkoffer | maletín | mallette, attaché-case
briefs | briefs, underpants, underwear | Unterhose | calzoncillos, ropa interior | slip, sous-vêtement
soap-bubble | soap bubble, bubble | Seifenblase | pompa de jabón, burbuja | bulle de savon, bulle
bucket | bucket, pail | Eimer, Putzeimer | cubo, balde | seau
archive-box | card file box, archive box | Karteikasten | caja archivadora, fichero | boîte à fiches
card-index | rolodex, card index | Rollkartei | tarjetero giratorio | répertoire rotatif
saw | saw, handsaw | Säge, Handsäge | sierra, serrucho | scie, scie égoïne
chain | chain | Gliederkette, Eisenkette | cadena | chaîne
chart | line chart, rising chart | Liniendiagramm | gráfico de líneas | courbe de croissance, graphique en courbe
bar-chart | bar chart, chart | Balkendiagramm, Diagramm | gráfico de barras, gráfico | graphique à barres, graphique
cigarette | cigarette | Zigarette | cigarrillo | cigarette
clamp | clamp, screw clamp, g-clamp, G clamp | Schraubzwinge, Zwinge | abrazadera, sargento de carpintero, sargento | serre-joint
mailbox | mailbox, letterbox, letter box, post box, postbox | Briefkasten, Postkasten | buzón, buzón de correos | boîte aux lettres, boîte postale
clutch-bag | clutch bag, clutch purse | Clutch, Unterarmtasche | bolso de mano | pochette
coat | coat, overcoat, winter coat | Mantel, Wintermantel | abrigo | manteau
coffin | coffin, casket | Sarg | ataúd, féretro | cercueil
coin | coin | Münze, Geldmünze | moneda | pièce de monnaie
computer-mouse | computer mouse | Computermaus | ratón de ordenador | souris d'ordinateur
crayon | crayon, wax crayon | Wachsmalstift, Wachsmalkreide | lápiz de cera, cera de colores | crayon de cire
credit-card | credit card, debit card, bank card, gift card | Kreditkarte, Bankkarte, EC-Karte | tarjeta de crédito, tarjeta bancaria, tarjeta de débito | carte de crédit, carte bancaire, carte bleue
sword | crossed swords, sword | Schwert, gekreuzte Schwerter | espada | épée
crown | crown | Krone, Königskrone | corona | couronne
crutch | crutch | Krücke, Gehhilfe | muleta | béquille
dagger | dagger | Dolch | daga, puñal | dague, poignard
computer | computer, desktop computer, PC, desktop PC, computer screen, monitor | Computer, PC, Monitor, Bildschirm, Rechner | ordenador, computadora, monitor | ordinateur, écran d'ordinateur, moniteur
oil-lamp | oil lamp, diya lamp | Öllampe | lámpara de aceite | lampe à huile
dna | DNA, double helix | DNA, DNS, Doppelhelix | ADN, doble hélice | ADN, double hélice
banknote | banknote, dollar bill, dollar | Geldschein, Banknote, Dollarschein | billete de banco, dólar | billet de banque, dollar
blood-drop | drop of blood, blood | Blutstropfen, Blut | gota de sangre, sangre | goutte de sang, sang
drum | drum, snare drum | Trommel | tambor | tambour
disc | DVD, compact disc | DVD, Compact Disc | DVD, disco compacto | DVD, disque compact
plug | electric plug, power plug, mains plug, plug | Netzstecker, Stecker | enchufe macho, clavija | prise mâle, fiche électrique
euro-banknote | euro note, euro | Euro, Euroschein | euro, billete de euro | euro, billet en euros
fax-machine | fax machine, fax | Faxgerät, Fax | fax | télécopieur, fax
file-cabinet | filing cabinet, file cabinet | Aktenschrank | archivador | classeur à tiroirs
fire-extinguisher | fire extinguisher | Feuerlöscher | extintor | extincteur
flashlight | torch, flashlight, wind-up torch, hand crank torch | Taschenlampe, Kurbeltaschenlampe, Handkurbel-Taschenlampe, Kurbellampe | linterna, linterna de manivela, linterna dinamo | lampe de poche, lampe torche, lampe à manivelle, lampe dynamo, torche électrique
flat-shoe | flat shoe, ballerina | Ballerina, flacher Schuh | zapato plano, bailarina | ballerine
floppy-disk | floppy disk | Diskette | disquete | disquette
flute | flute | Flöte, Querflöte | flauta | flûte
fountain-pen | fountain pen | Füller, Füllfederhalter | pluma estilográfica | stylo plume, stylo-plume
urn | urn, funeral urn | Urne | urna funeraria | urne funéraire
gear | gear, cogwheel, cog | Zahnrad | engranaje, rueda dentada | engrenage, roue dentée
gem | gem, gemstone, diamond, jewel | Edelstein, Diamant, Juwel | gema, diamante, joya | pierre précieuse, diamant, joyau
glove | glove, work glove | Handschuh | guante | gant
goggles | goggles, ski goggles | Skibrille | gafas de protección, gafas de esquí | masque de ski
graduation-cap | graduation cap, mortarboard | Doktorhut | birrete | toque de diplômé
handbag | handbag | Handtasche | bolso | sac à main
headstone | headstone, gravestone, tombstone | Grabstein | lápida | pierre tombale, stèle
high-heeled-shoe | high-heeled shoe, high heel, stiletto | Stöckelschuh, Pumps | zapato de tacón | chaussure à talon, escarpin
boot | boot, hiking boot, work boot | Stiefel, Wanderstiefel, Wanderschuh, Arbeitsschuh | bota, bota de montaña, bota de trabajo | bottine, chaussure de randonnée, botte
fish-hook | fish hook | Angelhaken | anzuelo | hameçon
id-card | ID card, identity card, identification card, membership card | Personalausweis, Ausweis, Mitgliedsausweis | carné de identidad, documento de identidad, carné, tarjeta de identificación | carte d'identité, carte de membre
jeans | jeans, pair of jeans | Jeans, Hose | vaqueros, pantalones, tejanos | jean
keyboard | computer keyboard, keyboard | Tastatur, Computertastatur | teclado de ordenador, teclado | clavier d'ordinateur, clavier
kimono | kimono | Kimono | kimono | kimono
price-tag | price tag, tag, luggage tag, price label | Preisschild, Etikett, Anhänger, Preisetikett | etiqueta, etiqueta de precio | étiquette, étiquette de prix, étiquette prix
ladder | ladder, stepladder | Leiter, Stehleiter, Trittleiter | escalera de mano | échelle, escabeau
light-bulb | light bulb, lightbulb, bulb | Glühbirne, Glühlampe, LED-Lampe | bombilla | ampoule, ampoule électrique
lipstick | lipstick | Lippenstift | pintalabios, lápiz labial | rouge à lèvres
padlock | padlock, lock | Vorhängeschloss | candado | cadenas
long-drum | long drum, conga | Conga | conga | conga
lotion-bottle | lotion bottle, lotion, pump bottle, shampoo, shampoo bottle, soap dispenser | Lotion, Pumpflasche, Shampoo, Shampooflasche, Seifenspender | loción, champú, bote de champú, dispensador de jabón | lotion, shampoing, flacon pompe, distributeur de savon
magnet | magnet, horseshoe magnet | Magnet | imán | aimant
magnifying-glass | magnifying glass, loupe | Lupe, Vergrößerungsglas | lupa | loupe
leather-shoe | leather shoe, dress shoe, men's shoe | Lederschuh, Herrenschuh | zapato de cuero, zapato de vestir | chaussure en cuir, soulier, chaussure de ville
maracas | maracas | Maracas, Rumbakugel | maracas | maracas
microscope | microscope | Mikroskop | microscopio | microscope
military-helmet | military helmet | Stahlhelm | casco militar | casque militaire
mirror | mirror, hand mirror | Spiegel, Handspiegel | espejo | miroir
moai | moai | Moai | moái | moaï
money-bag | money bag | Geldsack | bolsa de dinero | sac d'argent
movie-camera | movie camera, film camera | Filmkamera | cámara de cine | caméra de cinéma
video-camera | video camera, camcorder | Videokamera, Camcorder | videocámara | caméscope, caméra vidéo
piano-keys | musical keyboard, piano keyboard | Klaviatur | teclado de piano | clavier de piano
newspaper | newspaper, daily newspaper | Zeitung, Tageszeitung | periódico, diario | journal
notebook | notebook, exercise book | Notizbuch, Schreibheft, Notizheft | cuaderno, libreta | cahier, carnet
screw | nut and bolt, bolt | Schraube, Schraube und Mutter | tornillo, perno, tornillo y tuerca | vis
old-key | old key, antique key | alter Schlüssel | llave antigua | vieille clé, clé ancienne
swimsuit | swimsuit, bathing suit, swimming costume, one-piece | Badeanzug | bañador, traje de baño | maillot de bain
open-book | open book | aufgeschlagenes Buch | libro abierto | livre ouvert
parcel | parcel, package | Paket, Päckchen | paquete | colis, paquet
sheet-of-paper | sheet of paper, printed page | Blatt Papier, Papierblatt | hoja de papel, folio | feuille de papier
pager | pager, beeper | Pager, Piepser | buscapersonas | bipeur
paintbrush | paintbrush, artist's brush | Pinsel, Malpinsel | pincel | pinceau
pen | pen, ballpoint pen, biro | Kugelschreiber, Kuli, Boli | bolígrafo, boli | stylo, stylo à bille, stylo bille, bic
petri-dish | petri dish | Petrischale | placa de Petri | boîte de Petri
pickaxe | pickaxe | Spitzhacke | pico de obra, zapapico | pioche
pill | pill, capsule, tablet pill | Pille, Tablette | pastilla, píldora | pilule, comprimé, gélule
placard | placard, protest sign | Demoschild, Protestschild | pancarta | pancarte
plunger | plunger | Pömpel, Saugglocke, Pümpel | desatascador | ventouse, débouchoir
horn | post horn, postal horn | Posthorn | corneta de correos | cor postal
rosary | prayer beads, rosary | Rosenkranz, Gebetskette | rosario | chapelet
printer | printer | Drucker | impresora | imprimante
purse | coin purse, purse | Handtäschchen | monedero | porte-monnaie
pushpin | drawing pin, pushpin, thumbtack | Reißzwecke, Pinnnadel | chincheta | punaise
razor | razor, safety razor | Rasierer, Nassrasierer | maquinilla de afeitar | rasoir
paper-lantern | paper lantern, lampion | Lampion, Papierlaterne | farolillo de papel | lampion, lanterne en papier
rescue-helmet | rescue helmet, firefighter's helmet | Feuerwehrhelm, Rettungshelm | casco de rescate, casco de bombero | casque de secours, casque de pompier
toilet-paper | toilet paper, toilet roll, roll of toilet paper, paper towel, kitchen roll | Klopapier, Toilettenpapier, Klorolle, Küchenrolle | papel higiénico, rollo de papel, papel de cocina | papier toilette, rouleau de papier, essuie-tout
running-shoe | running shoe, sports shoe | Laufschuh, Sportschuh | zapatilla de correr | chaussure de course
safety-pin | safety pin | Sicherheitsnadel | imperdible | épingle à nourrice, épingle de sûreté
safety-vest | safety vest, hi-vis vest, high-visibility vest, hi-vis jacket | Warnweste, Sicherheitsweste | chaleco reflectante, chaleco de seguridad | gilet de sécurité, gilet fluo, gilet jaune
sari | sari | Sari | sari | sari
satellite-dish | satellite dish, satellite antenna, parabolic dish | Satellitenschüssel, Parabolantenne | antena parabólica, parabólica | antenne parabolique, parabole
saxophone | saxophone | Saxofon, Saxophon | saxofón, saxo | saxophone
scarf | scarf, woolly scarf | Schal | bufanda | écharpe
screwdriver | screwdriver | Schraubenzieher, Schraubendreher | destornillador | tournevis
scroll | scroll, parchment | Schriftrolle | pergamino | parchemin
shield | shield, coat of arms | Schutzschild, Wappenschild | escudo | bouclier
shopping-bags | paper bag, shopping bags | Papiertüte, Einkaufstüte | bolsa de papel | sac en papier
shopping-cart | shopping trolley, shopping cart | Einkaufswagen | carrito de la compra, carro de la compra | chariot de supermarché, caddie
shorts | shorts, pair of shorts | Shorts, kurze Hose | pantalones cortos, pantalón corto | short
shower | shower, shower head, showerhead | Dusche, Duschkopf | ducha, alcachofa de ducha | douche, pommeau de douche
soap | soap, bar of soap, soap bar | Seife, Seifenstück, Stück Seife | jabón, pastilla de jabón | savon, savonnette
sock | sock, pair of socks | Socke, Strumpf | calcetín | chaussette
notepad | notepad, spiral notepad | Notizblock, Spiralblock | bloc de notas | bloc-notes
sponge | sponge, kitchen sponge | Schwamm, Spülschwamm | esponja | éponge
ruler | ruler | Lineal | regla de medir | règle graduée
studio-microphone | studio microphone, podcast microphone | Studiomikrofon | micrófono de estudio | micro de studio
sunglasses | sunglasses | Sonnenbrille | gafas de sol | lunettes de soleil
syringe | syringe | Spritze | jeringa, jeringuilla | seringue
telescope | telescope | Teleskop, Fernrohr | telescopio | télescope
test-tube | test tube | Reagenzglas | tubo de ensayo | éprouvette, tube à essai
flip-flop | flip-flop, thong sandal | Flipflop, Zehensandale | chancla, chancleta | tong
toilet | toilet, loo, lavatory | Toilette, Klo, WC | inodoro, váter | toilettes, WC, cuvette de toilettes
toolbox | toolbox, tool box | Werkzeugkasten, Werkzeugkiste, Werkzeugkoffer | caja de herramientas | boîte à outils, caisse à outils
toothbrush | toothbrush | Zahnbürste | cepillo de dientes | brosse à dents
top-hat | top hat | Zylinderhut | chistera, sombrero de copa | haut-de-forme
set-square | set square, triangular ruler | Geodreieck | escuadra | équerre
trumpet | trumpet | Trompete | trompeta | trompette
videocassette | video cassette, videocassette, VHS tape | Videokassette | cinta de vídeo, videocasete | cassette vidéo, vidéocassette
waste-bin | wastebasket, waste bin, wastepaper basket, trash can, rubbish bin, bin | Papierkorb, Mülleimer, Abfalleimer | papelera, cubo de basura | poubelle, corbeille à papier
water-pistol | water pistol, water gun | Wasserpistole | pistola de agua | pistolet à eau
white-cane | white cane, long cane | Blindenstock, Langstock | bastón blanco | canne blanche
window | window | Fenster | ventana | fenêtre
ankle-boot | ladies' boot, woman's boot | Damenstiefel, Stiefelette | botín, bota de mujer | botte de femme, bottine à talon
blouse | blouse | Bluse | blusa | chemisier, blouse
sun-hat | sun hat, straw hat | Sonnenhut, Strohhut | pamela, sombrero de paja | chapeau de paille, capeline
sandal | sandal | Sandale | sandalia | sandale
x-ray | X-ray, X-ray image | Röntgenbild | radiografía | radiographie
sheet-music | sheet music, musical score | Notenblatt | partitura | partition de musique, partition
film-strip | film strip | Filmstreifen | tira de película | bande de pellicule, pellicule
pen-nib | pen nib, nib | Schreibfeder | plumín | plume de stylo
bookmark | bookmark | Lesezeichen | marcapáginas, punto de libro | marque-page
tear-off-calendar | tear-off calendar, desk calendar | Abreißkalender | calendario de taco | éphéméride, bloc éphéméride
`);
