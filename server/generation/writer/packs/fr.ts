// The French pack.
import { briefSections } from './fr/brief.ts';
import { care } from './fr/care.ts';
import { causes } from './fr/causes.ts';
import { devices } from './fr/devices.ts';
import { food } from './fr/food.ts';
import { plain } from './fr/plain.ts';
import { order, reading } from './fr/reading.ts';
import { beatNames, form, frames, notes, sponsorLine } from './fr/script-words.ts';
import { services } from './fr/services.ts';
import { stories } from './fr/stories.ts';
import { buildPack } from './tongue/build-pack.ts';

export const french = buildPack({
  code: 'fr',
  reading,
  sceneries: [...food, ...care, ...services, ...causes, ...stories],
  plain,
  devices,
  defaultAsk: {
    business: 'Venez voir.',
    brand: 'Retenez le nom.',
    infomercial: 'Commandez le vôtre.',
    trailer: 'À ne pas manquer.',
    government: 'Commencez aujourd’hui.',
    creator: 'Suivez la chaîne.',
  },
  order,
  visit: (contact) => `Rendez-vous sur ${contact}`,
  call: (phone) => `Appelez le ${phone}`,
  packShot: (userType, picture, name) => {
    const kind =
      userType === 'trailer' || userType === 'government'
        ? 'Carton final'
        : userType === 'creator'
          ? 'Dernière image'
          : 'Plan produit';
    return `${kind} : ${picture}. ${userType === 'trailer' ? 'Le titre' : 'Le nom'} : ${name}.`;
  },
  lastNotes: [
    'La musique tombe sur le nom et s’arrête.',
    'Une dernière note sous le nom.',
    'La musique se retire ; le nom reste dans le silence.',
  ],
  dateMissing: '[date à confirmer]',
  quotes: ['« ', ' »'],
  beatNames,
  frames,
  untitled: 'Sans titre',
  cut: (show, frame) => (frame ? `On coupe sur ${frame} : ${show}` : `On coupe : ${show}`),
  toCamera: (who, show, beat) => {
    const isOwn = show.startsWith(who);
    if (beat === 2) return show;
    if (beat === 3 && !isOwn) return `${who} finit de parler face caméra et sort du cadre. ${show}`;
    return isOwn ? `${show} Face caméra.` : `${who} parle face caméra. On coupe : ${show}`;
  },
  form,
  sponsorLine,
  notes,
  briefSections,
});
