export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...names].every((name) => isEqual(mine[name], theirs[name]));
}
