import type { AvScript } from '#domain/script/av-script.ts';
import { fewerWords } from '../apply/length.ts';
import type { Change, Revision } from '../revision.ts';
import { mapSpeech } from '../spoken.ts';

/** Says less, and nothing louder than it is. */
export function plainer(script: AvScript, revision: Revision): Change {
  const less = fewerWords(script, revision) ?? script;
  return { ...less, rows: less.rows.map((row) => quiet(row)) };
}

const softened = (text: string) => text.replace(/^¡/u, '').replace(/!+(?=["”»]?$)/u, '.');

const quiet = (row: AvScript['rows'][number]) => {
  const spoken = mapSpeech(row, softened);
  const cues = spoken.cues.map((cue) =>
    cue.kind === 'SUPER' ? { ...cue, text: cue.text.replace(/!+/g, '').trim() || cue.text } : cue,
  );
  return { ...spoken, cues };
};
