// What there is to say of another tab that works on the same draft.
import { openStore, useStore } from '#app/ui/store.ts';
import { answerWords } from '#domain/wizard/answer-words.ts';
import type { Answers } from '#domain/wizard/answers.ts';
import type { DraftPart } from '#domain/wizard/saving/draft-part.ts';
import type { Joined } from '#domain/wizard/saving/join-drafts.ts';

/** An answer that both gave: as the other tab has it, or as this one had. */
export type OtherAnswer = { label: string; words: string; answers: Partial<Answers> };

export type OtherTab = {
  /** What came from there. */
  taken: string[];
  /** What both changed. */
  disputed: string[];
  /** What was given up of the disputed answers. */
  others: OtherAnswer[];
};

const news = openStore<OtherTab | null>(null);
export const useOtherTab = (): OtherTab | null => useStore(news);
export const forgetOtherTab = (): void => news.write(null);
export const readOtherTab = news.read;

/** Remembers it until it is read; what was disputed before is still to be told. */
export function tellJoined({ taken, disputed }: Joined): void {
  if (taken.length + disputed.length === 0) return;
  const before = news.read();
  const others = disputed.flatMap(otherAnswer);
  const isAnew = ({ label }: OtherAnswer) => others.some((one) => one.label === label);
  news.write({
    taken: named(before?.taken, taken),
    disputed: named(
      before?.disputed,
      disputed.map(({ part }) => part),
    ),
    others: [...(before?.others ?? []).filter((one) => !isAnew(one)), ...others],
  });
}

const named = (before: readonly string[] = [], parts: readonly DraftPart[]): string[] => [
  ...new Set([...before, ...parts.map(({ label }) => label)]),
];

function otherAnswer({ part, other }: Joined['disputed'][number]): OtherAnswer[] {
  const { question, label } = part;
  if (!question) return [];
  const answer = other.answers[question];
  return [{ label, words: answerWords(question, answer), answers: { [question]: answer } }];
}
