/** The address of content/media/blog, which old posts link to. */
export const blogPictureFolder = '/blog-media/';

/** The address of the articles' feed; a site without articles has none. */
export const feed = '/rss.xml';
