import { useRef, useState } from 'react';
import { type DirectorImport, importLimits } from '#domain/admin/directors.ts';
import { importDirectors } from '#domain/contract/admin-director-routes.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useAdminGuard } from '../use-admin-guard.ts';
import { counted } from './director-words.ts';
import { failureWords } from './failure-words.ts';
import { RefusedRows } from './refused-rows.tsx';

type ImportDialogProps = { onClose: () => void; onImported: () => void };

/** A file of directors: chosen, looked through without writing anything, then imported. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const { report, problem, busy, choose, run } = useImport(() => {
    onImported();
    onClose();
  });
  const count = report ? report.added + report.changed : 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Import CSV"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            loading={busy === 'importing'}
            unavailable={count === 0 || busy !== null}
            onClick={() => void run()}
          >
            {busy === 'importing'
              ? 'Importing…'
              : report
                ? `Import ${counted(count, 'director')}`
                : 'Import'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field
          label="CSV file"
          type="file"
          accept=".csv,text/csv"
          hint={`Up to ${importLimits.megabytes} MB, with a column called name. A row with the id of a director changes them; one without an id becomes a new director each time.`}
          error={problem}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        <div role="status" className="grid gap-4">
          {busy === 'checking' ? <p className="muted">Looking through the file…</p> : null}
          {report ? <Report report={report} /> : null}
        </div>
      </div>
    </Dialog>
  );
}

function Report({ report }: { report: DirectorImport }) {
  const { rows_read, added, changed, refused_count, refused } = report;
  const figures = [
    ['Rows read', rows_read],
    ['New', added],
    ['Changed', changed],
    ['Refused', refused_count],
  ] as const;
  return (
    <>
      <p>
        {added + changed > 0
          ? 'Nothing is written yet. This is what the file would do:'
          : 'This file would change nothing.'}
      </p>
      <dl className="import-figures">
        {figures.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      <RefusedRows count={refused_count} rows={refused} unit="Line" />
    </>
  );
}

const tooLarge = `This file is over ${importLimits.megabytes} MB. Import it in parts.`;

function useImport(onDone: () => void) {
  const file = useRef<File | null>(null);
  const [report, setReport] = useState<DirectorImport | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<'checking' | 'importing' | null>(null);
  const { show } = useToast();
  const { shutBy } = useAdminGuard();

  const send = async (chosen: File, dryRun: boolean) => {
    setBusy(dryRun ? 'checking' : 'importing');
    const result = await call(importDirectors, {
      file: chosen,
      query: dryRun ? { 'dry-run': 'true' } : {},
    });
    if (file.current !== chosen) return null; // another one was chosen meanwhile
    setBusy(null);
    if (result.ok) return result.answer;
    const { failure } = result;
    if (shutBy(failure)) return null;
    const said = failure.reason === 'validation' ? failure.fields.file : undefined;
    setProblem(said ?? failureWords(failure));
    return null;
  };
  const choose = async (chosen: File | undefined) => {
    file.current = chosen ?? null;
    setReport(null);
    setBusy(null);
    const isTooLarge = chosen && chosen.size > importLimits.megabytes * 1024 * 1024;
    setProblem(isTooLarge ? tooLarge : '');
    if (chosen && !isTooLarge) setReport(await send(chosen, true));
  };
  const run = async () => {
    if (!file.current) return;
    const done = await send(file.current, false);
    if (!done) return;
    const text = `${counted(done.added, 'new director')}, ${counted(done.changed, 'director')} changed.`;
    show({ title: 'Directors Updated', text });
    onDone();
  };
  return { report, problem, busy, choose, run };
}
