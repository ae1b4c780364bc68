import { useEffect, useRef } from 'react';
import { directorLabels } from '#domain/admin/directors.ts';
import { Button } from '../../ui/controls/button.tsx';
import { differing, textsOf } from './director-form.ts';
import type { DirectorEdit } from './use-director-edit.ts';

/** Says what somebody else changed meanwhile, and asks whose words stay. */
export function ConflictNotice({ edit }: { edit: DirectorEdit }) {
  const { base, theirs, keepMine, useTheirs } = edit;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (theirs) heading.current?.focus();
  }, [theirs]);
  if (!theirs) return null;
  const now = textsOf(theirs);
  const changed = differing(now, textsOf(base));
  return (
    <section className="director-notice director-notice-wrong" aria-label="Changed meanwhile">
      <h3 className="heading-3" ref={heading} tabIndex={-1}>
        Somebody changed this director since you opened them
      </h3>
      <dl>
        {changed.map((field) => (
          <div key={field}>
            <dt>{directorLabels[field]} is now: </dt>
            <dd>{now[field].replaceAll('\n', ', ') || 'empty'}</dd>
          </div>
        ))}
        {theirs.suspended === base?.suspended ? null : (
          <div>
            <dt>Directory: </dt>
            <dd>{theirs.suspended ? 'suspended' : 'restored'}</dd>
          </div>
        )}
      </dl>
      <div className="directors-actions">
        <Button onClick={keepMine}>Save mine over it</Button>
        <Button onClick={useTheirs}>Use theirs</Button>
      </div>
    </section>
  );
}
