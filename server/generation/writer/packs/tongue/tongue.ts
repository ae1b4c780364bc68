// What one language adds to the machinery that the Spanish, French and German packs share.
import type { UserType } from '#domain/wizard/options.ts';
import type { DeviceId } from '../../devices.ts';
import type { ClaimKind } from '../../facts.ts';
import type { BriefSectionText, Pack, ScriptWords } from '../../pack.ts';
import type { Stage } from '../../stage.ts';
import type { Treatment } from '../../treatment.ts';
import type { DeviceText } from './device-text.ts';
import type { Scene } from './scene.ts';
import type { Scenery } from './scenery.ts';

/** How one language is read. Patterns are matched against the visitor's text as typed. */
export type Reading = {
  /** Where a long sentence may be cut so that both halves stand alone: `, y `, `; `. */
  joints: RegExp;
  /** A comma and a word that begins a clause which cannot stand alone: `, que`, `, die`. */
  tail: RegExp;
  /** Words no sentence may begin with. */
  dependent: RegExp;
  /** Frequent words that show a clause has a verb of its own, so that it may begin with one of those after all. */
  finite: RegExp;
  money: RegExp;
  proof: RegExp;
  superlative: RegExp;
  claims: Record<Exclude<ClaimKind, 'superlative'>, RegExp>;
  /** The one a story begins with: article and noun. */
  hero: RegExp;
  /** Where a relative clause begins. */
  relative: RegExp;
  dates: readonly RegExp[];
  sponsor: RegExp;
  noMusic: RegExp;
  /** A sentence about the campaign rather than the product. */
  production: RegExp;
};

export type Tongue = {
  code: Exclude<Pack['code'], 'en'>;
  reading: Reading;
  sceneries: readonly Scenery[];
  plain: Record<UserType, Scenery>;
  devices: Partial<Record<DeviceId, (scene: Scene) => DeviceText>>;
  /** What is asked for when the visitor did not say, by user type. */
  defaultAsk: Record<UserType, string>;
  /** What people should do, as an order of its own; undefined when the typed text cannot become one. */
  order(desire: string): string | undefined;
  /** An order to look something up. */
  visit(contact: string): string;
  call(phone: string): string;
  /** The last picture: what it is, the product, the name. */
  packShot(userType: UserType, picture: string, name: string): string;
  lastNotes: readonly string[];
  dateMissing: string;
  /** Opening and closing quotation marks. */
  quotes: readonly [string, string];
  beatNames: ScriptWords['beatNames'];
  frames: ScriptWords['frames'];
  untitled: string;
  cut(show: string, frame?: string): string;
  toCamera(who: string, show: string, beat: number): string;
  form(scene: Scene, context: { date: Date; seconds: number }): { label: string; text: string }[];
  sponsorLine(stage: Stage): string;
  notes(scene: Scene): string[];
  briefSections(scene: Scene, treatment: Treatment, title: string): BriefSectionText[];
};
