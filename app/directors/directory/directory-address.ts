// The directory's question in the address: `/creative-directors?q=…&skills=…&skills=…&cursor=…`.
import { type DirectoryQuery, directoryPageQuery } from '#domain/directors/directory.ts';

export const directoryPath = '/creative-directors';

/** What an address asks: as it stands there, with a sentence for each part that cannot be asked. */
export type Asked = {
  query: DirectoryQuery;
  cursor: string | undefined;
  refused: { q?: string; skills?: string } | null;
};

/** Reads the query string of an address. Empty skills and a cursor that is none are left out. */
export function readAsked(parameters: URLSearchParams): Asked {
  const given = parameters.getAll('skills').filter((skill) => skill.trim() !== '');
  const query = { q: parameters.get('q') ?? '', skills: [...new Set(given)] };
  const cursor = parameters.get('cursor') || undefined;
  const read = directoryPageQuery.safeParse(query);
  if (read.success)
    return { query: { q: read.data.q, skills: read.data.skills }, cursor, refused: null };
  const refused: Asked['refused'] = {};
  for (const { path, message } of read.error.issues) {
    if (path[0] === 'q') refused.q ??= message;
    if (path[0] === 'skills') refused.skills ??= message;
  }
  return { query, cursor, refused };
}

/** Says what is wrong with a text to search for, or nothing. */
export function refusalOf(q: string): string | undefined {
  return readAsked(new URLSearchParams({ q })).refused?.q;
}

/** The query string of a question, the same for the page and for the API. */
export function parametersOf({ q, skills }: DirectoryQuery, cursor?: string | null) {
  const parameters = new URLSearchParams();
  if (q.trim() !== '') parameters.set('q', q.trim());
  for (const skill of skills) parameters.append('skills', skill);
  if (cursor) parameters.set('cursor', cursor);
  return parameters;
}

export function addressOf(query: DirectoryQuery, cursor?: string | null): string {
  const parameters = parametersOf(query, cursor);
  return parameters.size > 0 ? `${directoryPath}?${parameters}` : directoryPath;
}

/** The same skills with one more, or without it when it is among them. */
export function toggled(skills: readonly string[], skill: string): string[] {
  return skills.includes(skill) ? skills.filter((one) => one !== skill) : [...skills, skill];
}
