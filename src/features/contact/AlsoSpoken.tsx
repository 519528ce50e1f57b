import type { Company } from '#lib/company/company.ts';

/** That another language is spoken too, said in that language; nothing where the company names none. */
export function AlsoSpoken({ company: { alsoSpoken } }: { readonly company: Company }) {
  return alsoSpoken && <span lang={alsoSpoken.lang}>{alsoSpoken.text}</span>;
}
