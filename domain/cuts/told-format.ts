// Instagram's format as scripts and brief say it: it is chosen when they are there already.
import { type Cut, cutFor } from '../script/cuts.ts';
import type { Draft } from '../wizard/draft/draft.ts';
import type { Take } from '../wizard/draft/saved-draft.ts';

// As the lines of the brief, the form over a script and the notes under it have it.
const sayings = ({ aspect, width, height }: Cut): string[] => [
  `Instagram ${aspect}, ${width} × ${height}`,
  `${aspect}, ${width}×${height}`,
  `Instagram ${aspect}`,
];

/** A text of the house with the format that is chosen. */
export function inFormat(text: string, instagramPortrait: boolean): string {
  const now = sayings(cutFor('instagram', { instagramPortrait }));
  const before = sayings(cutFor('instagram', { instagramPortrait: !instagramPortrait }));
  return before.reduce((told, saying, at) => told.replaceAll(saying, now[at] ?? saying), text);
}

/** The draft with brief and scripts saying the format that is chosen; nothing else of them changes. */
export function tellFormat(draft: Draft): Draft {
  const { instagramPortrait } = draft.answers;
  const told = (text: string) => inFormat(text, instagramPortrait);
  const takeTold = (take: Take): Take => ({
    ...take,
    script: told(take.script),
    ...(take.lockedLines ? { lockedLines: take.lockedLines.map(told) } : {}),
  });
  const cuts = Object.entries(draft.cuts).map(([platform, cut]) => [
    platform,
    { ...cut, takes: cut.takes.map(takeTold), scriptEdit: cut.scriptEdit && told(cut.scriptEdit) },
  ]);
  return {
    ...draft,
    creativeBrief: told(draft.creativeBrief),
    takes: draft.takes.map(takeTold),
    scriptEdit: draft.scriptEdit && told(draft.scriptEdit),
    cuts: Object.fromEntries(cuts),
  };
}
