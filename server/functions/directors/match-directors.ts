import { questionOf } from '#domain/matching/question.ts';
import { rankDirectors, reasonsOf } from '#domain/matching/rank.ts';
import { defineFunction } from '../serving/define-function.ts';

const mostDirectors = 120;

export const matchDirectors = defineFunction({
  name: 'match-directors',
  summary: 'Directors ranked against a brief, with the reasons in words.',
  limits: ({ network }) => [{ name: 'matches', subject: network, count: 120, windowSeconds: 3600 }],
  async run(input, { services }) {
    const { profiles, shown } = await services.candidates();
    const ranked = rankDirectors(profiles, questionOf(input)).slice(0, mostDirectors);
    const { own, common } = reasonsOf(ranked);
    const directors = ranked.flatMap(({ candidate, score }, at) => {
      const director = shown.get(candidate.id);
      return director ? [{ ...director, matchScore: score, reasons: own[at] ?? [] }] : [];
    });
    return { directors, common };
  },
});
