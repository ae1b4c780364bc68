// What stands before a cue in the plain text of a script: `VO:`, `MAYA (to camera):`.

import { oneLine } from '../one-line.ts';
import type { Cue, CueKind } from './av-script.ts';

const cueNames: Record<string, CueKind> = {
  VO: 'VO',
  'V.O.': 'VO',
  'VOICE-OVER': 'VO',
  VOICEOVER: 'VO',
  SFX: 'SFX',
  MUSIC: 'MUSIC',
  SUPER: 'SUPER',
};
const remarked = /^(.*?)\s*(\([^)]*\))$/;
/** A longer one is read as a line without a label. */
const longest = 100;

/**
 * The label of a cue. A speaker is in capitals, a remark behind the name keeps its case. Who is
 * called what a label is called (`VO`) gets a point, so that the name is read back as one.
 */
export function cueLabel({ kind, speaker = '' }: Cue): string {
  if (kind !== 'DIALOGUE') return kind;
  const given = oneLine(speaker.slice(0, 4 * longest).replace(/[:|]/g, ' ')).replace(
    /^(?:[-•]\s+)+/,
    '',
  );
  const name = isSpeechLabel(given) ? given : given.toUpperCase();
  const [, bare = name, remark = ''] = remarked.exec(name) ?? [];
  const own = isTaken(bare) ? oneLine(`${bare}. ${remark}`) : name;
  const label = isSpeechLabel(own) ? own : oneLine(`SPEAKER ${own}`);
  if (label.length <= longest) return label;
  // A remark without its end would be read as part of the name.
  return [...label.toUpperCase()]
    .slice(0, longest / 2)
    .join('')
    .trim();
}

const isTaken = (name: string) => name.toUpperCase() === 'VIDEO' || name.toUpperCase() in cueNames;

/** The cue of a labelled line, or undefined where the label is none of a cue. */
export function readCue(label: string, text: string): Cue | undefined {
  const [, name = label, remark] = remarked.exec(label) ?? [];
  const kind = cueNames[name.trim().toUpperCase()];
  if (kind) return { kind, text: remark ? `${remark} ${text}` : text };
  return isSpeechLabel(label) ? { kind: 'DIALOGUE', speaker: label.trim(), text } : undefined;
}

// A speaker is written in capitals.
function isSpeechLabel(label: string): boolean {
  const name = label.replace(/\(.*?\)/g, '').trim();
  return name === name.toUpperCase() && /\p{L}/u.test(name);
}
