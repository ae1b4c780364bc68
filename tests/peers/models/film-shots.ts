// The plan of a row's shots as an able model writes it: enough to draw a board from.

const blank = {
  angle: '',
  move: '',
  time: '',
  light: '',
  weather: '',
  place: '',
  people: [],
  props: [],
  product: [],
  change: [],
};

/** One shot, another kind for each row; the last is the pack shot. */
export function shotsOf(at: number, isLast: boolean, seconds: number, productName: string) {
  const hero = { shown: isLast ? 'hero' : 'in-use', form: 'none:product', state: '', label: '' };
  const seen = [
    { composition: 'place', size: 'close-up', move: 'push-in', place: 'street', time: 'morning' },
    { composition: 'figure', size: 'medium', move: 'hand-held', place: 'street' },
    { composition: 'overhead', size: 'insert-close-up', angle: 'overhead' },
  ][at % 3];
  const shot = isLast ? { composition: 'pack', size: 'close-up', move: 'static' } : seen;
  const somebody = {
    who: 'other:passer-by',
    pose: 'reach',
    action: '',
    mood: '',
    holds: '',
    wears: [],
  };
  return [
    {
      ...blank,
      ...shot,
      seconds,
      people: at % 3 === 1 && !isLast ? [somebody] : [],
      product: isLast || at % 3 === 2 ? [{ ...hero, label: productName.slice(0, 40) }] : [],
      frame: isLast ? 4 : at < 3 ? at + 1 : 0,
    },
  ];
}
