// Words and signs that give a language away in a short text.

/** The four languages the writer knows, and three that are easily mistaken for them. */
export type Candidate = 'en' | 'es' | 'fr' | 'de' | 'it' | 'pt' | 'nl';
export const candidates: readonly Candidate[] = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl'];

const common: Record<Candidate, string> = {
  en: `boutique cuisine café shop the a an and or of to in on at by for with from without into is are was be been it its it's
    this that these those we our us you your they their them who which what when where how why not
    don't no yes can will would should all any every each more most some one new fresh free best
    baked dawn buy sell sells sold make makes made making serve serves help helps offer offers bring brings
    store bakery coffee handmade homemade local small family people kids children parents
    workers students home house work day night week morning services company product
    delivery delivered order visit call book about their than then only just after before
    over under between through until while because if so but as have has had get gets keep keeps
    open early late near first last never always still off up out down near own ever again there
    here young old women men neighborhood neighbourhood street city town water shoes clothes food
    movie game series music learn teaching dogs cats safe tired looking want need
    drive driver drivers text wear vote register campaign message public minutes two three four five six seven eight nine ten`,
  es: `jabones el la los las un una unos unas y e o u de del al a en con por para sin sobre desde hasta
    entre que se es son está están fue ser era hay más menos muy ya no sí como cuando donde cómo
    qué quién su sus mi mis tu tus nuestro nuestra nuestros nuestras lo le les nos me te yo este
    esta estos estas ese esa todo toda todos todas cada otro otra mucho mucha nuevo nueva nuevos
    nuevas mejor hacemos hace hacen hecho hecha hechos hechas mano tienda panadería pan café
    casa hogar comida familia familias niños niñas gente personas barrio ciudad pueblo calle
    trabajo día días noche mañana tarde semana año años hora horas servicio servicios empresa
    producto productos venta vende vendemos compra comprar zapatos ropa agua joven jóvenes madre
    padre padres madres mujeres hombres película historia juego aplicación ayuda ayudamos ofrece
    ofrecemos clases curso artesanal artesano natural ecológico gratis envío reserva llama visita
    pedido pequeña pequeño grande fresca fresco antes después siempre nunca también pero porque
    quien abierto abrimos desde cerca vecinos trabajadores estudiantes campaña conducir bebas contra gripe vacuna tres cuatro cinco seis siete ocho nueve diez minutos llega`,
  fr: `à savons le la les un une des du de d' l' c' j' n' s' qu' m' t' au aux et ou où en dans sur sous par
    pour avec sans chez vers entre que qui quoi dont ce cet cette ces se sa son ses mon ma mes ton
    ta tes notre nos votre vos leur leurs je tu il elle nous vous ils elles on est sont été être
    était a ont avons avez pas plus moins très bien tout tous toute toutes chaque autre nouveau
    nouvelle nouveaux meilleur meilleure fait faits faite faites main boutique magasin boulangerie
    pain café maison quartier ville rue famille familles enfants parents gens jour jours nuit matin
    soir semaine an ans heure heures service services entreprise produit produits vente vendons
    acheter chaussures vêtements eau jeune jeunes femmes hommes film histoire jeu application aide
    aidons offre offrons cours artisanal artisanale artisan bio gratuit gratuite livraison
    réserver réservez appelez visitez commande commander petit petite grand grande frais fraîche
    avant après toujours jamais aussi mais parce ouvert ouvre dès près voisins étudiants
    travailleurs levain beurre fabriqué fabriquée cuisine campagne conduire contre grippe deux trois quatre cinq sept huit neuf dix minutes`,
  de: `shop der die das den dem des ein eine einen einem einer eines und oder aber von vom zu zum zur in
    im ins an am auf aus bei mit nach für ohne gegen um über unter zwischen bis seit vor hinter
    durch ist sind war waren wird werden wurde sein haben hat hatte ich du er sie es wir ihr uns
    euch unser unsere unseren unserem unserer euer eure mein meine dein deine seine ihre ihren kein
    keine nicht auch nur noch schon sehr mehr als wie wenn weil dass was wer wo wann warum jeder
    jede jedes jeden alle alles neu neue neuen neuer neues frisch frische frisches frischer gut
    gute besser beste handgemacht handgemachte handgemachtes selbst gebacken laden geschäft
    bäckerei brot kaffee haus hause küche kinder eltern familie familien leute menschen stadt dorf
    straße arbeit tag tage nacht morgen abend woche jahr jahre uhr stunde stunden dienst firma
    produkt produkte verkauf verkaufen verkauft kaufen kauft schuhe kleidung wasser junge jungen
    frauen männer geschichte spiel hilft helfen hilfe bietet bieten kurse kostenlos gratis
    lieferung bestellen besuchen anrufen buchen klein kleine kleines groß große früh spät immer nie
    offen geöffnet nachbarn nachbarschaft studenten studierende pendler leder holz natürlich zwei drei vier fünf sechs sieben acht neun zehn minuten`,
  it: `il lo la i gli le un uno una di del della dei delle dello degli da dal dalla a al alla ai
    in nel nella con su sul sulla per tra fra e ed o che chi cui non è sono era più meno molto come
    quando dove questo questa questi queste nostro nostra nostri nostre vostro suo sua ogni tutto
    tutti tutta anche ma perché ci si noi voi loro casa pane fatto fatta fatti nuovo nuova
    giorno notte sera mattina forno negozio famiglia bambini gente città anni`,
  pt: `à às o a os as um uma uns umas de do da dos das em no na nos nas com por pelo pela para sem sobre
    até entre e ou que se não é são foi ser mais menos muito como quando onde nosso nossa nossos
    nossas seu sua seus suas este esta isso todo todos cada também mas porque você vocês nós eles
    padaria pão feito feita novo nova dia noite manhã casa loja família crianças gente cidade anos`,
  nl: `de het een en of van in op aan met voor zonder uit bij naar over onder tussen tot is zijn was
    wordt worden heeft hebben ik jij je hij zij wij we jullie ons onze mijn niet ook maar nog al
    heel meer dan als wat wie waar wanneer elke elk alle alles nieuw nieuwe vers verse goed goede
    beste bakkerij brood koffie huis kinderen mensen stad straat werk dag nacht ochtend week jaar
    uur winkel gemaakt kopen verkopen`,
};

