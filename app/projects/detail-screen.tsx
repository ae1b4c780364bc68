import { type RefObject, useRef, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import type { FoundProject } from '#domain/projects/member-projects.ts';
import type { WholeProject } from '#domain/projects/project.ts';
import { BegunNote } from '../checkout/begun-note.tsx';
import { type Standing, useStanding } from '../checkout/use-standing.ts';
import { DownloadButton } from '../downloads/download-button.tsx';
import { Button } from '../ui/controls/button.tsx';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useToast } from '../ui/overlays/toast.tsx';
import { ShownTime } from '../ui/page/shown-time.tsx';
import { TabBar, tabElementId, tabOf, tabSearch } from '../ui/page/tab-bar.tsx';
import { ledByCut, ProjectCuts } from './cuts/project-cuts.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { BriefDocument, ScriptDocument, StoryboardDocument } from './documents.tsx';
import { GreenlitBadge } from './greenlit-badge.tsx';
import { NewsNote } from './news-note.tsx';
import { notices } from './notices.ts';
import { Overview } from './overview.tsx';
import { PaidNote } from './production/paid-note.tsx';
import { ProduceDialog } from './production/produce-dialog.tsx';
import { ProductionWay } from './production/production-way.tsx';
import { useProduction } from './production/use-production.ts';
import { ProjectFilm } from './project-film.tsx';
import { editPath, sharePath } from './project-paths.ts';
import { projectTabs, type TabId } from './project-tabs.ts';
import { EarlierTakes } from './takes/earlier-takes.tsx';
import { useRestoreTake } from './takes/use-restore-take.ts';
import { useMailProject } from './use-mail-project.ts';
import { useProjectNews } from './use-project-news.ts';

type DetailScreenProps = Omit<FoundProject, 'more'> & {
  /** There are more takes than the page came with. */
  hasOlderTakes?: boolean;
  /** Opens the wizard with this project. */
  onContinue: () => void;
  /** The wizard is on its way. */
  busy: boolean;
  /** Gets the focus when the wizard is closed. */
  continueButton?: RefObject<HTMLButtonElement | null>;
  /** The wizard is over the page. */
  isCovered?: boolean;
};

const panelId = 'project-panel';

/** One project: what it is, its documents, what it was before. */
export function DetailScreen({
  project,
  takes,
  hasOlderTakes = false,
  director,
  isCovered,
  ...more
}: DetailScreenProps) {
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const standing = useStanding({ projectId: project.id });
  const { restoring, restore } = useRestoreTake(project);
  const tab = tabOf(projectTabs, search);
  const choose = (id: TabId) =>
    setSearch(tabSearch(projectTabs, id), { replace: true, preventScrollReset: true });
  return (
    <>
      <Toolbar project={project} />
      <Changed project={project} isCovered={isCovered || restoring !== null} heading={heading} />
      <div className="projects-head project-head">
        <div>
          <h1 className="heading-1 projects-title" tabIndex={-1} ref={heading}>
            {project.project_name}
          </h1>
          <p className="meta mt-3">
            Created <ShownTime iso={project.created_at} />
          </p>
          <GreenlitBadge project={project} />
          <PaidNote standing={standing} answers={project.form_data} />
          <BegunNote begun={standing.begun} answers={project.form_data} />
        </div>
      </div>
      <TabBar
        label="Project"
        tabs={projectTabs}
        current={tab}
        panelId={panelId}
        replace
        onChoose={choose}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabElementId(panelId, tab)}
        className="project-panel"
      >
        <Panel tab={tab} project={project} director={director} />
      </div>
      <MoreActions project={project} standing={standing} isCovered={isCovered} {...more} />
      <EarlierTakes
        project={project}
        newest={{ takes, more: hasOlderTakes }}
        restoring={restoring}
        onRestore={restore}
      />
    </>
  );
}

type ChangedProps = {
  project: WholeProject;
  isCovered: boolean;
  /** Gets the focus when what stands is shown: the button is gone then. */
  heading: RefObject<HTMLHeadingElement | null>;
};

