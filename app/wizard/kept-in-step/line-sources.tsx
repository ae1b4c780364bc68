import { cueLabel } from '#domain/script/av-script.ts';
import { linesOfRow, type ScriptLine } from '#domain/script/keep-lines.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { lineSource } from '#domain/wizard/kept-in-step/line-source.ts';
import type { TakeSoFar } from '../writing/take-so-far.ts';
import './kept-in-step.css';

/** For each line of a row the answer it came from, with its words. */
export function lineSources(draft: Draft, take: TakeSoFar) {
  if (take.form !== 'rows' || take.written > 0) return undefined;
  const { rows } = take.script;
  return (number: number) => {
    const row = rows[number - 1];
    return row ? (
      <dl className="line-sources" aria-label={`Where row ${number} comes from`}>
        {linesOfRow(row).map((line) => (
          <Source key={line.text} draft={draft} line={line} />
        ))}
      </dl>
    ) : null;
  };
}

function Source({ draft, line }: { draft: Draft; line: ScriptLine }) {
  const source = lineSource(draft, line);
  return (
    <div>
      <dt>{line.cue ? cueLabel(line.cue) : 'VIDEO'}</dt>
      <dd dir="auto">
        {source ? (
          <>
            {source.label}, step {source.step}: “{source.quote}”
          </>
        ) : (
          'Added by the writer; in none of your answers.'
        )}
      </dd>
    </div>
  );
}
