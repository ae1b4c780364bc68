import type { Directory } from '#domain/directors/directory.ts';
import { dated } from '#domain/policies-text/policy.ts';
import { samplePath } from '#domain/sharing/sample-work.ts';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/sitemap';

const policiesChanged = new Date(`${dated} UTC`).toISOString().slice(0, 10);
type ListedPage = { path: string; changed?: string };
const publicPages: ListedPage[] = [
  { path: '/' },
  { path: samplePath },
  { path: '/terms', changed: policiesChanged },
  { path: '/privacy', changed: policiesChanged },
  { path: '/cookies', changed: policiesChanged },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { appUrl, directory } = context.get(pageContext);
  const pages = [...publicPages, ...(await directorPages(directory))];
  const urls = pages.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeXml(appUrl + path)}</loc>${lastmod}</url>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

// Sample profiles are kept out of search engines, and so is a directory of them.
async function directorPages(directory: Directory): Promise<ListedPage[]> {
  const { directors } = await directory.search({ q: '', skills: [], limit: 1 });
  if (directors.length === 0 || directors.some(({ sample }) => sample)) return [];
  const profiles = await directory.ids();
  return [
    { path: '/creative-directors' },
    ...profiles.map((id) => ({ path: `/director/${encodeURIComponent(id)}` })),
  ];
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
