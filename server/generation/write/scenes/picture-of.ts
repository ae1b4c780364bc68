// The picture of a scene: what is in it, who has it in hand, and how near.
import { type CatalogueRef, noneRef, noteOf, type Shot } from '#domain/storyboard/shot-plan.ts';
import { lookUpNoun } from '../../understand/lexicon/look-up-noun.ts';
import { readings } from '../../understand/readings.ts';
import type { Mention, Statement } from '../../understand/subject-frame.ts';
import type { Picture } from '../pictures/picture.ts';
import type { Stage } from '../stage.ts';
import { backdropOf } from './backdrop.ts';
import { byCatalogue, type Detail, propOf } from './details.ts';
import type { Scene } from './scene.ts';

/** What a scene may be about. */
export type About = {
  said?: Statement | undefined;
  feeling?: Shot['people'][number]['mood'];
  /** No frame of the board is made of it: what the brush does not know may be in it. */
  isExtra?: boolean;
  /** The film begins with somebody, and not with what is sold. */
  isPeople?: boolean;
  /** Nothing is spoken in its beat. */
  isSilent?: boolean;
};

/** What goes into a scene: what it is about, and what stands beside. */
type Parts = { detail?: Detail; also: readonly Detail[] };

/** Things beside what a picture is about. */
const most = 2;

/** Where a line tells that something happens, else where the film is set. */
export const placeOf = (
  { setting, askedPlace, forbidden }: Stage,
  said: Statement | undefined,
): CatalogueRef | undefined =>
  askedPlace ??
  (said && happens.test(said.role)
    ? said.mentions.find(
        ({ kind, ref }) => kind === 'place' && noteOf(ref) === undefined && !forbidden.has(ref),
      )?.ref
    : undefined) ??
  setting;

const happens = /^(?:deed|story|occasion)$/;

/** Whom a line of the client's speaks of, else who uses it or does it. */
export const personFor = ({ frame }: Stage, said: Statement | undefined): Mention | undefined =>
  (said?.source === 'description'
    ? said.mentions.find(({ kind, lemma, text }) => kind === 'person' && lemma !== text)
    : undefined) ?? frame.person;

const somebody = noneRef('somebody');

/** Letters of those it is for, as a picture calls them. */
const longestAudience = 60;

/** Whom the client names as those it is for, as typed: they are seen where nothing else can be. */
export const audienceIn = ({
  frame: { audience = '', statements, language },
}: Stage): Mention | undefined => {
  const [first] = statements.filter(({ source }) => source === 'audience');
  const [text = ''] = audience.split(/[,.;:!?\n(–—]/u);
  const called = text.trim();
  const [word = ''] = called.toLowerCase().split(/[\s’']/u);
  const isKnown =
    readings[language].tongue.lists.people.has(word) ||
    lookUpNoun(word, language)?.class === 'person';
  // A tea stall waits for nothing.
  if (!isKnown && !first?.mentions.some(({ kind }) => kind === 'person')) return undefined;
  return called.length > 5 && called.length <= longestAudience && (isKnown || called.includes(' '))
    ? { kind: 'person', text: called, lemma: called, ref: somebody }
    : undefined;
};

const together = new Set(
  'family couple team crew class choir familie paar team klasse chor familia pareja equipo clase coro famille équipe classe chœur'.split(
    ' ',
  ),
);

// `four sisters`: what was typed is not the singular. Those it is for are always many.
const isMany = ({ text, lemma, ref }: Mention): boolean =>
  ref === somebody ||
  together.has(lemma.toLowerCase()) ||
  !text.toLowerCase().endsWith(lemma.toLowerCase());

export function pictureOf(stage: Stage, scene: Scene, parts: Parts, about: About): Picture {
  const { frame } = stage;
  const place = placeOf(stage, about.said) ?? backdropOf(stage);
  const { detail } = parts;
  const { angle = 'eye', ...shot } = scene.shot;
  const also = parts.also.slice(0, most);
  const asHeld = (one: Detail): CatalogueRef => (one.ref === frame.form ? 'product' : one.ref);
  // Who has nothing to do takes it into the hand; by what nobody lifts they are seen whole.
  const isIdle = /^(?:figure|face)$/.test(shot.composition) && !scene.holds && !scene.product;
  const taken = isIdle && scene.pose ? also.find(({ large }) => !large) : undefined;
  const isWide = isIdle && !taken && also.some(({ large }) => large);
  const held =
    scene.holds === 'detail' ? detail && asHeld(detail) : (scene.holds ?? (taken && asHeld(taken)));
  const person = scene.needs.includes('person')
    ? personFor(stage, about.said)
    : scene.needs.includes('audience')
      ? audienceIn(stage)
      : undefined;
  const shown = [...(detail ? [detail] : []), ...also];
  return {
    scene: scene.id,
    ...shot,
    ...(isWide ? { composition: 'figure' as const, size: 'wide' as const } : {}),
    ...(person && isMany(person) ? { composition: 'crowd' as const, size: 'wide' as const } : {}),
    angle,
    slots: {
      also: also.map(({ text }) => text).join(', '),
      detail: detail?.text,
      person: person?.text,
      ...(place && !stage.slots.place ? { place: byCatalogue(place, stage.language) } : {}),
    },
    refs: [...(scene.product ? [frame.form] : []), ...shown.map(({ ref }) => ref)],
    ...(about.said ? { said: about.said } : {}),
    ...(scene.pose
      ? {
          cast: {
            pose: scene.pose,
            mood: about.feeling ?? 'neutral',
            ...(held ? { holds: held } : {}),
          },
        }
      : {}),
    ...(person ? { other: { who: `other:${person.lemma}`.slice(0, 40), pose: 'stand' } } : {}),
    props: [...shown.filter((one) => asHeld(one) !== held).map(propOf)],
    // What the client sells, or works on, is the product of the film.
    ...(scene.product || shown.some(({ ref }) => ref === frame.form)
      ? { product: 'in-use' as const }
      : {}),
    ...(place && (scene.needs.includes('place') || shot.composition !== 'overhead')
      ? { place }
      : {}),
    lettering: [],
  };
}
