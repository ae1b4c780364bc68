// Devices that somebody carries: who does it, who has it already, who is in the story.
import { hooks, type Idea, once } from './kit.ts';
import { quoteIn } from './titles.ts';

/** Whoever does it says it, in the words they would use. */
const witness: Idea = {
  id: 'witness',
  aspect: 'people',
  suits: ({ stage }) => (stage.frame.voice !== 'it' ? 4 : 2),
  leads: ({ facts }) => facts.filter(({ role }) => role !== 'offer'),
  sketch: (kit) => ({
    beats: [
      {
        scenes: ['speaks-near', 'product-there', 'place-seen'],
        tell: once(kit.identity, hooks(kit)),
      },
      {
        scenes: ['product-above', 'product-by', 'detail-hands', 'person-there'],
        tell: once(kit.identity, kit.troubles, kit.facts),
      },
      {
        scenes: ['product-hands', 'product-measured', 'detail-near'],
        tell: once(kit.facts, kit.deeds),
      },
    ],
  }),
};

/** Who has it already is quoted, and nobody else claims anything. */
const voices: Idea = {
  id: 'voices',
  aspect: 'people',
  suits: ({ facts }) => (facts.some((one) => quoteIn(one)) ? 5 : 0),
  leads: ({ facts }) => facts.filter((one) => quoteIn(one)),
  sketch: (kit) => ({
    quote: kit.lead && quoteIn(kit.lead),
    beats: [
      { scenes: ['person-there', 'product-there', 'detail-near'], tell: hooks(kit) },
      { scenes: ['product-near', 'detail-hands'], tell: once(kit.identity, kit.facts) },
      { scenes: ['product-by', 'product-hands', 'detail-near'], tell: kit.facts },
    ],
  }),
};

/** What happens, told up to the point where one wants to know. */
const story: Idea = {
  id: 'story',
  aspect: 'people',
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

export const ofPeople: readonly Idea[] = [witness, voices, story];
