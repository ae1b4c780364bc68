import { type NotRows, timesProblem } from './read-rows.ts';

/** Why a text stays text, and what would make it rows. */
export function problemWords({ line, text, why }: NotRows): string {
  const quoted = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  if (why === 'time')
    return `Line ${line} does not go on where the row before it ends: “${quoted}”. Rows follow each other from 0 s.`;
  const named = quoted === '' ? `Line ${line} is no row.` : `Line ${line} is no row: “${quoted}”.`;
  return `${named} It stays plain text until each row begins like “1. HOOK | 0-3 s” and each line with “VIDEO:”, “VO:” or who speaks, in capitals.`;
}

/** Why a text cannot be kept as a script: its rows do not add up to a film. */
export function timesWords(text: string): string | undefined {
  const problem = timesProblem(text);
  return problem ? problemWords(problem) : undefined;
}
