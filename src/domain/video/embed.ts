/** A player on another company's host. */
export interface Embed {
  readonly host: 'Vimeo' | 'YouTube' | 'the live channel';
  /** The address of the player's frame, without a wish to play at once. */
  readonly frame: string;
}

/**
 * The player of a Vimeo number, which may carry an unlisted video's hash: `123456789?h=0a1b2c3d4e`.
 * `dnt` asks the host not to track.
 */
export function vimeoEmbed(vimeoId: string): Embed {
  const [id = '', query = ''] = vimeoId.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('dnt', '1');
  return { host: 'Vimeo', frame: `https://player.vimeo.com/video/${id}?${parameters.toString()}` };
}

/**
 * The player that an embed address names.
 * @throws Error for a host that is neither Vimeo nor YouTube; the content schema refuses those first.
 */
export function addressEmbed(address: string): Embed {
  const { hostname, pathname, search } = new URL(address);
  const id = pathname.split('/').at(-1) ?? '';
  if (hostname === 'player.vimeo.com') return vimeoEmbed(id + search);
  if (hostname === 'www.youtube-nocookie.com') return { host: 'YouTube', frame: address };
  throw new Error(`${address} is no player that the site knows`);
}
