import { createContext } from 'react-router';

/** What the server tells each page render. `nonce` is absent for pages that are rendered once and kept. */
export type PageContext = {
  nonce?: string;
  /** Shown on the error page, so that a visitor can name the request. */
  requestId?: string;
  /** Public address of the installation, without a trailing slash. */
  appUrl: string;
  brand: { phone: string; address: string };
};

// Only the development server renders pages without setting it.
const inDevelopment: PageContext | undefined = import.meta.env?.DEV
  ? {
      appUrl: 'http://localhost',
      brand: { phone: '(213) 555-0142', address: '1 Sample Street, Los Angeles, CA 90001' },
    }
  : undefined;

export const pageContext = createContext<PageContext>(inDevelopment);
