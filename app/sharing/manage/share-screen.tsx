import { changeShare } from '#domain/contract/share-routes.ts';
import type { ProjectShare } from '#domain/sharing/share.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Feedback } from './feedback.tsx';
import { LinkPanel } from './link-panel.tsx';
import { notices } from './notices.ts';
import { type Run, useShare } from './use-share.ts';

type ShareScreenProps = { projectId: string; read: ProjectShare };

/** The link to a project, as its owner makes and follows it. */
export function ShareScreen({ projectId, read }: ShareScreenProps) {
  const { share, busy, run } = useShare(projectId, read);
  const { link } = share;
  const hasFeedback = share.threads.length > 0 || share.approvals.length > 0;
  return (
    <>
      <LinkButton to={`/projects/${projectId}`} variant="ghost" compact className="share-back">
        <Icon name="back" /> Back to the project
      </LinkButton>
      <h1 className="heading-1 share-title">
        Share “<bdi>{share.project_name}</bdi>”
      </h1>
      {link ? (
        <LinkPanel projectId={projectId} share={share} link={link} busy={busy} run={run} />
      ) : (
        <NoLink projectId={projectId} busy={busy} run={run} />
      )}
      <p className="share-bids">
        <LinkButton to={`/projects/${projectId}/bids`}>
          <Icon name="clapper" /> Ask directors for bids
        </LinkButton>
      </p>
      {link || hasFeedback || share.blocked.length > 0 ? (
        <Feedback projectId={projectId} share={share} busy={busy} run={run} />
      ) : null}
    </>
  );
}

type NoLinkProps = { projectId: string; busy: string | null; run: Run };

function NoLink({ projectId, busy, run }: NoLinkProps) {
  const make = () =>
    run('make', call(changeShare, { params: { id: projectId }, body: {} }), notices.made);
  return (
    <section className="share-begin" aria-labelledby="share-begin">
      <h2 id="share-begin" className="heading-3">
        A page of its own, for whoever you send it to
      </h2>
      <p className="muted">
        Guests see concept, storyboard, script and brief, with all that stands in it, budget
        included. They comment and approve under a name, without an account. Nobody finds the page
        who does not have its address, and you can end it at any time.
      </p>
      <Button variant="primary" loading={busy === 'make'} onClick={() => void make()}>
        {busy === 'make' ? 'Making the link…' : 'Make a link'}
      </Button>
    </section>
  );
}
