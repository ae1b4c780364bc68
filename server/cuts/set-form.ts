// The form over the rows and the remarks under them, for another platform's cut.

import { inFormat } from '#domain/cuts/told-format.ts';
import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import type { AvScript } from '#domain/script/av-script.ts';
import { formatName } from '#domain/script/cuts.ts';
import { type Platform, platforms } from '#domain/wizard/options.ts';
import { languageOfForm } from '../generation/revise/revise-script.ts';
import { recutNote } from '../generation/write/script-form.ts';
import { wordsOf } from '../generation/write/words/words.ts';

type Asked = Pick<GenerateScriptRequest, 'platform' | 'instagramPortrait'>;

/** Format, length and take of the cut, and what it says of the other platforms; its rows stay. */
export function setForm(script: AvScript, cut: Platform, asked: Asked): AvScript {
  const words = wordsOf(languageOfForm(script) ?? 'en');
  const { form } = words;
  const formatOf = (one: Platform) => formatName(one, asked);
  const recutOf = (one: Platform) => recutNote({ words, formats: asked }, one);
  const others = asked.platform.filter((one) => one !== cut);
  const seconds = script.rows.at(-1)?.endSeconds ?? 0;
  const texts: Record<string, string> = {
    [form.format]: `${formatOf(cut)}, ${seconds} s`,
    [form.take]: '1',
    [form.alsoFor]: others.map(formatOf).join(', '),
  };
  const recuts = platforms.map(recutOf);
  // A remark is known in whatever format it was written.
  const isPlain = (note: string) => inFormat(note, false).replace(/\s+/g, ' ').trim();
  const known = recuts.map(isPlain);
  const hadRecuts = script.notes.some((note) => known.includes(isPlain(note)));
  return {
    ...script,
    facts: script.facts.map((fact) => ({ ...fact, text: texts[fact.label] ?? fact.text })),
    notes: [
      ...script.notes.filter((note) => !known.includes(isPlain(note))),
      ...(hadRecuts ? others.map(recutOf) : []),
    ],
  };
}
