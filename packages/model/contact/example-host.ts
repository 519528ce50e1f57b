/** Whether a host name is reserved for examples and tests (RFC 2606). */
export const isExampleHost = (host: string) => /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/.test(host);
