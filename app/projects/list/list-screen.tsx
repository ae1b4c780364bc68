import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { ListedProject, Project } from '#domain/projects/project.ts';
import picture from '../../ui/art/slate.svg';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { ProduceDialog } from '../production/produce-dialog.tsx';
import { useProduction } from '../production/use-production.ts';
import { VerifyNote } from '../verify-note.tsx';
import { ArchivedProjects } from './archived-projects.tsx';
import type { ListedProjects } from './grow-list.ts';
import { OpenProjectFile } from './open-project-file.tsx';
import { ProjectCard } from './project-card.tsx';
import { useArchive } from './use-archive.ts';
import { useProjectList } from './use-project-list.ts';

type ListScreenProps = {
  listed: ListedProjects;
  /** Opens the wizard. */
  onNew: () => void;
  busy: boolean;
  newButton: RefObject<HTMLButtonElement | null>;
  /** The wizard is over the page. */
  isCovered?: boolean;
};

/** The member's projects, newest first. */
export function ListScreen({ listed, isCovered, ...beginning }: ListScreenProps) {
  const { projects, more, loadMore, reread, drop, undrop } = useProjectList(listed);
  const archive = useArchive();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Project | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [dropped, setDropped] = useState(0);
  const cameFromDeleted = useLocation().state?.deleted === true;
  // The button that was pressed is gone, after its dialog has closed: the focus goes on from the top.
  useEffect(() => {
    if (dropped > 0 || cameFromDeleted) heading.current?.focus();
  }, [dropped, cameFromDeleted]);
  const isEmpty = projects.length === 0;
  const dropAndGoOn = (id: string) => {
    drop(id);
    void archive.reread();
    setDropped((before) => before + 1);
  };
  return (
    <>
      <div className="projects-head">
        <ListTitle heading={heading} />
        <div className="projects-begin">
          {isEmpty ? null : (
            <NewButton {...beginning}>
              <Icon name="plus" /> New Project
            </NewButton>
          )}
          <OpenProjectFile />
        </div>
      </div>
      <VerifyNote />
      {isEmpty ? (
        <NoProjects {...beginning} />
      ) : (
        <Cards projects={projects} isCovered={isCovered} onDelete={setAsked} />
      )}
      {more === 'none' ? null : (
        <div className="projects-more">
          <Button loading={more === 'loading'} onClick={() => void loadMore()}>
            {more === 'loading' ? 'Loading…' : 'Load more'}
          </Button>
        </div>
      )}
      <ArchivedProjects
        archive={archive}
        onRestored={async (id) => {
          undrop(id);
          if (!(await reread())) void revalidate();
          heading.current?.focus();
        }}
        onGone={() => heading.current?.focus()}
      />
      <DeleteDialog project={asked} onClose={() => setAsked(null)} onDeleted={dropAndGoOn} />
    </>
  );
}

type Beginning = Omit<ListScreenProps, 'listed' | 'isCovered'>;

function NewButton({ onNew, busy, newButton, children }: Beginning & { children: ReactNode }) {
  return (
    <Button variant="primary" loading={busy} onClick={onNew} ref={newButton}>
      {children}
    </Button>
  );
}

function NoProjects(beginning: Beginning) {
  return (
    <EmptyState
      picture={<img src={picture} alt="" width="320" height="180" />}
      title="No Projects Yet"
      text="Complete the creative wizard to save your first project"
      action={<NewButton {...beginning}>Create Your First Project</NewButton>}
    />
  );
}

type CardsProps = {
  projects: ListedProject[];
  isCovered: boolean | undefined;
  onDelete: (project: Project) => void;
};

function Cards({ projects, isCovered, onDelete }: CardsProps) {
  const production = useProduction();
  return (
    <div className="project-cards">
      {projects.map((project) => (
        <ProjectCard
          key={project.id}
          project={project}
          isCovered={isCovered}
          onProduce={() => production.ask(project)}
          onDelete={() => onDelete(project)}
        />
      ))}
      <ProduceDialog production={production} />
    </div>
  );
}

/** The title of the page, also while its list is loading or cannot be had. */
export function ListTitle({ heading }: { heading?: RefObject<HTMLHeadingElement | null> }) {
  return (
    <div>
      <h1 className="heading-1 projects-title" tabIndex={-1} ref={heading}>
        My Projects
      </h1>
      <p className="muted mt-3">Manage your saved creative projects</p>
    </div>
  );
}
