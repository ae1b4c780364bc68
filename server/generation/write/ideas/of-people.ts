// Films that follow somebody: whoever it is for or does it, whoever is in the story.
import { hooks, type Idea, once } from './kit.ts';

/** It begins with people, and comes to what is sold through them. */
const witness: Idea = {
  id: 'witness',
  aspect: 'person',
  suits: ({ stage }) => (stage.frame.voice !== 'it' ? 4 : 2),
  leads: ({ facts }) => facts.filter(({ role }) => role !== 'offer'),
  sketch: (kit) => ({
    beats: [
      {
        scenes: ['person-there', 'audience-there', 'speaks-near', 'place-face', 'face-seen'],
        isPeople: true,
        tell: once(kit.troubles, kit.identity, hooks(kit)),
      },
      {
        scenes: ['product-hands', 'product-by', 'detail-hands', 'person-there'],
        tell: once(kit.identity, kit.troubles, kit.facts),
      },
      {
        scenes: ['product-near', 'product-there', 'detail-near'],
        tell: once(kit.facts, kit.deeds),
      },
    ],
  }),
};

/** What happens, told up to the point where one wants to know. */
const story: Idea = {
  id: 'story',
  aspect: 'person',
  suits: ({ story: told }) => (told.length > 1 ? 7 : 0),
  leads: ({ story: told, facts }) => facts.filter((one) => told.includes(one)),
  sketch: ({ lead, facts, story: told, identity }) => {
    const early = told.filter((one) => one !== lead && one.opens);
    return {
      beats: [
        { scenes: ['place-seen', 'detail-near'], tell: once(early.slice(0, 1), identity) },
        {
          scenes: ['person-there', 'detail-hands'],
          feeling: 'worried',
          tell: once(early.slice(1), identity),
        },
        { scenes: ['detail-near', 'place-seen'], tell: once(facts, told) },
      ],
    };
  },
};

export const ofPeople: readonly Idea[] = [witness, story];
