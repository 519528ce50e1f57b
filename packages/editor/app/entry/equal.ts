/** Whether two values of JSON say the same. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...names].every((name) => isEqual(mine[name], theirs[name]));
}

const isBlock = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Mine where I have changed a field, and what is there now where I haven't. */
export function mergeBlocks(
  before: Readonly<Record<string, unknown>>,
  mine: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = new Set([...Object.keys(mine), ...Object.keys(now)]);
  const fields = [...names].map((name) => {
    const [old, own, other] = [before[name], mine[name], now[name]];
    if (isBlock(own) && isBlock(other)) return [name, mergeBlocks(isBlock(old) ? old : {}, own, other)] as const;
    return [name, isEqual(own, old) ? other : own] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
