/** The steps in the order they are walked: 11 comes after 12 and shows the way complete. */
export const stepNumbers = [1, 2, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 10.5, 12, 11, 13] as const;
export type StepNumber = (typeof stepNumbers)[number];
