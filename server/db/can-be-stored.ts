/** Whether the database takes this text: it refuses NUL and half of a surrogate pair. */
export const canBeStored = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
