// How each kind of setting is read from text. Messages continue a sentence: `PORT is "x" and must …`.
import { z } from 'zod';
import { isProgram } from './find-program.ts';

export const words = z.string().trim();

export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: oneOf(values) });

const wholeNumber = (least: number, most: number, message: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);

export const portNumber = wholeNumber(
  0,
  65_535,
  'must be a whole number from 1 to 65535, or 0 for any free port',
);

export const daysCount = wholeNumber(
  1,
  1_000_000,
  'must be a whole number of requests a day, at least 1',
);
export const hoursCount = wholeNumber(
  1,
  1_000_000,
  'must be a whole number of requests an hour, at least 1',
);

export const minutesCount = wholeNumber(
  1,
  1_000_000,
  'must be a whole number of requests in three minutes, at least 1',
);

export const daysKept = wholeNumber(7, 3_650, 'must be a whole number of days from 7 to 3650');

export const keptHours = wholeNumber(1, 8_760, 'must be a whole number of hours from 1 to 8760');

export const patience = wholeNumber(1, 40, 'must be a whole number of seconds from 1 to 40');

export const poolSize = wholeNumber(2, 500, 'must be a whole number of connections from 2 to 500');

export const stopDelay = wholeNumber(0, 120, 'must be a whole number of seconds from 0 to 120');

/** An amount of money, as in 20 or 0.04. */
export const dollars = z
  .string()
  .regex(/^\d{1,6}(?:\.\d{1,6})?$/, 'must be an amount in dollars, as in 20 or 0.04')
  .transform(Number);

export const url = (protocols: readonly string[]) => {
  const example = `${protocols[0]}//host`;
  return words.refine((value) => {
    const parsed = URL.parse(value);
    return parsed !== null && protocols.includes(parsed.protocol) && parsed.hostname !== '';
  }, `must be an address that begins like ${example}`);
};

/** `sample`, the path of a file, or an https address; http only on this machine. */
export const directorsFeed = words.refine(
  (value) => !/^[a-z][a-z\d+.-]+:/i.test(value) || isPrivateUrl(value),
  'must be sample, the path of a file, or an https address',
);

/** An https address; http only on this machine, so that no secret travels in clear. */
/** The path of a program that is there, or `off`. */
export const program = words.refine(
  (value) => value === 'off' || isProgram(value),
  'must be the path of a program, or off',
);

export const privateUrl = words.refine(isPrivateUrl, 'must be an https address');

function isPrivateUrl(value: string): boolean {
  const parsed = URL.parse(value);
  if (parsed?.protocol === 'https:') return true;
  return parsed?.protocol === 'http:' && isLoopbackHost(parsed.hostname);
}

/** Something that travels in a header or an address: one word of plain letters and signs. */
export const oneWord = words.regex(/^[\x21-\x7e]+$/, 'must be one word, as the provider shows it');

/** Where a server's API begins: no password, no query. */
export const apiUrl = url(['http:', 'https:']).refine((value) => {
  const parsed = URL.parse(value);
  return parsed && !(parsed.username || parsed.password || parsed.search || parsed.hash);
}, 'must be an address without a password, a query or a fragment');

/** Where a page comes from: https, or http on this machine; nothing behind the host. */
export const origin = words.refine(
  (value) => isPrivateUrl(value) && URL.parse(value)?.origin === value,
  'must be origins as in https://app.example.com, separated by commas',
);

/** A secret that its maker marks with what it begins with. */
export const secretLike = (...starts: string[]) =>
  words.refine(
    (value) => starts.some((start) => value.startsWith(start)),
    `must begin with ${starts.join(' or ')}`,
  );

/** True for names and addresses that only this machine reaches. */
export const isLoopbackHost = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);

export const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z.string().transform((value, context) => {
    const items: z.output<Item>[] = [];
    for (const part of value.split(',').map((text) => text.trim())) {
      if (part === '') continue;
      const parsed = item.safeParse(part);
      if (parsed.success) items.push(parsed.data);
      else context.addIssue(parsed.error.issues[0]?.message ?? 'cannot be read');
    }
    return items;
  });

/** `Name <address>` or a bare address. */
export const mailbox = z.string().transform((value, context) => {
  const match = /^\s*(?:"?([^"<>]*?)"?\s*<([^<>]+)>|([^<>\s]+))\s*$/.exec(value);
  const address = z.email().safeParse(match?.[2] ?? match?.[3]);
  if (!address.success || /[\r\n]/.test(value)) {
    context.addIssue('must be an address, as in AD BUILDER <ads@example.com>');
    return z.NEVER;
  }
  return { name: match?.[1] || 'AD BUILDER', address: address.data };
});

function oneOf(values: readonly string[]): string {
  if (values.length === 1) return `can only be ${values[0]} for now`;
  return `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}
