// The German pack.
import { briefSections } from './de/brief.ts';
import { care } from './de/care.ts';
import { causes } from './de/causes.ts';
import { devices } from './de/devices.ts';
import { food } from './de/food.ts';
import { nearTrades } from './de/near-trades.ts';
import { plain } from './de/plain.ts';
import { order, reading } from './de/reading.ts';
import { beatNames, form, frames, notes, sponsorLine } from './de/script-words.ts';
import { services } from './de/services.ts';
import { stories } from './de/stories.ts';
import { buildPack } from './tongue/build-pack.ts';

export const german = buildPack({
  code: 'de',
  reading,
  sceneries: [...nearTrades, ...food, ...care, ...services, ...causes, ...stories],
  plain,
  devices,
  defaultAsk: {
    business: 'Komm und schau.',
    brand: 'Merk dir den Namen.',
    infomercial: 'Jetzt bestellen.',
    trailer: 'Nicht verpassen.',
    government: 'Fang heute an.',
    creator: 'Folge mir.',
  },
  order,
  visit: (contact) => `Alles auf ${contact}`,
  call: (phone) => `Anruf genügt: ${phone}`,
  packShot: (userType, picture, name) => {
    const kind =
      userType === 'trailer' || userType === 'government'
        ? 'Schlusstafel'
        : userType === 'creator'
          ? 'Letztes Bild'
          : 'Produktbild';
    return `${kind}: ${picture}. ${userType === 'trailer' ? 'Der Titel' : 'Der Name'}: ${name}.`;
  },
  lastNotes: [
    'Die Musik landet auf dem Namen und hört auf.',
    'Ein letzter Ton unter dem Namen.',
    'Die Musik setzt aus; der Name steht in der Stille.',
  ],
  dateMissing: '[Datum offen]',
  quotes: ['„', '“'],
  beatNames,
  frames,
  untitled: 'Ohne Titel',
  cut: (show, frame) => (frame ? `Schnitt auf ${frame}: ${show}` : `Schnitt auf: ${show}`),
  toCamera: (who, show, beat) => {
    const isOwn = show.startsWith(who);
    if (beat === 2) return show;
    if (beat === 3 && !isOwn)
      return `${who} spricht den letzten Satz in die Kamera und geht aus dem Bild. ${show}`;
    return isOwn
      ? `${show} Direkt in die Kamera.`
      : `${who} spricht in die Kamera. Schnitt auf: ${show}`;
  },
  form,
  sponsorLine,
  notes,
  briefSections,
});
