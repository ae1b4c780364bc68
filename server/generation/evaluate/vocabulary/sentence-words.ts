// Closed classes the checks of sentences need, folded. Data only.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';

type Words = Record<Tongue, ReadonlySet<string>>;
const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** No line ends with one of these, which alone are not folded: `là` may end a line. */
export const danglers: Words = {
  en: listed(
    'a an the and or but nor than my your our their its of per which whose because although while',
  ),
  de: listed(
    'dem den des eine einen einem einer eines und oder aber sondern weil dass dein deine deinen ihre ihren unser unsere von für am beim zum zur vom ins ans',
  ),
  es: listed(
    'el la los las un una unos unas al del y o ni mi tu su sus de con sin para por en cuyo cuya',
  ),
  fr: listed(
    'le la les un une des du au aux et ou mais ni mon ma mes ton ta tes son sa ses notre nos votre vos de sans que dont chez',
  ),
};

/** A sentence that begins with one is the half of another, unless it asks. */
export const relatives: Words = {
  en: listed('which whose whom'),
  de: listed('dessen deren welcher welches'),
  es: listed('cuyo cuya cuyos cuyas'),
  fr: listed('dont lequel laquelle lesquels lesquelles duquel auquel'),
};

/** What may stand twice. */
export const doublesAllowed: Words = {
  en: listed(
    'that had very really no yes so knock tick tock now bye ha hey come never again more and',
  ),
  de: listed('die der das sie nein ja sehr so ganz tick tack viel'),
  es: listed('no si muy ya toc tic tac'),
  fr: listed('nous vous non oui tres si toc tic tac bien'),
};

export const bodyParts: Words = {
  en: listed('hand hands finger fingers arm arms thumb thumbs'),
  de: listed('hand hande finger arm arme daumen'),
  es: listed('mano manos dedo dedos brazo brazos'),
  fr: listed('main mains doigt doigts bras'),
};

/** What takes a whole person. */
export const personVerbs: Words = {
  en: listed(
    'look looks smile smiles step steps walk walks say says speak speaks nod nods laugh laughs sit sits stand stands think thinks listen listens run runs',
  ),
  de: listed(
    'schaut schauen blickt blicken sieht sehen lachelt lacheln geht gehen lauft laufen sagt sagen spricht sprechen nickt nicken lacht lachen sitzt sitzen denkt denken',
  ),
  es: listed(
    'mira miran sonrie sonrien anda andan camina caminan dice dicen habla hablan asiente rie rien piensa piensan corre corren',
  ),
  fr: listed(
    'regarde regardent sourit sourient marche marchent dit disent parle parlent rit rient pense pensent court courent',
  ),
};

/** A sentence of nothing but these and function words is an exclamation, and needs no verb. */
export const interjections: Words = {
  en: listed(
    'yes no now good right hello hi hey thanks thank please soon today tonight tomorrow exactly almost nearly mostly nice sorry well once twice goodbye okay ok ready done enough first last maybe perhaps closer nearer',
  ),
  de: listed(
    'ja nein gut hallo danke bitte bald heute morgen fast genau stimmt fertig endlich genug einmal zweimal erst vielleicht leider nun besser naher jemand vorwarts',
  ),
  es: listed(
    'si no bien hola gracias ahora hoy manana pronto casi exacto listo basta bueno quiza despues antes cerca lejos',
  ),
  fr: listed(
    'oui non bien bonjour merci bientot demain aujourd hui presque exactement voila assez bon apres avant enfin pres loin longtemps',
  ),
};

/** `No cuts.`, `Sans coupe.`: a refusal is an exclamation. */
export const refusals: ReadonlySet<string> = listed(
  'no not never kein keine keinen nie ohne nicht sin nunca ni sans pas jamais aucun aucune',
);
