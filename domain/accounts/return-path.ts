/**
 * The path, search and hash of a page of this site, or '/' for anything else: only a text that
 * every browser reads as a path of its own origin is followed. Sign-in itself is no place to
 * return to.
 */
export function safeReturnPath(asked: string | null | undefined): string {
  if (!asked || asked.length > 2000 || !asked.startsWith('/') || hasTrick.test(asked)) return '/';
  const base = 'https://own.invalid';
  const url = URL.parse(asked, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return '/';
  const isAuth = url.pathname === '/auth' || url.pathname.startsWith('/auth/');
  if (isAuth || url.pathname.startsWith('/api/')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

// Browsers read a backslash as a slash and drop tabs and line breaks.
const hasTrick = /^\/[/\\]|[\\\p{Cc}]/u;
