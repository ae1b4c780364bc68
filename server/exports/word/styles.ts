// The document's styles, so that its owner can change them in one place.
import { BorderStyle, type IStylesOptions, LineRuleType } from 'docx';

const ink = '1D1812';
/** Every program has it, and takes another for letters it lacks. */
const typeface = 'Arial';

/** Some programs cut pictures off at the line without it. */
const lineRule = LineRuleType.AUTO;

/** `accent`: of title, headings and the rules below them, instead of ink without rules. */
export const stylesFor = (accent: string | undefined): IStylesOptions => ({
  default: {
    document: {
      run: { font: typeface, size: 22, color: ink },
      paragraph: { spacing: { after: 120, line: 276, lineRule } },
    },
    title: {
      run: { font: typeface, size: 52, bold: true, color: hex(accent ?? ink) },
      paragraph: { spacing: { after: 120 }, ...ruled(accent, 18) },
    },
    heading1: {
      run: { font: typeface, size: 34, bold: true, color: hex(accent ?? ink) },
      paragraph: { spacing: { before: 480, after: 160 }, ...ruled(accent, 8) },
    },
    heading2: {
      run: { font: typeface, size: 24, bold: true, color: hex(accent ?? ink) },
      paragraph: { spacing: { before: 240, after: 60 } },
    },
  },
  paragraphStyles: [
    {
      id: 'Lead',
      name: 'Lead',
      basedOn: 'Normal',
      next: 'Normal',
      run: { size: 28, color: '4D463B' },
      paragraph: { spacing: { after: 240 } },
    },
    {
      id: 'Cell',
      name: 'Table text',
      basedOn: 'Normal',
      run: { size: 20 },
      paragraph: { spacing: { after: 60, line: 252, lineRule } },
    },
    { id: 'Head', name: 'Table head', basedOn: 'Cell', run: { bold: true } },
  ],
});

const hex = (colour: string) => colour.replace('#', '').toUpperCase();

/** Eighths of a point. */
const ruled = (accent: string | undefined, size: number) =>
  accent === undefined
    ? {}
    : { border: { bottom: { style: BorderStyle.SINGLE, size, space: 4, color: hex(accent) } } };
