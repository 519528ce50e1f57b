const names = [
  'Thumbs\\.db',
  'ehthumbs\\.db',
  'desktop\\.ini',
  'Icon\\r',
  '__MACOSX',
  '@eaDir',
  '\\.[^/]*',
  '[#~][^/]*',
];
const endings = ['~', '\\.bak', '\\.orig', '\\.tmp', '\\.swp', '\\.swo'];
const pattern = new RegExp(`(?:^|/)(?:(?:${names.join('|')})(?:/|$)|[^/]*(?:${endings.join('|')})$)`, 'i');

/**
 * Whether a file was left by a system or an editor, such as Thumbs.db, .DS_Store, title.yaml~, .title.yaml.swp and
 * ~$title.yaml.
 * @param file its path, with `/` as separator.
 */
export function isLeftOver(file: string): boolean {
  return pattern.test(file);
}
