// Parts of speech of a French sentence in one pass.

import { isName } from '../subject/is-name.ts';
import { cutTokens } from '../text/cut-tokens.ts';
import type { Tag, Token } from '../text/tongue.ts';
import { forms, unknownForm } from './verbs.ts';

const list = (words: string) => words.trim().split(/\s+/);
const classes: [Tag, string][] = [
  [
    'det',
    "le la les l' un une des ce cet cette ces chaque tout toute tous toutes quelques plusieurs autre autres certains certaines aucun aucune même mêmes",
  ],
  ['poss', 'mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs'],
  [
    'num',
    'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent mille million demi demie douzaine',
  ],
  [
    'pron',
    "je j' tu il elle on nous vous ils elles ça cela ceci c' rien personne quelqu'un chacun celui celle ceux",
  ],
  ['obj', "me m' te t' se s' y en lui leur eux moi toi"],
  [
    'prep',
    "de d' du à au aux avec sans par pour dans sur sous en entre chez vers contre depuis pendant avant après dès jusque jusqu' jusqu'à malgré selon devant derrière hors sauf près",
  ],
  ['and', 'et ou ni mais'],
  ['sub', "si s'il quand lorsque lorsqu' parce puisque puisqu' car comme donc alors tandis"],
  ['rel', "qui que qu' dont où lequel laquelle"],
  ['wh', 'quoi quel quelle quels quelles comment pourquoi combien'],
  ['be', 'est sont suis es sommes êtes était étaient sera seront soit soient fut'],
  [
    'aux',
    'a ont ai as avons avez avait avaient peut peuvent pouvons pouvez doit doivent devez faut',
  ],
  ['neg', "ne n' pas jamais plus guère"],
  [
    'adv',
    'très aussi déjà encore toujours aujourd demain hier ici là maintenant bien mal seulement presque puis ensuite avant dedans dehors haut loin gratuitement ensemble même souvent tôt tard vite trop peu non directement surtout',
  ],
];
const closed = new Map(
  classes.flatMap(([tag, words]) => list(words).map((word) => [word, tag] as const)),
);
const common = new Set(
  list(
    'nouveau nouvelle nouveaux nouvelles bon bonne bons bonnes grand grande grands grandes petit petite petits petites meilleur meilleure rouge bleu bleue vert verte blanc blanche noir noire vieux vieille jeune jeunes premier première dernier dernière long longue court courte haut haute bas basse froid froide chaud chaude sec sèche frais fraîche propre sale vif vivant entier entière raide fin fine dur dure mou doux douce libre ouvert ouverte fermé fermée fait faite cassé gratuit gratuite seul seule lent lente rapide gaucher gauchers sourd sourds plein pleine vide usé usée beau belle gros grosse lourd léger légère',
  ),
);
const adjective =
  /(?:eux|euse|euses|able|ables|ible|ibles|al|ale|ales|aux|if|ive|ifs|ives|ique|iques|el|elle|els|elles|ien|ienne|ais|aise|ois|oise|ant|ante|ants|antes|aire|aires)$/;
const participle = /(?:é|ée|és|ées|i|ie|is|ies|u|ue|us|ues|ert|erte|it|ite)$/;
const surePp = /(?:é|ée|és|ées|ert|erte|ue|ues)$/;

// `l'eau` is two words to grammar.
function split(token: Token): Token[] {
  const parts =
    token.tag === 'other'
      ? /^(l|d|qu|n|s|c|j|m|t|lorsqu|puisqu|jusqu)'(.+)$/.exec(token.low)
      : null;
  if (!parts) return [token];
  const cut = token.start + (parts[1]?.length ?? 0) + 1;
  return [
    { ...token, text: token.text.slice(0, cut - token.start), low: `${parts[1]}'`, end: cut },
    { ...token, text: token.text.slice(cut - token.start), low: parts[2] ?? '', start: cut },
  ];
}

