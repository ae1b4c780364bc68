import { useEffect, useState } from 'react';
import * as house from '#domain/contract/admin-routes.ts';
import { listProjects } from '#domain/contract/project-routes.ts';
import { call } from '../calls/call.ts';
import { matchingPlaces, type Place } from './places.ts';
import { useFoundOrders } from './use-found-orders.ts';

const pauseMs = 200;
const mostFound = 6;

/** The projects that what was typed names: one's own, and an administrator's of the whole house. */
export function useFoundProjects(typed: string, isAdmin: boolean): Place[] {
  const own = useOwnProjects();
  const orders = useFoundOrders(isAdmin ? typed : '');
  const ofHouse = useHouseProjects(isAdmin ? typed.trim() : '');
  return [...matchingPlaces(own, typed).slice(0, mostFound), ...orders, ...ofHouse];
}

// The newest hundred, read once: what is older is found on the projects page.
function useOwnProjects(): readonly Place[] {
  const [own, setOwn] = useState<readonly Place[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    void call(listProjects, {}, { signal: stop.signal }).then((result) => {
      if (!result.ok || stop.signal.aborted) return;
      setOwn(
        result.answer.projects.map(({ id, project_name, product_name }) => ({
          label: project_name,
          to: `/projects/${id}`,
          group: 'Projects',
          words: product_name,
        })),
      );
    });
    return () => stop.abort();
  }, []);
  return own;
}

function useHouseProjects(q: string): readonly Place[] {
  const [found, setFound] = useState<{ q: string; places: readonly Place[] }>(nothing);
  useEffect(() => {
    if (q.length < 2) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ q, limit: String(mostFound) });
      const result = await call(house.listProjects, { query }, { signal: stop.signal });
      if (!result.ok || stop.signal.aborted) return;
      const places = result.answer.rows.map(({ kind, id, name, client }) => ({
        label: `${name}, ${client}`,
        to: `/admin?project=${kind}:${id}`,
        group: 'Leads',
      }));
      setFound({ q, places });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q]);
  return found.q === q ? found.places : [];
}

const nothing = { q: '', places: [] };
