// Six boards as a writer plans them, for tests and for looking at: odd, small and sad subjects.
import { type ShotPlan, shotPlan } from '#domain/storyboard/shot-plan.ts';

type Sample = { productName: string; voiceOverOnly?: true; plan: ShotPlan };
const sample = (productName: string, plan: unknown, voiceOverOnly = false): Sample => ({
  productName,
  plan: shotPlan.parse(plan),
  ...(voiceOverOnly ? { voiceOverOnly } : {}),
});

/** A woman who hears where a pipe leaks. */
const leakListener = sample('Ohr am Rohr', {
  cast: [{ id: 'greta', name: 'Greta', wears: ['jumper', 'fleece-vest', 'gloves'] }],
  shots: [
    {
      row: 1,
      seconds: 2,
      composition: 'object',
      size: 'close-up',
      angle: 'low',
      move: 'push-in',
      place: 'bathroom',
      props: [
        { id: 'none:wall-stain', where: 'wall', state: 'wet' },
        { id: 'bucket', state: 'empty', where: 'floor' },
      ],
      lettering: [{ role: 'trouble', text: 'ES TROPFT. ABER WO?' }],
      frame: 1,
    },
    {
      row: 2,
      seconds: 4,
      composition: 'pair',
      size: 'medium',
      place: 'bathroom',
      people: [
        { who: 'greta', pose: 'lean-close', mood: 'determined', holds: 'none:listening-rod' },
        { who: 'other:tenant', pose: 'crossed', mood: 'worried', wears: ['dressing-gown'] },
      ],
      product: { shown: 'in-use', form: 'service-at-work' },
      lettering: [{ role: 'fact', text: 'GEHÖRT, NICHT GESTEMMT' }],
      frame: 2,
    },
    {
      row: 3,
      seconds: 3,
      composition: 'hands',
      size: 'insert-close-up',
      place: 'bathroom',
      people: [{ who: 'greta', pose: 'work', action: 'press' }],
      props: [{ id: 'none:chalk-circle', colour: 'white', where: 'wall' }],
      product: { shown: 'in-use', form: 'service-at-work' },
      frame: 3,
    },
    {
      row: 4,
      seconds: 4,
      composition: 'pack',
      size: 'close-up',
      place: 'none:plain',
      product: { shown: 'hero', form: 'door-plate', label: 'Ohr am Rohr' },
      lettering: [
        { role: 'price', text: '180 € FEST' },
        { role: 'call', text: 'RUFEN SIE VOR DEM MAURER AN' },
      ],
      frame: 4,
    },
  ],
});

/** A window squeegee whose rubber is turned over. */
const squeegee = sample(
  'Abbot & Blade',
  {
    cast: [
      {
        id: 'cleaner',
        wears: ['jumper', 'hi-vis-vest', 'oilskin-apron', 'flat-cap'],
      },
    ],
    shots: [
      {
        row: 1,
        seconds: 2,
        composition: 'object',
        size: 'close-up',
        weather: 'wet',
        time: 'before-dawn',
        place: 'street',
        props: [
          { id: 'yard-broom', state: 'worn', where: 'floor' },
          { id: 'bin', state: 'full', where: 'floor', colour: 'grey' },
        ],
        lettering: [{ role: 'claim', text: 'BINNED TOO SOON' }],
        frame: 1,
      },
      {
        row: 2,
        seconds: 3,
        composition: 'behind',
        size: 'wide',
        move: 'hand-held',
        weather: 'wet',
        time: 'before-dawn',
        place: 'harbour',
        people: [{ who: 'cleaner', pose: 'sweep', action: 'sweep', holds: 'product' }],
        product: { shown: 'in-use', form: 'yard-broom', state: 'worn' },
        props: [{ id: 'crate', state: 'empty', where: 'floor' }],
        frame: 2,
      },
      {
        row: 3,
        seconds: 4,
        composition: 'overhead',
        size: 'close-up',
        angle: 'overhead',
        place: 'workshop',
        people: [{ who: 'cleaner', pose: 'tie', action: 'unscrew' }],
        props: [{ id: 'wrench', state: 'wet' }],
        product: { shown: 'in-use', form: 'yard-broom', state: 'worn' },
        lettering: [{ role: 'fact', text: 'TURN IT OVER, USE THE OTHER HALF' }],
        frame: 3,
      },
      {
        row: 4,
        seconds: 3,
        composition: 'pack',
        size: 'close-up',
        place: 'none:wet-wall',
        product: { shown: 'hero', form: 'yard-broom', state: 'wet', label: 'Abbot & Blade' },
        lettering: [{ role: 'logo', text: 'ABBOT & BLADE' }],
        frame: 4,
      },
    ],
  },
  true,
);

