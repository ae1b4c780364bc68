// The page behind a link, as the server tells it to what renders it.
import type { Film } from '../animatic/film.ts';
import type { Concept } from '../concepts/concept.ts';
import type { PlannedCut } from '../cuts/cuts-of.ts';
import type { formatOf } from '../projects/project-format.ts';
import type { StoryboardFrame } from '../storyboard/frame.ts';
import type { Approval, GuestAct, Thread } from './comment.ts';
import type { SharedTake, TakeChanges } from './compare-takes.ts';

/** The address of a link's page. */
export const sharedPath = (token: string): string => `/s/${token}`;

/** The work itself, whoever it is shown to. */
export type SharedWork = {
  projectName: string;
  productName: string;
  /** Who shares it: name and company, or empty. */
  sharedBy: string;
  platforms: string[];
  format: ReturnType<typeof formatOf>;
  concept: Omit<Concept, 'title'> | null;
  /** What is shown: what stands now, or the take that was approved. */
  shown: SharedTake;
  /** The same as a film; null where there is no picture. It says what is seen and heard, not how it was planned. */
  film: Film | null;
  /** The film's cuts that are made, the primary first; empty for a film with one. */
  cuts: SharedCut[];
};

/** One cut of the film, as an approval keeps it. */
export type KeptCut = PlannedCut & { script: string; frames: StoryboardFrame[] };

/** The same as a guest sees it. */
export type SharedCut = KeptCut & { film: Film | null };

/** The client's logo, in pixels, and a colour of it that can be read on paper; null where it is ink alone. */
export type SharedLook = { width: number; height: number; alt: string; accent: string | null };

/** The address of the logo, for who may open the page. */
export const sharedLogoPath = (token: string): string => `${sharedPath(token)}/logo.webp`;

export type SharedPage = SharedWork & {
  token: string;
  /** Null where its owner is not entitled to it, or has none. */
  look: SharedLook | null;
  /** The approval whose take is shown in place of what stands now. */
  frozen: Approval | null;
  /** Names what stands now; what is approved is named by it. */
  take: string;
  threads: Thread[];
  /** The latest first. */
  approvals: Approval[];
  /** What changed since the latest approval; null where nothing was approved, or nothing changed. */
  changes: TakeChanges | null;
  allowsDownloads: boolean;
  /** The name this browser wrote under before, or empty. */
  guestName: string;
  /** Its owner is looking; `projectId` is where they answer. */
  owner: { projectId: string } | null;
  /** For the next form of this page. */
  formId: string;
};

/**
 * `unknown`: never was an address of ours; `ended`: taken back, over, or deleted; `locked`: asks for a
 * pass phrase.
 */
export type SharedView =
  | { state: 'unknown' | 'ended' | 'locked' }
  | { state: 'open'; page: SharedPage };

/** What was typed, so that a refusal loses nothing. */
export type GuestRefusal = {
  act: GuestAct | null;
  status: number;
  message: string;
  fields: Record<string, string>;
  values: Record<string, string>;
  /** The server could not be reached: it is sent again once it can be. */
  unsent?: true;
};
export type GuestOutcome = {
  /** What the answer has the browser keep. */
  cookies: string[];
} & ({ done: GuestAct; id: string } | { refused: GuestRefusal });

/** What the page asks the server for. */
export type SharedPages = {
  /** `approval`: the take of that approval is to be shown. */
  open(token: string, approval: string | null): Promise<SharedView>;
  act(token: string, form: FormData): Promise<GuestOutcome>;
};
