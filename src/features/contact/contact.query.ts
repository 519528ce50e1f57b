import { mapEmbed } from '@site/model/video/players.ts';
import { getSite } from '#lib/content.query.ts';
import { resolveDrawing } from '#lib/pictures/pictures.query.ts';

/** The drawn street map around the studio, and the live one that takes its place on a tap. */
export async function getStudioMap() {
  const { site } = await getSite();
  const { building, street, city } = site.address;
  const title = `Street map: ${building}, ${street}, ${city}`;
  return {
    ...(await resolveDrawing('content/site.yaml', './media/map.svg', title)),
    embed: mapEmbed(site.position),
  };
}
