import type { z } from 'zod';
import type { GenerationContext } from '../../../engine/generation-context.ts';
import { ModelError, type TextModel } from '../../../gateways/models/port.ts';
import { openLeakSearch, withCanary } from '../checking/canary.ts';
import { openReader, readJson } from '../checking/read-json.ts';
import { openSafeValue, textOf } from '../checking/safe-text.ts';
import { dataBlock, dataRule } from './data-block.ts';

export type WorkAsk<Schema extends z.ZodObject> = {
  /**
   * What the house says every time, before the instructions: `shown` are lists and examples, which an
   * honest answer repeats.
   */
  always?: { rules: string; shown: string };
  /** What the house says; the rule on the visitor's data and the canary are added to it. */
  instructions: string;
  /** What the visitor wrote. It is sent as JSON in the data block. */
  data: unknown;
  /** An object without optional properties, defaults, transforms or limits; nullable is allowed. */
  schema: Schema;
  /** The shape a model is held to, where it is narrower than what is taken. */
  held?: z.ZodObject;
  /** The most the model may write. */
  maxOutputTokens: number;
  /**
   * What is wrong with work of the right shape, said to the model in a sentence; undefined when
   * nothing is. Work that is still objected to after the second request is returned all the same.
   */
  objection?: (work: z.infer<Schema>) => string | undefined;
};

type OnPartial<Schema extends z.ZodObject> = (
  partial: Partial<z.infer<Schema>>,
  attempt: 0 | 1,
) => void;
type Asker = Pick<GenerationContext, 'signal' | 'onProgress' | 'meter'>;

/** What came of one request; `complaint` says what is wrong with it, `work` is there when it has the shape. */
type Attempt<Work> = { work?: Work; complaint?: string };

/**
 * Asks a model for work of one shape, a second time when the first answer is of no use. Every string
 * of the answer is plain text made safe; its length is the caller's to cut.
 *
 * `onPartial` is told of the work as it grows, as safe as the whole: texts and
 * objects in it are there only when they have come to their end. `attempt` 1 means that it begins anew; `restarted` was told then.
 * Throws a ModelError, `unusable` when both answers were of no use.
 */
export async function askFor<Schema extends z.ZodObject>(
  text: TextModel,
  ask: WorkAsk<Schema>,
  context: Asker,
  onPartial?: OnPartial<Schema>,
): Promise<z.infer<Schema>> {
  context.onProgress({ type: 'stage', stage: 'asking' });
  let hasTold = false;
  const first = await attempt(text, ask, context, message(ask.data), (partial) => {
    hasTold = true;
    onPartial?.(partial, 0);
  });
  if (first.work && !first.complaint) return first.work;
  context.signal.throwIfAborted();
  if (hasTold && onPartial) context.onProgress({ type: 'restarted' });
  context.onProgress({ type: 'stage', stage: 'correcting' });
  try {
    const again = message(ask.data, first);
    const second = await attempt(text, ask, context, again, (partial) => onPartial?.(partial, 1));
    const work = second.work ?? first.work;
    if (work) return work;
    throw new ModelError('unusable', `the model was asked twice: ${second.complaint}`);
  } catch (error) {
    // Work that was only objected to is better than none, also when the time is over.
    const isOver = context.signal.aborted
      ? context.signal.reason?.name === 'TimeoutError'
      : error instanceof ModelError;
    if (!first.work || !isOver) throw error;
    return first.work;
  }
}

const isLeak = 'the answer gave the instructions away';

async function attempt<Schema extends z.ZodObject>(
  text: TextModel,
  ask: WorkAsk<Schema>,
  context: Asker,
  content: string,
  onPartial: (partial: Partial<z.infer<Schema>>) => void,
): Promise<Attempt<z.infer<Schema>>> {
  const { rules = '', shown = '' } = ask.always ?? {};
  const prefix = [rules, shown].filter(Boolean).join('\n\n');
  const own = withCanary(`${ask.instructions}\n\n${dataRule}`);
  const instructions = [prefix, own].filter(Boolean).join('\n\n');
  const leaks = openLeakSearch(`${rules}\n${own}`);
  const leaksBy = leaks.follow();
  const safeValue = openSafeValue(textOf(ask.data));
  const parts = ask.schema.partial();
  let seen = 0;
  let hasLeaked = false;
  const read = openReader((value, soFar) => {
    hasLeaked ||= leaksBy(soFar.slice(seen));
    seen = soFar.length;
    if (hasLeaked) return;
    const partial = parts.safeParse(safeValue(value));
    if (partial.success) onPartial(partial.data as Partial<z.infer<Schema>>);
  });
  const { schema, held = schema, maxOutputTokens } = ask;
  const messages = [{ role: 'user' as const, content }];
  const answer = await metered(text, context, () =>
    text.write(
      { instructions, prefix, messages, schema: held, maxOutputTokens },
      { signal: context.signal, onText: read },
    ),
  );
  context.signal.throwIfAborted();
  context.onProgress({ type: 'stage', stage: 'checking' });
  if (leaks.isIn(answer)) throw new ModelError('unusable', isLeak);
  const value = readJson(answer);
  if (value === undefined) return { complaint: 'It was not one whole JSON object.' };
  const safe = safeValue(value);
  // A mark that hides in several strings shows when they are joined.
  if (leaks.isIn(textOf(safe))) throw new ModelError('unusable', isLeak);
  return judged(ask, safe);
}

function judged<Schema extends z.ZodObject>(
  { schema, objection }: WorkAsk<Schema>,
  value: unknown,
): Attempt<z.infer<Schema>> {
  const work = schema.safeParse(value);
  if (!work.success) {
    const wrong = work.error.issues.slice(0, 5).map(({ path, message }) => {
      const where = path.map(String).join('.').slice(0, 60) || 'the object';
      return `${where}: ${message}`;
    });
    return { complaint: `It had not the shape asked for (${wrong.join('; ')}).` };
  }
  const complaint = objection?.(work.data);
  return { work: work.data, ...(complaint ? { complaint } : {}) };
}

async function metered(
  text: TextModel,
  context: Asker,
  write: () => ReturnType<TextModel['write']>,
): Promise<string> {
  try {
    const { text: answer, use } = await write();
    context.meter.add(text.name, use);
    return answer;
  } catch (error) {
    if (error instanceof ModelError && error.use) context.meter.add(text.name, error.use);
    throw error;
  }
}

// What the model wrote before goes back as data too: the visitor's words may stand in it.
function message<Work>(data: unknown, before?: Attempt<Work>): string {
  if (!before) return dataBlock(data);
  const { work, complaint } = before;
  if (!work)
    return `${dataBlock(data)}\n\nAn earlier answer was of no use. ${complaint} Write it anew, as one JSON object and nothing else.`;
  return `${dataBlock({ client: data, earlierAnswer: work })}\n\nThe earlier answer has to be corrected. ${complaint} Write the whole of it again as one JSON object, with that set right and the rest left as it is.`;
}
