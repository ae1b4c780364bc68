// Everything the writer knows in one language. Structure, seconds and choice live outside.
import type { UserType } from '#domain/wizard/options.ts';
import type { DeviceId } from './devices.ts';
import type { Facts } from './facts.ts';
import type { Character, ProductInput, Stage } from './stage.ts';
import type { Treatment } from './treatment.ts';
import type { World } from './world.ts';

export type BriefSectionText = { heading: string; text?: string; bullets?: readonly string[] };
export type ConceptWords = { title: string; subtitle: string; features: string[]; tone: string };

export type Pack = {
  code: 'en' | 'es' | 'fr' | 'de';
  /** Reads the visitor's answers. Must survive terse, shouted, misspelt or marked-up text. */
  readFacts(input: ProductInput): Facts;
  /** Searched by keywords; the best match wins. */
  worlds: readonly World[];
  /** Taken when no keyword matches. */
  plainWorlds: Record<UserType, World>;
  /** Fits the scenery to what was typed: the visitor's own nouns and verbs, and its gravity. */
  shapeWorld?(input: ProductInput, facts: Facts, chosen: World): World;
  /** A pack may leave devices out; at least nine are needed, of which three per user type. */
  devices: Partial<Record<DeviceId, (stage: Stage) => Treatment>>;
  /** For a concept the visitor edited or wrote: four beats from its own words. */
  ownConcept(stage: Stage, concept: ConceptWords): Treatment;
  /** Titles as they are set in this language. */
  titleCase(text: string): string;
  /** Eleven sections in the order of the trade. */
  briefSections(stage: Stage, treatment: Treatment, title: string): BriefSectionText[];
  script: ScriptWords;
};

/** Which kind of moment a beat is, for the usual shot. */
export type BeatKind = 'hook' | 'trouble' | 'proof' | 'close';

export type ScriptWords = {
  /** Names of the four beats, each with the name of its second row when it is split. */
  beatNames: Record<UserType, readonly (readonly [string, string])[]>;
  /** Usual shots for a beat, `CU, push in`. */
  frames: Record<BeatKind, readonly string[]>;
  /** The title line: a typed title without markup or line breaks. */
  title(text: string): string;
  /** Joins a second picture to the first: `Cut to CU: …`. `frame` may be absent. */
  cut(show: string, frame?: string): string;
  /** Lettering for a row that must read without sound: at most six words of what is spoken. */
  lettering(stage: Stage, spoken: readonly string[]): string;
  /** Turns a picture into one where the person speaks to camera. */
  toCamera(stage: Stage, show: string, beat: number): string;
  /** Label of the one who speaks on camera, in capitals. */
  speaker(stage: Stage): string;
  /** Form lines under the title: Client, Format, Date, Take, Cast, Voice pace, Also cut for. */
  form(stage: Stage, context: { date: Date; seconds: number }): { label: string; text: string }[];
  /** What the visitor's production notes want seen in the first picture; undefined without such a note. */
  noted(stage: Stage): string | undefined;
  /** False when the notes ask for no music. */
  wantsMusic(stage: Stage): boolean;
  /** The sponsor's lettering in the last row of a public message. */
  sponsorLine(stage: Stage): string;
  /** Remarks under the rows. */
  notes(stage: Stage): string[];
};

/** Whether a character was described at all. */
export const isDescribed = (character: Character) =>
  Boolean(
    character.gender ||
      character.ageRange ||
      character.hairColor ||
      character.eyeColor ||
      character.ethnicity ||
      character.bodyType ||
      character.wardrobe.trim(),
  );
