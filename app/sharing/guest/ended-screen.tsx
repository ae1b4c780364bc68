import picture from '../../ui/art/slate.svg';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';

/** The link was taken back, is over, or its project is gone. */
export function EndedScreen() {
  return (
    <>
      <h1 className="sr-only">A shared project</h1>
      <EmptyState
        picture={<img src={picture} alt="" width="320" height="180" />}
        title="This link has ended"
        text="Whoever sent it to you can send you another."
        action={<LinkButton to="/">See what AD BUILDER makes</LinkButton>}
      />
    </>
  );
}
