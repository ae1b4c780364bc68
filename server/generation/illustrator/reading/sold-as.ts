// What is sold, by what its form says of it: what it would be drawn as, and whether a picture speaks of it.
import type { GenerateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { understand } from '../../understand/understand.ts';
import { definite } from '../note/note-words.ts';
import { isVessel, type Sold } from '../plan/show-pictured.ts';
import { thingsIn } from './find-named.ts';
import { plain } from './stems.ts';
import { formFromText } from './typed-stage.ts';

/**
 * The product of a request: the vessel it is said to come in, else what its text would be drawn as. It is
 * spoken of by its name, or by `the` and the noun for it.
 */
export function soldAs(request: GenerateStoryboardRequest): Sold {
  const { productName, description, productForm, targetAudience, understood } = request;
  const form = { productName, description, productForm, targetAudience, understood };
  const unasked = { userType: 'business', behavior: '', evaluation: '' } as const;
  const { head, language } = understand({ ...form, ...unasked });
  const vessel = thingsIn(description.slice(0, 300), language).find(({ id }) => isVessel(id))?.id;
  const [name = '', noun = ''] = [productName, head.lemma].map((one) => wordsOf(one).join(' '));
  return {
    noun,
    form: vessel ?? formFromText(request, language),
    isNamedIn(text) {
      const words = wordsOf(text);
      const isThe = (at: number) => definite.test(words[at - 1] ?? '') && words[at] === noun;
      return (
        (name !== '' && ` ${words.join(' ')} `.includes(` ${name} `)) ||
        words.some((_, at) => isThe(at))
      );
    },
  };
}

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
