import type { ScriptRow } from '#domain/script/av-script.ts';
import { secondsOf } from '#domain/script/row-speech.ts';
import { wordsThatFit } from '#domain/script/speech.ts';
import type { GenerationContext } from '../../../../engine/generation-context.ts';
import type { TextModel } from '../../../../gateways/models/port.ts';
import { askFor } from '../../asking/ask-for.ts';
import { clientData } from '../client-data.ts';
import type { Film } from '../film.ts';
import { correctPrompt } from '../prompts/correct.ts';
import { correctedWork } from '../wire.ts';
import type { Fault } from './find-faults.ts';
import { setRow } from './set-row.ts';

const maxOutputTokens = 4000;
// A script that is nearly right is set right by the house rather than lost to a slow correction.
const patienceMs = 12_000;

/**
 * Has the faulty rows written again, alone and with their limits; the others and all seconds stay.
 * Where no use can be made of the answer, or the time is over, the rows are as they were.
 */
export async function correctRows(
  text: TextModel,
  rows: readonly ScriptRow[],
  faults: ReadonlyMap<number, Fault[]>,
  film: Film,
  context: GenerationContext,
): Promise<ScriptRow[]> {
  context.onProgress({ type: 'stage', stage: 'correcting' });
  const asked = [...faults].sort(([a], [b]) => a - b);
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(patienceMs)]);
  try {
    const { rows: sent } = await askFor(
      text,
      {
        instructions: correctPrompt(
          asked.map(([at, list]) => faultyRow(at, list, rows, film)),
          film.language,
        ),
        data: {
          client: clientData(film),
          rows: asked.map(([at, list]) => sentRow(at, list, rows)),
        },
        schema: correctedWork,
        maxOutputTokens,
      },
      { ...context, signal, onProgress: () => {} },
    );
    return rows.map((row, at) => {
      const again = faults.has(at) ? sent.find((each) => each.row === at + 1) : undefined;
      if (!again) return row;
      const { video, cues } = setRow(again, film, at);
      return { ...row, video: video || row.video, cues: cues.length > 0 ? cues : row.cues };
    });
  } catch (error) {
    if (context.signal.aborted && !isOutOfTime(context.signal)) throw error;
    context.log.warn({ err: error }, 'the rows were not corrected, the house sets them right');
    return [...rows];
  }
}

const isOutOfTime = ({ reason }: AbortSignal) =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

function faultyRow(at: number, faults: Fault[], rows: readonly ScriptRow[], film: Film) {
  const row = rows[at];
  const seconds = row ? secondsOf(row) : 0;
  return { number: at + 1, seconds, mostWords: wordsThatFit(seconds, film.pace), faults };
}

function sentRow(at: number, faults: Fault[], rows: readonly ScriptRow[]) {
  const unknown = faults.flatMap((fault) => (fault.rule === 'invented' ? fault.figures : []));
  return { row: at + 1, ...rows[at], ...(unknown.length > 0 ? { unknown } : {}) };
}
