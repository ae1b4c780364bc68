// What a creative package shows, ready to be laid out as mail, text or paper.
import { type BriefSection, parseBrief } from '#domain/brief/parse-brief.ts';
import type { CastSheet, FurtherPerson } from '#domain/cast/cast-sheet.ts';
import { personWords } from '#domain/cast/cast-words.ts';
import { tellCompany } from '#domain/cast/tell-company.ts';
import type { MadeCut } from '#domain/cuts/made-cuts.ts';
import { shortDay } from '#domain/days.ts';
import type { SendConceptRequest } from '#domain/functions/send-concept.ts';
import type { ShownPictures } from '#domain/pictures/picture.ts';
import { type AvScript, parseAvScript } from '#domain/script/av-script.ts';
import { type Aspect, cutFor, cuts, type FormatChoice, formatName } from '#domain/script/cuts.ts';
import {
  type CreativeApproach,
  creativeApproaches,
  labels,
  type Platform,
  platforms,
} from '#domain/wizard/options.ts';
import type { OwnLook } from './own-look.ts';
import { isolate } from './writing.ts';

export type { Aspect };

/** A frame's picture: JPEG bytes and its size in pixels. */
export type FramePicture = { jpeg: Uint8Array; width: number; height: number };

export type PackageFrame = {
  /** `Frame 1: Asleep on her feet`. */
  heading: string;
  /** `0–5 s`, or empty. */
  timing: string;
  description: string;
  alt: string;
  picture?: FramePicture;
};

/** Where the product can be reached. `appUrl` has no trailing slash. */
export type Brand = { phone: string; address: string; appUrl: string };

export type CreativePackage = {
  /** `June, here is your creative package.` */
  greeting: string;
  /** Who asked, for the cover sheet: `June Park, Park & Daughters`, or empty. */
  client: string;
  product: string;
  title: string;
  subtitle: string;
  features: string[];
  tone: string;
  /** `TikTok 9:16`, or empty where no platform is known. */
  cutName: string;
  /** The cuts beside the primary, in the order of their platforms. */
  cuts: PackageCut[];
  /** `9:16, 16:9`, the primary cut first. */
  format: string;
  /** `15 s`, or empty when the script gives no time. */
  length: string;
  /** `Bold`, or empty. */
  approach: string;
  /** `Nov 20, 2026`. */
  date: string;
  createdAt: Date;
  brief: BriefSection[];
  /** The script in rows, as plain text when it has none, or null when there is none. */
  script: AvScript | string | null;
  aspect: Aspect;
  frames: PackageFrame[];
  /** Name and place of the chosen director, or empty. */
  director: string;
  /** The client's logo and colour, where the documents carry them. */
  look?: OwnLook;
  brand: Brand;
  /** Where the button of the mail leads. */
  openUrl: string;
  /** Where the reader of a mail makes files of it, and until which day. */
  files?: { url: string; until: string };
  /** Where the reader can report this and stop further mail. */
  stopUrl: string;
  /** Whether somebody who has not proved the address to be theirs had it sent there. */
  isUnasked: boolean;
};

/** What is another in each cut. */
export type PackageCut = Pick<
  CreativePackage,
  'cutName' | 'script' | 'frames' | 'aspect' | 'format' | 'length'
>;

/** What a visitor made: a request as its schema gives it, or a project. */
export type PackageContent = Pick<
  SendConceptRequest,
  | 'name'
  | 'companyName'
  | 'productName'
  | 'selectedConcept'
  | 'creativeBrief'
  | 'script'
  | 'storyboardFrames'
> & {
  platform: readonly string[];
  /** A stored value, or the free text of an older project. */
  creativeApproach?: string | undefined;
  /** Who is in the film beside the character of the script. */
  cast?: CastSheet | undefined;
  pictures?: ShownPictures | undefined;
  cuts?: readonly Pick<MadeCut, 'platform' | 'script' | 'storyboardFrames'>[] | undefined;
} & FormatChoice;

export type PackageSurroundings = {
  /** One entry a frame, in order; undefined where a frame has no picture. */
  pictures: (FramePicture | undefined)[];
  /** The same of each further cut; where they are not given, the package is of the primary alone. */
  cutPictures?: (FramePicture | undefined)[][];
  brand: Brand;
  /** The page of ours that the mail leads to. */
  openPath: string;
  stopUrl: string;
  isUnasked: boolean;
  createdAt: Date;
  director?: string;
  look?: OwnLook | undefined;
  files?: CreativePackage['files'];
};

