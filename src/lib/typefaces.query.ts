import { cutForSite } from '@site/model/typefaces/cut-typefaces.ts';
import { getSite } from './content.query.ts';
import { memoizeQuery } from './memoize.ts';

/** The company's typefaces, as they were cut when the build began. */
export const getTypefaces = memoizeQuery(async () => cutForSite((await getSite()).site));
