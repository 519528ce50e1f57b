import { readSiteFolders } from '@site/model/site-folders.ts';

export const siteFolder = readSiteFolders(process.env);

/** Stands for any written page when a picture or video of one is looked up. */
export const writtenPage = `${siteFolder.content}/pages/*.mdoc`;
