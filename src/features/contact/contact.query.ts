import { mapEmbed } from '@site/model/video/players.ts';
import { getSite } from '#lib/content.query.ts';
import { findDrawing } from '#lib/pictures/pictures.query.ts';
import { siteFolder } from '#lib/site-folder.ts';

/**
 * The company's drawing of the studio's surroundings, or its position if there is no drawing, and the live map that
 * replaces either on a tap.
 */
export async function getStudioMap() {
  const { site } = await getSite();
  const { building, street, city } = site.address;
  const title = `Street map: ${building}, ${street}, ${city}`;
  return {
    title,
    drawing: await findDrawing(`${siteFolder.content}/site.yaml`, './media/map.svg', title),
    position: site.position,
    embed: mapEmbed(site.position),
  };
}

export type StudioPlace = Awaited<ReturnType<typeof getStudioMap>>;
