// Parts of speech of a Spanish sentence in one pass.

import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import { isName } from '../subject/is-name.ts';
import { cutTokens } from '../text/cut-tokens.ts';
import type { Tag, Token } from '../text/tongue.ts';
import { forms, unknownWe } from './verbs.ts';

const list = (words: string) => words.trim().split(/\s+/);
const classes: [Tag, string][] = [
  [
    'det',
    'el la los las un una unos unas este esta estos estas ese esa esos esas aquel aquella cada todo toda todos todas otro otra otros otras mucho mucha muchos muchas poco poca pocos pocas algún alguna algunos algunas ningún ninguna varios varias ambos ambas cualquier tanto tanta más menos lo',
  ],
  ['poss', 'mi mis tu tus su sus nuestro nuestra nuestros nuestras'],
  [
    'num',
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento mil millón millones medio media docena',
  ],
  [
    'pron',
    'yo tú él ella ello nosotros nosotras ellos ellas usted ustedes alguien nadie nada algo esto eso aquello quienes uno',
  ],
  ['obj', 'me te se nos os le les ti mí sí'],
  [
    'prep',
    'de del en a al con sin por para desde hasta entre sobre bajo contra hacia según durante tras ante mediante excepto salvo',
  ],
  ['and', 'y e o u pero ni sino'],
  ['sub', 'si cuando porque aunque mientras pues así como donde'],
  ['rel', 'que quien cual cuales cuyo cuya'],
  ['wh', 'qué quién cuál cuánto cuánta cuántos cómo dónde cuándo'],
  [
    'be',
    'es son soy eres somos está están estoy estás estamos era eran fue fueron será serán sea sean',
  ],
  [
    'aux',
    'ha han he has hemos había habían hay puede pueden podemos puedo puedes debe deben podrá',
  ],
  ['neg', 'no nunca jamás'],
  [
    'adv',
    'muy también ya aún todavía siempre hoy mañana ayer aquí allí ahora bien mal solo sólo casi además luego después antes dentro fuera arriba abajo cerca lejos gratis juntos incluso tampoco quizás menos tarde pronto directamente',
  ],
];
const closed = new Map(
  classes.flatMap(([tag, words]) => list(words).map((word) => [word, tag] as const)),
);

const adjective =
  /(?:oso|osa|osos|osas|able|ables|ible|ibles|al|ales|ivo|iva|ivos|ivas|ico|ica|icos|icas|ado|ada|ados|adas|ido|ida|idos|idas|ante|antes|iente|il|iles|ario|aria|esa|eño|eña|ito|ita|oso)$/;
const common = new Set(
  list(
    'nuevo nueva nuevos nuevas buen buena buenos bueno gran grande grandes pequeño pequeña pequeños mejor mejores rojo roja azul azules verde verdes blanco blanca negro negra viejo vieja joven jóvenes primer primera último última mismo misma largo larga corto corta alto alta bajo frío fría caliente seco seca fresco fresca limpio limpia sucio vivo viva vivos vivas entero entera rígido rígida fino fina duro dura blando suelto suave libre libres abierto abierta cerrado cerrada hecho hecha roto rota escrito mayores menor menores fácil fáciles gratuito gratuita sola solo lento rápido rápida dulce zurdo zurda zurdos sordo sordos único única propio propia lleno llena vacío vacía plegable',
  ),
);
const participle = /(?:ado|ada|ados|adas|ido|ida|idos|idas)$/;

