import { useContext } from 'react';
import { RequestFacts } from '../request-facts.ts';
import reportUsage from './report-usage.ts?inline-script';

/** The script of the page that reports its views; for installations that count them. */
export function UsageScript() {
  const { nonce } = useContext(RequestFacts);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, made by the build
      dangerouslySetInnerHTML={{ __html: reportUsage }}
    />
  );
}
