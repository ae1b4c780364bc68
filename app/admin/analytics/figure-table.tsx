import type { ReactNode } from 'react';
import { ScrollRegion } from '../../ui/page/scroll-region.tsx';

type FigureTableProps = {
  label: string;
  head: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** What a plot shows, as figures. */
export function FigureTable({ label, head, rows }: FigureTableProps) {
  const [first, ...others] = head;
  return (
    <ScrollRegion className="figure-table-region" label={label}>
      <table className="figure-table">
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((column) => (
              <th key={column} scope="col" className="admin-number">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...values] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={others[index]} className="admin-number">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
