/**
 * Changing text, replaced with its element: a translator may have moved the text node elsewhere, where React would
 * update it unseen.
 */
export function ChangingText({ children }: { readonly children: string }) {
  return <span key={children}>{children}</span>;
}
