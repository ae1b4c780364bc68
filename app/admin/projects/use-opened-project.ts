import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { keyOf, type ProjectKey, readOpened } from './project-address.ts';

/** The project that is shown in full stands in the address: it can be sent, and Back closes it. */
export function useOpenedProject() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isFromHere = (state as { fromList?: boolean } | null)?.fromList === true;
  const open = (project: ProjectKey) => {
    const next = new URLSearchParams(search);
    next.set('project', keyOf(project));
    setSearch(next, { preventScrollReset: true, state: { fromList: true } });
  };
  const close = () => {
    if (isFromHere) return void navigate(-1);
    const next = new URLSearchParams(search);
    next.delete('project');
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return { opened: readOpened(search), open, close };
}
