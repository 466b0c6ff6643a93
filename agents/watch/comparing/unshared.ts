/** What each of two lists has beyond the other, each as often as it stands there more. */
export function unshared<T>(one: T[], other: T[], key: (item: T) => string): [T[], T[]] {
  return [beyond(one, other.map(key), key), beyond(other, one.map(key), key)];
}

function beyond<T>(items: T[], shared: string[], key: (item: T) => string): T[] {
  const left = new Map<string, number>();
  for (const found of shared) left.set(found, (left.get(found) ?? 0) + 1);
  return items.filter((item) => {
    const found = key(item);
    const count = left.get(found) ?? 0;
    left.set(found, count - 1);
    return count <= 0;
  });
}
