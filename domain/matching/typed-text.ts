import { namesOf } from '../wizard/questions.ts';

type Typed = {
  answers: { [name in ReturnType<typeof names>[number]]?: string | undefined };
  brief: string;
  /** The brief as it came from its writer; null where nobody took that down. */
  written: string | null;
};
const names = () => [...namesOf('details'), 'notes'] as const;

/** What somebody typed themselves: the answers about the product, and what they put into the brief since it was written. */
export function typedText({ answers, brief, written }: Typed): string {
  const known = new Set(written?.split('\n'));
  const edits = written === null ? [] : brief.split('\n').filter((line) => !known.has(line));
  return [...names().map((name) => answers[name] ?? ''), ...edits].join('\n');
}
