// The ideas of the house: each is a way of telling that needs certain parts of what was said.
import type { Statement } from '../../understand/subject-frame.ts';
import { card, pack, person, place, trouble, witness } from '../picture.ts';
import { type Idea, once, titlesFrom } from './kit.ts';

/** The camera never steps back from the thing. */
const close: Idea = {
  id: 'close',
  suits: ({ stage, deeds }) => (stage.frame.kind === 'thing' && deeds.length > 0 ? 3 : 0),
  film: ({ stage, facts, deeds, identity, troubles, subject, shows }) => ({
    titles: titlesFrom(deeds[0], facts[0]),
    rule: { near: true },
    beats: [
      { pictures: [subject(true)], tell: once(troubles, identity, facts.slice(0, 1)) },
      {
        pictures: [...shows(deeds[1], 'hands'), ...shows(facts[1], 'hands')],
        tell: once(identity, deeds.slice(1), facts.slice(1)),
      },
      {
        pictures: shows(facts[0] ?? deeds[0], 'overhead'),
        tell: once(facts.slice(0, 1), deeds, facts),
      },
      { pictures: [pack(stage)], tell: [] },
    ],
  }),
};

// A figure alone says nothing: its noun goes with it.
const figureOf = ({ figures, lettered, weight }: Statement): string | undefined =>
  weight < 0.4
    ? undefined
    : lettered.findLast((text) =>
        figures.some((one) => text.includes(one) && text.length > one.length + 2),
      );

/** A figure stands on the screen before anybody knows what it counts. */
const figure: Idea = {
  id: 'figure',
  suits: ({ facts }) => (facts.some((fact) => figureOf(fact)) ? 4 : 0),
  film: ({ stage, facts, identity, troubles, shows, subject }) => {
    const counted = facts.find((fact) => figureOf(fact));
    const said = counted && figureOf(counted);
    const rest = facts.filter((one) => one !== counted);
    return {
      titles: said ? [said, ...titlesFrom(counted)] : [],
      rule: {},
      ...(said ? { figure: said } : {}),
      beats: [
        {
          pictures: [card({ role: 'fact', text: said ?? '' }), subject(true)],
          tell: once(troubles, identity),
        },
        { pictures: [person(stage, 'neutral')], tell: once(identity, troubles, rest) },
        { pictures: [...shows(counted, 'hands'), ...shows(rest[0])], tell: once([counted], rest) },
        { pictures: [pack(stage)], tell: [] },
      ],
    };
  },
};

/** Life without it gets the first half; it comes late and without a fanfare. */
const late: Idea = {
  id: 'late',
  suits: ({ troubles, stage }) =>
    troubles.length > 0 ? (stage.approach === 'problem' ? 6 : 4) : 0,
  film: ({ stage, facts, deeds, identity, troubles, shows, subject }) => ({
    titles: titlesFrom(troubles[0]),
    rule: {},
    beats: [
      { pictures: troubles[0] ? [trouble(stage, troubles[0])] : [], tell: troubles },
      {
        pictures: [...(troubles[1] ? [trouble(stage, troubles[1])] : []), person(stage, 'worried')],
        tell: once(troubles.slice(1), identity),
      },
      {
        pictures: [...shows(facts[0] ?? deeds[0], 'hands'), subject()],
        tell: once(facts.slice(0, 1), deeds, facts),
      },
      { pictures: [pack(stage)], tell: [] },
    ],
  }),
};

/** A question of the people it is for, put in lettering, and answered by what is done. */
const question: Idea = {
  id: 'question',
  suits: ({ stage }) =>
    stage.frame.statements.some(({ text }) => text.trim().endsWith('?')) ? 5 : 0,
  film: ({ stage, facts, deeds, identity, shows }) => {
    const asked = stage.frame.statements.find(({ text }) => text.trim().endsWith('?'));
    return {
      titles: titlesFrom(asked),
      rule: {},
      beats: [
        { pictures: [witness(stage, true)], tell: once([asked]) },
        { pictures: [...shows(deeds[0]), person(stage, 'neutral')], tell: once(identity, deeds) },
        { pictures: [...shows(facts[0], 'hands'), ...shows(facts[1])], tell: once(facts) },
        { pictures: [pack(stage)], tell: [] },
      ],
    };
  },
};

