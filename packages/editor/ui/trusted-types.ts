interface Policies {
  createPolicy(
    name: 'default',
    rules: { readonly createHTML: (html: string, type?: string, sink?: string) => string | null },
  ): unknown;
}

/**
 * What text may become HTML in the editor's own page, where its policy asks for that (`require-trusted-types-for`): text
 * without elements, and what is read into a document that is not shown, where no script runs.
 * @param sink undefined where Tiptap asks for such a document.
 */
function trust(html: string, _: string | undefined, sink: string | undefined): string | null {
  return sink === undefined || sink === 'DOMParser parseFromString' || !html.includes('<') ? html : null;
}

(window as { readonly trustedTypes?: Policies }).trustedTypes?.createPolicy('default', { createHTML: trust });
