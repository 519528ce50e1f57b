import { readSiteContent } from '../built/read-site-content.ts';
import { fixtureSite } from '../sites.ts';

export * from './browser-test.ts';

export const content = await readSiteContent(fixtureSite.content);

function firstPath(collection: 'videos' | 'posts', folder: string): string {
  const [entry] = content.list(collection);
  if (!entry) throw new Error(`content has no ${collection}`);
  return `${folder}/${entry.slug}`;
}

export const watchPath = firstPath('videos', '/videos');
export const postPath = firstPath('posts', '/blog');