/** A frame that pulls a sock on while one sits upright. */
const sockAid = sample('Second Toe', {
  cast: [{ id: 'ines', wears: ['dress', 'cardigan', 'reading-glasses'] }],
  shots: [
    {
      row: 1,
      seconds: 4,
      composition: 'split',
      size: 'medium',
      place: 'bedroom',
      people: [
        { who: 'ines', pose: 'bend', mood: 'tired', holds: 'sock' },
        { who: 'ines', pose: 'sit', mood: 'happy', holds: 'product' },
      ],
      product: { shown: 'in-use', form: 'long-handled-tool' },
      lettering: [{ role: 'claim', text: 'DOWN THERE · UP HERE' }],
      frame: 1,
    },
    {
      row: 2,
      seconds: 9,
      composition: 'figure',
      size: 'medium',
      time: 'morning',
      light: 'window',
      place: 'bedroom',
      people: [{ who: 'ines', pose: 'sit', action: 'speak', mood: 'happy', holds: 'product' }],
      product: { shown: 'in-use', form: 'long-handled-tool', state: 'open' },
      frame: 2,
    },
    {
      row: 3,
      seconds: 4,
      composition: 'card',
      size: 'close-up',
      place: 'none:plain',
      lettering: [{ role: 'caution', text: 'AFTER A HIP OPERATION, ASK YOUR SURGEON FIRST' }],
      frame: 3,
    },
    {
      row: 4,
      seconds: 6,
      composition: 'pack',
      size: 'close-up',
      place: 'bedroom',
      props: [{ id: 'stool', where: 'floor' }],
      product: { shown: 'hero', form: 'long-handled-tool', label: 'Second Toe' },
      lettering: [
        { role: 'price', text: '$24 WITH SHIPPING' },
        { role: 'call', text: 'CALL 1-800-555-0142' },
      ],
      frame: 4,
    },
  ],
});

/** A comedy about a village that hauls its cracked bell down by hand. */
const bellComedy = sample('Slow Bronze', {
  cast: [{ id: 'nell', wears: ['jumper', 'quilted-jacket', 'gloves', 'beanie'] }],
  shots: [
    {
      row: 1,
      seconds: 2,
      composition: 'shoulder',
      size: 'medium',
      angle: 'low',
      move: 'push-in',
      place: 'none:belfry',
      people: [{ who: 'nell', pose: 'look-up' }],
      props: [{ id: 'bell', state: 'broken', where: 'in-air', colour: 'bronze' }],
      lettering: [{ role: 'quote', text: 'MIND YOUR TEETH' }],
      frame: 1,
    },
    {
      row: 2,
      seconds: 4,
      composition: 'crowd',
      size: 'wide',
      place: 'none:vestry',
      people: [
        { who: 'nell', pose: 'crossed' },
        { who: 'other:boy', pose: 'shrug', mood: 'surprised', wears: ['cagoule'] },
        { who: 'other:old woman', pose: 'hips' },
      ],
      props: [{ id: 'table', where: 'floor' }, { id: 'loudspeaker' }],
      frame: 2,
    },
    {
      row: 3,
      seconds: 6,
      composition: 'figure',
      size: 'wide',
      angle: 'high',
      place: 'none:belfry',
      people: [{ who: 'nell', pose: 'haul', mood: 'determined' }],
      props: [{ id: 'trapdoor', where: 'floor', state: 'open' }],
      lettering: [{ role: 'fact', text: 'FOUR FLOORS. NO LIFT.' }],
      frame: 3,
    },
    {
      row: 4,
      seconds: 3,
      composition: 'pack',
      size: 'close-up',
      place: 'none:belfry',
      props: [{ id: 'bell', state: 'broken', colour: 'bronze' }],
      product: { shown: 'hero', form: 'title-card', label: 'Slow Bronze' },
      lettering: [
        { role: 'title', text: 'SLOW BRONZE' },
        { role: 'date', text: 'FROM 3 MAY' },
      ],
      frame: 4,
    },
  ],
});

