/** What the first page says while the site is an example, before its program is there and after. */
export const startWords = {
  heading: 'Is this your company?',
  describe: (company: string) => `${company} is an example, or its site has no address of its own yet.`,
  own: 'Start a small site of your own',
  takeOver: 'Take over what is here',
} as const;

/** Leads to the form of all that names the company. */
export const takeOverPath = '/keystatic/singleton/site';

/** Opens the questions. */
export const startHash = '#new-company';
