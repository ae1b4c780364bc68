/** What a mailed link is for. */
export const linkKinds = ['sign-in', 'verify', 'recover'] as const;
export type LinkKind = (typeof linkKinds)[number];
