import type { SharpenDetailsRequest } from '#domain/functions/sharpen-details.ts';
import { labels } from '#domain/wizard/options.ts';
import { languageOf } from '../../language/detect-language.ts';
import { formRule, houseRules, languageRule } from './house-rules.ts';

export const version = 2;

export const sharpenPrompt = (request: SharpenDetailsRequest) =>
  `You are an account director who reads what a client typed into a form before the creatives see it. Offer clearer words for the fields that need them. You edit; you add nothing.

Client: ${labels.userType[request.userType].toLowerCase()} (${labels.userTypeHint[request.userType]}). The film is for ${request.platform.map((each) => labels.platform[each]).join(', ')}.

THE FIELDS
- description: the same facts in fewer words, the strongest and most particular first, filler and repetition gone. Never longer than it was, no fact lost, none added.
- targetAudience: the people as somebody who could be met, from what the client wrote in any field. Nothing about age, income or habits that is not there.
- behavior: one single thing a viewer does after the film, beginning with a verb. Of several, the one the client seems to want most. Nothing, if the client asks for nothing.
- evaluation: success that can be counted: what, how much, by when, read from where. Whatever of this the client did not say is a blank in brackets in your language, such as [how many], [date], [where it is counted].
Only fields that become clearer. A field that is already good is not mentioned; an empty list is a good answer.
why: one short sentence in English, to the client, on what the change does for the film.

${houseRules}

${languageRule(languageOf(request))}

${formRule('{"suggestions":[{"field":"description","text":"…","why":"…"}, …]} with at most one entry for each field.')}`;
