import type { APIRoute } from 'astro';
import { editorFolders } from './editor-folders.ts';
import { handleEditorRequest } from './handle-request.ts';

export const prerender = false;

export const ALL: APIRoute = async ({ request }) => handleEditorRequest(request, editorFolders);