/** The words of a sentence with their parts of speech. */
export function tagFrench(text: string, names: ReadonlySet<string>): Token[] {
  const tokens = cutTokens(text).flatMap(split);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.tag !== 'other') continue;
    let back = at - 1;
    while (tokens[back]?.tag === 'neg' || (tokens[back]?.tag === 'adv' && back > 0)) back--;
    const before = tokens[back];
    const after = tokens[at + 1];
    const { low } = token;
    const capital = /^\p{Lu}/u.test(token.text);
    const opens = at === 0 || /^(?:punct|and)$/.test(tokens[at - 1]?.tag ?? '');
    const kind = closed.get(low);
    const verb = forms.get(low) ?? unknownForm(low);
    if (isName(tokens, at, names)) token.tag = 'name';
    else if (low === 'entre' && before?.tag === 'pron') {
      token.tag = 'verb';
      token.lemma = 'entrer';
      token.form = 'third';
    } else if (kind) closedClass(token, kind, tokens[at - 1], after);
    else if (
      capital &&
      at > 0 &&
      !/^[.:"«(!?]$/.test(tokens[at - 1]?.text ?? '') &&
      !/^[ld]'$/i.test(tokens[at - 1]?.low ?? '')
    )
      token.tag = 'name';
    else if (capital && /^[ld]'$/.test(tokens[at - 1]?.low ?? '')) token.tag = 'name';
    else if (
      verb &&
      isVerbHere(verb.form, low, before, after, opens) &&
      (opens || verb.form !== 'third' || before?.tag !== 'noun' || isDetermined(tokens, back))
    ) {
      token.tag = 'verb';
      token.lemma = verb.lemma;
      token.form = verb.form;
    } else if (isUnknownVerb(low, before, after)) {
      token.tag = 'verb';
      token.lemma = low.endsWith('ent') ? `${low.slice(0, -3)}er` : `${low.replace(/e$/, '')}er`;
      token.form = low.endsWith('ent') ? 'plural' : 'third';
    } else if (
      low.endsWith('ment') &&
      low.length > 6 &&
      !/^(?:det|poss|prep|num|adj)$/.test(before?.tag ?? '')
    )
      token.tag = 'adv';
    else if (before?.tag === 'be' || before?.tag === 'aux')
      token.tag =
        participle.test(low) && low.length > 3
          ? 'pp'
          : common.has(low) || adjective.test(low)
            ? 'adj'
            : 'noun';
    else if (
      /^(?:noun|name|adj|pp)$/.test(before?.tag ?? '') &&
      (common.has(low) || adjective.test(low) || surePp.test(low))
    )
      token.tag = surePp.test(low) && !common.has(low) ? 'pp' : 'adj';
    else if (common.has(low) && after && after.tag === 'other' && !closed.has(after.low))
      token.tag = 'adj';
    else if (
      opens &&
      surePp.test(low) &&
      low.length > 4 &&
      (!after || closed.get(after.low) === 'prep')
    )
      token.tag = 'pp';
    else if (low.endsWith('ant') && before?.low === 'en') token.tag = 'ing';
    else if (common.has(low) && !/^(?:det|poss|prep|num)$/.test(before?.tag ?? ''))
      token.tag = 'adj';
    else token.tag = 'noun';
    if (token.tag === 'noun') {
      const single = singularOf(low);
      token.lemma = single.lemma;
      token.plural =
        single.plural ||
        /^(?:les|des|ces|mes|tes|ses|nos|vos|leurs|aux|deux|trois|plusieurs|quelques)$/.test(
          before?.low ?? '',
        );
    }
  }
  return tokens;
}

