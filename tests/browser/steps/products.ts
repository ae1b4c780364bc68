// Three very different things to advertise, as their owners would type them.

export type Product = {
  userType: 'Business' | 'Government' | 'Trailer';
  platform: 'TikTok' | 'YouTube' | 'Instagram';
  approach: 'Bold' | 'Story' | 'Problem';
  name: string;
  description: string;
  audience: string;
  behavior: string;
  character: string;
  /** Width of a frame divided by its height. */
  aspect: number;
};

export const bakery: Product = {
  userType: 'Business',
  platform: 'TikTok',
  approach: 'Bold',
  name: "Marlowe's Bread",
  description:
    'We are a neighbourhood bakery on Pine Street. Everything is baked by hand from 4 a.m. with flour from a mill 12 miles away. Sourdough, rye and cardamom buns, sold out by noon.',
  audience: "People who live within ten minutes' walk and buy supermarket bread",
  behavior: 'come in before 9 on Saturday',
  character: 'Rosa',
  aspect: 9 / 16,
};

export const seatBelts: Product = {
  userType: 'Government',
  platform: 'YouTube',
  approach: 'Story',
  name: 'Buckle Up Every Trip',
  description:
    'A public-service message from the Lane County Department of Transportation asking teenagers and their parents to wear a seat belt on every trip, also short ones.',
  audience: 'Teen drivers and their parents',
  behavior: 'buckle up before the engine starts, also in the back seat',
  character: 'Devon',
  aspect: 16 / 9,
};

export const laundry: Product = {
  userType: 'Business',
  platform: 'Instagram',
  approach: 'Problem',
  name: 'Foldwell',
  description:
    'A laundry service in Leipzig: a courier takes the basket at the door at 7 in the evening, and it is back folded and ironed the next day at 7. 24 euros a basket, no subscription.',
  audience: 'Parents of small children who both work',
  behavior: 'order the first basket',
  character: 'Ines',
  aspect: 1,
};
