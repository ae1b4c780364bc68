import { z } from 'zod';
import { chatAction } from '#domain/chat/action.ts';
import { type Installation, installationFacts } from '../installation.ts';
import { subjects } from '../subjects.ts';

// Said only where all of `when` is so in this house; '!' turns one about.
const part = z.union([
  z.string().min(1),
  z.strictObject({ when: z.array(z.string().regex(/^!?[a-zA-Z]+$/)), text: z.string().min(1) }),
]);

/** One thing the assistant knows, as it stands in `topics/`. */
export const entry = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  /** The question it answers, as one would ask it; shown as a suggestion. */
  title: z.string().min(1).max(90),
  /** One to four plain sentences, the answer first: they answer the title and every other question. */
  text: z.union([z.string().min(1), z.array(part).min(1)]),
  /** Entries that are asked next, by id. */
  next: z.array(z.string()).max(3),
  /** What it is about, so that 'how much is that?' can be understood. */
  subject: z.enum(subjects).optional(),
  action: chatAction.optional(),
  /** It says what only a person can settle: the way to one is added, unless it tells that itself. */
  needsPerson: z.union([z.literal(true), z.literal('told')]).optional(),
  /** The title's question in other words, and words that mean it. */
  questions: z.array(z.string().min(1).max(200)).min(2),
});
export type Entry = z.infer<typeof entry>;

/** The text with each `{name}` as it is named; names that are not there are left. */
export const filled = (text: string, named: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{([a-zA-Z]+)\}/g, (mark, name: string) => String(named[name] ?? mark));

/** What the entry says in this house. */
export function textOf({ text }: Entry, installation: Installation): string {
  const told = installationFacts(installation);
  const isSo = (flag: string) => (flag.startsWith('!') ? !told[flag.slice(1)] : !!told[flag]);
  const parts = typeof text === 'string' ? [text] : text;
  return parts
    .flatMap((one) => (typeof one === 'string' ? one : one.when.every(isSo) ? one.text : []))
    .map((one) => filled(one, told))
    .join(' ');
}
