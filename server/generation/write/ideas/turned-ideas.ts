// Ideas that turn: from a trouble, a question, a no, a place or a day to what is sold.
import { noteOf } from '#domain/storyboard/shot-plan.ts';
import type { Statement } from '../../understand/subject-frame.ts';
import { hooks, type Idea, type Kit, once, type Sketch } from './kit.ts';

// What is said first, then what it is, then what it does.
const from = (kit: Kit, tell: readonly Statement[], first: Partial<Sketch['beats'][0]> = {}) =>
  ({
    beats: [
      { ...first, tell },
      { tell: once(kit.identity, kit.deeds, kit.facts.slice(1)) },
      { tell: once(kit.facts, kit.deeds) },
    ],
  }) as const;

const opening = (list: readonly Statement[]) =>
  list.find(({ opens, spoken }) => opens && spoken.length > 0);

/** Life without it gets the first beat; it comes after and without a fanfare. */
const late: Idea = {
  id: 'late',
  family: 'turned',
  suits: ({ troubles, stage }) => (opening(troubles) ? (stage.approach === 'problem' ? 6 : 4) : 0),
  sketch: (kit) => ({
    opener: opening(kit.troubles),
    ...from(kit, kit.troubles, { feeling: 'worried' }),
  }),
};

/** A question of the people it is for, answered by what is done. */
const question: Idea = {
  id: 'question',
  family: 'turned',
  suits: ({ asked }) => (opening(asked) ? 5 : 0),
  sketch: (kit) => ({ opener: opening(kit.asked), ...from(kit, kit.asked) }),
};

/** It begins with what it will not do, and shows what is left. */
const refusal: Idea = {
  id: 'refusal',
  family: 'turned',
  suits: ({ limits }) => (opening(limits) ? 3.5 : 0),
  sketch: (kit) => ({ opener: opening(kit.limits), ...from(kit, kit.limits) }),
};

/** A place first, then what happens in it. */
const place: Idea = {
  id: 'place',
  family: 'turned',
  suits: ({ stage: { frame, setting } }) =>
    setting === undefined || noteOf(setting) !== undefined
      ? 0
      : frame.kind === 'venue' || frame.kind === 'event'
        ? 6
        : 4,
  sketch: (kit) => from(kit, once(kit.identity, hooks(kit)), { scenes: ['place-seen'] }),
};

/** Everything leads to a day. */
const date: Idea = {
  id: 'date',
  family: 'turned',
  suits: ({ stage }) =>
    stage.frame.dates.some((one) => /\d/.test(one)) ? (stage.userType === 'trailer' ? 3 : 5) : 0,
  sketch: (kit) => from(kit, once(kit.story, kit.identity, hooks(kit))),
};

/** In the order the client tells it, from the first line to what counts. */
const order: Idea = {
  id: 'order',
  family: 'turned',
  suits: ({ stage }) => (stage.frame.statements.length > 3 ? 2 : 0),
  sketch: (kit) => {
    const { lead, stage } = kit;
    const told = stage.frame.statements.filter(
      (one) =>
        one !== lead &&
        one.at < 3 &&
        one.source === 'description' &&
        !/^(?:call|sponsor|offer|occasion)$/.test(one.role),
    );
    return { opener: opening(told), ...from(kit, once(told, hooks(kit))) };
  },
};

/** Lettering and sound alone, until the last line. */
const silent: Idea = {
  id: 'silent',
  family: 'turned',
  suits: ({ facts }) => (facts.filter(({ lettered }) => lettered.length > 0).length >= 3 ? 1 : 0),
  sketch: (kit) => ({ rule: { wordless: true }, ...from(kit, hooks(kit)) }),
};

export const turnedIdeas: readonly Idea[] = [late, question, refusal, place, date, order, silent];
