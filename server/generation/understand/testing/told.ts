// A form and what is to be understood of it.
import type { SubjectKind } from '../subject-frame.ts';
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

export const understandTold = ({ form }: Told) =>
  understand({ ...form, platform: ['youtube'], creativeApproach: 'bold', evaluation: '' });
