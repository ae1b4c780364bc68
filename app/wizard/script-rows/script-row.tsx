import { Icon } from '#app/ui/icon.tsx';
import { oneLine } from '#domain/one-line.ts';
import type { ScriptRow as Row } from '#domain/script/av-script.ts';
import { secondsOf } from '#domain/script/row-speech.ts';
import type { NumberedFrame } from '#domain/script/rows/frame-rows.ts';
import { mostSeconds } from '#domain/script/rows/row-times.ts';
import type { Stopwatch } from '#domain/script/rows/stopwatch.ts';
import { type How, RowAudio } from './row-audio.tsx';
import { type Arranged, RowTools } from './row-tools.tsx';
import { SecondsField } from './seconds-field.tsx';
import { TypedLine } from './typed-line.tsx';

type ScriptRowProps = {
  rows: readonly Row[];
  at: number;
  watch: Stopwatch;
  speaker: string;
  frames: readonly NumberedFrame[];
  onRow: (row: Row, how: How) => void;
  onSeconds: (seconds: number | undefined) => void;
  onArrange: (arranged: Arranged) => void;
};

/** One row of the table: shot, picture, sound, its frames, and what can be done to it. */
export function ScriptRow({ rows, at, watch, speaker, frames, ...on }: ScriptRowProps) {
  const row = rows[at] as Row;
  const number = at + 1;
  const id = `script-row-${number}`;
  const time = `${row.startSeconds}–${row.endSeconds} s`;
  return (
    <li>
      <fieldset
        className={watch.state === 'over' ? 'rows-row is-over' : 'rows-row'}
        data-row={number}
        aria-label={`Row ${number}, ${row.beat.toLowerCase()}, ${time}`}
      >
        <div className="rows-shot">
          <span className="rows-number" aria-hidden="true">
            {number}
          </span>
          <TypedLine
            className="input rows-line rows-beat"
            aria-label="Beat"
            rows={1}
            maxLength={80}
            value={row.beat}
            read={(typed) => oneLine(typed).toUpperCase()}
            onType={(beat) => on.onRow({ ...row, beat }, { mark: 'beat' })}
          />
          <span className="rows-time">
            <SecondsField
              label="Seconds"
              value={Number(secondsOf(row).toFixed(2))}
              most={mostSeconds(rows, at)}
              onSeconds={on.onSeconds}
            />
            <span aria-hidden="true">s</span>
          </span>
          <small className="rows-span">{time}</small>
          <RowStopwatch id={`${id}-watch`} watch={watch} />
        </div>
        <div className="rows-video">
          <span className="rows-label" aria-hidden="true">
            Video
          </span>
          <TypedLine
            aria-label="Video"
            data-part="video"
            value={row.video}
            onType={(video) => on.onRow({ ...row, video }, { mark: 'video' })}
          />
        </div>
        <div className="rows-audio">
          <span className="rows-label" aria-hidden="true">
            Audio
          </span>
          <RowAudio
            cues={row.cues}
            speaker={speaker}
            watchId={`${id}-watch`}
            onCues={(cues, how) => on.onRow({ ...row, cues }, how)}
          />
        </div>
        <RowFrames frames={frames} />
        <RowTools rows={rows} at={at} onArrange={on.onArrange} />
      </fieldset>
    </li>
  );
}

function RowFrames({ frames }: { frames: readonly NumberedFrame[] }) {
  return (
    <div className="rows-frames">
      {frames.map(({ number, frame }) => (
        <figure key={number}>
          {frame.imageUrl ? <img src={frame.imageUrl} alt={frame.imageAlt ?? ''} /> : null}
          <figcaption>Frame {number}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** What is said in a row against its seconds, in words. */
function RowStopwatch({ id, watch }: { id: string; watch: Stopwatch }) {
  return (
    <p id={id} className={`rows-watch is-${watch.state}`}>
      {watch.state === 'over' ? <Icon name="alert" /> : null}
      <span>{stopwatchWords(watch)}</span>
    </p>
  );
}

function stopwatchWords({ words, room, excess, state }: Stopwatch): string {
  if (state === 'silent') return 'Nothing is said';
  const said = `${words} of ${counted(room)}`;
  if (state === 'quick') return `${said}: ${excess} over, said quicker`;
  return state === 'over' ? `${said}: ${excess} to lose` : said;
}

const counted = (words: number) => `${words} ${words === 1 ? 'word' : 'words'}`;
