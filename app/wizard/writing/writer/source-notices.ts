import { setbackWords, type Work } from '#app/calls/progress-words.ts';
import type { Toast } from '#app/ui/overlays/toast.tsx';

type Made = Parameters<typeof setbackWords>[1];
export type SourceNotices = ReturnType<typeof createSourceNotices>;

/** Keeps what is to be said of each piece of work in this window: who wrote it in a model's place. */
export function createSourceNotices(show: (toast: Toast) => void) {
  const words = new Map<unknown, string>();
  const note = (of: unknown, text: string) => void words.set(of, text);
  const say = (work: Work, of: unknown, text: string) => {
    note(of, text);
    show({ title: titles[work], text, about: work });
  };
  return {
    /** Takes down and tells what there is to say of `of`, the work itself. */
    make(work: Work, of: unknown, made: Made) {
      const text = setbackWords(work, made);
      if (text === null) words.delete(of);
      else say(work, of, text);
    },
    /** Tells it and takes it down. */
    say,
    /** Takes it down alone. */
    note,
    forget: (of: unknown) => void words.delete(of),
    of: (one: unknown): string | null => words.get(one) ?? null,
  };
}

const titles: Record<Work, string> = {
  concepts: 'Your concepts are here',
  brief: 'Your brief is here',
  script: 'Your script is here',
  board: 'Your storyboard is here',
  suggestions: 'Suggestions are here',
};
