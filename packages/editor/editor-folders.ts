import path from 'node:path';
import type { EditorFolders } from './handle-request.ts';

/** The folders of the project in which the editor was started. */
export const editorFolders: EditorFolders = {
  content: path.resolve('content'),
  pictures: path.resolve('.cache/editor/pictures'),
};
