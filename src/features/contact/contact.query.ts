import { mapEmbed } from '@site/model/video/players.ts';
import { getSite } from '#lib/content.query.ts';
import { findDrawing } from '#lib/pictures/pictures.query.ts';
import { siteFolder } from '#lib/site-folder.ts';
import { formatMessage } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';

/**
 * The company's drawing of the studio's surroundings, or its coordinates if there is no drawing, and the live map that
 * replaces either on a tap. Undefined for a company without a studio to visit or without coordinates.
 */
export async function getStudioMap() {
  const { site } = await getSite();
  const { position } = site;
  const { building, street, city } = site.address;
  if (position === undefined || street === undefined) return undefined;
  const title = formatMessage(words().others.map, {
    place: [building, street, city].filter((part) => part !== undefined).join(', '),
  });
  return {
    title,
    drawing: await findDrawing(`${siteFolder.content}/site.yaml`, './media/map.svg'),
    position,
    embed: mapEmbed(position),
  };
}

export type StudioPlace = NonNullable<Awaited<ReturnType<typeof getStudioMap>>>;
