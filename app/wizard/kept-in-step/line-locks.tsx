import { cueLabel } from '#domain/script/av-script.ts';
import { linesOfRow } from '#domain/script/keep-lines.ts';
import { isLocked } from '#domain/wizard/kept-in-step/locks.ts';
import type { Wizard } from '../use-wizard.ts';
import type { TakeSoFar } from '../writing/take-so-far.ts';
import { LockButton } from './lock-button.tsx';

/** The locks of a row's lines: of each while `locking`, else of those that are locked. */
export function lineLocks(wizard: Wizard, take: TakeSoFar, locking: boolean) {
  if (take.form !== 'rows' || take.written > 0) return undefined;
  const { rows } = take.script;
  return (number: number) => {
    const row = rows[number - 1];
    const lines = row ? linesOfRow(row) : [];
    const shown = lines.filter(
      ({ text }) => locking || isLocked(wizard.draft, { of: 'line', line: text }),
    );
    if (shown.length === 0) return null;
    return (
      <div className="line-locks">
        {shown.map(({ text, cue }) => (
          <LockButton
            key={text}
            wizard={wizard}
            lock={{ of: 'line', line: text }}
            label={cue ? cueLabel(cue) : 'VIDEO'}
            name={`row ${number}, ${text}`}
          />
        ))}
      </div>
    );
  };
}
