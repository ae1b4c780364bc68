import type { ReactNode } from 'react';
import {
  type AvScript,
  type Cue,
  parseAvScript,
  type ScriptRow,
} from '#domain/script/av-script.ts';
import { type KeyLine, keyLineOf } from '#domain/script/key-line.ts';

/** A script as people on set read it; text in no known form is shown as it is, in typewriter. */
export function ScriptText({
  text,
  unfinished,
  rowEnd,
}: {
  text: string;
  unfinished?: boolean;
  rowEnd?: AvScriptTableProps['rowEnd'];
}) {
  const script = parseAvScript(text);
  if (!script)
    return (
      <div className="script-plain" dir="auto">
        {text}
      </div>
    );
  return <AvScriptTable script={script} rowEnd={rowEnd} {...(unfinished ? { unfinished } : {})} />;
}

type AvScriptTableProps = {
  script: AvScript;
  /** More of it comes, so that the line on which it turns is not known. */
  unfinished?: boolean;
  /** While another take is written: how many rows are of it. The others and the notes are paler. */
  written?: number;
  /** What else stands with a row, by its number from 1. */
  rowEnd?: ((row: number) => ReactNode) | undefined;
};

const all = Number.POSITIVE_INFINITY;

/** The rows of an AV script (shot, video, audio), its key line highlighted, and its notes. Stacks on phones. */
export function AvScriptTable({
  script,
  written = all,
  unfinished = false,
  rowEnd,
}: AvScriptTableProps) {
  const keyLine = unfinished || written !== all ? undefined : keyLineOf(script);
  return (
    <>
      {/* The roles stay a table where the phone layout sets rows as blocks. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: display:block drops the table semantics */}
      <table className="av-script" role="table">
        <thead>
          <tr>
            <th scope="col">Shot</th>
            <th scope="col">Video</th>
            <th scope="col">Audio</th>
          </tr>
        </thead>
        <tbody>
          {script.rows.map((row, index) => {
            const number = index + 1;
            const isEarlier = number > written;
            return (
              <Row key={number} {...{ row, number, keyLine, isEarlier }} end={rowEnd?.(number)} />
            );
          })}
        </tbody>
      </table>
      <ScriptNotes notes={script.notes} isEarlier={Number.isFinite(written)} />
    </>
  );
}

type RowProps = {
  row: ScriptRow;
  number: number;
  isEarlier: boolean;
  keyLine: KeyLine | undefined;
  end: ReactNode;
};

function Row({ row, number, isEarlier, keyLine, end }: RowProps) {
  const shot = /^(.{1,40}?\.)\s+(.*)$/s.exec(row.video);
  const supers = row.cues.filter((cue) => cue.kind === 'SUPER');
  const heard = row.cues.filter((cue) => cue.kind !== 'SUPER');
  return (
    <tr className={isEarlier ? 'script-earlier' : undefined}>
      <th scope="row" className="av-script-shot">
        {number}
        <small>
          {row.startSeconds}–{row.endSeconds} s
        </small>
        <small>{row.beat.toLowerCase()}</small>
      </th>
      <td>
        <span className="av-script-column" aria-hidden="true">
          VIDEO
        </span>
        <div dir="auto">
          {shot ? (
            <>
              <b>{shot[1]}</b> <bdi>{shot[2]}</bdi>
            </>
          ) : (
            row.video
          )}
        </div>
        {supers.map((cue) => (
          <b key={cue.text} className="av-script-super">
            Super: <bdi>{cue.text}</bdi>
          </b>
        ))}
      </td>
      <td>
        <span className="av-script-column" aria-hidden="true">
          AUDIO
        </span>
        {heard.map((cue) => (
          <CueText
            key={`${cue.kind}-${cue.text}`}
            cue={cue}
            keyLine={keyLine?.cue === cue ? keyLine : undefined}
          />
        ))}
        {end}
      </td>
    </tr>
  );
}

function CueText({ cue, keyLine }: { cue: Cue; keyLine: KeyLine | undefined }) {
  return (
    <div className="av-script-cue">
      <span className="av-script-speaker">
        {cue.kind === 'DIALOGUE' ? (cue.speaker ?? 'SPEAKER') : cue.kind}
      </span>
      <div dir="auto">
        {keyLine ? (
          <>
            {keyLine.before ? `${keyLine.before} ` : ''}
            <mark>{keyLine.marked}</mark>
          </>
        ) : (
          cue.text
        )}
      </div>
    </div>
  );
}

/** The notes under the rows. */
export function ScriptNotes({
  notes,
  isEarlier = false,
}: {
  notes: string[];
  isEarlier?: boolean;
}) {
  if (notes.length === 0) return null;
  return (
    <ul className={isEarlier ? 'script-notes script-earlier' : 'script-notes'} aria-label="Notes">
      {notes.map((note) => (
        <li key={note} dir="auto">
          {note}
        </li>
      ))}
    </ul>
  );
}
