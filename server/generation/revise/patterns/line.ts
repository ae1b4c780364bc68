// A cue that is worded anew under the label that the script gives it: `VO: …`, `change the super to "…"`.
import type { Cued } from '../intent.ts';
import type { Pattern } from './pattern.ts';

const labels: Record<Cued, string> = {
  SPEECH:
    'vo|v\\.o\\.|voice[- ]?over|(?:voz )?en off|voix[- ]off|off-?text|sprechertext|dialog(?:ue|o)?|diálogo|(?:spoken )?line|línea|frase|réplique|phrase|satz',
  SFX: 'sfx|sound(?: effect)?|sonido|bruitage|geräusch',
  SUPER:
    "super|caption|lettering|on-?screen text|rótulo|texte à l[’']écran|incrustation|einblendung",
  VIDEO: 'video|vídeo|picture|imagen|image|bild',
};

const verb =
  'change|make|set|rewrite|reword|cambiar?|pon(?:er)?|changez?|remplacez?|mets|mettez|ändere?|ändern|mache?|setze?';

// A colon or a quotation mark says where the wording begins.
const worded = (label: string) =>
  new RegExp(
    `^(?:(?:${verb}) )?(?:\\p{L}{2,3} )?(?:${label})(?: \\p{L}{1,12}){0,2}(?:\\s*:\\s*|\\s+(?=["“„«‘']))(.+)$`,
    'iu',
  );

/** In all four languages alike, for the labels are the script's own. */
export const lines: Pattern[] = [
  ...(Object.keys(labels) as Cued[]).map(
    (cue): Pattern => [worded(labels[cue]), (text = '') => ({ kind: 'line', cue, text })],
  ),
  [
    /^(?:say|let \p{L}+ say|di|dice|que diga|dis|dites|sage?|sagt) (["“„«‘'][^"”»]+["”»’'])$/iu,
    (text = '') => ({ kind: 'line', cue: 'SPEECH', text }),
  ],
];
