/** The texts of a form under the names it has; whatever else was sent is not looked at. */
export const textsOf = (form: FormData, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = form.get(name);
      // Forms send each end of a line as two characters.
      return typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : [];
    }),
  );
