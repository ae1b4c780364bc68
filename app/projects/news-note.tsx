import { Button } from '../ui/controls/button.tsx';
import { LinkButton } from '../ui/controls/link-button.tsx';
import type { ProjectNews } from './use-project-news.ts';

type NewsNoteProps = {
  news: ProjectNews | null;
  /** What the button does, as it is called. */
  action: { label: string; run: () => void };
};

/** Says that the project became another one elsewhere, and leads to it; nothing changes unasked. */
export function NewsNote({ news, action }: NewsNoteProps) {
  return (
    <div role="status" className="contents">
      {news?.kind === 'changed' ? (
        <div className="edit-notice news-note">
          <p>This project was changed in another tab or on another device.</p>
          <Button compact onClick={action.run}>
            {action.label}
          </Button>
        </div>
      ) : null}
      {news?.kind === 'deleted' ? (
        <div className="edit-notice news-note">
          <p>This project was deleted elsewhere. It can be restored on your projects page.</p>
          <LinkButton to="/projects" compact>
            My Projects
          </LinkButton>
        </div>
      ) : null}
    </div>
  );
}
