import type { ProjectBids } from '#domain/bidding/bid.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFocusKept } from '../use-focus-kept.ts';
import { AskPanel } from './ask-panel.tsx';
import { BidCards } from './bid-cards.tsx';
import { useBids } from './use-bids.ts';

type BidsScreenProps = { projectId: string; read: ProjectBids };

/** Directors asked for bids, and what they offer, beside the project's own budget. */
export function BidsScreen({ projectId, read }: BidsScreenProps) {
  const { found, busy, run } = useBids(projectId, read);
  const heading = useFocusKept(busy, found);
  const isDecided = found.bids.some(({ state }) => state === 'accepted');
  return (
    <>
      <LinkButton
        to={`/projects/${projectId}/share`}
        variant="ghost"
        compact
        className="share-back"
      >
        <Icon name="back" /> Back to sharing
      </LinkButton>
      <h1 className="heading-1 share-title" tabIndex={-1} ref={heading}>
        Bids for “<bdi>{found.project_name}</bdi>”
      </h1>
      {found.bids.length > 0 ? (
        <BidCards projectId={projectId} found={found} busy={busy} run={run} />
      ) : null}
      {isDecided ? null : <AskPanel projectId={projectId} found={found} busy={busy} run={run} />}
    </>
  );
}
