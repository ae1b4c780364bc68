// Who is drawn, in the same words for every picture of a board: that is what keeps one face through four.
import type { GenerateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { parseAvScript } from '#domain/script/av-script.ts';
import { type Ethnicity, labels } from '#domain/wizard/options.ts';
import { type FurtherCast, furtherCast } from '../../../illustrator/cast/cast-of.ts';
import { type Cast, castLine, skins } from '../../../illustrator/cast/find-cast.ts';
import { wornWords } from '../../../illustrator/cast/wardrobe.ts';
import type { Age, Person } from '../../../illustrator/people/person.ts';
import { Missing } from '../../../illustrator/plan/missing.ts';
import { castInFilm } from '../../../illustrator/plan/people-for.ts';
import { quoted } from './quoted.ts';

const ages: Record<Age, string> = {
  child: 'about ten years old',
  young: 'in the early twenties',
  adult: 'about thirty-five',
  middle: 'about fifty',
  senior: 'past sixty',
};

/** The sheet, a line for each thing; without a face where the film is voice-over only. */
export function characterSheet(cast: Cast, request: GenerateStoryboardRequest): string[] {
  const { person } = cast;
  const skin = `${labels.ethnicity[ethnicityOf(person)]} complexion`;
  const said = wordsSaid(request);
  if (request.voiceOverOnly) {
    return [
      'Voice-over only: no face and no whole person in any picture, hands and forearms at most.',
      `Hands, wherever they are seen, are one ${cast.noun}'s: ${skin}, sleeves of ${wornWords(sleeved(person))}.`,
    ];
  }
  const { hair, beard, face } = person;
  const features = [
    request.ageRange && !cast.isLocked
      ? `${request.ageRange.replace('-', ' to ').replace('+', ' or more')} years old`
      : ages[person.age],
    skin,
    `${person.build}${person.build === 'plus' ? '-size' : ''} build`,
    ...(person.wardrobe.headwear.kind === 'hijab' ? [] : [`hair: ${hairWords(hair.style)}`]),
    ...(request.eyeColor && !cast.isLocked ? [`${request.eyeColor} eyes`] : []),
    `${face.shape} face with ${face.brows} brows`,
    ...(beard === 'none' ? [] : [beard]),
  ];
  return [
    `The character, one invented person, the very same in every picture: ${cast.words}; ${features.join(', ')}.`,
    `Wears ${clothes(person).join(', ')}; the same clothes and colours throughout.`,
    ...(cast.name ? [`The script calls the character ${quoted(cast.name, 60)}.`] : []),
    ...furtherCast(request).map(furtherWords),
    ...said,
  ];
}

const furtherWords = ({ person: { name, role }, cast }: FurtherCast): string => {
  const called = [name, role].filter((one) => one.trim()).map((one) => quoted(one, 80));
  const { person, words } = castInFilm(cast, undefined, new Missing());
  return `Somebody else${called.length > 0 ? `, ${called.join(', ')}` : ''}, the very same wherever they are seen: ${words}; ${ages[person.age]}, ${person.build} build; wears ${clothes(person).join(', ')}.`;
};

const wordsSaid = (request: GenerateStoryboardRequest): string[] => {
  const line = castLine(parseAvScript(request.script));
  return [
    ...(request.wardrobe && !request.cast?.lead.locked && !request.cast?.lead.wears.length
      ? [`Wardrobe as asked for: ${quoted(request.wardrobe, 200)}.`]
      : []),
    ...(line ? [`Cast as the script has it: ${quoted(line, 200)}.`] : []),
    ...(request.notes ? [`Notes on the character: ${quoted(request.notes, 300)}.`] : []),
  ];
};

const ethnicityOf = ({ skin }: Person): Ethnicity =>
  (Object.keys(skins) as Ethnicity[]).find((one) => skins[one].includes(skin)) ?? 'mixed';

const hairWords = (style: Person['hair']['style']): string => style.replace('-', ' and ');

const sleeveless = ['none', 'apron', 'vest'];
const sleeved = ({ wardrobe: { over, layer, top } }: Person) =>
  [over, layer].find((one) => one && !sleeveless.includes(one.kind)) ?? top;

/** The outermost garment first. */
function clothes({ wardrobe }: Person): string[] {
  const { over, layer, top, bottom, headwear, glasses, sunglasses, earrings } = wardrobe;
  return [
    ...(over ? [wornWords(over)] : []),
    ...(layer.kind === 'none' ? [] : [wornWords(layer)]),
    wornWords(top),
    ...(top.kind === 'dress' ? [] : [wornWords(bottom)]),
    ...(headwear.kind === 'none' ? [] : [wornWords(headwear)]),
    ...(glasses ? ['glasses'] : []),
    ...(sunglasses ? ['sunglasses'] : []),
    ...(earrings ? ['small earrings'] : []),
  ].map((one) => one.replace(/^an? (.*(?:trousers|jeans|shorts|leggings))$/, '$1'));
}
