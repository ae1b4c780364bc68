import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The row that is shown in full stands in the address: it can be sent, and Back closes it. */
export function useOpened(name: string) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isFromHere = (state as { fromList?: boolean } | null)?.fromList === true;
  const open = (id: string) => {
    const next = new URLSearchParams(search);
    next.set(name, id);
    setSearch(next, { preventScrollReset: true, state: { fromList: true } });
  };
  const close = () => {
    if (isFromHere) return void navigate(-1);
    const next = new URLSearchParams(search);
    next.delete(name);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return { opened: search.get(name), open, close };
}
