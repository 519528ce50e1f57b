/** Where the site is served unless PORT says otherwise. */
const defaultPort = 4321;

/**
 * Reads a port; 0 lets the system choose a free one.
 * @throws where the value is no port.
 */
export function parsePort(value: string | undefined): number {
  if (value === undefined || value.trim() === '') return defaultPort;
  const port = Number(value);
  if (/^\d+$/.test(value.trim()) && port <= 65_535) return port;
  throw new Error(`PORT is '${value}': write a number from 0 to 65535, such as PORT=${String(defaultPort)}.`);
}