/** The words of a sentence with their parts of speech. */
export function tagSpanish(text: string, names: ReadonlySet<string>): Token[] {
  const tokens = cutTokens(text);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.tag !== 'other') continue;
    const before = tokens[at - 1];
    const after = tokens[at + 1];
    const { low } = token;
    const capital = /^\p{Lu}/u.test(token.text);
    const opens = before === undefined || before.tag === 'punct' || before.tag === 'and';
    const kind = closed.get(low);
    const verb =
      forms.get(low) ??
      (unknownWe(low) ? { lemma: unknownWe(low) ?? low, form: 'we' as const } : undefined);
    if (isName(tokens, at, names)) token.tag = 'name';
    else if (kind) closedClass(token, kind, before, after, tokens[at + 2]);
    else if (capital && at > 0 && !/^[.:¿¡"«(!?]$/.test(before?.text ?? '')) token.tag = 'name';
    else if (verb && isVerbHere(verb.form, low, before, after, opens)) {
      token.tag = 'verb';
      token.lemma = verb.lemma;
      token.form = verb.form === 'third' && opens && at === 0 ? 'third' : verb.form;
    } else if (isUnknownVerb(low, before, after, opens)) {
      token.tag = 'verb';
      token.lemma = low.replace(/n$/, '').replace(/a$/, 'ar').replace(/e$/, 'er');
      token.form = low.endsWith('n') ? 'plural' : 'third';
    } else if (at === 0 && isUnknownI(low, after)) {
      token.tag = 'verb';
      token.lemma = low.replace(/o$/, 'ar');
      token.form = 'i';
    } else if (low.endsWith('mente') && low.length > 7) token.tag = 'adv';
    else if (/(?:ando|iendo|yendo)$/.test(low) && low.length > 5) token.tag = 'ing';
    else if (
      /^(?:noun|name|adj|pp)$/.test(before?.tag ?? '') &&
      (common.has(low) || adjective.test(low))
    )
      token.tag = participle.test(low) ? 'pp' : 'adj';
    else if (before?.tag === 'be' || (before?.tag === 'adv' && tokens[at - 2]?.tag === 'be'))
      token.tag = participle.test(low)
        ? 'pp'
        : common.has(low) || adjective.test(low)
          ? 'adj'
          : 'noun';
    else if (before?.tag === 'aux' && participle.test(low)) token.tag = 'pp';
    else if (
      common.has(low) &&
      after &&
      (after.tag === 'other' || after.tag === 'num') &&
      !closed.has(after.low)
    )
      token.tag = 'adj';
    else if (opens && participle.test(low) && (!after || closed.get(after.low) === 'prep'))
      token.tag = 'pp';
    else if (common.has(low) && !/^(?:det|poss|prep|num)$/.test(before?.tag ?? ''))
      token.tag = 'adj';
    else token.tag = 'noun';
    if (token.tag === 'noun') {
      const single = singularOf(low);
      token.lemma = single.lemma;
      token.plural = single.plural;
    }
  }
  return tokens;
}

function closedClass(
  token: Token,
  kind: Tag,
  before: Token | undefined,
  after: Token | undefined,
  afterNext: Token | undefined,
): void {
  token.tag = kind;
  const { low } = token;
  const verbNext = after !== undefined && forms.has(after.low) && !closed.has(after.low);
  if (
    /^(?:la|las|los|lo)$/.test(low) &&
    verbNext &&
    forms.get(after.low)?.form !== 'infinitive' &&
    before?.tag !== 'prep' &&
    !(before === undefined)
  )
    token.tag = 'obj';
  // `Los cultiva una cooperativa`: the object stands before its verb.
  if (
    /^(?:la|las|los|lo)$/.test(low) &&
    afterNext &&
    /[ae]n?$/.test(after?.low ?? '') &&
    /^(?:det|poss)$/.test(closed.get(afterNext.low) ?? '')
  )
    token.tag = 'obj';
  if (low === 'media' || low === 'medio')
    token.tag = /^(?:noun)$/.test(before?.tag ?? '') ? 'adj' : 'num';
  if (
    (low === 'menos' || low === 'más') &&
    !(after && after.tag === 'other' && !closed.has(after.low))
  )
    token.tag = 'adv';
  if (low === 'que' && (before?.tag === 'verb' || before?.tag === 'be')) token.tag = 'sub';
  if (low === 'como' && before?.tag !== 'punct' && before !== undefined) token.tag = 'prep';
  if (low === 'uno' || low === 'nada' || low === 'nadie') token.plural = false;
  if (low === 'ellos' || low === 'ellas' || low === 'ustedes') token.plural = true;
  if (low === 'sin' && after?.tag === 'other') token.tag = 'prep';
}

