import type { LanguageLink } from '#features/seo/languages.query.ts';

export interface LanguageLinksProps {
  readonly languages: readonly LanguageLink[];
  readonly className: string;
}

/** Links to the other languages, each in its own (src/layouts/browser/language-links.ts keeps the page's state). */
export function LanguageLinks({ languages, className }: LanguageLinksProps) {
  return languages.map(({ tag, name, path, isSame }) => (
    <a
      className={`inline-flex min-h-11 items-center hover:text-tungsten ${className}`}
      data-language={isSame ? 'same' : 'near'}
      data-no-markdown=""
      href={path}
      hrefLang={tag}
      key={tag}
      lang={tag}
    >
      {name}
    </a>
  ));
}
