import site from '../../astro.config.ts';
import { contentEditor } from './server/content-editor.ts';

/** The site as it is built, with the editor beside it. */
export default { ...site, server: { port: 4322 }, integrations: [...(site.integrations ?? []), contentEditor()] };
