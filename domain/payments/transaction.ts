const shownCharacters = 20;

/** What names a payment at its provider, the same everywhere: the first characters of its checkout's id. */
export const transactionOf = (checkoutId: string): string => checkoutId.slice(0, shownCharacters);
