import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';

const tables = [
  { path: '/api/admin/projects/export', label: 'Projects CSV' },
  { path: '/api/admin/submissions/export', label: 'Submissions CSV' },
];

/** Everything as tables for a spreadsheet, whatever is searched for. */
export function ExportLinks() {
  return (
    <div className="admin-exports">
      {tables.map(({ path, label }) => (
        <a key={path} href={path} download className={buttonClass({ compact: true })}>
          <Icon name="download" />
          <span>
            <span className="sr-only">Export </span>
            {label}
          </span>
        </a>
      ))}
    </div>
  );
}
