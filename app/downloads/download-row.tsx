import { useEffect, useId, useRef } from 'react';
import { type ExportFormat, type Holdings, missingFor } from '#domain/exports/formats.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/controls/button.tsx';
import { FieldError } from '../ui/controls/field-error.tsx';
import { Icon } from '../ui/icon.tsx';
import type { DownloadState, useDownload } from './use-download.ts';

type DownloadRowProps = {
  format: ExportFormat;
  has: Holdings;
  download: ReturnType<typeof useDownload>;
  /** It is known not to be theirs. */
  isLocked: boolean;
  /** Why the server makes none. */
  why: string | undefined;
};

/** One format: pressed, it is made and saved; meanwhile it says how far it is and can be stopped. */
export function DownloadRow({ format, has, download, isLocked, why }: DownloadRowProps) {
  const { state, start, stop } = download;
  const problemId = useId();
  const own = state?.id === format.id ? state : null;
  const missing = missingFor(format, has) ?? why;
  const isBusy = state?.kind === 'making';
  const button = useFocusBack(own?.kind === 'making');
  return (
    <li>
      {isLocked ? (
        <div className="download">
          <FormatWords format={format} />
          <Badge>Starter package</Badge>
        </div>
      ) : (
        <button
          ref={button}
          type="button"
          className="download"
          aria-disabled={missing !== undefined || isBusy || undefined}
          aria-busy={own?.kind === 'making' || undefined}
          aria-describedby={problemId}
          onClick={() => {
            if (missing === undefined) void start(format);
          }}
        >
          <FormatWords format={format} />
          <Icon name={own?.kind === 'saved' ? 'check' : 'download'} />
        </button>
      )}
      {own?.kind === 'making' ? <Making state={own} label={format.label} onStop={stop} /> : null}
      {own?.kind === 'saved' ? (
        <p className="meta download-note">
          Downloaded as <bdi>{own.name}</bdi>
        </p>
      ) : null}
      {missing && !isLocked ? (
        <p className="meta download-note" id={problemId}>
          {missing}
        </p>
      ) : (
        <FieldError id={problemId}>{own?.kind === 'failed' ? own.message : undefined}</FieldError>
      )}
    </li>
  );
}

function FormatWords({ format: { label, says, extension } }: { format: ExportFormat }) {
  return (
    <span className="download-words">
      <span className="download-label">
        {label} <span className="mono">.{extension}</span>
      </span>
      <span className="download-says">{says}</span>
    </span>
  );
}

type MakingProps = {
  state: Extract<DownloadState, { kind: 'making' }>;
  label: string;
  onStop: () => void;
};

function Making({ state: { progress }, label, onStop }: MakingProps) {
  const { files, of, bytes } = progress;
  return (
    <div className="download-making">
      <span className="download-bar">
        <progress
          className="download-progress"
          aria-label={`Making ${label}`}
          {...(of > 0 ? { value: files, max: of } : {})}
        />
      </span>
      <span className="meta">
        {of > 0 ? `${files} of ${of} files` : 'Making it'}
        {bytes > 0 ? `, ${Math.ceil(bytes / 1024)} kB so far` : '…'}
      </span>
      <Button compact variant="ghost" onClick={onStop} aria-label={`Cancel ${label}`}>
        Cancel
      </Button>
    </div>
  );
}

// Cancel is gone once the file is there, or was stopped: the focus goes back to what began it.
function useFocusBack(isMaking: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = !activeElement || activeElement === body || activeElement.tagName === 'DIALOG';
    if (was.current && !isMaking && isLost) button.current?.focus();
    was.current = isMaking;
  }, [isMaking]);
  return button;
}
