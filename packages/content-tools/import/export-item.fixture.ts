import type { ExportItem } from './wordpress-export.ts';

const empty: ExportItem = {
  id: 1,
  type: 'post',
  status: 'publish',
  title: '',
  link: '',
  name: '',
  date: '',
  modified: '',
  author: '',
  content: '',
  excerpt: '',
  password: '',
  parent: 0,
  menuOrder: 0,
  terms: 0,
  comments: 0,
  attachmentUrl: '',
  alt: '',
  thumbnail: 0,
};

/** A published article without anything but what a test gives it. */
export function postItem(fields: Partial<ExportItem>): ExportItem {
  return { ...empty, ...fields };
}
