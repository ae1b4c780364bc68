import type { WholeProject } from '#domain/projects/project.ts';
import { formatOf } from '#domain/projects/project-format.ts';
import { FilmPanel, useFilm } from '../animatic/film-panel.tsx';
import { SaveFilm } from '../animatic/saving/save-film.tsx';

/** The film of a project's board, where it has one. */
export function ProjectFilm({ project }: { project: WholeProject }) {
  const { project_name: title, script, storyboard_frames: frames, shots, form_data } = project;
  const film = useFilm({ title, script, frames, shots, format: formatOf(project) });
  if (!film) return null;
  return (
    <FilmPanel film={film} frames={frames} gender={form_data.gender}>
      <SaveFilm
        key={film.format}
        film={film}
        frames={frames}
        gender={form_data.gender}
        name={title}
      />
    </FilmPanel>
  );
}
