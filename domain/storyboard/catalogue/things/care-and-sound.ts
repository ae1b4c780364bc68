// Care, clothes, sound, and fruit and vegetables.
import { readEntries } from '../read-entries.ts';

export const careAndSound = readEntries(`
glucose-meter | glucose meter, blood glucose meter, blood sugar meter | Blutzuckermessgerät, Glukosemessgerät | glucómetro, medidor de glucosa | lecteur de glycémie, glucomètre
oximeter | oximeter, pulse oximeter | Pulsoximeter, Oximeter | pulsioxímetro, oxímetro | oxymètre
nebuliser | nebuliser, nebulizer | Inhaliergerät, Vernebler | nebulizador | nébuliseur, aérosol médical
defibrillator | defibrillator, AED | Defibrillator, Defi | desfibrilador | défibrillateur
grabber | grabber, reaching aid, litter picker, reacher | Greifzange, Greifhilfe, Müllgreifer | pinza de alcance, recogedor de basura | pince de préhension, pince ramasse-déchets
ice-pack | ice pack, cold pack, cool pack, heat pad | Kühlpack, Kühlakku, Kühlkissen, Wärmekissen | bolsa de hielo, compresa de frío, acumulador de frío | poche de glace, bloc réfrigérant, pain de glace
massage-gun | massage gun | Massagepistole | pistola de masaje | pistolet de massage
tens-machine | TENS machine, muscle stimulator | TENS-Gerät, Reizstromgerät | electroestimulador | électrostimulateur
pregnancy-test | pregnancy test | Schwangerschaftstest | test de embarazo, prueba de embarazo | test de grossesse
tampon | tampon | Tampon | tampón higiénico | tampon hygiénique
dental-floss | dental floss, floss | Zahnseide | hilo dental | fil dentaire
bath-bomb | bath bomb, bath fizzer | Badekugel, Badebombe | bomba de baño | boule de bain, bombe de bain
nail-file | nail file, emery board | Nagelfeile | lima de uñas | lime à ongles
face-roller | face roller, facial roller, jade roller | Gesichtsroller, Jaderoller | rodillo facial, rodillo de jade | rouleau de jade, rouleau facial
hair-straightener | hair straightener, straightener, hair iron, flat iron | Glätteisen, Haarglätter | plancha de pelo | fer à lisser, lisseur
beret | beret | Baskenmütze, Barett | boina | béret
headscarf | headscarf, bandana, kerchief | Kopftuch | pañoleta, pañuelo de cabeza | foulard de tête, fichu
hijab | hijab | Hidschab | hiyab, velo islámico | hijab, foulard islamique
cufflinks | cufflinks, cufflink | Manschettenknopf | gemelos de camisa, gemelos, gemelo | boutons de manchette, bouton de manchette
brooch | brooch, pin brooch | Brosche | broche de joyería, prendedor | broche
bum-bag | bum bag, fanny pack, belt bag | Bauchtasche, Gürteltasche, Hüfttasche | riñonera | sac banane, sac ceinture
shoelace | shoelace, shoelaces, laces | Schnürsenkel, Schuhbänder | cordón de zapato, cordones | lacet, lacets
shoehorn | shoehorn, shoe horn | Schuhlöffel | calzador | chausse-pied
swim-cap | swim cap, swimming cap, bathing cap | Badekappe, Badehaube | gorro de baño, gorro de natación | bonnet de bain
medical-scrubs | scrubs, medical scrubs, nurse's tunic | Schlupfkasack | pijama sanitario, uniforme sanitario | blouse médicale, tunique médicale
dirndl | dirndl, traditional dress | Dirndl, Trachtenkleid | traje tirolés, dirndl | dirndl, robe traditionnelle
sticker | sticker, decal | Aufkleber, Sticker | pegatina, adhesivo decorativo | autocollant, sticker
cajon | cajon | Cajón | cajón flamenco | cajón
singing-bowl | singing bowl, Tibetan bowl, sound bowl | Klangschale | cuenco tibetano, cuenco cantor | bol chantant, bol tibétain
music-box | music box | Spieluhr, Spieldose | caja de música | boîte à musique
plectrum | plectrum, guitar pick | Plektrum | púa de guitarra, plectro | médiator, plectre
lute | lute, mandolin, oud | Laute, Mandoline, Oud | laúd, mandolina, bandurria | luth, mandoline, oud
alphorn | alphorn, alpenhorn | Alphorn | trompa alpina, alphorn | cor des Alpes
recorder-flute | recorder flute, descant recorder, wooden flute | Blockflöte | flauta dulce | flûte à bec
soundbar | soundbar, sound bar | Soundbar | barra de sonido | barre de son
mixing-desk | mixing desk, mixer desk, mixing console, audio mixer, DJ controller | Mischpult | mesa de mezclas | table de mixage, console de mixage
smart-speaker | smart speaker, voice assistant, wireless speaker | Smart Speaker, Bluetoothbox | altavoz inteligente | enceinte connectée, enceinte bluetooth
ring-light | ring light, selfie light | Ringlicht, Ringleuchte | aro de luz, anillo de luz | anneau lumineux, ring light
phone-case | phone case, phone cover, mobile phone case | Handyhülle, Smartphonehülle | funda de móvil, carcasa de móvil | coque de téléphone, étui de téléphone
fitness-tracker | fitness tracker, activity tracker, fitness band | Fitnessarmband, Fitnesstracker | pulsera de actividad | bracelet connecté, bracelet d'activité
sat-nav | satnav, sat nav, navigation device, GPS device, GPS tracker | Navi, Navigationsgerät | navegador GPS, GPS de coche | GPS de voiture, navigateur GPS
fig | fig | Feige | higo, breva | figue
apricot | apricot | Aprikose, Marille | albaricoque, damasco | abricot
gooseberry | gooseberry | Stachelbeere | grosella espinosa, uva espina | groseille à maquereau
quince | quince | Quitte | membrillo | coing
rhubarb | rhubarb | Rhabarber | ruibarbo | rhubarbe
celery | celery, celery stalk | Staudensellerie, Sellerie | apio | céleri, céleri branche
parsnip | parsnip | Pastinake | chirivía | panais
courgette | courgette, zucchini | Zucchini | calabacín | courgette
butternut | butternut squash, butternut | Butternutkürbis, Butternut | calabaza cacahuete, calabaza butternut | courge butternut, butternut
spinach | spinach, chard, kale | Spinat, Mangold, Grünkohl | espinaca, acelga | épinard, blette
green-beans | green beans, green bean, runner bean | Buschbohne, grüne Bohnen, Stangenbohne | judía verde, judías verdes | haricot vert, haricots verts
truffle | black truffle, truffle | Trüffel | trufa negra, trufa | truffe noire, truffe
meatballs | meatballs, meatball | Frikadelle, Fleischklößchen, Hackbällchen, Bulette | albóndiga, albóndigas | boulette de viande, boulettes
tofu-block | tofu, block of tofu | Tofu | tofu | tofu
smoothie | smoothie, milkshake, shake | Smoothie, Milchshake, Shake | batido, smoothie | smoothie, milk-shake
pita-bread | pita, stuffed pita, pita pocket | Pita, Fladenbrottasche, Pitabrot | pita | pita
`);
