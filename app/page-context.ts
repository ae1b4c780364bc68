import { createContext } from 'react-router';

/** What the server tells each page render. `nonce` is absent for pages that are rendered once and kept. */
export type PageContext = {
  nonce?: string;
  /** Public address of the installation, without a trailing slash. */
  appUrl: string;
  brand: { phone: string; address: string };
};

export const pageContext = createContext<PageContext>();
