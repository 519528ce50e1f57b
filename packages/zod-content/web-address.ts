const hostLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** A host by its name. Anything else could say more than a host in a policy, a redirect or a header, which name them. */
export const hostName = new RegExp(`^(?=.{1,253}$)(?:${hostLabel}\\.)+(?![0-9]+$)${hostLabel}$`);

export function isWebAddress(value: string): boolean {
  if (!/^https:\/\/[^\s\p{C}]+$/u.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostName.test(hostname) && username === '' && password === '';
}
