import type { Intent, Light } from '../intent.ts';

/** Reads one clause; the groups of the pattern are handed on with quotes and closing marks removed. */
export type Pattern = [form: RegExp, read: (...groups: string[]) => Intent | undefined];

/** How one language asks for changes. */
export type NotePatterns = {
  code: 'en' | 'es' | 'fr' | 'de';
  /** Courtesies before the request: `please`, `could you`. */
  courtesy: RegExp;
  /** Words that may stand beside a tone without asking for anything: `make it a bit`. */
  fillers: RegExp;
  /** A clause that is kind and asks for nothing. */
  praise: RegExp;
  /** Words that may join two requests. */
  joints: RegExp;
  /** Names one row; the groups hold a digit, a number word or an ordinal. */
  scope: RegExp;
  ordinals: Record<string, number>;
  /** A clause that strikes the row it names, with the name taken out. */
  drop: RegExp;
  /** Where or when something is to be seen, by these words. */
  placed(to: string): Intent;
  /** Puts a clause that followed the name of a row into the order of a sentence of its own. */
  told?(clause: string): string;
  patterns: Pattern[];
};

/** A pattern that finds the words given in any of its alternatives, as whole words. */
export const anyOf = (...alternatives: string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${alternatives.join('|')})(?![\\p{L}\\d])`, 'iu');

/** Seconds a film can have. */
export function lengthOf(written: string): Intent | undefined {
  const to = Number(written);
  return to >= 3 && to <= 180 ? { kind: 'length', to } : undefined;
}

export function lightIn(text: string, lights: Record<Light, RegExp>): Light | undefined {
  return (Object.keys(lights) as Light[]).find((light) => lights[light].test(text));
}
