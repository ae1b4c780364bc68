import { pageContext } from '../page-context.ts';
import type { Route } from './+types/robots';

export function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(pageContext);
  const body = `User-agent: *\nDisallow: /api/\nDisallow: /mailbox\nSitemap: ${appUrl}/sitemap.xml\n`;
  return new Response(body, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
