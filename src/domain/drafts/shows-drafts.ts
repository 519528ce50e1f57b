/** Whether drafts are shown: while developing. A constant, so that the mark's markup leaves every script of a build. */
export const showsDrafts = import.meta.env.DEV;
