/** Whether a host's name is reserved for examples and tests (RFC 2606), so that no site answers there. */
export const isExampleHost = (host: string) => /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/.test(host);
