// Closed classes the checks of sentences need, folded. Data only.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';

type Words = Record<Tongue, ReadonlySet<string>>;
const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** No line ends with one of these. */
export const danglers: Words = {
  en: listed(
    'a an the and or but nor than my your our their its of per which whose because although while',
  ),
  de: listed(
    'der die das dem den des ein eine einen einem einer eines und oder aber sondern weil dass dein deine deinen ihre ihren unser unsere von fur im am beim zum zur vom ins ans',
  ),
  es: listed(
    'el la los las un una unos unas al del y e o u ni pero mi tu su sus de con sin para por en que cuyo cuya',
  ),
  fr: listed(
    'le la les un une des du au aux et ou mais ni mon ma mes ton ta tes son sa ses notre nos votre vos de sans que dont chez l d qu',
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
