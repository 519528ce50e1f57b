import type { APIRoute, GetStaticPaths } from 'astro';
import { postShapes, cutPicture } from '#features/seo/post-pictures.ts';
import { listSitePages } from '#features/seo/site-pages.query.ts';

interface Props {
  readonly picture: string;
  readonly shape: (typeof postShapes)[number];
}

/** Each post's picture in the shapes that search results show, at addresses that stay. */
export const getStaticPaths = (async () =>
  (await listSitePages()).flatMap(({ subject, picture }) =>
    subject.kind === 'post'
      ? postShapes.map((shape) => ({ params: { name: `${subject.slug}-${shape}` }, props: { picture, shape } }))
      : [],
  )) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(new Uint8Array(await cutPicture(props.picture, props.shape)), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
