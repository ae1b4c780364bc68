import type { DoneAct } from '#domain/admin/audit.ts';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { actWords, detailWords } from './audit-words.ts';

/** What administrators did to what a dialog shows; nothing where they did nothing. */
export function DoneActs({ acts, kind }: { acts: readonly DoneAct[]; kind: 'user' | 'order' }) {
  if (acts.length === 0) return null;
  return (
    <section className="admin-details-section">
      <h3 className="heading-3">What was done</h3>
      <ul className="admin-entries">
        {acts.map(({ id, at, admin_email, action, details }) => (
          <li key={id}>
            {actWords({ action, details, target_kind: kind, target_id: id })}
            <span className="meta">
              <ShownTime iso={at} exact /> · {admin_email}
            </span>
            {detailWords({ details }) ? (
              <span className="meta">{detailWords({ details })}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
