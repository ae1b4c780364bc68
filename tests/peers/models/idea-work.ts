// Concepts, briefs and clearer words as an able model writes them.
import { type Facts, sentencesIn } from './read-facts.ts';

const qualities = ['Quiet', 'Long', 'Early', 'Open', 'Honest', 'Small', 'Bright', 'Second'];
const things = ['Door', 'Hour', 'Table', 'Street', 'Hand', 'Window', 'Morning', 'Answer'];

/** Three, other than the earlier ones. */
export function concepts(facts: Facts, { earlierTitles }: Record<string, unknown>) {
  const earlier = Array.isArray(earlierTitles) ? earlierTitles : [];
  const titles = qualities
    .flatMap((_, shift) =>
      things.map((thing, at) => `The ${qualities[(at + shift) % qualities.length]} ${thing}`),
    )
    .filter((title) => !earlier.includes(title));
  return titles.slice(0, 3).map((title) => conceptOf(title, facts));
}

function conceptOf(title: string, { productName, description, targetAudience }: Facts) {
  const thing = (title.split(' ').at(-1) ?? '').toLowerCase();
  const [first = `${productName} does what it is for.`, second = first] = sentencesIn(description);
  return {
    device: `The ${thing} tells it all, and nobody explains (${title})`,
    stage: `One ${thing}, one person, one take`,
    title,
    subtitle: `A stranger stops at the ${thing} and understands ${productName}: ${first}`,
    features: [
      `Close on the ${thing}: ${second}`,
      `${productName} is seen in use, without a word`,
      targetAudience
        ? `A face among ${targetAudience} turns`
        : `Somebody passes the ${thing} and turns`,
    ],
    tone: 'Warm, plain, quick',
  };
}

/** Each part by its name. */
export function brief(facts: Facts): Record<string, string | string[]> {
  const { productName, description, targetAudience, behavior, evaluation, concept } = facts;
  const people = targetAudience || 'the people it is made for';
  const wish = behavior || 'remember the name';
  const known = sentencesIn(description).slice(0, 4);
  return {
    headings: [],
    background: `${productName}. ${description} The idea is called ${concept || productName}.`,
    objective: `Get ${people} to do one thing: ${wish}.`,
    audience: `The film speaks to ${people}. It finds them in the middle of their day.`,
    message: `${productName} is for me.`,
    reasons: known.length > 1 ? known : [...known, `${productName}: [proof needed]`],
    response: ['Think: this is about me.', 'Feel: at ease.', `Do: ${wish}.`],
    tone: 'Warm and plain. It never shouts.',
    mandatories: [`The name as it is written: ${productName}`, `The wish at the end: ${wish}`],
    production: 'Budget and dates are confirmed in the next steps. One place and one person.',
    measure: `${evaluation || '[how many] people who did it'}, by [date].`,
  };
}

/** Success that can be counted. */
export const suggestions = ({ evaluation }: Facts) => [
  {
    field: 'evaluation',
    text: `${evaluation.replace(/[.!]$/, '') || '[how many] people did what the film asks'}, by [date]`,
    why: 'A day says when the film has done its work.',
  },
];
