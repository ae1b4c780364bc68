// Whether a visitor can have at step 3 what may honestly be drawn, with one press at most.
import { readProductRequest } from '#domain/functions/read-product.ts';
import { readProduct } from '../../understand/read-product.ts';
import { isAllowed } from '../shown.ts';
import { type Figure, notAsked, tongueOf, whole } from './figure.ts';

export const offered: Figure = {
  name: 'offered',
  title: 'At step 3 drawn right, or something right is offered beside it',
  judge(_, brief) {
    if (brief.drawings.every((name) => name === 'label')) return notAsked;
    const asked = readProductRequest.parse({ ...brief.request, tongue: tongueOf(brief) });
    const { form, formName, others } = readProduct(asked);
    const isRight = [form, ...others.map((other) => other.form)].some((ref) =>
      isAllowed(ref, brief),
    );
    const names = [formName, ...others.map((other) => other.formName)];
    return whole(isRight ? [] : [names.join(', ')]);
  },
};
