interface Hosts {
  readonly formerHost?: string | undefined;
  readonly unwantedHosts: readonly string[];
}

/** Links that the content holds and no page shows, as lychee's `.lycheeignore` has them: a regular expression a line. */
export function listIgnored({ formerHost, unwantedHosts }: Hosts): string {
  const hosts = [...unwantedHosts, ...(formerHost === undefined ? [] : [formerHost])];
  return hosts.map((host) => `^https?://([\\w-]+\\.)*${host.replaceAll('.', String.raw`\.`)}([/:?#]|$)\n`).join('');
}
