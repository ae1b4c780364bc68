import type { Intent } from '../intent.ts';
import type { Pattern } from './pattern.ts';

// What people call a shot, and how the script abbreviates it. Longer names stand first.
const sizes: [name: string, size: string][] = [
  [
    'extreme[- ]close[- ]?ups?|ecus?|primerísimo(?: primer)? plano|très gros plan|detailaufnahme',
    'ECU',
  ],
  [
    "over[- ]the[- ]shoulder|ots|por encima del hombro|par-dessus l[’']épaule|über die schulter",
    'OTS',
  ],
  ['medium[- ]close[- ]?ups?|mcus?|plano medio corto|plan rapproché', 'MCU'],
  [
    'close[- ]?ups?|closeups?|cus?|primer(?:os)? planos?|gros plans?|nahaufnahmen?|großaufnahmen?',
    'CU',
  ],
  [
    "wide(?:[- ]shots?)?|ws|establishing shot|planos? general(?:es)?|plans? (?:large|d[’']ensemble)s?|totalen?|weit",
    'WS',
  ],
  ['medium(?:[- ]shots?)?|mid[- ]shots?|ms|planos? medios?|plans? moyens?|halbnahe?n?', 'MS'],
  ['inserts?|planos? detalle', 'INSERT CU'],
];
const moves: [name: string, move: string][] = [
  [
    "overhead|top[- ]shot|from above|bird[’']?s[- ]eye(?: view)?|cenital|desde arriba|en plongée|d[’']en haut|von oben",
    'overhead',
  ],
  [
    "low[- ]angle|from below|contrapicado|desde abajo|en contre-plongée|d[’']en bas|von unten",
    'low angle',
  ],
  ['high[- ]angle|picado', 'high angle'],
  ["hand[- ]?held|shaky|cámara en mano|caméra à l[’']épaule|handkamera|wackelig", 'hand-held'],
  ['static|locked[- ]off|still|fija|plano fijo|fixe|plan fixe|statisch', 'static'],
  [
    'push(?:ing)?[- ]in|zoom(?:ing)?[- ]in|dolly in|acercamiento|travelling avant|zufahrt',
    'push in',
  ],
  [
    'pull(?:ing)?[- ](?:out|back)|zoom(?:ing)?[- ]out|alejamiento|travelling arrière|rückfahrt',
    'pull back',
  ],
  ['pan(?:ning)?|paneo|panorámica|panoramique|schwenk', 'pan'],
  ['tracking(?:[- ]shot)?|travelling|traveling|kamerafahrt', 'tracking'],
  ['slow[- ]?mo(?:tion)?|cámara lenta|ralenti|zeitlupe', 'slow motion'],
];

const every = (table: [string, string][]) => table.map(([name]) => name).join('|');
const found = (table: [string, string][], text: string) =>
  table.find(([name]) => new RegExp(`(?<![\\p{L}])(?:${name})(?![\\p{L}])`, 'iu').test(text))?.[1];

// A clause that speaks of nothing but size and camera.
function frames(lead: string, between: string): Pattern[] {
  const name = `(?:${every(sizes)}|${every(moves)})`;
  const form = new RegExp(
    `^(?:${lead})?\\s*((?:${name})(?:${between}(?:${name}))*)(?:\\s+(?:shot|view|camera|please))*$`,
    'iu',
  );
  return [[form, (text = '') => frameOf(text)]];
}

function frameOf(text: string): Intent {
  const size = found(sizes, text);
  const move = found(moves, size ? text.replace(/close[- ]?ups?/i, '') : text);
  return { kind: 'frame', ...(size ? { size } : {}), ...(move ? { move } : {}) };
}

/** Requests for a shot size or a camera move, in each language. */
export const frameIn = {
  english: frames(
    '(?:(?:make|shoot|film|use|try|change|turn|do|add|have)\\s*(?:it|this|that|them)?\\s*(?:to|into|in|as|from|be)?|should be|is|more|with)\\s*(?:a|an|more|some)?',
    '(?:,| and| with|,? from)?\\s+(?:an? )?',
  ),
  spanish: frames(
    '(?:(?:haz|hazlo|hazla|usa|pon|rueda|cambia|que sea|con|más|en|a)\\s*)*(?:un|una|de|en|más)?',
    '(?:,| y| con)?\\s+(?:un |una )?',
  ),
  french: frames(
    '(?:(?:fais|faites|mets|mettez|utilise|utilisez|filme|filmez|passe|passez|avec|en|plus de|au)\\s*)*(?:un|une|en|de)?',
    '(?:,| et| avec)?\\s+(?:un |une |en )?',
  ),
  german: frames(
    '(?:(?:mach|mache|machen|nimm|nehmen|dreh|drehe|als|mit|mehr|in|bitte|sie|es|zu)\\s*)*(?:einer|eine|einen|ein|der)?',
    '(?:,| und| mit)?\\s+(?:einer |eine |ein )?',
  ),
};
