// Films, books and apps are named after other things: `The Last Train` is a poster, not a train.

import { microphone } from '../props/civic.ts';
import { gameController, phone } from '../props/devices.ts';
import { book, poster } from '../props/paper-goods.ts';
import type { Thing } from '../props/thing.ts';
import { listStems, matchStems } from '../reading/match-stems.ts';
import { plain } from '../reading/stems.ts';

const match = matchStems<Thing>([
  {
    meaning: poster,
    stems: listStems(
      'film, movie, thriller, documentary, horror, !drama, comedy, series, miniseries, pelicula, documental, serie, cortometraje, court metrage, documentaire, kurzfilm, spielfilm, dokumentarfilm, krimiserie',
    ),
  },
  {
    meaning: book,
    stems: listStems(
      'novel, memoir, cookbook, novela, roman@fr, roman@de, kochbuch, poemario, adventure novel, storybook, graphic novel',
    ),
  },
  {
    meaning: gameController,
    stems: listStems(
      'video game, videogame, fantasy game, adventure game, role-playing game, mobile rpg, horror game, puzzle game, racing game, videojuego, jeu video, videospiel, computerspiel',
    ),
  },
  { meaning: phone, stems: listStems('app, aplicacion, appli, application@fr, mobile game') },
  { meaning: microphone, stems: listStems('podcast, audio series') },
]);
// `film festival`, `app store`: the word only describes another.
const heads = /^\S*\s(festival|camera|school|studio|club|crew|store|developer|agency|maker|shop)/;

/** What a product is when its description begins by saying so: `A thriller about …`. */
export function kindOfWork(description: string): Thing | undefined {
  const clean = plain(description);
  const [first] = match(description);
  if (!first) return undefined;
  const wordsBefore = clean.slice(0, first.at).trim().split(' ').filter(Boolean).length;
  if (wordsBefore > 4 || heads.test(clean.slice(first.at))) return undefined;
  return first.meaning;
}
