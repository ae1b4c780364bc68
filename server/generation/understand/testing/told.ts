// A form and what is to be understood of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, SubjectKind } from '../subject-frame.ts';
import { type UnderstandInput, understand } from '../understand.ts';

export type Told = {
  form: Omit<UnderstandInput, 'platform' | 'creativeApproach' | 'evaluation'>;
  head: string;
  kind: SubjectKind;
  call: string;
  grave: boolean;
  /** Sentences that are among what can be said. */
  says: readonly string[];
  /** What is no sentence, among what can be lettered. */
  letters?: readonly string[];
  /** Deeds that are among what can be filmed. */
  seen: readonly string[];
  figures: readonly string[];
};

/** Descriptions as clients type them, with what is understood of them. */
export const toldIn = (language: Language): readonly Told[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `told-${language}.json`), 'utf8'));

export const understandTold = ({ form }: Told) =>
  understand({ ...form, platform: ['youtube'], creativeApproach: 'bold', evaluation: '' });
