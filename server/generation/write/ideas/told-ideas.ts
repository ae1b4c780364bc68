// Ideas that somebody carries: who makes it, who needs it, who is in the story.
import { hooks, type Idea, once } from './kit.ts';

/** Somebody who knows it says it, in the words they would use. */
const witness: Idea = {
  id: 'witness',
  family: 'told',
  suits: ({ stage }) => (stage.frame.voice !== 'it' ? 4 : 2),
  sketch: (kit) => ({
    beats: [
      { scenes: ['speaks-near'], tell: once(kit.identity, hooks(kit)) },
      { tell: once(kit.identity, kit.troubles, kit.facts) },
      { tell: once(kit.facts, kit.deeds) },
    ],
  }),
};

/** What happens, told up to the point where one wants to know. */
const story: Idea = {
  id: 'story',
  family: 'told',
  suits: ({ story: told }) => (told.length > 1 ? 7 : 0),
  leads: ({ story: told, facts }) => facts.filter((one) => told.includes(one)),
  sketch: ({ lead, facts, story: told, identity }) => {
    const before = told.filter((one) => one !== lead && one.opens);
    return {
      beats: [
        { tell: once(before.slice(0, 1), identity) },
        { feeling: 'worried', tell: once(before.slice(1), identity) },
        { tell: once(facts, told) },
      ],
    };
  },
};

export const toldIdeas: readonly Idea[] = [witness, story];
