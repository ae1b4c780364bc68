/** Why something elsewhere could not be read, in words for the house, without secrets. */
export class ReadingProblem extends Error {
  override name = 'ReadingProblem';
}
