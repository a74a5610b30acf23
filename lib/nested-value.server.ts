/**
 * The value at a path in data of unknown form, such as YAML that nobody has checked.
 * @param path keys of objects and indexes of lists, the outermost first
 * @returns undefined where a part of the path is missing
 */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
