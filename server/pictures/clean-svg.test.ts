import { expect, test } from 'vitest';
import { logoDrawing } from '#tests/builders/test-photographs.ts';
import { cleanSvg } from './clean-svg.ts';

const clean = (svg: string) => cleanSvg(new TextEncoder().encode(svg));
const refused = { ok: false, reason: 'script' };
const withIn = (inner: string) => logoDrawing.replace('</svg>', `${inner}</svg>`);

test('BOARD-01 a drawing of plain shapes stays as it is', () => {
  expect(clean(logoDrawing)).toEqual({ ok: true, svg: logoDrawing });
});

test.each([
  ['a script', withIn('<script>alert(1)</script>')],
  ['a script in capitals', withIn('<SCRIPT href="#a"/>')],
  ['a prefixed script', withIn('<svg:script>1</svg:script>')],
  ['a handler', logoDrawing.replace('<circle', '<circle onload="x()"')],
  ['a handler on a line of its own', logoDrawing.replace('<circle', '<circle\nOnClick = "x()"')],
  ['a page in it', withIn('<foreignObject><body/></foreignObject>')],
  ['a picture from elsewhere', withIn('<image href="https://example.com/a.png"/>')],
  ['a file of the machine', withIn('<image xlink:href="file:///etc/passwd"/>')],
  ['a use of another file', withIn('<use href="other.svg#a"/>')],
  ['a drawing in a picture', withIn('<image href="data:image/svg+xml;base64,AAAA"/>')],
  ['a style from elsewhere', withIn('<style>@import "x.css"</style>')],
  ['a filling from elsewhere', withIn('<rect fill="url(https://example.com/#a)"/>')],
  ['an address that runs', withIn('<a href="javascript:x()"><rect/></a>')],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${logoDrawing}`],
])('BOARD-01 %s refuses the drawing', (_, svg) => {
  expect(clean(svg)).toEqual(refused);
});

test('BOARD-01 a photograph within a drawing is to be sent by itself', () => {
  const image = '<image href="data:image/png;base64,AAAA"/>';
  expect(clean(withIn(image))).toEqual({ ok: false, reason: 'embedded' });
});

test('BOARD-01 what nobody sees is left out', () => {
  const cleaned = clean(
    withIn('<metadata><a:b c="1"><d/></a:b></metadata><filter id="f"><feTurbulence/></filter>'),
  );
  expect(cleaned).toEqual({ ok: true, svg: logoDrawing });
});

test('BOARD-01 nonsense and endless nesting are no picture', () => {
  const notOne = { ok: false, reason: 'not-a-picture' };
  expect(clean('<html></html>')).toEqual(notOne);
  expect(clean(`<svg>${'<g>'.repeat(300)}`)).toEqual(notOne);
  expect(clean(`<svg ${'a="'.repeat(100_000)}`)).toEqual(notOne);
  expect(clean(`<svg>${'<'.repeat(200_000)}`)).toEqual(notOne);
  expect(clean(`<svg>${'<!--'.repeat(100_000)}`)).toEqual(notOne);
});
