/** Why a row that was changed in one cut was not carried into another. */
export type LeftWhy =
  /** The other cut says or shows something of its own there. */
  | 'own'
  /** What is said takes longer than its row there. */
  | 'too-long'
  /** The other cut has no such row, or the row is new or gone here. */
  | 'no-row';
