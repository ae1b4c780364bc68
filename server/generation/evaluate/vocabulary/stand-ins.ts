// Things that stand in a picture where nobody knew what to show, by the words of their ids. Data only.
const words = new Set(
  `paper sheet letter envelope card document folder notepad notebook clipboard form phone telephone
  smartphone carton box parcel`.split(/\s+/),
);
const others = new Set(['name-card', 'title-card', 'ballot-box', 'phone-booth', 'letter-box']);

export const isStandIn = (id: string): boolean =>
  !id.startsWith('none:') && !others.has(id) && id.split('-').some((word) => words.has(word));
