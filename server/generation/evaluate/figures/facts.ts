// What sets the thing apart is said or lettered, and the strongest of it is shown where the film demonstrates.
import type { AvScript, ScriptRow } from '#domain/script/av-script.ts';
import type { Brief } from '../brief.ts';
import { letteredOf, spokenOf } from '../heard.ts';
import { carries } from '../text/carries.ts';
import { type Figure, notAsked, tongueOf, whole } from './figure.ts';

export const facts: Figure = {
  name: 'facts',
  title: 'Two facts spoken or lettered, the strongest in the demonstration',
  judge({ av }, brief) {
    if (brief.facts.length === 0) return notAsked;
    const tongue = tongueOf(brief);
    const told = brief.facts.filter(({ span }) =>
      av.rows.some((row) =>
        carries([...spokenOf(row), ...letteredOf(row)].join('\n'), span, tongue),
      ),
    );
    const needed = Math.min(2, brief.facts.length);
    const top = Math.max(...brief.facts.map(({ weight }) => weight));
    const strongest = brief.facts.filter(({ weight }) => weight === top);
    const shown = strongest.some(({ span }) =>
      demonstration(av, brief).some((row) => carries(wholeRow(row), span, tongue)),
    );
    return whole([
      ...(told.length < needed ? [`${told.length} of ${needed} told`] : []),
      ...(shown ? [] : [`not demonstrated: ${strongest[0]?.span ?? ''}`]),
    ]);
  },
};

const wholeRow = (row: ScriptRow): string =>
  [row.video, ...spokenOf(row), ...letteredOf(row)].join('\n');

// The third row; an infomercial begins to show in its second; a film of more rows shows until its last.
function demonstration({ rows }: AvScript, { request }: Brief): ScriptRow[] {
  const from = request.userType === 'infomercial' || rows.length < 4 ? 1 : 2;
  return rows.slice(from, Math.max(from + 1, rows.length - 1));
}
