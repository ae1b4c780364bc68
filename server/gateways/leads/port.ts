// Where the house's list of leads is kept: one row for each.

/** The columns behind a lead's id, in order, and what heads them. */
export const leadColumns = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  companyName: 'Company',
  userType: 'User type',
  platform: 'Platform',
  productName: 'Product',
  description: 'Description',
  targetAudience: 'Target audience',
  behavior: 'Behavior',
  evaluation: 'Evaluation',
  creativeApproach: 'Creative approach',
  videoStyle: 'Video style',
  characterName: 'Character',
  voiceOverOnly: 'Voice-over only',
  gender: 'Gender',
  ageRange: 'Age range',
  hairColor: 'Hair color',
  eyeColor: 'Eye color',
  ethnicity: 'Ethnicity',
  bodyType: 'Body type',
  wardrobe: 'Wardrobe',
  notes: 'Notes',
  creativeBrief: 'Creative brief',
  ipAddress: 'IP address',
  /** ISO 8601 in UTC. Last, so that a row cut short in writing can be told from a whole one. */
  timestamp: 'Timestamp',
} as const;
export type LeadColumn = keyof typeof leadColumns;
export type LeadCells = Record<LeadColumn, string>;

/** `id` is a UUID; cells that are missing are empty. */
export type Lead = { id: string; cells: Readonly<Record<string, string>> };

/** Calls must not overlap, whichever process makes them. Each throws a LeadsError. */
export interface Leads {
  /** Adds the lead's row, whole; does nothing when a row of this id is there. */
  append(lead: Lead): Promise<void>;
  /** Takes the rows of these ids away; what is not there does no harm. */
  remove(ids: readonly string[]): Promise<void>;
}

/** `permanent`: trying again helps only once somebody has done what the message says. */
export type LeadsOutcome = 'temporary' | 'permanent';

/** `message` says what is wrong and what to do, without anything of a lead. */
export class LeadsError extends Error {
  override name = 'LeadsError';
  readonly outcome: LeadsOutcome;
  /** When the list asked to be left alone for a while. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    outcome: LeadsOutcome,
    message: string,
    { cause, retryAfterSeconds }: { cause?: unknown; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(message, { cause });
    this.outcome = outcome;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
