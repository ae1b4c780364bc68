import { exportProjects, exportSubmissions } from '#domain/contract/admin-routes.ts';
import { addressOf } from '#domain/contract/route.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Asked, nothingAsked, parametersOf } from './project-address.ts';

const tables = [
  { kind: 'project', name: 'projects', route: exportProjects },
  { kind: 'submission', name: 'submissions', route: exportSubmissions },
] as const;

type ExportLinksProps = {
  asked: Asked;
  /** Nothing is found: there is nothing to save. */
  isEmpty: boolean;
};

/** What is listed, each kind as a table for a spreadsheet: all of it, or what the search and the status find. */
export function ExportLinks({ asked, isEmpty }: ExportLinksProps) {
  // A file has the search and the status alone.
  const { q, status } = asked;
  const parameters = parametersOf({ ...nothingAsked, q, status });
  const isPart = parameters.size > 0;
  const offered = isEmpty ? [] : tables.filter(({ kind }) => !asked.kind || asked.kind === kind);
  return (
    <div className="admin-exports">
      {offered.map(({ name, route }) => (
        <a
          key={name}
          href={addressOf(route, { query: parameters })}
          download
          className={buttonClass({ compact: true })}
        >
          <Icon name="download" />
          <span>
            <span className="sr-only">Export </span>
            <span className="admin-export-aside">{isPart ? 'Found ' : 'All '}</span>
            <span className="admin-export-name">{name}</span>
            <span className="admin-export-aside"> CSV</span>
          </span>
        </a>
      ))}
    </div>
  );
}
