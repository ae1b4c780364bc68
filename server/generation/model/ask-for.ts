import type { z } from 'zod';
import type { Desk } from '../../functions/desk.ts';
import { ModelError, type TextModel } from '../../gateways/models/port.ts';

export type WorkAsk<Schema extends z.ZodObject> = {
  /** What the house says; the rule on the visitor's data and the canary are added to it. */
  instructions: string;
  /** What the visitor wrote. It is sent as JSON in the data block. */
  data: unknown;
  /** An object without optional properties, defaults, transforms or limits; nullable is allowed. */
  schema: Schema;
  /** The most the model may write. */
  maxOutputTokens: number;
  /**
   * What is wrong with work of the right shape, said to the model in a sentence; undefined when
   * nothing is. Work that is still objected to after the second request is returned all the same.
   */
  objection?: (work: z.infer<Schema>) => string | undefined;
};

/**
 * Asks a model for work of one shape, a second time when the first answer is of no use. Every string
 * of the answer is plain text made safe; its length is the caller's to cut.
 *
 * `onPartial` is told of the work as it grows, as safe as the whole: elements of a list are there
 * only when they are whole. `attempt` 1 means that it begins anew; `restarted` was told then.
 * Throws a ModelError, `unusable` when both answers were of no use.
 */
export async function askFor<Schema extends z.ZodObject>(
  _text: TextModel,
  _ask: WorkAsk<Schema>,
  _desk: Pick<Desk, 'signal' | 'tell' | 'meter'>,
  _onPartial?: (partial: Partial<z.infer<Schema>>, attempt: 0 | 1) => void,
): Promise<z.infer<Schema>> {
  throw new ModelError('unusable', 'not written yet');
}
