// Verbs of hands and trades that the dictionary in use does not hold.
export const moreVerbs: ReadonlySet<string> = new Set(
  `squeeze solder brew weld rinse scrub clamp unscrew haul unload unpack unwrap shear undo unhook unfold
  unzip untie unlock unplug refill reheat rewire reuse resole restring reseal retie rehome rewild reupholster
  upholster deliver prune graft whittle chisel sharpen hone thresh winnow knead proof ferment pickle cure smoke
  distil distill roast steam simmer sieve sift whisk darn crochet embroider quilt tailor alter hem dye felt
  shear groom shampoo microchip neuter worm deworm vaccinate swab stitch splint massage descale defrost degrease
  declutter dismantle disassemble refurbish restore regrout tile plaster render rewire sweep mulch compost aerate
  scarify strim mow hoe weed pot repot harvest glean forage trap net gut fillet shuck smoke bottle label crate
  pallet ship courier tow winch jack hoist lower crank wind ratchet bolt rivet glaze fire throw cast forge anneal
  engrave etch emboss bind stamp laminate scan digitise digitize transcribe subtitle dub caption narrate interview
  podcast stream unbox swap barter lend borrow hire rent lease audit invoice reconcile lodge notarise notarize
  translate interpret sign lip-read tutor coach mentor invigilate babysit chaperone escort ferry shuttle row
  paddle moor sail clip snip trim shave wax thread pluck pierce tattoo embalm cremate inter mourn commemorate
  donate vote canvass register enrol enroll subscribe unsubscribe follow comment like share bookmark pay tap
  swipe scroll toggle sync pair dock click lock latch slide swivel tilt pivot rotate spin flip fold collapse nest
  stack stow snap clasp buckle strap zip wring mop dust polish buff sand scrape strip peel core pit slice dice
  grate mash purée drain strain soak blanch reheat thaw chill book collect rescue adopt foster walk sniff fetch
  bark purr bleat moo cluck lay sit settle close stand kneel crouch lean`.split(/\s+/),
);
