// Tools of workshops, and what stands in offices and at tills.
import { readEntries } from '../read-entries.ts';

export const workshopAndOffice = readEntries(`
sawhorse | sawhorse, trestle | Sägebock, Arbeitsbock | caballete de carpintero, borriqueta | tréteau, chevalet de sciage
socket-set | socket set, ratchet set, spanner set, tool set | Steckschlüsselsatz, Ratschenkasten, Werkzeugset | juego de vasos, juego de llaves, juego de herramientas | coffret de douilles, jeu de clés, coffret d'outils
nail-gun | nail gun, nailer | Nagelpistole, Nagler, Druckluftnagler | clavadora, pistola de clavos | cloueur, cloueuse, pistolet à clous
heat-gun | heat gun, hot air gun | Heißluftpistole, Heißluftföhn | pistola de calor, decapador | décapeur thermique
glue-gun | glue gun, hot glue gun | Heißklebepistole, Klebepistole | pistola de silicona, pistola de pegamento | pistolet à colle
multimeter | multimeter, voltage tester, voltmeter | Multimeter, Spannungsprüfer, Vielfachmessgerät | multímetro, polímetro, tester | multimètre, testeur de tension
extension-lead | extension lead, power strip, extension cord, multiway socket | Steckdosenleiste, Mehrfachsteckdose, Verlängerungskabel | regleta, alargador, ladrón de enchufes | multiprise, rallonge électrique, bloc multiprise
cable-reel | cable reel, cable drum, extension reel | Kabeltrommel | carrete de cable, enrollacables, alargador enrollable | enrouleur de câble, dérouleur électrique
head-torch | head torch, headlamp, head lamp | Stirnlampe, Kopflampe | linterna frontal, frontal de luz | lampe frontale
fuse | fuse, cartridge fuse | Feinsicherung, Schmelzsicherung | fusible | fusible
tool-belt | tool belt, tool pouch, tool bag | Werkzeuggürtel, Werkzeugtasche | cinturón de herramientas, portaherramientas | ceinture porte-outils, porte-outils
pallet-truck | pallet truck, pallet jack | Hubwagen, Palettenhubwagen | transpaleta, traspaleta | transpalette
timber-stack | stack of timber, planks, boards, timber, lumber, sawn timber, floorboards | Bretter, Bauholz, Dielen, Schnittholz, Bretterstapel, Holzbrett | tablones, tablas de madera, madera aserrada | planches, bois de construction, pile de planches
gas-heater | gas heater, portable heater, gas fire, storage heater, electric heater | Gasheizer, Gasheizofen, Heizgerät, Heizstrahler | estufa de gas, estufa de butano, calefactor de gas | chauffage d'appoint, poêle à gaz, radiateur à gaz
fan-heater | fan heater, space heater | Heizlüfter | calefactor, termoventilador | radiateur soufflant, chauffage soufflant
thermostat | thermostat, room thermostat, smart thermostat, heating control | Thermostat, Raumthermostat, Heizungsregler | termostato | thermostat
metal-detector | metal detector, detector | Metalldetektor, Metallsuchgerät | detector de metales, detector | détecteur de métaux, détecteur
handheld-scanner | barcode scanner, handheld scanner, scanner, barcode reader | Barcodescanner, Handscanner, Strichcodescanner, Scanner | lector de códigos de barras, escáner de mano, escáner | lecteur de code-barres, douchette, scanner
label-printer | label printer, label maker, barcode printer | Etikettendrucker, Beschriftungsgerät | impresora de etiquetas, etiquetadora | imprimante d'étiquettes, étiqueteuse
hole-punch | hole punch, hole puncher | Locher | perforadora de papel | perforatrice, perforateur de bureau
tape-dispenser | tape dispenser, sticky tape | Klebefilmabroller, Tesafilm | dispensador de cinta, portarrollos de celo | dévidoir de ruban adhésif, dévidoir à scotch
rubber-band | rubber band, elastic band | Gummiband | goma elástica, banda elástica | élastique de bureau, bracelet élastique
pencil-sharpener | pencil sharpener | Bleistiftspitzer, Anspitzer | sacapuntas | taille-crayon
pencil-case | pencil case, pen case | Federmäppchen, Federmappe, Mäppchen, Schlampermäppchen | estuche escolar, estuche de lápices, plumier | trousse d'écolier, trousse scolaire, plumier
letter-tray | letter tray, in-tray, desk tray, document tray | Ablagekorb, Briefablage | bandeja de documentos, bandeja de entrada | bac à courrier, corbeille à courrier
sticky-notes | sticky notes, sticky note, post-it | Haftnotiz, Haftzettel, Klebezettel | notas adhesivas, pósit | notes autocollantes, note repositionnable, post-it
name-badge | name badge, name tag, badge | Namensschild, Ansteckschild | identificador, chapa identificativa | badge nominatif, badge
lanyard | lanyard, conference pass, backstage pass | Schlüsselband, Umhängeband, Lanyard | cinta portaidentificación, cordón identificativo | tour de cou, cordon porte-badge
paper-cutter | paper cutter, paper trimmer, paper guillotine | Papierschneider, Schneidemaschine | guillotina de papel | massicot, rogneuse
photocopier | photocopier, copier, copy machine, office printer | Kopierer, Kopiergerät, Fotokopierer | fotocopiadora | photocopieuse, photocopieur
laminator | laminator, laminating machine | Laminiergerät | plastificadora | plastifieuse
ledger | ledger, account book, accounts book, cash book | Kassenbuch, Hauptbuch, Haushaltsbuch, Rechnungsbuch | libro de cuentas, libro mayor, libro de caja | livre de comptes, grand livre, livre de caisse
key-ring | bunch of keys, key ring, keychain, set of keys | Schlüsselbund, Schlüsselanhänger, Schlüsselring | llavero, manojo de llaves | trousseau de clés, porte-clés
card-terminal | card terminal, card reader, card machine, payment terminal | Kartenterminal, Kartenlesegerät, EC-Gerät, Bezahlterminal | datáfono, terminal de pago, lector de tarjetas | terminal de paiement, lecteur de carte
cash-box | cash box | Geldkassette | caja de caudales, caja para dinero | caisse à monnaie, cassette à monnaie
alarm-box | alarm box, burglar alarm, alarm system, intruder alarm | Alarmanlage, Einbruchmeldeanlage | alarma antirrobo, sistema de alarma | alarme antivol, système d'alarme, centrale d'alarme
hand-bell | hand bell, handbell, school bell, dinner bell | Handglocke, Handbimmel, Tischglocke | campanilla, campana de mano | clochette, cloche à main
worktop | worktop, kitchen worktop, kitchen counter, kitchen island, countertop | Arbeitsplatte, Küchenzeile, Einbauküche, Kücheninsel | encimera, mueble de cocina, isla de cocina | plan de travail, meuble de cuisine, îlot de cuisine
`);
