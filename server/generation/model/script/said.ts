// Whether a row says what it has to, in whatever language.
import type { ScriptRow } from '#domain/script/av-script.ts';
import { isSpoken } from '#domain/script/row-speech.ts';
import { stems } from '../checking/relation.ts';
import type { Film } from './film.ts';

export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // As capitals have it.
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const heardOrRead = (row: ScriptRow) =>
  plain(
    row.cues
      .filter((cue) => isSpoken(cue) || cue.kind === 'SUPER')
      .map((cue) => cue.text)
      .join(' '),
  );

/** Whether the product's name, or its short form, is heard or lettered. */
export function isNamed(row: ScriptRow, { request, stage }: Film): boolean {
  const said = heardOrRead(row);
  const names = [request.productName, stage.frame.name, shortName(stage.frame.name)].map(plain);
  return names[0] === '' || names.some((name) => isIn(name, said));
}

// `Ashfall: Last Ember` is `Ashfall` to those who speak of it.
const shortName = (name: string) => name.split(/[:(|,]|\s[–—-]\s/)[0] ?? '';

// A name of one or two signs counts as a word of its own only.
const isIn = (name: string, said: string) =>
  name !== '' && (name.length > 2 ? said.includes(name) : ` ${said} `.includes(` ${name} `));

/** Whether the row asks for what the visitor wants people to do: it shares a word or a contact with it. */
export function asksFor(row: ScriptRow, { request, stage }: Film): boolean {
  const said = heardOrRead(row);
  const wanted = stems(stage.frame.call.typed || request.behavior);
  for (const word of idle) wanted.delete(word);
  if (wanted.size === 0) return said !== '';
  return [...stems(said)].some((stem) => wanted.has(stem));
}

// Beginnings of words by which visitors say that they wish something.
const idle = ['want', 'would', 'shoul', 'peopl', 'viewe', 'custo'];
