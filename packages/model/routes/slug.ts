/** Whether a text can be an entry's file name and part of its address: lowercase letters, digits and single hyphens. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
