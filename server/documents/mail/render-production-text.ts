import type { ProductionNotice } from '../notices/production-notice.ts';
import { briefText } from './brief-text.ts';

export const openLead = 'Open the lead';
const rule = '-'.repeat(60);

/** The notice as plain text, for readers that show no HTML. */
export function renderProductionText(notice: ProductionNotice): string {
  const brief = briefText(notice.brief);
  const parts = [
    notice.opening,
    notice.facts.map(([label, text]) => `${label}: ${text}`).join('\n'),
    brief
      ? `${rule}\nTHE BRIEF${notice.isExcerpt ? ', ITS BEGINNING' : ''}\n${rule}\n\n${brief}`
      : '',
    `${openLead}:\n${notice.url}`,
    `${rule}\n${smallPrint(notice).join('\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Where the package is, and why this mail came here. */
export const smallPrint = ({ submissionId }: ProductionNotice): string[] => [
  `The package is submission ${submissionId}.`,
  'AD BUILDER sends this to the addresses in ADMIN_EMAILS.',
];
