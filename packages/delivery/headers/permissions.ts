/** What the player needs, here and in players' frames. */
const forPlayers = ['autoplay', 'fullscreen', 'picture-in-picture'];

/** Features that neither the site nor a frame in it may use: https://www.w3.org/TR/permissions-policy/ */
const unused = `accelerometer camera display-capture geolocation gyroscope hid idle-detection local-fonts magnetometer
  microphone midi otp-credentials payment publickey-credentials-create publickey-credentials-get screen-wake-lock serial usb
  window-management xr-spatial-tracking`.split(/\s+/);

/**
 * The value of `Permissions-Policy`.
 * @param players origins of players' frames.
 */
export function writePermissions(players: readonly string[]): string {
  const allowed = ['self', ...players.map((origin) => `"${origin}"`)].join(' ');
  return [
    ...forPlayers.map((feature) => `${feature}=(${allowed})`),
    // The button that shares a video copies its address.
    'clipboard-write=(self)',
    ...unused.map((feature) => `${feature}=()`),
  ].join(', ');
}
