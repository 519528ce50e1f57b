import path from 'node:path';
import type { APIRoute } from 'astro';
import { findHosts } from '@site/content-tools/hosts/oembed.ts';
import { handleEditorRequest } from './handle-request.ts';

export const prerender = false;

export const ALL: APIRoute = async ({ request }) =>
  handleEditorRequest(request, {
    content: path.resolve('content'),
    waiting: path.resolve('.cache/editor/pictures'),
    hosts: findHosts(process.env),
  });
