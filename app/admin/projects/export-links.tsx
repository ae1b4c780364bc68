import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Asked, parametersOf } from './project-address.ts';

const tables = ['projects', 'submissions'] as const;

/** Either kind as a table for a spreadsheet: all of it, or what the search and the status find. */
export function ExportLinks({ asked }: { asked: Asked }) {
  const parameters = parametersOf({ ...asked, kind: '' });
  const isPart = parameters.size > 0;
  return (
    <div className="admin-exports">
      {tables.map((name) => (
        <a
          key={name}
          href={`/api/admin/export/${name}.csv${isPart ? `?${parameters}` : ''}`}
          download
          className={buttonClass({ compact: true })}
        >
          <Icon name="download" />
          <span>
            <span className="sr-only">Export </span>
            {isPart ? 'Found' : 'All'} {name} CSV
          </span>
        </a>
      ))}
    </div>
  );
}
