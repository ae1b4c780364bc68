// What a director's note is known by, in English, German, Spanish and French.
import type { lights, ShotChoices } from '#domain/storyboard/shot-plan.ts';

/** Says that something is to be left out. */
export const refuses =
  /(?<!\p{L})(?:no|not|without|don['’]t|never|nobody|no one|remove|drop|lose|leave out|take out|take away|get rid of|kein(?:e[mnrs]?)?|ohne|nicht|niemand|weg mit|entfern\w*|sin|ning[uú]n[oa]?|nada de|nadie|quit(?:a|ar|en)|elimina\w*|sans|pas (?:de|d['’])|aucune?|personne|enl[eè]ve\w*|retire\w*|(?:should|must|has to|have to) go(?! to)|soll(?:en)? weg|muss weg|weglassen)(?!\p{L})/iu;

/** Says of a garment that it is taken off. */
export const takesOff =
  /(?<!\p{L})(?:(?:tak|pull|slip|get|put)\p{L}* (?:.{1,40} )?off|off$|remov\p{L}*|(?:ab|aus)$|(?:ab|aus)(?:ge|zu)?(?:nehm|setz|leg|zieh|zog|nomm|nimm)\p{L}*|(?:se |que )?qu[ií]t\p{L}*|enl[eè]v\p{L}*|[oô]t(?:e|es|er|ez|ent|ant)|retir\p{L}*)(?!\p{L})/iu;

/** What parts one wish from the next. */
export const joints =
  /[,;.!?\n]+(?=\s|$)|\s(?:but|sondern|aber|sino|pero|mais|and then|und dann)\s|\s(?:and|und|y|et)\s(?=(?:no|not|without|kein|ohne|sin|sans|pas|she|he|they|sie|er|ella|él|elle|il)(?!\p{L}))/iu;

/** A wish about somebody's clothes. */
export const wearing =
  /(?<!\p{L})(?:wears?|wearing|dressed in|puts? on|in (?:a|an|the|her|his|their)|trägt|tragen|angezogen|zieht .{0,40} an|im|in (?:einem|einer|dem|der)|lleva|viste|vestid[oa]|con (?:un|una|el|la|su)|porte|vêtue?|habillée?|en|avec (?:un|une|le|la|son|sa))(?!\p{L})/iu;

/** A wish about what is in somebody's hand. */
export const holding =
  /(?<!\p{L})(?:holds?|holding|carr(?:y|ies|ying)|in (?:her|his|their) hands?|hält|halten|in der hand|sostiene|tiene en la mano|en la mano|tient|à la main|dans la main)(?!\p{L})/iu;

/** With something: of a garment, that it is worn. */
export const withIt = /(?<!\p{L})(?:with|mit|con|avec)(?!\p{L})/iu;

/** Nobody but whom it names. */
export const only =
  /(?<!\p{L})(?:only|just|nur|bloß|solo|sólo|solamente|seulement|rien que)(?!\p{L})/iu;
export const adults =
  /(?<!\p{L})(?:adults?|grown-?ups?|erwachsenen?|adult[oa]s|adultes?)(?!\p{L})/iu;
export const children =
  /(?<!\p{L})(?:child(?:ren)?|kids?|kind(?:er)?|niñ[oa]s?|enfants?)(?!\p{L})/iu;

