/** Puts a text on the clipboard. @returns false where the visitor or the browser refuses; without HTTPS there is none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
