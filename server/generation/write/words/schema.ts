// What one language has to say: data that somebody who writes copy, and not code, can change.
import { z } from 'zod';
import { angles, moves, sizes } from '#domain/storyboard/shot-plan.ts';
import { userTypes } from '#domain/wizard/options.ts';
import { aspects } from '../ideas/kit.ts';
import { sceneIds } from '../scenes/scene-ids.ts';

/** Sentences of which one is taken; see `pattern.ts` for `{slot}`, `[a|b]` and `<…>`. */
const bank = z.array(z.string().min(1)).min(1);
const named = <const Keys extends readonly [string, ...string[]], Value>(
  keys: Keys,
  value: z.ZodType<Value>,
) => z.record(z.enum(keys), value);

/** The scenes, what the client tells as a picture, lettering alone, and the end. */
const pictured = [...sceneIds, 'deed', 'done', 'told', 'card', 'pack', 'packCard'] as const;

export const ideaIds = [
  'deed',
  'steps',
  'thing',
  'place',
  'witness',
  'story',
  'before',
  'question',
  'figure',
  'line',
] as const;
export type IdeaId = (typeof ideaIds)[number];

const pair = z.tuple([z.string(), z.string()]);
const ideaWords = z.object({
  /** How it goes about it and why that works, in one plain sentence. */
  subtitle: bank,
});

export const words = z.object({
  /** Names of the four beats, each with the name of its second row. */
  beats: z.record(z.enum(userTypes), z.array(pair).length(4)),
  camera: z.object({
    size: named(sizes, z.string()),
    angle: named(angles, z.string()),
    move: named(moves, z.string()),
    pack: z.string(),
    /** Joins a second picture: `Cut to {frame}: {picture}`. */
    cut: z.string(),
  }),
  /** What a picture shows as a sentence, and what is heard in it; what the client tells needs no sentence of ours. */
  scenes: z.record(
    z.enum(pictured),
    z.object({ video: z.array(z.string()), sound: z.array(z.string()) }),
  ),
  /** Follows what a picture shows: what is in it beside that. */
  also: bank,
  /** The client's name over a picture. */
  signs: bank,
  ideas: z.record(z.enum(ideaIds), ideaWords),
  /** For whoever gave nothing that can stand as a title, by how a film goes about it. */
  titles: named(aspects, bank),
  /** Features of a concept: a picture with what is heard in it, and how it ends, by what the film is built on. */
  features: z.object({ shown: bank, ends: named(aspects, bank) }),
  /** How a film goes through what the client wants to be seen, where it is not one picture after the other: its rule, and a feature a beat. */
  ways: z.object({
    ring: z.object({ subtitle: bank, features: z.tuple([bank, bank, bank]) }),
    held: z.object({ subtitle: bank, features: z.tuple([bank, bank, bank]) }),
    read: z.object({ subtitle: bank, features: z.tuple([bank, bank, bank]) }),
    /** The picture that is held, further on in the film. */
    nearer: z.string(),
  }),
  /** Two halves of a tone by approach, and by itself for what is grave and what announces a story. */
  tones: z.object({
    bold: z.tuple([bank, bank]),
    story: z.tuple([bank, bank]),
    problem: z.tuple([bank, bank]),
    grave: z.tuple([bank, bank]),
    trailer: z.tuple([bank, bank]),
  }),
  /** The hour, the light and the weather where the notes name them. */
  moments: z.record(z.string(), z.string()),
  /** How it is filmed where the notes ask for it; `bareEnd` is the last picture of a film without letters. */
  treatment: z.object({
    blackAndWhite: z.string(),
    oneTake: z.string(),
    sameTake: z.string(),
    still: z.string(),
    bareEnd: z.string(),
    /** Who is seen, and how it is read, where nobody speaks. */
    unheard: z.string(),
    silent: z.string(),
  }),
  /** Says what it is where no sentence of the client's does. */
  music: z.object({
    bold: bank,
    story: bank,
    problem: bank,
    grave: bank,
    none: z.string(),
  }),
  form: z.object({
    client: z.string(),
    format: z.string(),
    date: z.string(),
    take: z.string(),
    cast: z.string(),
    /** Who is in it beside the character. */
    with: z.string(),
    pace: z.string(),
    alsoFor: z.string(),
    locale: z.string(),
    paceText: z.string(),
    paces: z.object({ bold: z.string(), story: z.string(), problem: z.string() }),
    untitled: z.string(),
  }),
  cast: z.object({
    /** As a picture names them where nobody was named: `A woman`, and again `The woman`. */
    someone: z.object({ male: pair, female: pair, 'non-binary': pair }),
    /** A hand that does what somebody would, where nobody is seen. */
    hand: pair,
    /** Whoever tells it, before the form says who that is. */
    teller: z.string(),
    label: z.object({ male: z.string(), female: z.string(), 'non-binary': z.string() }),
    offLabel: z.string(),
    gender: z.object({ male: z.string(), female: z.string(), 'non-binary': z.string() }),
    hair: z.record(z.string(), z.string()),
    eyes: z.record(z.string(), z.string()),
    ethnicity: z.record(z.string(), z.string()),
    body: z.record(z.string(), z.string()),
    /** Follows what they look like: `; wears {clothes}`. */
    wears: z.string(),
    /** Ends a picture in which they are beside whoever it is of: `; alongside, {person}`. */
    beside: z.string(),
    open: z.string(),
    unseen: z.string(),
  }),
  notes: z.object({
    foreign: z.string(),
    read: z.object({ direct: z.string(), narrative: z.string(), voice: z.string() }),
    own: z.string(),
    proof: z.string(),
    date: z.string(),
    sponsor: z.string(),
    claim: z.string(),
    recut: z.object({ tiktok: z.string(), youtube: z.string(), instagram: z.string() }),
    safe: z.object({ tiktok: z.string(), youtube: z.string(), instagram: z.string() }),
  }),
  sponsor: z.object({ message: z.string(), open: z.string() }),
  brief: z.object({
    headings: z.array(z.string()).length(11),
    background: bank,
    objective: bank,
    audienceOpen: bank,
    noProof: z.string(),
    think: bank,
    feel: z.object({ bold: bank, story: bank, problem: bank, grave: bank, trailer: bank }),
    do: z.string(),
    film: bank,
    nameSeen: z.string(),
    contact: z.string(),
    when: z.string(),
    sponsorSeen: z.string(),
    limits: z.string(),
    primary: z.string(),
    recomposed: z.string(),
    deliverable: z.string(),
    budget: bank,
    backFrom: z.string(),
    measure: bank,
    measureOpen: bank,
    /** Stands behind it: what is still to be confirmed. */
    measureMark: z.string(),
  }),
});
export type Words = z.infer<typeof words>;
