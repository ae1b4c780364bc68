import { useState } from 'react';
import type { Holdings } from '#domain/exports/formats.ts';
import { Button } from '../ui/controls/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import type { DownloadSource } from './use-download.ts';

/** Opens the list of files that this can be taken away as. */
export function DownloadButton({
  source,
  has,
  className,
}: {
  source: DownloadSource;
  has: Holdings;
  className?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button compact className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="download" /> Download
      </Button>
      <DownloadDialog source={source} has={has} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
