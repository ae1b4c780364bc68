import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';

/** For tests: a page in a fresh tab, and where React draws on it. */
export function emptyPage(): Root {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  history.replaceState(null, '');
  document.body.innerHTML = '<div id="root"></div>';
  return createRoot(document.getElementById('root') as HTMLElement);
}
