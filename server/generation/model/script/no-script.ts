// Whether what a model sent is a script at all, before it is looked at row by row.
import { ModelError } from '../../../gateways/models/port.ts';
import { isAbout } from '../checking/relation.ts';
import { textOf } from '../checking/safe-text.ts';
import type { Film } from './film.ts';
import { plain } from './said.ts';
import { rowCounts, type WireRow } from './wire.ts';

/** Why rows are no script, in a sentence for the model; undefined when they are one. */
export function noScript(rows: readonly WireRow[], film: Film, { least, most } = rowCounts) {
  if (rows.length < least || rows.length > most)
    return `A script has four to six rows, this one has ${rows.length}.`;
  if (isRepeated(rows.map(({ video }) => video))) return 'The rows show the same picture.';
  return isAbout(textOf(rows), film.request) ? undefined : 'It is not about the product.';
}

/** Whether most of the texts say what another says; true of a model that was led astray. */
export function isRepeated(texts: readonly string[]): boolean {
  const said = texts.map(plain).filter(Boolean);
  return said.length > 2 && new Set(said).size < said.length / 2;
}

export function refuseNoScript(reason: string | undefined): void {
  if (reason !== undefined) throw new ModelError('unusable', reason);
}
