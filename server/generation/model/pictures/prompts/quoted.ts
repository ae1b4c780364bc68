/**
 * What somebody wrote, as one quoted string of at most `most` characters: nothing in it ends the
 * quotation, begins a line or hides.
 */
export function quoted(text: string, most: number): string {
  const seen = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cs}\p{Cn}]+/gu, '')
    .trim();
  const characters = [...seen];
  const cut = characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : seen;
  return JSON.stringify(cut.replace(/["“”„«»]/gu, '’'));
}
