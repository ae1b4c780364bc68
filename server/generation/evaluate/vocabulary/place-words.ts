// Which English names of places stand for one another. Data only.

/** Parts of ids that claim no place. */
export const plainGrounds = [
  'plain',
  'neutral',
  'backdrop',
  'empty-studio',
  'cyclorama',
  'seamless',
];

/** Places that are as good as one another; `also` is a wider word that any of them answers to. */
export const placeGroups: readonly { are: readonly string[]; also: readonly string[] }[] = [
  { are: ['harbour', 'harbor', 'dock', 'quay', 'port', 'pier', 'marina'], also: ['waterfront'] },
  {
    are: ['street', 'pavement', 'sidewalk', 'road', 'kerb', 'crossing'],
    also: ['town', 'city', 'village', 'neighbourhood', 'outdoors'],
  },
  {
    are: ['garden', 'backyard', 'back yard', 'yard', 'courtyard', 'patio'],
    also: ['outdoors', 'home'],
  },
  {
    are: [
      'living room',
      'lounge',
      'sitting room',
      'kitchen',
      'bedroom',
      'bathroom',
      'hallway',
      'dining room',
      'house front',
    ],
    also: ['home', 'house', 'flat', 'apartment', 'family home', 'domestic interior'],
  },
  { are: ['living room', 'lounge', 'sitting room'], also: [] },
  { are: ['hallway', 'corridor', 'stairs', 'entrance hall', 'landing'], also: [] },
  { are: ['doorstep', 'front door', 'house front', 'porch', 'entrance'], also: ['house'] },
  { are: ['cafe', 'coffee shop', 'coffee house'], also: [] },
  { are: ['bar', 'pub', 'tavern'], also: [] },
  { are: ['restaurant', 'canteen', 'dining room', 'diner'], also: [] },
  { are: ['office', 'office desk', 'desk', 'study', 'home office'], also: ['workplace'] },
  { are: ['workshop', 'garage', 'shed', 'workbench', 'studio workshop'], also: ['workplace'] },
  { are: ['shop', 'store', 'boutique', 'shop counter', 'shop entrance', 'counter'], also: [] },
  { are: ['supermarket', 'grocery', 'supermarket aisle'], also: ['shop'] },
  { are: ['warehouse', 'depot', 'storeroom', 'loading bay'], also: ['workplace'] },
  {
    are: ['hill', 'hillside', 'path', 'trail', 'mountain', 'footpath'],
    also: ['outdoors', 'countryside'],
  },
  { are: ['field', 'meadow', 'farm', 'pasture', 'paddock'], also: ['outdoors', 'countryside'] },
  { are: ['forest', 'wood', 'woodland', 'park'], also: ['outdoors', 'countryside'] },
  { are: ['beach', 'shore', 'coast', 'seaside', 'sea'], also: ['outdoors'] },
  { are: ['classroom', 'school', 'training room'], also: [] },
  {
    are: [
      'clinic',
      'clinic reception',
      'surgery',
      'practice',
      'treatment room',
      'consulting room',
      'hospital',
      'waiting room',
    ],
    also: [],
  },
  { are: ['town hall', 'council office', 'city hall'], also: [] },
  { are: ['theatre', 'stage', 'concert hall', 'auditorium'], also: [] },
  { are: ['cinema', 'movie theatre', 'screening room'], also: [] },
  { are: ['train carriage', 'train', 'railway carriage'], also: [] },
  { are: ['station', 'platform', 'station platform'], also: [] },
  { are: ['car', 'inside of a car', 'car interior'], also: ['vehicle'] },
  { are: ['hair salon', 'barber', 'barber shop', 'hairdresser', 'salon'], also: [] },
  { are: ['home studio', 'home studio with a ring light', 'ring light'], also: ['home', 'desk'] },
  { are: ['rooftop', 'roof'], also: ['outdoors'] },
  { are: ['podium', 'press room', 'lectern'], also: [] },
  { are: ['laundrette', 'laundry', 'launderette', 'laundromat'], also: [] },
  { are: ['construction site', 'building site'], also: ['workplace'] },
];
