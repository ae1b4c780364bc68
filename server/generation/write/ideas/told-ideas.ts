// Ideas that somebody carries: who makes it, who needs it, who is in the story.
import { type Idea, once } from './kit.ts';

/** Somebody who knows it says it, in the words they would use. */
const witness: Idea = {
  id: 'witness',
  family: 'told',
  suits: ({ stage }) => (stage.frame.voice !== 'it' ? 4 : 2),
  sketch: ({ facts, deeds, identity, troubles }) => ({
    titles: [facts[1], facts[0]],
    beats: [
      { scenes: ['speaks-near'], tell: once(facts.slice(1, 2), identity) },
      { tell: once(identity, troubles, facts) },
      { tell: once(facts.slice(0, 1), deeds, facts) },
    ],
  }),
};

/** One person is followed, from where it is needed to where it is done. */
const walk: Idea = {
  id: 'walk',
  family: 'told',
  suits: ({ stage }) => (stage.frame.person ? 4 : 1.5),
  sketch: ({ facts, deeds, identity, troubles }) => ({
    titles: [facts[2], deeds[0]],
    beats: [
      { scenes: ['person-there', 'place-face'], tell: once(troubles, facts.slice(2), identity) },
      { tell: once(identity, facts.slice(1)) },
      { tell: once(deeds, facts) },
    ],
  }),
};

/** What happens, told up to the point where one wants to know. */
const story: Idea = {
  id: 'story',
  family: 'told',
  suits: ({ story: told }) => (told.length > 1 ? 7 : 0),
  sketch: ({ facts, story: told, identity }) => ({
    titles: [told[0], told[1], told[2]],
    beats: [
      { tell: once(told.slice(0, 1), identity) },
      { feeling: 'worried', tell: once(told.slice(1, 2), identity) },
      { tell: once(told.slice(2), facts) },
    ],
  }),
};

export const toldIdeas: readonly Idea[] = [witness, walk, story];
