/** A member's project, or a package that has not become one. */
export const projectKinds = ['project', 'submission'] as const;
export type ProjectKind = (typeof projectKinds)[number];
