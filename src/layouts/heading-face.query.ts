import { readTypefaces, writeHeadingFace } from '@site/model/typefaces/typefaces.ts';
import { getSite } from '#lib/content.query.ts';
import { memoizeQuery } from '#lib/memoize.ts';

/** The rule of the heading face, which every page carries. */
export const getHeadingFace = memoizeQuery(async () => writeHeadingFace(readTypefaces((await getSite()).site)));
