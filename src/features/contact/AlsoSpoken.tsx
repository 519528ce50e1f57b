import type { Company } from '#lib/company/company.ts';

export interface AlsoSpokenProps {
  readonly company: Company;
  readonly page: 'about' | 'contact';
}

/** Says in another language that it is spoken too, and links to the page in it; nothing if the company names none. */
export function AlsoSpoken({ company: { alsoSpoken }, page }: AlsoSpokenProps) {
  if (!alsoSpoken) return null;
  const { lang, text, links } = alsoSpoken;
  return links ? (
    <a className="inline-block underline underline-offset-4 hover:text-tungsten" lang={lang} {...links[page]}>
      {text}
    </a>
  ) : (
    <span lang={lang}>{text}</span>
  );
}