/** Arranges what the visitor made for the page. Nothing is added that the visitor did not give. */
export function makeCreativePackage(
  request: PackageContent,
  around: PackageSurroundings,
): CreativePackage {
  const script = readScript(request.script, request.cast);
  const concept = request.selectedConcept;
  const rows = script !== null && typeof script === 'object' ? script.rows : [];
  const firstName = request.name.trim().split(/\s+/)[0] ?? '';
  return {
    greeting: firstName
      ? `${firstName}, here is your creative package.`
      : 'Here is your creative package.',
    client: [request.name, request.companyName]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', '),
    product: request.productName.trim(),
    title: (concept?.title ?? request.productName).trim(),
    subtitle: concept?.subtitle.trim() ?? '',
    features: concept?.features.map((feature) => feature.trim()).filter(Boolean) ?? [],
    tone: concept?.tone.trim() ?? '',
    format: formatsOf(request) || aspectOf(around.pictures, request),
    length: lengthOf(rows),
    approach: approachOf(request.creativeApproach ?? ''),
    date: shortDay(around.createdAt),
    createdAt: around.createdAt,
    brief: parseBrief(request.creativeBrief),
    script,
    aspect: aspectOf(around.pictures, request),
    frames: framesOf(request.storyboardFrames, around.pictures),
    cutName: nameOfCut(request.platform.find(isPlatform), request),
    cuts: (around.cutPictures ?? []).flatMap((pictures, at) => {
      const cut = request.cuts?.[at];
      return cut ? [packageCut(cut, pictures, request)] : [];
    }),
    director: around.director ?? '',
    ...(around.look ? { look: around.look } : {}),
    brand: around.brand,
    openUrl: `${around.brand.appUrl}${around.openPath}`,
    ...(around.files ? { files: around.files } : {}),
    stopUrl: around.stopUrl,
    isUnasked: around.isUnasked,
  };
}

function framesOf(
  frames: PackageContent['storyboardFrames'],
  pictures: readonly (FramePicture | undefined)[],
): PackageFrame[] {
  return frames.map((frame, index) => ({
    heading: `Frame ${index + 1}: ${isolate(frame.title.trim())}`,
    timing: frame.timing?.trim() ?? '',
    description: frame.description.trim(),
    alt: (frame.imageAlt || frame.description || frame.title).trim(),
    picture: pictures[index],
  }));
}

function packageCut(
  { platform, script: text, storyboardFrames }: NonNullable<PackageContent['cuts']>[number],
  pictures: readonly (FramePicture | undefined)[],
  request: PackageContent,
): PackageCut {
  const script = readScript(text, request.cast);
  const shaped = { ...request, platform: [platform] };
  return {
    cutName: nameOfCut(platform, request),
    script,
    frames: framesOf(storyboardFrames, pictures),
    aspect: aspectOf(pictures, shaped),
    format: formatsOf(shaped),
    length: lengthOf(script !== null && typeof script === 'object' ? script.rows : []),
  };
}

const nameOfCut = (platform: Platform | undefined, choice: FormatChoice): string =>
  platform ? formatName(platform, choice) : '';

function readScript(text: string, cast: CastSheet | undefined): AvScript | string | null {
  if (text.trim() === '') return null;
  const script = parseAvScript(text);
  if (!script) return text.trim();
  return tellCompany(script, cast?.others ?? [], (person) => personWords(unlocked(person)));
}

// That somebody is locked is a matter of the wizard's.
const unlocked = ({ locked: _, ...person }: FurtherPerson): FurtherPerson => person;

const isPlatform = (value: string): value is Platform =>
  (platforms as readonly string[]).includes(value);

const approachOf = (value: string): string =>
  (creativeApproaches as readonly string[]).includes(value)
    ? labels.creativeApproach[value as CreativeApproach]
    : value.trim();

type Shaped = Pick<PackageContent, 'platform' | 'instagramPortrait'>;

const formatsOf = (request: Shaped): string =>
  request.platform
    .filter(isPlatform)
    .map((platform) => cutFor(platform, request).aspect)
    .join(', ');

// The pictures know best; without any the primary platform decides.
function aspectOf(pictures: readonly (FramePicture | undefined)[], request: Shaped): Aspect {
  const picture = pictures.find((one) => one !== undefined);
  if (!picture) return cutFor(request.platform.find(isPlatform) ?? 'youtube', request).aspect;
  const away = ({ width, height }: Omit<FramePicture, 'jpeg'>) =>
    Math.abs(Math.log((picture.width * height) / (picture.height * width)));
  const [nearest = cuts.youtube] = shapes.toSorted((a, b) => away(a) - away(b));
  return nearest.aspect;
}

const shapes = [...Object.values(cuts), cutFor('instagram', { instagramPortrait: true })];

function lengthOf(rows: readonly { endSeconds: number }[]): string {
  const seconds = Math.max(0, ...rows.map((row) => row.endSeconds));
  return seconds > 0 ? `${seconds} s` : '';
}
