import type { ReactNode } from 'react';
import type { SharedWork } from '#domain/sharing/shared-page.ts';

type SharedHeadProps = {
  work: SharedWork;
  /** Above the title, where nobody is named who shares it. */
  eyebrow?: string;
  /** Whose it is, above all else. */
  logo?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
};

/** Whose work it is, what it is called, and what can be done with it. */
export function SharedHead({ work, eyebrow = 'Shared with you', logo, children }: SharedHeadProps) {
  const { sharedBy, projectName, productName, concept, platforms } = work;
  const print = work.shown.storyboard_frames.at(-1)?.imageUrl;
  return (
    <header className="shared-head">
      <div className="shared-head-words">
        {logo}
        <p className="mono shared-eyebrow">
          {sharedBy ? (
            <>
              Shared by <bdi>{sharedBy}</bdi>
            </>
          ) : (
            eyebrow
          )}
        </p>
        <h1 className="wide shared-title" dir="auto">
          {projectName}
        </h1>
        {concept?.subtitle ? (
          <p className="shared-subtitle" dir="auto">
            {concept.subtitle}
          </p>
        ) : null}
        <p className="meta">
          <bdi>{productName}</bdi>
          {platforms.length > 0 ? ` · ${platforms.join(', ')}` : ''}
        </p>
        {children ? <div className="shared-ways">{children}</div> : null}
      </div>
      {/* The board below shows it with its words. */}
      {print ? <img className="shared-print" src={print} alt="" /> : null}
    </header>
  );
}