function isVerbHere(
  form: string,
  low: string,
  before: Token | undefined,
  after: Token | undefined,
  opens: boolean,
): boolean {
  if (/^(?:det|poss|num)$/.test(before?.tag ?? '')) return false;
  if (before?.tag === 'prep') return form === 'infinitive';
  if (form === 'infinitive') return true;
  if (
    before?.tag === 'obj' ||
    before?.tag === 'pron' ||
    before?.tag === 'rel' ||
    before?.tag === 'neg'
  )
    return true;
  const next = after ? (closed.get(after.low) ?? after.tag) : 'end';
  if (form === 'we') return true;
  if (opens || before?.tag === 'sub' || before?.tag === 'adv')
    return (
      /^(?:det|poss|prep|num|adv|obj|end|money|rel|other|wh|neg)$/.test(next) &&
      !(next === 'prep' && after?.low === 'de') &&
      !(next === 'end' && before === undefined && low.length > 8)
    );
  if (form === 'third' || form === 'plural')
    return (
      /^(?:noun|name|adj|pp|link)$/.test(before?.tag ?? '') &&
      !(next === 'prep' && after?.low === 'de' && !low.endsWith('n'))
    );
  return false;
}

// `Afilo cuchillos`: nothing that is named stands before another name without a word between them.
const isUnknownI = (low: string, after: Token | undefined) =>
  /[^aeiou]i?o$/.test(low) &&
  low.length > 3 &&
  after !== undefined &&
  !lookUpNoun(low, 'es') &&
  !adjective.test(low) &&
  !common.has(low) &&
  (/^(?:el|la|los|las|un|una|unos|unas|mi|tu|su)$/.test(after.low) ||
    (after.tag === 'other' && /s$/.test(after.low) && lookUpNoun(after.low, 'es') !== undefined));

// `La palanca bloquea el respaldo`: between a noun and an article stands a verb.
function isUnknownVerb(
  low: string,
  before: Token | undefined,
  after: Token | undefined,
  opens: boolean,
): boolean {
  if (
    !/[^aeiou][ae]n?$|[ií]a?n?$|[ou]an?$|ea$/.test(low) ||
    low.length < 5 ||
    common.has(low) ||
    adjective.test(low)
  )
    return false;
  const next = after ? closed.get(after.low) : undefined;
  if (before?.tag === 'obj') return true;
  return (
    !opens &&
    /^(?:noun|name|adj|pp)$/.test(before?.tag ?? '') &&
    (next === 'det' || next === 'poss') &&
    !/(?:ción|dad|ismo|or)$/.test(low)
  );
}

/** `bancos` → `banco`. */
export function singularOf(low: string): { lemma: string; plural: boolean } {
  if (
    low.length < 4 ||
    !low.endsWith('s') ||
    /(?:is|us|ás|és)$/.test(low) ||
    /^(?:lunes|martes|jueves|viernes|gratis|gas|mes|país|paraguas|tijeras|gafas)$/.test(low)
  )
    return { lemma: low, plural: /^(?:tijeras|gafas)$/.test(low) };
  if (/ciones$|siones$|ones$/.test(low)) return { lemma: low.replace(/ones$/, 'ón'), plural: true };
  if (/ces$/.test(low)) return { lemma: low.replace(/ces$/, 'z'), plural: true };
  if (
    /(?:[lrndj]|y|d)es$/.test(low) &&
    !/(?:che|dre|bre|rre|nte|ble|ne|que|tre|re|le|de)s$/.test(low)
  )
    return { lemma: low.slice(0, -2), plural: true };
  if (/(?:ores|ales|eles|iles|oles|dades|tudes|ares|eres)$/.test(low))
    return { lemma: low.slice(0, -2), plural: true };
  return { lemma: low.slice(0, -1), plural: true };
}

/** By ending, where it is sure enough. */
export function genderOf(lemma: string): 'm' | 'f' | undefined {
  if (/^(?:mano|foto|moto|radio)$/.test(lemma)) return 'f';
  if (
    /^(?:día|mapa|sofá|problema|sistema|programa|clima|idioma|tema|aroma|poema|drama)$/.test(lemma)
  )
    return 'm';
  if (/(?:ción|sión|dad|tad|tud|umbre|ez|a)$/.test(lemma)) return 'f';
  if (/(?:o|or|aje|ón|án|ín|al|el|il|ol|ar|ete|ote|ate)$/.test(lemma)) return 'm';
  return undefined;
}
