/** No frame is heavier than this, so that a board loads at once and fits a mail. */
export const maxBytes = 118_000;
