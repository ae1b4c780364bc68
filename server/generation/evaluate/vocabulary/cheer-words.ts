// Words of jokes and cheer in four languages, folded. Data only.
const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const cheer = listed(`
  funny joke jokes joking comic comedy comical silly hilarious cheeky playful deadpan absurd absurdly slapstick
  punchline gag gags laugh laughs laughing laughter giggle giggles grin grins grinning wink winks cheer cheers
  cheerful cheering upbeat jaunty goofy ridiculous party confetti dance dances dancing ukulele kazoo game-show
  ironic irony tongue-in-cheek mischievous straight-faced
  witzig witz witze lustig komisch komodie albern scherz scherze scherzhaft humor humorvoll heiter lacht lachen
  grinst grinsen zwinkert augenzwinkernd jubel jubelt party konfetti tanzt tanzen frohlich ausgelassen ironisch
  verspielt frech trockenkomisch spass
  gracioso graciosa broma bromas chiste chistes comico comica comedia tonto absurdo divertido divertida humor
  risa risas guino carcajada fiesta confeti baila bailan bailar alegre ironico ironica travieso picaro
  drole blague blagues plaisanterie comique comedie rigolo absurde humour rire rires confettis
  danse dansent danser joyeux joyeuse enjoue espiegle ironique ironie malicieux pince-sans-rire
`);

/** Before them the word is refused and not used. */
export const without = listed(`
  no not never without nobody nothing none neither nor free kein keine keinen ohne nie niemand nicht sin nunca nadie
  ningun ninguna ni sans jamais aucun aucune pas personne ne
`);