const owners = new Map<string, Candidate[]>();
for (const language of candidates) {
  for (const word of new Set(common[language].split(/\s+/))) {
    owners.set(word, [...(owners.get(word) ?? []), language]);
  }
}

/** The languages a word is common in; none when it says nothing. */
export const languagesOfWord = (word: string): readonly Candidate[] => owners.get(word) ?? [];

/** Endings and signs inside a word, with the language they speak for and how loudly. */
export const wordSigns: [pattern: RegExp, language: Candidate | 'other', weight: number][] = [
  [/ñ/, 'es', 3],
  [/\p{L}{2}(?:ción|ciones|dades|dad|mente|ería|erías|iendo|ando|amos|emos|imos)$/u, 'es', 1],
  [/\p{L}{2}(?:anal|ional|ical|ural|ital|oral)es$/u, 'es', 1.25],
  [/[íóú]|^ll/, 'es', 0.75],
  [/\p{L}{3}[oa]s$/u, 'es', 0.3],
  [/\p{L}{3}[oa]s$/u, 'pt', 0.3],
  [/ß/, 'de', 3],
  [/[äöü]/, 'de', 1],
  [
    /\p{L}{4}ung(?:en)?$|(?:keit|heit|lich|lich[es]r?|ische?[rsn]?|schaft|erei|iert[en]?)$/u,
    'de',
    1,
  ],
  [
    /\p{L}{2}(?:werkstatt|wechsel|(?<!un|ver)laden|praxis|schule|beratung|pflege|kurse?)$/u,
    'de',
    2,
  ],
  [/sch(?!o|ed|em)|(?<!kit)chen$/, 'de', 0.75],
  [/^ge(?!nerate|ntle|rma)\p{L}{3,}(?:t|te|ten|tes|ter)$/u, 'de', 0.75],
  [/[œêèùûîï]|ç[ao]|ités?$|[^aeiou]ié$/, 'fr', 1],
  [
    /\p{L}{2}(?:eux|euse|euses|erie|eries|aise|aises|iquement|ellement|naux|maux|vons|ée|ées|ez)$/u,
    'fr',
    0.75,
  ],
  [/(?<!un|bout|ant|techn|crit|phys|myst)iques?$/, 'fr', 0.75],
  // `Récolté`, `chauffées`; no café.
  [/\p{L}{4}[^aeioujqg]ée?s?$/u, 'fr', 0.6],
  [/(?:ness|ship|ful|ing|ings|ly|ight|ed)$/, 'en', 0.75],
  [/(?:ção|ções|ões|ãe|ão)$|[ãõ]/, 'pt', 3],
  [/(?:zione|zioni|ità|ezza|iamo)$/, 'it', 1.5],
  [/(?:ij|heid|lijk|lijke|ijn)$/, 'nl', 1.5],
  [/ää|öö|yö|vät$|[sl][sl]ä$|stä$/, 'other', 3],
  [/[åøæąęłńśźżčřšžěůğışțșăőű]/, 'other', 3],
];
