// How old somebody is said to be, in years or by what they are called, in four languages.
import type { AgeRange, Gender } from '#domain/wizard/options.ts';
import { plain } from './stems.ts';

const numbers: readonly string[] = [
  ...['two|zwei|dos|deux', 'three|drei|tres|trois', 'four|vier|cuatro|quatre'],
  ...['five|funf|cinco|cinq', 'six|sechs|seis', 'seven|sieben|siete|sept', 'eight|acht|ocho|huit'],
  ...[
    'nine|neun|nueve|neuf',
    'ten|zehn|diez|dix',
    'eleven|elf|once|onze',
    'twelve|zwolf|doce|douze',
  ],
];
const number = `(\\d{1,3}|${numbers.join('|')})`;
// `8 years old`, `eight-year-old`, `aged 8`, `8-jährig`, `8 Jahre alt`, `de 8 años`, `âgée de 8 ans`; no years of practice.
const inYears = new RegExp(
  [
    `\\b${number} years? old\\b`,
    `\\baged? ${number}\\b`,
    `\\b${number} ?jahrig`,
    `\\b${number} jahre alt\\b`,
    `\\bde ${number} anos\\b(?! de\\b)`,
    `\\b(?:agee? )?de ${number} ans\\b(?! d(?:e|u)?\\b)`,
  ].join('|'),
);

/** The years somebody is said to have; undefined where nothing is said of it. */
export function saidYears(text: string): number | undefined {
  const found = inYears.exec(plain(text))?.slice(1).find(Boolean);
  if (found === undefined) return undefined;
  const named = numbers.findIndex((words) => words.split('|').includes(found));
  return named < 0 ? Number(found) : named + 2;
}

/** The range of ages as the form has it, and below it `child`. */
export function rangeOf(years: number): AgeRange | 'child' {
  if (years < 14) return 'child';
  if (years < 25) return '18-25';
  if (years < 35) return '25-35';
  if (years < 45) return '35-45';
  return years < 55 ? '45-55' : '55+';
}

const children: Record<Exclude<Gender, 'non-binary'> | 'open', RegExp> = {
  female:
    /\b(?:(?:grand)?daughters?|(?:school|little )?girls?|ninas?|hijas?|hijitas?|nietas?|(?:petites? )?filles?|fillettes?|tochter|tochterchen|enkelin(?:nen)?|madchen|schulerin(?:nen)?)\b/,
  male: /\b(?:(?:grand)?sons?(?= |$)|(?:school|little )?boys?|ninos?|hijos?|hijitos?|nietos?|(?:petits? )?fils|garcons?|garconnets?|sohn|sohne|sohnchen|enkel|jungen?|schuler)\b/,
  open: /\b(?:child|children|kids?|toddlers?|bab(?:y|ies)|grandchild(?:ren)?|(?:school|pre)?schoolers?|enfants?|bambins?|bebes?|bebe|kind$|kinder|enkelkind(?:er)?|kleinkind(?:er)?|schulkind(?:er)?)\b/,
};
// `My grown-up daughter`, `her adult son`.
const grown = /\b(?:grown|adult|erwachsen\w*|adult[oae]s?|mayor(?:es)?|grande?s)\b/;

/** The child that a role names, and whether it is a girl or a boy; `neighbour` is none. */
export function childIn(role: string): { gender?: Gender } | undefined {
  const said = plain(role);
  // `Son` is a pronoun in French: before another noun it is no child.
  const text = said.replace(/^son (?=\p{L})/u, '');
  if (grown.test(text)) return undefined;
  if (children.female.test(text)) return { gender: 'female' };
  if (children.male.test(text)) return { gender: 'male' };
  return children.open.test(text) ? {} : undefined;
}
