// Ideas that need nothing but a client: they can be told of anybody.
import { type Idea, once } from './kit.ts';
import { arrives, isProved, isUsed } from './scene-lists.ts';

/** It begins where the viewer is to end: somebody is already doing what is asked. */
const errand: Idea = {
  id: 'errand',
  suits: ({ stage }) => (stage.frame.call.assumed ? 1 : 3),
  sketch: ({ facts, deeds, identity, troubles }) => ({
    beats: [
      { scenes: ['phone-lifted'], tell: once(troubles, identity, facts.slice(1, 2)) },
      { scenes: arrives, about: facts[1], tell: once(identity, facts.slice(1)) },
      {
        shows: deeds[0],
        scenes: isProved,
        about: facts[0],
        tell: once(facts.slice(0, 1), deeds, facts),
      },
    ],
  }),
};

/** The strongest sentence is written by hand, and what it says is shown. */
const sign: Idea = {
  id: 'sign',
  suits: ({ facts }) => (facts.length > 0 ? 2.5 : 0),
  sketch: ({ facts, deeds, identity, troubles }) => ({
    titles: [facts[0]],
    beats: [
      {
        scenes: ['card-written', 'card-pinned', ...arrives],
        about: facts[0],
        tell: once(troubles, identity),
      },
      { scenes: isUsed, about: facts[1], tell: once(identity, facts.slice(1)) },
      {
        shows: deeds[0],
        scenes: ['measured', 'detail-on-table', 'card-pinned', ...isProved],
        about: facts[0],
        tell: once(facts.slice(0, 1), deeds, facts),
      },
    ],
  }),
};

/** Reasons, laid down one beside the other. */
const list: Idea = {
  id: 'list',
  suits: ({ facts, stage }) => (facts.length >= 3 ? (stage.approach === 'bold' ? 4 : 3) : 0),
  sketch: ({ facts, identity }) => ({
    titles: [facts[1], facts[2]],
    beats: [
      {
        scenes: ['parcel-opened', 'microphone-set', ...arrives],
        about: facts[2],
        tell: once(identity, facts.slice(2)),
      },
      {
        scenes: ['detail-on-table', 'measured', ...isUsed],
        about: facts[1],
        tell: once(facts.slice(1, 2), identity),
      },
      {
        scenes: ['from-above', 'measured', 'card-pinned', ...isProved],
        about: facts[0],
        tell: once(facts),
      },
    ],
  }),
};

/** Lettering and sound alone, until the last line. */
const silent: Idea = {
  id: 'silent',
  suits: ({ facts }) => (facts.filter(({ lettered }) => lettered.length > 0).length >= 3 ? 1.5 : 0),
  sketch: ({ facts, deeds, troubles }) => ({
    titles: [facts[2], facts[0]],
    rule: { wordless: true },
    beats: [
      { scenes: arrives, about: facts[2], tell: once(troubles, facts.slice(2)) },
      { shows: deeds[1], scenes: isUsed, about: facts[1], tell: once(facts.slice(1)) },
      { shows: deeds[0], scenes: isProved, about: facts[0], tell: once(facts) },
    ],
  }),
};

/** The facts in order of their weight: what is left when nothing else is sure. */
const plain: Idea = {
  id: 'plain',
  suits: () => 1,
  sketch: ({ facts, deeds, identity, troubles }) => ({
    titles: [facts[0], identity[0], facts[1]],
    beats: [
      { scenes: arrives, about: facts[1], tell: once(troubles, facts.slice(1, 2), identity) },
      { scenes: isUsed, about: facts[1], tell: once(identity, deeds.slice(1), facts.slice(1)) },
      {
        shows: deeds[0],
        scenes: isProved,
        about: facts[0],
        tell: once(facts.slice(0, 1), deeds, facts),
      },
    ],
  }),
};

export const plainIdeas: readonly Idea[] = [errand, sign, list, silent, plain];
