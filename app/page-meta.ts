import type { MetaDescriptor } from 'react-router';

type PageFacts = {
  /** Without the product's name, which is added; the home page gives none. */
  title?: string;
  description: string;
  path: string;
  /** Public address of the installation. */
  appUrl: string | undefined;
  /** The address of a picture of 1200 by 630 of what the page shows, and what is seen on it. */
  picture?: { path: string; alt: string };
  /** Kept out of search engines. */
  hidden?: boolean;
};

const product = 'AD BUILDER';

const ownPicture = { path: '/og.png', alt: 'AD BUILDER' };

/** Title, description and link preview of a page. */
export function pageMeta(facts: PageFacts) {
  const { title, description, path, appUrl = '', hidden, picture = ownPicture } = facts;
  const full = title ? `${title} · ${product}` : `${product} · Big ideas for bold brands`;
  const address = `${appUrl}${path}`;
  const meta: MetaDescriptor[] = [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:site_name', content: product },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${appUrl}${picture.path}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  if (hidden) meta.push({ name: 'robots', content: 'noindex' });
  else meta.push({ tagName: 'link', rel: 'canonical', href: address });
  return meta;
}

type Matches = ({ id: string; loaderData?: unknown } | undefined)[];

/** The installation's address out of the root's data; absent when the root could not load. */
export function appUrlOf(matches: Matches): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return (root as { appUrl?: string } | undefined)?.appUrl;
}
