import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { BidPage, BidRefusal } from '#domain/bidding/bid-page.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { SharedDocuments } from '../shared-documents.tsx';
import { SharedHead } from '../shared-head.tsx';
import { OfferForm } from './offer-form.tsx';

type OfferScreenProps = { page: BidPage; refused: BidRefusal | undefined };

const decided = {
  accepted: 'The client accepted your bid. We will bring you together.',
  declined: 'The client has decided for another director this time. Thank you for your bid.',
};

/** What a director is asked to offer for, and the form to do so. */
export function OfferScreen({ page, refused }: OfferScreenProps) {
  const { bid, work } = page;
  const isOpen = bid.state === 'asked' || bid.state === 'offered';
  return (
    <>
      <SharedHead work={work} eyebrow="A client asks for your bid">
        {isOpen ? (
          <a className={buttonClass({ variant: 'primary' })} href="#offer">
            {bid.state === 'offered' ? 'Change your bid' : 'Make a bid'}
          </a>
        ) : null}
      </SharedHead>
      <dl className="share-facts bid-frame">
        <div>
          <dt className="mono">Asked for</dt>
          <dd>
            <bdi>{bid.director_name}</bdi>
          </dd>
        </div>
        <div>
          <dt className="mono">Budget</dt>
          <dd>{page.budget}</dd>
        </div>
        <div>
          <dt className="mono">Schedule</dt>
          <dd>{page.schedule}</dd>
        </div>
      </dl>
      {bid.state === 'accepted' || bid.state === 'declined' ? (
        <p className="shared-note">
          <Icon name="info" />
          <span>{decided[bid.state]}</span>
        </p>
      ) : null}
      <SharedDocuments work={work} />
      {isOpen ? (
        <section id="offer" className="shared-approve" aria-labelledby="offer-heading">
          <div>
            <h2 id="offer-heading" className="heading-2">
              Your bid
            </h2>
            <p className="muted">
              The client sees it beside those of the others, with their own budget. You can change
              it until they decide. Nobody else sees it.
            </p>
            <KeptNote />
          </div>
          <OfferForm page={page} refused={refused} />
        </section>
      ) : null}
    </>
  );
}

function KeptNote() {
  const [search] = useSearchParams();
  const isKept = search.get('said') === 'offer';
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isKept) note.current?.focus();
  }, [isKept]);
  if (!isKept) return null;
  return (
    <p id="said" className="shared-note shared-note-done" role="status" tabIndex={-1} ref={note}>
      <Icon name="check" />
      <span>Your bid is with the client. You can change it here until they decide.</span>
    </p>
  );
}
