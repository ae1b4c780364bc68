import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { PolicyName } from '#domain/policies-text/policies.ts';
import { samplePath } from '#domain/sharing/sample-work.ts';

const links: { name: PolicyName; text: string }[] = [
  { name: 'terms', text: 'Terms of Service' },
  { name: 'privacy', text: 'Privacy Policy' },
  { name: 'cookies', text: 'Cookie Policy' },
];

type SiteFooterProps = {
  brand: { phone: string; address: string };
  /** Opens a policy over the page; without it the links lead to the policy's own page. */
  onPolicy?: (name: PolicyName, link: HTMLElement) => void;
};

/** Phone, postal address, the directory and the policies. */
export function SiteFooter({ brand, onPolicy }: SiteFooterProps) {
  const open = (name: PolicyName) => (event: MouseEvent<HTMLElement>) => {
    if (!onPolicy || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPolicy(name, event.currentTarget);
  };
  return (
    <footer className="site-footer">
      <address>
        {brand.phone ? (
          <a href={`tel:${brand.phone.replace(/[^\d+]/g, '')}`}>{brand.phone}</a>
        ) : null}
        {brand.address ? <p>{brand.address}</p> : null}
      </address>
      <ul>
        <li>
          <Link className="text-link" to="/creative-directors">
            Creative Directors
          </Link>
        </li>
        <li>
          <a className="text-link" href={samplePath}>
            A sample package
          </a>
        </li>
        {links.map(({ name, text }) => (
          <li key={name}>
            <a
              className="text-link"
              href={`/${name}`}
              onClick={open(name)}
              {...(onPolicy ? { 'data-intent': '', suppressHydrationWarning: true } : {})}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
