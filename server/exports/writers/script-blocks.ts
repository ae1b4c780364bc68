// A script as screenplay programs divide it: headings, action, who speaks, what is said.
import type { Cue, ScriptRow } from '#domain/script/av-script.ts';
import type { CreativePackage } from '../../documents/creative-package.ts';
import { rowTiming } from '../../documents/script-words.ts';

export type ScriptBlock =
  | { kind: 'heading'; number: number; text: string }
  | { kind: 'action'; text: string }
  | { kind: 'speech'; who: string; text: string }
  | { kind: 'note'; text: string };

/** The script in order; a text that is no rows is action, paragraph by paragraph. */
export function scriptBlocks({ script }: Pick<CreativePackage, 'script'>): ScriptBlock[] {
  if (script === null) return [];
  if (typeof script === 'string') {
    const paragraphs = script.split(/\r?\n\s*\r?\n/).map((text) => text.trim());
    return paragraphs.filter(Boolean).map((text) => ({ kind: 'action', text }));
  }
  return [
    ...script.rows.flatMap(rowBlocks),
    ...script.notes.map((text): ScriptBlock => ({ kind: 'note', text })),
  ];
}

function rowBlocks(row: ScriptRow, at: number): ScriptBlock[] {
  const name = row.beat.trim() || `Row ${at + 1}`;
  return [
    { kind: 'heading', number: at + 1, text: `${name}, ${rowTiming(row)}` },
    ...(row.video.trim() ? [{ kind: 'action' as const, text: row.video.trim() }] : []),
    ...row.cues.filter(({ text }) => text.trim() !== '').map(cueBlock),
  ];
}

function cueBlock({ kind, speaker, text }: Cue): ScriptBlock {
  const said = text.trim();
  if (kind === 'VO') return { kind: 'speech', who: 'NARRATOR (V.O.)', text: said };
  if (kind === 'DIALOGUE') return { kind: 'speech', who: speaker?.trim() || 'SPEAKER', text: said };
  return { kind: 'action', text: `${kind}: ${said}` };
}
