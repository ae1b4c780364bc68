import { useEffect, useRef } from 'react';
import type { AvScript, ScriptRow as Row } from '#domain/script/av-script.ts';
import { secondsOf } from '#domain/script/row-speech.ts';
import type { NumberedFrame } from '#domain/script/rows/frame-rows.ts';
import { mostSeconds, withCutAt, withSeconds } from '#domain/script/rows/row-times.ts';
import { timeRow } from '#domain/script/rows/stopwatch.ts';
import { showEditor } from '../writing/show-editor.ts';
import { ScriptRow } from './script-row.tsx';
import { TimeStrip } from './time-strip.tsx';

type RowsTableProps = {
  script: AvScript;
  /** Words a second. */
  pace: number;
  frames: readonly (readonly NumberedFrame[])[];
  /** `mark` names the field that is typed in; `said` is what became of it. */
  onRows: (rows: Row[], mark: string | null, said: string) => void;
  onSaid: (said: string) => void;
  /** What is changed next is a step of its own. */
  onSettle: () => void;
};

/** The rows of a script to work in. */
export function RowsTable({ script, pace, frames, onRows, onSaid, onSettle }: RowsTableProps) {
  const { rows } = script;
  const list = useRef<HTMLOListElement>(null);
  // What was pressed may be gone: the focus goes to the row it was about.
  const wanted = useRef<string | null>(null);
  const focus = (selector: string) => list.current?.querySelector<HTMLElement>(selector)?.focus();
  useEffect(() => showEditor(list.current?.querySelector<HTMLElement>('[data-part="video"]')), []);
  useEffect(() => {
    if (wanted.current !== null) focus(wanted.current);
    wanted.current = null;
  });
  const speaker =
    rows.flatMap(({ cues }) => cues).find(({ kind }) => kind === 'DIALOGUE')?.speaker ?? '';
  const time = (at: number, seconds: number | undefined) => {
    if (seconds === undefined) return onSaid('Seconds are a number, such as 3.5.');
    const next = withSeconds(rows, at, seconds);
    const row = next[at];
    if (row) onRows(next, null, timed(rows, at, secondsOf(row), seconds));
  };
  return (
    <>
      <TimeStrip
        rows={rows}
        onCut={(at, to) => onRows(withCutAt(rows, at, to), `cut-${at}`, '')}
        onLetGo={onSettle}
      />
      <div className="rows-head" aria-hidden="true">
        <span>Shot</span>
        <span>Video</span>
        <span>Audio</span>
      </div>
      <ol ref={list} className="rows-list">
        {rows.map((row, at) => (
          <ScriptRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
            key={at}
            rows={rows}
            at={at}
            watch={timeRow(row, pace)}
            speaker={speaker}
            frames={frames[at] ?? []}
            onRow={(changed, how) => {
              const next = rows.with(at, changed);
              if ('mark' in how) return onRows(next, `${how.mark}-${at}`, '');
              wanted.current = how.focus ? `[data-row="${at + 1}"] ${how.focus}` : null;
              onRows(next, null, how.said ?? '');
            }}
            onSeconds={(seconds) => time(at, seconds)}
            onArrange={({ rows: next, row: to, part, said }) => {
              wanted.current = `[data-row="${to + 1}"] [data-part="${part}"]`;
              onRows(next, null, said);
            }}
          />
        ))}
      </ol>
    </>
  );
}

function timed(rows: readonly Row[], at: number, given: number, wanted: number): string {
  const film = rows.at(-1)?.endSeconds ?? 0;
  const seconds = Number(given.toFixed(2));
  if (rows.length === 1) return `The only row lasts as long as the film: ${film} s.`;
  if (wanted > mostSeconds(rows, at))
    return `Row ${at + 1} takes ${seconds} s: the film is ${film} s, and each other row keeps half a second.`;
  return `Row ${at + 1} takes ${seconds} s. The film is still ${film} s.`;
}
