import {
  type ExportFormat,
  exportFormats,
  type Holdings,
  starterFormats,
} from '#domain/exports/formats.ts';
import { formatCents, starter } from '#domain/payments/offer.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { DownloadRow } from './download-row.tsx';
import { type DownloadSource, type DownloadState, useDownload } from './use-download.ts';
import { useEntitled } from './use-entitled.ts';
import './downloads.css';

type DownloadDialogProps = {
  source: DownloadSource;
  has: Holdings;
  open: boolean;
  onClose: () => void;
};

const offered = (offer: ExportFormat['offer']) =>
  exportFormats.filter((format) => format.offer === offer);

/** The formats, what each is for, and whose it is. A file that is being made goes on when this is closed. */
export function DownloadDialog({ source, has, open, onClose }: DownloadDialogProps) {
  const download = useDownload(source);
  const entitled = useEntitled(open);
  const row = (format: ExportFormat) => (
    <DownloadRow
      key={format.id}
      format={format}
      has={has}
      download={download}
      isLocked={entitled !== null && !entitled.has.has(format.id)}
      why={entitled?.why.get(format.id)}
    />
  );
  const starters = offered('starter');
  const hasAll = entitled !== null && starters.every(({ id }) => entitled.has.has(id));
  return (
    <Dialog open={open} onClose={onClose} title="Download">
      <p className="muted">Each file is made now, from what you see. None is kept here.</p>
      <ul className="downloads">{offered('free').map(row)}</ul>
      <h3 className="heading-3 downloads-head">
        {hasAll ? 'With your starter package' : 'With the starter package'}
      </h3>
      {hasAll ? null : <StarterWords />}
      <ul className="downloads">{starters.map(row)}</ul>
      <p role="status" className="sr-only">
        {statusOf(download.state)}
      </p>
    </Dialog>
  );
}

function StarterWords() {
  return (
    <p className="muted">
      {starterFormats}, and your own logo and colors in the documents, belong to the starter
      package, from the first day of its trial: {starter.trialDays} days free, then{' '}
      {formatCents(starter.cents)} a month. What you download stays yours.{' '}
      <a className="text-link" href="/account#payments" target="_blank" rel="noreferrer">
        See the starter package<span className="sr-only"> in a new tab</span>
      </a>
    </p>
  );
}

function statusOf(state: DownloadState | null): string {
  const label = exportFormats.find(({ id }) => id === state?.id)?.label ?? '';
  if (state?.kind === 'making') return `Making ${label}`;
  return state?.kind === 'saved' ? `${label} is downloaded` : '';
}
