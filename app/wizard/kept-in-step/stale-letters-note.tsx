import { Icon } from '#app/ui/icon.tsx';
import { staleLetters } from '#domain/wizard/kept-in-step/stale-letters.ts';
import { staleTime } from '#domain/wizard/kept-in-step/stale-time.ts';
import type { Wizard } from '../use-wizard.ts';
import { list } from './stale-words.ts';
import './kept-in-step.css';

/** Says under a frame that it letters what the script no longer says, and what that says now. */
export function StaleLettersNote({ wizard, frame }: { wizard: Wizard; frame: number }) {
  const stale = staleLetters(wizard.draft).find((one) => one.frame === frame);
  if (!stale) return null;
  const quoted = (words: string[]) => list(words.map((one) => `“${one}”`));
  const now = stale.says.length > 0 ? `; it says ${quoted(stale.says)} now` : '';
  return (
    <p>
      <Icon name="alert" /> <strong>Out of step.</strong> It letters {quoted(stale.letters)}, which
      the script no longer says{now}.
    </p>
  );
}

/** Says under a frame that its row has other seconds than when it was drawn. */
export function StaleTimeNote({ wizard, frame }: { wizard: Wizard; frame: number }) {
  const stale = staleTime(wizard.draft, frame);
  if (!stale) return null;
  return (
    <p>
      <Icon name="alert" /> <strong>Out of step.</strong> It was drawn for {stale.was}; its row is
      at {stale.is} now.
    </p>
  );
}
