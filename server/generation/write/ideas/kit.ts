// What every idea is built with: the client's statements sorted by what they do.
import type { Statement } from '../../understand/subject-frame.ts';
import type { Rule } from '../film.ts';
import type { SceneId } from '../scenes/scene-ids.ts';
import type { Stage } from '../stage.ts';
import type { IdeaId } from '../words/schema.ts';

/** Who tells it: what is seen tells itself, somebody tells it, or a turn does. */
export const families = ['seen', 'told', 'turned'] as const;
export type Family = (typeof families)[number];

export type Idea = {
  id: IdeaId;
  family: Family;
  /** How well it suits what is known, 0 when a part it needs is missing. */
  suits(kit: Kit): number;
  sketch(kit: Kit): Sketch;
};

/** A film before its scenes are chosen; the end is the same for all. */
export type Sketch = {
  /** In the client's own words, before those of the idea. */
  titles?: readonly (Statement | undefined)[];
  rule?: Rule;
  /** The figure it is about, with its noun. */
  figure?: string | undefined;
  beats: readonly [BeatSketch, BeatSketch, BeatSketch];
};

export type BeatSketch = {
  /** Ways of looking that the idea asks for before those of its family. */
  scenes?: readonly SceneId[];
  feeling?: 'worried' | 'determined' | 'neutral';
  /** What may be told in it, the best first. */
  tell: readonly Statement[];
};

export type Kit = {
  stage: Stage;
  facts: readonly Statement[];
  deeds: readonly Statement[];
  /** Says what it is. */
  identity: readonly Statement[];
  troubles: readonly Statement[];
  limits: readonly Statement[];
  story: readonly Statement[];
};

export function kitFor(stage: Stage): Kit {
  const { frame } = stage;
  const of = (...roles: Statement['role'][]) =>
    frame.statements.filter(({ role }) => roles.includes(role));
  return {
    stage,
    facts: frame.facts,
    deeds: frame.deeds,
    identity: of('identity'),
    troubles: [
      ...(frame.trouble ? [frame.trouble] : []),
      ...of('trouble').filter((one) => one !== frame.trouble),
    ],
    limits: frame.limits,
    story: of('story'),
  };
}

/** Those that can be spoken or lettered, each once, in the order given. */
export const once = (...lists: readonly (readonly (Statement | undefined)[])[]): Statement[] => [
  ...new Set(lists.flat().filter((one) => one !== undefined)),
];
