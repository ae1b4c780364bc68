import type { Project, Take } from '#domain/projects/project.ts';

const parts = [
  ['creative_brief', 'brief'],
  ['script', 'script'],
  ['storyboard_frames', 'frames'],
] as const;

/** In what a take differs from the project as it stands: `brief`, `script`, `frames`. */
export const takeDifferences = (take: Take, project: Project): string[] =>
  parts
    .filter(([key]) => JSON.stringify(take[key]) !== JSON.stringify(project[key]))
    .map(([, word]) => word);
