import { unblockGuest } from '#domain/contract/share-routes.ts';
import type { ProjectShare } from '#domain/sharing/share.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { ResolvedThreads } from '../resolved-threads.tsx';
import { useFocusKept } from '../use-focus-kept.ts';
import { notices } from './notices.ts';
import { OwnThread } from './own-thread.tsx';
import type { OwnPart } from './use-share.ts';

/** What guests said and approved, and what the owner does with it. */
export function Feedback(props: OwnPart) {
  const { threads } = props.share;
  const open = threads.filter(({ resolved_at }) => resolved_at === null);
  const resolved = threads.filter(({ resolved_at }) => resolved_at !== null);
  const heading = useFocusKept(props.busy, props.share);
  return (
    <>
      <Approvals share={props.share} />
      <section className="share-feedback" aria-labelledby="share-comments">
        <h2 id="share-comments" className="heading-2" tabIndex={-1} ref={heading}>
          Comments
        </h2>
        {threads.length === 0 ? (
          <p className="muted">Nothing yet. It appears here as guests write it.</p>
        ) : null}
        <div className="threads">
          {open.map((thread) => (
            <OwnThread key={thread.id} thread={thread} {...props} />
          ))}
          <ResolvedThreads count={resolved.length}>
            {resolved.map((thread) => (
              <OwnThread key={thread.id} thread={thread} {...props} />
            ))}
          </ResolvedThreads>
        </div>
      </section>
      <Blocked {...props} />
    </>
  );
}

function Approvals({ share: { approvals, link } }: { share: ProjectShare }) {
  return (
    <section className="share-feedback" aria-labelledby="share-approvals">
      <h2 id="share-approvals" className="heading-2">
        Approvals
      </h2>
      {approvals.length === 0 ? <p className="muted">Nobody has said yes so far.</p> : null}
      <ul className="approvals">
        {approvals.map((approval) => (
          <li key={approval.id}>
            <b>
              <bdi>{approval.name}</bdi>
            </b>{' '}
            approved {approval.is_current ? 'what stands now' : 'an earlier take'} on{' '}
            <ShownTime iso={approval.created_at} exact />
            {link && !link.is_over ? (
              <>
                {' · '}
                <a className="text-link" href={`${link.address}?take=${approval.id}`}>
                  Show that take
                  <span className="sr-only">, which {approval.name} approved</span>
                </a>
              </>
            ) : null}
          </li>
        ))}
      </ul>
      {link && !link.is_over && approvals[0] && !approvals[0].is_current ? (
        <p>
          <a className="text-link" href={`${link.address}#changes`}>
            See what changed since
          </a>
        </p>
      ) : null}
    </section>
  );
}

function Blocked({ projectId, share: { blocked }, busy, run }: OwnPart) {
  if (blocked.length === 0) return null;
  const unblock = (guest: string) =>
    run(
      `unblock ${guest}`,
      call(unblockGuest, { params: { id: projectId, guest } }),
      notices.unblocked,
    );
  return (
    <section className="share-feedback" aria-labelledby="share-blocked">
      <h2 id="share-blocked" className="heading-3">
        Blocked guests
      </h2>
      <ul className="approvals">
        {blocked.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>{' '}
            <Button compact loading={busy === `unblock ${id}`} onClick={() => void unblock(id)}>
              Unblock<span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
