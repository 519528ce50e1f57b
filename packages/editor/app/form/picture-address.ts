/** Where the editor shows a picture that a field or a text names. */
export function pictureAddress(value: string): string {
  return value === '' || value.startsWith('local:')
    ? 'data:,'
    : `/editor/api/picture?place=${encodeURIComponent(value)}`;
}
