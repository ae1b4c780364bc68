// The table of directors as it stands in the page's address.
import { z } from 'zod';
import { adminDirectorsQuery, directorSorts } from '#domain/admin/directors.ts';
import { text } from '#domain/text.ts';

const asked = z.object({
  q: text(200).catch(''),
  sort: z.enum(directorSorts).catch('name'),
  order: z.enum(['asc', 'desc']).catch('asc'),
  active: z.enum(['', 'true', 'false']).catch(''),
  page: adminDirectorsQuery.shape.page.catch(0),
});
export type Asked = z.output<typeof asked>;
export const nothingAsked: Asked = asked.parse({});

export const readAsked = (search: URLSearchParams): Asked =>
  asked.parse(Object.fromEntries(search));

/** What differs from the ordinary. */
export function parametersOf(wanted: Asked): URLSearchParams {
  const said = Object.entries(wanted).filter(
    ([name, value]) => value !== nothingAsked[name as keyof Asked],
  );
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
}

/** Why the text cannot be searched for. */
export const refusalOf = (q: string): string | undefined =>
  text(200).safeParse(q).error?.issues[0]?.message;
