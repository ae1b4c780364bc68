// Films that a sentence leads: a trouble, a question, a figure, or the client's strongest line by itself.
import type { Statement } from '../../understand/subject-frame.ts';
import { type BeatSketch, hooks, type Idea, type Kit, once } from './kit.ts';

// What a film begins with stands in the first half of what was typed: the order in which it was told is kept.
const opening = (list: readonly Statement[], { stage: { frame } }: Kit) => {
  const told = frame.statements.filter(({ source }) => source === 'description').length;
  return list.find(({ opens, spoken, at }) => opens && spoken.length > 0 && at * 2 < told);
};

// What is said first, then what it is, then what it does.
const from = (kit: Kit, opener: Statement | undefined, first: Omit<BeatSketch, 'tell'>) => ({
  opener,
  beats: [
    { ...first, tell: opener ? [opener] : [] },
    {
      scenes: ['product-near', 'detail-hands', 'product-by', 'person-there'],
      tell: once(kit.identity, kit.deeds, kit.facts.slice(1)),
    },
    {
      scenes: ['product-there', 'product-hands', 'product-above', 'detail-near'],
      tell: once(kit.facts, kit.deeds),
    },
  ] as const satisfies readonly BeatSketch[],
});

/** What was wrong stands alone in the first picture. */
const before: Idea = {
  id: 'before',
  aspect: 'said',
  suits: (kit) => (opening(kit.troubles, kit) ? (kit.stage.approach === 'problem' ? 6.5 : 4) : 0),
  sketch: (kit) =>
    from(kit, opening(kit.troubles, kit), {
      scenes: ['detail-near', 'person-there', 'place-seen'],
      feeling: 'worried',
      isWithout: true,
    }),
};

/** A question of the people it is for, answered by what is done. */
const question: Idea = {
  id: 'question',
  aspect: 'said',
  suits: (kit) => (opening(kit.asked, kit) ? 5 : 0),
  sketch: (kit) =>
    from(kit, opening(kit.asked, kit), {
      scenes: ['person-there', 'place-seen', 'detail-near'],
      isWithout: true,
    }),
};

// `612 lifts`, `20 minutes`: how many or how much. `I'm 68`, `a lad of 8`, `Bus 7` say neither.
function counts(text: string, figure: string): boolean {
  const at = text.indexOf(figure);
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at + figure.length);
  return (
    !/(?:\s(?:of|von|de|d['’])|['’]?m|bin|soy|suis)$/iu.test(before) &&
    (/[\p{L}%\p{Sc}°]/u.test(figure) || /^[\s-]\p{L}{4}/u.test(after))
  );
}

// A figure alone says nothing: its noun goes with it.
const figureIn = (said: Statement): string | undefined =>
  said.weight < 0.3 || /^(?:offer|occasion|limit)$/.test(said.role)
    ? undefined
    : said.lettered.find((text) =>
        said.figures.some(
          (figure) =>
            text.includes(figure) && text.length > figure.length + 3 && counts(said.text, figure),
        ),
      );

/** One figure said and shown. */
const figure: Idea = {
  id: 'figure',
  aspect: 'said',
  suits: ({ facts }) => (facts.some(figureIn) ? 4.5 : 0),
  leads: ({ facts }) => facts.filter(figureIn),
  sketch: (kit) => ({
    figure: kit.lead && figureIn(kit.lead),
    beats: [
      { scenes: ['place-seen', 'detail-near', 'product-near'], tell: hooks(kit) },
      {
        scenes: ['product-there', 'place-seen', 'product-by', 'detail-hands'],
        tell: once(kit.identity, kit.troubles, kit.facts.slice(1)),
      },
      { scenes: ['product-hands', 'detail-near'], tell: kit.facts },
    ],
  }),
};

/** The strongest line is read before anything is seen: needs nothing but something that was said. */
const line: Idea = {
  id: 'line',
  aspect: 'said',
  suits: () => 0,
  sketch: (kit) => ({
    beats: [
      { scenes: ['place-seen'], isRead: true, tell: once([kit.lead], hooks(kit)) },
      {
        scenes: ['product-near', 'detail-near', 'product-by'],
        tell: once(kit.identity, kit.facts.slice(1)),
      },
      {
        scenes: ['product-there', 'product-above', 'detail-hands', 'detail-near'],
        tell: once(kit.facts, kit.deeds),
      },
    ],
  }),
};

export const ofLines: readonly Idea[] = [before, question, figure, line];
