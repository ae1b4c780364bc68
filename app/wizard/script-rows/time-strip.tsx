import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { ScriptRow } from '#domain/script/av-script.ts';
import { secondsOf } from '#domain/script/row-speech.ts';
import { leastSeconds } from '#domain/script/rows/row-times.ts';

type TimeStripProps = {
  rows: readonly ScriptRow[];
  /** A cut is to lie at a second of the film: that between a row and the next. */
  onCut: (at: number, seconds: number) => void;
  /** A cut was let go. */
  onLetGo: () => void;
};

/** The film from end to end, each row as wide as it is long; the cuts between them can be moved. */
export function TimeStrip({ rows, onCut, onLetGo }: TimeStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const film = rows.at(-1)?.endSeconds ?? 0;
  const secondsAt = (x: number) => {
    const { left, width } = strip.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return Math.round(((x - left) / width) * (film / leastSeconds)) * leastSeconds;
  };
  return (
    <div ref={strip} className="time-strip">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
        <div key={at} className="time-strip-row" style={{ flexGrow: secondsOf(row) }}>
          <span aria-hidden="true">{at + 1}</span>
          {at < rows.length - 1 ? (
            <Cut rows={rows} at={at} secondsAt={secondsAt} onCut={onCut} onLetGo={onLetGo} />
          ) : null}
        </div>
      ))}
    </div>
  );
}

type CutProps = TimeStripProps & { at: number; secondsAt: (x: number) => number };

function Cut({ rows, at, secondsAt, onCut, onLetGo }: CutProps) {
  const from = rows[at]?.startSeconds ?? 0;
  const now = rows[at]?.endSeconds ?? 0;
  const to = rows[at + 1]?.endSeconds ?? 0;
  const press = (event: KeyboardEvent) => {
    const wanted = keyed(event.key, now, from, to);
    if (wanted === undefined) return;
    event.preventDefault();
    onCut(at, wanted);
  };
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onCut(at, secondsAt(event.clientX));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className="time-strip-cut"
      aria-label={`Cut between row ${at + 1} and row ${at + 2}`}
      aria-valuemin={from}
      aria-valuemax={to}
      aria-valuenow={now}
      aria-valuetext={`at ${now} seconds`}
      onKeyDown={press}
      onKeyUp={onLetGo}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onPointerUp={onLetGo}
    />
  );
}

function keyed(key: string, now: number, from: number, to: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return now + leastSeconds;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return now - leastSeconds;
  if (key === 'Home') return from;
  return key === 'End' ? to : undefined;
}
