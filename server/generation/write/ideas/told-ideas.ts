// Ideas that begin with something the client says: a trouble, a question, a no, a story, a date.
import { type Idea, once } from './kit.ts';
import { arrives, isMissing, isProved, isUsed } from './scene-lists.ts';

/** Life without it gets the first half; it comes late and without a fanfare. */
const late: Idea = {
  id: 'late',
  suits: ({ troubles, stage }) =>
    troubles.length > 0 ? (stage.approach === 'problem' ? 6 : 4) : 0,
  sketch: ({ facts, deeds, identity, troubles }) => ({
    titles: [troubles[0]],
    beats: [
      {
        shows: troubles[0],
        scenes: [...isMissing, 'detail-on-table'],
        about: troubles[0],
        feeling: 'worried',
        tell: troubles,
      },
      { scenes: arrives, about: facts[0], tell: once(troubles.slice(1), identity) },
      {
        shows: deeds[0],
        scenes: isProved,
        about: facts[0],
        tell: once(facts.slice(0, 1), deeds, facts),
      },
    ],
  }),
};

/** A question of the people it is for, put in writing, and answered by what is done. */
const question: Idea = {
  id: 'question',
  suits: ({ stage }) =>
    stage.frame.statements.some(({ text }) => text.trim().endsWith('?')) ? 5 : 0,
  sketch: ({ stage, facts, deeds, identity }) => {
    const asked = stage.frame.statements.find(({ text }) => text.trim().endsWith('?'));
    return {
      titles: [asked],
      beats: [
        { scenes: ['card-written', 'card-pinned', ...arrives], about: asked, tell: once([asked]) },
        { shows: deeds[1], scenes: isUsed, about: facts[1], tell: once(identity, deeds) },
        { shows: deeds[0], scenes: isProved, about: facts[0], tell: once(facts) },
      ],
    };
  },
};

/** It begins with what it will not do, and shows what is left. */
const refusal: Idea = {
  id: 'refusal',
  suits: ({ limits }) => (limits.some(({ spoken }) => spoken.length > 0) ? 4 : 0),
  sketch: ({ facts, deeds, identity, limits }) => ({
    titles: [limits[0]],
    beats: [
      {
        scenes: ['card-pinned', 'card-written', ...arrives],
        about: limits[0],
        tell: limits,
      },
      { shows: deeds[1] ?? deeds[0], scenes: isUsed, about: facts[1], tell: once(identity, deeds) },
      { scenes: isProved, about: facts[0], tell: once(facts) },
    ],
  }),
};

/** What happens, told up to the point where one wants to know. */
const story: Idea = {
  id: 'story',
  suits: ({ story: told }) => (told.length > 1 ? 6 : 0),
  sketch: ({ facts, story: told, identity }) => ({
    titles: [told[0], told[1], told[2]],
    beats: [
      { shows: told[0], scenes: arrives, about: told[0], tell: once(told.slice(0, 1), identity) },
      {
        shows: told[1],
        scenes: ['detail-on-table', ...isUsed],
        about: told[1],
        feeling: 'worried',
        tell: once(told.slice(1, 2), identity),
      },
      { shows: told[2], scenes: isProved, about: facts[0], tell: once(told.slice(2), facts) },
    ],
  }),
};

/** Everything leads to a day. */
const date: Idea = {
  id: 'date',
  suits: ({ stage }) =>
    stage.frame.dates.some((one) => /\d/.test(one)) ? (stage.userType === 'trailer' ? 3 : 5) : 0,
  sketch: ({ facts, deeds, identity, story: told }) => ({
    beats: [
      { scenes: ['day-torn-off'], tell: once(told, identity) },
      {
        shows: told[0] ?? deeds[0],
        scenes: isUsed,
        about: facts[1],
        tell: once(identity, told, deeds),
      },
      { shows: told[1], scenes: isProved, about: facts[0], tell: once(facts, told, deeds) },
    ],
  }),
};

export const toldIdeas: readonly Idea[] = [late, question, refusal, story, date];
