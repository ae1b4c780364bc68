import type { GuestRefusal, SharedPage } from '#domain/sharing/shared-page.ts';
import { SharedDocuments } from '../shared-documents.tsx';
import { SharedHead } from '../shared-head.tsx';
import { ApprovePanel } from './approve-panel.tsx';
import { ChangesSinceApproval } from './changes-since-approval.tsx';
import { Comments } from './comments.tsx';
import { FilmEnd, SaidSeconds } from './film-end.tsx';
import { GuestWays } from './guest-ways.tsx';
import { FrozenNote, OwnerNote } from './notes.tsx';
import { OwnLogo } from './own-logo.tsx';
import { PlaceEnd, saidByPlace } from './place-end.tsx';

type SharedScreenProps = { page: SharedPage; refused: GuestRefusal | undefined };

/** What guests of a link see: the work, what was said of it, and the way to say yes. */
export function SharedScreen({ page, refused }: SharedScreenProps) {
  const said = saidByPlace(page);
  return (
    <>
      <SharedHead work={page} logo={<OwnLogo look={page.look} token={page.token} />}>
        <GuestWays page={page} />
      </SharedHead>
      {page.owner ? <OwnerNote projectId={page.owner.projectId} /> : null}
      {page.frozen ? <FrozenNote approval={page.frozen} /> : null}
      {page.changes && !page.frozen ? (
        <ChangesSinceApproval page={page} changes={page.changes} />
      ) : null}
      <SharedDocuments
        work={page}
        placeEnd={(place) => <PlaceEnd page={page} said={said} place={place} />}
        filmEnd={(film) => <FilmEnd page={page} {...film} />}
        filmSaid={(cut) => <SaidSeconds page={page} said={said} cut={cut} />}
      />
      {page.frozen ? null : <ApprovePanel page={page} refused={refused} />}
      <Comments page={page} refused={refused} />
      <p className="shared-made meta">
        Made with{' '}
        <a className="text-link" href="/">
          AD BUILDER
        </a>
        : a concept, a script and a storyboard, in minutes.
      </p>
    </>
  );
}
