// Devices of what sets it apart: a figure with its noun, how long it takes, a row of things, the thing itself.
import type { Statement } from '../../understand/subject-frame.ts';
import { hooks, type Idea, once } from './kit.ts';

const lasts =
  /\d\s?(?:s|sec|secs|seconds?|min|mins|minutes?|h|hrs?|hours?|sek|sekunden?|minuten?|std|stunden?|segundos?|minutos?|horas?|secondes?|heures?)(?!\p{L})/iu;

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

const isLong = (said: Statement) => lasts.test(figureIn(said) ?? '');

/** One figure said and shown. */
const figure: Idea = {
  id: 'figure',
  aspect: 'mark',
  suits: ({ facts }) => (facts.some((one) => figureIn(one) && !isLong(one)) ? 4.5 : 0),
  leads: ({ facts }) => facts.filter((one) => figureIn(one) && !isLong(one)),
  sketch: (kit) => {
    const said = kit.lead && figureIn(kit.lead);
    return {
      figure: said,
      beats: [
        { scenes: ['product-near', 'detail-near'], tell: hooks(kit) },
        {
          scenes: ['product-there', 'product-by', 'detail-hands', 'place-seen'],
          tell: once(kit.identity, kit.troubles, kit.facts.slice(1)),
        },
        { scenes: ['product-measured', 'product-hands', 'detail-near'], tell: kit.facts },
      ],
    };
  },
};

/** So little time, against what it changes: needs how long it takes. */
const time: Idea = {
  id: 'time',
  aspect: 'mark',
  suits: ({ facts }) => (facts.some(isLong) ? 5 : 0),
  leads: ({ facts }) => facts.filter(isLong),
  sketch: (kit) => {
    const said = kit.lead && figureIn(kit.lead);
    return {
      figure: said,
      beats: [
        { scenes: ['place-seen', 'product-there', 'detail-near'], tell: hooks(kit) },
        {
          scenes: ['product-hands', 'detail-hands', 'product-by'],
          tell: once(kit.identity, kit.facts.slice(1)),
        },
        { scenes: ['product-measured', 'product-near', 'detail-near'], tell: kit.facts },
      ],
    };
  },
};

/** The thing itself, and nothing beside it: what is left where nothing else was given. */
const thing: Idea = {
  id: 'thing',
  aspect: 'mark',
  suits: () => 1,
  sketch: (kit) => ({
    beats: [
      { scenes: ['product-near', 'detail-near'], tell: hooks(kit) },
      {
        scenes: ['product-hands', 'product-by', 'detail-hands'],
        tell: once(kit.identity, kit.deeds, kit.facts.slice(1)),
      },
      {
        scenes: ['product-above', 'product-there', 'detail-near'],
        tell: once(kit.facts, kit.deeds),
      },
    ],
  }),
};

export const ofMarks: readonly Idea[] = [figure, time, thing];
