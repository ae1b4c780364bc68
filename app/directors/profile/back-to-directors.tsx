import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { directoryPath } from '../directory/directory-address.ts';

/** Leads back to the list one came from: with its search, and as it was left where that is known. */
export function BackToDirectors({ inPage = false }: { inPage?: boolean }) {
  const navigate = useNavigate();
  const state = useLocation().state as { fromDirectory?: boolean } | null;
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (state?.fromDirectory) navigate(-1);
    else navigate(listCameFrom(document.referrer));
  };
  // The page is the same for everybody: where one came from is known in the browser alone.
  const link = { to: directoryPath, onClick: goBack, 'data-intent': '' };
  if (inPage) {
    return (
      <LinkButton {...link} suppressHydrationWarning>
        Back to Directors
      </LinkButton>
    );
  }
  return (
    <LinkButton {...link} variant="ghost" compact className="profile-back" suppressHydrationWarning>
      <Icon name="back" /> Back to Directors
    </LinkButton>
  );
}

function listCameFrom(referrer: string): string {
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const isList = from?.origin === location.origin && from.pathname === directoryPath;
  return isList ? directoryPath + from.search : directoryPath;
}
