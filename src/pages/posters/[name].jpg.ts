import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { listPosterFiles } from '#features/video/videos.query.ts';

/** Original posters at permanent addresses: the thumbnails that search engines keep. */
export const getStaticPaths = (async () =>
  (await listPosterFiles()).map((file) => ({
    params: { name: path.parse(file).name },
    props: { file },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: string }> = async ({ props }) =>
  new Response(new Uint8Array(await readFile(props.file)), { headers: { 'Content-Type': 'image/jpeg' } });
