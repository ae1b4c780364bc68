// One thing that is measured of a package.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { type Treatment, treatmentIn } from '../../write/notes/treatment.ts';
import type { AdPackage } from '../ad-package.ts';
import type { Brief } from '../brief.ts';

/** How many of how many are right, and one line on each that is not. `of` is 0 where nothing was asked. */
export type Verdict = { good: number; of: number; failures: string[] };

export type Figure = {
  /** `--failures <name>`. */
  name: string;
  /** As the table says it. */
  title: string;
  judge(made: AdPackage, brief: Brief): Verdict;
};

/** One package is right when nothing is wrong with it. */
export const whole = (failures: string[]): Verdict => ({
  good: failures.length === 0 ? 1 : 0,
  of: 1,
  failures,
});

/** Nothing of this kind was asked. */
export const notAsked: Verdict = { good: 0, of: 0, failures: [] };

/** What the client's notes say of how it is filmed: where they refuse speech or letters, none are counted. */
export const treatmentOf = (brief: Brief): Treatment =>
  treatmentIn(brief.request.notes ?? '', brief.request.description, tongueOf(brief));

/** The language the words of a package are compared in; what is none of the four is answered in English. */
export const tongueOf = ({ language }: Brief): Tongue => (language === 'other' ? 'en' : language);
