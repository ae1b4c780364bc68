import { type ReactNode, useId, useState } from 'react';
import { endShare, renewShare } from '#domain/contract/share-routes.ts';
import type { ProjectShare } from '#domain/sharing/share.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { LinkSettings } from './link-settings.tsx';
import { notices } from './notices.ts';
import type { Link, OwnPart } from './use-share.ts';

type LinkPanelProps = OwnPart & { link: Link };

/** The address, how it is doing, what it allows, and its end. */
export function LinkPanel({ projectId, share, link, busy, run }: LinkPanelProps) {
  return (
    <section className="share-link" aria-label="The link">
      <div className="share-address">
        <Address link={link} />
        <Standing link={link} visits={share.visits} />
        <Endings projectId={projectId} busy={busy} run={run} />
      </div>
      <LinkSettings
        key={`${link.address} ${link.has_passphrase} ${link.expires_at}`}
        projectId={projectId}
        link={link}
        busy={busy}
        run={run}
      />
    </section>
  );
}

function Address({ link }: { link: Link }) {
  const id = useId();
  const { show } = useToast();
  const copy = () =>
    navigator.clipboard.writeText(link.address).then(
      () => show(notices.copied),
      () => show(notices.notCopied),
    );
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Address
      </label>
      <input
        id={id}
        className="input share-address-text"
        readOnly
        value={link.address}
        onFocus={(event) => event.target.select()}
      />
      <div className="share-buttons">
        <Button variant="primary" onClick={() => void copy()}>
          <Icon name="copy" /> Copy address
        </Button>
        <a className={buttonClass({})} href={link.address} target="_blank" rel="noreferrer">
          <Icon name="external" /> See what guests see<span className="sr-only"> in a new tab</span>
        </a>
      </div>
    </div>
  );
}

function Standing({ link, visits }: { link: Link; visits: ProjectShare['visits'] }) {
  return (
    <dl className="share-facts">
      <Fact label="Visitors">
        {visits ? (
          <>
            {visits.count}
            {visits.last_at ? (
              <small>
                the last on <ShownTime iso={visits.last_at} exact />
              </small>
            ) : null}
            <small>
              One a day each. You, robots and whoever asks not to be counted are left out.
            </small>
          </>
        ) : (
          'Not counted here'
        )}
      </Fact>
      <Fact label="Ends">
        {link.expires_at === null ? (
          'When you end it'
        ) : (
          <>
            {link.is_over ? 'It ended on ' : 'By itself on '}
            <ShownTime iso={link.expires_at} exact />
          </>
        )}
      </Fact>
      <Fact label="Pass phrase">{link.has_passphrase ? 'Asked for' : 'None'}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mono">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type EndingsProps = Pick<LinkPanelProps, 'projectId' | 'busy' | 'run'>;

function Endings({ projectId, busy, run }: EndingsProps) {
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  const params = { id: projectId };
  const act = async () => {
    if (asked === 'renew') await run('renew', call(renewShare, { params }), notices.renewed);
    else await run('end', call(endShare, { params }), notices.ended);
    setAsked(null);
  };
  const isBusy = busy === 'renew' || busy === 'end';
  return (
    <div className="share-buttons">
      <Button compact onClick={() => setAsked('renew')}>
        <Icon name="refresh" /> New address
      </Button>
      <Button variant="danger" compact onClick={() => setAsked('end')}>
        End the link
      </Button>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === 'renew' ? 'Give the link another address?' : 'End the link?'}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>Keep it</Button>
            <Button variant="destroy" loading={isBusy} onClick={() => void act()}>
              {endingWords(asked, isBusy)}
            </Button>
          </>
        }
      >
        <p className="muted">
          {asked === 'renew'
            ? 'The address you have sent leads nowhere any more. Settings, comments and approvals stay.'
            : 'Nobody can open the page any more. Comments and approvals stay here, and you can make another link.'}
        </p>
      </Dialog>
    </div>
  );
}

function endingWords(asked: 'renew' | 'end' | null, isBusy: boolean): string {
  if (asked === 'renew') return isBusy ? 'Making a new address…' : 'New address';
  return isBusy ? 'Ending the link…' : 'End the link';
}
