// Finds what a text claims, and whether the client claimed it too.
import type { Language } from '../../language/detect-language.ts';
import { stems } from '../checking/relation.ts';
import { type ClaimKind, type ClaimWords, claimKinds } from './claim-kinds.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

const words: Record<Exclude<Language, 'other'>, ClaimWords> = { en, de, es, fr };

type Patterns = { kinds: Record<ClaimKind, readonly RegExp[]>; negators: RegExp };

function compiled({ lists, kinds, negators }: ClaimWords): Patterns {
  const whole = (text: string) =>
    new RegExp(
      `(?<![\\p{L}\\d])(?:${text.replace(/\{(\w+)\}/g, (all, name: string) => lists[name] ?? all)})(?![\\p{L}])`,
      'iu',
    );
  const each = claimKinds.map((kind) => [kind, kinds[kind].map(whole)] as const);
  return {
    kinds: Object.fromEntries(each) as unknown as Patterns['kinds'],
    negators: whole(negators),
  };
}

const patterns = Object.fromEntries(
  Object.entries(words).map(([language, list]) => [language, compiled(list)]),
) as Record<keyof typeof words, Patterns>;

// `HMRC approves`: a body by its initials, whatever it is.
const initials =
  /(?<![\p{L}\d])\p{Lu}{3,8} (?:approves?|recommends?|endorses?|certifies|empfiehlt|prüft|recomienda|avala|recommande|approuve)(?!\p{L})/u;

// What is only denied is not claimed; `no contract` and `the only one` deny by themselves.
const deniable: readonly ClaimKind[] = ['endorsed', 'material', 'make', 'health'];
const clauseStart = /[,;:.!?–—…]/u;
const longestDenial = 50;

/** The claims in `text` that `own`, the client's words, do not make. */
export function claimsIn(text: string, own: string, language: Language): string[] {
  if (language === 'other') return [];
  const { kinds, negators } = patterns[language];
  return claimKinds.flatMap((kind) => {
    for (const pattern of [...kinds[kind], ...(kind === 'endorsed' ? [initials] : [])]) {
      const match = pattern.exec(text);
      if (!match) continue;
      if (deniable.includes(kind) && isDenied(text, match.index, negators)) continue;
      if (!isOwn(match[0], kind, own, kinds[kind])) return [match[0].trim().slice(0, 60)];
    }
    return [];
  });
}

/** Whether it stands behind a denial in its own clause. */
export function isDenied(text: string, at: number, negators: RegExp): boolean {
  const before = text.slice(Math.max(0, at - longestDenial), at);
  return negators.test(before.split(clauseStart).at(-1) ?? '');
}

/** Words that deny, in a language the house writes. */
export const negatorsOf = (language: Language): RegExp | undefined =>
  language === 'other' ? undefined : patterns[language].negators;

// What a thing is made of has to be said of it word by word; who is for it, or what is owed, in other words too.
function isOwn(found: string, kind: ClaimKind, own: string, list: readonly RegExp[]): boolean {
  if (kind === 'material' || kind === 'make') {
    const known = stems(own);
    return [...stems(found)].every((stem) => known.has(stem));
  }
  return list.some((pattern) => pattern.test(own));
}