function closedClass(
  token: Token,
  kind: Tag,
  before: Token | undefined,
  after: Token | undefined,
): void {
  token.tag = kind;
  const { low } = token;
  const afterKind = after ? closed.get(after.low) : undefined;
  const verbNext =
    after !== undefined &&
    (forms.has(after.low) ||
      unknownForm(after.low) !== undefined ||
      afterKind === 'be' ||
      afterKind === 'aux');
  const nounBefore = /^(?:noun|adj|pp|name|num)$/.test(before?.tag ?? '');
  if (low === 'des' || low === 'du')
    token.tag = nounBefore
      ? 'prep'
      : low === 'des'
        ? 'det'
        : before?.tag === 'verb' || before?.tag === 'aux'
          ? 'det'
          : 'prep';
  if (
    /^(?:le|la|les|l')$/.test(low) &&
    verbNext &&
    (before?.tag === 'pron' || before?.tag === 'neg' || before?.tag === 'rel')
  )
    token.tag = 'obj';
  if (
    (low === 'nous' || low === 'vous') &&
    (before?.tag === 'pron' ||
      /^(?:prep|verb)$/.test(before?.tag ?? '') ||
      (before?.tag === 'noun' &&
        verbNext &&
        !afterKind &&
        forms.get(after?.low ?? '')?.form === 'third'))
  )
    token.tag = 'obj';
  if (low === 'en' && after?.tag === 'other' && !(before?.tag === 'pron')) token.tag = 'prep';
  if (low === 'plus')
    token.tag =
      before?.tag === 'neg' ||
      before?.tag === 'verb' ||
      before?.tag === 'aux' ||
      before?.tag === 'be'
        ? 'neg'
        : 'adv';
  if (low === 'quand' && after?.low === 'même') token.tag = 'adv';
  if (low === 'leur' && verbNext) token.tag = 'obj';
  if (low === 'personne' || low === 'rien')
    token.tag =
      before?.tag === 'det' || before?.tag === 'num' || before?.tag === 'poss' ? 'noun' : 'pron';
  if (low === 'que' && before?.tag === 'verb') token.tag = 'sub';
  if (low === 'a' && before === undefined) token.tag = 'prep';
  if (low === 'ils' || low === 'elles' || low === 'ceux') token.plural = true;
  if (low === 'avant' || low === 'même')
    token.tag = after?.tag === 'other' && low === 'avant' ? 'prep' : kind;
  if ((low === 'un' || low === 'une') && (!after || after.tag === 'punct')) token.tag = 'pron';
}

function isVerbHere(
  form: string,
  low: string,
  before: Token | undefined,
  after: Token | undefined,
  opens: boolean,
): boolean {
  if (/^(?:det|poss|num)$/.test(before?.tag ?? '')) return false;
  if (form === 'infinitive') return true;
  if (before?.tag === 'prep') return false;
  if (/^(?:pron|rel|obj)$/.test(before?.tag ?? '')) return true;
  const next = after ? (closed.get(after.low) ?? after.tag) : 'end';
  if (form === 'we' || form === 'you') return /(?:ons|ez|tes|mes)$/.test(low);
  if (opens)
    return (
      form === 'third' &&
      /^(?:det|poss|obj|num|prep|adv)$/.test(next) &&
      !(next === 'prep' && /^(?:de|d'|du|à|au)$/.test(after?.low ?? '')) &&
      low.length > 3
    );
  if (form === 'third' || form === 'plural')
    return (
      /^(?:noun|name|adj|pp|num)$/.test(before?.tag ?? '') &&
      /^(?:det|poss|prep|adv|num|end|punct|obj|and|neg|money|other|sub|rel)$/.test(next) &&
      !(next === 'prep' && /^(?:de|d'|du)$/.test(after?.low ?? '') && form === 'third')
    );
  return false;
}

// `Siège ferme`: a bare noun is no subject.
function isDetermined(tokens: readonly Token[], at: number): boolean {
  for (let here = at; here >= Math.max(0, at - 6); here--) {
    const { tag } = tokens[here] as Token;
    if (/^(?:det|poss|num|pron|rel|obj|name)$/.test(tag)) return true;
    if (tag === 'punct') return false;
  }
  return false;
}

// Between a noun and an article stands a verb: `Le levier bloque le dossier`.
function isUnknownVerb(low: string, before: Token | undefined, after: Token | undefined): boolean {
  if (low.length < 5 || !/(?:[^aeiouéè]e|ent)$/.test(low) || common.has(low) || adjective.test(low))
    return false;
  if (/^(?:pron|obj|rel)$/.test(before?.tag ?? '')) return true;
  const next = after ? closed.get(after.low) : undefined;
  return (
    /^(?:noun|name)$/.test(before?.tag ?? '') &&
    (next === 'det' || next === 'poss') &&
    !/(?:tion|ure|age|isme|ette|ment)$/.test(low)
  );
}

/** `bancs` → `banc`. */
export function singularOf(low: string): { lemma: string; plural: boolean } {
  if (/^(?:ciseaux|lunettes|vacances|gens|fiançailles)$/.test(low))
    return { lemma: low, plural: true };
  if (low.endsWith('eaux')) return { lemma: low.slice(0, -1), plural: true };
  if (/[^e]aux$/.test(low) && low.length > 5 && !/^(?:chaux|faux|taux)$/.test(low))
    return { lemma: `${low.slice(0, -3)}al`, plural: true };
  if (
    low.length < 4 ||
    !low.endsWith('s') ||
    /(?:ss|us|ois|ais|as|is|ours|emps|corps|fois|puits)$|^(?:os|dos|repos|propos|gros)$/.test(low)
  )
    return { lemma: low, plural: false };
  return { lemma: low.slice(0, -1), plural: true };
}

/** By ending, where it is sure enough. */
export function genderOf(lemma: string): 'm' | 'f' | undefined {
  if (
    /^(?:eau|peau|main|fin|nuit|mer|clé|faim|soif|maison|raison|leçon|façon|boisson|chanson|voix|croix|noix|fois|souris|brebis|forêt|part|mort|dent|vis|cour|tour|fleur|couleur|odeur|chaleur|peur|sœur|cuiller|saison|livraison|cuisson|garantie|cage|page|plage|image)$/.test(
      lemma,
    )
  )
    return 'f';
  if (
    /^(?:livre|verre|cadre|meuble|couvercle|câble|manche|siège|socle|sable|arbre|titre|mètre|litre|filtre|vélo|musée|lycée|problème|système|beurre|cuivre|chêne|frêne|hêtre|groupe|cirque|casque|masque|disque|sucre|poivre|vinaigre|silence|service|espace|domaine|article|film|programme|kilogramme|gramme)$/.test(
      lemma,
    )
  )
    return 'm';
  if (
    /(?:tion|sion|ison|té|ette|elle|ure|ance|ence|ée|ie|esse|euse|rice|ade|ude|ille|erie|ine|ure|che|que|ne|lle|sse|nde|rte|ère)$/.test(
      lemma,
    )
  )
    return 'f';
  if (
    /(?:age|ment|eau|isme|oir|et|ier|en|eur|on|in|ail|al|el|eil|ol|il|ac|oc|uc|anc|ot|at|ent|ant|art|ort|ord|and|ard|is|as|us|ou|o|oir|er)$/.test(
      lemma,
    )
  )
    return 'm';
  return undefined;
}
