interface Hosts {
  readonly formerHost?: string | undefined;
  readonly unwantedHosts: readonly string[];
}

/**
 * Links that no page shows although the content has them, in the format of lychee's `.lycheeignore`: a regular
 * expression per line.
 */
export function listIgnored({ formerHost, unwantedHosts }: Hosts): string {
  const hosts = [...unwantedHosts, ...(formerHost === undefined ? [] : [formerHost])];
  return hosts.map((host) => `^https?://([\\w-]+\\.)*${host.replaceAll('.', String.raw`\.`)}([/:?#]|$)\n`).join('');
}
