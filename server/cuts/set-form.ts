// The form over the rows and the remarks under them, for another platform's cut.
import type { AvScript } from '#domain/script/av-script.ts';
import { cuts } from '#domain/script/cuts.ts';
import { labels, type Platform, platforms } from '#domain/wizard/options.ts';
import { languageOfForm } from '../generation/revise/revise-script.ts';
import { wordsOf } from '../generation/write/words/words.ts';

const formatOf = (platform: Platform) => `${labels.platform[platform]} ${cuts[platform].aspect}`;

/** Format, length and take of the cut, and what it says of the other platforms; its rows stay. */
export function setForm(script: AvScript, cut: Platform, chosen: readonly Platform[]): AvScript {
  const { form, notes } = wordsOf(languageOfForm(script) ?? 'en');
  const others = chosen.filter((one) => one !== cut);
  const seconds = script.rows.at(-1)?.endSeconds ?? 0;
  const texts: Record<string, string> = {
    [form.format]: `${formatOf(cut)}, ${seconds} s`,
    [form.take]: '1',
    [form.alsoFor]: others.map(formatOf).join(', '),
  };
  const recuts = platforms.map((platform) => notes.recut[platform]);
  const isPlain = (note: string) => note.replace(/\s+/g, ' ').trim();
  const known = recuts.map(isPlain);
  const hadRecuts = script.notes.some((note) => known.includes(isPlain(note)));
  return {
    ...script,
    facts: script.facts.map((fact) => ({ ...fact, text: texts[fact.label] ?? fact.text })),
    notes: [
      ...script.notes.filter((note) => !known.includes(isPlain(note))),
      ...(hadRecuts ? others.map((platform) => notes.recut[platform]) : []),
    ],
  };
}
