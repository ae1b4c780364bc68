// What the application says to the script in the page that reports usage. Where nothing is counted
// there is no such script, and nobody listens.

/** The address may have changed. */
export const routeEvent = 'usage:route';
/** A step of the wizard was reached; `detail` is its id. */
export const stepEvent = 'usage:step';

export const reportRoute = (): boolean => dispatchEvent(new Event(routeEvent));

export const reportStep = (id: string): boolean =>
  dispatchEvent(new CustomEvent(stepEvent, { detail: id }));
