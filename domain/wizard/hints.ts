import type { UserType } from './options.ts';
import type { NameOf } from './questions.ts';

export type Detail = NameOf<'details'>;

/** What a good answer looks like on step 3, for each kind of visitor. */
export const examples: Record<UserType, Record<Detail, string>> = {
  business: {
    productName: 'Sunrise Bakery',
    description:
      'A neighborhood bakery on Alder Street. Sourdough and cardamom buns, baked from 3 a.m., sold warm from 6.',
    targetAudience: 'Commuters who walk past between 6 and 9',
    behavior: 'Stop in on the way to work',
    evaluation: '40 more people before 9 a.m. on weekdays, by June 1',
  },
  brand: {
    productName: 'Nightjar Cold Brew',
    description:
      'Canned cold brew for people who work at night. Strong, unsweetened, opens with one hand.',
    targetAudience: 'Nurses, drivers and bakers aged 25 to 45',
    behavior: 'Remember Nightjar at the fridge door',
    evaluation: 'One in four shift workers in the city can name us by spring',
  },
  infomercial: {
    productName: 'GripLid',
    description:
      'A silicone lid that opens any jar. Fits lids from 1 to 4 inches, dishwasher safe.',
    targetAudience: 'Anyone who has asked somebody else to open a jar',
    behavior: 'Call or order on the website while the offer runs',
    evaluation: '500 orders in the first two weeks',
  },
  trailer: {
    productName: 'The Long Tide',
    description:
      'A feature film. A lighthouse keeper hears a voice on a dead radio and has one night to answer it.',
    targetAudience: 'People who like slow-burn mysteries',
    behavior: 'Watch it in cinemas from October 9',
    evaluation: '50,000 full views before opening night',
  },
  government: {
    productName: 'Know Your Flood Zone',
    description:
      'The county wants every household to look up its flood zone before the rainy season. Takes two minutes online.',
    targetAudience: 'Households in the river districts',
    behavior: 'Look up their address on the county website',
    evaluation: '10,000 look-ups before November 1',
  },
  creator: {
    productName: 'Small Boat Diaries',
    description:
      'A weekly channel about fixing up a 26-foot boat and living on it. Honest about money and mistakes.',
    targetAudience: 'People who dream of leaving a desk',
    behavior: 'Follow the channel',
    evaluation: '2,000 new followers in a month',
  },
};
