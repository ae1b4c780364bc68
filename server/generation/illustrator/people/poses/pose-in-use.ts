// In which pose a thing is used: what is done with it where nobody says what. Data only.
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';
import type { PoseName } from './poses.ts';

const rows: Partial<Record<PoseName, string>> = {
  read: `ledger sketchbook 
    book open-book magazine newspaper letter leaflet map document sheet invoice sheet-music
    photo-album tablet receipt ticket floor-plan folder clipboard `,
  write: `pen pencil crayon fountain-pen paintbrush ruler`,
  photograph: `camera movie-camera binoculars`,
  drink: `macaron eclair cinnamon-roll scone brownie madeleine fig apricot ice-lolly smoothie pita-bread bratwurst-roll chocolate-croissant recorder-flute champagne-flute 
    whistle mug paper-cup glass wine-glass beer-mug cocktail apple pear sandwich burger ice-cream
    hot-dog banana cookie croissant doughnut slice-of-cake pretzel peach strawberry hot-drink
    bubble-tea tea-bowl flute trumpet ocarina toothbrush inhaler cupcake lollipop`,
  putOn: `beret headscarf hijab swim-cap head-torch riding-helmet brooch lanyard cufflinks bum-bag 
    headphones cap helmet wig glasses sun-hat rescue-helmet necklace scarf goggles crown earbuds
    welding-mask vr-headset chef-hat`,
  sweep: `metal-detector carpet-sweeper grabber 
    broom yard-broom mop rake spade scythe pitchfork long-handled-tool hockey-stick
    pickaxe paddle leaf-blower strimmer`,
  pour: `gravy-boat cafetiere 
    bottle jug watering-can teapot kettle canister measuring-jug wine-bottle beer-bottle spray-bottle
    jerrycan coffee-pot milk sack packet salt-shaker oil-can`,
  pressDown: `bench-plane paper-cutter hole-punch 
    iron rolling-pin dough sponge`,
  call: `telephone phone radio walkie-talkie seashell`,
  tie: `crochet-hook knitting-needles shoelace dental-floss fishing-reel garlic-press 
    rope yarn thread sewing-needle ring net safety-pin bracelet padlock screw     buttons earring plaster gauze-roll`,
  fold: `sofa-throw blouse 
    blanket towel textile t-shirt pillow nappy jumper`,
  wipe: `feather-duster nail-file sandpaper 
    paint-roller brush scrubbing-brush trowel`,
  knock: `nail-gun 
    hammer axe`,
};

const poseOf = new Map<CatalogueRef, PoseName>(
  Object.entries(rows).flatMap(([pose, ids]) =>
    (ids.match(/\S+/gu) ?? []).map((id) => [id, pose as PoseName] as const),
  ),
);

/** The pose in which a thing of the catalogue is used; undefined where hands simply work with it. */
export const poseInUse = (id: CatalogueRef): PoseName | undefined => poseOf.get(id);
