import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type SampleWork, samplePath } from '#domain/sharing/sample-work.ts';
import one from '../../../.cache/sample/frame-1.webp?url';
import two from '../../../.cache/sample/frame-2.webp?url';
import three from '../../../.cache/sample/frame-3.webp?url';
import four from '../../../.cache/sample/frame-4.webp?url';
import written from '../../../.cache/sample/work.json?raw';
import { SiteFooter } from '../../landing/site-footer.tsx';
import { appUrlOf, pageMeta } from '../../page-meta.ts';
import { narrowTitle } from '../../page-type.ts';
import { SiteHeader } from '../../ui/page/site-header.tsx';
import type { Route } from './+types/sample';
import { SampleScreen } from './sample-screen.tsx';
import '../sharing.css';
import './sample.css';

const pictures = [one, two, three, four];

/** What the engine made of the sample's client when the application was built. */
export const loader = (): SampleWork => JSON.parse(written);

export const links = narrowTitle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: 'A sample package',
    description: `A whole package as AD BUILDER makes it: three concepts, a creative brief, a timed script and a drawn storyboard for ${loaderData?.productName ?? 'an invented client'}.`,
    path: samplePath,
    appUrl: appUrlOf(matches),
  });
}

export default function SampleRoute({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData('root') as Route.ComponentProps['matches'][0]['loaderData'];
  const work = useMemo(() => withPictures(loaderData), [loaderData]);
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page shared-page">
        <SampleScreen work={work} />
      </main>
      <SiteFooter brand={root.brand} />
    </>
  );
}

function withPictures(work: SampleWork): SampleWork {
  const frames = work.shown.storyboard_frames.map((frame, at) => ({
    ...frame,
    imageUrl: pictures[at] ?? '',
  }));
  return { ...work, shown: { ...work.shown, storyboard_frames: frames } };
}
