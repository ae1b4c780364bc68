import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The place within the page that its address names, as another object each time somebody goes there: a
 * link to the place that is named already changes no address.
 */
export function useFollowedHash(): { hash: string } {
  const { hash } = useLocation();
  const [followed, follow] = useState({ hash });
  if (followed.hash !== hash) follow({ hash });
  useEffect(() => {
    const again = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.hash && link.hash === window.location.hash) follow({ hash: link.hash });
    };
    document.addEventListener('click', again);
    return () => document.removeEventListener('click', again);
  }, []);
  return followed;
}
