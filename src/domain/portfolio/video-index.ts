/** Videos on each page of the index of all videos. */
export const videosPerIndexPage = 24;
