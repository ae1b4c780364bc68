/** Words of advertising that a brief of any product may have, and a bio of any director. */
export const tradeWords: ReadonlySet<string> = new Set(
  `action advert advertisement advertising adverts approach attention audience audiences award awards
  background bold brand brands brief budget call camera campaign campaigns character characters client
  clients close comedy commercial commercials concept concepts content creative demonstration dialogue
  direct director directors documentary drama editing emotion explainer feature featured features film
  films first format frame frames goal hook humor humour idea ideas image images infomercial interview
  landscape light line lines logo look marketing media message minutes moment music narrative objective
  opening people performance picture pictures platform platforms problem problems product production
  products project projects proof reason result results scene scenes score screen script seconds series
  service services short shoot shot shots show shows social sound spot spots square story storyboard
  storytelling strategy style tagline team television tells time title tone trailer trailers vertical
  video videos viewer viewers visual visuals voice watch wide widescreen word words work works world
  year years`.split(/\s+/),
);
