// What something was written from, as short marks: enough to tell that an answer is another one now.
import { z } from 'zod';
import { perObject } from '../../per-object.ts';
import { spell } from '../../same-json.ts';
import { storable } from '../../storable.ts';
import { fingerprint } from '../draft/fingerprint.ts';

/** A mark for each input that was given, by its name. What was not answered is not there. */
export const basis = z.record(z.string().max(40), z.string().max(40));
export type Basis = z.infer<typeof basis>;

/** The marks of these inputs. */
export function basisOf(inputs: Readonly<Record<string, unknown>>): Basis {
  const marks = Object.entries(inputs).map(([name, value]) => [name, markOf(name, value)]);
  return Object.fromEntries(marks.filter(([, mark]) => mark !== ''));
}

// With each key that is pressed one answer changes: the marks of the others are known.
const known = new Map<string, { value: unknown; mark: string }>();

function markOf(name: string, value: unknown): string {
  const last = known.get(name);
  if (last && last.value === value) return last.mark;
  const mark = isEmpty(value)
    ? ''
    : isObject(value)
      ? markOfObject(value)
      : fingerprint(spell(storable(value)));
  known.set(name, { value, mark });
  return mark;
}

const markOfObject = perObject((value) => fingerprint(spell(storable(value))));

// What was put right to 'no' was put right: within an answer only what is not there says nothing.
const isEmpty = (value: unknown): boolean =>
  value === false || isBlank(value) || (isObject(value) && Object.values(value).every(isBlank));

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
