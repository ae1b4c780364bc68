// What a director's note is known by, in English, German, Spanish and French.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import type { lights, ShotChoices, states } from '#domain/storyboard/shot-plan.ts';
import { falls } from '../reading/shot-words.ts';
import type { Words } from '../reading/stems.ts';

/** Says that something is to be left out. */
export const refuses =
  /(?<!\p{L})(?:no|not|(?:do|does|did|is|are|was|has|have|should|must|can|could|would|wo)n['’]?t|can(?:not|['’]?t)|without|never|neither|nor|(?:nobody|no one)(?: else)?|gone|kein(?:e[mnrs]?)?|ohne|nicht|niemals|weder|niemand(?: sonst)?|sin|ning[uú]n[oa]?|nunca|nada de|nadie(?: más)?|ni|fuera (?:el|la|los|las)|sans|jamais|pas(?: de| d['’])?|(?<=(?<!\p{L})n(?:e |['’])(?:y )?\p{L}{1,20} )plus(?: de| d['’])?|aucune?|(?<!(?<!\p{L})(?:une|la|cette|chaque|autre) (?:\p{L}+ )?)personne(?: d['’]autre)?|(?:should|must|has to|have to) go(?! to)|soll(?:en)? weg|muss weg|weg mit|(?<!weiter |von \p{L}+ )weg(?= ?$))(?!\p{L})/iu;

/** Asks for something to be left out; who does it themselves refuses nothing: `they drop it`. */
export const leavesOut =
  /(?<!\p{L})(?:remove|drop|lose|leave out|take out|take away|take(?= .{1,40} (?:away|out)(?!\p{L}))|get rid of|avoid(?:ing)?|skip|omit|refrain from|stay away from|entfern\w*|vermeid\w*|verzicht\w* auf|weglassen|quit\w*|elimina\w*|evit(?:a|e|ad|ar|en|es|ez|er|ons)|enl[eè]ve\w*|retire\w*|évit(?:e|es|ez|er|ons))(?!\p{L})/iu;