/** One deed from beginning to end, without a cut. */
const oneTake: Idea = {
  id: 'one-take',
  suits: ({ deeds, stage }) => (deeds.length > 0 ? (stage.approach === 'story' ? 4 : 2) : 0),
  film: ({ stage, facts, deeds, identity, shows }) => ({
    titles: titlesFrom(deeds[0], deeds[1]),
    rule: { unbroken: true },
    beats: [
      { pictures: [person(stage, 'determined')], tell: once(identity, facts) },
      { pictures: shows(deeds[1] ?? facts[1], 'figure'), tell: once(identity, deeds.slice(1)) },
      {
        pictures: shows(facts[0] ?? deeds[0], 'hands'),
        tell: once(facts.slice(0, 1), deeds, facts),
      },
      { pictures: [pack(stage)], tell: [] },
    ],
  }),
};

/** Facts as an inventory: one to a picture, counted, nothing between them. */
const list: Idea = {
  id: 'list',
  suits: ({ facts, stage }) => (facts.length >= 3 ? (stage.approach === 'bold' ? 4 : 3) : 0),
  film: ({ stage, facts, identity, shows, subject }) => ({
    titles: titlesFrom(facts[1], facts[2]),
    rule: {},
    beats: [
      { pictures: [subject()], tell: once(identity, facts.slice(2)) },
      {
        pictures: [...shows(facts[1], 'hands'), person(stage, 'neutral')],
        tell: once(facts.slice(1, 2), identity),
      },
      { pictures: [...shows(facts[0], 'overhead'), ...shows(facts[2])], tell: once(facts) },
      { pictures: [pack(stage)], tell: [] },
    ],
  }),
};

/** It begins with what it will not do, and shows what is left. */
const refusal: Idea = {
  id: 'refusal',
  suits: ({ limits }) => (limits.some(({ spoken }) => spoken.length > 0) ? 5 : 0),
  film: ({ stage, facts, deeds, identity, limits, shows }) => ({
    titles: titlesFrom(limits[0]),
    rule: {},
    beats: [
      { pictures: [witness(stage, true)], tell: limits },
      {
        pictures: [...shows(deeds[1] ?? deeds[0]), person(stage, 'neutral')],
        tell: once(identity, deeds),
      },
      { pictures: [...shows(facts[0], 'hands'), ...shows(facts[1])], tell: once(facts) },
      { pictures: [pack(stage)], tell: [] },
    ],
  }),
};

/** Somebody who knows it says it, in one place, in the words they would use. */
const witnessed: Idea = {
  id: 'witness',
  suits: ({ stage }) => (stage.frame.voice !== 'it' ? 4 : 0),
  film: ({ stage, facts, deeds, identity, troubles, shows }) => ({
    titles: titlesFrom(facts[1], facts[0]),
    rule: {},
    beats: [
      { pictures: [witness(stage, true)], tell: once(facts.slice(1, 2), identity) },
      { pictures: [witness(stage, false)], tell: once(identity, troubles, facts) },
      {
        pictures: [...shows(facts[0] ?? deeds[0], 'hands')],
        tell: once(facts.slice(0, 1), deeds, facts),
      },
      { pictures: [pack(stage)], tell: [] },
    ],
  }),
};

/** A place first, then what happens in it. */
const placed: Idea = {
  id: 'place',
  suits: ({ stage }) =>
    stage.frame.places.length > 0
      ? stage.frame.kind === 'venue' || stage.frame.kind === 'event'
        ? 5
        : 3
      : 0,
  film: ({ stage, facts, deeds, identity, shows }) => ({
    titles: titlesFrom(
      ...stage.frame.statements.filter(({ mentions }) =>
        mentions.some(({ kind }) => kind === 'place'),
      ),
    ),
    rule: {},
    beats: [
      { pictures: [place(stage)], tell: once(identity, facts) },
      {
        pictures: [person(stage, 'neutral'), ...shows(deeds[1])],
        tell: once(identity, deeds.slice(1)),
      },
      {
        pictures: [...shows(facts[0] ?? deeds[0], 'hands'), ...shows(facts[1])],
        tell: once(facts.slice(0, 1), deeds, facts),
      },
      { pictures: [pack(stage)], tell: [] },
    ],
  }),
};

