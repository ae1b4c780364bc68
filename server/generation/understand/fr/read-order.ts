// What people are to do, as French clients put it, made an order.
import { forms, orderOf } from './verbs.ts';

const leads = [
  /^(?:je veux|nous voulons|on veut|je voudrais|nous voudrions|on voudrait|nous aimerions|j['’]aimerais)\s(?:que\s|qu['’])?/iu,
  /^(?:que\s)?(?:les gens|les clients|les habitants|le public|les familles|les parents|ils|tous)\s(?:doivent\s|devraient\s|peuvent\s)?/iu,
  /^(?:que|à|pour|de)\s/iu,
];

/** The order without its stop: `Prenez rendez-vous en mairie`; undefined where nothing is asked. */
export function readOrder(
  typed: string,
  _names: ReadonlySet<string>,
  familiar: boolean,
): string | undefined {
  let order = typed.trim().replace(/[.!\s]+$/g, '');
  for (const lead of leads) order = order.replace(lead, '');
  if (order.split(/\s/).length > 26) return undefined;
  const said = oneOrder(order, familiar);
  if (!said) return undefined;
  const all = said.replace(
    /(,\s(?:puis\s|et\s|ou\s)?|\set\s|\sou\s|\spuis\s)((?:s['’]|se\s)?\p{L}+(?:er|ir|re))(?=[\s,]|$)/gu,
    (whole, joint: string, verb: string) => {
      const next = forms.has(verb.replace(/^(?:s['’]|se\s)/, ''))
        ? oneOrder(verb, familiar)
        : undefined;
      return next ? `${joint}${next}` : whole;
    },
  );
  return all.charAt(0).toUpperCase() + all.slice(1);
}

function oneOrder(order: string, familiar: boolean): string | undefined {
  const [first = ''] = order.split(/[\s,]/);
  const low = first.toLowerCase().replaceAll('’', "'");
  const yours = (text: string) =>
    familiar
      ? text
      : text.replace(/(?<=\s)(?:son|sa)(?=\s)/gu, 'votre').replace(/(?<=\s)ses(?=\s)/gu, 'vos');
  const reflexive = /^(?:s['’]|se\s)(\p{L}+(?:er|ir|re))(?=[\s,]|$)/iu.exec(order);
  if (reflexive) {
    const base = orderOf((reflexive[1] ?? '').toLowerCase(), familiar);
    return base
      ? `${base}-${familiar ? 'toi' : 'vous'}${yours(order.slice(reflexive[0].length))}`
      : undefined;
  }
  const object = /^(nous\s|me\s|le\s|la\s|les\s|l['’])(\p{L}+(?:er|ir|re))(?=[\s,]|$)/iu.exec(
    order,
  );
  if (object) {
    const base = orderOf((object[2] ?? '').toLowerCase(), familiar);
    const typed = (object[1] ?? '').toLowerCase().trim();
    const pronoun = /^l['’]$/.test(typed) ? 'le' : typed;
    return base
      ? `${base}-${pronoun === 'me' ? 'moi' : pronoun}${order.slice(object[0].length)}`
      : undefined;
  }
  if (/^\p{L}{2,}(?:er|ir|re)$/u.test(low) && (forms.has(low) || low.endsWith('er'))) {
    const base = orderOf(low, familiar);
    return base ? `${base}${yours(order.slice(first.length))}` : undefined;
  }
  if (/^(?:ne|va|viens|fais|prends|mets|dis|sois)$/.test(low)) return order;
  const form = forms.get(low) ?? (low.endsWith('ez') ? { form: 'you' } : undefined);
  if (form && (form.form === 'you' || form.form === 'i' || (form.form === 'third' && familiar)))
    return order;
  return /-(?:vous|nous|moi|toi|le|la|les)$/.test(low) ? order : undefined;
}
