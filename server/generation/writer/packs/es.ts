// The Spanish pack.
import { briefSections } from './es/brief.ts';
import { care } from './es/care.ts';
import { causes } from './es/causes.ts';
import { devices } from './es/devices.ts';
import { food } from './es/food.ts';
import { plain } from './es/plain.ts';
import { order, reading } from './es/reading.ts';
import { beatNames, form, frames, notes, sponsorLine } from './es/script-words.ts';
import { services } from './es/services.ts';
import { stories } from './es/stories.ts';
import { buildPack } from './tongue/build-pack.ts';

export const spanish = buildPack({
  code: 'es',
  reading,
  sceneries: [...food, ...care, ...services, ...causes, ...stories],
  plain,
  devices,
  defaultAsk: {
    business: 'Ven a verlo.',
    brand: 'Recuerda el nombre.',
    infomercial: 'Pide el tuyo.',
    trailer: 'No te la pierdas.',
    government: 'Empieza hoy.',
    creator: 'Sígueme.',
  },
  order,
  visit: (contact) => `Entra en ${contact}`,
  call: (phone) => `Llama al ${phone}`,
  packShot: (userType, picture, name) =>
    `${{ trailer: 'Rótulo final', government: 'Rótulo final', creator: 'Última imagen' }[userType as string] ?? 'Bodegón'}: ${picture}. ${userType === 'trailer' ? 'El título' : 'El nombre'}: ${name}.`,
  lastNotes: [
    'La música cae sobre el nombre y se detiene.',
    'Una última nota bajo el nombre.',
    'La música se va; el nombre queda en silencio.',
  ],
  dateMissing: '[fecha por confirmar]',
  quotes: ['«', '»'],
  beatNames,
  frames,
  untitled: 'Sin título',
  cut: (show, frame) => (frame ? `Corte a ${frame}: ${show}` : `Corte a: ${show}`),
  toCamera: (who, show, beat) => {
    const isOwn = show.startsWith(who);
    if (beat === 2) return show;
    if (beat === 3 && !isOwn) return `${who} termina de hablar a cámara y sale del cuadro. ${show}`;
    return isOwn ? `${show} Habla a cámara.` : `${who} habla a cámara. Corte a: ${show}`;
  },
  form,
  sponsorLine,
  notes,
  briefSections,
});
