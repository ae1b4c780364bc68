// What people read of what a shot shows.
import type {
  angles,
  compositions,
  letteringRoles,
  lights,
  moods,
  motions,
  moves,
  relations,
  sizes,
  states,
  times,
  weathers,
  wheres,
} from './shot-plan.ts';

type Words<Of extends readonly string[]> = Record<Of[number], string>;

export const compositionWords: Words<typeof compositions> = {
  object: 'A thing',
  hands: 'Hands',
  overhead: 'Hands from above',
  figure: 'One person',
  face: 'A face',
  pair: 'Two people',
  crowd: 'A crowd',
  behind: 'From behind',
  shoulder: 'Over the shoulder',
  place: 'The place alone',
  split: 'Split screen',
  pack: 'Pack shot',
  card: 'Lettering alone',
};
export const sizeWords: Words<typeof sizes> = {
  'extreme-close-up': 'Extreme close-up',
  'insert-close-up': 'Insert',
  'close-up': 'Close-up',
  'medium-close-up': 'Medium close-up',
  medium: 'Medium',
  'two-shot': 'Two-shot',
  wide: 'Wide',
};
export const angleWords: Words<typeof angles> = {
  eye: 'Eye level',
  low: 'Low',
  high: 'High',
  overhead: 'Overhead',
};
export const moveWords: Words<typeof moves> = {
  static: 'Static',
  'push-in': 'Push in',
  'pull-out': 'Pull out',
  'pan-left': 'Pan left',
  'pan-right': 'Pan right',
  'tilt-up': 'Tilt up',
  'tilt-down': 'Tilt down',
  track: 'Track',
  orbit: 'Circle round',
  'hand-held': 'Hand-held',
};
export const timeWords: Words<typeof times> = {
  'before-dawn': 'Before dawn',
  morning: 'Morning',
  day: 'Day',
  dusk: 'Dusk',
  evening: 'Evening',
  night: 'Night',
};
export const lightWords: Words<typeof lights> = {
  plain: 'Plain',
  window: 'From a window',
  overcast: 'Overcast',
  sun: 'Sun',
  lamp: 'A lamp',
  'street-lamp': 'A street lamp',
  dark: 'Dark',
};
export const weatherWords: Words<typeof weathers> = {
  dry: 'Dry',
  wet: 'Rain',
  snow: 'Snow',
  wind: 'Wind',
  fog: 'Fog',
};
export const moodWords: Words<typeof moods> = {
  neutral: 'Neutral',
  happy: 'Happy',
  tired: 'Tired',
  worried: 'Worried',
  determined: 'Determined',
  surprised: 'Surprised',
};
export const stateWords: Words<typeof states> = {
  whole: 'Whole',
  worn: 'Worn',
  broken: 'Broken',
  wet: 'Wet',
  open: 'Open',
  shut: 'Shut',
  empty: 'Empty',
  full: 'Full',
  lit: 'Lit',
};
export const whereWords: Words<typeof wheres> = {
  'on-surface': 'On a table or shelf',
  'in-hand': 'In a hand',
  floor: 'On the floor',
  wall: 'On the wall',
  'in-air': 'In the air',
  worn: 'Worn',
  'in-background': 'In the background',
};
/** How many of a thing are seen, by the word a choice has for it. */
export const countWords = { '': 'One', '2': 'Two', '3': 'Three', many: 'A row of them' } as const;
export const motionWords: Words<typeof motions> = {
  rise: 'Rises',
  fall: 'Falls',
  left: 'Passes to the left',
  right: 'Passes to the right',
  toward: 'Comes toward us',
  away: 'Goes away from us',
  turn: 'Turns',
  swing: 'Swings',
  shake: 'Shakes',
  pour: 'Pours',
  scatter: 'Scatters',
};
export const relationWords: Words<typeof relations> = {
  in: 'In',
  on: 'On',
  beside: 'Beside',
  under: 'Under',
  behind: 'Behind',
};
export const roleWords: Words<typeof letteringRoles> = {
  claim: 'Claim',
  trouble: 'The trouble',
  quote: 'Quote',
  fact: 'Fact',
  caution: 'Caution',
  price: 'Price',
  call: 'What to do',
  title: 'Title',
  logo: 'Name',
  date: 'Date',
  sponsor: 'Who pays',
};
export const shownWords = { '': 'Not shown', 'in-use': 'In use', hero: 'As the hero' } as const;
/** The markers of the box, by the words a plan has for colours. */
export const colours =
  'black white gray silver red maroon orange mustard gold green olive teal turquoise blue navy denim purple lilac pink brown tan beige cream'.split(
    ' ',
  );
