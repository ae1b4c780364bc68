// What the page says about itself, above the work.
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Approval, GuestAct } from '#domain/sharing/comment.ts';
import { Icon } from '../../ui/icon.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';

const words: Partial<Record<GuestAct, string>> = {
  comment: 'Your comment is there. Whoever shared this is told.',
  reply: 'Your answer is there. Whoever shared this is told.',
  approve: 'You approved this take. It stays as it is now, with your name and the time.',
};

/** What the form that was sent last did, where its form stands. */
export function SaidNote({ of }: { of: readonly GuestAct[] }) {
  const [search] = useSearchParams();
  const said = of.find((act) => act === search.get('said'));
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said) note.current?.focus();
  }, [said]);
  if (!said) return null;
  return (
    <p id="said" className="shared-note shared-note-done" role="status" tabIndex={-1} ref={note}>
      <Icon name="check" />
      <span>{words[said]}</span>
    </p>
  );
}

/** The owner looks at what guests see. */
export function OwnerNote({ projectId }: { projectId: string }) {
  return (
    <p className="shared-note">
      <Icon name="info" />
      <span>
        This is your own page, as guests see it; your visits are not counted. Answer and resolve{' '}
        <Link className="text-link" to={`/projects/${projectId}/share`}>
          where you share it
        </Link>
        .
      </span>
    </p>
  );
}

/** The take of an approval is shown in place of what stands now. */
export function FrozenNote({ approval }: { approval: Approval }) {
  return (
    <p className="shared-note">
      <Icon name="info" />
      <span>
        This is the take that <bdi>{approval.name}</bdi> approved on{' '}
        <ShownTime iso={approval.created_at} exact />.{' '}
        <Link className="text-link" to="?">
          Show what stands now
        </Link>
      </span>
    </p>
  );
}
