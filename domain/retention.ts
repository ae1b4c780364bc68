/**
 * How long what nobody deletes is kept, in days: read by what deletes it, and by the privacy policy.
 * Settings beside it: KEEP_LOOSE_FRAMES, KEEP_GUEST_PACKAGES.
 */
export const keptDays = {
  /** A session that is not used. */
  session: 30,
  /** A guest's picture of a product that no package holds. */
  productPicture: 30,
  /** A guest's draft, in their own browser. */
  guestDraft: 30,
  /** A sentence of a film as a model spoke it. */
  speech: 30,
  /** A deleted project, to be restored. */
  archive: 30,
  /** An earlier take of a project beyond the newest, made with the starter package. */
  take: 365,
  /** What became of an event that another system was told of. */
  webhookDelivery: 30,
  /** Background work that failed for good, to be tried again. */
  failedJob: 90,
  /** That something was written or drawn, without what and for whom: a year can be compared with the one before. */
  generation: 396,
} as const;
