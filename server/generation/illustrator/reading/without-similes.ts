// A text without its comparisons: in `cracks like a map`, `weich wie ein Kissen`, `comme un nuage`
// the map, the pillow and the cloud are not in the picture.

// To the end of the phrase: a mark, a word that begins another, or nine words.
const phrase = String.raw`(?:\s+(?!(?:and|while|when|but|before|until|und|während|bevor|aber|y|mientras|pero|et|pendant|tandis|mais)\b)[^\s.,;:!?–—()"“”«»]+){0,9}`;
// A whole clause: `as if she lay in bed`, `als wäre es ein Bett`.
const clause = `[^.,;:!?–—()"“”«»]*`;
const one = `(?:a|an|the|some|any|his|her|its|their|our|your|my)`;

// After these `like` is what somebody does: `people who like a walk`.
const likers = String.raw`(?<!\b(?:i|you|we|they|who|that|would|could|might|may|will|to|not|don['’]t|do|didn['’]t|did|also|really|both|people|customers|kids|children)\s)(?<!['’]d\s)`;
const adjectives =
  'soft|quiet|calm|light|big|small|hard|warm|cold|cool|thin|thick|bright|flat|dark|white|black|red|clean|clear|fresh|heavy|smooth|sharp|fast|slow|quick|strong|tall|wide|deep|dry|sweet|simple|round|crisp|loud|silent|gentle|tough|high|snug|cosy|cozy|comfortable|solid|fluffy|pretty|large|tiny|huge|golden|hot|rough';

const english = [
  String.raw`${likers}\blike\s+(?:(?:in|on|at|from|inside)\s+)?${one}\b`,
  // `tastes like clouds` compares without an article too.
  String.raw`(?<=\b(?:look|feel|sound|smell|taste|seem|shine|glow|crack)(?:s|ed|ing)?\s)like\b`,
  String.raw`\bas\s+(?!(?:well|soon|far|much|many)\b)[\p{L}-]+\s+as\b`,
  String.raw`(?<=\b(?:${adjectives})\s)as\s+${one}\b`,
  String.raw`(?<!\b(?:more|less|rather|other)\s)\bthan\s+${one}\b`,
];
const german = [
  // After a comma `wie ein Bus hält` is how a bus stops; only a noun at its end is compared with.
  String.raw`(?<!,\s?)(?<!\p{L})wie\s+(?:ein(?:e[nmrs]?)?|auf|aus|im|in)(?!\p{L})`,
  String.raw`(?<=\p{L}\s)(?<!\b(?:sieht|sehen|zeigt|zeigen|hört|hören|merkt|weiß)\s)wie\s+(?:der|die|das|den|dem)(?!\p{L})`,
  String.raw`(?<=\bso\s\p{L}+\s)wie(?!\p{L})`,
  String.raw`(?<=\p{L}er\s)(?<!\b(?:lieber|eher)\s)als\s+ein(?:e[nmrs]?)?(?!\p{L})`,
];
const comparedNoun =
  /(?<=,\s?)wie\s+ein(?:e[nmrs]?)?(?:\s+[^\s.,;:!?]+){0,4}\s+\p{Lu}[\p{L}-]*(?=\s*(?:[.,;:!?–—]|$))/gu;
// `Weich wie Watte`; and where a sentence begins with it, its verb and the rest are told of the thing.
const bareNoun =
  /(?<=\p{Ll}\s)(?<!\b(?:sieht|sehen|zeigt|zeigen|hört|hören|merkt|weiß|erklärt|erzählt|so)\s)wie\s+\p{Lu}[\p{L}-]*/gu;
const openingNoun =
  /(?<![^.!?]\s|\S)Wie\s+ein(?:e[nmrs]?)?\s+(?:\p{Ll}+\s+)?\p{Lu}[\p{L}-]*(?:\s+(?:im|am|in|auf|aus)\s+(?:\p{Ll}+\s+)?\p{Lu}[\p{L}-]*)?(?=\s\p{Ll})/gu;
const romance = [
  String.raw`(?<=\btan\s\p{L}+\s)como(?!\p{L})`,
  String.raw`(?<!\b(?:yo|nunca|siempre|hoy)\s)(?<!\p{L})como\s+(?:(?:en|de|sobre)\s+)?(?:un[ao]?s?|el|la|los|las|su|mi|tu)(?!\p{L})`,
  String.raw`(?<=(?:más|menos)\s\p{L}+\s)que\s+(?:un[ao]?s?|el|la)(?!\p{L})`,
  String.raw`(?<!\p{L})comme\s+(?:(?:dans|sur|chez|à|de)\s+)?(?:une?|les?|la|des|du|au|sa|son|ses|l['’])(?!\p{L}{2})`,
  String.raw`(?<=(?:plus|moins|aussi)\s\p{L}+\s)qu['’]une?(?!\p{L})`,
  String.raw`(?<!\p{L})tel(?:le)?s?\s+une?(?!\p{L})`,
];
const supposed = [
  String.raw`\bas\s+(?:if|though)\b`,
  String.raw`(?<!\p{L})als\s+(?:wäre|wären|wär|ob|hätte|hätten|läge|stünde|käme)(?:n)?(?!\p{L})`,
  String.raw`(?<!\p{L})como\s+si(?!\p{L})`,
  String.raw`(?<!\p{L})comme\s+(?:si(?!\p{L})|s['’])`,
];

const similes = new RegExp(
  [
    ...supposed.map((start) => start + clause),
    ...[...english, ...german, ...romance].map((start) => start + phrase),
  ].join('|'),
  'giu',
);

/** The text with nothing in it that something is only compared with. */
export const withoutSimiles = (text: string): string =>
  [comparedNoun, bareNoun, openingNoun, similes].reduce(
    (rest, simile) => rest.replace(simile, ' '),
    text,
  );