/** From one part of it outwards, until the whole can be named. */
const detail: Idea = {
  id: 'detail',
  suits: ({ facts, stage }) =>
    stage.frame.kind === 'thing' &&
    facts.some(({ mentions }) => mentions.some(({ kind }) => kind === 'thing'))
      ? 3
      : 0,
  film: ({ stage, facts, deeds, identity, troubles, shows, subject }) => {
    const part =
      facts.find(({ mentions, seen }) => !seen && mentions.some(({ kind }) => kind === 'thing')) ??
      facts[0];
    const rest = facts.filter((one) => one !== part);
    return {
      titles: titlesFrom(part),
      rule: {},
      beats: [
        { pictures: shows(part, 'hands'), tell: once([part], troubles) },
        { pictures: [person(stage, 'neutral')], tell: once(identity, troubles, rest) },
        {
          pictures: [...shows(rest[0] ?? deeds[0], 'overhead'), subject()],
          tell: once(rest, deeds),
        },
        { pictures: [pack(stage)], tell: [] },
      ],
    };
  },
};

/** Lettering and sound alone, until the last line. */
const silent: Idea = {
  id: 'silent',
  suits: ({ facts }) => (facts.filter(({ lettered }) => lettered.length > 0).length >= 3 ? 2 : 0),
  film: ({ stage, facts, deeds, troubles, shows, subject }) => ({
    titles: titlesFrom(facts[2], facts[0]),
    rule: { wordless: true },
    beats: [
      { pictures: [subject(true)], tell: once(troubles, facts.slice(2)) },
      { pictures: [person(stage, 'neutral'), ...shows(facts[1])], tell: once(facts.slice(1)) },
      {
        pictures: [...shows(facts[0] ?? deeds[0], 'hands'), ...shows(facts[2])],
        tell: once(facts),
      },
      { pictures: [pack(stage)], tell: [] },
    ],
  }),
};

/** Everything leads to a day. */
const date: Idea = {
  id: 'date',
  suits: ({ stage }) =>
    stage.frame.dates.some((one) => /\d/.test(one)) ? (stage.userType === 'trailer' ? 3 : 5) : 0,
  film: ({ stage, facts, deeds, identity, story, shows }) => ({
    titles: [...stage.frame.dates.slice(0, 1), ...titlesFrom(facts[0])],
    rule: {},
    beats: [
      {
        pictures: [card({ role: 'date', text: stage.frame.dates[0] ?? '' }), ...shows(story[0])],
        tell: once(story, identity),
      },
      {
        pictures: [person(stage, 'neutral'), ...shows(deeds[0])],
        tell: once(identity, story, deeds),
      },
      {
        pictures: [...shows(facts[0] ?? deeds[0], 'figure'), ...shows(facts[1])],
        tell: once(facts, story, deeds),
      },
      { pictures: [pack(stage)], tell: [] },
    ],
  }),
};

/** What happens, told up to the point where one wants to know. */
const story: Idea = {
  id: 'story',
  suits: ({ story: told }) => (told.length > 1 ? 6 : 0),
  film: ({ stage, facts, story: told, identity, shows }) => ({
    titles: titlesFrom(told[0], told[1], told[2]),
    rule: {},
    beats: [
      { pictures: shows(told[0]), tell: once(told.slice(0, 1), identity) },
      {
        pictures: [...shows(told[1]), person(stage, 'worried')],
        tell: once(told.slice(1, 2), identity),
      },
      {
        pictures: [...shows(told[2] ?? facts[0]), ...shows(facts[1])],
        tell: once(told.slice(2), facts),
      },
      { pictures: [pack(stage)], tell: [] },
    ],
  }),
};

/** The facts in order of their weight: what is left when nothing else is sure. */
const plain: Idea = {
  id: 'plain',
  suits: () => 1,
  film: ({ stage, facts, deeds, identity, troubles, shows, subject }) => ({
    titles: titlesFrom(facts[0], identity[0], facts[1]),
    rule: {},
    beats: [
      { pictures: [subject(true)], tell: once(troubles, facts.slice(1, 2), identity) },
      {
        pictures: [person(stage, 'neutral')],
        tell: once(identity, deeds.slice(1), facts.slice(1)),
      },
      {
        pictures: [...shows(facts[0] ?? deeds[0], 'hands'), ...shows(facts[1])],
        tell: once(facts.slice(0, 1), deeds, facts),
      },
      { pictures: [pack(stage)], tell: [] },
    ],
  }),
};

export const allIdeas: readonly Idea[] = [
  close,
  figure,
  late,
  question,
  oneTake,
  list,
  refusal,
  witnessed,
  placed,
  detail,
  silent,
  date,
  story,
  plain,
];
