/** Marks with every `#rrggbb` as the grey of its lightness (Rec. 709). */
export const greyed = (marks: string): string =>
  marks.replace(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?![0-9a-f])/gi, (_, r, g, b) => {
    const [red = 0, green = 0, blue = 0] = [r, g, b].map((one: string) => Number.parseInt(one, 16));
    const grey = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue)
      .toString(16)
      .padStart(2, '0');
    return `#${grey.repeat(3)}`;
  });
