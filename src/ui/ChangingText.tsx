/**
 * Text that changes while a visitor looks at it, in an element that is replaced with it: a translator may have moved the
 * text's own node elsewhere, where React would change it unseen.
 */
export function ChangingText({ children }: { readonly children: string }) {
  return <span key={children}>{children}</span>;
}
