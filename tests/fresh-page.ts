// Screens share a worker, its packages and its window: each file starts with modules of its own, so
// with nobody signed in, and with an empty page.
import { vi } from 'vitest';

vi.resetModules();
if (typeof document !== 'undefined') {
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
  for (const [name] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    // biome-ignore lint/suspicious/noDocumentCookie: there is no other way in every DOM that tests use
    document.cookie = `${name}=; max-age=0`;
  }
  history.replaceState(null, '', '/');
}
