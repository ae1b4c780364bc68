// Ideas that turn: from a trouble, a question, a no, a place or a day to what is sold.
import { type Idea, once } from './kit.ts';

/** Life without it gets the first half; it comes late and without a fanfare. */
const late: Idea = {
  id: 'late',
  family: 'turned',
  suits: ({ troubles, stage }) =>
    troubles.length > 0 ? (stage.approach === 'problem' ? 6 : 4) : 0,
  sketch: ({ facts, deeds, identity, troubles }) => ({
    titles: [troubles[0]],
    beats: [
      { scenes: ['detail-near', 'person-there'], feeling: 'worried', tell: troubles },
      { tell: once(troubles.slice(1), identity) },
      { tell: once(facts.slice(0, 1), deeds, facts) },
    ],
  }),
};

/** A question of the people it is for, answered by what is done. */
const question: Idea = {
  id: 'question',
  family: 'turned',
  suits: ({ stage }) =>
    stage.frame.statements.some(({ text }) => text.trim().endsWith('?')) ? 5 : 0,
  sketch: ({ stage, facts, deeds, identity }) => {
    const asked = stage.frame.statements.find(({ text }) => text.trim().endsWith('?'));
    return {
      titles: [asked],
      beats: [{ tell: once([asked]) }, { tell: once(identity, deeds) }, { tell: once(facts) }],
    };
  },
};

/** It begins with what it will not do, and shows what is left. */
const refusal: Idea = {
  id: 'refusal',
  family: 'turned',
  suits: ({ limits }) => (limits.some(({ spoken }) => spoken.length > 0) ? 4 : 0),
  sketch: ({ facts, deeds, identity, limits }) => ({
    titles: [limits[0]],
    beats: [{ tell: limits }, { tell: once(identity, deeds) }, { tell: once(facts) }],
  }),
};

/** A place first, then what happens in it. */
const place: Idea = {
  id: 'place',
  family: 'turned',
  suits: ({ stage }) =>
    stage.frame.places.length > 0
      ? stage.frame.kind === 'venue' || stage.frame.kind === 'event'
        ? 6
        : 4
      : 0,
  sketch: ({ facts, deeds, identity }) => ({
    beats: [
      { scenes: ['place-seen'], tell: once(identity, facts) },
      { tell: once(identity, deeds.slice(1)) },
      { tell: once(facts.slice(0, 1), deeds, facts) },
    ],
  }),
};

/** Everything leads to a day. */
const date: Idea = {
  id: 'date',
  family: 'turned',
  suits: ({ stage }) =>
    stage.frame.dates.some((one) => /\d/.test(one)) ? (stage.userType === 'trailer' ? 3 : 5) : 0,
  sketch: ({ facts, deeds, identity, story: told }) => ({
    beats: [
      { tell: once(told, identity) },
      { tell: once(identity, told, deeds) },
      { tell: once(facts, told, deeds) },
    ],
  }),
};

/** Lettering and sound alone, until the last line. */
const silent: Idea = {
  id: 'silent',
  family: 'turned',
  suits: ({ facts }) => (facts.filter(({ lettered }) => lettered.length > 0).length >= 3 ? 1 : 0),
  sketch: ({ facts, deeds, troubles }) => ({
    titles: [facts[2], facts[0]],
    rule: { wordless: true },
    beats: [
      { tell: once(troubles, facts.slice(2)) },
      { tell: once(deeds.slice(1), facts.slice(1)) },
      { tell: once(deeds, facts) },
    ],
  }),
};

/** The request comes first, and then what it is good for. */
const backwards: Idea = {
  id: 'backwards',
  family: 'turned',
  suits: ({ stage }) => (stage.frame.call.assumed ? 1 : 2.5),
  sketch: ({ facts, deeds, identity, troubles }) => ({
    beats: [
      { tell: once(facts.slice(1, 2), troubles, identity) },
      { tell: once(identity, facts.slice(1)) },
      { tell: once(facts.slice(0, 1), deeds, facts) },
    ],
  }),
};

export const turnedIdeas: readonly Idea[] = [
  late,
  question,
  refusal,
  place,
  date,
  silent,
  backwards,
];
