import type { Company } from '#lib/company/company.ts';

/** Says in another language that it is spoken too, with a link to the site in it; nothing if the company names none. */
export function AlsoSpoken({ company: { alsoSpoken } }: { readonly company: Company }) {
  if (!alsoSpoken) return null;
  const { lang, text, home } = alsoSpoken;
  return home ? (
    <a className="inline-block underline underline-offset-4 hover:text-tungsten" lang={lang} {...home}>
      {text}
    </a>
  ) : (
    <span lang={lang}>{text}</span>
  );
}
