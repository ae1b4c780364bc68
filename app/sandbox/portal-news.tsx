import type { PortalAction } from '#domain/payments/sandbox/portal.ts';
import type { Portal } from './use-portal.ts';

/** What came of the last press, where it was one of these; announced. */
export function PortalNews({ state, of }: { state: Portal; of: readonly PortalAction[] }) {
  const { news } = state;
  return (
    <p role="status" className="portal-news">
      {news && of.includes(news.action) ? news.text : ''}
    </p>
  );
}
