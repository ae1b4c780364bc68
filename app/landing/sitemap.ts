import { dated } from '#domain/policies-text/policy.ts';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/sitemap';

const policiesChanged = new Date(`${dated} UTC`).toISOString().slice(0, 10);
const publicPaths: { path: string; changed?: string }[] = [
  { path: '/' },
  { path: '/terms', changed: policiesChanged },
  { path: '/privacy', changed: policiesChanged },
  { path: '/cookies', changed: policiesChanged },
];

export function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(pageContext);
  const urls = publicPaths.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeXml(appUrl + path)}</loc>${lastmod}</url>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
