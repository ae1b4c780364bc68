/** The colours of a plot, out of the tokens; the system's own where the reader wants those. */
export function plotColors() {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  const font = `12px ${style.getPropertyValue('--font-sans')}`;
  if (matchMedia('(forced-colors: active)').matches) {
    const text = 'CanvasText';
    return { strong: text, quiet: text, rule: 'GrayText', label: text, mark: 'Highlight', font };
  }
  return {
    strong: token('stage-100'),
    quiet: token('stage-400'),
    rule: token('stage-800'),
    label: token('stage-300'),
    mark: token('spike'),
    font,
  };
}
