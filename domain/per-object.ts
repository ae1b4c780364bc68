/**
 * What `make` gives, worked out once for each object: for objects that are replaced and never
 * changed in place.
 */
export function perObject<Made>(make: (object: object) => Made): (object: object) => Made {
  const known = new WeakMap<object, Made>();
  return (object) => {
    if (!known.has(object)) known.set(object, make(object));
    return known.get(object) as Made;
  };
}
