export function pictureAddress(value: string): string {
  return value === '' || value.startsWith('local:')
    ? 'data:,'
    : `/editor/api/picture?place=${encodeURIComponent(value)}`;
}
