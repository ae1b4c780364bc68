// What is spoken in a film, as the house's model spoke it.
import { callFunction } from '#app/calls/api.ts';
import type { Film } from '#domain/animatic/film.ts';
import type { Setback } from '#domain/functions/setback.ts';
import { canBeSpoken } from '#domain/functions/speak-lines.ts';
import { genders } from '#domain/wizard/options.ts';

export type Fetched =
  | { ok: true; recordings: Uint8Array<ArrayBuffer>[] }
  | { ok: false; why: string };

const reasons: Record<Setback, string> = {
  unavailable: 'it does not answer just now',
  timeout: 'it took too long',
  busy: 'it is busy',
  spent: 'what it may cost in a day is spent',
  unusable: 'what it said could not be used',
};
const late = 'it could not be reached';

/** All lines or none, so that one voice speaks the film. Never throws; `why` goes on from "The voice did not come:". */
export async function fetchRecordings(
  { lines }: Pick<Film, 'lines'>,
  gender: string | undefined,
  signal: AbortSignal,
): Promise<Fetched> {
  const texts = lines.map(({ text }) => text);
  if (!canBeSpoken(texts)) return { ok: false, why: 'there is too much to say' };
  // A project may name none, or another than the answers know.
  const known = genders.find((one) => one === gender);
  const sent = { lines: texts, ...(known ? { gender: known } : {}) };
  const result = await callFunction('speak-lines', sent, { signal });
  if (!result.ok) {
    const isLimited = result.failure.reason === 'limited';
    return { ok: false, why: isLimited ? 'it was asked often; try again later' : late };
  }
  const { recordings, setback = 'unavailable' } = result.answer;
  if (recordings.length !== texts.length) return { ok: false, why: reasons[setback] };
  try {
    return { ok: true, recordings: await Promise.all(recordings.map((one) => read(one, signal))) };
  } catch {
    return { ok: false, why: late };
  }
}

async function read(address: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
