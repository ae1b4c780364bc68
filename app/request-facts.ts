import { createContext } from 'react';

/** What only the server's render of one request knows; empty in the browser. */
export const RequestFacts = createContext<{ nonce?: string; requestId?: string }>({});
