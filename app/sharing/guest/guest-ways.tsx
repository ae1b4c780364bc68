import { type SharedPage, sharedPath } from '#domain/sharing/shared-page.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { Icon } from '../../ui/icon.tsx';

/** What a guest can do, each further down the page or a file. */
export function GuestWays({ page }: { page: SharedPage }) {
  const isOpen = page.owner === null && page.frozen === null;
  return (
    <>
      {isOpen ? (
        <a className={buttonClass({ variant: 'primary' })} href="#approve">
          <Icon name="check" /> Say yes
        </a>
      ) : null}
      {page.frozen ? null : (
        <a className={buttonClass({})} href="#comments">
          {page.owner ? 'Comments' : 'Comment'}
        </a>
      )}
      {page.allowsDownloads ? (
        <a
          className={buttonClass({ variant: 'ghost' })}
          href={`${sharedPath(page.token)}/package.pdf`}
          download
        >
          <Icon name="download" /> Download the PDF
        </a>
      ) : null}
    </>
  );
}
