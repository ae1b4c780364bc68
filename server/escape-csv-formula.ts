// https://owasp.org/www-community/attacks/CSV_Injection, the full-width forms as well, and behind
// blanks and invisible characters, which some programs drop.
const formula = /^(?:[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/u;

/** The text as a spreadsheet shows it: with an apostrophe where it would start a formula. */
export function escapeCsvFormula(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  return formula.test(lines) ? `'${lines}` : lines;
}

/** The text that `escapeCsvFormula` was given, line ends aside. */
export function unescapeCsvFormula(cell: string): string {
  const text = cell.slice(1);
  return cell.startsWith("'") && escapeCsvFormula(text) === cell ? text : cell;
}
