import type { AdminUserRow } from '#domain/admin/users.ts';
import { Badge } from '../../ui/badge.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { StackedTable } from '../stacked-table.tsx';
import { standingWords, userName } from './user-words.ts';

type UserTableProps = {
  rows: readonly AdminUserRow[];
  busy: boolean;
  onOpen: (id: string) => void;
};

/** Users, newest first. The button of a row is as large as the row. */
export function UserTable({ rows, busy, onOpen }: UserTableProps) {
  return (
    <StackedTable label="Users table" busy={busy}>
      <thead className="admin-unseen">
        <tr>
          <th scope="col">User</th>
          <th scope="col">Email</th>
          <th scope="col" aria-sort="descending">
            Joined
          </th>
          <th scope="col">Session</th>
          <th scope="col">Projects</th>
          <th scope="col">Account</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="admin-row-opens">
            <td className="admin-cell-long">
              <button type="button" onClick={() => onOpen(row.id)} aria-haspopup="dialog">
                {userName(row)}
              </button>
            </td>
            <td className="admin-cell-long" data-label="Email">
              {row.email}
            </td>
            <td className="admin-number" data-label="Joined">
              <ShownTime iso={row.created_at} />
            </td>
            <td className="admin-number" data-label="Session">
              {row.last_seen_at ? (
                <>
                  Seen <ShownTime iso={row.last_seen_at} />
                </>
              ) : (
                'Signed out'
              )}
            </td>
            <td className="admin-number" data-label="Projects">
              {row.projects.toLocaleString('en-US')}
            </td>
            <td data-label="Account">
              <span className="admin-details-marks">
                {standingWords(row).map((words) => (
                  <Badge key={words}>{words}</Badge>
                ))}
                {standingWords(row).length === 0 ? <Badge tone="available">Active</Badge> : null}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}
