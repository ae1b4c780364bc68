/** What a mailed link is for; `new-address`: an address that is to take the place of the account's own. */
export const linkKinds = ['sign-in', 'verify', 'recover', 'new-address'] as const;
export type LinkKind = (typeof linkKinds)[number];
/** Those that anybody can have mailed. */
export type MailedKind = Exclude<LinkKind, 'new-address'>;
