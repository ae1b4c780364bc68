import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorBoundary } from './detail.tsx';

const shown = (found: unknown) => {
  const error = { status: 404, statusText: '', internal: false, data: found };
  const page = <ErrorBoundary {...({ error } as unknown as Parameters<typeof ErrorBoundary>[0])} />;
  const router = createMemoryRouter([{ path: '*', element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

test('HOUSE-07 the address of a deleted project leads to where it is restored; any other is not there', () => {
  const deleted = { project_name: 'Rye at Nine', restorable_until: '2026-12-29T12:00:00.000Z' };
  const page = shown(deleted);
  expect(page).toContain('You deleted this project');
  expect(page).toContain('“Rye at Nine” waits in the trash, as it was.');
  expect(page).toContain('Dec 29, 2026');
  expect(page).toContain('href="/projects#recently-deleted"');
  expect(shown(null)).toContain('Oops! Page not found');
});
