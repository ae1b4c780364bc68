// What every idea is built with: the client's statements sorted by what they do.

import { isForTheMakers } from '../../understand/statements/for-the-makers.ts';
import type { Statement } from '../../understand/subject-frame.ts';
import { propositionOf } from '../briefed-lines.ts';
import type { SceneId } from '../scenes/scene-ids.ts';
import type { Stage } from '../stage.ts';
import type { IdeaId } from '../words/schema.ts';

/** How a film goes about it: it demonstrates, follows somebody, or lets a sentence lead. Three concepts go three ways. */
export const aspects = ['shown', 'person', 'said'] as const;
export type Aspect = (typeof aspects)[number];

export type Idea = {
  id: IdeaId;
  aspect: Aspect;
  /** How well it suits what is known, 0 when a part it needs is missing. */
  suits(kit: Kit): number;
  /** What it demonstrates, the best first, where that is not simply the strongest fact. */
  leads?(kit: Kit): readonly Statement[];
  sketch(kit: Kit): Sketch;
};

/** A film before its scenes are chosen; the end is the same for all. */
export type Sketch = {
  /** The figure it is about, with its noun. */
  figure?: string | undefined;
  /** What the idea promises to begin with; without it there is no such film. */
  opener?: Statement | undefined;
  beats: readonly [BeatSketch, BeatSketch, BeatSketch];
};

export type BeatSketch = {
  /** Ways of looking that the idea asks for, the first first. */
  scenes: readonly SceneId[];
  /** What is sold is not there yet. */
  isWithout?: true;
  /** Somebody is seen before what is sold. */
  isPeople?: true;
  /** What is demonstrated is read before anything is seen. */
  isRead?: true;
  feeling?: 'worried' | 'determined' | 'neutral';
  /** What may be told in it, the best first. */
  tell: readonly Statement[];
};

export type Kit = {
  stage: Stage;
  /** What the film demonstrates; it leads the facts, and the deeds where it is one. */
  lead?: Statement | undefined;
  facts: readonly Statement[];
  deeds: readonly Statement[];
  /** Says what it is. */
  identity: readonly Statement[];
  troubles: readonly Statement[];
  /** Questions people ask. */
  asked: readonly Statement[];
  story: readonly Statement[];
};

export function kitFor(stage: Stage): Kit {
  const { frame } = stage;
  const forAll = (list: readonly Statement[]) => list.filter((one) => !isForTheMakers(one, frame));
  const of = (...roles: Statement['role'][]) =>
    frame.statements.filter(({ role }) => roles.includes(role));
  return {
    stage,
    // The message leads.
    facts: forAll(once([propositionOf(frame)], frame.facts)).filter((one) =>
      frame.facts.includes(one),
    ),
    deeds: frame.deeds,
    identity: of('identity'),
    troubles: [
      ...(frame.trouble ? [frame.trouble] : []),
      ...of('trouble').filter((one) => one !== frame.trouble),
    ],
    asked: frame.statements.filter(({ spoken, opens }) => opens && spoken[0]?.endsWith('?')),
    story: of('story'),
  };
}

/** The same kit for a film that demonstrates this. */
export function ledBy(kit: Kit, lead: Statement | undefined): Kit {
  if (!lead) return kit;
  const first = (list: readonly Statement[]) => (list.includes(lead) ? once([lead], list) : list);
  return { ...kit, lead, facts: first(kit.facts), deeds: first(kit.deeds) };
}

/** Those that can be spoken or lettered, each once, in the order given. */
export const once = (...lists: readonly (readonly (Statement | undefined)[])[]): Statement[] => [
  ...new Set(lists.flat().filter((one) => one !== undefined)),
];

/** What makes somebody stay for the rest: what they ask, what troubles them, what it is. */
export const hooks = ({ asked, troubles, identity, facts }: Kit): Statement[] => {
  const [, ...rest] = facts;
  const isTerm = ({ role }: Statement) => role === 'offer' || role === 'occasion';
  // A price opens where nothing else does.
  return once(
    asked,
    troubles,
    identity,
    rest.filter((one) => !isTerm(one)),
    rest.filter(isTerm),
  );
};
