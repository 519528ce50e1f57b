/** The address of a video's own page. */
export const watchPath = (slug: string) => `/videos/${slug}`;
