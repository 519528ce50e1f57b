/** Where the pictures of content/media/blog are served: old posts link to this address. */
export const blogPictureFolder = '/blog-media/';
