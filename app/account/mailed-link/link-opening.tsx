import { useState } from 'react';
import { LinkGone } from './link-gone.tsx';
import { LinkRecover } from './link-recover.tsx';
import { LinkSignIn } from './link-sign-in.tsx';
import { LinkVerify } from './link-verify.tsx';
import type { LinkKind } from './mail-link.ts';

type LinkOpeningProps = { kind: LinkKind; token: string; next: string | null };

/** What a mailed link is for, behind a button: a link alone does nothing. */
export function LinkOpening({ kind, token, next }: LinkOpeningProps) {
  const [isGone, setGone] = useState(false);
  const onGone = () => setGone(true);
  if (isGone) return <LinkGone kind={kind} next={next ?? '/'} />;
  switch (kind) {
    case 'sign-in':
      return <LinkSignIn token={token} next={next} onGone={onGone} />;
    case 'verify':
      return <LinkVerify token={token} next={next} onGone={onGone} />;
    case 'recover':
      return <LinkRecover token={token} onGone={onGone} />;
  }
}
