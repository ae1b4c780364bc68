// Everybody of the film as every frame draws them: the character of step 7 and the further people of
// the sheet, from what was chosen of each and, where somebody is locked, as they were drawn then.
import { calledIn, type FurtherPerson, furtherIds } from '#domain/cast/cast-sheet.ts';
import type { Look } from '#domain/cast/look.ts';
import type { GenerateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { AvScript } from '#domain/script/av-script.ts';
import type { CastMember, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { type Cast, findCast } from './find-cast.ts';

/** Somebody of the sheet, and as what they are cast. */
export type FurtherCast = { person: FurtherPerson; cast: Cast };

/** The character, who wears what the sheet says, if it says so. */
export function leadOf(
  request: GenerateStoryboardRequest,
  script: AvScript | null,
  planned: boolean,
): Cast {
  const { wears = [], locked } = request.cast?.lead ?? {};
  const found = findCast(request, script, planned);
  return locked ? lockedAs(found, locked) : { ...found, ...chosen(wears) };
}

/** The further people. Who they are does not hang on the script: they are the same in every take. */
export function furtherCast(request: GenerateStoryboardRequest): FurtherCast[] {
  return (request.cast?.others ?? []).map((person) => {
    const { id, name, role, wears, locked } = person;
    const { gender, ageRange, hairColor, eyeColor, ethnicity, bodyType } = person;
    const asked = {
      ...request,
      ...{ gender, ageRange, hairColor, eyeColor, ethnicity, bodyType },
      ...{ characterName: name, notes: role, wardrobe: '' },
    };
    const found = findCast(asked, null, true, { seed: `${request.productName}|${id}`, role });
    return { person, cast: locked ? lockedAs(found, locked) : { ...found, ...chosen(wears) } };
  });
}

const chosen = (wears: Cast['wears'] & object) => (wears.length > 0 ? { wears } : {});

const lockedAs = (cast: Cast, { look, words }: { look: Look; words: string }): Cast => ({
  ...cast,
  person: look,
  noun: look.age === 'child' ? 'child' : look.frame,
  words,
  isLocked: true,
});

/** The plan whose cast has the people of the sheet, so that they can be named in it; the first stays who it is. */
export function withFurther(plan: ShotPlan, request: GenerateStoryboardRequest): ShotPlan {
  const others = request.cast?.others ?? [];
  const known = plan.cast.filter(({ id }) => !furtherIds.some((one) => one === id));
  if (others.length === 0 && known.length === plan.cast.length) return plan;
  const own = known.length > 0 ? known : [{ id: 'cast', name: '', wears: [] }];
  const further = others
    .filter(({ name }) => !name.trim() || !own.some((one) => isCalled(one, name)))
    .map((one): CastMember => ({ id: one.id, name: calledIn(one), wears: [] }));
  return { ...plan, cast: [...own, ...further].slice(0, 6) };
}

const isCalled = (member: CastMember, name: string): boolean =>
  member.name.trim().toLowerCase() === name.trim().toLowerCase();
