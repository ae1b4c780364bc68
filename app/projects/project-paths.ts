// Where things about projects are.

export const projectPath = (id: string): string => `/projects/${encodeURIComponent(id)}`;
export const editPath = (id: string): string => `${projectPath(id)}/edit`;
export const sharePath = (id: string): string => `${projectPath(id)}/share`;

/** Signing in, and back to where one was. */
export const signInPath = (next: string): string => `/auth?next=${encodeURIComponent(next)}`;
