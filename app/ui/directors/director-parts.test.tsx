import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';
import { DirectorRating } from './director-rating.tsx';

const textOf = (html: string) => html.replace(/<[^>]+>/g, '');

test.each([
  [4.9, 127, 'Rated 4.9 out of 5 (127 reviews)'],
  [5, 1, 'Rated 5.0 out of 5 (1 review)'],
  [4.25, 12_345, 'Rated 4.3 out of 5 (12,345 reviews)'],
  [null, 0, 'No rating'],
])('DIR-04 a rating of %j by %i', (rating, reviews, text) => {
  expect(textOf(renderToStaticMarkup(<DirectorRating rating={rating} reviews={reviews} />))).toBe(
    text,
  );
});

const avatar = (image: string | null, id = 'odalys') =>
  renderToStaticMarkup(<Avatar id={id} name="Odalys Brandt-Vey" image={image} />);

test('DIR-04 initials stand for a missing portrait, and under one that may fail', () => {
  expect(textOf(avatar(null))).toBe('OB');
  expect(avatar(null)).not.toContain('<img');
  expect(textOf(avatar('/portraits/odalys.webp'))).toBe('OB');
  expect(avatar('/portraits/odalys.webp')).toContain('src="/portraits/odalys.webp"');
});

test('DIR-04 a portrait keeps nobody waiting, and shows nothing of itself when it fails', () => {
  expect(avatar('/portraits/odalys.webp')).toContain('alt="" loading="lazy" decoding="async"/>');
});

test.each([
  'https://elsewhere.example/a.png',
  'http://elsewhere.example/a.png',
  '//elsewhere.example/a.png',
  '/\\elsewhere.example/a.png',
  'data:,',
  'a.png',
])('DIR-04 a portrait elsewhere is never asked for: %s', (image) => {
  expect(avatar(image)).not.toContain('<img');
});

test('DIR-04 the gel of the initials follows from the id alone', () => {
  const gel = (id: string) => /avatar-gel-(\d)/.exec(avatar(null, id))?.[1];
  expect(gel('odalys')).toBe(gel('odalys'));
  const seen = new Set(Array.from({ length: 60 }, (_, index) => gel(`director-${index}`)));
  expect([...seen].toSorted()).toEqual(['1', '2', '3', '4', '5', '6']);
});
