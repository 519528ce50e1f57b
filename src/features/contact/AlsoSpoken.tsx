import type { Company } from '#lib/company/company.ts';

/** Says in another language that it is spoken too; nothing if the company names none. */
export function AlsoSpoken({ company: { alsoSpoken } }: { readonly company: Company }) {
  return alsoSpoken && <span lang={alsoSpoken.lang}>{alsoSpoken.text}</span>;
}
