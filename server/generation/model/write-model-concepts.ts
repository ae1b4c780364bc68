import { z } from 'zod';
import { type Concept, concept } from '#domain/concepts/concept.ts';
import type { GenerateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import type { GenerationContext } from '../../engine/generation-context.ts';
import { ModelError, type TextModel } from '../../gateways/models/port.ts';
import { askFor } from './asking/ask-for.ts';
import { castData, clientWords, oneLine } from './asking/client-words.ts';
import { groundOf, inventedIn, withoutInvented } from './checking/invented.ts';
import { isAbout } from './checking/relation.ts';
import { cutText, textOf } from './checking/safe-text.ts';
import { conceptsPrompt, conceptsRules } from './prompts/concepts-prompt.ts';

const wireConcept = z.object({
  device: z.string().describe('What the film does, in a few words.'),
  stage: z.string().describe('Where, when and with whom, in a few words.'),
  title: z.string(),
  subtitle: z.string().describe('The idea in a sentence.'),
  features: z.array(z.string()).describe('Three or four things seen or heard.'),
  tone: z.string(),
});
type WireConcept = z.infer<typeof wireConcept>;
const wire = z.object({ concepts: z.array(wireConcept).describe('Three concepts.') });

const count = 3;
const fewestFeatures = 2;
const mostFeatures = 4;
const leastSubtitle = 16;

/** Three concepts by a model, each told when it is whole and found good. Throws a ModelError. */
export async function writeModelConcepts(
  text: TextModel,
  request: GenerateConceptsRequest,
  context: GenerationContext,
): Promise<Concept[]> {
  const judge = openJudge(request);
  let told = 0;
  const telling: GenerationContext = {
    ...context,
    onProgress(event) {
      if (event.type === 'restarted') told = 0;
      context.onProgress(event);
    },
  };
  const tellFrom = (concepts: readonly Concept[]) => {
    for (const [index, each] of concepts.entries()) {
      if (index < told) continue;
      context.onProgress({ type: 'concept', index, concept: each });
      told = index + 1;
    }
  };
  const { earlierTitles } = request;
  const work = await askFor(
    text,
    {
      always: { rules: conceptsRules, shown: '' },
      instructions: conceptsPrompt(request),
      data: {
        ...clientWords(request),
        ...castData(request.character),
        ...(earlierTitles.length > 0 ? { earlierTitles } : {}),
      },
      schema: wire,
      maxOutputTokens: 2500,
      objection: ({ concepts }) => judge.objection(concepts),
    },
    telling,
    ({ concepts = [] }) => tellFrom(judge.goodOnes(concepts)),
  );
  const concepts = judge.goodOnes(work.concepts.flatMap((each) => judge.mended(each) ?? []));
  if (concepts.length < count) {
    throw new ModelError('unusable', `the model wrote ${concepts.length} concepts of use`);
  }
  tellFrom(concepts);
  return concepts;
}

function openJudge(request: GenerateConceptsRequest) {
  const lookAt = openLook(request);
  const flawOf = (each: WireConcept, earlier: readonly WireConcept[]): string | undefined => {
    const { found, isOn, facts } = lookAt(each);
    if (!found) return 'needs a title, a subtitle that is a sentence, and three or four features';
    if (isTaken(each, earlier, request.earlierTitles))
      return 'has a title, device or idea that is taken; think of another film';
    if (!isOn) return 'does not speak of the product';
    return facts.length > 0
      ? `states what the client did not say: ${facts.slice(0, 6).join(', ')}`
      : undefined;
  };
  return {
    objection(concepts: readonly WireConcept[]): string | undefined {
      const flaws = concepts.slice(0, count).flatMap((each, at) => {
        const flaw = flawOf(each, concepts.slice(0, at));
        return flaw ? [`Concept ${at + 1} ${flaw}.`] : [];
      });
      if (concepts.length < count) flaws.push(`There were ${concepts.length} instead of three.`);
      return flaws.length > 0 ? flaws.join(' ') : undefined;
    },
    /** The first of them that can be shown, as far as none is bad. */
    goodOnes(concepts: readonly WireConcept[]): Concept[] {
      const bad = concepts.findIndex((each, at) => flawOf(each, concepts.slice(0, at)));
      return concepts
        .slice(0, Math.min(count, bad < 0 ? count : bad))
        .flatMap((each) => lookAt(each).found ?? []);
    },
    /** The concept without what was invented; undefined when its idea or title is. */
    mended(each: WireConcept): WireConcept | undefined {
      const { facts, ground } = lookAt(each);
      if (facts.length === 0) return each;
      const mended = {
        ...each,
        subtitle: withoutInvented(each.subtitle, ground),
        features: each.features.filter((one) => inventedIn(one, ground).length === 0),
        tone: withoutInvented(each.tone, ground),
      };
      const again = lookAt(mended);
      return again.found && again.facts.length === 0 ? mended : undefined;
    },
  };
}

// A concept comes again with all that is written behind it, and is looked at once.
function openLook(request: GenerateConceptsRequest) {
  const ground = groundOf(request);
  const known = new Map<string, ReturnType<typeof look>>();
  const look = (each: WireConcept) => {
    const found = toConcept(each);
    const isOn = found !== undefined && isAbout(textOf(found), request);
    return { found, isOn, facts: inventedIn(textOf(shown(each)), ground), ground };
  };
  return (each: WireConcept) => {
    const key = JSON.stringify(each);
    const seen = known.get(key) ?? look(each);
    known.set(key, seen);
    return seen;
  };
}

const shown = ({ title, subtitle, features, tone }: WireConcept) => [
  title,
  subtitle,
  ...features,
  tone,
];

function toConcept(each: WireConcept): Concept | undefined {
  const title = cutText(oneLine(each.title).replace(/[.:]+$/, ''), 160);
  const subtitle = cutText(oneLine(each.subtitle), 400);
  const features = each.features
    .map((one) => cutText(oneLine(one), 300))
    .filter((one, at, all) => one !== '' && all.indexOf(one) === at)
    .slice(0, mostFeatures);
  if (subtitle.length < leastSubtitle || features.length < fewestFeatures) return undefined;
  const tone = cutText(oneLine(each.tone), 200);
  return concept.safeParse({ title, subtitle, features, tone }).data;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function isTaken(
  each: WireConcept,
  others: readonly WireConcept[],
  earlierTitles: readonly string[],
): boolean {
  const titles = [...earlierTitles, ...others.map(({ title }) => title)].map(plain);
  if (titles.includes(plain(each.title))) return true;
  return others.some(
    (other) =>
      (plain(other.device) !== '' && plain(other.device) === plain(each.device)) ||
      plain(other.subtitle) === plain(each.subtitle),
  );
}
