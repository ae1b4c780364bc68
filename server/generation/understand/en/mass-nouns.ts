// Nouns one cannot count, beyond those the dictionary in use holds: materials, food, drink, matters.
export const massNouns: ReadonlySet<string> = new Set(
  `bread sourdough soap honey beer ale cider wine gin whisky whiskey rum vodka tea coffee cheese milk yoghurt yogurt
  butter flour rice pasta chocolate jam marmalade chutney juice water oil vinegar salt pepper sugar spice seaweed
  granola muesli porridge bacon ham beef lamb pork venison poultry fish seafood fruit veg salad soup broth kimchi
  compost mulch gravel sand soil paint glue varnish wax yarn thread fabric paper cloth leather wool cotton linen silk
  wood timber firewood charcoal stone slate glass steel iron brass copper clay concrete rubber plastic cork felt
  toothpaste shampoo conditioner lotion deodorant sunscreen makeup perfume detergent bleach polish powder
  payroll bookkeeping accounting insurance software furniture jewellery jewelry clothing footwear underwear bedding
  equipment machinery luggage stationery crockery cutlery pottery glassware cookware childcare daycare healthcare
  skincare haircare babysitting catering plumbing training coaching tuition therapy counselling advice support help
  information news music art dance theatre yoga pilates football rugby tennis chess karate storage parking broadband
  electricity gas heating lighting energy power solar internet wifi hosting delivery shipping transport traffic travel
  housing accommodation waste rubbish litter recycling earwax physiotherapy physio acupuncture massage care joinery carpentry
  scaffolding roofing flooring fencing masonry embroidery knitwear menswear womenswear streetwear merchandise popcorn
  ice-cream confectionery toffee fudge nougat liquorice kombucha kefir tofu tempeh hummus pesto mustard ketchup mayonnaise
  removal repair-work work homework land weather luck fun noise silence sleep space time money stitching`.split(
    /\s+/,
  ),
);
