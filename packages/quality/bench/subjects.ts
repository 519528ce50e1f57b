import { listBuildCost } from './build-cost.ts';
import { measureContentCheck } from './content-check.ts';
import { measureFirstPaint } from './first-paint.ts';
import { measureFirstViewport } from './first-viewport.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLoadMore } from './load-more.ts';
import { measureLoad } from './load.ts';
import { measureNavigation } from './navigation.ts';
import { measurePageSizes } from './page-sizes.ts';
import { measurePortfolioScripts } from './portfolio-scripts.ts';
import { measureSearch } from './search.ts';
import { measureSecondBuild } from './second-build.ts';
import type { Subject } from './site.ts';

/** All that the bench measures, in this order, by the names that `--only` takes. */
export const subjects: Readonly<Record<string, Subject>> = {
  'page-sizes': measurePageSizes,
  'first-paint': measureFirstPaint,
  'first-viewport': measureFirstViewport,
  navigation: measureNavigation,
  'portfolio-scripts': measurePortfolioScripts,
  'load-more': measureLoadMore,
  search: measureSearch,
  lighthouse: measureLighthouse,
  load: measureLoad,
  'content-check': measureContentCheck,
  'second-build': measureSecondBuild,
  'build-cost': (bench) => Promise.resolve(listBuildCost(bench)),
};