/** The picture itself, and how near it is: no thing in it. */
export const theFrame =
  /(?<!\p{L})(?:(?:in|on|out of|within) (?:the )?(?:frame|picture|shot|image)|im bild|auf dem bild|en (?:el )?(?:cuadro|encuadre|plano)|en la imagen|dans (?:le cadre|l['’]image|le champ)|à l['’]image|(?:primer|primerísimo) plano|plano (?:medio(?: corto)?|general|entero|americano|detalle)|(?:très )?gros plan|plan (?:large|moyen|général|rapproché|américain|d['’]ensemble)|close[- ]?up|(?:wide|medium|long|full) shot|nahaufnahme|großaufnahme|halbtotale|totale)(?!\p{L})/giu;

export const fromBehind =
  /(?<!\p{L})(?:from (?:behind|the back)|back to (?:the )?camera|her back to us|his back to us|von hinten|rückenansicht|de espaldas|desde atrás|de dos)(?!\p{L})/iu;
export const alone = /(?<!\p{L})(?:alone|by (?:her|him)self|allein|sol[oa]|seule?)(?!\p{L})/iu;

export const angleSaid: readonly (readonly [ShotChoices['angle'], RegExp])[] = [
  [
    'overhead',
    /(?<!\p{L})(?:overhead|top shot|straight down|bird['’]?s eye|draufsicht|senkrecht von oben|cenital|vue du dessus)/iu,
  ],
  [
    'low',
    /(?<!\p{L})(?:low angle|from (?:below|low down)|untersicht|von unten|contrapicado|desde abajo|contre-plongée|d['’]en bas)/iu,
  ],
  [
    'high',
    /(?<!\p{L})(?:high angle|from above|aufsicht|von oben|picado|desde arriba|plongée|d['’]en haut)/iu,
  ],
  ['eye', /(?<!\p{L})(?:eye[- ]level|augenhöhe|altura de los ojos|hauteur d['’]yeux)/iu],
];

export const nearer =
  /(?<!\p{L})(?:closer|nearer|tighter|näher|enger|más cerca|plus près|plus serré)(?!\p{L})/iu;
export const farther =
  /(?<!\p{L})(?:wider|further (?:away|back)|farther|weiter weg|weiter|más lejos|más abierto|plus loin|plus large)(?!\p{L})/iu;

export const together =
  /(?<!\p{L})(?:two (?:people|of them)|zwei (?:menschen|personen|leute)|dos personas|deux personnes)(?!\p{L})/iu;

/** The camera itself is no thing in the picture. */
export const theCamera =
  /(?<!\p{L})(?:(?:the|die|der|la) )?(?:camera|kamera|cámara|caméra)(?: (?:moves?|angle))?(?!\p{L})/giu;

/** One thing in the place of another: what goes, and what comes. */
export const swaps: readonly RegExp[] = [
  /(?<!\p{L})(?:replace|swap) (?<out>.+?) (?:with|by|for) (?<in>.+)/iu,
  /(?<in>.+?) (?:instead of|in place of|statt|anstelle von|en lugar de|en vez de|au lieu de|à la place de) (?<out>.+)/iu,
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
    /(?<!\p{L})(?:people|persons?|body|one|nobody|anybody|anyone|humans?|faces?|mensch(?:en)?|personen|leute|niemand|jemand|gente|alguien|personas?|nadie|gens|personnes?)(?!\p{L})/iu,
  lettering:
    /(?<!\p{L})(?:lettering|letters|text|captions?|supers?|titles?|schrift|text[eo]s?|rótulos?|letras|títulos?|titres?)(?!\p{L})/iu,
  product: /(?<!\p{L})(?:products?|produkt|producto|produit)(?!\p{L})/iu,
  things:
    /(?<!\p{L})(?:things|props|objects|dinge|gegenstände|requisiten|cosas|objetos|objets|accessoires)(?!\p{L})/iu,
} as const;

/** Words within quotation marks are to be lettered. */
export const quoted = /[“"«„‘]([^“”"«»„‘’]{1,160})[”"»“’]/u;

export const weatherSaid: readonly (readonly [ShotChoices['weather'], RegExp])[] = [
  [
    'wet',
    /(?<!\p{L})(?:rain\w*|wet|regen|regnet|nass|lluvia|llueve|mojad[oa]|pluie|pleut|mouillée?)(?!\p{L})/iu,
  ],
  ['snow', /(?<!\p{L})(?:snow\w*|schnee|schneit|nieve|nieva|neige)(?!\p{L})/iu],
  ['wind', /(?<!\p{L})(?:wind|windy|windig|viento|vent)(?!\p{L})/iu],
];
