// What the functions take of the answers.
import { namesOf, shapesOf } from './questions.ts';

/** What the ad is about. Lengths are in characters. */
export const productFields = shapesOf(namesOf('product', 'details'), 'sent');

/** What the product and its logo look like. */
export const pictureFields = shapesOf(namesOf('picture'), 'sent');

/** Who is seen, and what else the film must keep to. Everything is optional. */
export const characterFields = shapesOf(namesOf('making', 'person'), 'sent');

/** The format of a platform's cut, where there is a choice. */
export const formatFields = shapesOf(namesOf('format'), 'sent');

/** Money and time. `specificBudget` is money text such as `$12,000`. */
export const productionFields = shapesOf(namesOf('production'), 'sent');

/** Whom a package is sent to. */
export const contactFields = shapesOf(namesOf('contact'), 'sent');
