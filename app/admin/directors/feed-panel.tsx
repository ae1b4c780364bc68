import { useState } from 'react';
import type { DirectorSync } from '#domain/admin/directors.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { counted } from './director-words.ts';
import { RefusedRows } from './refused-rows.tsx';
import { useFeedReadings } from './use-feed-readings.ts';

/** When the feed was read and what that did; the button that has it read now. */
export function FeedPanel() {
  const { syncs, failure, isReading, reload, isSyncing, sync } = useFeedReadings();
  const [isOpen, setOpen] = useState(false);
  const latest = syncs?.[0];
  return (
    <section className="directors-feed" aria-label="Feed of directors">
      <p role="status">{latest ? <Summary sync={latest} /> : syncs ? never : null}</p>
      {failure && !syncs ? (
        <Button compact loading={isReading} onClick={reload}>
          The readings of the feed could not be read. Retry
        </Button>
      ) : null}
      <div className="directors-actions">
        {latest ? (
          <Button compact onClick={() => setOpen(true)}>
            Readings
          </Button>
        ) : null}
        <Button compact loading={isSyncing} onClick={() => void sync()}>
          <Icon name="refresh" /> {isSyncing ? 'Syncing…' : 'Sync now'}
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Readings of the feed" wide>
        <ul className="admin-entries">
          {syncs?.map((one) => (
            <li key={one.id}>
              <p>
                <Summary sync={one} />
              </p>
              <p className="meta">
                {one.feed} · {counted(one.rows_read, 'row')} read
              </p>
              <RefusedRows count={one.refused_count} rows={one.refused} unit="Row" />
            </li>
          ))}
        </ul>
      </Dialog>
    </section>
  );
}

const never = 'The feed has not been read yet.';

function Summary({ sync }: { sync: DirectorSync }) {
  const { outcome, added, changed, deactivated, refused_count, problem, finished_at } = sync;
  const counts = [
    added && `${added.toLocaleString('en-US')} new`,
    changed && `${changed.toLocaleString('en-US')} changed`,
    deactivated && `${deactivated.toLocaleString('en-US')} switched off`,
    refused_count && `${refused_count.toLocaleString('en-US')} refused`,
  ].filter(Boolean);
  return (
    <>
      <b>
        Feed read <ShownTime iso={finished_at} exact />
      </b>
      {': '}
      {outcome === 'failed'
        ? `failed. ${problem ?? ''}`
        : `${counts.join(', ') || 'nothing changed'}.`}
    </>
  );
}
