import { expect, test } from 'vitest';
import { readings } from '../readings.ts';
import { stripLabel } from './strip-label.ts';

const said = (text: string) => stripLabel({ text, stop: '.' }, readings.en.tongue).text;

test('PLAN-08 what a form asks, shouts or is told to add is no part of what is said', () => {
  expect(said('How fresh: lifted the morning they go out')).toBe('lifted the morning they go out');
  expect(said("HOW IT WORKS: it doesn't stick to the pipe")).toBe("it doesn't stick to the pipe");
  expect(said("Legal asks us to add: It's a patch, not a plumber")).toBe(
    "It's a patch, not a plumber",
  );
});

test('PLAN-08 a figure takes its noun with it, and a heading that names something stays', () => {
  expect(said('Cab shapes in stock: 31 (incl. the one with the corner off)')).toBe(
    '31 cab shapes in stock (incl. the one with the corner off)',
  );
  expect(said('COLOURS: bottle green, plum')).toBe('Colours: bottle green, plum');
  const whole = 'When the toes go, post them back: new soles for £18';
  expect(said(whole)).toBe(whole);
});
