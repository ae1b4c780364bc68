import type { Wizard } from '../use-wizard.ts';

/** What is to be said of a piece of work, `of`, as long as it stands. */
export function SourceNotice({ wizard, of }: { wizard: Wizard; of: unknown }) {
  const text = wizard.sourceNotices.of(of);
  return text === null ? null : <p className="wizard-remark">{text}</p>;
}
