/** What pages with loops load besides the script of every page. */
import { startHeroLoops } from './hero-loops.ts';
import { startHoverLoops } from './hover-loops.ts';

startHoverLoops();
startHeroLoops();
