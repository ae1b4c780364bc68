// What can be heard over the live socket: names of topics alone, never what changed.

/** The topics of each channel. */
export const channelTopics = {
  /** The house: whatever happens to anybody. */
  admin: ['directors', 'projects', 'submissions', 'payments', 'mails', 'jobs', 'leads'],
  /** A member's own projects, what was asked of the house for them, and what was paid. */
  projects: ['projects', 'submissions', 'payments'],
} as const;

export type LiveChannel = keyof typeof channelTopics;
export type LiveTopic = (typeof channelTopics)[LiveChannel][number];

export const isLiveChannel = (name: unknown): name is LiveChannel =>
  typeof name === 'string' && Object.hasOwn(channelTopics, name);
