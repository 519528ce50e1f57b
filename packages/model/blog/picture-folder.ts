/** Where visitors find the pictures of articles, which lie in content/media/blog: articles have always named them so. */
export const blogPictureFolder = '/blog-media/';
