import { pageContext } from '../page-context.ts';
import type { Route } from './+types/sitemap';

const publicPaths = ['/', '/terms', '/privacy', '/cookies'];

export function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(pageContext);
  const urls = publicPaths.map((path) => `<url><loc>${appUrl}${path}</loc></url>`).join('');
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`;
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
