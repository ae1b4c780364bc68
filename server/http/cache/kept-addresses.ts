// Which addresses are answered alike to everybody, each in one spelling.
import { directoryPageSize } from '#domain/directors/directory.ts';
import { readDirectoryQuery } from '../../directors/search/read-directory-query.ts';

export type KeptAddress = {
  /** Path and query without what changes nothing: the answer is made from it and kept under it. */
  key: string;
  /** The pattern of it, for logs and metrics. */
  route: string;
  /** The API answers, not a page. */
  isApi: boolean;
  /** Stays until the process ends; the others change with the directors. */
  isFixed: boolean;
};

export const fixedPaths = ['/', '/sample', '/terms', '/privacy', '/cookies', '/robots.txt'];
const longest = 4_000;
// What was read is remembered of this many addresses, up to this length each.
const remembered = 5_000;
const usualLength = 400;

/** Makes the function that finds the kept address of a request's url, if it is one. */
export function addressReader(): (url: string) => KeptAddress | undefined {
  const read = new Map<string, KeptAddress | undefined>();
  return (url) => {
    if (url.length > longest) return undefined;
    if (read.has(url)) return read.get(url);
    const address = readAddress(url);
    if (url.length > usualLength) return address;
    if (read.size === remembered) read.clear();
    read.set(url, address);
    return address;
  };
}

function readAddress(url: string): KeptAddress | undefined {
  const [path = '', query = ''] = splitOnce(url, '?');
  if (fixedPaths.includes(path)) return { key: path, route: path, isApi: false, isFixed: true };
  const parameters = new URLSearchParams(query);
  const isApi = path.startsWith('/api/');
  switch (path) {
    case '/sitemap.xml':
      return { key: path, route: path, isApi, isFixed: false };
    case '/creative-directors':
    case '/creative-directors.data':
    case '/api/directors': {
      const canonical = canonicalQuery(parameters, isApi);
      if (canonical === undefined) return undefined;
      return { key: path + canonical, route: path, isApi, isFixed: false };
    }
    default:
      return readDirectorAddress(path, parameters, isApi);
  }
}

function readDirectorAddress(path: string, parameters: URLSearchParams, isApi: boolean) {
  const parts = /^(\/director|\/api\/directors)\/([^/]+?)(\.data)?$/.exec(path);
  const [, folder, written = '', data = ''] = parts ?? [];
  const id = oneSpelling(written);
  if (!folder || !id || isPartial(parameters)) return undefined;
  return { key: `${folder}/${id}${data}`, route: `${folder}/:id${data}`, isApi, isFixed: false };
}

function oneSpelling(segment: string): string | undefined {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return undefined;
  }
}

/** Undefined when the query is not valid, which is for its own route to say. */
function canonicalQuery(parameters: URLSearchParams, isApi: boolean): string | undefined {
  const read = isPartial(parameters) ? undefined : readDirectoryQuery(parameters);
  if (!read?.success) return undefined;
  const { q, skills, cursor, limit } = read.data;
  const canonical = new URLSearchParams();
  if (q) canonical.set('q', q);
  for (const skill of skills) canonical.append('skills', skill);
  if (cursor) canonical.set('cursor', cursor);
  if (isApi && limit !== directoryPageSize) canonical.set('limit', String(limit));
  return canonical.size > 0 ? `?${canonical}` : '';
}

// The router asks for the data of some of a page's routes only.
const isPartial = (parameters: URLSearchParams) => parameters.has('_routes');

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