/** A register that looks for the families of people without a name. */
const nameRegister = sample('Un nombre cada uno', {
  cast: [{ id: 'amparo', wears: ['dress', 'cardigan'] }],
  shots: [
    {
      row: 1,
      seconds: 4,
      composition: 'hands',
      size: 'close-up',
      move: 'push-in',
      place: 'kitchen',
      people: [{ who: 'amparo', pose: 'sit', holds: 'photograph' }],
      props: [{ id: 'photograph', colour: 'sepia', state: 'worn', where: 'in-hand' }],
      lettering: [{ role: 'date', text: '1938' }],
      frame: 1,
    },
    {
      row: 2,
      seconds: 5,
      composition: 'pair',
      size: 'two-shot',
      place: 'hallway',
      people: [
        { who: 'amparo', pose: 'open-door' },
        { who: 'other:technician', holds: 'case', wears: ['blouse', 'white-coat'] },
      ],
      frame: 2,
    },
    {
      row: 3,
      seconds: 6,
      composition: 'face',
      size: 'close-up',
      place: 'kitchen',
      people: [
        { who: 'amparo', pose: 'sit' },
        {
          who: 'other:technician',
          pose: 'reach',
          holds: 'none:bastoncillo',
          wears: ['white-coat'],
        },
      ],
      product: { shown: 'in-use', form: 'none:bastoncillo' },
      lettering: [{ role: 'fact', text: 'DOS MINUTOS' }],
      frame: 3,
    },
    {
      row: 4,
      seconds: 7,
      composition: 'pack',
      size: 'close-up',
      place: 'kitchen',
      props: [{ id: 'photograph', colour: 'sepia', state: 'worn' }],
      product: { shown: 'hero', form: 'vial', state: 'shut', label: 'Amparo' },
      lettering: [
        { role: 'call', text: 'PIDE CITA EN TU AYUNTAMIENTO' },
        { role: 'sponsor', text: 'Campaña del Cabildo de Valdeolmo.' },
      ],
      frame: 4,
    },
  ],
});

/** Somebody on a bin lorry who shows one mistake a week. */
const binVideos = sample('One Wrong Thing', {
  cast: [{ id: 'kit', wears: ['jumper', 'hi-vis-jacket', 'work-gloves', 'beanie'] }],
  shots: [
    {
      row: 1,
      seconds: 2,
      composition: 'hands',
      size: 'extreme-close-up',
      angle: 'low',
      move: 'push-in',
      time: 'morning',
      light: 'overcast',
      place: 'street',
      people: [{ who: 'kit', pose: 'present', action: 'lift', holds: 'none:nappy' }],
      props: [{ id: 'none:nappy', colour: 'white', where: 'in-hand' }],
      lettering: [{ role: 'claim', text: 'ONE OF THESE' }],
      frame: 1,
    },
    {
      row: 2,
      seconds: 3,
      composition: 'shoulder',
      size: 'medium',
      move: 'hand-held',
      place: 'street',
      people: [
        { who: 'kit', pose: 'away' },
        {
          who: 'other:neighbour',
          pose: 'shrug',
          holds: 'tub',
          wears: ['dressing-gown', 'slippers'],
        },
      ],
      props: [{ id: 'wheelie-bin', colour: 'blue', state: 'open', where: 'floor' }],
      frame: 2,
    },
    {
      row: 3,
      seconds: 5,
      composition: 'place',
      size: 'wide',
      weather: 'snow',
      place: 'none:depot-gate',
      props: [
        { id: 'loaded-vehicle', state: 'full', where: 'floor' },
        { id: 'barrier', state: 'shut', where: 'none:across-road' },
      ],
      lettering: [{ role: 'fact', text: 'TURNED AWAY' }],
      frame: 3,
    },
    {
      row: 4,
      seconds: 3,
      composition: 'pack',
      size: 'close-up',
      place: 'street',
      people: [{ who: 'kit', pose: 'present', holds: 'product' }],
      product: { shown: 'hero', form: 'video-on-phone', state: 'lit', label: 'One Wrong Thing' },
      lettering: [{ role: 'call', text: "COMMENT WHAT YOU'RE UNSURE ABOUT" }],
      frame: 4,
    },
  ],
});

export const samplePlans = {
  leakListener,
  squeegee,
  sockAid,
  bellComedy,
  nameRegister,
  binVideos,
};
