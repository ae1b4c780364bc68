// What has to be set to make one plain value of another: only what differs, with the value of before.
import { z } from 'zod';

/** Sets what lies at `p`; without `v` it is taken out. The last step of a path into a list may be its `length`. */
const change = z.object({
  p: z.array(z.union([z.string().max(80), z.number().int().min(0).max(1_000)])).max(16),
  v: z.unknown().optional(),
});
/** What changes more than this is not gone back over. */
export const mostChanges = 400;
export const patch = z.array(change).max(mostChanges);
export type Patch = z.infer<typeof patch>;
type Path = Patch[number]['p'];

type Keys = ReadonlySet<string>;

/**
 * The patch that makes `to` of `from`, without what lies under a key of `except`; what is under a key of
 * `whole` is set as a whole.
 */
export function patchTo(from: unknown, to: unknown, except: Keys, whole: Keys = new Set()): Patch {
  const changes: Patch = [];
  compare(from, to, [], { changes, except, whole });
  return changes;
}

type Comparing = { changes: Patch; except: Keys; whole: Keys };

function compare(from: unknown, to: unknown, p: Path, comparing: Comparing): void {
  if (Object.is(from, to)) return;
  if (isListOfParts(from) && isListOfParts(to)) compareLists(from, to, p, comparing);
  else if (isParts(from) && isParts(to) && !comparing.whole.has(String(p.at(-1))))
    compareParts(from, to, p, comparing);
  else if (JSON.stringify(from) !== JSON.stringify(to))
    comparing.changes.push(to === undefined ? { p } : { p, v: to });
}

function compareLists(from: unknown[], to: unknown[], p: Path, comparing: Comparing): void {
  for (const [at, part] of to.entries()) compare(from[at], part, [...p, at], comparing);
  if (from.length > to.length) comparing.changes.push({ p: [...p, 'length'], v: to.length });
}

function compareParts(from: Parts, to: Parts, p: Path, comparing: Comparing): void {
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)]))
    if (!comparing.except.has(key)) compare(from[key], to[key], [...p, key], comparing);
}

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
// Lists of words are short: they are set as a whole.
const isListOfParts = (value: unknown): value is unknown[] =>
  Array.isArray(value) && (value.length === 0 || value.some((one) => typeof one === 'object'));

/** The value with the patch applied; what is not touched stays the same object. */
export const patched = <Value>(value: Value, changes: Patch): Value =>
  changes.reduce<unknown>((made, { p, v }) => set(made, p, v), value) as Value;

function set(value: unknown, [key, ...rest]: Path, v: unknown): unknown {
  if (key === undefined) return v;
  if (Array.isArray(value)) {
    if (key === 'length') return value.slice(0, Number(v));
    const at = Math.min(Number(key), value.length);
    return Number.isNaN(at) ? value : value.toSpliced(at, 1, set(value[at], rest, v));
  }
  const parts: Parts = isParts(value) ? value : {};
  const { [key]: before, ...others } = parts;
  const made = set(before, rest, v);
  return made === undefined ? others : { ...parts, [key]: made };
}

/** Whether a patch sets something at this path, or around it, or takes it off the end of its list. */
export const covers = (changes: Patch, { p }: Patch[number]): boolean =>
  changes.some((one) => one.p.every((step, at) => step === p[at]) || cutsOff(one, p));

function cutsOff({ p: list, v }: Patch[number], p: Path): boolean {
  const last = list.length - 1;
  const isInList =
    list[last] === 'length' && list.every((step, at) => at === last || step === p[at]);
  return isInList && Number(p[last]) >= Number(v);
}

/** Whether a patch sets something within this path. */
export const isWithin = (changes: Patch, { p }: Patch[number]): boolean =>
  changes.some((one) => one.p.length > p.length && p.every((step, at) => step === one.p[at]));
