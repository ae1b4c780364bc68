import type { AvScript } from '#domain/script/av-script.ts';
import type { RevisedPart } from '#domain/script/revision.ts';
import type { ShotPlan } from '#domain/storyboard/shot-plan.ts';
import type { ReviseWords } from './words/revise-words.ts';

export type Operated = Pick<RevisedPart, 'outcome' | 'why'> & {
  script: AvScript;
  /** The plan of its shots, where the operation makes one. */
  plan?: ShotPlan | undefined;
  /** That plan tells of every row as it now is. */
  isWhole?: boolean;
};

/** What every change may look at besides the script. */
export type Revision = {
  words: ReviseWords;
  /** The product's name. */
  name: string;
  characterName: string;
  /** What viewers should do, as the client put it; may be empty. */
  behavior: string;
  /** What the client says about the product, for a film that gets longer. */
  description: string;
  /** The single-minded message of the brief; empty where there is none. */
  message: string;
  /** What is said in lines that are locked. */
  locked: readonly string[];
  /** Words a second. */
  pace: number;
  /** Nobody speaks before the name, and the notes ask for no voice. */
  isWordless: boolean;
  /** The row a clause speaks of; absent when it speaks of the whole film. */
  row?: number;
  /** The same choice for the same script and notes. */
  pick<T>(salt: string, list: readonly T[]): T;
};

/** A change of the script, or undefined when there is nothing in it to change. */
export type Change = AvScript | undefined;

/** Indexes of the rows a change is about. */
export function rowsIn(script: AvScript, { row }: Revision): number[] {
  if (row !== undefined) return [row];
  return script.rows.map((_, index) => index);
}
