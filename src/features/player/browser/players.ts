/** What pages with players run besides the script of every page. */
import { followChoice } from './choice.ts';
import { startFacades } from './facade.ts';

followChoice();
startFacades();
