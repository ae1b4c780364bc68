import type { DirectorSync } from '#domain/admin/directors.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';

/** The latest reading of the directors feed failed: reading it again is the directors' own matter. */
export function FeedFailure({ sync }: { sync: DirectorSync }) {
  return (
    <section className="admin-failures">
      <h2 className="heading-3">Directors feed</h2>
      <div className="admin-feed-failure">
        <p>
          It could not be read on <ShownTime iso={sync.finished_at} exact />
          {sync.problem ? `: ${sync.problem}` : '.'}
        </p>
        <LinkButton to="/admin?tab=directors" compact>
          Open Creative Directors
        </LinkButton>
      </div>
    </section>
  );
}