/** Takes one thing out of everything. */
export const excepts =
  /(?<!\p{L})(?:(?:any|every)(?:thing|one|body) but|all but|(?:(?:any|every)thing |all )?(?:except(?: for)?|other than)|(?:alles )?außer|alles bis auf|(?:(?:todo|todos|cualquier cosa) )?(?:excepto|salvo)|(?:todo|cualquier cosa) menos|(?:(?:tout|tous|n['’]importe quoi) )?sauf)(?!\p{L})/iu;

/** Looks somewhere. */
export const gazes = /(?<!\p{L})(?:look(?:s|ing|ed)?|schau(?:t|en|e)?|blick(?:t|en|e)?)(?!\p{L})/iu;

/** Says of something that it is in the picture. */
export const presents =
  /(?<!\p{L})(?:show\p{L}*|see(?:s|n|ing)?|ha(?:s|ve|ving)|want\p{L}*|us(?:e|es|ing)|includ\p{L}*|featur\p{L}*|appear\p{L}*|wear\p{L}*|like|zeig\p{L}*|seh(?:en|t|e)|sieht|trag\p{L}*|hab(?:en|t|e)|woll(?:en|t|e)|will|verwend\p{L}*|m[uo]e?str\p{L}*|v(?:e|er|ea|emos|ean)|us(?:a|ar|en)|quier\p{L}*|llev\p{L}*|aparec\p{L}*|montr\p{L}*|voi[rstex]\p{L}*|vo(?:yez|yons)|veu[xt]|utilis\p{L}*|port(?:e|es|er|ez|ent)|apparai\p{L}*)(?!\p{L})/iu;

/** Refuses somebody by itself: `nobody in the kitchen` refuses no kitchen, and `une personne` is somebody. */
export const nobody =
  /(?<!\p{L})(?:nobody|no one|niemand|nadie|(?<!(?<!\p{L})(?:une|la|cette|chaque|autre) (?:\p{L}+ )?)personne)(?!\p{L})/iu;

/** On what condition, and what somebody is asked about: no order. */
export const onlyIf = /(?<!\p{L})(?:if|whether|falls|wenn|ob|si|s['’]ils?)\s.{0,600}$/iu;

/** Says of a garment that it is taken off. */
export const takesOff =
  /(?<!\p{L})(?:(?:tak|pull|slip|get|put)\p{L}* (?:.{1,40} )?off|off$|remov\p{L}*|(?:ab|aus)$|(?:ab|aus)(?:ge|zu)?(?:nehm|setz|leg|zieh|zog|nomm|nimm)\p{L}*|(?:se |que )?qu[ií]t\p{L}*|enl[eè]v\p{L}*|[oô]t(?:e|es|er|ez|ent|ant)|retir\p{L}*)(?!\p{L})/iu;

/** Says of something that it is more than it should be. */
export const tooMuch =
  /(?<!\p{L})(?:too|less|zu|weniger|demasiad[oa]s?|menos|trop|moins)(?= \p{L})/iu;

/** Says that something stays as it is. */
export const keeps =
  /(?<!\p{L})(?:keep|leave|stays?|remains?|behalt\p{L}*|lass(?:en|t)?|bleib\p{L}*|dej(?:a|ad|en)|mant[eé]n\p{L}*|gard(?:e|ez|er)|laiss(?:e|ez|er))(?!\p{L})/iu;

/** What parts one wish from the next. */
export const joints =
  /[,;.!?()\n]+(?=\s|$)|\s[-–—]\s|\s\((?=\p{L})|\s(?=(?:so (?:that|we|you)|damit|para que|pour que)\s)|(?<!(?:any|every)(?:thing|one|body)|all)\sbut\s|\s(?:sondern|aber|sino|pero|mais|and then|und dann)\s|\s(?:and|und|y|et)\s(?=(?:no|not|without|kein|nicht|ohne|sin|sans|pas|she|he|they|sie|er|ella|él|elle|il)(?!\p{L}))/iu;

/** Says that somebody or something comes to what is there. */
export const adding =
  /(?<!\p{L})(?:add|bring in|put in|joins?|füge?|hinzu|dazu|añade|añadir|agrega|se (?:une|unen)|ajoute[rz]?|rejoi(?:nt|gnent))(?!\p{L})/iu;

/** One more than those who are there. */
export const another =
  /(?<!\p{L})(?:another|second|third|one more|two more|zweite[rsmn]?|dritte[rsmn]?|weitere[rsmn]?|noch (?:ein|eine|einen)|segund[oa]|tercer[oa]?|otr[oa]s?|deuxième|troisième|autres?)(?!\p{L})/iu;

/** Beside whom somebody is. */
export const company =
  /(?<!\p{L})(?:(?:beside|next to|alongside|behind|with|opposite|in front of|near)(?= \p{L})|daneben|dahinter|davor|dabei|(?:neben|hinter|vor|bei|mit) (?:ihr|ihm|ihnen|sie|ihn)|(?:a|al) (?:su )?lado|junto a|detrás|con (?:ella|él|su)|à (?:côté|ses côtés)|(?:derrière|devant|avec) (?:elle|lui|eux|son|sa|ses))(?!\p{L})/iu;

/** Begins what is said of whoever was named before: what they have on or in hand. */
export const attached =
  /^(?:in (?:an? |eine[mr] )|wearing|dressed in|holding|carrying|with an? |mit eine[mr] |(?:der|die|das) .{1,60} (?:hält|trägt)$|con una? |vestid[oa]|sosteniendo|llevando|que (?:lleva|sostiene|porte|tient) |vêtue? |avec une? |en |tenant |portant )/iu;

/** Before whom is known already, as `plain` has it. */
export const definite = /^(?:the|this|that|these|those|der|die|das|den|dem|el|la|los|las|le|les)$/;

/** Who makes the film: what they do is asked for, and is no deed in it. */
export const makers = /^(?:i|we|you|ich|wir|du|ihr|yo|je|nous|vous|on|man)$/;

/** Who does it, by one word that is said of women or of men alone. */
export const pronouns: Readonly<Record<'woman' | 'man', RegExp>> = {
  woman: /^(?:she|ella|elle)(?= )/,
  man: /^(?:he|er|el|il)(?= (?!pleut|neige|fait|y a|faut))/,
};

/** What is said of light, where it comes from, and not of who is seen. */
export const ofLight =
  /(?<!\p{L})(?:(?:back|rim)?lit|(?:back|rim)?light(?:s|ed|ing)?|sun(?:light)?|lamps?|(?:be|an)leuchtet\p{L}*|beleuchtung|licht|sonne|iluminad[oa]s?|luz|sol|éclairée?s?|lumière|soleil)(?!\p{L})/iu;

/** Far off in the picture. */
export const inBackground =
  /(?<!\p{L})(?:in (?:the |its )?background|im hintergrund|(?:al|en el) fondo|(?:au|dans le) fond|à l['’]arrière-plan)(?!\p{L})/iu;

/** Before a place or a thing that something is at, as `plain` has it. */
export const locative =
  /^(?:in|at|on|over|under|behind|beside|near|im|am|an|auf|uber|unter|hinter|neben|en|sobre|bajo|tras|al|sur|sous|dans|au|aux|derriere|pres)$/;

/** A wish about somebody's clothes. */
export const wearing =
  /(?<!\p{L})(?:wears?|wearing|dressed in|puts? on|in (?:a|an|the|her|his|their)|trägt|tragen|angezogen|zieht .{0,40} an|im|in (?:einem|einer|dem|der)|lleva|viste|vestid[oa]|con (?:un|una|el|la|su)|porte|vêtue?|habillée?|en|avec (?:un|une|le|la|son|sa))(?!\p{L})/iu;

/** A wish about what is in somebody's hand. */
export const holding =
  /(?<!\p{L})(?:holds?|holding|carr(?:y|ies|ying)|in (?:her|his|their) hands?|hält|halten|in der hand|sostiene|tiene en la mano|en la mano|tient|à la main|dans la main)(?!\p{L})/iu;

/** On one's feet. */
export const upright =
  /(?<!\p{L})(?:stand(?:s|ing)?(?: up)?|st(?:eht|ehen|ehend)(?: auf)?|de pie|parad[oa]|debout)(?!\p{L})/iu;

/** In somebody's hand. */
export const inHand =
  /(?<!\p{L})(?:in (?:her|his|their|the) hands?|in (?:der|ihrer|seiner) hand|en (?:la|su) mano|(?:à|dans) (?:la|sa) main)(?!\p{L})/iu;

/** With how many hands: a drawing holds a thing as such things are held. */
export const byHands =
  /(?<!\p{L})(?:(?:in|with) (?:both|one|two)(?: of (?:her|his|their))?(?: hands?)|(?:in|mit) (?:beiden|einer|zwei) h[aä]nd(?:en)?|(?:con|en) (?:(?:las )?(?:dos|ambas) manos|una mano)|(?:à|des|dans les|avec les) deux mains|d['’]une main)(?!\p{L})/iu;

/** Nobody but whom it names. */
export const only =
  /(?<!\p{L})(?:only|just|nur|bloß|solo|sólo|solamente|seulement|rien que)(?!\p{L})/iu;
export const adults =
  /(?<!\p{L})(?:adults?|grown-?ups?|erwachsenen?|adult[oa]s|adultes?)(?!\p{L})/iu;
export const children =
  /(?<!\p{L})(?:child(?:ren)?|kids?|kind(?:er)?|niñ[oa]s?|enfants?)(?!\p{L})/iu;

export const fromBehind =
  /(?<!\p{L})(?:from (?:behind|the (?:back|rear))|(?:back|rear) view|(?:her|his|their|the|with) back (?:to|towards?) (?:us|(?:the )?camera)|back to (?:the )?camera|turn(?:s|ed|ing)? (?:her|his|their) back|von hinten|rück(?:en)?ansicht|(?:mit dem|den|ihren|seinen) rücken (?:zur kamera|zu uns)|de espaldas|(?:por|desde) (?:detrás|atrás)|de dos|(?:vue?s?|filmée?s?|prise?s?) de derrière|par derrière|(?:le )?dos (?:à la caméra|tourné))(?!\p{L})/iu;
export const alone = /(?<!\p{L})(?:alone|by (?:her|him)self|allein|sol[oa]|seule?)(?!\p{L})/iu;

export const angleSaid: readonly (readonly [ShotChoices['angle'], RegExp])[] = [
  [
    'overhead',
    /(?<!\p{L})(?:overhead|top[- ](?:down|shot)|(?:from )?(?:directly|right|straight) above|(?:directly|right|straight) down(?! (?:the|a|an) )|bird['’]?s[- ]eye(?: view)?|draufsicht|(?:senkrecht|direkt) von oben|cenital|(?:vue )?du dessus)/iu,
  ],
  [
    'low',
    /(?<!\p{L})(?:low angle|from (?:below|down low|low down|the (?:floor|ground))|untersicht|von unten|vom boden aus|contrapicado|desde (?:abajo|el suelo)|contre-plongée|d['’]en bas|au ras du sol)/iu,
  ],
  [
    'high',
    /(?<!\p{L})(?:high angle|from above|aufsicht|von oben|picado|desde (?:arriba|lo alto)|(?:en )?plongée|(?:vue )?d['’]en haut)/iu,
  ],
  ['eye', /(?<!\p{L})(?:eye[- ]level|augenhöhe|altura de los ojos|hauteur d['’]yeux)/iu],
];

export const nearer =
  /(?<!\p{L})(?:closer|nearer|tighter|näher(?: (?:her|d?r)an)?|enger|más cerca|plus près|plus serré)(?!\p{L})/iu;
/** Said of what is seen, and had by going nearer, or farther away. */
export const larger =
  /(?<!\p{L})(?:bigger|larger|größer|más grande|plus (?:grande?|grosse?))(?!\p{L})/iu;
export const smaller = /(?<!\p{L})(?:smaller|kleiner|más pequeñ[oa]|plus petite?)(?!\p{L})/iu;
export const farther =
  /(?<!\p{L})(?:wider|further (?:away|back)|farther|weiter weg|weiter|más lejos|más abierto|plus loin|plus large)(?!\p{L})/iu;

export const together =
  /(?<!\p{L})(?:two (?:people|of them)|zwei (?:menschen|personen|leute)|dos personas|deux personnes)(?!\p{L})/iu;

/** Of a camera that somebody holds. */
export const handHeld =
  /(?<!\p{L})(?:hand-? ?held|shaky|(?:on|with) (?:a|an|my|the|your) (?:smart|mobile |cell)?phone|selfie|handkamera|aus der hand|mit (?:dem|einem) (?:handy|smartphone)|cámara en mano|con (?:el|un) (?:móvil|celular|teléfono)|(?:caméra )?à l['’]épaule|caméra portée|(?:au|avec (?:un|le)) (?:téléphone|portable|smartphone))(?!\p{L})/iu;
/** Of a camera that stands still. */
export const unmoved =
  /(?<!\p{L})(?:fixed|locked?[- ](?:off|down)|locked|static|tripod|bolted|screwed|mounted|(?:doesn['’]?t|does not|never|mustn['’]?t|must not|don['’]?t|do not) move|no camera mov\p{L}+|still (?:camera|shots?)|fest\p{L}{0,2}|starr\p{L}{0,2}|stativ|stehende|ruhige|steht(?: still)?|bewegt sich nicht|bleibt (?:stehen|ruhig)|(?:keine|ohne) kamerafahrt(?:en)?|fij[oa]|quieta|trípode|no se mueve|sin mover|sin movimientos?|fixes?|immobile|trépied|ne bouge pas|sans mouvements?)(?!\p{L})/iu;

/** The camera itself is no thing in the picture. */
export const theCamera = /(?<!\p{L})(?:camera|kamera|cámara|caméra)(?!\p{L})/iu;
export const backward =
  /(?<!\p{L})(?:back|away|zurück|weg|atrás|(?:se )?aleja|recule|s['’]éloigne)(?!\p{L})/iu;
export const forward =
  /(?<!\p{L})(?:towards?|in (?:on|to)|(?:auf|zu) .{1,30} zu|hacia|(?:se )?acerca|vers|s['’]approche)(?!\p{L})/iu;
/** What a camera does that goes somewhere. */
export const goes =
  /(?<!\p{L})(?:moves?|moving|goes|comes|travels|(?:bewegt|nähert)(?: sich)?|fährt|geht|kommt|se mueve|va|avanza|bouge|avance|va)(?!\p{L})/iu;
export const sideways =
  /(?<!\p{L})(?:left|right|links|rechts|izquierda|derecha|gauche|droite)(?!\p{L})/giu;
/** Which way or how fast, of a move of the camera. */
export const ways =
  /(?<!\p{L})(?:left|right|slow(?:ly)?|across|along|links|rechts|langsam\p{L}*|izquierda|derecha|lent[oa]|lentamente|despacio|gauche|droite|lente?|lentement|doucement)(?!\p{L})/iu;

/** One thing in the place of another: what goes, and what comes. */
export const swaps: readonly RegExp[] = [
  /^(?:(?:instead of|in place of|statt|anstelle|en lugar de|en vez de|au lieu de|à la place de) |au lieu d['’]|à la place d['’])(?<out>(?:the |an? |de[rmns] |die |das |eine[rsmn]? |la |el |una? |une |le |du |l['’])?\S+?),? (?<in>.+)/iu,
  /(?<!\p{L})(?:replace|swap) (?<out>.+?) (?:with|by|for) (?<in>.+)/iu,
  /(?<in>.+?) (?:(?:instead of|rather than|plutôt que|in place of|statt|anstelle von|en lugar de|en vez de|au lieu de|à la place de) |au lieu d['’]|à la place d['’])(?<out>.+)/iu,
  /(?<!\p{L})(?:ersetze?n?|tausche?n?) (?<out>.+?) (?:durch|gegen) (?<in>.+)/iu,
  /(?<!\p{L})(?:cambia\w*|sustituye\w*) (?<out>.+?) por (?<in>.+)/iu,
  /(?<!\p{L})remplace\w* (?<out>.+?) par (?<in>.+)/iu,
];

export const lightSaid: readonly (readonly [(typeof lights)[number], RegExp])[] = [
  [
    'sun',
    /(?<!\p{L})(?:sunny|sunshine|sunlight|sonnig|sonnenschein|soleado|ensoleillée?)(?!\p{L})/iu,
  ],
  [
    'overcast',
    /(?<!\p{L})(?:overcast|gloomy|cloudy|trüb|bewölkt|nublado|gris|nuageu[sx]e?)(?!\p{L})/iu,
  ],
  [
    'dark',
    /(?<!\p{L})(?:in the dark|lights? out|darkness|im dunkeln|dunkel|a oscuras|oscuridad|dans le noir)(?!\p{L})/iu,
  ],
  [
    'street-lamp',
    /(?<!\p{L})(?:street ?lamp|street ?light|straßenlaterne|farola|réverbère)(?!\p{L})/iu,
  ],
];

/** What may be left out by the name of its kind. */
export const kinds = {
  people:
    /(?<!\p{L})(?:people|persons?|(?<=no )one|nobody|anybody|anyone|humans?|mensch(?:en)?|personen|leute|niemand|jemand|gente|alguien|personas?|nadie|gens|personnes?)(?!\p{L})/iu,
  /** Whoever is there besides the cast. */
  others:
    /(?<!\p{L})(?:(?:nobody|no one|anyone|anybody) else|niemand sonst|nadie más|personne d['’]autre|crowds?|others|everybody else|people (?:behind|around)|menge|die anderen|leute (?:hinten|dahinter)|multitud|los demás|gente (?:de|del|al) fondo|foule|les autres|gens derrière)(?!\p{L})/iu,
  faces: /(?<!\p{L})(?:faces?|gesicht\p{L}*|caras?|rostros?|visages?)(?!\p{L})/iu,
  lettering:
    /(?<!\p{L})(?:lettering|letters|writing|words|text|captions?|supers?|titles?|(?:auf|be|in)?schrift(?:en|ung)?|wörter|palabras|mots|inscripci(?:ón|ones)|inscriptions?|text[eo]s?|rótulos?|letras|títulos?|titres?)(?!\p{L})/iu,
  product: /(?<!\p{L})(?:products?|produkt|producto|produit)(?!\p{L})/iu,
  things:
    /(?<!\p{L})(?:things|props|objects|dinge|gegenstände|requisiten|cosas|objetos|objets|accessoires)(?!\p{L})/iu,
} as const;

/** Words within quotation marks are to be lettered. */
export const quoted = /[“"«„‘]([^“”"«»„‘’]{1,160})[”"»“’]/u;

/** What a sign, a card or a screen is to say, and on what it stands. */
export const lettered: readonly RegExp[] = [
  /^(?<on>.+?) (?:(?:should|must|has to|needs to|to) )?(?:say|read)(?:s|ing)?:? (?<text>.+)$/iu,
  /^(?:auf|an) (?<on>.+?) (?:soll|muss|steht):? (?<text>.+?)(?: stehen)?$/iu,
  /^(?:en )?(?<on>.+?) (?:(?:debe|tiene que) )?(?:dice|diga|decir|pone|ponga|poner):? (?<text>.+)$/iu,
  /^(?:sur )?(?<on>.+?) (?:(?:doit|devrait) )?(?:dit|dise|dire|indique[r]?):? (?<text>.+)$/iu,
];

export const weatherSaid: readonly (readonly [ShotChoices['weather'], RegExp])[] = [
  ...falls,
  ['wet', /(?<!\p{L})(?:wet|nass|mojad[oa]|mouillée?)(?!\p{L})/iu],
  ['wind', /(?<!\p{L})(?:wind|windy|windig|viento|vent)(?!\p{L})/iu],
];

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words of asking and of being, as `plain` has them: they say nothing of what is to be seen. */
export const light: Readonly<Record<Tongue, ReadonlySet<string>>> = {
  en: listed(
    'make makes let lets show shows showing have has want wants wanted see seen sees filmed put puts give gives add adds need needs get gets getting look looks looking looked go goes like love try place stand stands standing stood change instead please pls plz thanks thank bit lot sort kind way fine ok okay lol more most really actually join joins joining come comes coming her his s t m re ve ll',
  ),
  de: listed(
    'mach mache machen macht zeig zeige zeigen zeigt sehen sieht gesehen gefilmt schaut schauen gib geben setz stell stellen steht stehen tu rein dazu ändern andern bitte danke mal eher lieber mehr etwas bisschen gut also halt schön schon kommt kommen',
  ),
  es: listed(
    'haz hacer hace pon poner ponga ponle pone muestra mostrar enseña ve ver vea vean visto vista filmado filmada se sale salga da dar dale quiero mejor más mas algo poco poca favor gracias está esta están estan es son sea que parezca parece de pie bien viene vienen llega llegan',
  ),
  fr: listed(
    'fais faites faire fait mets mettez mettre montre montrez montrer voir voit voie voyez vu vue vus vues filmé filme filmée filmee donne donnez veux faut doit ajoute ajoutez plutôt plutot plus peu merci svp plaît plait est sont soit c ça ca bien debout être etre vient viennent arrive arrivent rejoint d l n s j',
  ),
};

/** What a picture, its light and its people's looks are called: what is said of these is said of the view. */
export const ofPicture = listed(
  'shot shots frame picture image view angle camera look scene light lens hour sky move movement composition einstellung bild ansicht blick aufnahme perspektive winkel licht kamera himmel szene bildausschnitt plano encuadre imagen vista toma luz cielo escena angulo camara plan cadre vue vu vus vues prise lumiere ciel cadrage camera heure',
);

/** The picture itself, as `plain` has it: what is not in it, or not to be seen, is left out. */
export const theFrame =
  /^(?:shot|frame|picture|image|scene|bild|einstellung|imagen|plano|cuadro|cadre|plan|visibles?|sichtbar)$/;

/** What everybody has, as `plain` has it. */
export const ofBodies = listed(
  'body bodies head heads leg legs arm arms hand hands finger fingers foot feet shoulder shoulders back neck skin hair eye eyes nose mouth ear ears korper kopf bein beine arme hande finger fuss fusse schulter schultern rucken hals haut haare haar augen nase mund ohren cuerpo cabeza pierna piernas brazo brazos mano manos dedos pie pies hombros espalda cuello piel pelo ojos nariz boca orejas corps tete jambe jambes bras main mains doigts pied pieds epaules dos cou peau cheveux yeux nez bouche oreilles',
);

export const stateWords: Words<(typeof states)[number]> = {
  open: 'open, opened, offen, geoffnet, abiert, ouvert',
  shut: 'shut, closed, geschlossen, zu, cerrad, ferme, fermee, fermes, fermees',
  broken:
    'broken, cracked, smashed, kaputt, zerbrochen, roto, rota, rotos, rotas, casse, cassee, brise',
  wet: 'wet, dripping, soaked, nass, nasse, nasser, mojad, empapad, mouille, trempe',
  empty: 'empty, leer, leere, leeres, leerer, vacio, vacia, vide, vides',
  full: 'full, filled, voll, volle, volles, voller, llen, plein, pleine',
  lit: 'lit, lighted, burning, angezundet, brennend, encendid, allume',
  worn: 'worn out, worn down, abgenutzt, gastad, use, usee',
  whole: 'whole, intact, unbroken, heil, ganz, enter, entier, intact',
};

/** Over whose shoulder it is seen. */
export const overShoulder =
  /(?<!\p{L})(?:over|across|über|por (?:encima|sobre)|sobre|par.dessus|au.dessus de) (?:\p{L}+['’ ]{1,2}){1,4}?(?:shoulders?|schultern?|hombros?|épaules?)(?!\p{L})/iu;

/** What somebody eats or drinks out of stands behind this, as `plain` has it. */
export const outOf: Readonly<Record<Tongue, RegExp>> = {
  en: /^(?:from|out of)$/,
  de: /^aus$/,
  es: /^(?:de|del)$/,
  fr: /^(?:dans|a|au)$/,
};

/** How near it should be: `close`, and of what is refused, `not so close`. */
export const near =
  /(?<!\p{L})(?:close|near|tight|nah|dicht|eng|cerca|près|proche|serré)(?!\p{L})/iu;
export const far = /(?<!\p{L})(?:far|wide|weit|lejos|loin|large)(?!\p{L})/iu;
