import { expect, test } from 'vitest';
import { xmlProblem } from './xml-problem.ts';

test.each([
  '<?xml version="1.0"?>\n<a b="c &amp; d"><e/>text &#x41;</a>\n',
  "<w:p xml:space='preserve'><w:t/></w:p>",
])('FILE-04 well-formed: %s', (xml) => {
  expect(xmlProblem(xml)).toBeUndefined();
});

test.each([
  '<a><b></a>',
  '<a>',
  '</a>',
  '<a>5 < 6</a>',
  '<a>salt & pepper</a>',
  '<a b="c & d"/>',
  '<a b="c"d"/>',
  '<a>\u0001</a>',
  '<a/>after',
])('FILE-04 not well-formed: %s', (xml) => {
  expect(xmlProblem(xml)).toBeDefined();
});
