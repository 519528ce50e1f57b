/** A request that can't be fulfilled. The message says why, and what to do. */
export class EntryError extends Error {}
