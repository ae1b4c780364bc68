// What people are to do, as Spanish clients put it, made an order.
import { forms, orderOf } from './verbs.ts';

const leads = [
  /^(?:quiero|queremos|quisiera|quisiéramos|me gustaría|nos gustaría)\s(?:que\s)?/iu,
  /^(?:que\s)?(?:la gente|las personas|los clientes|los vecinos|los usuarios|el público|las familias|los padres|ellos|todos)\s/iu,
  /^(?:que|a|para)\s/iu,
  /^(?:debería|deberían|deben|debe|pueden|puede|tienen que|tiene que)\s/iu,
];

/** The order without its stop: `Pide cita en el ayuntamiento`; undefined where nothing is asked. */
export function readOrder(
  typed: string,
  _names: ReadonlySet<string>,
  familiar: boolean,
): string | undefined {
  let order = typed.trim().replace(/^[¡¿\s]+|[.!\s]+$/g, '');
  const asked = order;
  for (const lead of leads) order = order.replace(lead, '');
  if (order.split(/\s/).length > 26) return undefined;
  // `Llame al 900 …`: an order of the polite form is one already.
  const isPolite = order === asked && isWished(order.split(/[\s,]/)[0]?.toLowerCase() ?? '');
  const said = isPolite
    ? order
    : oneOrder(order, familiar, forms.has(order.split(/[\s,]/)[0]?.toLowerCase() ?? ''));
  if (!said) return undefined;
  // `seguir y comentar`: each infinitive that opens a part.
  return capital(
    said.replace(
      /(,\s(?:[yeou]\s)?|\s[yeou]\s)(\p{L}+(?:ar|er|ir)(?:se|te|nos|me|lo|la|los|las)?)(?=[\s,]|$)/gu,
      (whole, joint: string, verb: string, at: number) => {
        // `para venir o preguntar`: it goes on from an infinitive that stays.
        if (/(?:ar|er|ir)$/.test(said.slice(0, at))) return whole;
        const next = oneOrder(verb, familiar, true);
        return next ? `${joint}${next}` : whole;
      },
    ),
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// `Llame`, `bajen`: the subjunctive of a known verb.
const isWished = (low: string): boolean =>
  /[^aeiou]en?$/.test(low) &&
  !forms.has(low) &&
  forms.get(low.replace(/en?$/, 'a'))?.form === 'third';

function oneOrder(order: string, familiar: boolean, known: boolean): string | undefined {
  const [first = ''] = order.split(/[\s,]/);
  const low = first.toLowerCase();
  const own = (text: string) =>
    familiar
      ? text.replace(/(?<=\s)su(s?)(?=\s)/gu, 'tu$1')
      : text.replace(/(?<=\s)tu(s?)(?=\s)/gu, 'su$1');
  const rest = own(order.slice(first.length));
  const reflexive = /^(\p{L}+(?:ar|er|ir))se$/u.exec(low);
  if (reflexive) {
    const base = orderOf(reflexive[1] ?? '', familiar);
    return base ? `${accented(base)}${familiar ? 'te' : 'se'}${rest}` : undefined;
  }
  const object = /^(\p{L}+(?:ar|er|ir))(nos|me|lo|la|los|las)$/u.exec(low);
  if (object && !forms.has(low)) {
    const base = orderOf(object[1] ?? '', familiar);
    return base ? `${accented(base)}${object[2]}${rest}` : undefined;
  }
  if (/^\p{L}{2,}(?:ar|er|ir)$/u.test(low)) {
    const base = orderOf(low, familiar);
    return base ? `${base}${rest}` : undefined;
  }
  if (/^(?:no|ven|haz|pon|di|sal|ten|sé|ve)$/.test(low)) return order;
  // `que baje`: what is wished becomes an order.
  if (isWished(low)) {
    const base = orderOf(forms.get(low.replace(/en?$/, 'a'))?.lemma ?? '', familiar);
    return base ? `${base}${rest}` : undefined;
  }
  const form = forms.get(low);
  // Already an order: `Pide cita`, `Llama`, `Reserve`.
  if (form && (form.form === 'third' || form.form === 'order')) return order;
  const polite =
    /^(?:reserve|llame|pida|visite|compre|descargue|vote|venga|escriba|solicite|consulte|infórmese|apúntate|apúntese|inscríbete|inscríbase|suscríbete|síguenos|llámanos|escríbenos|visítanos|regístrate|hazte|únete|pásate|acércate)$/.test(
      low,
    );
  return polite || (known && form?.form === 'you') ? order : undefined;
}

// `reserva` + `nos` → `resérvanos`.
function accented(base: string): string {
  if (/[áéíóú]/.test(base)) return base;
  const vowels = [...base.matchAll(/[aeo]|[iu](?![aeo])/g)];
  const stressed = vowels[vowels.length - 2];
  if (!stressed) return base;
  const at = stressed.index;
  return (
    base.slice(0, at) +
    ('áéíóú'['aeiou'.indexOf(base.charAt(at))] ?? base.charAt(at)) +
    base.slice(at + 1)
  );
}
