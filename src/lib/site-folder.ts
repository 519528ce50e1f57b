import { readSiteFolders } from '@site/model/site-folders.ts';

/** The folders of the site that is built, from the project's folder. */
export const siteFolder = readSiteFolders(process.env);

/** Stands for any written page where a picture or a video that one names is looked up. */
export const writtenPage = `${siteFolder.content}/pages/*.mdoc`;
