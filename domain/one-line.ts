/** The text on one line: what stands between its words becomes a space. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
