// The AV script: what is seen and what is heard, row by row, as text that reads well when copied.

/** What a cue is: voice-over, dialogue spoken on camera, sound effect, music, or on-screen lettering. */
export type CueKind = 'VO' | 'DIALOGUE' | 'SFX' | 'MUSIC' | 'SUPER';
export type Cue = { kind: CueKind; speaker?: string; text: string };
export type ScriptRow = {
  /** Name of the beat: hook, problem, proof, offer. */
  beat: string;
  /** Seconds from the first frame of the film. */
  startSeconds: number;
  endSeconds: number;
  /** Begins with the shot: `CU, push in. …` */
  video: string;
  cues: Cue[];
};
export type AvScript = {
  title: string;
  /** The form above the rows: Client, Format, Length, Date, Take, Cast. */
  facts: { label: string; text: string }[];
  rows: ScriptRow[];
  /** Remarks below the rows, such as claims that need proof. */
  notes: string[];
};

const rowHead = /^(\d{1,2})\.\s+(.*?)\s*\|\s*(\d+(?:\.\d+)?)\s*[-–]\s*(\d+(?:\.\d+)?)\s*s$/i;
const cueKinds = new Set<string>(['VO', 'SFX', 'MUSIC', 'SUPER']);
const labelled = /^([^:\n]{1,48}):\s*(.*)$/;

/**
 * Writes a script as plain text: title, form lines, numbered rows of labelled lines, notes.
 * `parseAvScript` reads it back.
 */
export function formatAvScript(script: AvScript): string {
  const head = [script.title.toUpperCase(), ...script.facts.map((f) => `${f.label}: ${f.text}`)];
  const rows = script.rows.map((row, index) =>
    [
      `${index + 1}. ${row.beat.toUpperCase()} | ${row.startSeconds}-${row.endSeconds} s`,
      `VIDEO: ${row.video}`,
      ...row.cues.map(
        (cue) => `${cue.kind === 'DIALOGUE' ? (cue.speaker ?? 'SPEAKER') : cue.kind}: ${cue.text}`,
      ),
    ].join('\n'),
  );
  const notes = script.notes.length ? [script.notes.map((note) => `- ${note}`).join('\n')] : [];
  return [head.join('\n'), ...rows, ...notes].join('\n\n');
}

/**
 * Reads a script in the form `formatAvScript` writes, forgiving what a person changes by hand:
 * spacing, unknown labels (read as a speaker), lines without a label (they continue the line
 * above). Returns null when there is no row with a time, in which case the text is shown as it is.
 */
export function parseAvScript(text: string): AvScript | null {
  const script: AvScript = { title: '', facts: [], rows: [], notes: [] };
  let row: ScriptRow | undefined;
  let last: Cue | 'video' | undefined;
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    if (line === '') {
      last = undefined;
      continue;
    }
    const head = rowHead.exec(line);
    if (head) {
      row = {
        beat: head[2] ?? '',
        startSeconds: Number(head[3]),
        endSeconds: Number(head[4]),
        video: '',
        cues: [],
      };
      script.rows.push(row);
      last = undefined;
      continue;
    }
    const pair = labelled.exec(line);
    if (!row) {
      if (!script.title) script.title = line;
      else if (pair) script.facts.push({ label: pair[1] ?? '', text: pair[2] ?? '' });
      else script.notes.push(line);
    } else if (/^[-•]\s+/.test(line) && last === undefined) {
      script.notes.push(line.replace(/^[-•]\s+/, ''));
    } else if (pair && /^VIDEO$/i.test(pair[1] ?? '')) {
      row.video = pair[2] ?? '';
      last = 'video';
    } else if (pair && isSpeechLabel(pair[1] ?? '')) {
      const label = (pair[1] ?? '').trim();
      const kind = cueKinds.has(label.toUpperCase())
        ? (label.toUpperCase() as CueKind)
        : 'DIALOGUE';
      last = { kind, text: pair[2] ?? '', ...(kind === 'DIALOGUE' ? { speaker: label } : {}) };
      row.cues.push(last);
    } else if (last === 'video') row.video += ` ${line}`;
    else if (last) last.text += ` ${line}`;
    else row.video = row.video ? `${row.video} ${line}` : line;
  }
  return script.rows.length > 0 ? script : null;
}

// A label is written in capitals (a name may carry a remark: `MAYA (to camera)`).
function isSpeechLabel(label: string): boolean {
  const name = label.replace(/\(.*?\)/g, '').trim();
  return name.length > 0 && name === name.toUpperCase() && /\p{L}/u.test(name);
}
