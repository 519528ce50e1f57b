import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { buildConnector, EnvHttpProxyAgent } from 'undici';

/** The error code for a refused connection. */
export const insideCode = 'ERR_INSIDE';

function refuse(hostname: string): Error {
  return Object.assign(new Error(`${hostname} is not on the internet`), { code: insideCode });
}

/** An object, so that tests can replace the check. */
export const addresses = {
  /** Whether an IP address is public: not of this machine, a private network, or a special use. */
  isPublic: (address: string) => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast',
};

/** A DNS lookup that fails if any address of a name isn't public, so that a link can't reach the internal network. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) {
      callback(error, '');
      return;
    }
    const [first] = found;
    if (!first || found.some(({ address }) => !addresses.isPublic(address))) callback(refuse(hostname), '');
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

const connect = buildConnector({ lookup: lookupPublic });

/**
 * Connects to nothing but hosts on the internet, whoever named them: content and exports may hold any address, and so may a
 * redirect. It judges the address to which it connects, so a name can't lead elsewhere afterward. Behind the proxy that
 * HTTPS_PROXY names, the proxy looks names up, and decides.
 */
export const publicOnly = new EnvHttpProxyAgent({
  connect: (options, callback) => {
    const hostname = options.hostname.replace(/^\[|\]$/g, '');
    // No name, so there is no lookup.
    if (isIP(hostname) !== 0 && !addresses.isPublic(hostname)) callback(refuse(hostname), null);
    else connect(options, callback);
  },
});
