import { expect, test } from 'vitest';
import { markers } from '../palette.ts';
import { readWardrobe } from './wardrobe.ts';

const dressed = (said: string, woman = false) =>
  readWardrobe({ said, about: '', seed: 'x', woman, maker: false }).wardrobe;

test('GEN-09 the German for clothes is no dress, and a compound is worn as its head', () => {
  const { top, layer } = dressed('MANN, 55+, graue Haare; Kleidung: Strickweste');
  expect([top.kind, layer.kind]).toEqual(['t-shirt', 'vest']);
  expect(dressed('ein rotes Sommerkleid', true).top.kind).toBe('dress');
});

test('GEN-09 a man is drawn in no dress for the gown of his trade', () => {
  const { top, layer } = dressed('robe d’avocat, tablier par-dessus');
  expect([top.kind, layer.kind]).toEqual(['shirt', 'apron']);
});

test('GEN-09 boots and gloves of the form are worn', () => {
  const { boots, gloves } = dressed('orange jacket, gloves, wellies');
  expect([boots, Boolean(gloves)]).toEqual([true, true]);
  expect(dressed('bottes en caoutchouc vertes').boots).toBe(true);
});

test('GEN-09 what the form says is not worn is not worn', () => {
  const { sunglasses, headwear } = dressed('chaps, hard hat with ear muffs, no sunglasses');
  expect([sunglasses, headwear.kind]).toEqual([false, 'hard-hat']);
  expect(dressed('grauer Pulli, ohne Mütze').headwear.kind).toBe('none');
});

test('GEN-09 what the catalogue calls clothes is worn under each of its names', () => {
  expect(dressed('yellow cagoule always').layer).toEqual({
    kind: 'jacket',
    color: markers.mustard,
  });
  const { layer, headwear } = dressed('brown warehouse coat, tuque rouge');
  expect([layer.kind, layer.color]).toEqual(['lab-coat', markers.brown]);
  expect(headwear).toEqual({ kind: 'beanie', color: markers.red });
});

test('GEN-09 a boiler suit is no suit, and what is one piece has one colour down to the feet', () => {
  for (const said of ['navy boiler suit, sleeves rolled', 'graue Latzhose', 'a lilac tracksuit']) {
    const { top, layer, bottom } = dressed(said, true);
    expect([layer.kind, bottom.kind, bottom.color]).toEqual(['none', 'trousers', top.color]);
  }
});