function Changed({ project, isCovered, heading }: ChangedProps) {
  const { revalidate } = useRevalidator();
  const news = useProjectNews(project, {
    isCovered,
    // A badge replaces nothing that somebody may be reading.
    onRead: ({ status }) => void (status === project.status || revalidate()),
  });
  const run = () => {
    void revalidate();
    heading.current?.focus();
  };
  return <NewsNote news={news} action={{ label: 'Show', run }} />;
}

function Toolbar({ project }: { project: WholeProject }) {
  const { sending, mailbox, send } = useMailProject(project.id);
  return (
    <>
      <div className="project-toolbar">
        <LinkButton to="/projects" variant="ghost" compact className="project-back">
          <Icon name="back" /> Back to Projects
        </LinkButton>
        <div className="project-toolbar-end">
          <Button compact loading={sending} onClick={() => void send()}>
            <Icon name="mail" /> {sending ? 'Sending...' : 'Email Project'}
          </Button>
          <DownloadButton
            source={{ kind: 'project', id: project.id }}
            has={{ script: project.script !== '', frames: project.storyboard_frames.length > 0 }}
          />
          <LinkButton to={sharePath(project.id)} compact>
            <Icon name="external" /> Share
          </LinkButton>
          <LinkButton to={editPath(project.id)} variant="primary" compact>
            <Icon name="pencil" /> Edit Project
          </LinkButton>
        </div>
      </div>
      {mailbox ? (
        <p className="project-note">
          No mail leaves this computer: it can be read here.{' '}
          <a className="text-link" href={mailbox} target="_blank" rel="noreferrer">
            Open the mailbox<span className="sr-only"> in a new tab</span>
          </a>
        </p>
      ) : null}
    </>
  );
}

function MoreActions({
  project,
  onContinue,
  busy,
  continueButton,
  isCovered,
  standing,
}: Omit<DetailScreenProps, 'takes' | 'hasOlderTakes' | 'director'> & {
  standing: Standing;
}) {
  const [asked, setAsked] = useState(false);
  const production = useProduction();
  const navigate = useNavigate();
  return (
    <div className="project-more">
      <Button loading={busy} onClick={onContinue} ref={continueButton}>
        Continue in the wizard
      </Button>
      <ProductionWay project={project} paid={standing} isCovered={isCovered}>
        <Button onClick={() => production.ask(project)}>
          <Icon name="clapper" /> Go Into Production
        </Button>
      </ProductionWay>
      <ProduceDialog production={production} />
      <Button
        variant="ghost"
        aria-label={`Delete ${project.project_name}`}
        onClick={() => setAsked(true)}
      >
        <Icon name="trash" /> Delete
      </Button>
      <DeleteDialog
        project={asked ? project : null}
        onClose={() => setAsked(false)}
        onDeleted={() => void navigate('/projects', { replace: true, state: { deleted: true } })}
      />
    </div>
  );
}

type PanelProps = Pick<FoundProject, 'project' | 'director'> & { tab: TabId };

function Panel({ tab, project, director }: PanelProps) {
  const { show } = useToast();
  const copy = (script: string) =>
    navigator.clipboard.writeText(script).then(
      () => show(notices.copied),
      () => show(notices.notCopied),
    );
  switch (tab) {
    case 'overview':
      return <Overview project={project} director={director} />;
    case 'brief':
      return <BriefDocument brief={project.creative_brief} />;
    case 'script':
      return (
        <ProjectCuts project={project}>
          {({ script }) => <ScriptDocument script={script} onCopy={() => void copy(script)} />}
        </ProjectCuts>
      );
    case 'storyboard':
      return (
        <ProjectCuts project={project}>
          {(cut) => (
            <>
              <ProjectFilm project={ledByCut(project, cut)} />
              <StoryboardDocument frames={cut.frames} format={cut.format} platform={cut.platform} />
            </>
          )}
        </ProjectCuts>
      );
  }
}
