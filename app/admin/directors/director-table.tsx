import type { AdminDirector, DirectorSort } from '#domain/admin/directors.ts';
import { Badge } from '../../ui/badge.tsx';
import { Avatar } from '../../ui/directors/avatar.tsx';
import { StackedTable } from '../stacked-table.tsx';
import type { Asked } from './director-address.ts';
import { minimumWords, rateWords, ratingWords, sourceWords } from './director-words.ts';

type DirectorTableProps = {
  directors: readonly AdminDirector[];
  asked: Asked;
  busy: boolean;
  onSort: (by: DirectorSort) => void;
  onOpen: (director: AdminDirector) => void;
};

const columns: readonly (readonly [DirectorSort, string])[] = [
  ['name', 'Name'],
  ['location', 'Location'],
  ['hourly_rate', 'Rate'],
  ['project_minimum', 'Minimum'],
  ['rating', 'Rating'],
  ['availability_status', 'Status'],
];
const sorted = { asc: 'ascending', desc: 'descending' } as const;

/** Directors in the order of a column. The button of a row is as large as the row. */
export function DirectorTable({ directors, asked, busy, onSort, onOpen }: DirectorTableProps) {
  return (
    <StackedTable label="Creative directors table" className="directors-table" busy={busy}>
      <thead>
        <tr>
          {columns.map(([by, label]) => (
            <th
              key={by}
              scope="col"
              aria-sort={asked.sort === by ? sorted[asked.order] : undefined}
            >
              <button type="button" onClick={() => onSort(by)}>
                {label}
                <span className="directors-order" aria-hidden="true">
                  {asked.sort === by ? (asked.order === 'asc' ? '▲' : '▼') : ''}
                </span>
              </button>
            </th>
          ))}
          <th scope="col" className="admin-unseen">
            Source
          </th>
        </tr>
      </thead>
      <tbody>
        {directors.map((director) => (
          <Row key={director.id} director={director} onOpen={onOpen} />
        ))}
      </tbody>
    </StackedTable>
  );
}

type RowProps = { director: AdminDirector } & Pick<DirectorTableProps, 'onOpen'>;

function Row({ director, onOpen }: RowProps) {
  const { id, name, portrait, location, availability_status } = director;
  return (
    <tr className="admin-row-opens">
      <td>
        <div className="directors-name">
          <Avatar id={id} name={name} image={portrait} />
          <button type="button" onClick={() => onOpen(director)} aria-haspopup="dialog">
            {name}
          </button>
        </div>
      </td>
      <td data-label="Location">{location || 'N/A'}</td>
      <td className="admin-number" data-label="Rate">
        {rateWords(director.hourly_rate)}
      </td>
      <td className="admin-number" data-label="Minimum">
        {minimumWords(director.project_minimum)}
      </td>
      <td className="admin-number" data-label="Rating">
        {ratingWords(director)}
      </td>
      <td data-label="Status">
        <Badge tone={availability_status === 'available' ? 'primary' : 'secondary'}>
          {availability_status}
        </Badge>
      </td>
      <td className={director.active ? '' : 'directors-off'} data-label="Source">
        {sourceWords(director)}
      </td>
    </tr>
  );
}
