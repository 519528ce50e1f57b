const hostLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** A host name. Anything else could inject into a policy, a redirect or a header. */
export const hostName = new RegExp(`^(?=.{1,253}$)(?:${hostLabel}\\.)+(?![0-9]+$)${hostLabel}$`);

export function isWebAddress(value: string): boolean {
  if (!/^https:\/\/[^\s\p{C}]+$/u.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostName.test(hostname) && username === '' && password === '';
}
