// The table of directors as it stands in the page's address, where pages count from 1.
import { z } from 'zod';
import { adminDirectorsQuery, directorSorts } from '#domain/admin/directors.ts';
import { text } from '#domain/text.ts';

const asked = z.object({
  q: text(200).catch(''),
  sort: z.enum(directorSorts).catch('name'),
  order: z.enum(['asc', 'desc']).catch('asc'),
  active: z.enum(['', 'true', 'false']).catch(''),
  page: adminDirectorsQuery.shape.page,
});
const firstPage = 1;
export type Asked = z.output<typeof asked>;
export const nothingAsked: Asked = asked.parse({});

/** Reads the address; what cannot be asked for counts as not asked. */
export function readAsked(search: URLSearchParams): Asked {
  const page = Number(search.get('page') ?? firstPage) - firstPage;
  return asked.parse({ ...Object.fromEntries(search), page: isPage(page) ? page : 0 });
}
const isPage = (page: number) => adminDirectorsQuery.shape.page.safeParse(page).success;

/** The same in the address. */
export function addressOf(wanted: Asked): URLSearchParams {
  const parameters = parametersOf(wanted);
  if (wanted.page > 0) parameters.set('page', String(wanted.page + firstPage));
  return parameters;
}

/** What differs from the ordinary, as the API is asked for it. */
export function parametersOf(wanted: Asked): URLSearchParams {
  const parameters = Object.entries(wanted).filter(
    ([name, value]) => value !== nothingAsked[name as keyof Asked],
  );
  return new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
}

/** Why the text cannot be searched for. */
export const refusalOf = (q: string): string | undefined =>
  text(200).safeParse(q).error?.issues[0]?.message;
